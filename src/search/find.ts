import type { Book, WordIndex } from '../rules/book.js';
import { alikeTo, pairsOf, saidIn, stemsMeant } from './alike.js';
import { rarity, wordIndexOf } from './index.js';
import { stemSpelt } from './spelling.js';
import { silenceOn } from './subjects.js';

/** A clause that answers a question, and how well, from 0 to 1. */
interface ClauseFound {
  readonly id: string;
  readonly score: number;
}

/**
 * How a word counts that stands several times in a clause, and how much long clauses are held back: Robertson and Zaragoza, The
 * Probabilistic Relevance Framework: BM25 and Beyond (2009). Tried on questions that were taken off their clauses: these do not
 * matter much. What decides is that every clause bears questions in the words of players; then words alike, and words together.
 */
const REPEATED = 1.2;
const LENGTH = 0.5;
/** How much a word counts that is only spelt like one of the book. */
const SPELT = 0.8;
/** How much it counts beside the word itself that players use another for it, and that two words stand together. */
const ALIKE = 1;
const TOGETHER = 0.4;
/** How much a clause gains by the one question on it that is most like this one. */
const LIKE = 0.4;
/** How much a rule gains by the best of its exceptions, and by opening its section: whoever asks of both means the rule. */
const EXCEPTIONS = 0.1;
const OPENING = 1.05;
/** How much a clause gains by what its section answers in the mean: of two that say as much, the one among others on the matter is meant. */
const SECTION = 0.2;

/**
 * The clauses that answer a question, best first. Every word may help, and none has to stand there; what the book does not speak of is
 * not looked for by words that are alike or spelt alike.
 * @param question as it was typed
 * @param silence what the book does not speak of in it
 */
export function answers(
  book: Book,
  question: string,
  { unspoken } = silenceOn(book, question),
): ClauseFound[] {
  const index = wordIndexOf(book);
  const mean = index.lengths.reduce((sum, length) => sum + length, 0) / index.lengths.length;
  const scores = new Float64Array(index.lengths.length);
  let whole = 0;
  const asked = saidIn(question).filter((stem) => !unspoken.has(stem));
  for (const { places, counts } of soughtIn(index, asked)) {
    const rare = rarity(places.size, index.lengths.length) * counts;
    whole += rare * (REPEATED + 1);
    for (const [clause, often] of places) {
      const long = 1 - LENGTH + (LENGTH * index.lengths[clause]!) / mean;
      scores[clause]! += (rare * often * (REPEATED + 1)) / (often + REPEATED * long);
    }
  }
  const clauses = Object.keys(book.clauses);
  const weighed = rulesFirst(book, clauses, scores);
  const like = likeness(index, question);
  return clauses
    .map((id, at) => ({ id, score: (weighed[at]! / whole + LIKE * like[at]!) / (1 + LIKE) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ id, score }) => ({ id, score: Math.min(1, score) }));
}

/** The scores, with rules before what is only an exception to them, or follows them, and with what their section answers. */
function rulesFirst(book: Book, clauses: readonly string[], scores: Float64Array): number[] {
  const at = new Map(clauses.map((id, place) => [id, place]));
  const sections = meansOf(clauses, scores);
  return clauses.map((id, place) => {
    const exceptions = (book.clauses[id]?.except ?? []).map((other) => scores[at.get(other) ?? -1] ?? 0);
    const opens = sectionOf(clauses[place - 1] ?? '') !== sectionOf(id);
    return (
      scores[place]! * (opens ? OPENING : 1) +
      EXCEPTIONS * Math.max(0, ...exceptions) +
      SECTION * sections.get(sectionOf(id))!
    );
  });
}

/** The mean of the scores in each section. */
function meansOf(clauses: readonly string[], scores: Float64Array): ReadonlyMap<string, number> {
  const sums = new Map<string, [sum: number, clauses: number]>();
  for (const [place, id] of clauses.entries()) {
    const [sum, many] = sums.get(sectionOf(id)) ?? [0, 0];
    sums.set(sectionOf(id), [sum + scores[place]!, many + 1]);
  }
  return new Map([...sums].map(([section, [sum, many]]) => [section, sum / many]));
}

/** How much of what is asked and of what was asked before is in both, by the question on each clause in which that is most, from 0 to 1. */
function likeness({ words, questions, stems }: WordIndex, question: string): number[] {
  const sought = stemsMeant(question).map(
    (word) => [words.indexOf(word), rarity(sum(alikeTo(word), stems).size, questions.length)] as const,
  );
  const mass = sought.reduce((all, [, one]) => all + one, 0);
  const tells = new Float64Array(words.length);
  for (const [n, one] of sought) if (n >= 0) tells[n] = one;
  return questions.map((asked) =>
    asked.reduce((most, one) => Math.max(most, likenessTo(one, mass, tells)), 0),
  );
}

/** Words are numbers here, behind ten times what they tell together: this is asked of every question on a book. */
function likenessTo(asked: readonly number[], mass: number, tells: Float64Array): number {
  let both = 0;
  for (let i = 1; i < asked.length; i++) both += tells[asked[i]!]!;
  return both === 0 ? 0 : both / (mass + asked[0]! / 10 - both);
}

/** What a clause stands in: `bg:shoot` of `bg:shoot.3`, `vv:15.1` of `vv:15.1b`. */
const sectionOf = (id: string): string => id.replace(/(\.\d+|[a-z])$/, '');

/** What a question is looked for by: where it stands in the book, by clauses, with how much that counts there. */
interface Sought {
  readonly places: ReadonlyMap<number, number>;
  readonly counts: number;
}

/** A word counts by itself and with those that players use for it; twice by itself, where there are none. */
function soughtIn({ stems, pairs }: WordIndex, asked: readonly string[]): Sought[] {
  const words = [...new Set(asked)].flatMap((stem): Sought[] => {
    const known = alikeTo(stem).some((other) => stems[other] !== undefined);
    const meant = known ? [stem] : stemSpelt(stem, stems);
    const counts = known ? 1 : SPELT;
    const alike = new Set((meant.length === 0 ? [stem] : meant).flatMap(alikeTo));
    return [
      { places: most(meant, stems), counts },
      { places: sum([...alike], stems), counts: counts * ALIKE },
    ];
  });
  const together = [...new Set(pairsOf(asked))].map((pair) => ({
    places: most([pair], pairs),
    counts: TOGETHER,
  }));
  return [...words, ...together].filter(({ places }) => places.size > 0);
}

type Places = Readonly<Record<string, readonly number[]>>;

/** The clauses that hold one of these, each with the most that any of them counts there: one of them was meant. */
const most = (words: readonly string[], places: Places) =>
  gathered(words, places, (one, other) => Math.max(one, other));

/** The clauses that hold any of these, each with all that they count there: they mean the same. */
const sum = (words: readonly string[], places: Places) =>
  gathered(words, places, (one, other) => one + other);

function gathered(
  words: readonly string[],
  places: Places,
  both: (one: number, other: number) => number,
): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const word of words) {
    const at = places[word] ?? [];
    let clause = 0;
    for (let i = 0; i < at.length; i += 2) {
      clause += at[i]!;
      found.set(clause, both(found.get(clause) ?? 0, at[i + 1]! / 10));
    }
  }
  return found;
}
