import { describe, expect, test } from 'vitest';
import { transferBearings } from '../../../rulesets/valor-and-victory/movement/board.js';
import { move } from '../../../rulesets/valor-and-victory/movement/move.js';
import { toEnter, wayBearings } from '../../../rulesets/valor-and-victory/movement/where.js';
import type { Input } from '../../../src/rules/record.js';
import type { Unit } from '../../../src/rules/roster.js';
import { spokenAgainst } from '../../support/forbids.js';
import { filled, PHASE, tableIn, unitOf } from '../turn/table.js';

/** What the table knows of a move: who goes, from where, on what, and into which hex. */

const axis = (name: string, counter: string, marks: Input = {}, profile: Input = {}): Unit => {
  const unit = unitOf(name, 'Axis', counter, { hex: 'C4', ...marks });
  return { ...unit, profile: { ...unit.profile, ...profile } };
};
const riding = (name: string, counter: string, marks: Input = {}, profile: Input = {}): Unit => {
  const { hex: _, ...of } = { aboard: 'Truck', ...marks } as Input;
  const unit = unitOf(name, 'Axis', counter, of);
  return { ...unit, profile: { ...unit.profile, ...profile } };
};
const SQUAD = axis('Able', 'squad:4-6-4');
const HALF = axis('Bert', 'half-squad:2-6-2');
const LEADER = axis('Schmidt', 'leader:-1');
const TRUCK = axis('Truck', 'vehicle:cr=4', {}, { mp: 14, transport: 'T2', tow: true });
const FOE = unitOf('Baker', 'Allies', 'squad:4-6-4', { hex: 'D5' });

describe('who moves', () => {
  type Case = readonly [what: string, mover: readonly Unit[], filled: unknown];
  test.each<Case>([
    ['(vv:beyond.6.31) a squad', [SQUAD], { type: 'squad' }],
    ['(vv:beyond.6.31) a half squad', [HALF], { type: 'half-squad' }],
    [
      '(vv:13.10) a squad that is reduced is one',
      [axis('Able', 'squad:4-6-4', { reduced: true }, { half: '2-6-2' })],
      { type: 'half-squad' },
    ],
    ['(vv:beyond.6.31) the slowest of them', [HALF, SQUAD], { type: 'squad' }],
    ['(vv:beyond.6.31) a leader', [LEADER], { type: 'leader' }],
    ['(vv:beyond.6.31) two leaders', [LEADER, { ...LEADER, name: 'Meyer' }], { type: 'leader' }],
    ['(vv:beyond.6.31) a squad with its leader', [SQUAD, LEADER], { type: 'squad', withLeader: true }],
    ['(vv:12.2a) a Heavy weapon', [axis('Able', 'squad:4-6-4,hmg:6')], { type: 'squad', heavyWeapon: true }],
    ['(vv:12.2a) a Light one is none', [axis('Able', 'squad:4-6-4,lmg:3')], { type: 'squad' }],
    [
      '(vv:14.7a) one that is pinned',
      [axis('Able', 'squad:4-6-4', { pinned: true })],
      { type: 'squad', pinned: true },
    ],
    [
      '(vv:14.7a) one pinned in this phase',
      [SQUAD, axis('Bert', 'half-squad:2-6-2', { pinnedNow: true })],
      { type: 'squad', pinned: true },
    ],
    ['(vv:beyond.6.32) a Gun', [axis('Gun', 'gun:gun=5')], { type: 'gun' }],
    [
      '(vv:beyond.6.32) a large one',
      [axis('Gun', 'gun:gun=5', {}, { largeGun: true })],
      { type: 'gun', largeGun: true },
    ],
    ['(vv:beyond.6.5) a truck with its points', [TRUCK], { type: 'vehicle', mp: 14 }],
    [
      '(vv:18.6c) an AFV that is immobile',
      [axis('Tank', 'afv:mg=4', { immobile: true }, { mp: 9 })],
      { type: 'afv', mp: 9, immobile: true },
    ],
    [
      '(vv:beyond.8.3) one that took somebody on',
      [axis('Truck', 'vehicle:cr=4', { transfer: 'loaded' }, { mp: 14 })],
      { type: 'vehicle', mp: 14, transferred: true },
    ],
    [
      '(vv:beyond.8.21) a truck with its load',
      [TRUCK, riding('Able', 'squad:4-6-4'), riding('Gun', 'gun:gun=5', {}, { largeGun: true })],
      {
        type: 'vehicle',
        mp: 14,
        load: ['squad:4-6-4', 'gun:gun=5'],
        transport: 'T2',
        tow: true,
        largeGun: true,
      },
    ],
    [
      '(vv:beyond.8.21) of a class that nobody has told',
      [axis('Truck', 'vehicle:cr=4', {}, { mp: 14 }), riding('Able', 'squad:4-6-4')],
      { type: 'vehicle', mp: 14 },
    ],
    ['(vv:8.1) who rides', [riding('Able', 'squad:4-6-4')], { type: 'squad', aboard: true }],
    ['(vv:8.1) a Gun in tow', [riding('Gun', 'gun:gun=5')], { type: 'gun', aboard: true }],
    [
      'vv:beyond.6.1 a carrier and infantry beside it do not move together',
      [SQUAD, TRUCK],
      'vv:beyond.6.1: Truck moves on points of its own, with what is aboard.',
    ],
    [
      'vv:beyond.6.1 nor those of two hexes',
      [SQUAD, axis('Bert', 'half-squad:2-6-2', { hex: 'D5' })],
      'vv:beyond.6.1: They are not all of one hex: C4 and D5.',
    ],
  ])('%s', (_, mover, is) => {
    expect(filled(move, { mover })).toEqual(is);
  });

  test('(vv:14.7a) of a hex those move who are not pinned', () => {
    const [mover] = move.roles!;
    const marks: Input[] = [{}, { pinned: true }, { pinnedNow: true }];
    expect(marks.map((of) => mover!.joins!(axis('Able', 'squad:4-6-4', of)))).toEqual([true, false, false]);
  });
});

describe('what of a move was made before', () => {
  const goes = (marks: Input, phase: number = PHASE.move) =>
    filled(
      move,
      { mover: [axis('Able', 'squad:4-6-4', marks)] },
      {},
      tableIn(phase, [axis('Able', 'squad:4-6-4', marks)]),
    );

  test('(vv:beyond.13.8) the points that it has spent, and that it makes an assault move', () => {
    expect(goes({ moving: true, spent: 2 })).toEqual({ type: 'squad', used: 2 });
    expect(goes({ moving: true, spent: 2, assaultMove: true })).toEqual({
      type: 'squad',
      used: 2,
      assaultMove: true,
    });
    expect(goes({ moved: true, spent: 2 })).toEqual({ type: 'squad' });
    expect(goes({ moving: true, assaultMove: true })).toEqual({ type: 'squad' });
    // By whole turns nobody knows who is on his way.
    expect(filled(move, { mover: [axis('Able', 'squad:4-6-4', { moving: true, spent: 2 })] })).toEqual({
      type: 'squad',
    });
  });

  test('(vv:beyond.6.1) of a stack the most', () => {
    const mover = [
      axis('Able', 'squad:4-6-4', { moving: true, spent: 2 }),
      axis('Bert', 'half-squad:2-6-2', { moving: true, spent: 3 }),
    ];
    expect(filled(move, { mover }, {}, tableIn(PHASE.move, mover))).toEqual({ type: 'squad', used: 3 });
  });
});

describe('the hex in which it ends', () => {
  const to = (
    asked: Input,
    units: readonly Unit[],
    mover: readonly Unit[] = [SQUAD],
    phase: number = PHASE.move,
  ) => {
    const {
      type: _,
      mp: __,
      ...of
    } = filled(move, { mover }, asked, tableIn(phase, [...mover, ...units])) as Input;
    return of;
  };
  const ONE = { infantryThere: 1, vehiclesThere: 0 };

  test.each<readonly [string, Input, readonly Unit[], unknown]>([
    ['is not known where nobody is', { to: 'D5' }, [], ONE],
    [
      'holds those of its side, but for who rides',
      { to: 'D5' },
      [
        axis('Bert', 'half-squad:2-6-2', { hex: 'd5' }),
        axis('Tank', 'afv:mg=4', { hex: 'D5' }),
        riding('In', 'squad:4-6-4', { aboard: 'Tank' }),
      ],
      { infantryThere: 2, vehiclesThere: 1 },
    ],
    ['holds the enemy', { to: 'D5' }, [FOE], { ...ONE, enemyThere: true }],
    [
      'has the ground of those who stand there',
      { to: 'D5' },
      [axis('Bert', 'half-squad:2-6-2', { hex: 'D5', terrain: 'woods', entrenchment: 'foxholes' })],
      { infantryThere: 2, vehiclesThere: 0, terrain: 'woods', position: 'foxholes' },
    ],
    [
      'or fell there',
      { to: 'D5' },
      [axis('Bert', 'half-squad:2-6-2', { hex: 'D5', terrain: 'woods', eliminated: true })],
      { ...ONE, terrain: 'woods' },
    ],
    [
      'and its wire, which those who went in have told',
      { to: 'D5', through: ['open'] },
      [axis('Bert', 'half-squad:2-6-2', { hex: 'D5', wire: 'D5' })],
      { infantryThere: 2, vehiclesThere: 0, wireThere: true },
    ],
    ['or the way tells', { to: 'D5', through: ['open,open:wire'] }, [], { ...ONE, wireThere: true }],
    [
      'none of another hex',
      { to: 'D5' },
      [axis('Bert', 'half-squad:2-6-2', { hex: 'E6', terrain: 'bunker', wire: 'E6' })],
      ONE,
    ],
    ['is its own, where it only turns', { to: 'C4' }, [], { ...ONE, turnsOnly: true }],
    ['not where a way is told', { to: 'C4', through: ['open'] }, [], ONE],
  ])('(vv:6.9) %s', (_, asked, units, is) => {
    expect(to(asked, units)).toEqual(is);
  });

  test('(vv:15.8c) is a bunker that all of them have taken, and they do not advance into it', () => {
    const taken = axis('Able', 'squad:4-6-4', { enters: 'D5' });
    expect(to({ to: 'd5' }, [], [taken], PHASE.advance)).toEqual({ ...ONE, taken: true });
    expect(to({ to: 'd5' }, [], [taken, LEADER], PHASE.advance)).toEqual({
      withLeader: true,
      infantryThere: 2,
      vehiclesThere: 0,
      advance: true,
    });
    expect(to({ to: 'E6' }, [], [taken], PHASE.advance)).toEqual({ ...ONE, advance: true });
  });

  test('(vv:beyond.8.3) is that of its carrier, where it only gets off', () => {
    const able = riding('Able', 'squad:4-6-4');
    const there = { aboard: true, infantryThere: 2, vehiclesThere: 1 };
    expect(to({ unload: true }, [TRUCK, LEADER], [able])).toEqual({ ...there, to: 'C4' });
    expect(to({ unload: true, to: 'c4' }, [TRUCK, LEADER], [able])).toEqual(there);
    expect(to({ unload: true, to: 'D5' }, [TRUCK, LEADER], [able])).toEqual({
      ...{ aboard: true, infantryHere: 2, vehiclesHere: 1, infantryThere: 1, vehiclesThere: 0 },
    });
    expect(to({ unload: true, through: ['open'] }, [TRUCK], [able])).toEqual({
      aboard: true,
      infantryHere: 1,
      vehiclesHere: 1,
    });
    expect(to({ to: 'D5' }, [TRUCK, { ...able, name: 'Other' }], [able])).toEqual({
      aboard: true,
      infantryThere: 0,
      vehiclesThere: 0,
    });
  });
});

describe('who gets on', () => {
  const on = (of: Unit, mover: readonly Unit[], others: readonly Unit[] = [], asked: Input = {}) => {
    const found = filled(
      move,
      { mover, carrier: [of] },
      asked,
      tableIn(undefined, [of, ...mover, ...others]),
    );
    if (typeof found === 'string') return found;
    const { type: _, withLeader: __, largeGun, load, transport, tow, carrier } = found;
    return { carrier, load, transport, tow, largeGun };
  };
  const none = { largeGun: undefined };

  test('(vv:beyond.8.21) what would be aboard, with those who are', () => {
    expect(on(TRUCK, [SQUAD])).toEqual({
      ...none,
      carrier: 'Truck',
      load: ['squad:4-6-4'],
      transport: 'T2',
      tow: true,
    });
    expect(on(TRUCK, [SQUAD, LEADER], [riding('Bert', 'half-squad:2-6-2')])).toEqual({
      ...{
        ...none,
        carrier: 'Truck',
        load: ['half-squad:2-6-2', 'squad:4-6-4', 'leader:-1'],
        transport: 'T2',
        tow: true,
      },
    });
    expect(on(TRUCK, [axis('Gun', 'gun:gun=5', {}, { largeGun: true })])).toMatchObject({
      load: ['gun:gun=5'],
      largeGun: true,
    });
  });

  test('(vv:beyond.8.21) nothing where its class is not told, or somebody gets off', () => {
    const bare = {
      carrier: 'Truck',
      load: undefined,
      transport: undefined,
      tow: undefined,
      largeGun: undefined,
    };
    expect(on(axis('Truck', 'vehicle:cr=4'), [SQUAD])).toEqual(bare);
    expect(on(TRUCK, [riding('Able', 'squad:4-6-4')], [], { unload: true })).toEqual(bare);
  });

  test('vv:8.1 AFVs and vehicles carry somebody, and nobody else', () => {
    expect(on(axis('Tank', 'afv:mg=4', {}, { transport: 'T1' }), [SQUAD])).toMatchObject({ transport: 'T1' });
    expect(on(HALF, [SQUAD])).toBe('vv:8.1: Bert carries nobody: AFVs and vehicles do.');
  });
});

describe('what the table speaks against', () => {
  interface Asked {
    readonly mover?: readonly Unit[];
    readonly carrier?: readonly Unit[];
    readonly others?: readonly Unit[];
    readonly input?: Input;
  }
  const told = ({ mover = [SQUAD], carrier, others = [], input = {} }: Asked) =>
    spokenAgainst([...wayBearings, ...transferBearings], {
      state: tableIn(PHASE.move, [...mover, ...(carrier ?? []), ...others]),
      ...{ action: 'move', input, doers: mover, named: { mover, ...(carrier && { carrier }) } },
    });

  test.each<[string, string, Input, string?]>([
    [
      'woods:foxholes',
      'open',
      { terrain: 'woods', entrenchment: 'foxholes' },
      'is a woods hex and has foxholes',
    ],
    ['woods', 'woods', { terrain: 'woods' }],
    ['foxholes', 'woods', { terrain: 'woods', entrenchment: 'foxholes' }, 'has foxholes'],
    ['a bunker', 'open', { terrain: 'bunker' }, 'has a bunker'],
    ['nothing that is known', 'open', {}],
  ])('vv:beyond.20.3 the way ends in %s', (_, through, marks, what) => {
    const there = axis('Bert', 'half-squad:2-6-2', { hex: 'D5', ...marks });
    expect(told({ others: [there], input: { through: [through], to: 'D5' } })).toEqual(
      what === undefined
        ? []
        : [
            `vv:beyond.20.3 ground: As far as the game knows D5 ${what}: whoever enters it is in that. -> Say it of the last hex of the way: ${what.includes('bunker') ? 'open:bunker' : 'woods:foxholes'}.`,
          ],
    );
  });

  test('vv:beyond.6.1 a stack that is on its way goes on together', () => {
    const going = (name: string, marks: Input = {}, counter = 'squad:4-6-4') =>
      axis(name, counter, { moving: true, spent: 2, ...marks });
    const line = (who: string) => [
      `vv:beyond.6.1 stack: ${who} of the same stack, which ends its move together. -> Name all of them.`,
    ];
    const input = { through: ['open'], to: 'D5' };
    const with_ = (...others: Unit[]) => told({ mover: [going('Able')], others, input });
    expect(told({ mover: [going('Able')], others: [going('Bert')] }), 'nobody goes anywhere yet').toEqual([]);
    expect(with_(going('Bert'))).toEqual(line('Bert is'));
    expect(with_(going('Bert'), going('Curt'))).toEqual(line('Bert and Curt are'));
    expect(with_(going('Bert', { moving: false }))).toEqual([]);
    expect(with_(going('Bert', { hex: 'D5' }))).toEqual([]);
    expect(with_(going('Bert', { pinned: true }))).toEqual([]);
    expect(with_(going('Bert', { aboard: 'Truck' }))).toEqual([]);
    expect(with_(going('Tank', {}, 'afv:mg=4'))).toEqual([]);
    expect(with_({ ...going('Bert'), side: 'Allies' })).toEqual([]);
    expect(told({ mover: [going('Able', { spent: 0 })], others: [going('Bert')], input })).toEqual([]);
    expect(
      told({
        mover: [going('Able', { aboard: 'Truck' })],
        others: [going('Bert')],
        input: { ...input, unload: true },
      }),
    ).toEqual([]);
  });

  const GETS_ON = { carrier: 'Truck' };
  test('vv:8.1 there is a carrier to get on', () => {
    expect(told({ input: GETS_ON })).toEqual([
      'vv:8.1 carrier (refuses): There is no Truck that Able could get on.',
    ]);
    expect(told({ input: GETS_ON, carrier: [TRUCK] })).toEqual([]);
    expect(told({ input: { ...GETS_ON, unload: true } })).toEqual([]);
    expect(told({})).toEqual([]);
  });

  test('vv:beyond.8.21 of a class that is known', () => {
    expect(told({ input: GETS_ON, carrier: [axis('Truck', 'vehicle:cr=4')] })).toEqual([
      'vv:beyond.8.21 class (missing): The transport class of Truck is not known: without one it carries nobody. -> It stands in the roster: transport: T1.',
    ]);
    expect(told({ input: { ...GETS_ON, unload: true }, carrier: [axis('Truck', 'vehicle:cr=4')] })).toEqual(
      [],
    );
  });

  test('vv:beyond.8.3 in one hex', () => {
    const far = axis('Truck', 'vehicle:cr=4', { hex: 'D5' }, { transport: 'T2' });
    expect(told({ input: GETS_ON, carrier: [far] })).toEqual([
      'vv:beyond.8.3 apart (refuses): They get on in one hex: Able in C4, Truck in D5.',
    ]);
    const nowhere = axis('Able', 'squad:4-6-4', { hex: undefined as never });
    expect(told({ mover: [nowhere], input: GETS_ON, carrier: [far] })).toEqual([]);
    expect(told({ input: { ...GETS_ON, unload: true }, carrier: [far] })).toEqual([]);
  });

  test('vv:beyond.8.3 once in a turn, and a carrier does one of the two', () => {
    const carrying = (transfer?: string) =>
      axis('Truck', 'vehicle:cr=4', transfer === undefined ? {} : { transfer }, { transport: 'T2' });
    const able = (transfer?: string) =>
      axis('Able', 'squad:4-6-4', transfer === undefined ? {} : { transfer });
    const line = (said: string) => [`vv:beyond.8.3 transfer: ${said}`];
    const on = (transfer?: string, of?: string) =>
      told({ mover: [able(of)], input: GETS_ON, carrier: [carrying(transfer)] });
    const off = (transfer?: string, of?: string) =>
      told({ mover: [able(of)], input: { unload: true }, carrier: [carrying(transfer)] });
    expect([on(), on('loaded'), off(), off('unloaded')]).toEqual([[], [], [], []]);
    expect(on('unloaded')).toEqual(line('Truck has let somebody off this turn, and takes nobody on in it.'));
    expect(off('loaded')).toEqual(line('Truck has taken somebody on this turn, and lets nobody off in it.'));
    const moved = line('Truck has taken on or let off somebody this turn, and moved since.');
    expect([on('over'), off('over')]).toEqual([moved, moved]);
    const done = line('Able has got on or off this turn already.');
    expect([on(undefined, 'unloaded'), off(undefined, 'loaded')]).toEqual([done, done]);
    expect(told({ mover: [able('loaded')] })).toEqual([]);
  });
});

test('(vv:15.8c) two of those who have taken a bunker go into it', () => {
  const has = (name: string, marks: Input) => axis(name, 'squad:4-6-4', marks);
  const units = [
    ...[has('Able', { enters: 'D5' }), has('Bert', { enters: 'D5' }), has('Curt', { enters: 'D5' })],
    ...[has('Dora', { enters: 'E6' }), has('Emil', { enters: 'D5', eliminated: true }), has('Fritz', {})],
    ...[has('Gerd', { enters: 'F7' }), has('Hans', { enters: 'F7' })],
  ];
  expect(toEnter({ units })).toEqual([
    'into the bunker in D5 go two of Able, Bert and Curt: wg move Able,Bert --to D5',
    'into the bunker in E6 goes Dora: wg move Dora --to E6',
    'into the bunker in F7 go Gerd and Hans: wg move Gerd,Hans --to F7',
  ]);
  const one = [...units, has('Ivan', { hex: 'D5' }), has('Jost', { hex: 'F7' }), has('Karl', { hex: 'e6' })];
  expect(toEnter({ units: one })).toEqual([
    'into the bunker in D5 goes one of Able, Bert and Curt: wg move Able --to D5',
    'into the bunker in E6 goes Dora: wg move Dora --to E6',
    'into the bunker in F7 goes one of Gerd and Hans: wg move Gerd --to F7',
  ]);
  const full = [...one, has('Lutz', { hex: 'D5' }), has('Moritz', { hex: 'F7', eliminated: true })];
  expect(toEnter({ units: full })[0]).toBe('into the bunker in E6 goes Dora: wg move Dora --to E6');
  const odd = [has("O'Brien", { enters: 'Hill 12' }), has('2 Squad', { enters: 'Hill 12' })];
  expect(toEnter({ units: odd })).toEqual([
    "into the bunker in Hill 12 go O'Brien and 2 Squad: wg move 'O'\\''Brien,2 Squad' --to 'Hill 12'",
  ]);
});
