import { describe, expect, test } from 'vitest';
import { shoot } from '../../../rulesets/wrg-1925/fire/shoot.js';
import { move } from '../../../rulesets/wrg-1925/movement/move.js';
import { causeFault } from '../../../rulesets/wrg-1925/reaction/causes.js';
import { prisoners } from '../../../rulesets/wrg-1925/reaction/prisoners.js';
import { reactionTest } from '../../../rulesets/wrg-1925/reaction/reaction-test.js';
import type { Input } from '../../../src/rules/record.js';
import { barred, conflicting, filled, forbidden, refusing, unit } from '../../support/forbids.js';
import { type Given, refusalIn } from '../../support/play.js';
import { protocolOf } from '../../support/protocol.js';

/** Who does not test, or not so; and what a result forbids. */

test.each<[Given, readonly string[]]>([
  [
    { knockedOut: true },
    [
      'wrg:antitank.14 out (physical): The vehicle is knocked out: it does not test. -> wg game -r wrg says who is.',
    ],
  ],
  [
    { tested: 4 },
    [
      'wrg:react.1 tested: The group has tested in this period: it scored 4. -> For its crews: --crew-weapons. For its leader: --leader. wg undo takes the test back.',
    ],
  ],
  [
    { name: 'Reds', tested: 0, crewWeapons: false },
    [
      'wrg:react.1 tested: Reds has tested in this period: it scored 0. -> For its crews: --crew-weapons. For its leader: --leader. wg undo takes the test back.',
    ],
  ],
  [{ tested: 4, overdue: true }, []],
  [{ bound: 4 }, []],
  [{ tested: 4, crewWeapons: true }, []],
  [
    { afv: true, tested: 4, underFire: true },
    [
      'wrg:afv.2 tested: The vehicle has tested for the end of this period: it scored 4. -> wg undo takes the test back.',
    ],
  ],
  [
    { afv: true, name: 'Tiger', tested: 4, when: 'period-end' },
    [
      'wrg:afv.2 tested: Tiger has tested for the end of this period: it scored 4. -> wg undo takes the test back.',
    ],
  ],
  [{ afv: true, tested: 4, when: 'fire' }, []],
  [{ afv: true, tested: 4, underFire: true, overdue: true }, []],
  [{ afv: true, underFire: true }, []],
  [
    { afv: true, held: true, moving: true },
    ['wrg:mine.13 held: The vehicle is immobilised: it does not move.'],
  ],
  [
    { afv: true, name: 'Tiger', held: true, moving: true },
    ['wrg:mine.13 held: Tiger is immobilised: it does not move.'],
  ],
  [{ afv: true, held: true }, []],
  [{ afv: true, moving: true }, []],
  [{ held: true, moving: true }, []],
  [
    { crewWeapons: true, tested: 4, crewsTested: 5 },
    ['wrg:extra.1 tested: The crews of the group have their result: 5.'],
  ],
  [
    { crewWeapons: true, name: 'Reds', bound: 4, facts: ['fired'], crewsBound: 6 },
    ['wrg:extra.1 tested: The crews of Reds have their result: 6.'],
  ],
  [{ crewWeapons: true, tested: 4, crewsBound: 6 }, []],
  [{ crewWeapons: true, crewsTested: 5 }, []],
  [{ crewWeapons: true, leader: 'sgt', tested: 4, crewsTested: 5 }, []],
  [{ tested: 4, crewsTested: 5, overdue: true }, []],
  [
    { leader: 'sgt', name: 'Reds' },
    ['wrg:extra.2 tested: Reds has not tested: its leader tests after it. -> wg reaction-test --name Reds'],
  ],
  [{ leader: 'sgt' }, []],
  [{ leader: 'sgt', name: 'Reds', tested: 4 }, []],
  [{ leader: 'sgt', name: 'Reds', bound: 4, facts: [] }, []],
  [
    { leader: 'sgt', name: 'Reds', bound: 4 },
    ['wrg:extra.2 tested: Reds has not tested: its leader tests after it. -> wg reaction-test --name Reds'],
  ],
  [
    { leader: 'sgt', leaderTested: true },
    ['wrg:extra.2 tested: The leader of the group has tested: he does so once.'],
  ],
  [
    { leader: 'sgt', name: 'Reds', tested: 3, leaderTested: true },
    ['wrg:extra.2 tested: The leader of Reds has tested: he does so once.'],
  ],
])('what forbids a test of %j', (given, said) => {
  expect(forbidden(reactionTest, given)).toEqual(said);
});

test.each<[Given, string, Readonly<Record<string, number>>?]>([
  [{ inAfv: true }, 'wrg:react.1 Troops inside an AFV do not test: they share its result. -> As in: --afv'],
  [
    { allCovered: true },
    'wrg:react.22 the choice under cover is made before the dice -> As in: --cover-choice plus, or --cover-choice minus',
    { 'wrg:R138': 2 },
  ],
  [
    { crewWeapons: true, tested: 4, fired: true },
    'wrg:extra.1 The group has scored 4, factors included: only 1 is added to that.',
  ],
  [
    { name: 'Reds', crewWeapons: true, tested: 4, mod: 3 },
    'wrg:extra.1 Reds has scored 4, factors included: only 1 is added to that.',
  ],
  [
    { name: 'Reds', crewWeapons: true, tested: 4, allCovered: true },
    'wrg:extra.1 Reds has scored 4, factors included: only 1 is added to that.',
  ],
  [
    { name: 'Reds', crewWeapons: true, tested: 4, averageDice: true },
    'wrg:extra.1 Reds has scored 4, factors included: only 1 is added to that.',
  ],
])('why %j is no test', (given, said, rulings = {}) => {
  expect(refusing(reactionTest, given, rulings)).toBe(said);
});

describe('what does not go together', () => {
  const GENERAL = 'does not go with --afv: it belongs to the general test';
  const SUM = 'does not go with --mod, the sum of all factors';
  const wrong = (given: Given) => conflicting(reactionTest, given);

  test.each([
    ...['friendlyLmgs', 'friendsFire', 'fired', 'advanced', 'enemyInOpen', 'enemyHit', 'points'],
    ...['isolatedFromLeaders', 'isolatedFromAll', 'lostInBattle', 'lostInPeriod', 'machineGuns'],
    ...['ownLeaderRan', 'friendsRan', 'flankFire', 'armourNear', 'armourFires', 'flame', 'intermingled'],
    ...['enemyNear', 'allCovered', 'coverChoice', 'leader', 'crewWeapons', 'joined', 'causes', 'inAfv'],
    ...['interpenetrated', 'men'],
  ])('--%s is no matter of an AFV', (name) => {
    expect(wrong({ afv: true, [name]: 1 })).toBe(`${name} ${GENERAL}`);
  });

  test.each([
    ...['moving', 'infantryNear', 'afvNear', 'friendsAhead', 'friendsEngage', 'otherFire', 'stationary'],
    ...['friendsRetreat', 'antiTankPoints', 'afvsLost', 'commanderLost', 'closeCover', 'light'],
    ...['closeAttack', 'when', 'immobilised'],
  ])('--%s is for an AFV alone', (name) => {
    expect(wrong({ [name]: 1 })).toBe(`${name} needs --afv`);
  });

  test.each<[Given, string | undefined]>([
    [{ afv: true, surprised: true }, undefined],
    [{ mod: 3, fired: true }, `fired ${SUM}`],
    [{ mod: 3, afv: true, moving: true }, `moving ${SUM}`],
    [{ mod: 3, quality: 1 }, `quality ${SUM}`],
    [{ mod: 3, quality: 0, points: 0 }, undefined],
    [{ mod: 3, name: 'Reds', joined: ['Blues'] }, undefined],
    [{ coverChoice: 'plus' }, 'coverChoice needs --all-covered'],
    [{ coverChoice: 'plus', allCovered: true }, undefined],
    [{ joined: ['Blues'] }, 'joined needs --name, the group that has its losses now'],
    [
      { name: 'Reds', joined: ['Blues'], lostInBattle: 3 },
      'joined does not go with --lost-in-battle: count all losses there',
    ],
    [{ name: 'Reds', joined: ['Blues'], lostInBattle: 3, othersLost: 1 }, undefined],
    [
      { leader: 'sgt', crewWeapons: true },
      'crewWeapons does not go with --leader: they are two tests, one after the other',
    ],
    [{ leader: 'sgt', men: 3 }, 'men does not go with --leader: his men dice with their group'],
    [{ crewWeapons: true, men: 3 }, undefined],
    [
      { afv: true, moving: true, stationary: true },
      'stationary does not go with --moving: it cannot be both',
    ],
    [
      { afv: true, moving: true, immobilised: true },
      'immobilised does not go with --moving: it cannot be both',
    ],
    [{ afv: true, stationary: true, immobilised: true }, undefined],
    [{ enemyNear: true, causes: ['enemy-near:2', 'enemy-near:3'] }, 'causes has enemy-near twice'],
    [{ causes: ['enemy-near:2'] }, 'causes counts enemy-near, which is not given: --enemy-near'],
    [{ causes: ['friends-ran:2'] }, 'causes counts friends-ran, which is not given: --friends-ran'],
    [{ causes: ['armour:2'] }, 'causes counts armour, which is not given: --armour-near'],
    [{ causes: ['intermingled:2'] }, 'causes counts intermingled, which is not given: --intermingled'],
    [
      { armourFires: true, intermingled: true, friendsRan: true, causes: ['armour:2', 'intermingled:2'] },
      undefined,
    ],
    [{ men: 3, isolatedFromLeaders: 4 }, 'isolatedFromLeaders is more than the 3 men of the group'],
    [{ men: 3, isolatedFromAll: 4 }, 'isolatedFromAll is more than the 3 men of the group'],
    [{ men: 3, isolatedFromAll: 3, isolatedFromLeaders: 3 }, undefined],
    [{ lostInBattle: 2, lostInPeriod: 3 }, 'lostInBattle cannot be fewer than the 3 of this period'],
    [{ lostInBattle: 3, lostInPeriod: 3 }, undefined],
  ])('%j: what is said is %s', (given, said) => {
    expect(wrong(given)).toBe(said);
  });

  test('causes are counted from 1 to 20', () => {
    const takes = 'friends-ran, armour, intermingled or enemy-near with a number, such as enemy-near:3';
    for (const entry of ['friends-ran:1', 'armour:9', 'intermingled:10', 'enemy-near:20'])
      expect(causeFault(entry)).toBeUndefined();
    for (const entry of ['enemy-near:0', 'enemy-near:21', 'enemy-near', 'flame:2', 'xarmour:2', 'armour:2x'])
      expect(causeFault(entry)).toEqual({ takes });
  });

  test('wrg:afv.1 men have no test of an AFV, but strangers may', () => {
    const reds = unit('group', { men: 6 }, {}, 'Reds');
    expect(barred(reactionTest, { afv: true }, reds)).toBe(
      'wrg:afv.1 Reds is no AFV: its test is that of men.',
    );
    expect(barred(reactionTest, { afv: true }, unit('vehicle', { type: 'truck' }, {}, 'Jeep'))).toBe(
      'wrg:afv.1 Jeep is no AFV: its test is that of men.',
    );
    expect(barred(reactionTest, {}, reds)).toBeUndefined();
    const tiger = unit('vehicle', { type: 'heavy-tank' }, {}, 'Tiger');
    expect(barred(reactionTest, { afv: true }, tiger)).toBeUndefined();
    expect(barred(reactionTest, { afv: true }, unit('group', {}, {}, 'Somebody'))).toBeUndefined();
  });
});

describe('what a result makes of a move', () => {
  const men = (bound: number, more: Given = {}) => ({ name: 'Reds', bound, ...more });
  const tank = (afvBound: number, more: Given = {}) => ({
    ...{ name: 'Tiger', type: 'medium-tank', pace: 'move-and-fire', afvBound, ...more },
  });
  const order = (given: Given, rulings = {}) => protocolOf(move, given, '', rulings)[0];
  const why = (given: Given, rulings = {}) => refusing(move, given, rulings);
  const isRefused = (given: Given, rulings = {}) => refusalIn(move, given, rulings) !== undefined;
  const scored = (n: number, says: string, name = 'Reds') =>
    `wrg:orders.4 orders = ${n}: ${name} scored ${n} in its reaction test: ${says}, whatever its order`;

  test.each([
    [15, 'it must move towards the enemy'],
    [9, 'no move closer to the enemy while erect, nor to one within 25 metres'],
    [4, 'no move on foot towards the enemy'],
    [-1, 'no move on foot towards the enemy'],
  ])('wrg:orders.4 of a group that scored %i: %s', (n, says) => {
    expect(order(men(n))).toBe(scored(n, says));
  });

  test('wrg:orders.4 wrg:R140 ten leaves an order alone, and less than 0 by option 2', () => {
    expect(order(men(10))).toBe('wrg:foot.2 firing = true: may fire as well');
    expect(order(men(-1), { 'wrg:R140': 2 })).toBe('wrg:foot.2 firing = true: may fire as well');
  });

  test.each([
    [10, 'it must advance'],
    [9, 'it goes no further forward than the next fire position in cover'],
    [4, 'it may not advance'],
    [-1, 'it must retire'],
    [-6, 'it must turn round and retire under smoke'],
  ])('wrg:orders.4 of an AFV that scored %i: %s', (n, says) => {
    expect(order(tank(n))).toBe(scored(n, says, 'Tiger'));
  });

  test('wrg:orders.4 an AFV that goes by the score of a group does so by the rows of AFVs', () => {
    expect(order({ type: 'medium-tank', pace: 'move-and-fire', bound: 10 })).toBe(
      scored(10, 'it must advance', 'It'),
    );
    expect(order({ type: 'truck', pace: 'move-and-fire', bound: 9 })).toBe(
      scored(9, 'no move closer to the enemy while erect, nor to one within 25 metres', 'It'),
    );
  });

  test('wrg:react.30 who panics dashes, and leaves what is heavy', () => {
    const panics = 'Reds panics: it dashes away from the enemy, and nothing else.';
    expect(why(men(-6))).toBe(`wrg:react.30 ${panics} -> --pace dash`);
    expect(why({ name: 'Reds', runs: true })).toBe(`wrg:react.30 ${panics} -> --pace dash`);
    expect(why(men(-6), { 'wrg:R144': 2 })).toBe(`wrg:react.30 ${panics} -> --pace double`);
    expect(isRefused(men(-6, { pace: 'dash' }))).toBe(false);
    expect(why(men(-6, { pace: 'manhandle', men: 3 }))).toBe(`wrg:react.30 ${panics} -> --pace dash`);
    expect(isRefused(men(-6, { pace: 'manhandle', men: 3 }), { 'wrg:R40': 2 })).toBe(false);
    expect(why(men(-6, { pace: 'dash', share: 'half' }))).toBe(
      'wrg:react.30 Reds panics: heavy weapons are abandoned. -> --share none',
    );
    expect(isRefused(men(-6, { pace: 'dash', share: 'half' }), { 'wrg:R40': 2 })).toBe(false);
    expect(isRefused({ name: 'Reds', type: 'horse', runs: true })).toBe(false);
    expect(isRefused(men(-5))).toBe(false);
  });

  test('wrg:afv.22 wrg:R47 who has to turn does not reverse, nor by R55 who retires without fire', () => {
    const turns = 'wrg:afv.22 Tiger has to turn round and retire: it does not reverse.';
    const back = (n: number, more: Given = {}) => tank(n, { pace: 'reverse', ...more });
    expect(why(back(-6))).toBe(turns);
    expect(why(back(-1), { 'wrg:R47': 2 })).toBe(turns);
    expect(isRefused(back(-1))).toBe(false);
    expect(isRefused(back(0), { 'wrg:R47': 2, 'wrg:R55': 2 })).toBe(false);
    expect(why(back(-1), { 'wrg:R55': 2 })).toBe(
      'wrg:afv.21 Tiger reverses only while it fires. -> As in: --fire',
    );
    expect(isRefused(back(-1, { fire: true }), { 'wrg:R55': 2 })).toBe(false);
    expect(isRefused(tank(-6))).toBe(false);
  });
});

describe('what a result makes of fire', () => {
  const fires = (bound: number, range: number, more: Given = {}) => ({
    ...{ name: 'Reds', fire: ['rifle:2'], men: 2, targets: 3, bound, range, ...more },
  });
  const why = (given: Given, rulings = {}) => refusing(shoot, given, rulings);
  const isRefused = (given: Given, rulings = {}) => refusalIn(shoot, given, rulings) !== undefined;
  const HELD = 'in its reaction test: no fire at enemies beyond 25 metres';

  test('wrg:react.29 wrg:R60 less than 0: not beyond 25 metres, or by option 2 not at them either', () => {
    expect(why(fires(-1, 26))).toBe(`wrg:react.29 Reds scored -1 ${HELD}.`);
    expect(isRefused(fires(0, 26))).toBe(false);
    expect(isRefused(fires(-1, 25))).toBe(false);
    expect(isRefused(fires(-1, 25), { 'wrg:R60': 2 })).toBe(true);
    expect(protocolOf(shoot, fires(-1, 25), 'chance=6 potential=1')[0]).toBe(
      `wrg:react.29 bound = -1: Reds scored -1 ${HELD}`,
    );
    expect(why(fires(-1, 26, { scale: '20mm', name: undefined }))).toBe(
      'wrg:react.29 It scored -1 in its reaction test: no fire at enemies beyond 25 metres (2.5 in).',
    );
  });

  test('wrg:react.29 wrg:R140 who panics holds it as well, unless each row holds by itself', () => {
    expect(why(fires(-6, 26))).toBe(`wrg:react.29 Reds scored -6 ${HELD}.`);
    expect(isRefused(fires(-6, 26), { 'wrg:R140': 2 })).toBe(false);
  });

  test('(wrg:extra.1) crews with a better score of their own fire farther, and the others do not', () => {
    const crews = { fire: ['mg-tripod:1', 'helper:1'], crewsBound: 0 };
    expect(isRefused(fires(-1, 26, crews))).toBe(false);
    expect(isRefused(fires(-1, 26, { ...crews, crewsBound: -1 }))).toBe(true);
    expect(isRefused(fires(-1, 26, { ...crews, fire: ['mg-tripod:1', 'rifle:1'] }))).toBe(true);
    expect(isRefused(fires(-1, 26, { fire: ['mg-tripod:1', 'helper:1'] }))).toBe(true);
  });
});

describe('prisoners', () => {
  const taken = (profile: Input, marks: Input = { prisoner: true }, kind = 'group') =>
    unit(kind, profile, marks, 'Blues');
  const guard = (men: number, marks: Input = {}) => unit('group', { men }, marks, 'Reds');

  test('wrg:prisoner.1 only men who were taken are prisoners, and only men escort them', () => {
    expect(filled(prisoners, taken({ men: 6 }, {}))).toBe(
      'wrg:prisoner.1 Blues was not taken prisoner. -> If it was: wg roster mark Blues prisoner',
    );
    expect(filled(prisoners, taken({ type: 'truck' }, {}, 'vehicle'))).toBe(
      'wrg:prisoner.1 Blues is a vehicle: it cannot be taken prisoner.',
    );
    expect(filled(prisoners, taken({ men: 6 }), unit('vehicle', { type: 'truck' }, {}, 'Jeep'))).toBe(
      'wrg:prisoner.1 Jeep is a vehicle: it cannot escort prisoners.',
    );
  });

  test('(wrg:prisoner.2) their number, and who is left of their escort', () => {
    const six = { men: 6, guard: 'Reds' };
    expect(filled(prisoners, taken({ men: 6 }), guard(2))).toEqual({ ...six, escort: 2 });
    expect(filled(prisoners, taken({ men: 6 }), guard(0, { lostInBattle: 2 }))).toEqual({
      ...{ ...six, escort: 2, hit: 2 },
    });
    expect(filled(prisoners, taken({ men: 6 }), guard(0))).toEqual({ ...six, escort: 1, hit: 1 });
  });

  test.each([
    [{ men: 1 }, 'the prisoner may not escape'],
    [{ men: 1, hit: 1 }, 'the prisoner may escape'],
    [{ men: 1, hit: 1, armed: 1 }, 'the prisoner may escape, 1 may fight'],
    [{ men: 3, hit: 1, armed: 2 }, 'all 3 prisoners may escape, 2 may fight'],
  ])('wrg:prisoner.3 %j: %s', (given, said) => {
    expect(protocolOf(prisoners, given).at(-1)).toBe(`= ${said}`);
  });

  test.each<[Given, string | undefined]>([
    [{ men: 3, hit: 2 }, 'hit the escort of 1 cannot lose 2'],
    [{ men: 3, hit: 1, isolated: 1 }, 'isolated the escort of 1 cannot lose 2'],
    [{ men: 3, hit: 1 }, undefined],
    [{ men: 3, armed: 4 }, 'armed only 3 are prisoners'],
    [{ men: 3, armed: 3 }, undefined],
  ])('%j: what is said is %s', (given, said) => {
    expect(conflicting(prisoners, given)).toBe(said);
  });
});
