import { DEFENCES, type DefenceKind, defenceNamed, KINDS } from './defence-names.js';
import { nameIn } from './goods.js';
import { countTyped, wrong } from './mistakes.js';

export type { DefenceKind };

export const BELTS = ['ap-mines', 'at-mines', 'wire', 'pungis'] as const;

export interface Defence {
  readonly kind: DefenceKind;
  readonly n: number;
  /** Loopholes of a bunker, millimetres of trench, metres of a belt. */
  readonly size: number;
  /** Metres from front to rear of a belt. */
  readonly width: number;
}

/** Reads a field defence: `bunker 5`, `trench 250 mm`, `ap-mines 20 x 10 m`, `2 x fougasse`. */
export function defenceIn(typed: string): Defence {
  const [n, rest] = countTyped(typed);
  const [, word = '', first, width, unit] =
    /^([a-z][a-z _-]*?)(?:\s+(\d{1,5})(?:\s*x\s*(\d{1,4}))?\s*(mm|m|places|men|loopholes|metres)?)?$/i.exec(
      rest,
    ) ?? wrong(SUCH_AS);
  const kind = defenceNamed(word);
  if (kind === undefined) {
    const other = nameIn(word);
    if (other) return wrong(`field defences alone: ${other} goes with --item, or under items in a file`);
    return wrong(SUCH_AS, [word, DEFENCES]);
  }
  const isBelt = (BELTS as readonly string[]).includes(kind);
  const size = Number(first ?? 0);
  if (KINDS[kind] === '' ? first !== undefined : size < 1) {
    wrong(KINDS[kind] === '' ? `${kind} without a size` : `a size, as in "${kind} ${AS_IN[KINDS[kind]]}"`);
  }
  if (width !== undefined && (!isBelt || Number(width) < 1))
    wrong('a width for belts of mines and wire alone');
  if (unit && !UNITS[KINDS[kind]].includes(unit.toLowerCase())) {
    wrong(`${kind} as in "${kind} ${AS_IN[KINDS[kind]]}"`);
  }
  return { kind, n, size, width: isBelt ? Number(width ?? 5) : 0 };
}

const SUCH_AS = 'field defences, such as "bunker 5", "trench 250 mm", "ap-mines 20 m" or "2 x fougasse"';
const AS_IN = { places: '5', mm: '250 mm', m: '20 m', '': '' } as const;
const UNITS: Readonly<Record<'places' | 'mm' | 'm' | '', readonly string[]>> = {
  places: ['places', 'men', 'loopholes'],
  mm: ['mm'],
  m: ['m', 'metres'],
  '': [],
};

/** Off-table fire that is bought: for how many periods, and at how many shares (option.1, option.2). */
export interface Support {
  readonly periods: number;
  readonly shares: number;
}

/** Reads off-table fire: `3 periods`, `2 periods, doubled`. */
export function supportIn(typed: string): Support {
  const [, digits, more] =
    /^\s*(\d{1,3})\s*(?:periods?)?\s*(?:,?\s*(doubled|trebled))?\s*$/i.exec(typed) ??
    wrong('periods of off-table fire, such as "3 periods" or "2 periods, doubled"');
  const periods = Number(digits);
  if (periods < 1) wrong('at least 1 period');
  return { periods, shares: { doubled: 2, trebled: 3 }[(more ?? '').toLowerCase()] ?? 1 };
}
