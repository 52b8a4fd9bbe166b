import type { ResultField } from '../../rules/action.js';
import type { Book } from '../../rules/book.js';
import type { Input } from '../../rules/record.js';
import { isRefusal } from '../../rules/rule.js';
import { saysSomething } from '../../rules/text/say.js';
import { undeclared } from './of-odds.js';
import { clausesIn } from './played.js';
import type { Property } from './property.js';

/** Whether players have typed what is not ASCII. */
const hasSuch = (input: Input): boolean => /[^\x20-\x7e]/.test(JSON.stringify(input));

/** What holds of every answer by a book: it cites nothing else, has words for everything, and results that were declared. */
export const ofAnswers = (book: Book): Property => ({
  says: 'whatever is typed, the rules answer or refuse, in words and by their own clauses',
  every: 1,
  wrongIn({ asked: { action, input }, rolled: { played } }) {
    if (isRefusal(played))
      return Object.hasOwn(book.clauses, played.clause)
        ? undefined
        : [`is refused by ${played.clause}, which is in no book`];
    const cited = clausesIn(played).filter((clause) => !Object.hasOwn(book.clauses, clause));
    const ruled = played.steps.flatMap(({ ruling }) =>
      ruling === undefined || Object.hasOwn(book.rulings, ruling) ? [] : [ruling],
    );
    const { result, steps } = played;
    const texts = [...steps.map(({ text }) => text), action.announce(result, input, steps)];
    return [
      ...undeclared(result, action.result as Readonly<Record<string, ResultField>>),
      ...[...cited, ...ruled].map((id) => `it cites ${id}, which is in no book`),
      ...texts
        .filter((text) => !saysSomething(text, input) || text === '')
        .map((text) => `it says '${text}'`),
      ...texts
        .filter((text) => /[^\x20-\x7e]/.test(text) && !hasSuch(input))
        .map((text) => `'${text}' is not ASCII`),
    ];
  },
});
