import { list } from '../../src/rules/field.js';
import { list as inWords } from '../../src/rules/say.js';
import { EFFECTS, type Effect } from './vehicle-tables.js';

/** Effects in a flag: one, or several with commas. */
export const effectsIn = (entries: readonly string[] = []): Effect[] =>
  entries
    .flatMap((entry) => entry.toLowerCase().split(','))
    .map((word) => word.trim())
    .filter((word): word is Effect => EFFECTS.includes(word as Effect));

/** Effects that a vehicle has suffered. */
export const effectsField = list('effects it has suffered this turn already, with commas', {
  metavar: 'effects',
  max: 4,
  fault: (entry) => {
    const wrong = entry.split(',').find((word) => !EFFECTS.includes(word.trim().toLowerCase() as Effect));
    return wrong === undefined ? undefined : { takes: inWords(EFFECTS), word: [wrong.trim(), EFFECTS] };
  },
});
