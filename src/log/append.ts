import { append, LogError } from './file.js';
import { BEGINNING, type Followed, follow, followOwn, type LogMark } from './follow.js';
import { NO_LINE } from './line/chain.js';
import { type Body, type Event, FORMAT, written } from './line/line.js';
import { knownAs, read } from './line/read.js';
import type { StandingLine } from './lines.js';
import { settingsOf } from './settings.js';
import { inOneLook } from './stamp.js';

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

/** A roll was begun in a sealed game and is not finished: until it is, its log takes no other line. */
export class Begun extends LogError {
  constructor(path: string) {
    super('write', `a roll that was begun in the log ${path} is not finished`);
  }
}

/** What gives lines their ids and times. */
export interface Clock {
  readonly id: () => string;
  /** In ISO 8601. */
  readonly now: () => string;
}

/** A line about to be added, and the log as it was when it was thought of. */
export interface NextLine {
  readonly seen: Pick<Followed, 'mark' | 'head'>;
  readonly body: Body;
}

/** Tries at adding a line before the log is given up: every try that fails means that another process added one. */
const MOST_TRIES = 10_000;

/**
 * Adds a line to the log of a game, so that no two processes ever build on the same state: of two that follow the same
 * line the first in the file stands, and the other process thinks again.
 * @param game the name of the game, for the first line of its log
 * @param think makes the line from the log as it stands; asked again whenever another process came first
 * @returns the line as it stands
 * @throws {@link GameOver}; {@link Begun}; LogError when the log cannot be read or written; and whatever `think` throws
 */
export function addLine(path: string, game: string, clock: Clock, think: () => NextLine): StandingLine {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    // Whether a line stands shows when it is written: the look in which it was typed will do, unless somebody was quicker.
    const { seen, body, sealed } = inOneLook(() => {
      mustBeFinished(path);
      const next = think();
      return { ...next, sealed: mayFollow(path, next.body) };
    }, tries > 0);
    if (seen.head === NO_LINE && !('log' in body)) {
      write(path, BEGINNING, clock, openingFor(game, body));
      continue;
    }
    const { mark } = seen;
    const behind = { offset: mark.offset, lines: mark.lines, head: seen.head };
    // What is only begun tells nothing yet: its outcome brings it onto the disk before anybody sees either.
    const isTold = (sealed !== undefined && !('intent' in body)) || 'sealed' in body;
    const { id, own } = write(path, behind, clock, body, isTold);
    const stands = own ?? [...follow(path, mark).standing].find(({ of }) => of.id === id);
    if (stands) return stands;
  }
  throw new LogError('write', `other processes keep adding to the log ${path}`);
}

/**
 * Adds what came of a roll behind the line that began it. Another process may have done so before: it came to the same.
 * @returns the line that stands behind it, and the event in it
 * @throws LogError when the log cannot be read or written
 */
export function addOutcome(
  path: string,
  begun: StandingLine,
  clock: Clock,
  body: Body,
): { at: StandingLine; event: Event } {
  const { name, to, number } = begun;
  const mark = { offset: to + 1, lines: number, head: name };
  const { own } = write(path, mark, clock, body, true);
  const next = own ?? follow(path, mark).standing.at(0);
  const event = next && read('event', next);
  if (event) return { at: next, event };
  throw new LogError('read', `what was begun in line ${number} of the log ${path} is finished by no event`);
}

/**
 * After the end of a game its end may still be taken back, and the secret of a sealed one revealed; after that, nothing.
 * @returns the commitment of a sealed game
 * @throws GameOver
 */
function mayFollow(path: string, body: Body): string | undefined {
  const { ended, revealed, game, sealed } = settingsOf(path).state;
  if (!ended || (!revealed && ('secret' in body || 'undo' in body))) return sealed;
  throw new GameOver(game);
}

/** @throws Begun */
function mustBeFinished(path: string): void {
  if (settingsOf(path).state.begun) throw new Begun(path);
}

/** The first line of a log. A game that begins with its units is played by their rules. */
const openingFor = (game: string, first: Body): Body => ({
  log: FORMAT,
  game,
  ...('roster' in first && { ruleset: first.roster.ruleset }),
});

/**
 * Writes a line behind another.
 * @param safe whether it is on the disk before anybody is told of it, as in a sealed game
 * @returns its id, and where it stands, unless others have written meanwhile
 */
function write(path: string, mark: LogMark, { id: name, now }: Clock, body: Body, safe = false) {
  const [id, at] = [name(), now()];
  const line = written(id, at, body, mark.head);
  const own = followOwn(path, mark, line, append(path, line, safe, mark.offset));
  // What was just said need not be read.
  if (own && ('record' in body || 'intent' in body)) knownAs(own, { id, at, ...body, prev: mark.head });
  return { id, own };
}
