import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { vehicleDamage } from '../../../rulesets/fubar/vehicles/vehicle-damage.js';
import { withDice } from '../../support/games/fubar-battle.js';
import { inFirstTurn } from '../../support/games/fubar-roster.js';
import type { RosterGame } from '../../support/roster.js';

/** What those who ride in a vehicle take with them into its damage, and out of its wreck. */

const SQUAD = { name: 'Squad', side: 'Red', level: 'seasoned', figures: 6, aboard: 'APC' };
const APC = { name: 'APC', side: 'Red', kind: 'vehicle', vehicle: 'apc', level: 'veteran' };
const GUN = { name: 'Gun', side: 'Blue', level: 'seasoned', figures: 3 };

let game: RosterGame;
afterEach(() => game.clean());

/** Figures left of a unit, and those of them who lie. */
async function leftOf(name: string): Promise<readonly [unknown, unknown]> {
  const { profile, marks } = await game.unit(name);
  return [profile.figures, marks.suppressed ?? 0];
}

describe('fubar:fire.9 fubar:suppress.4 of passengers who lie already', () => {
  beforeEach(async () => {
    game = await inFirstTurn([SQUAD, APC, GUN]);
    await game.allowed('roster mark Squad suppressed=2');
  });

  test('no more lie than the unit may have: hits beyond that are casualties', async () => {
    const { input, result } = await game.allowed(
      'vehicle-damage APC --unsaved 2 --facing side --dice "damage=1 damage=5"',
    );
    expect(input.passengersSuppressed).toBe(2);
    // One of the fallen lay already, and so another may lie (R34).
    expect(result).toMatchObject({ casualties: 1, suppressed: 1 });
    expect(await leftOf('Squad')).toEqual([5, 2]);
  });

  test('fubar:damage.5 nor do more lie once they are out of the wreck', async () => {
    const { result } = await game.allowed('vehicle-damage APC --unsaved 1 --facing side --dice damage=6');
    expect(result).toMatchObject({ casualties: 4 });
    expect(await leftOf('Squad')).toEqual([2, 2]);
  });

  test('what is typed of them stands in its place', async () => {
    await game.allowed('vehicle-damage APC --passengers-suppressed 1 --unsaved 1 --facing side --dice 1');
    expect(await leftOf('Squad')).toEqual([6, 2]);
    await game.refused(
      'vehicle-damage APC --passengers-suppressed 7 --unsaved 1 --facing side --dice 1',
      'fubar:unit.1',
    );
  });
});

test('fubar:activate.7 fubar:R72 whoever withdraws from inside a vehicle is told to get out of it', async () => {
  game = await inFirstTurn([{ ...SQUAD, casualties: 4 }, APC, GUN]);
  const { steps } = await game.allowed('activate Squad --dice 1 --no-log');
  expect(steps.find(({ id }) => id === 'riding')).toEqual({
    id: 'riding',
    clause: 'fubar:vehicle.7',
    value: 'APC',
    text: 'it rides in APC, and gets out to withdraw: wg roster unmark Squad aboard',
    ruling: 'fubar:R72',
  });
  const told = async (line: string) => (await game.allowed(line)).steps.some(({ id }) => id === 'riding');
  expect(await told('activate Squad --dice 6 --no-log')).toBe(false);
  await game.allowed('roster unmark Squad aboard');
  expect(await told('activate Squad --dice 1 --no-log')).toBe(false);
});

const HIT = { unsaved: 1, facing: 'side', passengers: 4, passengerLevel: 'green' };

test('fubar:R10 option 2: those aboard lie by the number of their leader', () => {
  const rulings = { 'fubar:R10': 2 };
  const led = { ...HIT, unsaved: 3, passengerLeaderLevel: 'veteran' };
  const dice = 'damage=1 damage=3 damage=5';
  expect(withDice(vehicleDamage, led, dice, rulings).result).toMatchObject({ casualties: 0, suppressed: 3 });
  expect(withDice(vehicleDamage, led, dice).result).toMatchObject({ casualties: 2, suppressed: 1 });
});

test('fubar:suppress.1 who was suppressed in the vehicle and falls beside it lies no more', () => {
  const given = { ...HIT, passengerName: 'Squad', passengerArmour: 'light' };
  const { result, effects } = withDice(vehicleDamage, given, 'damage=6 aboard-save=1 bail-out-save=6,6,6,1');
  expect(result).toMatchObject({ casualties: 1, suppressed: 0 });
  expect(effects.some((effect) => 'by' in effect && 'suppressed' in effect.by)).toBe(false);
});

describe('fubar:damage.5 two units in one vehicle', () => {
  beforeEach(async () => {
    game = await inFirstTurn([
      { ...SQUAD, name: 'Sq1', figures: 3 },
      { ...SQUAD, name: 'Sq2', level: 'elite', figures: 4, armour: 'heavy' },
      APC,
      GUN,
    ]);
  });

  const wreck = '--unsaved 1 --facing side --take casualties --dice damage=6';

  test('each takes its hits: those of the one that was not named are owed', async () => {
    await game.allowed(`vehicle-damage APC Sq1 ${wreck}`);
    expect(await leftOf('Sq1')).toEqual([0, 0]);
    expect((await game.unit('Sq2')).marks).toEqual({ owed: 1, wrecked: true });
    await game.refused('vehicle-damage APC Gun --facing side --unsaved 1 --dice 1', 'fubar:damage.5');
    const line = 'vehicle-damage APC Sq2 --take casualties --dice "aboard-save=1 bail-out-save=4,4,1"';
    const { input, result } = await game.allowed(line);
    expect(input).toMatchObject({ unsaved: 1, rolled: true, wreck: true });
    expect(result).toEqual({ unsaved: 1, effects: [], casualties: 2, suppressed: 0 });
    expect((await game.unit('Sq2')).marks).toEqual({ casualties: 2 });
    await game.refused(line, 'fubar:damage.5');
  });

  test('nobody is named: both are out, and owe theirs before anybody is tried', async () => {
    const { steps } = await game.allowed('vehicle-damage APC --unsaved 1 --facing side --dice 6');
    expect(steps.find(({ id }) => id === 'others-aboard')).toMatchObject({
      clause: 'fubar:damage.5',
      value: 2,
      text: expect.stringMatching(/^Sq1 and Sq2: /),
    });
    expect(await game.remarks('activate Sq1 --dice 6 --no-log')).toContain('fubar:damage.1');
    await game.allowed('vehicle-damage APC Sq1 --dice ""');
    expect(await leftOf('Sq1')).toEqual([2, 2]);
  });

  test('fubar:damage.5 hits of those who are out of a wreck are waited for, with the wreck', async () => {
    const others = [
      { ...APC, name: 'Theirs', side: 'Blue', destroyed: true },
      { ...APC, name: 'Hulk', destroyed: true },
    ];
    await game.load(others, 'add');
    await game.allowed('vehicle-damage APC --unsaved 1 --facing side --dice 6');
    const { stderr } = await game.type('vehicle-damage');
    expect(stderr).toContain('The game waits for wg vehicle-damage APC Sq1 and wg vehicle-damage APC Sq2.');
    await game.allowed('vehicle-damage APC Sq1 --dice ""');
    // In a turn after that of the wreck it is one of their side.
    await game.allowed('initiative --dice "red=6 blue=1"');
    const { input } = await game.allowed('vehicle-damage --seed a');
    expect(input).toMatchObject({ passengerName: 'Sq2', rolled: true, wreck: true });
  });

  test('fubar:damage.5 the unit alone that has hits of its own to take is enough, and another is no vehicle', async () => {
    await game.allowed('vehicle-damage APC --unsaved 1 --facing side --dice 6');
    await game.refused('vehicle-damage GUN --seed a', 'fubar:damage.1');
    const { input } = await game.allowed('vehicle-damage Sq2 --dice "aboard-save=4 bail-out-save=4,4,4,1"');
    expect(input).toMatchObject({ name: 'APC', passengerName: 'Sq2', rolled: true });
    expect(await leftOf('Sq2')).toEqual([4, 1]);
    await game.refused('vehicle-damage Sq2 --seed a', 'fubar:damage.1');
  });

  test('fubar:R60 short of a wreck the hit is for both, unless the vehicle alone is hit', async () => {
    await game.allowed('vehicle-damage APC Sq1 --unsaved 1 --facing side --dice 1 --ruling R60=2');
    expect((await game.unit('Sq2')).marks).toEqual({ aboard: 'APC' });
    await game.allowed('vehicle-damage APC Sq1 --unsaved 1 --facing side --dice 3');
    expect((await game.unit('Sq2')).marks).toEqual({ aboard: 'APC', owed: 1 });
    const { result } = await game.allowed('vehicle-damage APC Sq2 --dice aboard-save=4');
    expect(result).toEqual({ unsaved: 1, effects: [], casualties: 0, suppressed: 0 });
    expect((await game.unit('APC')).marks).toMatchObject({ suffered: ['stunned', 'weapon-destroyed'] });
  });
});

test('fubar:R60 the hit is for those who are left, whoever fell beside them', async () => {
  game = await inFirstTurn([{ ...SQUAD, name: 'Sq1', figures: 1 }, { ...SQUAD, name: 'Sq2' }, APC, GUN]);
  const hit = '--unsaved 1 --facing side --take casualties --dice damage=1';
  await game.allowed(`vehicle-damage APC Sq1 ${hit}`);
  expect(await leftOf('Sq1')).toEqual([0, 0]);
  await game.allowed('vehicle-damage APC Sq2 --take casualties --dice ""');
  const { input } = await game.allowed(`vehicle-damage APC ${hit}`);
  expect(input).toMatchObject({ passengerName: 'Sq2', passengers: 5 });
  expect(await leftOf('Sq2')).toEqual([4, 0]);
});

test('fubar:R51 option 2 fubar:damage.5 who rides in a vehicle that is destroyed hand to hand owes a hit each', async () => {
  game = await inFirstTurn([
    { ...GUN, side: 'Red' },
    { ...SQUAD, side: 'Blue' },
    { ...APC, side: 'Blue' },
  ]);
  await game.allowed('activate Gun --dice 6');
  await game.allowed('melee Gun APC --facing side --ruling R51=2 --dice "attacker=6,1,1 save=1 damage=6"');
  expect((await game.unit('Squad')).marks).toEqual({ owed: 1, wrecked: true });
  await game.allowed('vehicle-damage APC Squad --dice ""');
  expect(await leftOf('Squad')).toEqual([2, 2]);
});

test('fubar:damage.1 whoever owes hits is told of them before others attack what is left', async () => {
  game = await inFirstTurn([SQUAD, APC, GUN]);
  await game.allowed('roster mark APC destroyed');
  await game.allowed('roster mark Squad owed=2');
  await game.allowed('activate Gun --dice 6 --anyway --acting Blue');
  expect(await game.remarks('shoot Gun Squad --fire pistol:3 --range 6')).toContain('fubar:damage.1');
  await game.allowed('undo');
  expect(await game.remarks('melee Gun Squad --distance 5')).toContain('fubar:damage.1');
  await game.allowed('undo');
  await game.allowed('vehicle-damage APC Squad --dice ""');
  expect(await game.remarks('melee Gun Squad --distance 5')).not.toContain('fubar:damage.1');
});
