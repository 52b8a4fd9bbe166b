import { vi } from 'vitest';
import type { Rule } from '../../src/rules/rule.js';
import { notes } from './notes.js';

/**
 * Listens to what the program cites. Listening stands here and not in the program: whatever cites a clause passes by one of these on
 * its way out.
 */

const hears = <T extends { readonly clause: string }>(cited: T): T => {
  notes.add(cited.clause);
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

const made = new Map<string, Promise<object>>();

/** A module that listens, made once for all files of tests that share what they have loaded. */
const once =
  <M extends object>(path: string, make: (original: () => Promise<M>) => Promise<Partial<M>>) =>
  (original: () => Promise<M>): Promise<Partial<M>> => {
    if (!made.has(path)) made.set(path, make(original));
    return made.get(path) as Promise<Partial<M>>;
  };

/** Begins to listen, in a file of tests: another one's stand-ins are not its own. */
export function listen(): void {
  vi.doMock(
    import('../../src/rules/words.js'),
    once('../../src/rules/words.js', async (original) => {
      const { wordsOf, ...rest } = await original();
      return {
        ...rest,
        wordsOf: (() => {
          const words = wordsOf();
          return {
            ...words,
            ruling: ((id) => hearing(words.ruling(id))) as typeof words.ruling,
            // The exact walk comes by here so often that one more generator would be felt.
            look: ((cell) =>
              cell.options ? hearing(words.look(cell)) : words.look(cell)) as typeof words.look,
            step: ((line) => words.step(hears(line))) as typeof words.step,
          };
        }) as typeof wordsOf,
      };
    }),
  );

  vi.doMock(
    import('../../src/rules/permit.js'),
    once('../../src/rules/permit.js', async (original) => {
      const { permitted, forbidding, ...rest } = await original();
      return {
        ...rest,
        permitted: (...of) => hearing(permitted(...of)),
        forbidding: (...of) => forbidding(...of).map(hears),
      };
    }),
  );

  vi.doMock(
    import('../../src/rules/rule.js'),
    once('../../src/rules/rule.js', async (original) => {
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
    }),
  );

  vi.doMock(
    import('../../src/rules/action.js'),
    once('../../src/rules/action.js', async (original) => {
      const { remindersOf, ...rest } = await original();
      return {
        ...rest,
        remindersOf: (...of) => {
          const reminders = remindersOf(...of);
          for (const clause of reminders) notes.add(`${clause}=shown`);
          return reminders;
        },
      };
    }),
  );

  vi.doMock(
    import('../../src/table/against.js'),
    once('../../src/table/against.js', async (original) => {
      const { against, ...rest } = await original();
      return { ...rest, against: (...of) => against(...of).map(hears) };
    }),
  );

  vi.doMock(
    import('../../src/dice/play.js'),
    once('../../src/dice/play.js', async (original) => {
      const { play, ...rest } = await original();
      return {
        ...rest,
        play: (...of) => {
          const played = play(...of);
          played.effects.forEach(hears);
          return played;
        },
      };
    }),
  );
}
