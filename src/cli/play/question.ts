import { groupsIn } from '../../engine/roster/named-units.js';
import type { AtTable } from '../game/now.js';
import { calledSo, questionIn } from '../line/meant.js';

/** What of a question names nobody. */
const BETWEEN = new Set(
  'a an the this that my our your his their be at against by from in into of on onto to upon with now still then yet'.split(
    ' ',
  ),
);

/** Whoever is at the table, and any of his units. */
const ANYBODY = new Set(
  'i we you he she it they me us anybody anyone somebody someone any unit units'.split(' '),
);

/** A question without the mark at its end. */
const unmarked = (words: readonly string[]): readonly string[] =>
  words.map((word) => word.replace(/[?!.]+$/, '')).filter((word) => word !== '');

/**
 * A question that is typed in an evening, as the line that answers it: what speaks against an action of units of the game
 * (`can 2s charge mg?`), who may take one (`who can still shoot?`), or what the book says.
 * @param isLine whether a line begins with this word, as those of every evening do
 * @param at the game as it stands, where its rule system has units
 * @returns undefined where it is no question
 */
export async function answering(
  typed: readonly string[],
  isLine: (word: string) => boolean,
  at: () => Promise<AtTable | undefined>,
): Promise<readonly string[] | undefined> {
  const [first, ...behind] = typed;
  // `why` is a command, and `why can't 2s charge mg` is not.
  const isLineSo = isLine(first!) && !(first === 'why' && questionIn(behind));
  if (isLineSo) return undefined;
  const isMarked = typed.length > 1 && typed.at(-1)!.endsWith('?');
  const question =
    (first === 'why' ? questionIn(behind) : undefined) ?? questionIn(typed) ?? (isMarked ? typed : undefined);
  if (!question) return undefined;
  const words = unmarked(question);
  const table = await at();
  return (table && actionAsked(words, table)) ?? ['rules', ...words];
}

/** Before an action: `who can still shoot?`, `can I move?` */
const [WHO, WHETHER] = [/^who (?:can|may)\b/i, /^(?:can|could|may)\b/i];

/** The line that asks whether units may take an action, or who may; undefined where a question names no action, or somebody else. */
function actionAsked(
  words: readonly string[],
  { system, units, kept: { together, memory } }: AtTable,
): readonly string[] | undefined {
  if (units.length === 0) return undefined;
  const question = words.join(' ');
  if (WHO.test(question)) {
    const actions = calledSo(words.at(-1)!, system.actions);
    if (actions.length > 0) return ['now', ...(actions.length === 1 ? actions : [])];
  }
  for (const [i, word] of words.entries()) {
    const [action, another] = calledSo(word, system.actions);
    if (action === undefined || another !== undefined) continue;
    const [first = '', ...others] = words.filter((_, at) => at !== i);
    const asks = questionIn([first, ...others]) ? others : [first, ...others];
    const { found, rest } = groupsIn(
      asks.filter((of) => !BETWEEN.has(of.toLowerCase()) && !ANYBODY.has(of.toLowerCase())),
      units,
      { most: units.length, together, kinds: memory.kinds },
    );
    if (rest.length > 0) continue;
    if (found.length === 0) {
      if (WHETHER.test(question) && asks.some((of) => ANYBODY.has(of.toLowerCase()))) return ['now', action];
      continue;
    }
    const named = found.map(({ said }) => said);
    // Of those to whom something is done it is asked the other way round: `can mg be charged by 2s?`
    const isPassive = asks.includes('be') && asks.includes('by');
    return ['why', 'not', action, ...(isPassive ? named.reverse() : named)];
  }
  return undefined;
}
