import { expect, test } from 'vitest';
import { shoot } from '../../../rulesets/battleground/shooting/shoot.js';
import { vehicleDamage } from '../../../rulesets/battleground/vehicles/vehicle-damage.js';
import type { AnyAction } from '../../../src/rules/action.js';
import { type Given, inputOf, withDice } from '../../support/play.js';

function announced(action: AnyAction, given: Given, dice: string): string {
  return action.announce(withDice(action, given, dice).result, inputOf(action, given) as never);
}

const UNIT = { grade: 'C', figures: 4 };
const TARGET = { targetFigures: 6, targetLeaders: 1, targetHw: 1, targetMedics: 1, targetGrade: 'C' };

test.each([
  [UNIT, 'white=2,2', 'no hits'],
  [UNIT, 'white=5,2', '1 hit'],
  [UNIT, 'white=5,6', '2 hits'],
  [{ ...UNIT, ...TARGET }, 'white=2,2', 'no hits'],
  [{ ...UNIT, ...TARGET }, 'white=5,6 figures=4,5', '2 hits: 2 figures lost'],
  [
    { ...UNIT, hw: 1, ...TARGET },
    'white=5,6 blue=5 figures=1,3,4 leader-save=4 medic-save=1',
    '3 hits: 1 leader, 1 medic and 1 figure lost',
  ],
  [
    { ...UNIT, targetFigures: 4, targetPrisoners: 2 },
    'white=5,6 figures=1,3',
    '2 hits: 1 prisoner and 1 figure lost',
  ],
  [{ ...UNIT, targetFigures: 6, targetStand: 3 }, 'white=5,2 figures=1 stand=3', '1 hit: nobody falls'],
  [{ ...UNIT, at: 'pillbox' }, 'white=2,2 red=2,2,2', 'no hits: the pillbox is undamaged'],
  [{ ...UNIT, at: 'pillbox' }, 'white=5,2 red=2,2,2', '1 hit: the pillbox is hit once, one more destroys it'],
  [{ ...UNIT, at: 'gun-emplacement' }, 'white=5,5 red=2,2,2', '2 hits: the gun emplacement is destroyed'],
  [{ ...UNIT, at: 'truck' }, 'white=2,2 red=2', 'no hits'],
  [{ ...UNIT, at: 'truck' }, 'white=5,2 red=2 damage=1 kind=1', '1 hit: it cannot move any more'],
  [{ ...UNIT, at: 'truck' }, 'white=5,2 red=2 damage=6', '1 hit: destroyed'],
  [{ ...UNIT, at: 'truck', damage: 'both' }, 'white=5,2 red=2 damage=1', '1 hit: no more damage'],
])('bg:dice.4 the result as an umpire says it: %j %s', (given, dice, said) => {
  expect(announced(shoot, given, dice)).toBe(said);
});

test.each([
  [{ hits: 3 }, 'damage=4', 'destroyed'],
  [{ hits: 3 }, 'damage=3 kind=3', 'all its weapons are at half strength'],
  [{ hits: 1, damage: 'both' }, 'damage=3', 'no more damage'],
  [
    { hits: 4, damage: 'immobilised' },
    'damage=3 kind=1',
    'it cannot move and its weapons are at half strength',
  ],
])('bg:vdam.1 the damage as an umpire says it: %j %s', (given, dice, said) => {
  expect(announced(vehicleDamage, given, dice)).toBe(said);
});
