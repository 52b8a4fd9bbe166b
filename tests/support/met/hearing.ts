import { vi } from 'vitest';
import { heard } from '../../../src/rules/heard.js';
import type { Rule } from '../../../src/rules/rule.js';
import type { Looked } from '../../../src/rules/words.js';
import { notes } from './notes.js';

/**
 * Listens to what the program cites. Listening stands here and not in the program: whatever cites a clause passes by one of these on
 * its way out.
 */

/** Whatever cites a clause, with the ruling that it points to or is said by. */
interface Cites {
  readonly clause: string;
  readonly ruling?: string | undefined;
  readonly from?: { readonly ruling?: string } | undefined;
  readonly under?: { readonly ruling: string; readonly option: number } | undefined;
}

const hears = <T extends Cites>(cited: T): T => {
  const { clause, from, ruling = from?.ruling, under } = cited;
  notes.add(clause);
  if (ruling) notes.add(ruling);
  if (under) notes.add(`${under.ruling}=${under.option}`);
  return cited;
};

/** A rule of which the lines are heard, and the rulings with the option that is played. */
function* hearing<T>(rule: Rule<T>): Rule<T> {
  let next = rule.next();
  while (!next.done) {
    const ask = next.value;
    const answer: unknown = yield ask;
    if (ask.kind === 'ruling') notes.add(`${ask.id}=${answer}`);
    if (ask.kind === 'step') hears(ask.step);
    next = rule.next(answer);
  }
  return next.value;
}

/** Which option of a ruling is played, whoever is asked for it. */
function* optionOf<T>(ruling: string, rule: Rule<T>): Rule<T> {
  const option = yield* rule;
  notes.add(`${ruling}=${option}`);
  return option;
}

/** A cell that hangs on a ruling: where odds are worked out nobody is asked for that. */
function* looking<T extends Looked<unknown>>(rule: Rule<T>): Rule<T> {
  const looked = yield* hearing(rule);
  const { ruling } = looked;
  if (ruling !== undefined && heard.answers) notes.add(`${ruling}=${heard.answers.option(ruling)}`);
  return looked;
}

/** A module that listens, made once for all files of tests that share what they have loaded. */
function once<M extends object>(make: (original: () => Promise<M>) => Promise<Partial<M>>) {
  let made: Promise<Partial<M>> | undefined;
  return (original: () => Promise<M>) => {
    made ??= make(original);
    return made;
  };
}

const words = once<typeof import('../../../src/rules/words.js')>(async (original) => {
  const { wordsOf, ...rest } = await original();
  return {
    ...rest,
    wordsOf: (() => {
      const words = wordsOf();
      return {
        ...words,
        ruling: ((id) => optionOf(id, words.ruling(id))) as typeof words.ruling,
        // The exact walk comes by here so often that one more generator would be felt.
        look: ((cell) => (cell.options ? looking(words.look(cell)) : words.look(cell))) as typeof words.look,
        step: ((line) => words.step(hears(line))) as typeof words.step,
      };
    }) as typeof wordsOf,
  };
});

const permits = once<typeof import('../../../src/rules/permit.js')>(async (original) => {
  const { permitted, forbidding, ...rest } = await original();
  return {
    ...rest,
    permitted: (...of) => hearing(permitted(...of)),
    forbidding: (...of) => forbidding(...of).map(hears),
  };
});

const rules = once<typeof import('../../../src/rules/rule.js')>(async (original) => {
  const { Refusal, ...rest } = await original();
  return {
    ...rest,
    Refusal: class extends Refusal {
      constructor(...of: ConstructorParameters<typeof Refusal>) {
        super(...of);
        hears(this);
      }
    },
  };
});

const actions = once<typeof import('../../../src/rules/action.js')>(async (original) => {
  const { remindersOf, ...rest } = await original();
  return {
    ...rest,
    remindersOf: (...of) => {
      const reminders = remindersOf(...of);
      for (const clause of reminders) notes.add(`${clause}=shown`);
      return reminders;
    },
  };
});

const bearings = once<typeof import('../../../src/table/against.js')>(async (original) => {
  const { against, ...rest } = await original();
  return { ...rest, against: (...of) => against(...of).map(hears) };
});

const plays = once<typeof import('../../../src/dice/play.js')>(async (original) => {
  const { play, ...rest } = await original();
  return {
    ...rest,
    play: (...of) => {
      const played = play(...of);
      for (const { clause } of played.effects) notes.add(clause);
      return played;
    },
  };
});

/** Begins to listen, in a file of tests: another one's stand-ins are not its own. */
export function listen(): void {
  vi.doMock(import('../../../src/rules/words.js'), words);
  vi.doMock(import('../../../src/rules/permit.js'), permits);
  vi.doMock(import('../../../src/rules/rule.js'), rules);
  vi.doMock(import('../../../src/rules/action.js'), actions);
  vi.doMock(import('../../../src/table/against.js'), bearings);
  vi.doMock(import('../../../src/dice/play.js'), plays);
}
