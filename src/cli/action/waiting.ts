import type { AnyAction, Waiting } from '../../rules/action.js';
import { flagOf } from '../../rules/flag.js';
import { list, quoted } from '../../rules/say.js';

/** What a game waits for, as a shell takes it: `The game waits for wg melee '1 Section' '1 Gruppe'.` */
export const waitingSaid = (action: AnyAction, waiting: readonly Waiting[]): string =>
  `The game waits for ${list(waiting.map((of) => shownAs(action, of)))}.`;

const shownAs = ({ name }: AnyAction, { units, typed = {} }: Waiting): string =>
  [
    'wg',
    name,
    ...units.map((names) => quoted(names.join(','))),
    ...Object.entries(typed).flatMap(([input, value]) => [flagOf(input), quoted(value)]),
  ].join(' ');
