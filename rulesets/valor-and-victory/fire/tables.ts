import type { Cell } from '../../../src/rules/book/cell.js';
import { type CellReading, type PlayedTable, played } from '../../../src/rules/book.js';
import { edition, table } from '../words.js';

/** Rows of the AP Fire Table, from the least firepower. */
export const AP_ROWS = ['1-4', '5-10', '11-18', '19-28', '29-40', '41+'] as const;
export type ApRow = (typeof AP_ROWS)[number];
/** Modified rolls: the columns of the table. */
export type ApColumn = 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
type ApCells = Readonly<Record<ApColumn, number>>;

/** A row that begins with these Casualty Points: one less in each column. */
const from = (best: number): Cell<ApCells> =>
  edition(
    Object.fromEntries(Array.from({ length: 11 }, (_, i) => [i + 2, Math.max(0, best - i)])) as ApCells,
  );

export const apFire = table<ApCells, ApRow>({
  id: 'vv:table.ap-fire',
  title: 'AP fire',
  unit: 'Casualty Points, by modified dice roll',
  cells: {
    '1-4': from(5),
    '5-10': from(6),
    '11-18': from(7),
    '19-28': from(8),
    '29-40': from(9),
    '41+': from(10),
  },
});

export const opportunity = table<number, 'no positive cover' | 'adjacent'>({
  id: 'vv:table.opportunity-fire-modifiers',
  title: 'Opportunity fire modifiers',
  unit: 'off the dice',
  cells: { 'no positive cover': edition(1), adjacent: edition(2) },
});

/** Numbers that stand in the text. */
export const fireNumbers = table<
  number,
  | 'barbed wire'
  | 'gun shield'
  | 'valour'
  | 'fire lane'
  | 'assault move'
  | 'hindrance'
  | 'machine guns reach'
  | 'mortars from'
  | 'doubling'
  | 'snipers reach'
  | 'overrun'
  | 'overrun movement'
>({
  id: 'vv:table.fire-numbers',
  title: 'Numbers that stand in the text on fire',
  unit: 'on or off the dice, hexes, points or times',
  cells: {
    'barbed wire': edition(1),
    'gun shield': edition(1),
    valour: edition(1),
    'fire lane': edition(1),
    'assault move': edition(1),
    hindrance: edition(1),
    'machine guns reach': edition(8),
    'mortars from': edition(2),
    doubling: edition(2),
    'snipers reach': edition(6),
    overrun: edition(2),
    'overrun movement': edition(2),
  },
});

const ROLLS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12+'];
const pointsIn: CellReading<ApCells> = (...row) =>
  Object.fromEntries(row.map((text, i) => [i + 2, text === '-' ? 0 : Number(text)])) as ApCells;
/** `-1`: off the dice. */
const off: CellReading<number> = (text) => -Number(text);

// The tables as our copy of the book has them.

export const opportunityPrinted: PlayedTable = {
  title: 'Opportunity fire modifiers',
  source: '13.8',
  columns: ['Target hex', 'APFP dice roll modifier'],
  rows: [
    ['No positive cover modifier', '-1'],
    ['Adjacent hex', '-2'],
  ],
  provenance: 'other-source (table in the digital edition, 13.8)',
  played: [
    /* @__PURE__ */ played(opportunity, {
      'no positive cover': ['No positive cover', 'APFP dice roll modifier', off],
      adjacent: ['Adjacent hex', 'APFP dice roll modifier', off],
    }),
  ],
};

export const apFirePrinted: PlayedTable = {
  title: 'AP fire',
  source: '14.2-14.6',
  columns: ['APFP', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12+'],
  rows: [
    ['1-4', 5, 4, 3, 2, 1, '-', '-', '-', '-', '-', '-'],
    ['5-10', 6, 5, 4, 3, 2, 1, '-', '-', '-', '-', '-'],
    ['11-18', 7, 6, 5, 4, 3, 2, 1, '-', '-', '-', '-'],
    ['19-28', 8, 7, 6, 5, 4, 3, 2, 1, '-', '-', '-'],
    ['29-40', 9, 8, 7, 6, 5, 4, 3, 2, 1, '-', '-'],
    ['41+', 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, '-'],
  ],
  provenance: 'other-source (chart image quickref/anti_personnel_combat_table.png, cell for cell)',
  played: [
    /* @__PURE__ */ played(apFire, {
      '1-4': ['1-4', ROLLS, pointsIn],
      '5-10': ['5-10', ROLLS, pointsIn],
      '11-18': ['11-18', ROLLS, pointsIn],
      '19-28': ['19-28', ROLLS, pointsIn],
      '29-40': ['29-40', ROLLS, pointsIn],
      '41+': ['41+', ROLLS, pointsIn],
    }),
  ],
};

export const fireNumbersPrinted: PlayedTable = {
  title: 'Numbers that stand in the text on fire',
  source: '12.6, 13.5, 13.91, 14.4, 16.3, 17.2, 19.1, 20.8',
  columns: ['What', 'Number'],
  rows: [
    ['Barbed wire, on the dice of infantry that fires out of it', 1],
    ['Gun Shield, cover against AT fire, and Casualty Points ignored', 1],
    ['Valour, in APFP and on the to-hit roll', 1],
    ['Each further Fire Lane, off the dice', 1],
    ['Assault move, cover', 1],
    ['Hindrance on the way, each', 1],
    ['Range of machine guns of AFVs and vehicles, hexes', 8],
    ['Minimum range of mortars, hexes', 2],
    ['Doubling of Casualty Points in woods or jungle', 2],
    ['Range of snipers, hexes', 6],
    ['Overrun, times the APFP', 2],
    ['Overrun, movement points', 2],
  ],
  provenance: 'other-source (collected from the text of the digital edition)',
  played: [
    /* @__PURE__ */ played(fireNumbers, {
      'barbed wire': ['Barbed wire', 'Number'],
      'gun shield': ['Gun Shield', 'Number'],
      valour: ['Valour', 'Number'],
      'fire lane': ['Each further Fire Lane', 'Number'],
      'assault move': ['Assault move', 'Number'],
      hindrance: ['Hindrance', 'Number'],
      'machine guns reach': ['Range of machine guns', 'Number'],
      'mortars from': ['Minimum range of mortars', 'Number'],
      doubling: ['Doubling', 'Number'],
      'snipers reach': ['Range of snipers', 'Number'],
      overrun: ['Overrun, times', 'Number'],
      'overrun movement': ['Overrun, movement', 'Number'],
    }),
  ],
};
