import { tableIn } from '../../engine/house/agreed.js';
import { logPath } from '../../log/file.js';
import type { Io } from '../io.js';
import type { Globals } from '../line/parse.js';
import { note } from '../notes.js';
import { intentText } from './event-text.js';
import { clockTime } from './standing-text.js';

/** In milliseconds: what was begun so shortly ago another process is about to finish as well, and nobody broke it off. */
const AT_WORK = 2_000;

/**
 * What comes before anything else that a line does to the log of a game: a roll of a sealed game that was broken off is finished.
 * @param globals what was typed with the line
 * @returns tells behind the line that it has begun the game that it names, where another may have been meant
 */
export async function beforeWriting(
  game: string,
  globals: Pick<Globals, 'game' | 'json'>,
  io: Io,
): Promise<() => void> {
  await finishFirst(logPath(game, io.env), io);
  return globals.game === undefined
    ? () => {}
    : (await import('./new-game.js')).lookBeforeNew(game, globals, io);
}

async function finishFirst(path: string, io: Io): Promise<void> {
  if (!tableIn(path)?.begun) return;
  const { finishBegun } = await import('../../engine/begun.js');
  const done = await finishBegun(path, io);
  if (!done || io.now().getTime() - Date.parse(done.at) < AT_WORK) return;
  const { intent, at } = done;
  const said = intentText(intent);
  note(`what was begun at ${clockTime(at)} and broken off is rolled first (${said}): wg log tells it`, io);
}
