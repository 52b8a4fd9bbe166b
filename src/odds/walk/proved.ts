import { type Distribution, spellingOf, type Weighted } from '../distribution.js';
import { fraction } from '../fraction.js';

/** Whether what is kept is worked out once more where it comes up again: for tests, which switch it on. */
export const proof = { ofParts: false };

/** Where tests ask for it, works out once more what was kept. @throws Error where it comes out otherwise */
export function proveOdds(
  kept: { proved: boolean },
  before: () => readonly Weighted<unknown>[],
  again: () => readonly Weighted<unknown>[],
  says: () => string,
): void {
  if (!proof.ofParts || kept.proved) return;
  kept.proved = true;
  if (spelt(again()) !== spelt(before())) throw new Error(says().slice(0, 250));
}

/** Where tests ask for it, looks for answers of which the same is made. @throws Error where something else was to be made of each */
export function proveEach(
  { outcomes }: Distribution<unknown>,
  as: (value: unknown) => unknown,
  asked: string,
): void {
  if (!proof.ofParts) return;
  const all = new Set(outcomes.map(({ value }) => spellingOf(as(value))));
  if (all.size < outcomes.length) throw new Error(`the same is made of several answers of ${asked}`);
}

/** Outcomes as text, the same for those that are as likely as one another. */
function spelt(outcomes: readonly Weighted<unknown>[]): string {
  const total = outcomes.reduce((sum, { weight }) => sum + weight, 0n);
  return outcomes
    .map(({ value, weight }) => `${spellingOf(value)}: ${fraction(weight, total)}`)
    .sort()
    .join('\n');
}

/** @throws Error for data that is not told apart by its text: a map, a set, a function, a number that is none */
export function mustBePlain(data: unknown, where: string): void {
  if (
    typeof data === 'function' ||
    typeof data === 'symbol' ||
    (typeof data === 'number' && !Number.isFinite(data))
  )
    throw new Error(`${where} is given a ${typeof data} that has no text of its own`);
  if (typeof data !== 'object' || data === null) return;
  const made = Object.getPrototypeOf(data);
  if (made !== Object.prototype && made !== Array.prototype && made !== null)
    throw new Error(`${where} is given a ${made?.constructor?.name}, which has no text of its own`);
  for (const of of Object.values(data)) mustBePlain(of, where);
}
