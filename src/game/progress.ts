import { readDoneBy } from '../log/line/in-part.js';
import type { StandingLine } from '../log/lines.js';
import { FAR, type Projected, type Projection, project } from '../log/projection.js';
import { DICE } from '../rules/record.js';

/** How much of a game was played. */
interface Progress {
  /** What was resolved in it and not taken back. */
  readonly events: number;
  /** When its last line was written, in ISO 8601; empty before the first. */
  readonly last: string;
  /** The rule system of what was resolved last, dice by themselves aside. */
  readonly ruleset?: string;
}

const AT = /"at":"([^"\\]*)"/;

/** When a line was written: as a rule that stands at the start of its text. */
const timeIn = (at: StandingLine): string => (AT.exec(at.start) ?? AT.exec(at.text))?.[1] ?? '';

/** The part of a game that tells it. Nobody asks when a line was written that is far from the last. */
export const progress: Projection<Progress> = {
  name: 'played',
  start: { events: 0, last: '' },
  after({ events, last, ruleset }, at, left = 0) {
    const isEvent = at.of.kind === 'event';
    const by = readDoneBy(at)?.record.ruleset;
    const of = by === undefined || by === DICE ? ruleset : by;
    return {
      events: isEvent ? events + 1 : events,
      last: left > FAR ? last : timeIn(at),
      ...(of !== undefined && { ruleset: of }),
    };
  },
  undone: (before, at, left = 0) => (left > FAR ? before : { ...before, last: timeIn(at) }),
};

/**
 * How much of a game was played.
 * @throws LogError when its log cannot be read
 */
export const progressOf = (path: string): Projected<Progress> => project(path, progress);
