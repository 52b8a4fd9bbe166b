import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { artillery } from '../../../rulesets/battleground/artillery/artillery.js';
import { mines } from '../../../rulesets/battleground/mines/mines.js';
import { overrun } from '../../../rulesets/battleground/vehicle-melee/overrun.js';
import { type Given, inputOf, refusalOf, stepOf, withDice } from '../../support/play.js';
import { proveAll } from '../../support/proves-exact.js';
import { ALL, GRUPPE, PANZER, RosterGame, SECTION, TRUCK } from '../../support/roster.js';

/** What mines, shells and tanks that drive through leave of units, and whom they cannot befall. */

const ENGINEERS = { ...SECTION, name: 'Engineers', leaders: 0, hw: 0, engineers: 4 };
const FLAIL = { ...TRUCK, name: 'Flail', vehicle: 'light-tank', clearing: true };

let game: RosterGame;
beforeEach(() => {
  game = new RosterGame('attacked');
});
afterEach(() => game.clean());

const marksOf = async (name: string) => (await game.unit(name)).marks;

describe('a tank drives through', () => {
  const line = 'overrun "Panzer IV" "2 Section"';
  const misses = `${line} --dice "white=2,2"`;

  test('bg:overrun.1 figures fall to its machine gun, and the unit has been shot at', async () => {
    await game.load(ALL);
    await game.allowed('draw-card --new --dice 5S');
    await game.allowed(`${line} --dice "white=5,5 figures=1,3 leader-save=1"`);
    const { profile, marks } = await game.unit('2 Section');
    expect(profile).toMatchObject({ figures: 7, leaders: 0, hw: 1 });
    expect(marks).toMatchObject({ shotAt: true, dead: 2, lostBefore: 2, lastLost: 2, lastCause: 'shooting' });
  });

  test('bg:R88 it has moved under this card, and its guns have not shot', async () => {
    await game.load(ALL);
    await game.allowed('draw-card --new --dice 5S');
    await game.allowed(misses);
    expect(await marksOf('Panzer IV')).toEqual({ overran: true });
  });

  test('bg:move.9 the road marker comes off at once or, by R4, at the end of the card', async () => {
    await game.load([PANZER, { ...SECTION, road: true }]);
    const onRoad = `${line} --dice "white=2,2 blue=2"`;
    await game.allowed('draw-card --new --dice 5S');
    await game.allowed(`${onRoad} --ruling bg:R4=2`);
    expect(await marksOf('2 Section')).toMatchObject({ road: true });
    await game.allowed('draw-card --dice 7C');
    expect(await marksOf('2 Section')).not.toHaveProperty('road', true);
    await game.allowed('roster mark "2 Section" road');
    await game.allowed(onRoad);
    expect(await marksOf('2 Section')).not.toHaveProperty('road', true);
  });

  test('bg:prison.5 with the last prisoner nobody is a guard any more', async () => {
    const given = { targetFigures: 1, targetPrisoners: 1, targetGuards: 1 };
    const played = withDice(overrun, given, 'white=5,5');
    expect(played.result).toMatchObject({ casualties: 1, prisonersLost: 1 });
    expect(played.effects).toContainEqual(expect.objectContaining({ is: { guards: null } }));
  });

  test.each([
    ['damage has stopped', { damage: 'immobilised' }, 'bg:vdam.3'],
    ['mines have stopped', { 'stopped-by': 'mines' }, 'bg:mine.10'],
    ['has broken down', { 'stopped-by': 'breakdown' }, 'bg:vmove.1'],
    ['is in a melee', { melee: true }, 'bg:melee.10'],
    ['has fled from a charge', { 'reacted-fled': true }, 'bg:defend.2'],
  ])('a tank that %s does not', async (_why, marks, clause) => {
    await game.load([{ ...PANZER, ...marks }, SECTION]);
    await game.refused(line, clause);
  });

  test.each<[Given, string]>([
    [{ damage: 'both' }, 'bg:vdam.3'],
    [{ stoppedBy: 'mines' }, 'bg:mine.10'],
    [{ stoppedBy: 'breakdown' }, 'bg:vmove.1'],
    [{ inMelee: true }, 'bg:melee.10'],
    [{ targetInMelee: true }, 'bg:charge.8'],
    [{ targetRiding: true }, 'bg:pass.4'],
  ])('what was typed forbids it as well: %j by %s', (given, clause) => {
    expect(refusalOf(overrun, given).clause).toBe(clause);
  });

  test.each([
    ['in a melee', { melee: true }, 'bg:charge.8'],
    ['in a vehicle', { aboard: 'a carrier' }, 'bg:pass.4'],
    ['on horseback', { mounted: true }, 'bg:overrun.1'],
    ['of its own side', { side: 'Axis' }, 'bg:overrun.1'],
  ])('nobody is driven through %s', async (_where, marks, clause) => {
    await game.load([PANZER, { ...SECTION, ...marks }]);
    await game.refused(line, clause);
  });

  test('bg:overrun.1 only tanks drive through, and only through infantry', async () => {
    await game.load(ALL);
    await game.refused('overrun Truck "1 Gruppe"', 'bg:overrun.1');
    await game.refused('overrun "2 Section" "1 Gruppe"', 'bg:overrun.1');
    await game.refused('overrun "Panzer IV" Truck', 'bg:overrun.1');
  });

  test('bg:vdam.6 damage halves its machine gun, whether it is known or typed', async () => {
    await game.load([{ ...PANZER, damage: 'half-weapons' }, SECTION]);
    const { input } = await game.allowed(`${line} --dice "white=2"`);
    expect(input).toMatchObject({ damage: 'half-weapons', halfStrength: true });
    expect(stepOf(withDice(overrun, { damage: 'half-weapons' }, 'white=2'), 'half')).toMatchObject({
      value: 1,
    });
    const both = inputOf(overrun, { damage: 'immobilised', stoppedBy: 'mines' });
    expect(overrun.conflict?.(both as never)?.input).toBe('stoppedBy');
  });
});

describe('shells come down', () => {
  test('bg:art.7 figures fall to all rings together, and are lost to artillery', async () => {
    await game.load(ALL);
    await game.allowed(
      'artillery "1 Gruppe" --weapon medium --rings 2 --dice "white=5,2,2,2 figures=4 white=5,2,2,2 figures=4"',
    );
    const { profile, marks } = await game.unit('1 Gruppe');
    expect(profile).toMatchObject({ figures: 4, leaders: 1, hw: 1 });
    expect(marks).toMatchObject({ dead: 2, lastLost: 2, lastCause: 'artillery' });
  });

  test('bg:retreat.4 who routs under them is marked so', async () => {
    await game.load([{ ...GRUPPE, leaders: 0, hw: 0, grade: 'D' }]);
    const line = 'artillery "1 Gruppe" --weapon light --rings 1 --retreat';
    const { result } = await game.allowed(`${line} --dice "white=5,5,5,2 rout-test=1 rout=3,3"`);
    expect(result).toMatchObject({ casualties: 3, outcome: 'routs' });
    expect(await marksOf('1 Gruppe')).toMatchObject({ routing: true });
  });

  test('bg:vdam.7 a vehicle carries what the last ring has left of it', async () => {
    await game.load(ALL);
    const rings = 'artillery Truck --weapon medium --rings 2';
    await game.allowed(`${rings} --dice "white=5,2,2,2 red=2 damage=1 kind=3 white=2,2,2,2 red=2"`);
    expect(await marksOf('Truck')).toEqual({ damage: 'half-weapons' });
    await game.allowed(`${rings} --dice "white=5,2,2,2 red=2 damage=6 kind=3"`);
    expect(await game.unit('Truck')).toMatchObject({ gone: true, marks: { destroyed: true } });
  });

  test('bg:R23 a breakdown is no damage: the first ring rolls as on a whole vehicle, the second does not', async () => {
    await game.load([{ ...TRUCK, 'stopped-by': 'breakdown' }]);
    const { input, result } = await game.allowed(
      'artillery Truck --weapon medium --rings 2 --dice "white=5,2,2,2 red=2 damage=1 kind=1 white=5,2,2,2 red=2 damage=1"',
    );
    expect(input).toMatchObject({ stoppedBy: 'breakdown', damage: 'none' });
    expect(result).toMatchObject({ state: 'immobilised' });
    expect(await marksOf('Truck')).toEqual({ damage: 'immobilised' });
  });

  test('bg:R23 what mines have stopped counts as damaged, and is stopped by mines still', async () => {
    await game.load([{ ...TRUCK, 'stopped-by': 'mines' }]);
    const line = 'artillery Truck --weapon light --rings 1';
    await game.allowed(`${line} --dice "white=5,2,2,2 red=2 damage=4 kind=1"`);
    expect(await marksOf('Truck')).toEqual({ damage: 'half-weapons', stoppedBy: 'mines' });
  });

  test('bg:emp.4 one hit marks a nest, the next one destroys it', async () => {
    await game.load(ALL);
    const hit = 'artillery "MG nest" --weapon light --rings 1 --dice "white=5,2,2,2 red=2,2"';
    await game.allowed(hit);
    expect(await marksOf('MG nest')).toEqual({ marked: true });
    await game.allowed(hit);
    expect(await game.unit('MG nest')).toMatchObject({ gone: true });
  });

  test('bg:art.9 what no ring touches is as it was', async () => {
    await game.load([{ ...TRUCK, damage: 'half-weapons', 'stopped-by': 'mines' }]);
    await game.allowed('artillery Truck --weapon mortar --margin 0 --dice "first=1 second=4"');
    expect(await marksOf('Truck')).toEqual({ damage: 'half-weapons', stoppedBy: 'mines' });
  });

  test('bg:R111 option 2: the road counts, and its marker comes off', async () => {
    await game.load([{ ...SECTION, road: true }]);
    const line = 'artillery "2 Section" --weapon mortar --rings 1';
    await game.allowed(`${line} --dice "white=2,2"`);
    expect(await marksOf('2 Section')).toMatchObject({ road: true });
    await game.allowed(`${line} --dice "white=2,2 blue=2" --ruling bg:R111=2`);
    expect(await marksOf('2 Section')).not.toHaveProperty('road', true);
  });

  test('bg:pass.4 passengers are not attacked: their vehicle is', async () => {
    await game.load([{ ...SECTION, aboard: 'Truck' }, TRUCK]);
    await game.refused('artillery "2 Section" --weapon mortar --rings 1', 'bg:pass.4');
  });

  test('bg:R132 a ring that drifts onto a melee strikes whoever is in it', async () => {
    await game.load([{ ...SECTION, melee: true }]);
    const { result } = await game.allowed(
      'artillery "2 Section" --weapon mortar --rings 1 --dice "white=5,2 figures=5"',
    );
    expect(result).toMatchObject({ casualties: 1 });
  });

  test('bg:art.1 the turn is known where the cards are told', async () => {
    await game.load(ALL);
    const { code } = await game.type('artillery --weapon mortar --planned 1 --no-input');
    expect(code).toBe(4);
    await game.allowed('draw-card --new --dice JK');
    await game.allowed('draw-card --dice 5C');
    expect((await game.allowed('artillery --weapon mortar --planned 2')).input).toMatchObject({ turn: 2 });
    await game.refused('artillery "2 Section" --weapon mortar --rings 1 --planned 1', 'bg:art.1');
    const { input } = await game.allowed('artillery --weapon mortar --planned 4 --turn 4');
    expect(input).toMatchObject({ turn: 4 });
    expect((await game.allowed('artillery --weapon mortar')).input).not.toHaveProperty('turn');
  });

  proveAll(
    artillery,
    [
      [
        'two rings on a truck that broke down',
        { weapon: 'heavy', rings: 2, at: 'truck', stoppedBy: 'breakdown' },
      ],
      ['two rings on one that mines stopped', { weapon: 'heavy', rings: 2, at: 'truck', stoppedBy: 'mines' }],
      [
        'the same, where that is no damage',
        { weapon: 'heavy', rings: 2, at: 'truck', damage: 'half-weapons', stoppedBy: 'mines' },
        { 'bg:R23': 3 },
      ],
    ],
    { merged: true },
  );
});

describe('mines', () => {
  test('bg:mine.11 figures fall of the whole unit, and are lost to mines; its move is one of its own', async () => {
    await game.load(ALL);
    await game.allowed('draw-card --new --dice 5D');
    await game.allowed('mines "2 Section" --entered 4 --dice "white=6,6,2,2 figures=5,6"');
    const { profile, marks } = await game.unit('2 Section');
    expect(profile).toMatchObject({ figures: 7, leaders: 1, hw: 1 });
    expect(marks).toEqual({
      ...{ dead: 2, lostBefore: 2, fallen: 2, lastLost: 2, lastCause: 'mines' },
      ...{ mined: true, inMines: true },
    });
  });

  test('bg:mine.10 two hits destroy a truck', async () => {
    await game.load(ALL);
    await game.allowed('mines Truck --inches 2 --dice "white=6,6"');
    expect(await game.unit('Truck')).toMatchObject({ gone: true, marks: { destroyed: true } });
  });

  test('bg:R102 mines do not stop again what has broken down, and destroy it by two hits', async () => {
    await game.load([{ ...TRUCK, 'stopped-by': 'breakdown' }]);
    const { steps, result } = await game.allowed('mines Truck --inches 2 --dice "white=6,2"');
    expect(result).toMatchObject({ hits: 1, state: 'immobilised' });
    expect(steps.find(({ id }) => id === 'effect')).toMatchObject({ ruling: 'bg:R102' });
    expect(await marksOf('Truck')).toEqual({ stoppedBy: 'breakdown', mined: true });
    await game.allowed('mines Truck --inches 2 --dice "white=6,6"');
    expect(await game.unit('Truck')).toMatchObject({ gone: true });
  });

  test('(bg:mine.10) a stopped vehicle at half strength is both, and stopping it again is no conflict', () => {
    const given = { at: 'truck', still: true, damage: 'half-weapons', stoppedBy: 'mines' };
    expect(withDice(mines, given, '').result).toEqual({ hits: 0, state: 'both' });
    const twice = inputOf(mines, { at: 'truck', still: true, damage: 'both', stoppedBy: 'mines' });
    expect(mines.conflict?.(twice as never)?.input).toBe('stoppedBy');
  });

  test('bg:mine.3 who looks for a field loses nobody', async () => {
    await game.load([{ ...SECTION, 'last-lost': 2, 'last-cause': 'shooting' }]);
    const { effects } = await game.allowed('mines "2 Section" --detect 3 --seed a');
    expect(effects).toEqual([]);
    expect(await marksOf('2 Section')).toMatchObject({ lastLost: 2 });
  });

  test('bg:mine.14 engineers clear in place of shooting, once under a card', async () => {
    await game.load([ENGINEERS, GRUPPE]);
    await game.allowed('draw-card --new --dice 5C');
    const { input, result } = await game.allowed('mines Engineers --depth 6');
    expect(input).toMatchObject({ engineers: 4 });
    expect(input).not.toHaveProperty('entered');
    expect(result).toEqual({ wide: 2, deep: 4, left: 2 });
    await game.refused('mines Engineers --depth 2', 'bg:mine.14');
    await game.allowed('draw-card --dice 7C');
    await game.allowed('mines Engineers --depth 2');
  });

  test('bg:mine.14 the others of their unit still shoot, once, and all of them after that card', async () => {
    await game.load([{ ...ENGINEERS, figures: 8, leaders: 0 }, GRUPPE]);
    await game.allowed('draw-card --new --sides Allies,Axis --dice 5C');
    await game.allowed('mines Engineers --depth 4');
    expect(await marksOf('Engineers')).toEqual({ clears: 4 });
    expect((await game.unit('Engineers')).says).toContain('4 engineers at the mines');
    const { input, steps } = await game.allowed('shoot Engineers "1 Gruppe" --dice white=2,2');
    expect(input).toMatchObject({ figures: 8, clears: 4 });
    expect(steps.find(({ id }) => id === 'clears')).toMatchObject({
      clause: 'bg:mine.14',
      value: -4,
      text: '4 engineers who clear mines: no shot',
    });
    await game.refused('shoot Engineers "1 Gruppe"', 'bg:shoot.9');
    await game.refused('mines Engineers --depth 4', 'bg:mine.14');
    await game.allowed('draw-card --dice AC');
    expect((await game.allowed('shoot Engineers "1 Gruppe" --no-log --seed a')).input.clears).toBe(0);
  });

  test('bg:mine.14 nobody shoots of a unit that clears with all it has', async () => {
    await game.load([{ ...ENGINEERS, figures: 4, leaders: 0 }, GRUPPE]);
    await game.allowed('draw-card --new --dice 5C');
    await game.allowed('mines Engineers --depth 4');
    await game.refused('shoot Engineers "1 Gruppe"', 'bg:mine.14');
  });

  test('bg:mine.14 engineers are named beforehand', async () => {
    await game.load(ALL);
    await game.refused('mines "2 Section" --depth 3', 'bg:mine.14');
    await game.refused('mines "2 Section" --engineers 3', 'bg:mine.14');
    await game.allowed('roster mark "2 Section" engineers=3');
    expect((await game.allowed('mines "2 Section" --engineers 3')).result).toEqual({ wide: 2, deep: 3 });
  });

  test.each([
    ['in a melee', { melee: true }, 'bg:melee.10'],
    ['that routs', { routing: true }, 'bg:retreat.4'],
    ['in a vehicle', { aboard: 'a carrier' }, 'bg:pass.4'],
  ])('a team %s clears nothing', async (_where, marks, clause) => {
    await game.load([{ ...ENGINEERS, ...marks }]);
    await game.refused('mines Engineers --depth 3', clause);
  });

  test('bg:mine.6 who has charged over a field into a melee meets its mines, and so does who routs', async () => {
    await game.load([
      { ...SECTION, melee: true },
      { ...GRUPPE, routing: true },
    ]);
    await game.allowed('mines "2 Section" --entered 2');
    await game.allowed('mines "1 Gruppe" --entered 2');
  });

  test('bg:pass.4 passengers go into no field: their vehicle does', async () => {
    await game.load([{ ...SECTION, aboard: 'Truck' }, TRUCK]);
    await game.refused('mines "2 Section"', 'bg:pass.4');
  });

  test('bg:mine.13 a clearing vehicle drives through, which is its move, and may break down', async () => {
    await game.load([FLAIL, TRUCK]);
    await game.allowed('draw-card --new --dice 5D');
    const { input, result } = await game.allowed('mines Flail --dice "move=4,4,4"');
    expect(input).toMatchObject({ clearingVehicle: 'tank' });
    expect(result).toEqual({ deep: 6, immobilised: false });
    expect(await marksOf('Flail')).toEqual({ hasMoved: true });
    await game.allowed('mines Flail --dice "move=1,1,1"');
    expect(await marksOf('Flail')).toMatchObject({ stoppedBy: 'breakdown' });
    await game.refused('mines Flail', 'bg:vmove.1');
  });

  test('bg:mine.13 only a mine-clearing vehicle clears', async () => {
    await game.load([FLAIL, TRUCK]);
    await game.refused('mines Truck --width 2', 'bg:mine.13');
    expect((await game.allowed('mines Flail --inches 3 --seed a')).input).toMatchObject({ at: 'light-tank' });
  });

  test.each([
    [{ damage: 'immobilised' }, 'bg:vdam.3'],
    [{ 'stopped-by': 'mines' }, 'bg:mine.10'],
    [{ melee: true }, 'bg:melee.10'],
  ])('a clearing vehicle with %j clears nothing: %s', async (marks, clause) => {
    await game.load([{ ...FLAIL, ...marks }]);
    await game.refused('mines Flail', clause);
  });

  test('bg:mine.9 vehicles are asked for their inches, infantry for its figures, emplacements for nothing', async () => {
    await game.load(ALL);
    await game.refused('mines Truck --entered 3', 'bg:mine.9');
    await game.refused('mines "2 Section" --inches 3', 'bg:mine.11');
    await game.refused('mines "MG nest"', 'bg:mine.6');
  });

  proveAll(mines, [
    ['a truck that broke down', { inches: 3, at: 'truck', stoppedBy: 'breakdown' }],
    ['a tank that mines have stopped', { inches: 4, at: 'light-tank', stoppedBy: 'mines' }, { 'bg:R102': 2 }],
  ]);
});
