import type { Book } from '../rules/book.js';
import { alikeTo, meantBy, saidIn } from './alike.js';
import { wordsOf } from './index.js';

/** What some wargames have rules on and others have none. What else it is called is told by the words that are alike. */
const SUBJECTS = (
  'aircraft ammunition artillery bicycles bridges campaigns captives civilians demolition dogs experience ' +
  'fatigue flak fuel gas headquarters helicopters horses initiative medics mines missiles motorcycles night noise ' +
  'parachutes radios reinforcements repairs rivers ships smoke snipers supply surrender towing ' +
  'tunnels victory weather wire'
).split(' ');

let subjects: ReadonlyMap<string, string> | undefined;

/** Each subject, by the stem of all that it is called. */
const calledBy = () =>
  new Map(
    SUBJECTS.flatMap((subject) => alikeTo(saidIn(subject)[0]!).map((stem) => [stem, subject] as const)),
  );

/**
 * The subjects of a question on which a book has no rule: no clause speaks of them by whatever name, nor was one asked for by the
 * name that is asked for here.
 * @returns the subjects, by the stems they were asked for with
 */
export function unspokenIn(book: Book, question: string): ReadonlyMap<string, string> {
  if (asksWhoWon(meantBy(question)) && !tellsWhoWins(book))
    return new Map(saidIn(question).map((stem) => [stem, 'victory']));
  subjects ??= calledBy();
  const { stems } = wordsOf(book);
  const doubted = saidIn(question).filter((stem) => subjects!.has(stem) && stems[stem] === undefined);
  if (doubted.length === 0) return new Map();
  const spoken = new Set(
    Object.values(book.clauses).flatMap(({ title, says }) => saidIn(`${title}. ${says}`)),
  );
  const unspoken = doubted.filter((stem) => !alikeTo(stem).some((other) => spoken.has(other)));
  return new Map(unspoken.map((stem) => [stem, subjects!.get(stem)!]));
}

/** What it is called to have won. */
const WON = new Set(meantBy('win winner victory victorious'));
/** Whoever says nothing besides asks how the game is won: of a melee, or of dice, he would have spoken. */
const OF_THE_GAME = new Set([...WON, ...meantBy('who how when decide game match battle war scenario')]);

/** One word asks for what a winner gets, or what a clause is called. */
const asksWhoWon = (words: readonly string[]): boolean =>
  words.length > 1 && words.some((word) => WON.has(word)) && words.every((word) => OF_THE_GAME.has(word));

/** Whether anybody would ask a clause of the book who has won, in as many words. */
function tellsWhoWins(book: Book): boolean {
  const { words, questions } = wordsOf(book);
  return questions.flat().some(([, ...asked]) => asksWhoWon(asked.map((n) => words[n]!)));
}
