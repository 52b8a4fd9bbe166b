import { type Followed, follow, TakenBack } from './follow.js';
import type { Event } from './line/line.js';
import { read } from './line/read.js';

/** Something that was resolved in a game, with its place among all that was. */
export interface PastEvent {
  /** Its number among all that was resolved in the game, from 1. */
  readonly number: number;
  /** The number of its line in the file, from 1. */
  readonly line: number;
  /** The name of its line. */
  readonly name: string;
  readonly event: Event;
  /** It was taken back later on. */
  readonly undone: boolean;
}

/** A game as it was played, from its log. */
interface History extends Pick<Followed, 'unread' | 'head' | 'standing'> {
  readonly events: readonly PastEvent[];
}

/**
 * Everything that was resolved in a game, in order; what was taken back too.
 * @throws LogError when the log cannot be read
 */
export function historyOf(path: string): History {
  const { standing, unread, head } = follow(path);
  const undone = new TakenBack(standing);
  const events: PastEvent[] = [];
  let number = 0;
  for (const at of standing) {
    if (at.of.kind === 'event') number++;
    const event = read('event', at);
    if (event) events.push({ number, line: at.number, name: at.name, event, undone: undone.has(at) });
  }
  return { events, standing, unread, head };
}
