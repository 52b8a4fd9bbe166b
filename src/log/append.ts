import { NOTHING } from './chain.js';
import { append, LogError } from './file.js';
import { type Followed, follow } from './follow.js';
import { type Body, FORMAT, written } from './line.js';
import { settingsOf } from './settings.js';

/** The game is over: its log takes no more lines. */
export class GameOver extends Error {
  override readonly name = 'GameOver';
  /** @param instead what can be done all the same */
  constructor(
    readonly game: string,
    readonly instead?: string,
  ) {
    super(`the game ${game} has ended`);
  }
}

/** What gives lines their ids and times. */
export interface Clock {
  readonly id: () => string;
  /** In ISO 8601. */
  readonly now: () => string;
}

/** A line about to be added, and the log as it was when it was thought of. */
export interface Next<B extends Body> {
  readonly seen: Pick<Followed, 'mark' | 'head'>;
  readonly body: B;
}

/** Tries at adding a line before the log is given up: every try that fails means that another process added one. */
const MOST_TRIES = 10_000;

/**
 * Adds a line to the log of a game, so that no two processes ever build on the same state: of two that follow the same
 * line the first in the file stands, and the other process thinks again.
 * @param game the name of the game, for the first line of its log
 * @param think makes the line from the log as it stands; asked again whenever another process came first
 * @returns the line's body as it stands
 * @throws {@link GameOver}; LogError when the log cannot be read or written; and whatever `think` throws
 */
export function add<B extends Body>(path: string, game: string, clock: Clock, think: () => Next<B>): B {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const { seen, body } = think();
    // Looked at after the thought: a game that ends later than this ends before the line, which then stands nowhere.
    mayFollow(path, body);
    if (seen.head === NOTHING && !('log' in body)) {
      write(path, NOTHING, clock, { log: FORMAT, game });
      continue;
    }
    const id = write(path, seen.head, clock, body);
    if (follow(path, seen.mark).standing.some(({ of }) => of.id === id)) return body;
  }
  throw new LogError('write', `other processes keep adding to the log ${path}`);
}

/**
 * After the end of a game its end may still be taken back, and the secret of a sealed one revealed; after that, nothing.
 * @throws GameOver
 */
function mayFollow(path: string, body: Body): void {
  const { ended, revealed, game } = settingsOf(path).state;
  if (!ended || (!revealed && ('secret' in body || 'undo' in body))) return;
  throw new GameOver(game);
}

/** Writes a line behind another. @returns its id */
function write(path: string, prev: string, { id: name, now }: Clock, body: Body): string {
  const id = name();
  append(path, written(id, now(), body, prev));
  return id;
}
