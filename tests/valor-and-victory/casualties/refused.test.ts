import { describe, expect, test } from 'vitest';
import { casualties } from '../../../rulesets/valor-and-victory/casualties/casualties.js';
import { owedIn, owing } from '../../../rulesets/valor-and-victory/casualties/owing.js';
import { rally } from '../../../rulesets/valor-and-victory/casualties/rally.js';
import type { Rulings } from '../../../src/dice/play.js';
import type { Input } from '../../../src/rules/record.js';
import type { Unit } from '../../../src/rules/roster.js';
import { conflicting, forbidden, refusing, spokenAgainst } from '../../support/forbids.js';
import { type Given, inputOf, withDice } from '../../support/play.js';
import { PHASE, tableIn, unitOf } from '../turn/table.js';

/** What an owner may not choose, and what waits until points are met. */

const SQUAD = 'squad:4-6-4:half=2';
const PLAIN = 'squad:4-6-5';
const given = (points: number, unit: string, choose?: string, more: Given = {}): Given => ({
  ...{ points, unit: [unit] },
  ...(choose !== undefined && { choose: [choose] }),
  ...more,
});

describe('what may not be chosen', () => {
  const FIRE = { by: 'fire' };
  test.each<[string, Given, Rulings?]>([
    ['vv:14.63a The squad 4-6-4 cannot ignore a point: it is not valorous.', given(1, SQUAD, 'ignore:1')],
    [
      'vv:beyond.13.8 Inside a full hex nobody is pinned: the squad 4-6-4 is eliminated.',
      given(1, SQUAD, 'pin:1', { ...FIRE, fullHex: true }),
    ],
    [
      'vv:beyond.13.8 Inside a full hex nobody is pinned: the squad 4-6-4 is eliminated.',
      given(3, SQUAD, 'reduce:1,pin:1', { ...FIRE, fullHex: true }),
    ],
    [
      'vv:14.61a The squad 4-6-4 makes no roll: it is pinned, reduced or eliminated.',
      given(2, SQUAD, 'put:1=2'),
    ],
    [
      'vv:14.62b The squad 4-6-4 was pinned before: it can only be eliminated.',
      given(1, `${SQUAD}:pinned`, 'pin:1'),
    ],
    ['vv:14.61c Only squads are reduced, no half squad 2-6-2.', given(1, 'half-squad:2-6-2', 'reduce:1')],
    ['vv:14.61c Only squads are reduced, no leader -1.', given(2, 'leader:-1', 'reduce:1,pin:1')],
    [
      'vv:13.10 The Casualty Rating of the half squad of the squad 4-6-5 is not known. -> Say it with the squad, as in squad:4-6-4:half=2; by R40 option 2 it is half, rounded down.',
      given(2, PLAIN, 'reduce:1'),
    ],
    [
      'vv:14.65b The Gun in tow cannot be given up for its carrier.',
      given(2, 'vehicle:cr=4,gun:cr=3:towed', 'eliminate:2'),
    ],
    [
      'vv:14.65b AP fire does not reach passengers of an AFV: squad 4-6-4.',
      given(2, `afv:mg=4,${SQUAD}:aboard`, 'reduce:2', FIRE),
    ],
    [
      'vv:14.65b By R39 option 2 passengers of an AFV take no points: squad 4-6-4.',
      given(2, `afv:mg=4,${SQUAD}:aboard`, 'reduce:2'),
      { 'vv:R39': 2 },
    ],
    [
      'vv:14.65a By R34 option 2 passengers take no points in a close assault: squad 4-6-4.',
      given(2, `vehicle:cr=4,${SQUAD}:aboard`, 'reduce:2'),
      { 'vv:R34': 2 },
    ],
    [
      'vv:14.65b The squad 4-6-4 is aboard: passengers are not pinned for points.',
      given(1, `vehicle:cr=4,${SQUAD}:aboard`, 'pin:2'),
    ],
    [
      'vv:15.10e The squad 4-6-4 is aboard: passengers are not pinned for points.',
      given(1, `afv:mg=4,${SQUAD}:aboard`, 'pin:2'),
    ],
    [
      'vv:14.65b The squad 4-6-4 is aboard: passengers are not pinned for points.',
      given(3, `vehicle:cr=4,${SQUAD}:aboard`, 'reduce:2,pin:2'),
    ],
    [
      'vv:14.65a The squad 4-6-4 makes no roll: it is reduced or eliminated.',
      given(2, `vehicle:cr=4,${SQUAD}:aboard`, 'put:2=2'),
    ],
    [
      'vv:14.62b The squad 4-6-4 was pinned before: it can only be eliminated.',
      given(2, `vehicle:cr=4:pinned,${SQUAD}:aboard`, 'reduce:2'),
    ],
    ['vv:14.65b AP fire does nothing to an AFV.', given(2, 'afv:mg=4', 'put:1=2', FIRE)],
    [
      'vv:15.10a An AFV takes points as an immobilisation roll. -> As in put:1=2.',
      given(2, 'afv:mg=4', 'eliminate:1'),
    ],
    ['vv:15.10b This AFV takes 3 Casualty Points at most, not 4.', given(4, 'afv:mg=4', 'put:1=4')],
    [
      'vv:15.10b This AFV has taken 2 Casualty Points: 1 more at most, not 2.',
      given(2, 'afv:mg=4', 'put:1=2', { taken: ['1=2'] }),
    ],
    [
      'vv:15.10b This AFV has taken 3 Casualty Points: no more, not 1.',
      given(1, 'afv:mg=4', 'put:1=1', { taken: ['1=3'] }),
    ],
    [
      'vv:15.10b By R38 option 3 an immobile AFV takes no points, not 1.',
      given(1, 'afv:mg=4:immobile', 'put:1=1'),
      { 'vv:R38': 3 },
    ],
    [
      'vv:14.64d The Gun was pinned before: it has no roll and can only be eliminated.',
      given(2, 'gun:cr=3:pinned', 'put:1=2'),
    ],
    ['vv:14.61c Only squads are reduced, no Gun.', given(1, 'gun:cr=3', 'reduce:1')],
    ['vv:14.61c Only squads are reduced, no Gun.', given(2, 'gun:cr=3', 'reduce:1,pin:1')],
    [
      'vv:14.64c By R56 option 2 an attack of 5 points eliminates the Gun.',
      given(5, `gun:cr=3,${SQUAD}`, 'put:1=3,reduce:2'),
      { 'vv:R56': 2 },
    ],
    [
      'vv:14.62a Unpinned units come before the half squad 2-6-2: the squad 4-6-4 is not pinned or eliminated yet.',
      given(2, `${SQUAD},half-squad:2-6-2:pinned`, 'eliminate:2'),
    ],
    [
      'vv:14.62a Unpinned units come before the half squad 2-6-2: the squad 4-6-4 is not eliminated yet.',
      given(3, `${SQUAD},half-squad:2-6-2:pinned`, 'pin:1,eliminate:2'),
      { 'vv:R45': 2 },
    ],
    [
      'vv:14.64e The squad 4-6-4 is eliminated with its vehicle and counted there already.',
      given(8, `vehicle:cr=4,${SQUAD}:aboard`, 'eliminate:1,eliminate:2'),
    ],
    [
      'vv:15.10b The AFVs take 3 Casualty Points at most, not 4.',
      given(4, '2xafv:mg=4', 'put:1=2,put:2=2'),
      { 'vv:R37': 2 },
    ],
    [
      'vv:15.10c By R36 option 2 AFVs take 1 Casualty Point first, not 0.',
      given(1, `afv:mg=4,${SQUAD}`, 'pin:2'),
      { 'vv:R36': 2 },
    ],
    [
      'vv:14.63a By R32 option 2 one unit alone ignores a point in an attack.',
      given(2, `2x${SQUAD}:valor`, 'ignore:1,ignore:2'),
      { 'vv:R32': 2 },
    ],
    [
      'vv:14.63b Points remain: the valorous squad 4-6-4 that ignored one takes an effect before any other.',
      given(2, `${SQUAD}:valor,${SQUAD}`, 'ignore:1'),
    ],
    ['vv:14.61g That covers 1 of 2 Casualty Points.', given(2, `${SQUAD},leader:-1`, 'pin:1')],
    ['vv:15.10f 2 more Casualty Points have to go on the AFV.', given(3, 'afv:mg=4', 'put:1=1')],
    ['vv:14.61f The squad 4-6-4 (1) is named twice for the same.', given(2, SQUAD, 'pin:1,pin:1')],
    [
      'vv:14.61f The squad 4-6-4 is either pinned, or reduced and perhaps pinned, or eliminated in one attack.',
      given(4, SQUAD, 'pin:1,eliminate:1'),
    ],
    [
      'vv:14.61f The squad 4-6-4 is either pinned, or reduced and perhaps pinned, or eliminated in one attack.',
      given(4, SQUAD, 'reduce:1,pin:1,eliminate:1'),
    ],
    [
      'vv:14.61g It covers 4, and 1 can be had: by R31 option 2 the least excess must be.',
      given(1, SQUAD, 'eliminate:1'),
      { 'vv:R31': 2 },
    ],
    [
      'vv:14.64a One point pins the vehicle without a roll. -> As in pin:1.',
      given(1, 'vehicle:cr=4', 'put:1=1'),
    ],
  ])('%s', (said, input, rulings) => {
    expect(refusing(casualties, input, rulings)).toBe(said);
  });
});

describe('what is typed in vain', () => {
  test.each<[string | undefined, Given]>([
    ['fullHex is for opportunity fire: --by fire', given(1, SQUAD, undefined, { fullHex: true })],
    [undefined, given(1, SQUAD, undefined, { fullHex: true, by: 'fire' })],
    ['unit a vehicle needs its Casualty Rating: vehicle:cr=3', given(1, 'vehicle:mg=4')],
    ['unit a gun needs its Casualty Rating: gun:cr=3', given(1, 'gun:gun=5')],
    [undefined, given(1, 'vehicle:cr=4,gun:gun=5:towed')],
    [
      'outsideFfa needs a Gun with a Gun Shield: gun:cr=3:shield',
      given(1, 'gun:cr=3', undefined, { outsideFfa: true }),
    ],
    [
      'moving needs a Gun with a Gun Shield: gun:cr=3:shield',
      given(1, 'gun:cr=3', undefined, { moving: true }),
    ],
    [undefined, given(1, 'gun:cr=3:shield', undefined, { outsideFfa: true, moving: true })],
    [
      'crewChecked needs an AFV that was immobile before an assault: afv:immobile',
      given(1, 'afv:mg=4', undefined, { crewChecked: true }),
    ],
    [
      'crewChecked needs an AFV that was immobile before an assault: afv:immobile',
      given(1, 'afv:mg=4:immobile', undefined, { crewChecked: true, by: 'fire' }),
    ],
    [undefined, given(1, 'afv:mg=4:immobile', undefined, { crewChecked: true })],
    [
      'choose speaks of Baker, and no unit of the hex is called that',
      given(1, SQUAD, 'pin:Baker', { names: ['Able'] }),
    ],
    [undefined, given(1, SQUAD, 'pin: able', { names: ['Able'] })],
    [
      'choose there are units 1 to 2, passengers counted, and no 3',
      given(1, `vehicle:cr=4,${SQUAD}:aboard`, 'pin:3'),
    ],
    ['choose there are units 1 to 1, passengers counted, and no 0', given(1, SQUAD, 'pin:0')],
  ])('(vv:14.61a) %s', (wrong, input) => {
    expect(conflicting(casualties, input)).toBe(wrong);
  });

  test('a choice is an act and a unit; an act that there is not is told apart', () => {
    const { fault } = casualties.inputs.choose;
    const takes =
      'ignore, pin, reduce, reduce-pin, eliminate with the number of a unit or its name, or put:1=2 for points on it: eliminate:1,pin:2; first alone for the first way';
    const acts = ['ignore', 'pin', 'reduce', 'reduce-pin', 'eliminate', 'put', 'first'];
    expect(fault('pin:1, eliminate:2')).toBeUndefined();
    expect(fault('put:1')).toEqual({ takes });
    expect(fault('pin:1=2')).toEqual({ takes });
    expect(fault('pin:1,pinn:2')).toEqual({ takes, word: ['pinn', acts] });
    expect(fault('kill 1')).toEqual({ takes, word: ['kill', acts] });
  });

  test('names of units, and points that AFVs took, are such', () => {
    const { names, taken } = casualties.inputs;
    expect([names.fault('Able'), names.fault('x'.repeat(80)), taken.fault('12=3')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const name = { takes: 'a name of 80 characters at most' };
    expect([names.fault(' '), names.fault('x'.repeat(81))]).toEqual([name, name]);
    const points = { takes: 'the number of an AFV with its points: 2=2' };
    expect([taken.fault('0=2'), taken.fault('2'), taken.fault('2=12')]).toEqual([points, points, points]);
  });
});

describe('what an umpire says', () => {
  const said = (input: Given, dice = '') => {
    const { result, steps } = withDice(casualties, input, dice);
    return casualties.announce(result as never, inputOf(casualties, input) as never, steps);
  };
  test.each<[string, Given]>([
    ['pin unit 1', given(1, SQUAD)],
    ['pin Able', given(1, SQUAD, undefined, { names: ['Able'] })],
    ['pin Able and Baker; 1 other way', given(2, `2x${SQUAD}`, undefined, { names: ['Able', 'Baker'] })],
    ['put 3 on Sherman, covers 3 of 4', given(4, 'afv:mg=4', undefined, { names: ['Sherman'] })],
    ['nothing in the hex can take them', given(1, 'afv:mg=4', undefined, { by: 'fire' })],
    ['1 pinned', given(1, SQUAD, 'pin:1')],
    ['1 reduced', given(2, SQUAD, 'reduce:1')],
  ])('vv:14.61a %s', (words, input) => {
    expect(said(input)).toBe(words);
  });

  test('(vv:14.61a) the odds tell what becomes of the units; before a choice the cheapest way', () => {
    const views = (input: Given, result: Given) =>
      Object.entries(casualties.views!).map(([name, view]) => [
        name,
        (view as (result: unknown, input: unknown) => unknown)(result, inputOf(casualties, input)),
      ]);
    const none = { ways: [{ choose: [], covers: 0 }] };
    expect(Object.fromEntries(views(given(1, SQUAD), none))).toMatchObject({ cheapest: 'nothing' });
    const effects = { pinned: 1, reduced: 2, eliminated: 3, immobilised: 4 };
    expect(Object.fromEntries(views(given(1, SQUAD, 'pin:1'), { ...none, ...effects }))).toEqual({
      ...effects,
      cheapest: undefined,
    });
    expect(casualties.onlyTells!(inputOf(casualties, given(1, SQUAD)) as never)).toBe(true);
    expect(casualties.onlyTells!(inputOf(casualties, given(1, SQUAD, 'pin:1')) as never)).toBe(false);
  });
});

describe('ways in words', () => {
  const ways = (input: Given, rulings: Rulings = {}) =>
    withDice(casualties, input, '', rulings).steps.flatMap(({ id, text }) =>
      /^way-/.test(id) ? [text] : [],
    );

  test.each<[string, Given, readonly string[], Rulings?]>([
    ['a squad reduced and pinned', given(3, SQUAD), ['1: reduce and pin squad 4-6-4 (1)']],
    [
      'one of two that ignores a point',
      given(1, `${SQUAD}:valor,leader:-1`),
      ['1: ignore one on valorous squad 4-6-4 (1)', '2: pin leader -1 (2)'],
    ],
    [
      'units to whom the same is done, in one',
      given(2, `2x${SQUAD}`),
      ['1: pin squad 4-6-4 (1) and squad 4-6-4 (2)'],
    ],
    ['more than there is to be met', given(3, PLAIN), ['1: eliminate squad 4-6-5 (1), covers 5 of 3']],
  ])('vv:14.61g %s', (_, input, said, rulings) => {
    expect(ways(input, rulings).slice(0, said.length)).toEqual(said);
  });
});

describe('rallies', () => {
  test('(vv:beyond.14.8) the leader whom the table knows is asked about before a unit is named', () => {
    const early = rally.conflict as (input: unknown) => unknown;
    expect(early({ command: true, leader: 1 })).toEqual({
      input: 'leader',
      message: 'does not go with --command: no dice are thrown',
    });
    expect(early({ leader: 1 })).toBeUndefined();
  });

  test.each<[string, Given]>([
    ['vv:beyond.14.8 unpinned: Only pinned units rally.', { unpinned: true }],
    [
      'vv:beyond.14.8 tried: A pinned unit tries to rally once in the After-Action Phase: that has been done.',
      { tried: true },
    ],
    ['vv:14.7a pinned: The leader is pinned and can do nothing.', { leaderPinned: true }],
  ])('%s', (said, input) => {
    expect(forbidden(rally, { unit: [SQUAD], ...input })).toEqual([said]);
  });

  test('(vv:beyond.5.31) in the Command Phase it is no matter who has tried', () => {
    expect(forbidden(rally, { unit: [SQUAD], tried: true, command: true })).toEqual([]);
    expect(forbidden(rally, { unit: [SQUAD] })).toEqual([]);
  });

  test.each<[string | undefined, Given]>([
    ['unit takes no AFV: they are never pinned', { unit: ['afv:mg=4'] }],
    [
      'unit a unit aboard stands behind its carrier: vehicle:cr=4,squad:4-6-4:aboard',
      { unit: ['squad:4-6-4:aboard'] },
    ],
    ['leader does not go with --command: no dice are thrown', { unit: [SQUAD], leader: 1, command: true }],
    [undefined, { unit: [SQUAD], command: true }],
    [undefined, { unit: [SQUAD], leader: 1 }],
    [undefined, { unit: ['vehicle:cr=4,squad:4-6-4:aboard,gun:cr=3:towed'] }],
  ])('(vv:beyond.14.8) %s', (wrong, input) => {
    expect(conflicting(rally, input)).toBe(wrong);
  });

  test.each<[string, Given, string]>([
    ['the unit rallies', { unit: [SQUAD] }, '3 3'],
    ['the unit stays pinned', { unit: [SQUAD] }, '4 3'],
    ['1 of 2 units rally', { unit: [`2x${SQUAD}`] }, '4 3 3 3'],
    ['the unit rallies', { unit: [SQUAD], command: true }, ''],
  ])('vv:beyond.14.8 %s', (words, input, dice) => {
    const { result, steps } = withDice(rally, input, dice);
    expect(rally.announce(result as never, inputOf(rally, input) as never, steps)).toBe(words);
  });

  test('vv:beyond.5.31 one that recovers is said as one', () => {
    expect(withDice(rally, { unit: [SQUAD], command: true }, '').steps.map(({ text }) => text)).toEqual([
      '1 pinned unit of the active player recovers without dice',
    ]);
  });
});

describe('what waits until points are met', () => {
  const axis = (name: string, marks: Input = {}, counter = 'squad:4-6-4') =>
    unitOf(name, 'Axis', counter, { hex: 'C4', ...marks });
  const allied = (name: string, marks: Input = {}, counter = 'squad:4-6-4') =>
    unitOf(name, 'Allies', counter, { hex: 'D5', ...marks });
  const owes = { points: 2, pointsBy: 'fire' };

  interface Asked {
    readonly doers?: readonly Unit[];
    readonly named?: Readonly<Record<string, readonly Unit[]>>;
    readonly input?: Input;
    readonly typed?: readonly string[];
    readonly others?: readonly Unit[];
    readonly phase?: number;
  }
  const told = (
    action: string,
    { doers = [], named = {}, input = {}, typed = [], others = [], phase }: Asked,
  ) => {
    const units = [...new Set([...doers, ...Object.values(named).flat(), ...others])];
    return spokenAgainst(owing, { state: tableIn(phase, units), action, input, typed, named, doers });
  };
  const MIXED: Asked = { named: { target: [allied('Baker', owes), allied('Dog')] } };
  const FIRST = 'vv:14.61a casualties: Able has Casualty Points to meet first. -> wg casualties';

  test.each(['shoot', 'anti-tank', 'smoke', 'rally'])(
    'vv:14.61a who owes points meets them before %s',
    (action) => {
      expect(told(action, { doers: [axis('Able', owes)] })).toEqual([FIRST]);
      expect(told(action, { doers: [axis('Able')] })).toEqual([]);
    },
  );

  test.each(['move', 'overrun', 'close-assault'])(
    'vv:14.61a nor does he leave the hex, or have others come on top of them: %s',
    (action) => {
      // AP fire does nothing to an AFV.
      const doers = [axis('Able', { ...owes, pointsBy: 'assault' })];
      expect(told(action, { doers })).toEqual([
        'vv:14.61a casualties (refuses): Able has Casualty Points to meet first. -> wg casualties',
      ]);
      expect(told(action, { doers: [axis('Able')] })).toEqual([]);
    },
  );

  test.each<[string, Unit, boolean]>([
    ['who owes none', axis('Able'), false],
    ['who is eliminated', axis('Able', { ...owes, eliminated: true }), false],
    ['an AFV, of fire', axis('Able', owes, 'afv:mg=4'), false],
    ['an AFV, of an assault', axis('Able', { points: 2, pointsBy: 'assault' }, 'afv:mg=4'), true],
  ])('(vv:14.65b) what can be met is owed: %s', (_, unit, isOwing) => {
    expect(told('shoot', { doers: [unit] })).toEqual(isOwing ? [FIRST] : []);
  });

  test.each(['shoot', 'anti-tank', 'overrun', 'artillery', 'sniper'])(
    'vv:14.61f those who are attacked meet what another attack has brought before %s',
    (action) => {
      const line = (who: string) =>
        `vv:14.61f casualties: ${who} Casualty Points of another attack to meet first. -> wg casualties`;
      const target = [allied('Baker', owes), allied('Dog')];
      expect(told(action, { doers: [axis('Able')], named: { target } })).toEqual([line('Baker has')]);
      expect(told(action, { named: { target: [allied('Baker', owes), allied('Dog', owes)] } })).toEqual([
        line('Baker and Dog have'),
      ]);
    },
  );

  test('vv:15.1h so do those who are assaulted; who attacks owes his own', () => {
    const defenders = [allied('Baker', { ...owes, pointsBy: 'assault' })];
    expect(told('close-assault', { doers: [axis('Able')], named: { defenders } })).toEqual([
      'vv:15.1h casualties: Baker has Casualty Points of another attack to meet first. -> wg casualties',
    ]);
    const able = axis('Able', owes);
    expect(told('shoot', { doers: [able], named: { firer: [able] } })).toEqual([FIRST]);
  });

  test.each<[string, string, Asked, string?]>([
    [
      'of an assault, before fire',
      'shoot',
      { named: { target: [allied('Baker', { ...owes, pointsBy: 'assault' })] } },
    ],
    [
      'of fire, before an assault',
      'close-assault',
      { named: { defenders: [allied('Baker', owes)] } },
      'vv:15.1h',
    ],
    ['of others than those who move', 'shoot', { ...MIXED, input: { movers: ['2'] } }],
    ['of others than those a sniper fires at', 'sniper', { ...MIXED, input: { targets: ['2'] } }],
  ])(
    'vv:14.61f vv:15.1h points that nobody could tell apart are met before: %s',
    (_, action, asked, clause = 'vv:14.61f') => {
      expect(told(action, { doers: [axis('Able')], ...asked })).toEqual([
        `${clause} casualties (refuses): Baker has Casualty Points of another attack to meet first. -> wg casualties`,
      ]);
    },
  );

  test('vv:14.61a a turn does not end with points that are owed, unless it is that of a new game', () => {
    const others = [
      allied('Baker', owes),
      allied('Dog', { ...owes, points: 3 }),
      axis('Able', { points: 1, hex: undefined as never }),
    ];
    const line =
      'vv:14.61a casualties: 3 Casualty Points of D5 and 1 of Able are still to be met. -> wg casualties';
    expect(told('turn', { others })).toEqual([line]);
    expect(told('turn', { others, input: { new: true } })).toEqual([]);
    expect(told('turn', { others: [axis('Able')] })).toEqual([]);
    expect(owedIn({ units: others })).toEqual([
      'D5: 3 Casualty Points to meet',
      'Able: 1 Casualty Point to meet',
    ]);
  });

  test('vv:14.61g all of them are met, and not only those that are typed', () => {
    const sufferers = [allied('Baker', owes), allied('Dog', { ...owes, points: 3 })];
    const typed = (points: number, by: readonly string[] = ['points']) =>
      told('casualties', { named: { sufferers }, input: { points }, typed: by });
    expect(typed(2)).toEqual(['vv:14.61g points: 3 Casualty Points are to be met, and not 2.']);
    expect([typed(3), typed(2, [])]).toEqual([[], []]);
    expect(told('casualties', { input: { points: 1 }, typed: ['points'] })).toEqual([]);
  });

  test('vv:14.2 those of one hex fire together at one target', () => {
    const before = axis('Bert', { firedAt: 'Baker' });
    const line = 'vv:14.2 apart: Bert has fired at the same target already: those of one hex do so together.';
    const named = { firer: [axis('Able')], target: [allied('Baker')] };
    expect(told('shoot', { doers: named.firer, named, others: [before] })).toEqual([line]);
    expect(told('shoot', { doers: named.firer, named, others: [before], input: { mortar: true } })).toEqual(
      [],
    );
    expect(
      told('shoot', { doers: named.firer, named, others: [axis('Bert', { firedAt: 'Other' })] }),
    ).toEqual([]);
  });

  describe('vv:beyond.5 who has moved or fired', () => {
    const moves = (marks: Input, more: Asked = {}, counter?: string) =>
      told('move', { doers: [axis('Able', marks, counter)], phase: PHASE.move, ...more });
    const already = ['vv:beyond.5 moved: Able has moved or fired already.'];

    test.each<[string, Input, Input, boolean]>([
      ['moves no more', { marked: true }, {}, true],
      ['unless he has not', {}, {}, false],
      ['goes on, where he was stopped on his way', { marked: true, moving: true, spent: 2 }, {}, false],
      ['has not begun, where he has spent nothing', { marked: true, moving: true, spent: 0 }, {}, true],
      ['is no longer moving', { marked: true, spent: 2 }, {}, true],
      ['gets on nothing on the way', { marked: true, moving: true, spent: 2 }, { carrier: 'Truck' }, true],
      ['has turned, and no more', { marked: true, moving: true, spent: 2 }, { turnsOnly: true }, true],
      ['has got off', { marked: true, moving: true, spent: 2, transfer: 'unloaded' }, {}, true],
      [
        'gets off wherever his carrier has come to',
        { marked: true, aboard: 'Truck', moved: true },
        { unload: true },
        false,
      ],
      ['but not of one that stood', { marked: true, aboard: 'Truck' }, { unload: true }, true],
      ['nor twice', { marked: true, moved: true }, { unload: true }, true],
      ['is taken along', { marked: true }, { taken: true }, false],
    ])('%s', (_, marks, input, isTold) => {
      expect(moves(marks, { input })).toEqual(isTold ? already : []);
    });

    test('vv:beyond.20.8 of whom barbed wire has stopped, that is told', () => {
      const stopped = { marked: true, moved: true, moving: true, hex: 'Mill', wire: 'Mill' };
      const wire = 'Able has come into barbed wire, and goes no further in this phase.';
      expect(moves(stopped)).toEqual([`vv:beyond.20.8 wire: ${wire}`]);
      expect(moves({ ...stopped, moving: false })).toEqual([`vv:beyond.20.8 wire: ${wire}`]);
      const { wire: _, ...free } = stopped;
      expect(moves(free), 'it has left the wire since').toEqual(already);
      expect(moves({ ...stopped, moved: false }), 'it has fired out of it').toEqual(already);
      expect(moves(stopped, { phase: PHASE.advance })).toEqual([]);
    });

    test('a Gun goes one hex a turn, unless it is towed', () => {
      const gone = { marked: true, moving: true, spent: 1 };
      expect(moves(gone, {}, 'gun:gun=5')).toEqual(already);
      expect(moves({ ...gone, aboard: 'Truck' }, {}, 'gun:gun=5')).toEqual([]);
    });

    test('an advance is another matter', () => {
      const line = ['vv:beyond.5 moved: Able has advanced or assaulted already.'];
      const advance = { phase: PHASE.advance };
      expect(moves({ marked: true }, advance)).toEqual([]);
      expect(moves({ advanced: true }, advance)).toEqual(line);
      expect(moves({ assaulted: true }, advance)).toEqual(line);
      expect(moves({ advanced: true }, { input: { advance: true } })).toEqual(already);
      expect(moves({ marked: true }, { input: { advance: true } })).toEqual([]);
    });

    test('(vv:8.1) a carrier whose passengers have fired stays', () => {
      const truck = axis('Truck', {}, 'vehicle:cr=4');
      const rider = axis('Able', { aboard: 'Truck', marked: true, hex: undefined as never });
      const drives = (doers: readonly Unit[]) => told('move', { doers, others: [rider], phase: PHASE.move });
      expect(drives([truck])).toEqual(already);
      expect(drives([truck, rider])).toEqual(already);
      expect(told('overrun', { doers: [truck], others: [rider], phase: PHASE.move })).toEqual(already);
    });

    test('by whole turns nobody knows', () => {
      expect(told('move', { doers: [axis('Able', { marked: true })] })).toEqual([]);
    });
  });

  test('vv:15.1g who has close assaulted does so no more in this phase, or turn', () => {
    const assaults = (phase?: number) =>
      told('close-assault', {
        doers: [axis('Able', { assaulted: true })],
        ...(phase !== undefined && { phase }),
      });
    expect(assaults(PHASE.advance)).toEqual(['vv:15.1g assaulted: Able has close assaulted in this phase.']);
    expect(assaults()).toEqual(['vv:15.1g assaulted: Able has close assaulted in this turn.']);
    expect(told('close-assault', { doers: [axis('Able')] })).toEqual([]);
  });
});
