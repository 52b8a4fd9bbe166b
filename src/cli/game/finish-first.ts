import { tableIn } from '../../engine/house/agreed.js';
import { logPath } from '../../log/file.js';
import type { Io } from '../io.js';
import { note } from '../notes.js';
import { intentText } from './event-text.js';
import { clockTime } from './standing-text.js';

/** In milliseconds: what was begun so shortly ago another process is about to finish as well, and nobody broke it off. */
const AT_WORK = 2_000;

/** A roll of a sealed game that was broken off is finished before anything else happens in it, and that is told. */
export async function finishFirst(game: string, io: Io): Promise<void> {
  const path = logPath(game, io.env);
  if (!tableIn(path)?.begun) return;
  const { finishBegun } = await import('../../engine/begun.js');
  const done = await finishBegun(path, io);
  if (!done || io.now().getTime() - Date.parse(done.at) < AT_WORK) return;
  const { intent, at } = done;
  const said = intentText(intent);
  note(`what was begun at ${clockTime(at)} and broken off is rolled first (${said}): wg log tells it`, io);
}
