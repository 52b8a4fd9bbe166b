import { type Cell, table } from '../../../src/rules/cell.js';
import { edition } from '../words.js';

/** Rows of the AP Fire Table, from the least firepower. */
export const AP_ROWS = ['1-4', '5-10', '11-18', '19-28', '29-40', '41+'] as const;
export type ApRow = (typeof AP_ROWS)[number];
/** Modified rolls: the columns of the table. */
export type ApColumn = 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
export type ApCells = Readonly<Record<ApColumn, number>>;

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

export const rallyNumbers = table<number, 'leader' | 'elite' | 'infantry' | 'vehicle' | 'gun'>({
  id: 'vv:table.rally-attempt',
  title: 'Rally attempt',
  unit: 'or less on two dice',
  must: ['a number from 2 to 12', (n) => n >= 2 && n <= 12],
  cells: {
    leader: edition(7),
    elite: edition(7),
    infantry: edition(6),
    vehicle: edition(7),
    gun: edition(7),
  },
});

export const valourNumbers = table<number, 'leader'>({
  id: 'vv:table.valour-check',
  title: 'Valour check of a leader; squads and half squads have their Casualty Rating',
  unit: 'or less on two dice',
  must: ['a number from 2 to 12', (n) => n >= 2 && n <= 12],
  cells: { leader: edition(6) },
});
