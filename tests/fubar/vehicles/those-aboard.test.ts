import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { vehicleDamage } from '../../../rulesets/fubar/vehicles/vehicle-damage.js';
import { withDice } from '../../support/fubar-battle.js';
import { inFirstTurn } from '../../support/fubar-roster.js';
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
