import type { Standing } from '../log/follow.js';
import { type Projected, type Projection, project } from '../log/projection.js';
import { DICE } from '../rules/record.js';

/** How much of a game was played. */
export interface Progress {
  /** What was resolved in it and not taken back. */
  readonly events: number;
  /** When its last line was written, in ISO 8601; empty before the first. */
  readonly last: string;
  /** The rule system of what was resolved last, dice by themselves aside. */
  readonly ruleset?: string;
}

const AT = /"at":"([^"\\]*)"/;
const RULESET = /"record":\{"wg":"[^"\\]*","ruleset":"([\w-]+)"/;

/** @param start of its text: it stands there as a rule */
const timeIn = (at: Standing, start: string): string => (AT.exec(start) ?? AT.exec(at.text))?.[1] ?? '';

const playedUntil = (events: number, last: string, ruleset: string | undefined): Progress =>
  ruleset === undefined ? { events, last } : { events, last, ruleset };

const part: Projection<Progress> = {
  name: 'played',
  start: { events: 0, last: '' },
  after({ events, ruleset }, at) {
    const { start } = at;
    const last = timeIn(at, start);
    const isEvent = at.of.kind === 'event';
    const [, by] = (isEvent && (RULESET.exec(start) ?? RULESET.exec(at.text))) || [];
    return playedUntil(isEvent ? events + 1 : events, last, by === undefined || by === DICE ? ruleset : by);
  },
  undone: ({ events, ruleset }, at) => playedUntil(events, timeIn(at, at.start), ruleset),
};

/**
 * How much of a game was played.
 * @throws LogError when its log cannot be read
 */
export const progressOf = (path: string): Projected<Progress> => project(path, part);
