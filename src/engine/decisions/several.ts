import type { ChoiceField, CountField, Field, Fields, MeasureField } from '../../rules/field.js';
import { grouped } from '../../rules/text/say.js';
import { InputError } from '../errors.js';
import type { Given } from '../inputs/inputs.js';
import { allowedIn, readValue } from '../inputs/values.js';
import { shown } from '../shown.js';

/** An input that was given several values at once: odds are worked out for each of them. */
export interface Several {
  readonly name: string;
  readonly field: SeveralField;
  /** Each value as it could have been typed by itself, in the order typed. */
  readonly values: readonly string[];
}

/** Inputs that can be given several values: a comma or two dots are nothing else in them. */
type SeveralField = CountField | MeasureField | ChoiceField;

const isOfSeveral = (field: Field): field is SeveralField =>
  field.kind === 'count' || field.kind === 'measure' || field.kind === 'choice';

/** Whether what was given for an input is meant as several values. */
export const isSeveral = (field: Field | undefined, raw: Given[string]): raw is string =>
  field !== undefined &&
  isOfSeveral(field) &&
  typeof raw === 'string' &&
  (raw.includes(',') || raw.includes('..'));

/** Odds that are worked out at once: more would be nothing to look at. */
const MOST_CELLS = 10_000;

/**
 * The inputs that were given several values, in the order in which they were given: `4..12`, `4..12/2` in steps of two,
 * `4,6,9..12`, `none,light`.
 * @throws InputError `bad-value` for a value that the input does not take, and for too many
 */
export function severalIn(fields: Fields, given: Given): Several[] {
  const all = Object.entries(given).flatMap(([name, raw]) => {
    const field = fields[name];
    return isSeveral(field, raw) ? [severalOf(name, field as SeveralField, raw)] : [];
  });
  const [most] = all.toSorted((a, b) => b.values.length - a.values.length);
  const cells = all.reduce((product, { values }) => product * values.length, 1);
  if (most && cells > MOST_CELLS)
    throw InputError.of(
      most.name,
      most.field,
      ` has ${most.values.length} values: that makes ${grouped(cells)} odds, more than ${grouped(MOST_CELLS)}.`,
      'Fewer values, or steps: 4..12/2.',
    );
  return all;
}

/** A range, with the length of its steps. */
const RANGE = /^\s*([-+]?\d+(?:\.\d+)?)\.\.([-+]?\d+(?:\.\d+)?)(?:\/(\d+(?:\.\d+)?))?\s*$/;

function severalOf(name: string, field: SeveralField, raw: string): Several {
  const wrong = (hint?: string): InputError =>
    InputError.of(
      name,
      field,
      ` cannot be '${shown(raw)}': it takes ${allowedIn(field)}, a list of these${field.kind === 'choice' && !field.or ? '' : ', or a range (4..12, 4..12/2)'}.`,
      hint,
    );
  const values = new Map<string, string>();
  for (const piece of raw.split(',')) {
    if (piece.trim() === '') throw wrong('Something is missing before or behind a comma.');
    const [, from, to, step = '1'] = RANGE.exec(piece) ?? [];
    if (piece.includes('..') && from === undefined) throw wrong();
    const all = from === undefined ? [piece] : rangeOf(Number(from), Number(to), Number(step));
    if (!all) throw wrong('A step is more than 0, and a range has no more than 10,000.');
    for (const text of all) values.set(String(readValue(name, field, text)), text.trim());
  }
  return { name, field, values: [...values.values()] };
}

/** Decimals that a measure may have, as whole numbers. */
const MILLIONTHS = 1_000_000;

/** The numbers of a range, up or down; its end, where the steps lead to it. */
function rangeOf(from: number, to: number, step: number): string[] | undefined {
  const [start, width, end] = [from, step, to].map((n) => Math.round(n * MILLIONTHS)) as [
    number,
    number,
    number,
  ];
  if (width <= 0 || Math.abs(end - start) / width >= MOST_CELLS) return undefined;
  const steps = Math.floor(Math.abs(end - start) / width);
  const way = end < start ? -width : width;
  return Array.from({ length: steps + 1 }, (_, i) => String((start + i * way) / MILLIONTHS));
}

/** Every way to take one value of each input, the last one fastest. */
export function cellsOf(all: readonly Several[]): Readonly<Record<string, string>>[] {
  let cells: Record<string, string>[] = [{}];
  for (const { name, values } of all)
    cells = cells.flatMap((cell) => values.map((value) => ({ ...cell, [name]: value })));
  return cells;
}
