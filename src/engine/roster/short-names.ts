import { mayStand } from '../../rules/filled.js';
import { goneAs, type Kinds } from '../../rules/kind.js';
import { onceForText } from '../../rules/once.js';
import type { AnyRole } from '../../rules/role.js';
import type { Unit } from '../../rules/roster.js';
import { likeness, sameName } from '../../rules/text/likeness.js';
import { either } from '../../rules/text/say.js';

/** The letters of a name without what stands between its words. */
const joined = onceForText((name: string): string => likeness(name).replace(/[\s-]+/g, ''));

const wordsOf = onceForText((name: string): readonly string[] =>
  likeness(name)
    .split(/[\s-]+/)
    .filter(Boolean),
);

/** Whether letters are the beginnings of the words of a name, one after another: `2s` and `pan` of 2 Section and Panzer. */
export function isShortFor(typed: string, name: string): boolean {
  const letters = joined(typed);
  if (letters === '' || letters[0] !== joined(name)[0] || letters.length > joined(name).length) return false;
  // So many letters may be taken by the words so far: of names whose words begin alike there are very many ways to each number.
  let taken = new Set([0]);
  for (const word of wordsOf(name)) {
    taken = new Set([...taken].flatMap((from) => ends(letters, from, word)));
    if (taken.has(letters.length)) return true;
  }
  return false;
}

/** Where letters may be after a word of which they have one or more. */
function ends(letters: string, from: number, word: string): number[] {
  const found: number[] = [];
  for (let n = 0; n < word.length && letters[from + n] === word[n]; n++) found.push(from + n + 1);
  return found;
}

/** Whether letters begin a word of a name that is not its first. */
const isLaterWord = (typed: string, name: string): boolean => {
  const [, ...later] = name.split(/[\s-]+/);
  return later.some((_, n) => isShortFor(typed, later.slice(n).join(' ')));
};

/** The place that a short name means, where it is the beginning of one alone. */
export function placeMeant(typed: string, places: readonly string[]): string | undefined {
  const found = [...new Set(places)].filter((place) => isShortFor(typed, place));
  return found.length === 1 ? found[0] : undefined;
}

/** For whom a short name is looked for. */
interface For {
  readonly role: AnyRole | undefined;
  /** The side of whoever acts, where that is known by now. */
  readonly side: string | undefined;
  /** What tells who is out of the game. */
  readonly kinds?: Kinds | undefined;
}

/** Whether a unit is of the side that a role is for, as far as that can be told. @param side that of whoever acts */
export const isOfItsSide = (unit: Unit, role: AnyRole | undefined, side: string | undefined): boolean =>
  role?.side === undefined || side === undefined || unit.side === undefined
    ? true
    : sameName(unit.side, side) === (role.side.is === 'own');

/**
 * The units that a short name may mean: of those whom the role is for, where there are any, and of them before all others whoever's
 * name it begins, letter by letter: `pi` is PIAT, and not Panzer III. Whoever has it later in his name is meant where it begins
 * nobody's: `gr` is 1 Gruppe; and whoever is out of the game where nobody else is.
 */
export function meant(typed: string, units: readonly Unit[], { role, side, kinds }: For): readonly Unit[] {
  const short = units.filter(({ name }) => isShortFor(typed, name));
  const found = short.length > 0 ? short : units.filter(({ name }) => isLaterWord(typed, name));
  const wanted = found.filter((unit) => isOfItsSide(unit, role, side));
  const all = wanted.length > 0 ? wanted : found;
  const begun = all.filter(({ name }) => joined(name).startsWith(joined(typed)));
  const likely = begun.length > 0 ? begun : all;
  const there = kinds ? likely.filter((unit) => isThere(unit, role, kinds)) : [];
  return there.length > 0 ? there : likely;
}

const isThere = (unit: Unit, role: AnyRole | undefined, kinds: Kinds): boolean =>
  role ? mayStand(role, unit, kinds) : goneAs(unit, kinds) === undefined;

/** What to type where letters may mean several names: more of them, but for a name that others begin with. */
export function tellApart(names: readonly string[]): string {
  const begun = names.filter((name) =>
    names.some((other) => other !== name && joined(other).startsWith(joined(name))),
  );
  const more = 'More letters tell which is meant';
  return begun.length === 0
    ? `${more}.`
    : `${more}; ${either(begun.map((name) => `'${name}'`))} wants its whole name.`;
}
