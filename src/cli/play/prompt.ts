import { printable } from '../../engine/shown.js';
import { hang, toAscii } from '../../render/page.js';
import type { Theme } from '../../render/theme.js';
import type { Here } from './evening.js';

/** What of it a prompt tells. */
type HereTold = Omit<Here, 'upTo'>;

/** Columns that most lines take: they are left free behind the prompt. */
const ROOM = 16;
/** As long as a name may be where there is little room. */
const SHORT = 12;

/**
 * What a line is asked for with: where the game is, and aside what may be typed in few letters. Where that would leave no
 * room to type in, it takes lines of its own, and names are cut.
 * @param columns of the screen
 * @param ascii nothing beyond ASCII may be written: a suit is its letter, as in the names of cards
 */
export function promptFor(
  here: HereTold,
  aside: readonly string[],
  columns: number,
  paint: Pick<Theme, 'head' | 'faint'>,
  ascii = false,
): string {
  const said = aside.length > 0 ? `[${aside.join('; ')}]` : '';
  const fits = (...parts: string[]) => [...parts, ''].join(' ').length + 1 + ROOM <= columns;
  const painted = said && paint.faint(said);
  const [whole, ...shorter] = placesSaid(here).map((place) => (ascii ? inAscii(place) : place));
  for (const place of [whole!, ...shorter.slice(0, 1)])
    if (fits(place, ...(said ? [said] : []))) return `${paint.head(place)}${painted && ` ${painted}`}> `;
  const place = [whole!, ...shorter].find(({ length }) => length < columns) ?? shorter.at(-1)!;
  if (said === '') return `${paint.head(place)}\n> `;
  const lines = hang('', said, columns - 1).map(paint.faint);
  return `${[paint.head(place), ...lines].join('\n')}${fits(said) ? '' : '\n'}> `;
}

const SUITS: Readonly<Record<string, string>> = { '♣': 'C', '♦': 'D', '♥': 'H', '♠': 'S' };
const inAscii = (text: string): string => toAscii(text.replace(/[♣♦♥♠]/g, (suit) => SUITS[suit]!));

/** `Caen T2 ♥ Allies shoot`, `Hill T1 Red: Red 1`, and shorter and shorter. */
const placesSaid = ({ game, place = '', side: of = '', unit = '', act = '' }: HereTold): string[] => {
  const side = [of, unit].filter(Boolean).join(': ');
  return [
    [game, place, side, act],
    [cut(game), place, side, act],
    [place, side, act],
    [place, cut(unit || of), act],
    // The place tells the action where both are too long.
    [place, side],
    [place, cut(unit || of)],
    [place],
  ].map((parts) => printable(parts.filter((part) => part !== '').join(' ')));
};

const cut = (name: string): string => (name.length > SHORT ? `${name.slice(0, SHORT - 2)}..` : name);
