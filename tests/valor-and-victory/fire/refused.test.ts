import { describe, expect, test } from 'vitest';
import { fireBearings } from '../../../rulesets/valor-and-victory/fire/bearings.js';
import { shoot } from '../../../rulesets/valor-and-victory/fire/shoot.js';
import type { Input } from '../../../src/rules/record.js';
import type { Unit } from '../../../src/rules/roster.js';
import { conflicting, forbidden, refusing, spokenAgainst } from '../../support/forbids.js';
import { type Given, refusalIn } from '../../support/play.js';
import { OTHER, PHASE, tableIn, unitOf } from '../turn/table.js';

const why = (given: Given, rulings = {}) => refusing(shoot, given, rulings);

describe('what means nothing together', () => {
  const LANE = 'does not go with --fire-lane: it has a row of its own and no modifiers';
  const WIRE = 'does not go with --clear-wire: nobody is fired at';
  const MORTAR = 'does not go with --mortar: only the terrain of the target hex counts';
  const CLEARS = { fire: ['squad:4-6-4,satchel:6'], clearWire: true };
  const INFANTRY = 'is for infantry, and an AFV, vehicle or Gun fires';
  const AFV = { fire: ['afv:gun=5:mg=4'], range: 3 };
  const IDLE = 'fire advanced, shield and immobile mean nothing for those who fire';

  test.each<[string, Given, (string | undefined)?]>([
    ...(
      [
        ...[{ attack: 4 }, { fire: ['squad:4-6-4'] }, { by: 'infantry' }, { range: 3 }, { fromWire: true }],
        ...[{ outOfArc: true }, { fromBunker: true }, { fromBuilding: true }, { spotter: 'unpinned' }],
        ...[{ mortar: true }, { leader: 1 }, { leaderUsed: true }, { grenades: 1 }, { opportunity: true }],
        ...[
          { terrain: 'woods' },
          { cover: 2 },
          { entrenchment: 'foxholes' },
          { hexside: 'wall' },
          { smoke: 1 },
        ],
        ...[{ assaultMove: true }, { hindrances: 1 }, { smokeBetween: 1 }, { along: ['woods/woods'] }],
        { clearWire: true },
      ] as Given[]
    ).map((more): [string, Given, string] => [
      'vv:beyond.13.9',
      { fireLane: 1, ...more },
      `${Object.keys(more)[0]} ${LANE}`,
    ]),
    ...(
      [
        ...[{ attack: 4 }, { range: 1 }, { fromWire: true }, { outOfArc: true }, { fromBunker: true }],
        ...[{ fromBuilding: true }, { spotter: 'unpinned' }, { mortar: true }, { leader: 1 }],
        ...[{ leaderUsed: true }, { grenades: 1 }, { opportunity: true }, { terrain: 'woods' }, { cover: 2 }],
        ...[{ entrenchment: 'foxholes' }, { hexside: 'wall' }, { smoke: 1 }, { along: ['woods/woods'] }],
        ...[{ fullHex: true }, { shield: true }, { moving: true }, { outsideFfa: true }, { at: 'gun' }],
      ] as Given[]
    ).map((more): [string, Given, string] => [
      'vv:beyond.20.8',
      { ...CLEARS, ...more },
      `${Object.keys(more)[0]} ${WIRE}`,
    ]),
    ...(
      [
        { hexside: 'wall' },
        { smoke: 1 },
        { assaultMove: true },
        { hindrances: 1 },
        { smokeBetween: 1 },
      ] as Given[]
    ).map((more): [string, Given, string] => [
      'vv:beyond.12.6',
      { attack: 5, range: 4, mortar: true, ...more },
      `${Object.keys(more)[0]} ${MORTAR}`,
    ]),
    ['vv:beyond.20.8', { attack: 5, wireHex: 'C4' }, 'wireHex needs --clear-wire'],
    [
      'vv:beyond.12.6',
      { attack: 5, fromBuilding: true },
      'fromBuilding needs --mortar: others fire from there',
    ],
    [
      'vv:beyond.12.62',
      { attack: 5, spotter: 'unpinned' },
      'spotter needs --mortar: others see what they fire at',
    ],
    ['vv:14.2', { fire: ['squad:4-6-4'], attack: 4 }, 'attack does not go with units by name'],
    ['vv:14.2', { fire: ['squad:4-6-4'], by: 'vehicle' }, 'by does not go with units by name'],
    ['vv:14.2', { fire: ['squad:4-6-4:advanced'] }, IDLE],
    ['vv:14.2', { fire: ['gun:gun=5:shield'] }, IDLE],
    ['vv:14.2', { fire: ['afv:mg=4:immobile'] }, IDLE],
    ['vv:13.6', { fire: ['squad:4-6-4,leader:-1'], leader: 1 }, 'leader does not go with a leader by name'],
    ['vv:13.6', { attack: 4, leaderUsed: true }, 'leaderUsed needs a leader among the firers, or --leader'],
    ['vv:13.6', { attack: 4, leader: 1, leaderUsed: true }, undefined],
    ['vv:13.6', { fire: ['squad:4-6-4,leader:-1'], leaderUsed: true }, undefined],
    [
      'vv:beyond.14.4',
      { attack: 5, by: 'vehicle', outOfArc: true },
      'outOfArc needs the AFV, vehicle or Gun by name, as in --fire afv:gun=12:mg=4:ff=3',
    ],
    ['vv:beyond.14.4', { ...AFV, outOfArc: true }, undefined],
    [
      'vv:beyond.14.4',
      { attack: 5, outOfArc: true },
      'outOfArc needs an AFV, vehicle or Gun that fires, or --from-bunker',
    ],
    ['vv:beyond.20.5', { attack: 5, outOfArc: true, fromBunker: true }, undefined],
    ...(
      [{ leader: 1 }, { grenades: 1 }, { fromWire: true }, { mortar: true }, { fromBunker: true }] as Given[]
    ).map((more): [string, Given, string] => [
      'vv:beyond.14.4',
      { ...AFV, ...more },
      `${Object.keys(more)[0]} ${INFANTRY}`,
    ]),
    [
      'vv:beyond.13.8',
      { attack: 5, fullHex: true },
      'fullHex needs --opportunity: it is for units that move',
    ],
    ['vv:beyond.13.8', { attack: 5, fullHex: true, opportunity: true }, undefined],
    ['vv:beyond.13.9', { fireLane: 1, fullHex: true }, undefined],
    [
      'vv:beyond.13.8',
      { attack: 5, movers: ['1'] },
      'movers needs --opportunity: the others are not fired at',
    ],
    ['vv:beyond.13.8', { attack: 5, movers: ['1'], opportunity: true }, undefined],
    ['vv:beyond.13.9', { fireLane: 1, movers: ['1'] }, undefined],
    ['vv:beyond.13.5', { attack: 5, shield: true }, 'shield needs --at gun'],
    ['vv:beyond.13.5', { fireLane: 1, shield: true }, 'shield needs --at gun'],
    ['vv:beyond.13.5', { attack: 5, moving: true }, 'moving needs --at gun with --shield'],
    ['vv:beyond.13.5', { attack: 5, at: 'gun', outsideFfa: true }, 'outsideFfa needs --at gun with --shield'],
    ['vv:beyond.13.5', { attack: 5, at: 'gun', shield: true, moving: true, outsideFfa: true }, undefined],
    ['vv:beyond.9.4', { attack: 5, along: [] }, undefined],
    ['vv:beyond.13.9', { fireLane: 1, along: [] }, undefined],
  ])('(%s) %j', (_, given, wrong) => {
    expect(conflicting(shoot, given)).toBe(wrong);
  });

  test('(vv:beyond.14.5) an attack needs its APFP, units their range, a lane nothing, wire units', () => {
    const needs = (given: Given) => shoot.requires!(given as never);
    expect([{}, { attack: 0 }, { attack: 4 }, { fire: ['squad:4-6-4'] }, { fireLane: 1 }].map(needs)).toEqual(
      [['attack'], [], [], ['range'], []],
    );
    expect([{ clearWire: true }, { clearWire: true, fire: ['squad:4-6-4'] }].map(needs)).toEqual([
      ['fire'],
      [],
    ]);
  });
});

describe('who fires', () => {
  test.each<[Given, string[]]>([
    [{ attack: 4 }, []],
    [{ fire: ['squad:4-6-4', 'leader:-1'] }, []],
    [
      { fire: ['squad:4-6-4', 'squad:4-6-5:pinned'] },
      ['vv:14.7a pinned: The squad 4-6-5 is pinned and can do nothing. -> wg rally'],
    ],
    [
      { fire: ['squad:4-6-4:marked'] },
      ['vv:13.1 marked: The squad 4-6-4 carries a marker: a unit attacks once a turn.'],
    ],
    [
      { fire: ['squad:4-6-4,lmg:3:fired'] },
      ['vv:12.3a fired: The squad 4-6-4 with LMG has fired its weapon this turn.'],
    ],
    [
      { fire: ['squad:4-6-4', 'leader:-1'], leaderUsed: true },
      ['vv:13.6 led: A leader modifies one attack a turn; close assaults alone are extra.'],
    ],
    [
      { attack: 4, leader: 1, leaderUsed: true },
      ['vv:13.6 led: A leader modifies one attack a turn; close assaults alone are extra.'],
    ],
    [{ fire: ['squad:4-6-4', 'leader'], leaderUsed: true }, []],
    [{ fire: ['squad:4-6-4,satchel:6', 'leader:-1'], leaderUsed: true, clearWire: true }, []],
  ])('%j', (given, told) => {
    expect(forbidden(shoot, given)).toEqual(told);
  });

  test.each<[string, Given]>([
    ['vv:14.65b AP fire does nothing to an AFV. -> wg anti-tank attacks it.', { attack: 4, at: 'afv' }],
    [
      'vv:beyond.14.4 The fire of the AFV is an attack of its own; only its passengers join in. -> Resolve it with a shoot of its own.',
      { fire: ['afv:mg=4', 'squad:4-6-4'], range: 2 },
    ],
    [
      'vv:beyond.14.3 The squad 4-6-4 is aboard and the squad 4-6-5 is not: they do not fire together. -> Behind its own carrier a unit fires with it: afv:mg=4,squad:4-6-4:aboard.',
      { fire: ['squad:4-6-4:aboard', 'squad:4-6-5'], range: 2 },
    ],
    [
      'vv:beyond.14.3 Passengers fire no mortar.',
      { fire: ['squad:4-6-4:aboard,mortar:5'], range: 3, mortar: true },
    ],
    [
      'vv:12.52a The squad 4-6-4 with Grenades reaches an adjacent hex with it, not 2 hexes.',
      { fire: ['squad:4-6-4,grenades'], range: 2 },
    ],
    [
      'vv:12.53a The squad 4-6-4 with satchel charge reaches an adjacent hex with it, not 2 hexes.',
      { fire: ['squad:4-6-4,satchel:6'], range: 2 },
    ],
    [
      'vv:beyond.12.6 Mortars fire together, without infantry firepower: the squad 4-6-5 has none.',
      { fire: ['squad:4-6-4,mortar:5', 'squad:4-6-5'], range: 3, mortar: true },
    ],
    [
      'vv:beyond.20.5 Units in a bunker fire only in its forward field of fire.',
      { attack: 5, fromBunker: true, outOfArc: true },
    ],
    [
      'vv:beyond.12.6 Mortars make no opportunity fire.',
      { attack: 5, range: 4, mortar: true, opportunity: true },
    ],
    ['vv:beyond.14.5 Nothing reaches the target: the APFP total is 0.', { fire: ['squad:4-6-4'], range: 9 }],
    [
      'vv:beyond.14.5 Nothing reaches the target: the APFP total is 0. -> With --mortar its mortar fires.',
      { fire: ['squad:4-6-4,mortar:5'], range: 9 },
    ],
    [
      'vv:beyond.14.5 Nothing reaches the target: the APFP total is 0.',
      { fire: ['squad:4-6-4,mortar:5-6'], range: 9, mortar: true },
    ],
    ['vv:beyond.14.5 Nothing reaches the target: the APFP total is 0.', { attack: 0 }],
    ['vv:beyond.14.5 Grenades reach an adjacent hex, not 2 hexes.', { attack: 5, grenades: 1, range: 2 }],
    [
      'vv:beyond.20.8 Barbed wire is cleared with a satchel charge. -> As in --fire squad:4-6-4,satchel:6.',
      { fire: ['squad:4-6-4'], clearWire: true },
    ],
  ])('%s', (said, given) => {
    expect(why(given)).toBe(said);
  });

  test.each<[Given]>([
    [{ fire: ['squad:4-6-4,grenades', 'squad:4-6-4,satchel:6'], range: 1 }],
    [{ fire: ['squad:4-6-4,mortar:5', 'leader:-1'], range: 3, mortar: true }],
    [{ attack: 5, grenades: 1, range: 1 }],
    [{ attack: 5, grenades: 1 }],
    [{ fire: ['afv:mg=4,squad:4-6-4:aboard'], range: 2 }],
  ])('vv:14.2 %j is allowed', (given) => {
    expect(refusalIn(shoot, given)).toBeUndefined();
  });
});

describe('what the table speaks against', () => {
  const ABLE = unitOf('Able', 'Axis', 'squad:4-6-4,lmg:3', { hex: 'C4', terrain: 'open' });
  const SCHMIDT = unitOf('Schmidt', 'Axis', 'leader:-1', { hex: 'C4', terrain: 'open' });
  const BAKER = unitOf('Baker', 'Allies', 'squad:4-6-4', { hex: 'D5', terrain: 'open', moving: true });
  const DOG = unitOf('Dog', 'Allies', 'squad:4-6-4', { hex: 'D5', terrain: 'open', moving: true });
  const TANK = unitOf('Tank', 'Allies', 'afv:mg=4', { hex: 'D5', terrain: 'open', moving: true });
  const having = (of: Unit, marks: Input): Unit => ({ ...of, marks: { ...of.marks, ...marks } });
  const MOVES = PHASE.move + OTHER;

  /** What is told of this, in the phase in which the Allies move unless another is told. */
  const told = (
    action: string,
    named: Readonly<Record<string, readonly Unit[]>>,
    input: Input = {},
    phase: number | undefined = MOVES,
    typed: readonly string[] = [],
  ) => {
    const units = Object.values(named).flat();
    return spokenAgainst(fireBearings, {
      state: tableIn(phase, units),
      ...{ action, input, typed, named, doers: named.firer ?? named.gunner ?? [] },
    });
  };
  const byTurns = (action: string, named: Readonly<Record<string, readonly Unit[]>>, input: Input = {}) => {
    const units = Object.values(named).flat();
    const doers = named.firer ?? named.gunner ?? [];
    return spokenAgainst(fireBearings, { state: tableIn(undefined, units), action, input, named, doers });
  };

  test('vv:beyond.13.8 opportunity fire is at units that move', () => {
    const at = (...target: Unit[]) => told('shoot', { firer: [ABLE], target }, { opportunity: true });
    const still = (who: string) => [
      `vv:beyond.13.8 still: Opportunity fire is at units that move, and ${who}.`,
    ];
    const [stood, gone] = [having(BAKER, { moving: false }), having(BAKER, { moving: false, moved: true })];
    expect(at(BAKER)).toEqual([]);
    expect(at(stood, DOG)).toEqual([]);
    expect(at(stood)).toEqual(still('Baker stood still'));
    expect(at(gone)).toEqual(still('Baker has ended its move'));
    expect(at(having(stood, { advanced: true }))).toEqual(still('Baker has ended its move'));
    expect(at(gone, having(DOG, { moving: false, moved: true }))).toEqual(
      still('Baker and Dog have ended their move'),
    );
    expect(at(gone, having(DOG, { moving: false }))).toEqual(still('Baker and Dog stood still'));
    expect(byTurns('shoot', { firer: [ABLE], target: [stood] }, { opportunity: true })).toEqual([]);
  });

  test('vv:beyond.13.8 so is that of a sniper, (vv:beyond.13.9) and a fire lane', () => {
    const stood = having(BAKER, { moving: false });
    expect(told('sniper', { sniped: [stood] }, { opportunity: true })).toEqual([
      'vv:beyond.13.8 still: Opportunity fire is at units that move, and Baker stood still.',
    ]);
    expect(told('sniper', { sniped: [stood] })).toEqual([]);
    expect(
      told('shoot', { firer: [having(ABLE, { lane: true })], target: [stood] }, { fireLane: 1 }),
    ).toEqual(['vv:beyond.13.8 still: Opportunity fire is at units that move, and Baker stood still.']);
  });

  test('vv:beyond.13.8 AT fire while others move is, but the last shot at an AFV that leaves', () => {
    const stood = having(TANK, { moving: false, moved: true });
    const overrun = having(ABLE, { overrunBy: 'Tank' });
    expect(told('anti-tank', { gunner: [ABLE], target: [stood] })).toEqual([
      'vv:beyond.13.8 still: Opportunity fire is at units that move, and Tank has ended its move.',
    ]);
    expect(told('anti-tank', { gunner: [overrun], target: [stood] }, { finalFire: true })).toEqual([]);
    expect(told('anti-tank', { gunner: [ABLE], target: [stood] }, {}, PHASE.fire)).toEqual([]);
  });

  test.each<[string, string, boolean]>([
    ['panzerfaust', 'Panzerfaust', true],
    ['at-grenades', 'AT grenades', true],
    ['bazooka', '', false],
  ])('vv:12.5 whose %s it was nobody has told', (weapon, called, isTold) => {
    const line = (who: string, has: string) =>
      `vv:12.5 counter (missing): ${who} ${has} no ${called} in the roster: no counter of another is crossed off. -> Cross it off of whoever had it: wg roster mark <unit> ${weapon === 'panzerfaust' ? 'panzerfausts-used' : 'at-grenades-used'}=1.`;
    const by = (...gunner: Unit[]) => told('anti-tank', { gunner, target: [TANK] }, { weapon });
    expect(by(ABLE)).toEqual(isTold ? [line('Able', 'has')] : []);
    expect(by(ABLE, SCHMIDT)).toEqual(isTold ? [line('Able and Schmidt', 'have')] : []);
    expect(by(ABLE, unitOf('Own', 'Axis', `squad:4-6-4,${isTold ? weapon : 'bazooka'}`))).toEqual([]);
  });

  test('vv:beyond.13.9 a fire lane is that of who has made opportunity fire with a machine gun', () => {
    const lane = { fireLane: 1 };
    const line = (who: string) =>
      `vv:beyond.13.9 lane: Opportunity fire with a machine gun lays a fire lane, and ${who} made none.`;
    const laid = having(ABLE, { lane: true });
    expect(told('shoot', { firer: [ABLE], target: [BAKER] }, lane)).toEqual([line('Able')]);
    expect(told('shoot', { firer: [laid, SCHMIDT], target: [BAKER] }, lane)).toEqual([line('Schmidt')]);
    expect(told('shoot', { firer: [laid], target: [BAKER] }, lane)).toEqual([]);
    expect(told('shoot', { target: [BAKER] }, lane)).toEqual([]);
    expect(told('shoot', { firer: [ABLE], target: [BAKER] })).toEqual([]);
    expect(byTurns('shoot', { firer: [ABLE], target: [BAKER] }, lane)).toEqual([]);
  });

  test('vv:beyond.13.91 as many lanes cross as machine guns of theirs have laid', () => {
    const laid = having(ABLE, { lane: true });
    const other = having(unitOf('Berta', 'Axis', 'squad:4-6-4,hmg:6'), { lane: true });
    const foe = having(DOG, { lane: true });
    const lanes = (n: number, firer: readonly Unit[], more: readonly Unit[] = []) =>
      spokenAgainst(fireBearings, {
        state: tableIn(MOVES, [...firer, BAKER, ...more]),
        ...{ action: 'shoot', input: { fireLane: n }, named: { firer, target: [BAKER] }, doers: firer },
      });
    const line = (may: number, n: number) => [
      `vv:beyond.13.91 lanes: Each machine gun lays one fire lane: in this phase ${may} may have done so, not ${n}. -> As many as cross in that hex: --fire-lane 1.`,
    ];
    expect(lanes(1, [laid])).toEqual([]);
    expect(lanes(2, [laid])).toEqual(line(1, 2));
    expect(lanes(2, [laid], [other])).toEqual([]);
    expect(lanes(3, [laid], [other])).toEqual(line(2, 3));
    expect(lanes(2, [laid], [foe])).toEqual(line(1, 2));
    expect(byTurns('shoot', { firer: [laid], target: [BAKER] }, { fireLane: 2 })).toEqual([]);
  });

  test('vv:beyond.13.9 a lane attacks an entering once', () => {
    const laid = having(ABLE, { lane: true });
    const line = (who: string) =>
      `vv:beyond.13.9 entered: ${who} entered no hex since the attack on whoever enters: it is made once.`;
    const at = (target: Unit, input: Input = { fireLane: 1 }) =>
      told('shoot', { firer: [laid], target: [target] }, input);
    expect(at(having(BAKER, { laned: true }))).toEqual([line('Baker has')]);
    expect(at(BAKER)).toEqual([]);
    expect(at(having(BAKER, { laned: true }), {})).toEqual([]);
    expect(told('shoot', { firer: [laid] }, { fireLane: 1 })).toEqual([]);
    const both = { firer: [laid], target: [having(BAKER, { laned: true }), having(DOG, { laned: true })] };
    expect(told('shoot', both, { fireLane: 1 })).toEqual([line('Baker and Dog have')]);
  });

  test('vv:20.7 mines attack whoever enters, and once', () => {
    const mined = (marks: Input) => told('mines', { entering: [having(BAKER, marks)] });
    expect(mined({ moved: true })).toEqual([]);
    expect(mined({ advanced: true })).toEqual([]);
    expect(mined({ assaulted: true })).toEqual([]);
    expect(mined({})).toEqual(['vv:20.7 still: Mines attack whoever enters, and Baker stood still.']);
    expect(mined({ moved: true, mined: true })).toEqual([
      'vv:20.7 entered: Baker has entered no hex since the attack on whoever enters: it is made once.',
    ]);
    expect(told('mines', {})).toEqual([]);
    expect(byTurns('mines', { entering: [BAKER] })).toEqual([]);
  });

  test('vv:beyond.12.6 mortars make no opportunity fire', () => {
    const fires = (phase: number) =>
      told('anti-tank', { gunner: [ABLE], target: [TANK] }, { weapon: 'mortar' }, phase);
    expect(fires(MOVES)).toEqual(['vv:beyond.12.6 mortar (refuses): Mortars make no opportunity fire.']);
    expect(fires(PHASE.fire)).toEqual([]);
  });

  test('vv:beyond.14.5 where it is typed who fires, those who are named are taken for them', () => {
    const line = (who: string) =>
      `vv:beyond.14.5 whom (missing): ${who} taken for those who fire, with what was typed. -> Those who are fired at are named behind those who fire.`;
    const typed = (named: Readonly<Record<string, readonly Unit[]>>, by: readonly string[] = ['fire']) =>
      told('shoot', named, {}, PHASE.fire, by);
    expect(typed({ firer: [ABLE] })).toEqual([line('Able is')]);
    expect(typed({ firer: [ABLE, SCHMIDT] })).toEqual([line('Able and Schmidt are')]);
    expect(typed({ gunner: [ABLE] })).toEqual([line('Able is')]);
    expect(typed({ firer: [ABLE], target: [BAKER] })).toEqual([]);
    expect(typed({ firer: [ABLE] }, ['range'])).toEqual([]);
    expect(typed({})).toEqual([]);
  });

  test('vv:beyond.19.2 the last shot at an AFV is that of the hex which it has overrun', () => {
    const by = (...gunner: Unit[]) => told('anti-tank', { gunner, target: [TANK] }, { finalFire: true });
    const line = (who: string) =>
      `vv:beyond.19.2 overrun: Final opportunity fire is that of one unit of a hex as the AFV leaves it: ${who} in none that Tank has just overrun.`;
    expect(by(having(ABLE, { overrunBy: 'tank' }))).toEqual([]);
    expect(by(ABLE)).toEqual([line('Able is')]);
    expect(by(ABLE, having(SCHMIDT, { overrunBy: 'Other' }))).toEqual([line('Able and Schmidt are')]);
    // Of nobody in particular: whoever an AFV has overrun may make it.
    expect(told('anti-tank', { gunner: [ABLE] }, { finalFire: true })).toEqual([
      line('Able is').replace('Tank', 'an AFV'),
    ]);
    expect(byTurns('anti-tank', { gunner: [ABLE], target: [TANK] }, { finalFire: true })).toEqual([]);
    expect(told('anti-tank', { gunner: [ABLE], target: [TANK] })).toEqual([]);
  });
});
