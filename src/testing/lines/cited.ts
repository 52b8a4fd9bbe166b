import { play, type RulePlayed } from '../../dice/play.js';
import { seededHand } from '../../dice/seeded.js';
import { ruleOf } from '../../engine/resolve.js';
import { type AnyAction, remindersOf } from '../../rules/action.js';
import type { Book } from '../../rules/book.js';
import type { Resolution, Result } from '../../rules/record.js';
import { isRefusal } from '../../rules/rule.js';
import { clausesIn, type ShownLine } from './played.js';

/** By so many seeds a line is played in search of what it meets. */
const SEEDS = 50;

/** Lines that do not meet the clause for which the book shows them, however the dice fall. */
export const strays = (actions: readonly AnyAction[], lines: readonly ShownLine[]): string[] =>
  lines.flatMap(({ line, clause, record }) => {
    if (clause === undefined || !record || clausesIn(record).includes(clause)) return [];
    const action = actions.find(({ name }) => name === record.action);
    for (let n = 0; action && n < SEEDS; n++)
      if (clausesIn(rolled(action, record, n)).includes(clause)) return [];
    return [`${clause}: ${line} does not meet it`];
  });

/**
 * The clauses of a book that nothing meets.
 * @param met those that other ways of playing have met
 */
export function unmetClauses(
  book: Book,
  actions: readonly AnyAction[],
  lines: readonly ShownLine[],
  met: ReadonlySet<string>,
): string[] {
  const cited = new Set([
    ...met,
    ...lines.flatMap(({ record }) => (record ? clausesIn(record) : [])),
    ...actions.flatMap((action) => remindersOf(action)),
  ]);
  return Object.entries(book.clauses).flatMap(([id, { kind, title }]) =>
    cited.has(id)
      ? []
      : [`${id} (${title}): ${kind === 'reminder' ? 'no action reminds of it' : 'nothing met it'}`],
  );
}

/** Options of switches by which every line that is shown comes to the same as by the first, however its dice fall. */
export function idleOptions(
  book: Book,
  actions: readonly AnyAction[],
  lines: readonly ShownLine[],
): string[] {
  const others = Object.entries(book.rulings).flatMap(([id, { switch: isSwitch, options }]) =>
    isSwitch ? Object.keys(options).flatMap((n) => (n === '1' ? [] : [[id, Number(n)] as const])) : [],
  );
  return others.flatMap(([id, option]) =>
    lines.some((shown) => matters(id, option, shown, actions))
      ? []
      : [`${id}=${option} changes no line that is shown`],
  );
}

/** Whether a line comes to something else by an option than by the first, by one seed or another. */
function matters(id: string, option: number, { record }: ShownLine, actions: readonly AnyAction[]): boolean {
  const action = record && actions.find(({ name }) => name === record.action);
  for (let n = 0; action && n < SEEDS; n++) {
    const [first, other] = [1, option].map((of) => {
      try {
        return JSON.stringify(rolled(action, record, n, { [id]: of }).result);
      } catch (error) {
        if (isRefusal(error)) return error.clause;
        throw error;
      }
    });
    if (first !== other) return true;
  }
  return false;
}

/** A line, rolled by another seed. */
const rolled = (
  action: AnyAction,
  record: Resolution,
  n: number,
  rulings: Readonly<Record<string, number>> = {},
) =>
  play(ruleOf(action, record.input, action.memory?.start), seededHand('conformance', n), {
    rulings: { ...record.rulings, ...rulings },
  }) as RulePlayed<Result>;
