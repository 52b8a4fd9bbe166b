import { describe, expect, test } from 'vitest';
import { book } from '../../rulesets/battleground/book.js';
import { tablesInPlay } from '../../rulesets/battleground/house.js';
import { firstDamage, laterDamage } from '../../rulesets/battleground/vehicles/tables.js';
import { SYSTEMS } from '../../rulesets/index.js';
import { type Cell, house, inferred, printed, rollTable } from '../../src/rules/book/cell.js';
import { type Book, type Clause, misread, type PlayedTable, tablesOfClause } from '../../src/rules/book.js';

describe('tables read by a roll', () => {
  test('a table without gap or overlap gives each roll its result', () => {
    const table = rollTable('t', 1, 6, [
      [1, 2, 'low'],
      [3, 3, 'three'],
      [4, 6, 'high'],
    ]);
    expect([1, 2, 3, 4, 5, 6].map(table)).toEqual(['low', 'low', 'three', 'high', 'high', 'high']);
  });

  test('bands in any order, and past what can be rolled, are no fault', () => {
    const table = rollTable('t', 3, 18, [
      [11, 99, 'high'],
      [0, 10, 'low'],
    ]);
    expect([3, 10, 11, 18].map(table)).toEqual(['low', 'low', 'high', 'high']);
  });

  test('a gap is refused when the table is built', () => {
    const build = () =>
      rollTable('bg:gap', 1, 6, [
        [1, 2, 'low'],
        [4, 6, 'high'],
      ]);
    expect(build).toThrow(RangeError);
    expect(build).toThrow('bg:gap: 0 results for a roll of 3');
  });

  test('a gap at either end is refused when the table is built', () => {
    expect(() => rollTable('t', 1, 6, [[2, 6, 'x']])).toThrow('t: 0 results for a roll of 1');
    expect(() => rollTable('t', 1, 6, [[1, 5, 'x']])).toThrow('t: 0 results for a roll of 6');
    expect(() => rollTable('t', 1, 1, [])).toThrow('t: 0 results for a roll of 1');
  });

  test('an overlap is refused when the table is built, even of equal results', () => {
    const build = () =>
      rollTable('bg:overlap', 1, 6, [
        [1, 4, 'low'],
        [4, 6, 'low'],
      ]);
    expect(build).toThrow(RangeError);
    expect(build).toThrow('bg:overlap: 2 results for a roll of 4');
  });

  test('a band turned round holds no roll and is refused as a gap', () => {
    expect(() => rollTable('t', 1, 2, [[2, 1, 'x']])).toThrow('t: 0 results for a roll of 1');
  });

  test('the tables of vehicle damage say what the printed one says', () => {
    const steps = book.tables['bg:table.vehicle-damage']!.rows.map((row) => `${row[2]}`);
    expect(steps).toContain('below 7, another D6: 1-2 cannot move; 3-6 half weapons');
    expect([1, 2, 3, 4, 5, 6].map(firstDamage)).toEqual([
      'immobilised',
      'immobilised',
      ...Array(4).fill('half-weapons'),
    ]);
    expect(steps).toContain('hits + D6 of 5 or more, another D6: 1 the other kind of damage; 2-6 destroyed');
    expect([1, 2, 3, 4, 5, 6].map(laterDamage)).toEqual(['the other kind', ...Array(5).fill('destroyed')]);
  });
});

/** Where the book prints, or infers, what a cell in play holds: the printed tables say it themselves. */
const places = Object.entries(book.tables).flatMap(([id, of]) =>
  ((of as Partial<PlayedTable>).played ?? []).flatMap(([table, at]) =>
    Object.keys(at).map((name) => [`${table.id} ${name}`, id] as const),
  ),
);
const placed = new Map(places);

/** Nothing protects by nothing: that stands in no table. */
const needsNoTable: Readonly<Record<string, unknown>> = { 'bg:table.terrain-cover none': 0 };

const cells = tablesInPlay.flatMap((table) =>
  Object.entries(table.cells as Record<string, Cell<unknown>>).map(
    ([name, cell]) => [`${table.id} ${name}`, cell] as const,
  ),
);

describe('tables in play', () => {
  test('those of the rule system are these, and no two cells share a name', () => {
    expect(new Set(cells.map(([name]) => name)).size).toBe(cells.length);
  });

  test('each stands for a printed table', () => {
    for (const { id } of tablesInPlay) expect(Object.keys(book.tables)).toContain(id);
  });

  test.each(cells.filter(([, cell]) => cell.from === 'printed'))(
    '%s is what the book prints',
    (name, cell) => {
      const at = placed.get(name);
      if (at) expect(misread(at, book.tables[at] as PlayedTable)).toEqual([]);
      else expect(needsNoTable).toHaveProperty([name], cell.value);
    },
  );

  test.each(places.filter(([name]) => cells.some(([of, cell]) => of === name && cell.from === 'inferred')))(
    '%s is what the register infers',
    (_, at) => {
      expect(misread(at, book.tables[at] as PlayedTable)).toEqual([]);
    },
  );

  test('a cell has one place, and every place is that of a cell that is printed or inferred', () => {
    expect(placed.size).toBe(places.length);
    const from = new Map(cells.map(([name, cell]) => [name, cell.from]));
    for (const [name] of places) expect(['printed', 'inferred'], name).toContain(from.get(name));
    const printedCells = cells.filter(([, cell]) => cell.from === 'printed').map(([name]) => name);
    expect([...placed.keys(), ...Object.keys(needsNoTable)]).toEqual(expect.arrayContaining(printedCells));
  });

  test('what is not printed names the ruling that settled it, and whatever is ruled has options that the ruling has', () => {
    for (const [name, cell] of cells) {
      if (cell.from === 'printed' && !cell.options) {
        expect(cell, name).not.toHaveProperty('ruling');
        continue;
      }
      const ruling = book.rulings[cell.ruling!];
      expect(ruling, `${name}, ${cell.ruling}`).toBeDefined();
      expect(Object.keys(ruling!.options), name).toEqual(
        expect.arrayContaining(['1', ...Object.keys(cell.options ?? {})]),
      );
      // What no option changes would be no option, and what players cannot switch needs none.
      for (const [option, value] of Object.entries(cell.options ?? {})) {
        expect(option, name).not.toBe('1');
        expect(value, name).not.toEqual(cell.value);
        expect(ruling!.switch, name).toBe(true);
      }
    }
  });

  test('numbers of ours are marked so in the register too', () => {
    for (const [name, cell] of cells) {
      if (cell.from === 'house') expect(book.rulings[cell.ruling!]!.house, name).toBe(true);
    }
  });

  test('cells say where they are from', () => {
    expect(printed(3)).toEqual({ value: 3, from: 'printed' });
    expect(inferred(3, 'r')).toEqual({ value: 3, from: 'inferred', ruling: 'r' });
    expect(house(3, 'r', { 2: 4 })).toEqual({ value: 3, from: 'house', ruling: 'r', options: { 2: 4 } });
  });
});

test.each(SYSTEMS.map((system) => [system.title, system] as const))(
  '%s: every printed table is spoken of by a clause, so that whoever asks a question is shown it',
  async (_, system) => {
    const { clauses, tables } = (await system.book()).book;
    const spoken = new Set(Object.values(clauses).flatMap(tablesOfClause));
    expect(Object.keys(tables).filter((id) => !spoken.has(id))).toEqual([]);
  },
);

/** The headings that a source names. */
const headingsIn = (source: string): readonly string[] => source.split(/[;,] /);

/** Where printed tables are said to stand, and no clause that speaks of them does. */
const misplaced = ({ clauses, tables }: Pick<Book, 'clauses' | 'tables'>): string[] =>
  Object.entries(tables).flatMap(([id, { source }]) => {
    const speaking = Object.values(clauses).filter((clause) => tablesOfClause(clause).includes(id));
    const at = speaking.flatMap((clause) => headingsIn(clause.source));
    return headingsIn(source).flatMap((part) => (at.includes(part) ? [] : [`${id} stands under ${part}`]));
  });

/** What the sentence of a clause says in figures, and none of the tables does that it speaks of. */
const otherNumbers = ({ clauses, tables }: Pick<Book, 'clauses' | 'tables'>): string[] =>
  Object.entries(clauses).flatMap(([id, clause]) => {
    const printed = tablesOfClause(clause).map((table) => ({ ...tables[table], played: undefined }));
    const text = JSON.stringify(printed);
    const there = [...figuresIn(text), ...WORDS.flatMap((word, n) => (text.includes(word) ? [n] : []))];
    const others = figuresIn(clause.says).filter((n) => printed.length > 0 && !there.includes(n));
    return others.length > 0 ? [`${id}: ${[...new Set(others)].join(', ')}`] : [];
  });

const WORDS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const figuresIn = (text: string): number[] => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);

describe('a clause and the tables that it speaks of', () => {
  const BOOKS = SYSTEMS.map((system) => [system.title, system] as const);

  /** Distances were gathered from all over the book, and one clause speaks of them; of the rows of a table others speak. */
  const ELSEWHERE = [
    'fubar:table.distances stands under Activation',
    'fubar:table.distances stands under Firing',
    'fubar:table.distances stands under Close Combat',
    'fubar:table.vehicle-damage stands under damage table',
  ];
  /** Valor & Victory numbers its sections: `cited.test.ts` knows them. */
  test.each(BOOKS.filter(([, { id }]) => id !== 'valor-and-victory'))(
    '%s: a table stands under the headings of clauses that speak of it',
    async (_, system) => {
      expect(misplaced((await system.book()).book)).toEqual(system.id === 'fubar' ? ELSEWHERE : []);
    },
  );

  /** What a sentence says besides: of the dice, of nothing, or of what stands in another table or section. */
  const BESIDES: Readonly<Record<string, readonly string[]>> = {
    battleground: ['bg:vmove.1: 5', 'bg:shoot.10: 50', 'bg:randart.1: 7'],
    'wrg-1925': ['wrg:antitank.14: 8'],
    fubar: ['fubar:activate.4: 6', 'fubar:cover.1: 2, 3'],
    'valor-and-victory': [
      ...['vv:10.2: 0', 'vv:10.7: 15.81', 'vv:10.9: 0', 'vv:10.10: 10.101', 'vv:beyond.6.31: 1'],
      ...['vv:beyond.16.2: 2', 'vv:beyond.21.5: 8'],
    ],
  };
  test.each(BOOKS)('%s: what the clause says in figures stands in the tables', async (_, system) => {
    expect(otherNumbers((await system.book()).book)).toEqual(BESIDES[system.id]);
  });

  const PACES = { title: '', source: 'Moves', columns: ['walk'], rows: [[5]], provenance: '' } as const;
  const WALK: Clause = {
    ...{ title: 'Walk', says: 'A man walks 5 inches.', kind: 'table', action: 'move' },
    ...{ source: 'Moves', table: 'x:table.paces' },
  };
  const bookOf = (clause: Partial<Clause>) => ({
    clauses: { 'x:move.1': { ...WALK, ...clause } },
    tables: { 'x:table.paces': PACES },
  });

  test('that disagree are told by name', () => {
    expect(misplaced(bookOf({}))).toEqual([]);
    expect(misplaced(bookOf({ source: 'Runs' }))).toEqual(['x:table.paces stands under Moves']);
    expect(otherNumbers(bookOf({}))).toEqual([]);
    expect(otherNumbers(bookOf({ says: 'A man walks 6 inches, or two.' }))).toEqual(['x:move.1: 6']);
    expect(otherNumbers(bookOf({ says: 'A man walks 6 inches.', table: [] }))).toEqual([]);
  });
});
