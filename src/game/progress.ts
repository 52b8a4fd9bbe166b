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

const timeIn = (text: string): string => AT.exec(text)?.[1] ?? '';

const part: Projection<Progress> = {
  name: 'played',
  start: { events: 0, last: '' },
  after(played, at) {
    const { text } = at;
    const last = timeIn(text);
    if (at.of.kind !== 'event') return { ...played, last };
    const [, ruleset] = RULESET.exec(text) ?? [];
    return {
      ...played,
      last,
      events: played.events + 1,
      ...(ruleset !== undefined && ruleset !== DICE && { ruleset }),
    };
  },
  undone: (played, { text }) => ({ ...played, last: timeIn(text) }),
};

/**
 * How much of a game was played.
 * @throws LogError when its log cannot be read
 */
export const progressOf = (path: string): Projected<Progress> => project(path, part);
