import { read } from '../log/line/read.js';
import type { StandingLine } from '../log/lines.js';
import { type Projection, project } from '../log/projection.js';
import { isWhole } from '../log/settings.js';
import type { HouseRules } from '../rules/book/house.js';

/** House rules that were agreed on. */
interface Agreement {
  /** The name of its line. */
  readonly name: string;
  /** The number of its line in the file, and of the one that took it back, if one did. */
  readonly from: number;
  readonly to?: number;
  readonly house: HouseRules | null;
}

function followed(agreed: readonly Agreement[], at: StandingLine): readonly Agreement[] {
  const { number } = at;
  const rules = read('agreed', at);
  if (rules && isWhole(rules.house)) return [...agreed, { name: at.name, from: number, house: rules.house }];
  const back = read('undone', at)?.undo;
  return back === undefined
    ? agreed
    : agreed.map((one) => (one.name === back ? { ...one, to: number } : one));
}

const part: Projection<readonly Agreement[]> = {
  name: 'agreed',
  start: [],
  after: followed,
  undone: followed,
};

/**
 * The house rules that a game was played by when a line was written.
 * @param line its number in the file, from 1
 * @throws LogError when the log cannot be read
 */
export function houseThen(path: string, line: number): HouseRules | undefined {
  const agreed = project(path, part).state;
  const then = agreed.findLast(({ from, to }) => from < line && (to === undefined || to > line));
  return then?.house ?? undefined;
}
