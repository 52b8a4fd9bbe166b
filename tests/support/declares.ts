import { expect, test } from 'vitest';
import type { AnyAction } from '../../src/rules/action.js';
import type { AnyTable, Cell } from '../../src/rules/book/cell.js';
import { eachOf, type Fields } from '../../src/rules/field.js';
import { actionsOf, houseScopeOf, type RuleSystem } from '../../src/rules/system.js';
import { type Bounds, otherBounds } from '../../src/testing/bounds.js';

/** What the declarations of a rule system say, written down once more. */
interface Declared {
  readonly bounds: Bounds;
  /** By action, the words that inputs take, the one that goes without saying in brackets; and the inputs that take them. */
  readonly choices: Bounds;
  /** By action, the fields of its result, with the order of those that are words. */
  readonly results: Readonly<Record<string, string>>;
  /** The tables that players may change, in the order in which they are listed: `id: unit`, or `id: unit; words that must hold`. */
  readonly tables: readonly string[];
}

/** The least and the most that numbers of a table may be, by the words that tell it; where one is not bounded, nothing. */
function toldBounds(says: string): readonly [least?: number, most?: number] {
  const [, from, to] = /^a number from (-?\d+) to (\d+)/.exec(says) ?? [];
  const [, least = from] = /^at least (\d+)/.exec(says) ?? [];
  return [least, to].map((n) => (n === undefined ? undefined : Number(n))) as [number?, number?];
}

/** Numbers at which a table is not as it says. */
function otherThanSaid({ id, must, cells }: AnyTable): string[] {
  const [row, cell] = Object.entries(cells as Readonly<Record<string, Cell<unknown>>>)[0]!;
  if (!must || typeof cell.value !== 'number') return [];
  const [says, holds] = must;
  const [least, most] = toldBounds(says);
  return [
    ...[least, most].flatMap((n) => (n === undefined || holds(n, row) ? [] : [`${id} does not take ${n}`])),
    ...[(least ?? Number.NaN) - 1, (most ?? Number.NaN) + 1].flatMap((n) =>
      Number.isNaN(n) || !holds(n, row) ? [] : [`${id} takes ${n}`],
    ),
  ];
}

/** The words that an action takes, as they are written down. */
function choicesOf({ inputs }: AnyAction): Readonly<Record<string, string>> {
  const by = new Map<string, string[]>();
  for (const [name, field] of eachOf(inputs as Fields)) {
    if (!('choices' in field)) continue;
    const words = field.choices.map((word) => (word === field.default ? `[${word}]` : word)).join(' ');
    by.set(words, [...(by.get(words) ?? []), name]);
  }
  return Object.fromEntries([...by].map(([words, names]) => [words, names.join(' ')]));
}

/** The fields of a result, as they are written down. */
const resultOf = ({ result }: AnyAction): string =>
  Object.entries(result as Readonly<Record<string, { readonly order?: readonly string[] }>>)
    .map(([name, { order }]) => (order ? `${name}: ${order.join(', ')}` : name))
    .join('; ');

/** Whoever changes a declaration of a rule system by mistake is told. */
export async function declares(
  system: RuleSystem,
  { bounds, choices, results, tables }: Declared,
): Promise<void> {
  const actions = await actionsOf(system);
  const inPlay = (await houseScopeOf(system)).tables;

  test('every number has the bounds and the unit that are written down for it', () => {
    expect(otherBounds(actions, bounds)).toEqual([]);
  });

  test('every input that is one of some words takes those that are written down, with the one that goes without saying', () => {
    const told = actions.map((action) => [action.name, choicesOf(action)] as const);
    expect(Object.fromEntries(told.filter(([, of]) => Object.keys(of).length > 0))).toEqual(choices);
  });

  test('every result has the fields that are written down, in their order', () => {
    expect(Object.fromEntries(actions.map((action) => [action.name, resultOf(action)]))).toEqual(results);
  });

  test('house rules of a table are told by its unit, and by what must hold of them', () => {
    expect(
      inPlay.map(({ id, unit, must }) => [`${id}: ${unit}`, ...(must ? [must[0]] : [])].join('; ')),
    ).toEqual(tables);
  });

  test('a number of house rules is taken at the bounds that are told, and refused beyond', () => {
    expect(inPlay.flatMap(otherThanSaid)).toEqual([]);
  });
}
