import { printable } from '../../engine/shown.js';
import { needsRuleset, SYSTEMS, type SystemAsked } from '../../engine/systems.js';
import type { AnyAction } from '../../rules/action.js';
import { eachOf } from '../../rules/field.js';
import { flagOf } from '../../rules/flag.js';
import { actionsOf, type RuleSystem } from '../../rules/system.js';
import { either } from '../../rules/text/say.js';
import { alikeTo } from '../../search/alike.js';
import { wordIndexOf } from '../../search/index.js';
import { stemOf } from '../../search/stems.js';
import { namedInBook } from '../rules/look-up.js';

/** What a question begins with that is typed as if it were an action. */
const ASKING = new Set(
  'ask can cant cannot could may must should do dont does doesnt did is isnt are arent am how what whats when where who whose which why if'.split(
    ' ',
  ),
);

/**
 * A question that was typed as it stands, as `can I shoot into a melee`.
 * @returns its words; undefined where the line is none
 */
export function questionIn([word = '', ...rest]: readonly string[]): readonly string[] | undefined {
  const first = word.toLowerCase().replace(/['’]/g, '');
  if (!ASKING.has(first) || rest.length === 0 || rest[0]!.startsWith('-')) return undefined;
  return first === 'ask' ? rest : [word, ...rest];
}

/** How such a question is asked. */
export const howAsked = (question: readonly string[]): string =>
  `Ask the book: wg rules ${printable(question.join(' '))}`;

/** Of these actions those that players call so: `fire` is shoot. */
export function calledSo(word: string, actions: readonly string[]): readonly string[] {
  const alike = alikeTo(stemOf(word.toLowerCase()));
  return actions.filter((name) => name.split('-').some((part) => alike.includes(stemOf(part))));
}

/**
 * What may be typed in place of a word that is no action: the action that players call so, one that is told it by a flag, as
 * `run` in `move --run`, or a question on it.
 * @param asked the rule system that is played, where one is: else any may be meant
 * @returns undefined where no rule system has the word
 */
export async function meantBy(word: string, asked: SystemAsked | undefined): Promise<string | undefined> {
  const typed = word.toLowerCase();
  const systems = asked ? [asked.system] : SYSTEMS;
  const called = calledSo(word, [...new Set(systems.flatMap((of) => of.actions))]);
  if (called.length > 0) return `Did you mean ${either(called)}?`;
  const lines = await Promise.all(systems.map((system) => lineTelling(typed, system, asked)));
  const told = lines.flatMap((line) => line ?? []);
  if (told.length > 0) return `It goes with an action: ${either(told)}.`;
  const of = systems.find(({ short }) => typed.startsWith(`${short}:`)) ?? systems[0]!;
  if (!(await isOfTheBook(word, of))) return undefined;
  const by = asked?.because === '' ? ` -r ${of.short}` : '';
  return `wg rules ${word}${by} tells what the book says of it.`;
}

/** Whether a book has this id, or this word or one alike, or is asked with it. */
async function isOfTheBook(word: string, system: RuleSystem): Promise<boolean> {
  const { book } = await system.book();
  if (namedInBook(book, system, word)) return true;
  const { stems } = wordIndexOf(book);
  return (
    /^\p{L}/u.test(word) && alikeTo(stemOf(word.toLowerCase())).some((stem) => Object.hasOwn(stems, stem))
  );
}

/** The first action of a rule system that is told a word by a flag, as it is typed. */
async function lineTelling(
  word: string,
  system: RuleSystem,
  asked: SystemAsked | undefined,
): Promise<string | undefined> {
  for (const action of await actionsOf(system)) {
    const flag = flagTelling(word, action);
    if (!flag) continue;
    const by = needsRuleset(action.name, system, asked) ? ` -r ${system.short}` : '';
    return `wg ${action.name} ${flag}${by}`;
  }
  return undefined;
}

/** `--pace dash`, `--run`: the flag of an action that tells it a word. */
function flagTelling(word: string, { inputs }: AnyAction): string | undefined {
  for (const [name, field] of eachOf(inputs)) {
    const flag = flagOf(name);
    if (field.kind === 'switch' && flag === `--${word}`) return flag;
    if (field.kind === 'choice' && field.choices.includes(word)) return `${flag} ${word}`;
  }
  return undefined;
}
