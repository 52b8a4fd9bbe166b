import type { Waiting } from './action.js';
import { flagOf } from './flag.js';
import { quoted } from './text/say.js';

/** What a game waits for, as it is typed in a shell: `wg melee '1 Section' '1 Gruppe'`. */
export const lineFor = (action: string, { units, typed = {} }: Omit<Waiting, 'says'>): string =>
  [
    'wg',
    action,
    ...units.map((names) => quoted(names.join(','))),
    ...Object.entries(typed).flatMap(([input, value]) => [flagOf(input), quoted(value)]),
  ].join(' ');

/** The same of several, one of which comes after the other. */
export const linesFor = (action: string, waiting: readonly Omit<Waiting, 'says'>[]): string =>
  waiting.map((of) => lineFor(action, of)).join('; ');
