import { numbering, size } from '../rules/draw.js';
import type { Step } from '../rules/rule.js';
import { are, capital, counted } from '../rules/text/say.js';
import type { Hand } from './play.js';

/** The dice that were typed in do not fit what the rules ask for. */
export class DiceError extends Error {
  override readonly name = 'DiceError';
  readonly code = 'bad-dice';
}

/** The next handful the rule needs, when the dice entered so far run out. */
export interface Wanted {
  readonly name: string;
  readonly n: number;
  /** How players are asked for it: `5 white dice`. */
  readonly asked: string;
  /** What one die may show, in words: `1 to 6`. */
  readonly allowed: string;
  /** Every face is one digit: several may be typed together. */
  readonly digits?: boolean | undefined;
  /** What is wrong with these faces, if anything is. */
  readonly fault: (faces: readonly string[]) => string | undefined;
}

/** A handful, asked for as many dice as are missing of it. */
interface Handful extends Omit<Wanted, 'asked'> {
  readonly asks: (n: number) => string;
}

/** Fewer dice were entered than the rule needs. */
export class DiceWanted extends DiceError {
  /** What is missing. */
  readonly wanted: Wanted;
  /**
   * @param handful all of it
   * @param given the faces of it that were entered
   * @param filledUp what was entered, with faces for those that are missing
   * @param told what came of those before it
   */
  constructor(
    handful: Handful,
    readonly given: readonly string[],
    readonly filledUp: (faces: readonly string[]) => string,
    readonly told: readonly Step[] = [],
  ) {
    const { name, n, allowed, fault, asks } = handful;
    const missing = n - given.length;
    super(`${name}: ${n} ${are(n)} needed, ${given.length || 'none'} given (each ${allowed})`);
    const all = { ...handful, n: missing, asked: asks(missing) };
    this.wanted = { ...all, fault: (faces) => fault([...given, ...faces]) };
  }
}

interface Group {
  /** The name it was given, or none if it goes by its position. */
  readonly name?: string;
  readonly faces: string[];
  /** Where it goes by its position: what it was asked for, and how many it held. */
  asked?: { readonly name: string; n: number; readonly given: number };
}

/**
 * Reads `white=5,6,1 blue=5,1` (by name), `5 6 1 / 5 1` (by position) or `5 6 1 5 1` (one after another).
 * @throws DiceError when both ways are mixed
 */
export function readDice(text: string): Group[] {
  if (!text.includes('=')) {
    return text.split('/').map((part) => ({ faces: facesIn(part) }));
  }
  const groups: Group[] = [];
  for (const part of text.split('/')) {
    let group: Group | undefined;
    for (const word of part.split(/\s+/).filter(Boolean)) {
      const cut = word.indexOf('=');
      if (cut > 0) {
        group = { name: word.slice(0, cut).toLowerCase(), faces: facesIn(word.slice(cut + 1)) };
        groups.push(group);
      } else if (cut === 0 || group === undefined) {
        throw new DiceError(`'${word}' has no name: write every group as name=faces, or none of them`);
      } else group.faces.push(...facesIn(word));
    }
  }
  return groups;
}

const span = (faces: readonly number[]) => {
  const sorted = [...new Set(faces)].sort((a, b) => a - b);
  return sorted.length > 2 ? `${sorted[0]} to ${sorted.at(-1)}` : sorted.join(' or ');
};

/** The first of these faces that no die shows, in words. */
function notAmong(given: readonly string[], allowed: (face: number) => boolean): string | undefined {
  const stray = given.find((face) => !/^\d{1,9}$/.test(face) || !allowed(Number(face)));
  return stray === undefined ? undefined : `'${stray}' cannot be thrown`;
}

/** The faces in a piece of text, with commas or spaces between them. */
const facesIn = (text: string): string[] => text.split(/[\s,]+/).filter((face) => face !== '');

/** Kinds of cards that are named one by one. */
const MOST_NAMED = 12;
const SUCH_AS = 'such as 5H, AS, 10D or QC, or JK for a joker';

/**
 * What can be turned up of a pile, in words: of a large one only what its cards look like.
 * @param lead what is said before that
 */
function cardsIn(pile: readonly string[], lead = 'a card of the pile, '): string {
  const kinds = [...new Set(pile)];
  return kinds.length > MOST_NAMED ? `${lead}${SUCH_AS}` : `one of ${kinds.join(', ')}`;
}

/** Digits that were typed together, each a die: `56134`. */
const apart = (face: string): string[] => (/^\d{2,}$/.test(face) ? [...face] : [face]);

/** Faces as players type them for a handful. */
export const facesFor = (typed: string, { digits }: Pick<Wanted, 'digits'>): string[] =>
  facesIn(typed).flatMap((face) => (digits ? apart(face) : face));

/** What is wrong with faces of a handful, if anything is. */
function faulty({ name, allowed, fault }: Handful, faces: readonly string[]): DiceError | undefined {
  const wrong = fault(faces);
  return wrong === undefined ? undefined : new DiceError(`${name}: ${wrong}; each is ${allowed}`);
}

const COLOURS = ['white', 'blue', 'red'];

/** Dice as they are asked for at a table: `5 white dice`, `1 die for leader save`, `2 d10, each 1 to 10`. */
function diceAsked(name: string, n: number, faces: readonly number[], whose?: string): string {
  const words = name.split('-');
  const last = words.at(-1)!;
  const isKind = COLOURS.includes(last) || /^d\d|^dav$/.test(last);
  const what = isKind ? words.slice(0, -1) : words;
  const dice = /^d/.test(isKind ? last : '')
    ? `${n} ${last}`
    : counted(n, isKind ? `${last} die` : 'die', isKind ? `${last} dice` : 'dice');
  const each = span(faces) === '1 to 6' ? '' : `, ${n === 1 ? '' : 'each '}${span(faces)}`;
  const of = whose ?? what.join(' ');
  return `${dice}${of && ` for ${of}`}${each}`;
}

/** A hand that answers with faces thrown at the table. */
interface EnteredHand extends Hand {
  /** Checks that every die entered was used. @throws DiceError naming what is left over */
  finish(): void;
}

/**
 * A hand that repeats dice thrown by players, in the order in which the rules ask for them.
 * @param text the value of `--dice`
 * @throws DiceError where the dice do not fit; {@link DiceWanted} where more are needed
 */
export function enteredHand(text: string): EnteredHand {
  const groups = readDice(text);
  const byName = groups.some((g) => g.name !== undefined);
  const oneByOne = !byName && groups.length === 1;
  const asked: string[] = [];
  let position = 0;
  let told: readonly Step[] = [];

  /** @param at the place of the group that is short, where it has no name */
  const short = (wanted: Handful, given: readonly string[], at: number): DiceError => {
    const filledUp = (faces: readonly string[]) => {
      if (byName || text.trim() === '') return `${text} ${wanted.name}=${faces.join(',')}`.trim();
      const parts = text.split('/');
      return parts.toSpliced(at, 1, `${parts[at] ?? ''} ${faces.join(' ')}`).join('/');
    };
    return faulty(wanted, given) ?? new DiceWanted(wanted, given, filledUp, [...told]);
  };

  /** The group at hand, or what an earlier group of that name still holds: dice that were thrown again. */
  const takeByPosition = (wanted: Handful): string[] => {
    const rest = groups.find((g) => g.asked?.name === wanted.name && g.faces.length > 0);
    const group = rest ?? groups[position++];
    if (!group) throw short(wanted, [], groups.length);
    group.asked ??= { name: wanted.name, n: 0, given: group.faces.length };
    group.asked.n += wanted.n;
    const faces = from(group, wanted, wanted.n);
    if (faces.length < wanted.n) throw short(wanted, faces, groups.indexOf(group));
    return faces;
  };

  /** So many faces of a group as there are, or are wanted; digits that were typed together are dice of their own. */
  const from = ({ faces }: Group, { digits }: Handful, n: number): string[] => {
    const taken: string[] = [];
    while (taken.length < n && faces.length > 0) {
      if (digits) faces.splice(0, 1, ...apart(faces[0]!));
      taken.push(faces.shift()!);
    }
    return taken;
  };

  const take = (wanted: Handful): string[] => {
    if (!asked.includes(wanted.name)) asked.push(wanted.name);
    if (!byName && !oneByOne) return takeByPosition(wanted);
    const faces: string[] = [];
    for (const group of groups) {
      if (oneByOne || group.name === wanted.name) faces.push(...from(group, wanted, wanted.n - faces.length));
    }
    if (faces.length < wanted.n) throw short(wanted, faces, 0);
    return faces;
  };

  const checked = (wanted: Handful): string[] => {
    const faces = take(wanted);
    const fault = faulty(wanted, faces);
    if (fault) throw fault;
    return faces;
  };

  return {
    hears: (steps) => {
      told = steps;
    },
    roll: (name, n, faces, again = false, whose?) =>
      checked({
        name,
        n,
        asks: (missing) =>
          `${diceAsked(name, missing, faces, typeof whose === 'function' ? whose(name, missing) : whose)}${again ? ', thrown again' : ''}`,
        allowed: span(faces),
        digits: faces.every((face) => face >= 0 && face <= 9),
        fault: (given) => notAmong(given, (face) => faces.includes(face)),
      }).map(Number),
    pick(name, from, n, asks = `${name.replaceAll('-', ' ')}?`) {
      const members = size(from);
      const allowed = `1 to ${members}, all different: ${numbering(from)}`;
      const fault = (given: readonly string[]) =>
        notAmong(given, (face) => face >= 1 && face <= members) ??
        (new Set(given.map(Number)).size < given.length ? 'the same one twice' : undefined);
      const asked = (missing: number) =>
        `${asks} ${missing === 1 ? '' : `${missing} of: `}${numbering(from)}`;
      return checked({ name, n, asks: asked, allowed, digits: members < 10, fault }).map(Number);
    },
    deal(name, from, _mark, top) {
      const inPile = (face: string) => {
        const name = /^joker$/i.test(face) ? 'jk' : face.toLowerCase();
        return from.find((card) => card.toLowerCase() === name);
      };
      const fault = (given: readonly string[]) => {
        const stray = given.find((face) => !inPile(face));
        return stray === undefined ? undefined : `'${stray}' is not in the pile`;
      };
      const onTop = from.length === 1 && top !== undefined ? `${top}, which lies on top` : undefined;
      const allowed = onTop ?? cardsIn(from);
      const called = /card$/.test(name) ? name : `${name} card`;
      // That it is of the pile nobody has to be told who turns it up.
      const asks = () => `which ${called.replaceAll('-', ' ')}? ${capital(onTop ?? cardsIn(from, ''))}`;
      const [face] = checked({ name, n: 1, asks, allowed, fault });
      return inPile(face!)!;
    },
    finish() {
      const left = groups.filter((g) => g.faces.length > 0);
      if (left.length === 0) return;
      const over = left.find((g) => g.asked);
      if (over?.asked) {
        const { name, n, given } = over.asked;
        throw new DiceError(`group ${groups.indexOf(over) + 1} (${name}): ${n} needed, ${given} given`);
      }
      const stray = left.find((g) => g.name !== undefined && !asked.includes(g.name));
      const names = asked.length ? `thrown here: ${asked.join(', ')}` : 'no dice are thrown here';
      if (stray) throw new DiceError(`nothing called '${stray.name}' is thrown; ${names}`);
      const list = left.map((g) => (g.name ? `${g.name} ` : '') + g.faces.join(' ')).join(', ');
      throw new DiceError(`more than needed: ${list} left over; ${names}`);
    },
  };
}
