import { describe, expect, test } from 'vitest';
import { book } from '../../rulesets/battleground/book.js';
import { tablesInPlay } from '../../rulesets/battleground/house.js';
import { firstDamage, laterDamage } from '../../rulesets/battleground/vehicles/tables.js';
import type { PrintedTable } from '../../src/rules/book.js';
import { type Cell, house, inferred, printed, rollTable } from '../../src/rules/cell.js';

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

/** One cell of a printed table: by the first column of its row, and its own column. */
function printedCell(id: string, row: string | number, column: string): string {
  const table: PrintedTable | undefined = book.tables[id];
  if (!table) throw new Error(`no printed table ${id}`);
  const at = table.columns.indexOf(column);
  const found = table.rows.filter(([first]) => first === row);
  if (at < 0 || found.length !== 1) throw new Error(`no cell ${row}, ${column} in ${id}`);
  return `${found[0]![at]}`;
}

type Reader = (text: string) => unknown;
const firstNumber: Reader = (text) => Number(/\d+/.exec(text)?.[0]);
/** `3-6`, `6`: the lowest number that hits. */
const lowestOf: Reader = (text) => Number(/^(\d)(-6)?\b/.exec(text)?.[1]);
/** `up to 4D6`: how many dice. */
const diceOf: Reader = (text) => Number(/(\d+)D6/.exec(text)?.[1]);
/** `total 4-6 on four dice`: the highest total. */
const highestOn =
  (dice: string): Reader =>
  (text) =>
    Number(new RegExp(`^total (?:\\d+-)?(\\d+) on ${dice} dice$`).exec(text)?.[1]);
/** `1-2`, `1`: the highest number that does it. */
const highestIn: Reader = (text) => Number(/^(?:1-)?(\d)$/.exec(text)?.[1]);
/** `B`, `between B and C`: as a cell in play has it. */
const averageIn: Reader = (text) => text.replace(/^between (.) and (.)$/, '$1-$2');
/** `1 white, 1 blue`. */
const colours: Reader = (text) => {
  const of = (colour: string) => Number(new RegExp(`(\\d+) ${colour}`).exec(text)?.[1] ?? 0);
  return { white: of('white'), blue: of('blue') };
};

const withLeader: Reader = (text) => Number(/with leader (\d+)/.exec(`${text}`)?.[1]);
/** The dice of each blast, with the number of blasts beside them. */
const blastsOf: Reader = (text) => ({
  blasts: Number(printedCell('bg:table.artillery', 'dive bomb or strafing', 'blasts')),
  ...(colours(text) as object),
});
/** `immobilised, weapons fire`. */
const mineEffect: Reader = (text) => text.replace(/,.*/, '').replace('no effect', 'none');

type Source = readonly [table: string, row: string | number, column: string, read: Reader];

/** Where the book prints what a cell in play holds. */
const printedAt: Readonly<Record<string, Source>> = {
  'bg:table.grades D': ['bg:table.grades', 'D', 'hits on, as printed', lowestOf],
  'bg:table.terrain-cover medium': [
    'bg:table.attack-dice',
    'target in medium cover',
    'from prose',
    (text) => Number(/^(\d+) red$/.exec(text)?.[1]),
  ],
  'bg:table.terrain-cover fence': ['bg:table.terrain-cover', 'fence', 'from prose', firstNumber],
  'bg:table.terrain-cover building': ['bg:table.terrain-cover', 'building', 'from prose', firstNumber],
  'bg:table.vehicle-defence car': ['bg:table.vehicle-defence', 'car', 'from prose', firstNumber],
  'bg:table.vehicle-defence truck': ['bg:table.vehicle-defence', 'truck', 'from prose', firstNumber],
  'bg:table.emplacements nest': ['bg:table.emplacements', 'machine gun nest', 'red dice', firstNumber],
  'bg:table.emplacements pillbox': ['bg:table.emplacements', 'pillbox', 'red dice', firstNumber],
  'bg:table.emplacements bunker': [
    'bg:table.emplacements',
    'bunker',
    'red dice',
    (text) =>
      text === 'as pillbox' ? firstNumber(printedCell('bg:table.emplacements', 'pillbox', 'red dice')) : text,
  ],
  'bg:table.vehicle-weapons mg': [
    'bg:table.vehicle-weapons',
    'vehicle machine gun',
    'as printed',
    (text) => {
      const colour = printedCell('bg:table.vehicle-weapons', 'vehicle machine gun', 'from prose');
      return text === 'two dice' && colour === 'white' ? { white: 2, blue: 0 } : `${text}, ${colour}`;
    },
  ],
  'bg:table.vehicle-weapons emplacement': ['bg:table.emplacements', 'machine gun nest', 'fires', colours],
  'bg:table.ranges infantry': ['bg:table.ranges', 'infantry weapons', 'range', firstNumber],
  'bg:table.ranges mg': ['bg:table.ranges', 'vehicle machine gun', 'range', firstNumber],
  'bg:table.ranges light-gun': ['bg:table.ranges', 'light tank gun and the like', 'range', firstNumber],
  'bg:table.ranges heavy-gun': ['bg:table.ranges', 'heavier gun', 'range', firstNumber],
  'bg:table.ranges night': ['bg:table.ranges', 'night sight without light', 'range', firstNumber],
  'bg:table.ranges close-range': ['bg:table.ranges', 'special close-range bonus', 'range', firstNumber],
  'bg:table.ranges smoke': ['bg:table.ranges', 'smoke', 'range', firstNumber],
  'bg:table.ranges short-weapon': [
    'bg:table.ranges',
    'PIAT, panzerfaust, flame thrower (option)',
    'range',
    firstNumber,
  ],
  'bg:table.quality-defence A': ['bg:table.quality-defence', 'A', 'red dice', firstNumber],
  'bg:table.quality-defence B': ['bg:table.quality-defence', 'B', 'red dice', firstNumber],
  'bg:table.quality-defence C': ['bg:table.quality-defence', 'C', 'red dice', firstNumber],
  'bg:table.quality-defence D': ['bg:table.quality-defence', 'D', 'red dice', firstNumber],
  'bg:table.mounted-move cavalry': ['bg:table.mounted-move', 'cavalry', 'movement dice', diceOf],
  'bg:table.mounted-move mounting': [
    'bg:table.mounted-move',
    'cavalry mounting or dismounting',
    'movement dice',
    diceOf,
  ],
  'bg:table.mounted-move digging out': ['bg:table.infantry-move', 'dig out, then move', 'from prose', diceOf],
  'bg:table.mounted-move flee': ['bg:table.infantry-move', 'flee from a charge', 'from prose', diceOf],
  'bg:table.mounted-move charge': ['bg:table.infantry-move', 'charge', 'from prose', diceOf],
  'bg:table.mounted-move cavalry charge': ['bg:table.mounted-move', 'cavalry', 'charge', diceOf],
  'bg:table.mounted-move car': [
    'bg:table.mounted-move',
    'cars, some trucks and armoured cars',
    'movement dice',
    diceOf,
  ],
  'bg:table.mounted-move tank': [
    'bg:table.mounted-move',
    'tanks, some trucks and armoured cars',
    'movement dice',
    diceOf,
  ],
  'bg:table.mounted-move 3': [
    'bg:table.mounted-move',
    'tanks, some trucks and armoured cars',
    'immobilised by',
    highestOn('three'),
  ],
  'bg:table.mounted-move 4': [
    'bg:table.mounted-move',
    'cars, some trucks and armoured cars',
    'immobilised by',
    highestOn('four'),
  ],
  'bg:table.combine-average A + C': ['bg:table.combine-average', 'A + C', 'from examples', (text) => text],
  'bg:table.combine-average A + D': [
    'bg:table.combine-average',
    'A + D',
    'as printed in the list',
    (text) => averageIn(text.replace('somewhere ', '')),
  ],
  'bg:table.passengers damaged': ['bg:table.passengers', 'damaged', 'lost on 1D6', highestIn],
  'bg:table.passengers destroyed': ['bg:table.passengers', 'destroyed', 'lost on 1D6', highestIn],
  'bg:table.artillery dive-bomb': ['bg:table.artillery', 'dive bomb or strafing', 'dice', blastsOf],
  'bg:table.artillery strafing': ['bg:table.artillery', 'dive bomb or strafing', 'dice', blastsOf],
  'bg:table.mine-effects unarmoured 1': ['bg:table.mine-effects', 'unarmoured vehicle', '1 hit', mineEffect],
  'bg:table.mine-effects unarmoured 2': ['bg:table.mine-effects', 'unarmoured vehicle', '2 hits', mineEffect],
  'bg:table.mine-effects armoured 1': ['bg:table.mine-effects', 'armoured vehicle', '1 hit', mineEffect],
  'bg:table.mine-effects armoured 2': ['bg:table.mine-effects', 'armoured vehicle', '2 hits', mineEffect],
  'bg:table.facing-cost 180': ['bg:table.facing-cost', '180 degrees', 'inches as printed', firstNumber],
  'bg:table.morale test': ['bg:table.morale', 'at least 1/3', 'dice', firstNumber],
  'bg:table.morale test with a leader': ['bg:table.morale', 'at least 1/2', 'dice', withLeader],
  'bg:table.morale rally': ['bg:table.morale', 'rally, each movement phase', 'dice', firstNumber],
  'bg:table.morale retreat': ['bg:table.morale', 'at least 1/3', 'without a hit', diceOf],
  'bg:table.morale rout': ['bg:table.morale', 'at least 1/2', 'without a hit', diceOf],
};

/** Where the register infers what a cell in play holds. */
const inferredAt: Readonly<Record<string, Source>> = {
  'bg:table.grades A': ['bg:table.grades', 'A', 'inferred', lowestOf],
  'bg:table.grades B': ['bg:table.grades', 'B', 'inferred', lowestOf],
  'bg:table.grades C': ['bg:table.grades', 'C', 'inferred', lowestOf],
  'bg:table.mounted-move walk': ['bg:table.infantry-move', 'walk', 'from prose', diceOf],
  'bg:table.mounted-move run': ['bg:table.infantry-move', 'run', 'from prose', diceOf],
  ...Object.fromEntries(
    ['A + B', 'B + C', 'B + D', 'C + D'].map((row): [string, Source] => [
      `bg:table.combine-average ${row}`,
      ['bg:table.combine-average', row, 'inferred', averageIn],
    ]),
  ),
  'bg:table.facing-cost 90': ['bg:table.facing-cost', '90 degrees', 'inferred', firstNumber],
  'bg:table.morale rally with a leader': [
    'bg:table.morale',
    'rally, each movement phase',
    'dice',
    withLeader,
  ],
};

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
      const at = printedAt[name];
      if (at) expect(cell.value).toEqual(at[3](printedCell(at[0], at[1], at[2])));
      else expect(needsNoTable).toHaveProperty([name], cell.value);
    },
  );

  test.each(Object.entries(inferredAt))('%s is what the register infers', (name, [id, row, column, read]) => {
    const cell = cells.find(([of]) => of === name)?.[1];
    expect(cell?.from).toBe('inferred');
    expect(cell?.value).toEqual(read(printedCell(id, row, column)));
  });

  test('every place given here is that of a cell in play', () => {
    const names = cells.filter(([, cell]) => cell.from === 'printed').map(([name]) => name);
    expect([...Object.keys(printedAt), ...Object.keys(needsNoTable)].sort()).toEqual([...names].sort());
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
