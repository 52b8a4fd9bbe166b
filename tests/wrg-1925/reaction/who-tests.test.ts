import { describe, expect, test } from 'vitest';
import { reactionTest } from '../../../rulesets/wrg-1925/reaction/reaction-test.js';
import type { Input } from '../../../src/rules/record.js';
import type { Unit } from '../../../src/rules/roster.js';
import { filledAs, known, unit } from '../../support/forbids.js';
import type { Given } from '../../support/play.js';

/** What is known of whoever tests: of his own, of those who joined him, and of the game. */

const reds = (profile: Input = {}, marks: Input = {}) => unit('group', { men: 6, ...profile }, marks, 'Reds');
const crew = (profile: Input = {}, marks: Input = {}) =>
  unit('gun', { men: 4, weapon: 'mg-tripod', ...profile }, marks, 'Crew');
const tank = (profile: Input = {}, marks: Input = {}) =>
  unit('vehicle', { type: 'medium-tank', crew: 5, ...profile }, marks, 'Tiger');
const stranger = (marks: Input = {}): Unit => ({ ...unit('group', {}, marks, 'Somebody'), met: true });
const inPeriod = (period: number) => ({ slots: { period }, spans: ['period'] as const });

/** What he fills in, and who joined him; without points where none were scored. */
const of = (who: Unit, typed: Given = {}, ...joined: readonly Unit[]) =>
  Object.fromEntries(
    Object.entries(filledAs(reactionTest, typed, who, ...joined)).filter(([, is]) => is !== 0),
  );

/** A period in which everything happened. */
const HARD = {
  ...{ lostInPeriod: 2, points: 34.5, tens: 1, antiTankPoints: 7.5, machineGuns: 3, underFire: true },
  ...{ fired: true, ownLmgs: 2, nearest: 40, surprised: true, antiTankSurprise: true, otherFire: true },
  ...{ antiTankFire: true, closeAttack: true, armourFires: true, moved: true, ran: true },
};
const late = (figures: Input) =>
  Object.fromEntries(
    Object.entries(figures).map(([name, is]) => [`late${name[0]!.toUpperCase()}${name.slice(1)}`, is]),
  );

describe('a group', () => {
  const FACTS = {
    ...{ points: 34, pooledTens: 2, lostInBattle: 5, lostInPeriod: 2, machineGuns: 3, fired: true },
    ...{ ownLmgs: 2, nearest: 40, surprised: true, armourFires: true, ownLeaderRan: true, flame: true },
  };
  const HIT = { ...HARD, lostInBattle: 5, flame: 3 };

  test('(wrg:react.2) with what the period did to it', () => {
    expect(filledAs(reactionTest, {}, reds())).toEqual({ name: 'Reds', points: 0 });
    expect(of(reds({}, HIT))).toEqual({ name: 'Reds', underFire: true, ...FACTS });
    expect(of(reds({}, { ...HIT, stayed: true }))).toEqual({
      ...{ name: 'Reds', underFire: true, ...FACTS, ownLeaderRan: undefined },
    });
    expect(of(stranger(HIT))).toEqual({ name: 'Somebody', underFire: true, ...FACTS });
  });

  test('(wrg:react.1) with that of the period before, where that test is overdue; who fell since does not count', () => {
    const before = late({ ...HARD, lostInPeriod: 1 });
    expect(of(reds({}, { ...before, lostInPeriod: 2, lostInBattle: 5, flame: 3 }))).toEqual({
      ...{ name: 'Reds', overdue: true, ...FACTS, lostInPeriod: 1, lostInBattle: 3 },
    });
  });

  test('what is typed stands, and a sum takes the place of all', () => {
    expect(of(reds({}, HIT), { mod: 3 })).toEqual({ name: 'Reds', underFire: true });
    expect(of(reds({}, HIT), { points: 3, friendlyLmgs: 1 })).not.toHaveProperty('pooledTens');
    expect(of(reds({}, HIT), { points: 3, friendlyLmgs: 1 })).not.toHaveProperty('ownLmgs');
    expect(of(reds({}, { points: -9 }))).toEqual({ name: 'Reds' });
    expect(of(reds({}, { points: 5000, lostInBattle: 99, lostInPeriod: 99, machineGuns: 99 }))).toEqual({
      ...{ name: 'Reds', points: 999, pooledTens: 99, lostInBattle: 60, lostInPeriod: 60, machineGuns: 30 },
    });
  });

  test('(wrg:react.22) under cover all of it, unless its men are told one by one', () => {
    expect(of(reds({}, { cover: 'trench' }))).toEqual({ name: 'Reds', allCovered: true });
    expect(of(reds({ figure: ['Sgt:40'] }, { cover: 'trench' }))).toEqual({ name: 'Reds' });
    expect(of(stranger({ cover: 'trench' }))).toEqual({ name: 'Somebody' });
  });

  test('(wrg:notes.2) with what was agreed for its quality, but for a sum', () => {
    expect(of(reds({ quality: 2 }))).toEqual({ name: 'Reds', quality: 2 });
    expect(of(reds({ quality: 2 }), { mod: 1 })).toEqual({ name: 'Reds' });
    expect(of(tank({ quality: -2 }))).toEqual({ name: 'Tiger', afv: true, quality: -2 });
  });

  test('(wrg:react.30) its men dice among enemies, and a leader has none', () => {
    expect(of(reds(), { interpenetrated: true })).toEqual({ name: 'Reds', men: 6, inGroup: 6 });
    expect(of(reds(), { intermingled: true })).toEqual({ name: 'Reds', men: 6, inGroup: 6 });
    expect(of(reds(), { intermingled: true, leader: 'sgt' })).not.toHaveProperty('men');
    const jeep = unit('vehicle', { type: 'truck' }, {}, 'Jeep');
    expect(of(jeep, { intermingled: true })).toEqual({ name: 'Jeep' });
  });

  test('(wrg:react.30) (wrg:react.24) the heavy weapons it has, and the tests it has made', () => {
    const weapons = ['mg-tripod:1', 'rifle:4'];
    expect(of(reds({ weapons }))).toEqual({ name: 'Reds', ownWeapons: weapons, wouldLeave: ['mg-tripod:1'] });
    expect(of(reds({ weapons: ['rifle:4'] }))).toEqual({ name: 'Reds' });
    expect(of(crew({ weapons }))).toEqual({
      ...{ name: 'Crew', crewWeapons: true },
      ...{ ownWeapons: weapons, wouldLeave: ['mg-tripod:2'] },
    });
    const made = { tested: 3, bound: 4, crewsTested: 5, crewsBound: 6, leaderTestedBefore: true };
    expect(of(reds({}, made))).toEqual({
      name: 'Reds',
      ...made,
      leaderTestedBefore: undefined,
      leaderTested: true,
    });
    expect(of(reds({}, { leaderTested: true }))).toEqual({ name: 'Reds', leaderTested: true });
    expect(of(reds({}, { knockedOut: true, joined: ['Blues'] }))).toMatchObject({
      ...{ knockedOut: true, joinedBefore: ['Blues'] },
    });
  });
});

describe('a leader, and crews, after their group', () => {
  test('(wrg:extra.3) have its factors', () => {
    const after = { tested: 3, facts: ['fired'], points: 20, cover: 'trench' };
    expect(of(reds({ quality: 2 }, after), { leader: 'sgt' })).toEqual({
      ...{ name: 'Reds', tested: 3, facts: ['fired'] },
    });
    const bound = { bound: 3, factsBefore: ['fired'], points: 20 };
    expect(of(reds({}, bound), { leader: 'sgt' })).toEqual({ name: 'Reds', bound: 3, facts: ['fired'] });
  });

  test('(wrg:extra.1) crews of two or more test as such, one man and a leader do not', () => {
    expect(of(crew())).toEqual({ name: 'Crew', crewWeapons: true, wouldLeave: ['mg-tripod:1'] });
    expect(of(crew({ men: 1 }))).toEqual({ name: 'Crew', wouldLeave: ['mg-tripod:1'] });
    expect(of(crew(), { leader: 'sgt' })).toEqual({ name: 'Crew', wouldLeave: ['mg-tripod:1'] });
    const after = { tested: 3, facts: ['fired'], points: 20, cover: 'trench' };
    expect(of(crew({ quality: 2 }, after))).toEqual({
      ...{ name: 'Crew', crewWeapons: true, tested: 3, facts: ['fired'], wouldLeave: ['mg-tripod:1'] },
    });
    expect(of(reds({}, { tested: 3, facts: ['fired'], points: 20 }), { crewWeapons: true })).toEqual({
      ...{ name: 'Reds', tested: 3, facts: ['fired'] },
    });
    expect(of(reds({}, { tested: 3, facts: ['fired'], points: 20 }))).toMatchObject({
      points: 20,
      tested: 3,
    });
    expect(of(crew({ men: 1 }, { tested: 3, facts: ['fired'], points: 20 }))).toMatchObject({ points: 20 });
  });

  test('(wrg:extra.1) under fire anew they test with their group', () => {
    expect(of(crew({}, { bound: 3, factsBefore: ['fired'], underFire: true, points: 20 }))).toMatchObject({
      ...{ points: 20, crewWeapons: true, bound: 3 },
    });
  });
});

describe('an AFV', () => {
  test('(wrg:afv.3) with what the period did to it', () => {
    const marks = { ...HARD, commanderLost: true, afvTested: 3, afvBound: 4, immobilised: true };
    expect(of(tank({}, marks))).toEqual({
      ...{ name: 'Tiger', afv: true, underFire: true, antiTankFire: true, tested: 3, bound: 4, held: true },
      ...{ antiTankPoints: 7, otherFire: true, surprised: true, closeAttack: true, commanderLost: true },
    });
    expect(of(tank({}, { moved: true }))).toEqual({ name: 'Tiger', afv: true, moving: true });
    expect(of(tank({}, { moved: true }), { stationary: true })).toEqual({ name: 'Tiger', afv: true });
    expect(of(tank({}, { moved: true }), { immobilised: true })).toEqual({ name: 'Tiger', afv: true });
    expect(of(tank({}, { antiTankPoints: 5000 }))).toEqual({ name: 'Tiger', afv: true, antiTankPoints: 99 });
    expect(of(tank({}, { antiTankPoints: -3 }))).toEqual({ name: 'Tiger', afv: true });
    expect(of(tank({}, { moved: true }), { mod: 2 })).toEqual({ name: 'Tiger', afv: true });
  });

  test('(wrg:afv.2) with that of the period before, at the end of which it has not tested', () => {
    const marks = { ...late(HARD), antiTankPoints: 3 };
    expect(of(tank({}, marks), { when: 'period-end' })).toMatchObject({
      ...{ overdue: true, antiTankPoints: 7, moving: true },
    });
    expect(of(tank({}, marks), { when: 'fire' })).toMatchObject({ overdue: true, antiTankPoints: 3 });
    expect(of(tank({}, { ...marks, antiTankFire: true }))).toMatchObject({ antiTankPoints: 3 });
    expect(of(tank({}, marks))).toMatchObject({ antiTankPoints: 7 });
  });

  test('(wrg:afv.1) a soft vehicle tests as men do, and the leader of a tank as well', () => {
    const jeep = unit('vehicle', { type: 'truck' }, { points: 20 }, 'Jeep');
    expect(of(jeep)).toEqual({ name: 'Jeep', points: 20, pooledTens: 2 });
    expect(of(tank({}, { tested: 4, facts: ['fired'] }), { leader: 'sgt' })).toEqual({
      ...{ name: 'Tiger', tested: 4, facts: ['fired'] },
    });
    expect(of(stranger({ afvBound: 3, bound: 9 }), { afv: true })).toEqual({ name: 'Somebody', bound: 3 });
  });
});

describe('those who join it', () => {
  const blues = unit('group', { men: 3 }, {}, 'Blues');
  const greens = unit('group', { men: 3 }, {}, 'Greens');
  const whites = unit('group', { men: 3 }, {}, 'Whites');

  test('(wrg:react.23) are named in their order, unless all losses were told', () => {
    expect(of(reds(), {}, blues)).toEqual({ name: 'Reds', joined: ['Blues'] });
    expect(of(reds(), {}, blues, greens)).toEqual({ name: 'Reds', joined: ['Blues', 'Greens'] });
    expect(of(reds(), {}, blues, greens, whites)).toEqual({
      ...{ name: 'Reds', joined: ['Blues', 'Greens', 'Whites'] },
    });
    expect(of(reds(), { lostInBattle: 2 }, blues)).toEqual({ name: 'Reds' });
    expect(of(reds(), {}, stranger())).toEqual({ name: 'Reds' });
  });
});

describe('as the game has it', () => {
  const told = (who: Unit | undefined, typed: Given = {}, units: readonly Unit[] = [], joined?: Unit) =>
    known(reactionTest, typed, [who, joined], { ...inPeriod(4), units });

  test('(wrg:react.1) a test is due after fire, and where something of it is typed', () => {
    expect(told(reds())).toEqual({ undue: true });
    expect(told(reds({}, { underFire: true }))).toEqual({});
    expect(told(reds({}, { lateUnderFire: true }))).toEqual({});
    for (const name of ['points', 'machineGuns', 'lostInPeriod', 'flankFire', 'armourFires', 'surprised'])
      expect(told(reds(), { [name]: 1 })).toEqual({});
    expect(told(reds(), { antiTankPoints: 1, closeAttack: true, otherFire: true })).toEqual({ undue: true });
    expect(told(undefined, { name: 'Reds' })).toEqual({ undue: true });
    expect(told(undefined)).toEqual({});
  });

  test('(wrg:afv.1) that of an AFV after anti-tank fire, or at the end of a period under fire', () => {
    expect(told(tank())).toEqual({ undue: true });
    expect(told(tank({}, { antiTankFire: true }))).toEqual({});
    expect(told(tank({}, { underFire: true }))).toEqual({});
    expect(told(tank({}, { underFire: true }), { when: 'fire' })).toEqual({ undue: true });
    for (const name of ['antiTankPoints', 'surprised', 'closeAttack'])
      expect(told(tank(), { [name]: 1 })).toEqual({});
    expect(told(tank(), { otherFire: true })).toEqual({ undue: true });
    expect(told(tank(), { otherFire: true, when: 'period-end' })).toEqual({});
    expect(told(undefined, { name: 'Tiger', afv: true, when: 'period-end', otherFire: true })).toEqual({});
    expect(told(undefined, { name: 'Tiger', afv: true, otherFire: true })).toEqual({ undue: true });
  });

  test('(wrg:R151) men inside an AFV, and in no other vehicle', () => {
    const fire = { underFire: true };
    const apc = unit('vehicle', { type: 'tracked-afv', at: 'apc' }, {}, 'APC');
    const truck = unit('vehicle', { type: 'truck' }, {}, 'Truck');
    expect(told(reds({}, { ...fire, aboard: 'apc' }), {}, [apc, truck])).toEqual({ inAfv: true });
    expect(told(reds({}, { ...fire, aboard: 'Truck' }), {}, [apc, truck])).toEqual({});
    expect(told(reds({}, fire), {}, [apc, truck])).toEqual({});
  });

  test('(wrg:R37) flame that was used before this period is told', () => {
    const fire = { underFire: true };
    expect(told(reds({}, { ...fire, flame: 3 }))).toEqual({ flameBefore: true });
    expect(told(reds({}, { ...fire, flame: 4 }))).toEqual({});
    expect(told(reds({}, { ...fire, flame: 3 }), { flame: true })).toEqual({});
    expect(told(reds({}, { lateUnderFire: true, flame: 3 }))).toEqual({});
    expect(told(reds({}, { lateUnderFire: true, flame: 2 }))).toEqual({ flameBefore: true });
  });

  test('(wrg:afv.13) the other AFVs of its side that were knocked out', () => {
    const wreck = (name: string, side: string, type = 'light-tank', marks: Input = { knockedOut: true }) => ({
      ...unit('vehicle', { type }, marks, name),
      side,
    });
    const mine = { ...tank({}, { antiTankFire: true }), side: 'Axis' };
    const others = [
      ...[wreck('One', 'Axis'), wreck('Two', 'Axis'), wreck('Enemy', 'Allies')],
      ...[wreck('Lorry', 'Axis', 'truck'), wreck('Whole', 'Axis', 'light-tank', {})],
    ];
    expect(told(mine, {}, others)).toEqual({ afvsLost: 2 });
    expect(told(mine, { mod: 3 }, others)).toEqual({});
    expect(told(tank({}, { antiTankFire: true }), {}, others)).toEqual({});
    expect(told({ ...reds({}, { underFire: true }), side: 'Axis' }, {}, others)).toEqual({});
    const sideless = unit('vehicle', { type: 'light-tank' }, { knockedOut: true }, 'Wreck');
    expect(told(tank({}, { antiTankFire: true }), {}, [sideless])).toEqual({});
  });

  describe('of those who join', () => {
    const lost = { lostInBattle: 4, lostInPeriod: 1, lateLostInPeriod: 3 };
    const blues = (marks: Input = {}) =>
      unit('group', { men: 3 }, { ...lost, points: 25, tens: 1, machineGuns: 2, ...marks }, 'Blues');
    const mine = (marks: Input = {}) =>
      reds({}, { underFire: true, points: 12, tens: 1, machineGuns: 1, ...marks });

    test('(wrg:react.23) their losses', () => {
      expect(told(mine(), { joined: ['Blues'] }, [blues()])).toEqual({
        ...{ othersLost: 4, othersLostInPeriod: 1 },
      });
      expect(told(mine({ joined: ['Blues'] }), { joined: ['Blues'] }, [blues()])).toEqual({
        ...{ othersLost: 0, othersLostInPeriod: 0 },
      });
      expect(told(mine(), { joined: ['Blues'], lostInBattle: 3 }, [blues()])).toEqual({});
      const overdue = { underFire: null, lateUnderFire: true } as never;
      expect(told(mine(overdue), { joined: ['Blues'] }, [blues({ lateUnderFire: true })])).toEqual({
        ...{ othersLost: 4, othersLostInPeriod: 3 },
      });
      expect(told(mine(overdue), { joined: ['Blues'] }, [blues()])).toEqual({
        ...{ othersLost: 4, othersLostInPeriod: 0 },
      });
    });

    test('(wrg:react.8) (wrg:react.13) and where they stand in it, all fire at any of them', () => {
      const both = { othersLost: 4, othersLostInPeriod: 1 };
      expect(told(mine(), {}, [], blues())).toEqual({ points: 37, pooledTens: 1, machineGuns: 3, ...both });
      expect(told(mine(), { points: 9 }, [], blues())).toEqual({ machineGuns: 3, ...both });
      expect(told(mine(), { machineGuns: 9 }, [], blues())).toEqual({ points: 37, pooledTens: 1, ...both });
      expect(told(mine(), { mod: 3 }, [], blues())).toEqual(both);
      expect(told(mine({ points: -12 }), {}, [], blues())).toMatchObject({ points: 25 });
    });
  });
});
