import type { Rulings } from '../dice/play.js';
import { tableIn } from '../engine/agreed.js';
import { tableBefore } from '../engine/before.js';
import type { Task } from '../engine/resolve.js';
import { type Env, logPath } from '../log/file.js';
import type { State } from '../rules/state.js';
import { deedText } from './game/event-text.js';
import { clockTime } from './game/standing-text.js';
import type { Io } from './io.js';

/** What players are told on the side, on stderr: the answer is stdout's alone. */
type Aside = Pick<Io, 'stderr'>;

const note = (text: string, { stderr }: Aside): void => stderr.write(`wg: ${text}\n`);

/** Why an answer is not in the log. */
export const noteNotLogged = (why: string, io: Aside): void => note(`not logged: ${why}`, io);

/** Which lines of a log were passed over, if any were. */
export function noteUnread(path: string, lines: readonly number[], io: Aside): void {
  if (lines.length > 0) note(`passed over what cannot be read in ${path}: line ${lines.join(', ')}`, io);
}

/** The rulings that were typed and that the answer never asked for: nothing typed is passed over in silence. */
export function noteUnmet(typed: readonly string[], met: Rulings, io: Aside): void {
  const unmet = typed.filter((id) => !(id in met));
  if (unmet.length > 0) note(`${unmet.join(', ')} made no difference here`, io);
}

/** The table that an action is resolved on; what was passed over in its log is told. */
export function tableFor(task: Task, game: string, io: Aside & { readonly env: Env }): State | undefined {
  const { state, unread } = tableBefore(task, game, io.env);
  noteUnread(logPath(game, io.env), unread, io);
  return state;
}

/** In milliseconds: what was begun so shortly ago another process is about to finish as well, and nobody broke it off. */
const AT_WORK = 2_000;

/** A roll of a sealed game that was broken off is finished before anything else happens in it, and that is told. */
export async function finishFirst(game: string, io: Io): Promise<void> {
  const path = logPath(game, io.env);
  if (!tableIn(path)?.begun) return;
  const { finishBegun } = await import('../engine/begun.js');
  const done = await finishBegun(path, io);
  if (!done || io.now().getTime() - Date.parse(done.begun) < AT_WORK) return;
  const { intent, begun } = done;
  const said = deedText({ ...intent, record: intent });
  note(`what was begun at ${clockTime(begun)} and broken off is rolled first (${said}): wg log tells it`, io);
}
