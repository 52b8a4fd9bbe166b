import { barring, type Conflict } from '../../src/rules/action.js';
import { choice, count, type InputOf, list, toggle } from '../../src/rules/field.js';
import { LETTERS, type Letter } from './armour-tables.js';
import { coverConflict, hexFields } from './fire-cover.js';
import { supplyFields } from './from-table.js';
import { MISSIONS } from './support-tables.js';
import { unitsField } from './unit-spec.js';

const isLetter = (word: string | undefined): word is Letter =>
  (LETTERS as readonly (string | undefined)[]).includes(word);

/** An AFV in the target hex: its rear armour, and whether it is immobile already. */
export interface TargetAfv {
  readonly armour: Letter;
  readonly immobile: boolean;
}

export const artilleryFields = {
  mission: choice(MISSIONS, 'support mission', { required: true }),
  ...supplyFields,
  markers: count('markers of this mission that the side had when the game began', { max: 20 }),
  landed: toggle('it is known where it falls: the attack on that hex alone', {}),
  at: choice(['infantry', 'gun', 'vehicle', 'none'], 'what is in the hex besides AFVs', {
    group: 'Target',
    default: 'infantry',
  }),
  afv: list('rear armour of an AFV in the hex; C:immobile for one that is', {
    group: 'Target',
    metavar: 'C',
    max: 2,
    fault: (entry) => {
      const [armour, state, more] = entry.toLowerCase().split(':');
      const right =
        isLetter(armour?.toUpperCase()) &&
        (state === undefined || state === 'immobile') &&
        more === undefined;
      return right ? undefined : { takes: 'rear armour from A to F: C, or C:immobile' };
    },
  }),
  unit: unitsField('units of the hex by name, those AFVs among them', { group: 'Target' }),
  ...hexFields,
};
export type Artillery = InputOf<typeof artilleryFields>;

export const afvsIn = (entries: readonly string[] | undefined): TargetAfv[] =>
  (entries ?? []).map((entry) => {
    const [armour, state] = entry.split(':');
    return { armour: armour!.toUpperCase() as Letter, immobile: state !== undefined };
  });

export function artilleryConflict(input: Artillery): Conflict | undefined {
  if (input.landed) {
    const none = barring(input)(
      ['side', 'markers'],
      'does not go with --landed: the marker was used with the call',
    );
    if (none) return none;
  }
  if (input.side !== undefined && input.markers === undefined)
    return { input: 'side', message: 'needs --markers: what the side had when the game began' };
  return coverConflict(input);
}
