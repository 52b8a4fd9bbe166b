import type { Rule } from '../../../src/rules/rule.js';
import type { Looked } from '../../../src/rules/words.js';
import { metres, type Scale } from '../say.js';
import { type ClauseId, type RulingId, ruling, step } from '../words.js';

/** Something done on the way that costs metres. */
export interface Deduction {
  readonly id: string;
  readonly clause: ClauseId;
  readonly times: number;
  readonly what: string;
  /** What each time costs, in metres. */
  readonly each: Looked<number>;
  readonly ruling?: RulingId;
}

export const deducted = ({ times, each }: Deduction): number => times * each.value;

/** Says each deduction, and takes it off. @returns what is left, below 0 where it does not suffice */
export function* takenOff(left: number, deductions: readonly Deduction[], scale: Scale): Rule<number> {
  let after = left;
  for (const deduction of deductions) {
    const { id, clause, times, what, each, ruling } = deduction;
    const cost = deducted(deduction);
    after -= cost;
    const often = times > 1 ? `, ${times} times` : '';
    const text = `${what}${often}: ${cost === 0 ? 'costs nothing' : `${metres(cost, scale)} less`}`;
    yield* step({ id, clause, value: 0 - cost, text, from: each, ...(ruling && { ruling }) });
  }
  return after;
}

/** The least that is moved, where there is such a thing, in metres: an inch on the table (R117). */
const LEAST = 10;

/** The allowance stops at nothing: what it does not pay for is not done. If so ruled, there is a least move (R117). */
export function* noLessThanNothing(left: number, clause: ClauseId, scale: Scale): Rule<number> {
  if (left >= LEAST) return left;
  if ((yield* ruling('wrg:R117')) === 2) {
    const from = { value: LEAST, ruling: 'wrg:R117', house: true } as const;
    const text = `${metres(LEAST, scale)} are moved in any case, whatever is done on the way`;
    return yield* step({ id: 'least', clause, value: LEAST, text, from });
  }
  if (left >= 0) return left;
  const text = `${metres(-left, scale)} short: what cannot be paid for is not done this period`;
  yield* step({ id: 'short', clause, value: -left, text, ruling: 'wrg:R117' });
  return 0;
}
