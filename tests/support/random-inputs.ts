import fc from 'fast-check';
import { rulings as register } from '../../rulesets/battleground/book/rulings.js';
import type { AnyAction } from '../../src/rules/action.js';
import type { Ruling } from '../../src/rules/book.js';
import type { Field } from '../../src/rules/field.js';
import { type Given, inputOf } from './play.js';

/** Where random inputs start from, so that inputs that go together meet more often than by luck. */
const starts: Readonly<Record<string, readonly Given[]>> = {
  shoot: [
    {},
    { figures: 6, leaders: 1, hw: 1 },
    { targetFigures: 5, targetLeaders: 1, targetGrade: 'B' },
    { targetFigures: 4, targetHw: 1, targetMedics: 1, targetGrade: 'C' },
    { targetFigures: 5, targetStand: 2 },
    { targetFigures: 4, targetGrade: 'B', retreat: true },
    { targetOnRoad: true, targetShotAt: true },
    { targetLost: true },
    { targetFigures: 4, targetPrisoners: 3, targetGuards: 1 },
    { hwPersonnel: 1, hwArmour: 1 },
    { hwPersonnel: 1, weaponClasses: true },
    { weapon: 'mg', at: 'truck' },
    { weapon: 'light-gun', at: 'truck', stoppedBy: 'breakdown' },
    { at: 'apc', face: 'side', detailedArmour: true },
    { weapon: 'heavy-gun', at: 'medium-tank' },
    { at: 'light-tank' },
    { at: 'pillbox' },
  ],
  charge: [
    {},
    { figures: 8, targetFigures: 6 },
    { figures: 6, targetFigures: 5, reaction: 'shoot', distance: 8 },
    { figures: 6, targetFigures: 5, reaction: 'flee' },
    { figures: 6, leaders: 1, cavalry: true },
    { figures: 6, at: 'light-tank' },
    { tank: true },
    { figures: 2, leaders: 1, targetFigures: 1, through: true, distance: 6 },
    { figures: 2, leaders: 1, targetFigures: 2, through: true, distance: 6, shootFirst: true },
    { figures: 3, hw: 1, at: 'car', mg: 1, reaction: 'shoot', distance: 6 },
    { figures: 3, hw: 1, at: 'car', mg: 1, through: true, distance: 6, carryOn: true },
  ],
  melee: [
    {},
    { attackerLeaders: 1, defenderLeaders: 1 },
    { stand: 2, attackers: 4, defenders: 2 },
    { rounds: 1 },
    { attackers: 5, joiners: 2 },
    { at: 'light-tank', attackers: 4, mg: 1 },
    { at: 'car', attackers: 3, attackerHw: 1, rounds: 1 },
    { at: 'medium-tank', tankCharged: true, defenders: 3, bowMg: 1 },
  ],
  'reaction-test': [{}, { figures: 9, lost: 3 }, { figures: 8, lost: 4, leaders: 1 }],
  rally: [{}],
  artillery: [
    {},
    { margin: 2 },
    { rings: 1 },
    { rings: 1, targetFigures: 5, targetLeaders: 1, targetGrade: 'B' },
    { weapon: 'medium', margin: 1, targetFigures: 4 },
    { rings: 1, targetFigures: 4, targetGrade: 'C', retreat: true },
    { weapon: 'heavy', margin: 2, at: 'light-tank' },
    { weapon: 'heavy', rings: 2, at: 'pillbox' },
    { weapon: 'dive-bomb', rings: 1, at: 'medium-tank' },
  ],
  mines: [
    { detect: 3.5 },
    { inches: 2.5, at: 'truck' },
    { inches: 4, at: 'light-tank' },
    { entered: 3 },
    { entered: 3, targetFigures: 5, targetLeaders: 1, targetGrade: 'B' },
    { entered: 2, targetFigures: 4, targetStand: 2 },
    { entered: 3, targetFigures: 4, targetGrade: 'C', retreat: true },
    { engineers: 4 },
    { clearingVehicle: 'tank' },
    { clearingVehicle: 'car', rolled: 5 },
    { size: '3x8' },
  ],
  'vehicle-damage': [{}, { stoppedBy: 'mines' }],
  overrun: [
    {},
    { targetFigures: 4, targetGrade: 'C', retreat: true },
    { targetFigures: 4, targetLeaders: 1, targetGrade: 'C' },
    { halfStrength: true },
  ],
  move: [{}, { run: true }, { type: 'cavalry' }, { type: 'tank' }, { type: 'car' }, { type: 'truck' }],
  'unit-check': [
    { figures: 4 },
    { figures: 2, inPlay: true },
    { vehicle: 'truck' },
    { figures: 3, enemies: 9 },
  ],
  combine: [
    {},
    { figures: 10, otherFigures: 3 },
    { grade: 'A', otherGrade: 'D' },
    { figures: 9, otherFigures: 3 },
  ],
  heal: [{}, { figures: 11, dead: 3, medics: 2 }, { grade: 'C', ran: true }],
  'bail-out': [{}, { passengers: 6, leaders: 1, hw: 1 }, { passengers: 7, vehicles: 2 }],
  'draw-card': [{}, { turn: true }, { new: true }],
  smoke: [{}, { artillery: true }],
  'artillery-card': [{}, { new: true }],
};

/** Values of one field. Counts of ordinary figures stay small, so that odds stay quick. */
function valuesOf(field: Field, most: number): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'count':
      return fc.integer({ min: field.min, max: Math.min(field.max, field.min > 0 ? most : 2) });
    case 'measure':
      return field.unit === 'degrees'
        ? fc.constantFrom(0, 30, 45, 60, 90, 135, 180, 270).filter((n) => n <= field.max)
        : fc.integer({ min: field.min * 4, max: 4 * 13 }).map((quarters) => quarters / 4);
    case 'choice':
      return field.or
        ? fc.oneof(fc.constantFrom(...field.choices), fc.integer({ min: field.or[0], max: 3 }))
        : fc.constantFrom(...field.choices);
    case 'switch':
      return fc.constant(true);
    case 'text':
      return fc.constantFrom('Axis,Allies', 'Reds, Blues');
  }
}

/**
 * Inputs that the command line would let through: nothing missing, nothing in conflict.
 * The rules may still refuse them.
 * @param most the largest count of figures, hits or the like
 */
export function inputsOf(action: AnyAction, most: number): fc.Arbitrary<Given> {
  const fields = Object.entries(action.inputs as Record<string, Field>);
  const must = fields.filter(([, field]) => field.required).map(([name]) => name);
  const may = fields.filter(([, field]) => !field.required).map(([name]) => name);
  const values = fc.record(Object.fromEntries(fields.map(([name, field]) => [name, valuesOf(field, most)])));
  return fc
    .record({
      start: fc.constantFrom(...(starts[action.name] ?? [{}])),
      values,
      used: fc.subarray(may, { maxLength: Math.min(may.length, 12) }),
    })
    .map(({ start, values, used }) => {
      const given: Record<string, unknown> = { ...start };
      const take = (names: readonly string[]) => {
        for (const name of names) given[name] ??= values[name];
      };
      take([...must, ...used]);
      take(missing(action, given));
      // What does not go with the rest is left out again, as a player would.
      const optional = new Set(used.filter((name) => !(name in start)));
      let wrong = conflictOf(action, given);
      while (wrong !== undefined && optional.delete(wrong)) {
        delete given[wrong];
        wrong = conflictOf(action, given);
      }
      return given;
    })
    .filter((given) => missing(action, given).length === 0 && !conflictOf(action, given));
}

/** The input to blame, if the inputs do not go together. */
const conflictOf = (action: AnyAction, given: Given) =>
  action.conflict?.(inputOf(action, given) as never)?.input;

const missing = (action: AnyAction, given: Given) =>
  (action.requires?.(inputOf(action, given) as never) ?? []).filter((name) => given[name] === undefined);

/** Options for rulings: a few that are not at their default. */
export const rulingsAtRandom: fc.Arbitrary<Record<string, number>> = fc
  .subarray(
    Object.entries(register as Record<string, Ruling>).flatMap(([id, ruling]) =>
      ruling.switch ? Object.keys(ruling.options).map((option) => [id, Number(option)] as const) : [],
    ),
    { maxLength: 12 },
  )
  .map((chosen) => Object.fromEntries(chosen));
