import { barring, type Conflict } from '../../../src/rules/action.js';
import { count, type InputOf, measure, text, toggle } from '../../../src/rules/field.js';
import { inputsOf } from '../../../src/rules/role.js';
import { numbered } from '../../../src/rules/text/say.js';
import { casualtyConflict, retreatConflict, shotFields, struckConflict } from '../shooting/inputs.js';
import { stoppedConflict } from '../vehicles/damage.js';
import { CLEARING, INTO_FIELD, mover } from './roles.js';

const detecting = 'Finding a field';
const laying = 'Laying out';
const { targetStand, noted, retreat } = shotFields;

export const mineInputs = {
  detect: measure('distance of a unit that has moved to a hidden field', {
    group: detecting,
    unit: 'inches',
    max: 200,
  }),
  inches: measure('how far a vehicle has moved onto the field', {
    group: INTO_FIELD,
    unit: 'inches',
    max: 48,
  }),
  ...inputsOf(mover),
  ...{ targetStand, noted, retreat },
  still: toggle('it has not moved', { group: INTO_FIELD }),
  turned: toggle('it was in the field already, and has only changed its facing', { group: INTO_FIELD }),
  across: toggle('with this move it is through the field, or out of it', { group: INTO_FIELD }),
  away: toggle('they began the card neither next to the field nor in it', { group: CLEARING }),
  diceCount: count('movement dice it rolls; all it has, if not given', { group: CLEARING, min: 1, max: 4 }),
  rolled: measure('its movement, rolled already', { group: CLEARING, unit: 'inches', max: 48 }),
  width: measure('width of the model', { group: CLEARING, unit: 'inches', max: 12 }),
  depth: measure('depth of the field that is left to clear', { group: CLEARING, unit: 'inches', max: 12 }),
  size: text('size of a minefield: 2x12, 3x8 or 4x6, or 5.5 for a circle', {
    metavar: 'inches',
    max: 20,
    group: laying,
  }),
};
export type Mines = InputOf<typeof mineInputs>;
type Name = keyof Mines;

/** What a player wants of mines: one of these at a time, with the inputs that belong to it. */
const MODES = {
  detect: ['still'],
  at: ['inches', 'damage', 'stoppedBy', 'still', 'turned', 'across'],
  entered: [
    'targetFigures',
    'targetLeaders',
    'targetHw',
    'targetMedics',
    'targetMounted',
    'targetPrisoners',
    'targetGuards',
    'targetStand',
    'targetStands',
    'noted',
    'retreat',
    'targetRan',
    'targetLostBefore',
    'targetStartFigures',
    'targetTestedLater',
    'targetGrade',
    'targetOnRoad',
    'riding',
    'still',
    'turned',
    'across',
  ],
  engineers: ['away', 'hasShot', 'reacted', 'nonStanding', 'inMelee', 'routing', 'riding', 'depth'],
  clearingVehicle: [
    'damage',
    'stoppedBy',
    'dugIn',
    'boarded',
    'fled',
    'inMelee',
    'diceCount',
    'diceMost',
    'rolled',
    'width',
    'depth',
  ],
  size: [],
} satisfies Partial<Record<Name, Name[]>>;
type Mode = keyof typeof MODES;
const modes = Object.keys(MODES) as Mode[];

/** What the player wants; a vehicle may be named after its inches. */
export const modesOf = (input: Partial<Mines>): Mode[] =>
  modes.filter((name) => input[name] !== undefined || (name === 'at' && input.inches !== undefined));

/** `3x8`: the sides of a rectangle; `5.5`: the width of a circle. */
export const sidesOf = (size: string): number[] | undefined =>
  /^\d{1,3}(\.\d{1,3})?( *x *\d{1,3}(\.\d{1,3})?)?$/i.test(size) ? size.split(/x/i).map(Number) : undefined;

/** Inputs that mean nothing together: one mode, and nothing that belongs to another. */
export function minesConflict(input: Mines): Conflict | undefined {
  const [mode, second] = modesOf(input);
  if (!mode) {
    const stray = (Object.keys(mineInputs) as Name[]).find((name) => input[name] && input[name] !== 'none');
    const whose = modes.filter((name) => stray && (MODES[name] as readonly Name[]).includes(stray));
    if (stray) {
      return { input: stray, message: `needs ${whose.map((name) => `--${flag(name)}`).join(' or ')}` };
    }
    const message =
      'needs to be given, or --at with --inches, --entered, --engineers, --clearing-vehicle or --size';
    return { input: 'detect', message };
  }
  if (second)
    return {
      input: second === 'at' && input.at === undefined ? 'inches' : second,
      message: `does not go with --${flag(mode)}: one thing at a time`,
    };
  const barred = barring(input);
  const own: readonly Name[] = [mode, ...MODES[mode]];
  return (
    barred(
      (Object.keys(mineInputs) as Name[]).filter((name) => !own.includes(name)),
      `does not go with --${flag(mode)}`,
    ) ||
    (mode === 'entered' ? intoField(input) : undefined) ||
    stoppedConflict(input) ||
    (input.still && input.turned
      ? { input: 'turned', message: 'and --still exclude each other' }
      : undefined) ||
    (input.still || input.turned
      ? barred(['inches'], 'is for a vehicle that has moved: not with --still or --turned')
      : undefined) ||
    (input.across && (input.still || input.turned)
      ? { input: 'across', message: 'is for who has moved: not with --still or --turned' }
      : undefined) ||
    (input.rolled !== undefined
      ? barred(['diceCount', 'diceMost'], 'does not go with --rolled: the dice are rolled already')
      : undefined) ||
    (input.size !== undefined && !sidesOf(input.size)
      ? { input: 'size', message: 'is two sides, as in 3x8, or the width of a circle, as in 5.5' }
      : undefined)
  );
}

const flag = (name: Mode): string => (name === 'clearingVehicle' ? 'clearing-vehicle' : name);

function intoField(input: Mines): Conflict | undefined {
  const { entered, targetFigures } = input;
  return (
    casualtyConflict(input) ||
    struckConflict(input) ||
    retreatConflict(input) ||
    (targetFigures !== undefined && entered! > targetFigures
      ? { input: 'entered', message: `is more than the ${numbered(targetFigures, 'figure')} of the unit` }
      : undefined)
  );
}
