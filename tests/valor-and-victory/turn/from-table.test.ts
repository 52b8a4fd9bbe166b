import { describe, expect, test } from 'vitest';
import { antiTank } from '../../../rulesets/valor-and-victory/armour/anti-tank.js';
import { overrun } from '../../../rulesets/valor-and-victory/armour/overrun.js';
import { closeAssault } from '../../../rulesets/valor-and-victory/assault/close-assault.js';
import { rally } from '../../../rulesets/valor-and-victory/casualties/rally.js';
import { shoot } from '../../../rulesets/valor-and-victory/fire/shoot.js';
import { move } from '../../../rulesets/valor-and-victory/movement/move.js';
import { artillery } from '../../../rulesets/valor-and-victory/support/artillery.js';
import { smoke } from '../../../rulesets/valor-and-victory/support/smoke.js';
import { sniper } from '../../../rulesets/valor-and-victory/support/sniper.js';
import type { AnyAction } from '../../../src/rules/action.js';
import type { Input } from '../../../src/rules/record.js';
import type { Unit } from '../../../src/rules/roster.js';
import type { State } from '../../../src/rules/state.js';
import { withDice } from '../../support/play.js';
import { OTHER, PHASE, tableIn, unitOf } from './table.js';

/** What the table fills in, with these units in the roles of an action. */
const told = (
  action: AnyAction,
  table: State,
  named: Readonly<Record<string, readonly Unit[]>> = {},
  asked: Input = {},
): Input => action.fromTable!(table, named, asked);

const SQUAD = unitOf('Able', 'Axis', 'squad:4-6-4', { hex: 'C4' });
const LEADER = unitOf('Schmidt', 'Axis', 'leader:-1', { hex: 'c4' });
const ENEMY = unitOf('Baker', 'Allies', 'squad:4-6-5', { hex: 'D5' });
const TRUCK = unitOf('Truck', 'Axis', 'vehicle:cr=4', { hex: 'E6', terrain: 'woods' });
const RIDER = unitOf('Rider', 'Axis', 'squad:4-6-4', { aboard: 'Truck' });

describe('smoke', () => {
  const smoky = (units: readonly Unit[]) =>
    tableIn(undefined, units, {
      smoke: [
        { where: 'd5', marker: 1 },
        { where: 'd5', marker: 2 },
        { where: 'c4', marker: 1 },
      ],
    });

  test('(vv:11.5) the thickest smoke in the hex of the target counts', () => {
    expect(told(shoot, smoky([ENEMY]), { target: [ENEMY] })).toEqual({ smoke: 2 });
    expect(told(shoot, smoky([TRUCK]), { target: [TRUCK] })).toEqual({});
    expect(told(shoot, smoky([]), {})).toEqual({});
    const nowhere = unitOf('Somebody', 'Allies', 'squad:4-6-5');
    expect(told(shoot, smoky([nowhere]), { target: [nowhere] })).toEqual({});
  });

  test('(vv:11.5) a passenger is in the smoke of his carrier', () => {
    const truck = { ...TRUCK, marks: { hex: 'C4' } };
    expect(told(shoot, smoky([truck, RIDER]), { target: [RIDER] })).toEqual({ smoke: 1 });
  });

  test('(vv:15.1g) the side of those who assault is known by their roster', () => {
    const named = { assaulters: [SQUAD], defenders: [ENEMY] };
    expect(told(closeAssault, smoky([SQUAD, ENEMY]), named)).toEqual({ smoke: 2, side: 'Axis', hex: 'C4' });
    const long = unitOf('Able', 'A'.repeat(41), 'squad:4-6-4');
    expect(told(closeAssault, tableIn(undefined), { assaulters: [long] })).toEqual({});
    const longest = unitOf('Able', 'A'.repeat(40), 'squad:4-6-4');
    expect(told(closeAssault, tableIn(undefined), { assaulters: [longest] })).toEqual({
      side: 'A'.repeat(40),
    });
  });
});

describe('opportunity fire', () => {
  test.each([
    ['while the other player moves', PHASE.move, ENEMY, true],
    ['not while he advances', PHASE.advance, ENEMY, undefined],
    ['not in the phase of the other player in which nobody moves', PHASE.fire, ENEMY, undefined],
    ['not by whoever moves himself', PHASE.move, SQUAD, undefined],
    ['while the second player moves', PHASE.move + OTHER, SQUAD, true],
  ])('(vv:beyond.13.8) whoever fires does so at units that move: %s', (_, phase, firer, opportunity) => {
    expect(told(shoot, tableIn(phase, [SQUAD, ENEMY]), { firer: [firer] })).toEqual(
      opportunity ? { opportunity } : {},
    );
  });

  test('(vv:beyond.13.9) a fire lane has no such modifier, and by whole turns nobody knows who moves', () => {
    expect(told(shoot, tableIn(PHASE.move), { firer: [ENEMY] }, { fireLane: 1 })).toEqual({});
    expect(told(shoot, tableIn(undefined), { firer: [ENEMY] })).toEqual({});
  });
});

describe('AFVs', () => {
  const TANK = unitOf('Tank', 'Axis', 'afv:mg=4', { hex: 'C4' });
  const GUN = unitOf('Gun', 'Axis', 'gun:gun=5:shield', { hex: 'D5', moving: true });

  test.each<[string, readonly Unit[], boolean]>([
    ['an AFV of theirs', [unitOf('Panther', 'Allies', 'afv:mg=4', { hex: ' d5 ' })], true],
    ['one of no side', [{ ...TANK, name: 'Wreck', side: undefined as never, marks: { hex: 'D5' } }], true],
    ['one of their own', [{ ...TANK, name: 'Tank 2', side: ' AXIS ', marks: { hex: 'D5' } }], false],
    ['one of theirs elsewhere', [unitOf('Panther', 'Allies', 'afv:mg=4', { hex: 'E6' })], false],
    ['infantry alone', [], false],
  ])('(vv:beyond.19) in the hex that is to be overrun stands an enemy AFV: %s', (_, others, enemyAfv) => {
    const table = tableIn(PHASE.move, [TANK, ENEMY, ...others]);
    const named = { overrunner: [TANK], overrunHex: [ENEMY] };
    expect(told(overrun, table, named)).toEqual({ hex: 'D5', ...(enemyAfv && { enemyAfv }) });
  });

  test('(vv:beyond.19) nobody knows whose enemy it is where nobody knows who drives', () => {
    const table = tableIn(PHASE.move, [TANK, { ...TANK, name: 'Other', marks: { hex: 'D5' } }, ENEMY]);
    expect(told(overrun, table, { overrunHex: [ENEMY] })).toEqual({ hex: 'D5', enemyAfv: true });
  });

  test('(vv:6.8) (vv:6.9) who is behind the hex that is overrun, with the AFV in it', () => {
    const other = { ...TANK, name: 'Other', marks: { hex: 'D6', terrain: 'woods' } };
    const table = tableIn(PHASE.move, [TANK, other, ENEMY]);
    const named = { overrunner: [TANK], overrunHex: [ENEMY] };
    expect(told(overrun, table, named, { to: 'd6' })).toEqual({
      ...{ hex: 'D5', vehiclesThere: 2, infantryThere: 0, exitTerrain: 'woods' },
    });
    expect(told(overrun, table, named, { to: 'D5' })).toMatchObject({ enemyThere: true, vehiclesThere: 1 });
  });

  test.each<[string, number, readonly Unit[], readonly Unit[], boolean]>([
    ['while its player moves it', PHASE.move, [ENEMY], [GUN], true],
    ['with others', PHASE.move, [ENEMY], [SQUAD, GUN], true],
    ['not where it stands still', PHASE.move, [ENEMY], [{ ...GUN, marks: { hex: 'D5' } }], false],
    [
      'not without a shield',
      PHASE.move,
      [ENEMY],
      [unitOf('Gun', 'Axis', 'gun:gun=5', { moving: true })],
      false,
    ],
    ['not while its enemy fires in his own phase', PHASE.fire, [ENEMY], [GUN], false],
    ['not where its own side fires', PHASE.move, [SQUAD], [GUN], false],
    ['nor where nobody is named', PHASE.move, [], [], false],
  ])('(vv:beyond.13.5) a Gun that moves is behind no shield: %s', (_, phase, gunner, target, moving) => {
    const table = tableIn(phase, [ENEMY, SQUAD, GUN]);
    const named = target.length > 0 ? { gunner, armourTarget: target, target } : { gunner };
    expect(told(antiTank, table, named)).toEqual(moving ? { moving } : {});
  });
});

describe('rallies', () => {
  const pinned = unitOf('Able', 'Axis', 'squad:4-6-4', { hex: 'C4', pinned: true });
  const best = unitOf('Meyer', 'Axis', 'leader:-2', { hex: 'C4' });

  test('(vv:beyond.14.8) the best unpinned leader of the hex helps', () => {
    expect(told(rally, tableIn(PHASE.after, [pinned, LEADER, best]), { pinned: [pinned] })).toEqual({
      leader: 2,
    });
    const down = { ...best, marks: { hex: 'C4', pinned: true } };
    expect(told(rally, tableIn(PHASE.after, [pinned, LEADER, down]), { pinned: [pinned] })).toEqual({
      leader: 1,
    });
  });

  test('(vv:beyond.14.8) no leader of another hex, or of the enemy, and none who is named or needs no dice', () => {
    const away = { ...best, marks: { hex: 'D5' } };
    const foe = { ...best, side: 'Allies' };
    expect(told(rally, tableIn(PHASE.after, [pinned, away, foe]), { pinned: [pinned] })).toEqual({});
    const table = tableIn(PHASE.after, [pinned, best]);
    expect(told(rally, table, { pinned: [pinned] }, { command: true })).toEqual({});
    expect(told(rally, table, { pinned: [pinned], leader: [best] })).toEqual({});
  });
});

describe('snipers', () => {
  const table = tableIn(undefined, [SQUAD, ENEMY], { snipers: { axis: { cover: 3, fired: true } } });

  test('(vv:beyond.17.5) the sniper is of the other side; what is known of him is asked for by the action', () => {
    expect(told(sniper, table, { sniped: [ENEMY] })).toEqual({ side: 'Axis' });
    const known = { side: 'Axis', ownCover: 3, used: true };
    expect(told(sniper, table, { sniped: [ENEMY] }, { opportunity: true })).toEqual(known);
    // Whoever is pinned looks for nobody.
    const pinned = { ...ENEMY, marks: { ...ENEMY.marks, pinned: true } };
    const both = (marks: object) => ({
      sniped: [{ ...pinned, marks: { ...pinned.marks, ...marks } }, ENEMY],
    });
    expect(told(sniper, table, { sniped: [pinned] }, { opportunity: true })).toEqual({
      side: 'Axis',
      used: true,
    });
    expect(told(sniper, table, both({}), { opportunity: true })).toEqual(known);
    expect(told(sniper, table, both({ moving: true }), { opportunity: true })).toEqual({
      side: 'Axis',
      used: true,
    });
    expect(told(sniper, table, {}, { checkOnly: true, side: ' AXIS ' })).toEqual({
      side: ' AXIS ',
      ownCover: 3,
    });
    expect(told(sniper, table, { sniped: [SQUAD] }, { opportunity: true })).toEqual({ side: 'Allies' });
    expect(told(sniper, table, {}, { opportunity: true })).toEqual({});
  });

  test('nobody knows who the enemy is where there are three sides, or one', () => {
    for (const sides of [['Axis', 'Allies', 'Neutrals'], ['Allies']])
      expect(told(sniper, { ...table, sides }, { sniped: [ENEMY] })).toEqual({});
  });
});

describe('supply', () => {
  test('(vv:beyond.11) whoever places smoke uses what his side had, as it was told once', () => {
    const table = tableIn(PHASE.fire, [SQUAD], { supply: { axis: 6 } });
    expect(told(smoke, table, { placer: [SQUAD] })).toEqual({ side: 'Axis', factors: 6 });
    expect(told(smoke, table)).toEqual({ side: 'Axis', factors: 6 });
    expect(told(smoke, table, {}, { side: 'Allies' })).toEqual({ side: 'Allies' });
    expect(told(smoke, table, {}, { side: 'Allies', factors: 4 })).toEqual({ side: 'Allies' });
    expect(told(smoke, tableIn(undefined, [], { supply: { axis: 6 } }))).toEqual({});
  });

  test('vv:beyond.11 what a side had is put down once', () => {
    const given = { by: 'mortar', side: 'Axis', factors: 6 };
    const supply = (had: number) =>
      withDice(smoke, given, '', {}, tableIn(undefined, [], { supply: { axis: had } })).effects.flatMap(
        (effect) => (effect.do === 'put' && effect.slot === 'supply' ? [effect.is] : []),
      );
    expect([supply(6), supply(5)]).toEqual([[], [{ axis: 6 }]]);
    const untold = withDice(smoke, { by: 'mortar' }, '').effects;
    expect(untold.some((effect) => effect.do === 'put' && effect.slot === 'supply')).toBe(false);
  });

  test('(vv:beyond.21.7) a mission is of the enemy of those it falls on, else of whoever has the phase', () => {
    const table = tableIn(PHASE.fire, [SQUAD, ENEMY], { supply: { 'allies/light-barrage': 2 } });
    const mission = 'light-barrage';
    expect(told(artillery, table, { shelled: [SQUAD] }, { mission })).toEqual({ side: 'Allies', markers: 2 });
    expect(told(artillery, table, {}, { mission })).toEqual({ side: 'Axis' });
    const theirs = tableIn(PHASE.fire + OTHER, [SQUAD, ENEMY], table.slots);
    expect(told(artillery, theirs, {}, { mission })).toEqual({ side: 'Allies', markers: 2 });
    expect(told(artillery, table, { shelled: [SQUAD] }, { mission: 'heavy-barrage' })).toEqual({
      side: 'Allies',
    });
    expect(told(artillery, table, { shelled: [SQUAD] }, { mission, landed: true })).toEqual({});
  });
});

describe('where a move ends', () => {
  const table = tableIn(PHASE.move, [SQUAD, LEADER, ENEMY, TRUCK, RIDER]);
  const moved = (asked: Input, who: Unit = LEADER, of = table) => told(move, of, { mover: [who] }, asked);

  test('(vv:6.9) (vv:6.8) those of its side are counted with it, and enemies are told', () => {
    expect(moved({ to: 'C4' })).toEqual({ turnsOnly: true, infantryThere: 2, vehiclesThere: 0 });
    expect(moved({ to: ' d5 ' })).toEqual({ infantryThere: 1, vehiclesThere: 0, enemyThere: true });
    expect(moved({ to: 'E6' })).toEqual({ terrain: 'woods', infantryThere: 1, vehiclesThere: 1 });
    expect(moved({ to: 'F7' })).toEqual({ infantryThere: 1, vehiclesThere: 0 });
    expect(moved({})).toEqual({});
  });

  test('(vv:8.1) whoever gets off and goes no further is where his carrier is, and counts there', () => {
    expect(moved({ unload: true }, RIDER)).toEqual({
      to: 'E6',
      terrain: 'woods',
      infantryThere: 1,
      vehiclesThere: 1,
    });
    expect(moved({ unload: true, through: ['open'] }, RIDER)).toEqual({ infantryHere: 1, vehiclesHere: 1 });
    expect(moved({ to: 'D5' }, TRUCK)).toMatchObject({ infantryThere: 0, vehiclesThere: 1 });
  });

  test('(vv:15.1b) in the Advance and Assault Phase whoever moves advances', () => {
    const advancing = tableIn(PHASE.advance, [LEADER]);
    expect(moved({}, LEADER, advancing)).toEqual({ advance: true });
    expect(moved({ to: 'F7' }, LEADER, advancing)).toEqual({
      advance: true,
      infantryThere: 1,
      vehiclesThere: 0,
    });
    expect(moved({}, LEADER, { ...advancing, spans: [] })).toEqual({});
  });

  test('(vv:6.8) who is of no side is nobody’s enemy', () => {
    const { side: _, ...stray } = ENEMY;
    expect(moved({ to: 'D5' }, LEADER, tableIn(PHASE.move, [LEADER, stray]))).toEqual({
      infantryThere: 2,
      vehiclesThere: 0,
    });
  });
});
