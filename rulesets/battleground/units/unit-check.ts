import { barring, type Conflict } from '../../../src/rules/action.js';
import { count, type InputOf, toggle } from '../../../src/rules/field.js';
import { inputsOf } from '../../../src/rules/role.js';
import type { Rule, Step } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/text/say.js';
import { COUNTED } from '../roster/figures.js';
import { heavyWeaponFigures, heavyWeaponsConflict } from '../shooting/inputs.js';
import { vehicleLimits } from '../vehicles/vehicle-limits.js';
import { action, step } from '../words.js';
import { mustHold } from './figures.js';
import { checked } from './roles.js';
import { quarterOf, surrenders, threeToOne, whyNonStanding } from './standing.js';
import { unitLimits } from './unit-limits.js';

const infantry = { group: 'Infantry' };
const inMelee = { group: 'In a melee' };

const all = inputsOf(checked);
const inputs = {
  ...all,
  grade: { ...all.grade, default: 'C' as const },
  combined: toggle('it grew by combining: the limits of the start bind no more', infantry),
  enemies: count('enemy figures: whether it surrenders to them', { ...inMelee, min: 1, max: 48 }),
  fought: toggle('a round has been fought', inMelee),
};
type Input = InputOf<typeof inputs>;
type CheckedFoot = Input & { readonly figures: number };
type Result = { legal: boolean; standing?: boolean; surrendersTo?: number; surrenders?: boolean };

export const unitCheck = action({
  name: 'unit-check',
  says: 'Whether a unit is legal, whether it stands, and when it surrenders',
  inputs,
  requires: (input) => (input.vehicle ? [] : ['figures']),
  conflict: (input) => unitConflict(input),
  examples: [
    ['wg unit-check --figures 12 --leaders 3 --hw 2', 'a full unit at the start'],
    ['wg unit-check -g B -f 3 --in-play --enemies 9', 'three figures left, charged by nine'],
    ['wg unit-check -f 8 -l 3 -w 2 --combined', 'a unit that grew by combining'],
    ['wg unit-check --vehicle truck --models 2', 'two trucks as one unit'],
    ['wg unit-check --vehicle light-tank --armour 2 --weapon-dice 4,2', 'a tank by the scenario'],
    ['wg unit-check -f 2 -l 1 --odds', 'nothing is left to chance here'],
  ],
  result: {
    legal: { help: 'it is a unit by the rules', order: ['false', 'true'] },
    standing: { help: 'it stands (infantry)', order: ['false', 'true'] },
    surrendersTo: { help: 'the fewest enemies in a melee to whom it surrenders (infantry)' },
    surrenders: { help: 'it surrenders now, where the enemies are given', order: ['false', 'true'] },
  },
  reminders: [
    ['bg:unit.3', (input) => !input.vehicle && atStart(input)],
    ['bg:nonstand.4', (input) => !input.vehicle && reason(input as CheckedFoot) !== undefined],
  ],
  roles: [checked],
  *resolve(input): Rule<Result> {
    if (input.vehicle) {
      const weapons = diceOf(input.weaponDice);
      return { legal: yield* vehicleLimits({ ...input, vehicle: input.vehicle, weapons }) };
    }
    const unit: CheckedFoot = { ...input, figures: input.figures! };
    const legal = yield* unitLimits({ ...unit, atStart: atStart(unit) });
    return { legal, ...(yield* will(unit)) };
  },
  announce: ({ legal, standing, surrendersTo, surrenders: now }, { enemies }, steps = []) => {
    const unit = legal ? 'a legal unit' : `not a legal unit (${faultsIn(steps)})`;
    if (standing === undefined) return unit;
    const ends =
      now === undefined
        ? `surrenders to ${surrendersTo} or more${standing ? ' once a round is fought' : ''}`
        : now
          ? `surrenders to ${enemies}`
          : `fights against ${enemies}`;
    return `${unit}; it ${standing ? 'stands' : 'is non-standing'} and ${ends}`;
  },
});

/** The lines that say what a unit has to be, by their ids. */
const LIMITS = ['size', 'leaders', 'heavy-weapons', 'models', 'armour', 'weapons'];

const faultsIn = (steps: readonly Step[]): string =>
  steps.flatMap(({ id, value, text }) => (LIMITS.includes(id) && value === false ? [text] : [])).join('; ');

const atStart = ({ combined, inPlay }: Input): boolean => !combined && !inPlay;

/** Why the unit is non-standing, if it is (nonstand.1). */
const reason = (unit: CheckedFoot) =>
  whyNonStanding({ figures: unit.figures, leaders: unit.leaders, heavyWeapons: heavyWeaponFigures(unit) });

/** Whether the unit stands (nonstand.1), and at how many enemies it gives up in a melee (melee.9, nonstand.5). */
function* will(unit: CheckedFoot): Rule<Omit<Result, 'legal'>> {
  const why = reason(unit);
  const standing = why === undefined;
  const stands = standing ? 'it stands' : `non-standing: ${why}`;
  yield* step({
    id: 'standing',
    clause: 'bg:nonstand.1',
    value: standing,
    text: stands,
    ...(unit.medics > 0 && { ruling: 'bg:R93' as const }),
  });
  if (!standing) {
    const must = 'it must retreat or join another unit';
    yield* step({ id: 'must', clause: 'bg:nonstand.2', value: true, text: must });
    const mayNot = 'it may neither shoot nor charge';
    yield* step({ id: 'may-not', clause: 'bg:nonstand.3', value: true, text: mayNot });
  }
  const quarter = quarterOf(unit.figures);
  yield* step({
    id: 'quarter',
    clause: 'bg:melee.9',
    value: quarter,
    text: `against ${quarter} or more it surrenders once a round is fought`,
    ruling: 'bg:R76',
  });
  let surrendersTo = quarter;
  if (!standing) {
    surrendersTo = threeToOne(unit.figures);
    const text = `against ${surrendersTo} or more, 3 to 1, it surrenders even before the first round`;
    yield* step({ id: 'three-to-one', clause: 'bg:nonstand.5', value: surrendersTo, text, ruling: 'bg:R77' });
  }
  if (unit.enemies === undefined) return { standing, surrendersTo };
  return { standing, surrendersTo, surrenders: yield* givesUpNow(unit, unit.enemies, standing) };
}

function* givesUpNow({ figures, fought }: CheckedFoot, enemies: number, stands: boolean): Rule<boolean> {
  const clause = surrenders({ figures, enemies, stands, fought });
  const against = `${figures} against ${counted(enemies, 'enemy', 'enemies')}`;
  const waits = enemies >= quarterOf(figures);
  const text = `${against}: it ${clause ? 'surrenders' : waits ? 'fights one round first' : 'fights on'}`;
  return yield* step({
    id: 'surrender',
    clause: clause ?? (fought ? 'bg:melee.9' : 'bg:melee.10'),
    value: clause !== undefined,
    text,
  });
}

/** The dice of each weapon: `4,2`. */
const diceOf = (typed: string | undefined): number[] => (typed ? typed.split(',').map(Number) : []);

function unitConflict(input: Input): Conflict | undefined {
  type Name = keyof Input;
  const barred = barring(input);
  const ofUnits: Name[] = [...COUNTED, 'combined', 'inPlay', 'enemies', 'fought'];
  const ofVehicles: Name[] = ['weaponDice', 'armour'];
  if (input.vehicle) {
    return (
      barred(ofUnits, 'is for infantry and does not go with --vehicle') ??
      (diceOf(input.weaponDice).every((dice) => Number.isInteger(dice) && dice >= 1 && dice <= 20)
        ? undefined
        : { input: 'weaponDice', message: 'takes the dice of each weapon, 1 to 20, with commas: 4,2' })
    );
  }
  const special = input.leaders + heavyWeaponFigures(input) + input.medics;
  return (
    barred(ofVehicles, 'needs --vehicle') ??
    (input.armour === 0 ? { input: 'armour', message: 'needs --vehicle' } : undefined) ??
    (input.models > 1 ? { input: 'models', message: 'needs --vehicle' } : undefined) ??
    (input.fought && input.enemies === undefined
      ? { input: 'fought', message: 'needs --enemies' }
      : undefined) ??
    mustHold('figures', input.figures, special) ??
    heavyWeaponsConflict(input)
  );
}
