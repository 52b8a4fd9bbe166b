import type { Cell } from '../../../../src/rules/book/cell.js';
import type { Rule } from '../../../../src/rules/rule.js';
import { dice } from '../../../../src/rules/words.js';
import { factorSigned } from '../../say.js';
import { type ClauseId, look, type RulingId, refuse, ruling, step } from '../../words.js';
import { type Cause, causesOf, eachCause } from '../causes.js';
import type { ReactionInput } from '../inputs.js';
import type { Facts } from '../known.js';
import { AVERAGE_DICE, reactionModifiers } from '../tables.js';
import { type Band, bandOf } from './bands.js';

/**
 * Throws the dice of a reaction test.
 * @param clause react.2 or afv.3
 * @returns their total
 */
export function* testDice(
  times: number,
  name: string,
  clause: ClauseId,
  { averageDice }: Pick<ReactionInput, 'averageDice'>,
): Rule<number> {
  const { total } = yield* dice({
    dice: [name],
    times,
    ...(averageDice && { faces: AVERAGE_DICE }),
    tally: ['total'],
    read: (face) => ({ total: face }),
  });
  yield* step({ id: name, clause, value: total, text: `${total} on ${times === 2 ? 'two' : 'three'} dice` });
  if (averageDice) {
    const text = 'the dice are marked 2, 3, 3, 4, 4, 5, as agreed';
    yield* step({ id: 'average-dice', clause: 'wrg:notes.3', value: true, text, ruling: 'wrg:R184' });
  }
  return total;
}

/** What the players agreed on for these troops, or the sum of all factors that was made already. */
export function* sumSoFar({ mod, quality, asBefore }: Facts, clause: ClauseId): Rule<number> {
  if (mod !== undefined) {
    const text = `the factors come to ${factorSigned(mod)}, as ${asBefore ? 'in the test of the group' : 'typed'}`;
    return yield* step({ id: 'factors', clause, value: mod, text });
  }
  if (quality !== 0) {
    const text = `agreed for the quality of these troops: ${factorSigned(quality)}`;
    yield* step({ id: 'quality', clause: 'wrg:notes.2', value: quality, text });
  }
  return quality;
}

/** What all factors come to, in a line of its own. */
export function* inAll(sum: number, clause: 'wrg:react.2' | 'wrg:afv.3' = 'wrg:react.2'): Rule<number> {
  return yield* step({
    id: 'factors',
    clause,
    value: sum,
    text: `all factors together: ${factorSigned(sum)}`,
  });
}

const isOpen = (choice: ReactionInput['coverChoice']): boolean => choice === undefined || choice === 'best';

/** Before the dice of a test: where the choice under cover is to be made by then (R138), it has been. */
export function* chosenInTime({ allCovered, coverChoice }: ReactionInput): Rule<void> {
  if (!allCovered || !isOpen(coverChoice) || (yield* ruling('wrg:R138')) !== 2) return;
  refuse(
    'wrg:react.22',
    'the choice under cover is made before the dice',
    'As in: --cover-choice plus, or --cover-choice minus',
  );
}

/**
 * The choice of a group all of which is under cover (react.22): after the dice, unless so ruled (R138).
 * @param before the score without it
 * @param as goes before the id, where it is the choice of some of its men
 */
export function* coverChoice(
  before: number,
  { allCovered, coverChoice }: ReactionInput,
  as = '',
): Rule<number> {
  if (!allCovered) return 0;
  const free = isOpen(coverChoice);
  const from = yield* look(reactionModifiers.cells['all-covered']);
  const less = free ? yield* isBetterOff(before - from.value, before + from.value) : coverChoice === 'minus';
  const value = less ? -from.value : from.value;
  const why = free ? `, the better choice after a score of ${before}` : '';
  const text = `all of it under cover${why}: ${factorSigned(value)}`;
  return yield* step({
    id: `${as}all-covered`,
    clause: 'wrg:react.22',
    value,
    text,
    from,
    ruling: 'wrg:R138',
  });
}

/** Whether less is better: a group without restrictions that would else have to advance. */
function* isBetterOff(less: number, more: number): Rule<boolean> {
  const { band } = yield* bandOf(more);
  return band === 15 && (yield* bandOf(less)).band === (10 satisfies Band);
}

/** `11 - 3 + 2 = 10`. */
export const sumInWords = (parts: readonly number[], sum: number): string => {
  const [first = 0, ...rest] = parts;
  const others = rest.filter((part) => part !== 0);
  if (others.length === 0) return `${sum}`;
  return `${first}${others.map((part) => ` ${part < 0 ? '-' : '+'} ${Math.abs(part)}`).join('')} = ${sum}`;
};

/** A score with what it is of: dice, factors, the choice under cover; and what it comes to. */
export type Scored = { roll: number; sum: number; cover: number; score: number; band: Band; says: string };

/**
 * Scores a test, of a group or of its leader alone: the choice under cover is made after the dice, unless so ruled (R138, R139).
 * @param clause by which it is scored
 */
export function* scored(roll: number, sum: number, input: ReactionInput, clause: ClauseId): Rule<Scored> {
  const cover = yield* coverChoice(roll + sum, input);
  const score = roll + sum + cover;
  const { band, says } = yield* bandOf(score);
  const text = `${sumInWords([roll, sum, cover], score)}: ${says}`;
  yield* step({ id: 'score', clause, value: score, text, ruling: 'wrg:R139' });
  return { roll, sum, cover, score, band, says };
}

/** One line of a list of reaction factors. */
export interface Factor<Row extends string> {
  readonly row: Row;
  readonly clause: ClauseId;
  readonly ruling?: RulingId;
  /** How many times it counts: a count, or whether it does at all. */
  readonly times: (facts: Facts) => number | boolean | undefined;
  /** What a ruling that is a switch makes of that. */
  readonly ruled?: (times: number, facts: Facts) => Rule<number>;
  /** The causes it may have (R137). */
  readonly cause?: Cause;
  readonly says: (times: number, facts: Facts) => string;
}

/** A factor of which there is none, one or more, as the inputs say; each in a line. @returns their sum */
export function* addedUp<Row extends string>(
  factors: readonly Factor<Row>[],
  cells: Readonly<Record<Row, Cell<number>>>,
  facts: Facts,
): Rule<number> {
  let sum = 0;
  for (const factor of factors) {
    const given = Number(factor.times(facts) ?? 0);
    const ruled = factor.ruled ? yield* factor.ruled(given, facts) : given;
    const causes = factor.cause ? causesOf(factor.cause, facts) : 1;
    const times = factor.cause ? yield* eachCause(ruled, factor.cause, facts) : ruled;
    if (times === 0) continue;
    const from = yield* look(cells[factor.row]);
    const value = times * from.value;
    const many = causes > 1 ? `, ${causes} of them, ${times > ruled ? 'each' : 'counted once'}` : '';
    const text = `${factor.says(times, facts)}${many}: ${factorSigned(value)}`;
    const by = causes > 1 ? ('wrg:R137' as const) : factor.ruling;
    const settledBy = by && { ruling: by };
    yield* step({ id: factor.row, clause: factor.clause, value, text, from, ...settledBy });
    sum += value;
  }
  return sum;
}
