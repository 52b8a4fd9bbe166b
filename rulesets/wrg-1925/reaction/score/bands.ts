import type { PlayTable } from '../../../../src/rules/book/cell.js';
import type { Rule } from '../../../../src/rules/rule.js';
import { afvBands } from '../../afv-test/tables.js';
import { look } from '../../words.js';
import { reactionBands } from '../tables.js';

/** A row of the reaction table, by its lowest score. */
type Row = 15 | 10 | 5 | 0 | -5;
/** What a group scored; below every row it panics. */
export type Band = Row | 'panic';
/** What an AFV scored; below every row it withdraws. */
export type AfvBand = Exclude<Row, 15> | 'withdraw';
/** What a test comes to, and how many of those who tested surrender. */
export type TestResult = { score: number; band: Band | AfvBand; surrendered?: number };

/** From the best row down. */
const ROWS: readonly Row[] = [15, 10, 5, 0, -5];

/** Where a score stands: its row, and the rows it falls short of, with their lowest scores. */
interface Standing<B> {
  readonly band: B;
  /** `15 or more`, `10 or more`, `less than 5`. */
  readonly says: string;
}

/** The row of the reaction table in which a score stands (R139). */
export const bandOf = (score: number): Rule<Standing<Band>> =>
  standingIn(reactionBands, ROWS, score, 'panic');

/** The same for an AFV. */
export const afvBandOf = (score: number): Rule<Standing<AfvBand>> =>
  standingIn(afvBands, ROWS.slice(1) as Exclude<Row, 15>[], score, 'withdraw');

function* standingIn<R extends Row, L extends string>(
  { cells }: PlayTable<number, R>,
  rows: readonly R[],
  score: number,
  below: L,
): Rule<Standing<R | L>> {
  let above: number | undefined;
  for (const row of rows) {
    const { value: lowest } = yield* look(cells[row]);
    if (score >= lowest) {
      return {
        band: row,
        says: above === undefined || row >= 10 ? `${lowest} or more` : `less than ${above}`,
      };
    }
    above = lowest;
  }
  return { band: below, says: `less than ${above}` };
}
