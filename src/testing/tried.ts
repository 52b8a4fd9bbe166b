import { play } from '../dice/play.js';
import { seededHand } from '../dice/seeded.js';
import { type AnyAction, ruleOf } from '../rules/action.js';
import type { Book } from '../rules/book.js';
import type { Input, Result } from '../rules/record.js';
import { isRefusal } from '../rules/rule.js';
import { saysSomething } from '../rules/say.js';
import { checkEffects } from '../table/check.js';
import { Chance } from './chance.js';
import { clausesIn, type Shown } from './played.js';
import { changed } from './random-input.js';

/** How often each line is changed. */
const TIMES = 40;

/** What came of inputs by chance. */
export interface Tried {
  /** What no answer can be, a line each. */
  readonly wrong: readonly string[];
  readonly resolved: number;
  /** The clauses that were cited. */
  readonly met: ReadonlySet<string>;
}

/** Plays lines that are shown with some of their inputs changed by chance. */
export function triedAtRandom(actions: readonly AnyAction[], book: Book, lines: readonly Shown[]): Tried {
  const by = new Chance(1);
  const wrong = new Set<string>();
  const met = new Set<string>();
  let resolved = 0;
  for (const { record } of lines) {
    const action = record && actions.find(({ name }) => name === record.action);
    for (let n = 0; action && n < TIMES; n++) {
      const input = changed(action, record.input, by);
      if (!input) continue;
      try {
        const of = played(action, input, n);
        resolved++;
        for (const clause of clausesIn(of)) met.add(clause);
        for (const why of wrongIn(action, input, of, book))
          wrong.add(`${action.name} ${JSON.stringify(input)}: ${why}`);
      } catch (error) {
        if (!isRefusal(error))
          throw Object.assign(error as Error, { with: `${action.name} ${JSON.stringify(input)}` });
        met.add(error.clause);
        if (!Object.hasOwn(book.clauses, error.clause))
          wrong.add(`${action.name} is refused by ${error.clause}, which is in no book`);
      }
    }
  }
  return { wrong: [...wrong].slice(0, 20), resolved, met };
}

function played(action: AnyAction, input: Input, n: number) {
  const of = play(ruleOf(action, input as never, action.memory?.start), seededHand('conformance', n), {});
  checkEffects(of.effects, action.roles ?? []);
  return of;
}

/** What an answer cannot be: cited from nowhere, without words, or with a result that was not declared. */
function wrongIn(action: AnyAction, input: Input, of: ReturnType<typeof played>, book: Book): string[] {
  const result = of.result as Result;
  const strange = Object.keys(result).filter((name) => !Object.hasOwn(action.result, name));
  const cited = clausesIn(of).filter((clause) => !Object.hasOwn(book.clauses, clause));
  const ruled = of.steps.flatMap(({ ruling }) =>
    ruling === undefined || Object.hasOwn(book.rulings, ruling) ? [] : [ruling],
  );
  const texts = [...of.steps.map(({ text }) => text), action.announce(result, input as never, of.steps)];
  return [
    ...strange.map((name) => `its result has ${name}, which is not declared`),
    ...[...cited, ...ruled].map((id) => `it cites ${id}, which is in no book`),
    ...texts.filter((text) => !saysSomething(text, input) || text === '').map((text) => `it says '${text}'`),
    ...texts
      .filter((text) => /[^\x20-\x7e]/.test(text) && !hasSuch(input))
      .map((text) => `'${text}' is not ASCII`),
  ];
}

/** Whether players have typed what is not ASCII. */
const hasSuch = (input: Input): boolean => /[^\x20-\x7e]/.test(JSON.stringify(input));
