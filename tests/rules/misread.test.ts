import { describe, expect, test } from 'vitest';
import { SYSTEMS } from '../../rulesets/index.js';
import { type AnyTable, type Cell, printed, table } from '../../src/rules/book/cell.js';
import { bookOf, misread, type PlayedTable, type PrintedTable, played } from '../../src/rules/book.js';
import { houseScopeOf } from '../../src/rules/system.js';

const isPlayed = (of: PrintedTable): of is PlayedTable => 'played' in of;

const BOOKS = await Promise.all(
  SYSTEMS.map(async (system) => {
    const { book } = await system.book();
    const tables = Object.entries(book.tables).flatMap(([id, of]) =>
      isPlayed(of) ? [[id, of] as const] : [],
    );
    return { short: system.short, tables, inPlay: (await houseScopeOf(system)).tables };
  }),
);

/** Every place of a book: the printed table, and by which name the cell is told that it is the place of. */
const placesOf = (tables: readonly (readonly [string, PlayedTable])[]) =>
  tables.flatMap(([id, of]) =>
    of.played.flatMap(([{ id: inPlay }, places]) =>
      Object.entries(places).map(([name, [row, column]]) => ({
        id,
        of,
        cell: `${inPlay}/${name}`,
        row,
        column,
      })),
    ),
  );

/** The printed table with other texts where the cell is to be found. */
function misprinted({ of, row, column }: ReturnType<typeof placesOf>[number]): PlayedTable {
  const begins = of.rows.filter(([first]) => `${first}`.startsWith(`${row}`));
  const found = begins.find(([first]) => first === row) ?? begins[0];
  const at = [column].flat().map((name) => of.columns.indexOf(name));
  const rows = of.rows.map((each) =>
    each === found ? each.map((text, i) => (at.includes(i) ? 'misprint' : text)) : each,
  );
  return { ...of, rows };
}

/** What stands in a passage of the book, and in no table of it: each is tested where it is played. */
const IN_NO_TABLE: Readonly<Record<string, readonly string[]>> = {
  bg: ['bg:table.terrain-cover/none'],
  wrg: ['wrg:table.offtable-delay/correction', 'wrg:table.offtable-delay/each registration'],
  fubar: ['fubar:table.small-arms/assault-rifle-close', 'fubar:table.actions/mount-up'],
  vv: [
    'vv:table.casualty-actions/ignored',
    'vv:table.terrain/foot hill',
    'vv:table.terrain/foot position',
    'vv:table.terrain/vehicle hill',
    'vv:table.terrain/vehicle position',
  ],
};

const TAKEN_OVER: readonly Cell<unknown>['from'][] = ['printed', 'quick reference', 'other edition'];

describe.each(BOOKS)('the tables of $short', ({ short, tables, inPlay }) => {
  const places = placesOf(tables);

  test('every cell that was taken over says where it is printed', () => {
    const cells = inPlay.flatMap((of: AnyTable) => Object.values<Cell<unknown>>(of.cells));
    const taken = cells.filter(({ from }) => TAKEN_OVER.includes(from)).map(({ id }) => id!);
    const placed = new Set(places.map(({ cell }) => cell));
    expect(taken.filter((id) => !placed.has(id)).sort()).toEqual([...IN_NO_TABLE[short]!].sort());
  });

  test('a misprint in any place is told, by table, cell and place', () => {
    expect(places.length).toBeGreaterThan(40);
    for (const place of places) {
      const { cell } = place;
      const told = misread(place.id, misprinted(place)).filter(
        (line) => /^(.+?)( is |: )/.exec(line)![1] === cell,
      );
      expect(told, cell).toEqual([
        expect.stringMatching(/, and its place says '.*misprint|: .* has no cell /),
      ]);
    }
  });
});

describe('no book is built with a cell that is read otherwise than it is printed', () => {
  test.each([
    ['bg:table.ranges', 'smoke', 1, 13, "bg:table.ranges/smoke is 12, and its place says '13'"],
    [
      'wrg:table.small-arms',
      'Rifle',
      5,
      2,
      `wrg:table.small-arms/rifle is {"25":3,"50":2,"100":2,"250":2,"500":1}, and its place says '3,2,2,2,2'`,
    ],
    ['fubar:table.cover', 'Hard', 1, 4, "fubar:table.cover/hard is 3, and its place says '4'"],
    [
      'vv:table.terrain',
      'Stream, Gully and Wadi',
      4,
      '+2',
      "vv:table.terrain/gully is 1, and its place says '+2'",
    ],
  ] as const)('%s, %s', (id, row, column, text, says) => {
    const of = BOOKS.flatMap(({ tables }) => tables).find(([name]) => name === id)![1];
    const rows = of.rows.map((each) => (each[0] === row ? each.with(column, text) : each));
    expect(() => bookOf({}, {}, { [id]: of }, {})).not.toThrow();
    expect(() => bookOf({}, {}, { [id]: { ...of, rows } }, {})).toThrow(says);
    const clause = { title: '', says: '', kind: 'state', action: '', source: '' } as const;
    expect(() => bookOf({ 'a:b.1': clause }, {}, {}, {} as never)).toThrow('a:b.1 needs two questions');
  });
});

describe('a row is found', () => {
  const paces = table({ id: 't', title: '', unit: '', cells: { walk: printed(5), run: printed(9) } });
  const of = (walk: string, run: string): PlayedTable => ({
    title: '',
    source: '',
    provenance: '',
    columns: ['pace', 'inches'],
    rows: [
      ['Walk', 5],
      ['Walk, the other way', 4],
      ['Run in the open', 9],
    ],
    played: [played(paces, { walk: [walk, 'inches'], run: [run, 'inches'] })],
  });

  test('by all that its first column says before others that begin so, or by how it alone begins', () => {
    expect(misread('t', of('Walk', 'Run'))).toEqual([]);
  });

  test('and not where several begin so, or none does', () => {
    expect(misread('t', of('Wal', 'Crawl'))).toEqual([
      't/walk: t has no cell Wal, inches',
      't/run: t has no cell Crawl, inches',
    ]);
  });
});
