import { D6 } from '../../rules/draw.js';

/** A kind of die, by the name it has at the table. */
export interface Die {
  readonly name: string;
  readonly faces: readonly number[];
}

/** Dice of one kind, added or taken away. */
export interface DiceTerm {
  readonly times: number;
  readonly die: Die;
  readonly minus: boolean;
  /** Only so many of them count. */
  readonly keep?: { readonly n: number; readonly which: 'highest' | 'lowest' };
}

/** What each die of a group has to show to be a success. */
export interface RollTarget {
  readonly by: '>=' | '<=' | '>' | '<' | '=';
  readonly than: number;
}

/** Dice that are added up, or of which the successes are counted. */
export interface RollGroup {
  readonly dice: readonly DiceTerm[];
  /** What is added to them. */
  readonly plus: number;
  readonly target?: RollTarget;
}

/** A tens die and a units die: 11 to 66. */
const D66: Die = { name: 'd66', faces: D6.flatMap((tens) => D6.map((units) => tens * 10 + units)) };
/** The average die: no 1, no 6, and 3 and 4 twice. */
const DAV: Die = { name: 'dav', faces: [2, 3, 3, 4, 4, 5] };

/** A die by what is written behind its d: `6`, `%`, `66`, `av`. */
export function dieOf(sides: string): Die {
  if (sides.toLowerCase() === 'av') return DAV;
  if (sides === '66') return D66;
  const n = sides === '%' ? 100 : Number(sides);
  return { name: `d${n}`, faces: Array.from({ length: n }, (_, i) => i + 1) };
}

/** Whether a face is a success. */
export function meetsTarget({ by, than }: RollTarget, face: number): boolean {
  switch (by) {
    case '>=':
      return face >= than;
    case '<=':
      return face <= than;
    case '>':
      return face > than;
    case '<':
      return face < than;
    case '=':
      return face === than;
  }
}

/** Dice as they are written: `4d6kh3`. */
const diceText = ({ times, die, keep }: DiceTerm): string =>
  `${times === 1 ? '' : times}${die.name}${keep ? `k${keep.which[0]}${keep.n}` : ''}`;

/** A sum as it is written: `3d6+2`. */
export function sumText({ dice, plus }: RollGroup): string {
  const terms = dice.map((of, i) => `${of.minus ? '-' : i === 0 ? '' : '+'}${diceText(of)}`);
  return `${terms.join('')}${plus === 0 ? '' : plus > 0 ? `+${plus}` : plus}`;
}

/** What a die has to show, in words: `5 or more`. */
export function targetText({ by, than }: RollTarget): string {
  const words = {
    '>=': `${than} or more`,
    '<=': `${than} or less`,
    '>': `more than ${than}`,
    '<': `less than ${than}`,
    '=': `${than}`,
  };
  return words[by];
}
