import type { Rulings } from '../dice/play.js';
import { tableBefore } from '../engine/before.js';
import type { Task } from '../engine/resolve.js';
import { type Env, logPath } from '../log/file.js';
import { hang } from '../render/page.js';
import { flagOf } from '../rules/flag.js';
import type { State } from '../rules/state.js';
import { list, namesApart } from '../rules/text/say.js';
import type { Io } from './io.js';
import type { Globals } from './line/parse.js';

/** What players are told on the side, on stderr: the answer is stdout's alone. */
type Aside = Pick<Io, 'stderr'>;

/** A word on the side, as wide as the screen. */
export const note = (text: string, { stderr }: Aside): void =>
  stderr.write(`${hang('wg: ', text, stderr.columns ?? Number.POSITIVE_INFINITY).join('\n')}\n`);

/** Why an answer is not in the log. */
export const noteNotLogged = (why: string, io: Aside): void => note(`not logged: ${why}`, io);

/** Whom short names mean. */
export const noteShort = (short: readonly (readonly [typed: string, said: string])[], io: Aside): void =>
  note(short.map(([typed, said]) => `${typed} is ${namesApart(said)}`).join('; '), io);

/** Which lines of a log were passed over, if any were. */
export function noteUnread(path: string, lines: readonly number[], io: Aside): void {
  if (lines.length > 0) note(`passed over what cannot be read in ${path}: line ${lines.join(', ')}`, io);
}

/** The rulings that were typed and that the answer never asked for: nothing typed is passed over in silence. */
export function noteUnmet(typed: readonly string[], met: Rulings, io: Aside): void {
  const unmet = typed.filter((id) => !(id in met));
  if (unmet.length > 0) note(`${unmet.join(', ')} made no difference here`, io);
}

/** Flags of dice, where all that is asked for is exact. */
export function noteIdle(globals: Pick<Globals, 'seed' | 'from'>, io: Aside): void {
  const idle = (['seed', 'from'] as const).filter((name) => globals[name] !== undefined).map(flagOf);
  if (idle.length > 0)
    note(`${list(idle)}: nothing is rolled, since the odds are exact; --repeat rolls it`, io);
}

/** The table that an action is resolved on; what was passed over in its log is told. */
export function tableFor(task: Task, game: string, io: Aside & { readonly env: Env }): State | undefined {
  const { state, unread } = tableBefore(task, game, io.env);
  noteUnread(logPath(game, io.env), unread, io);
  return state;
}
