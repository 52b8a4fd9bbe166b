import { type Cell, table } from '../../src/rules/cell.js';

/** The tables of fire in play, as the digital edition has them. */
const edition = <V>(value: V): Cell<V> => ({ value, from: 'other edition' });
/** It follows from the colours of the charts alone. */
const colour = <V>(value: V): Cell<V> => ({ value, from: 'inferred' });

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

export const toHit = table<
  number,
  'at-weapon' | 'artillery' | 'air' | 'gun to 10' | 'gun to 19' | 'gun from 20' | 'mortar'
>({
  id: 'vv:table.at-to-hit-roll',
  title: 'AT to-hit roll',
  unit: 'or less on two dice',
  must: ['a number from 2 to 12', (n) => n >= 2 && n <= 12],
  cells: {
    'at-weapon': edition(8),
    artillery: edition(8),
    air: edition(8),
    'gun to 10': edition(10),
    'gun to 19': edition(8),
    'gun from 20': edition(6),
    mortar: edition(6),
  },
});

/** Anti-tank factors, and armour, from the weakest. */
export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type Letter = (typeof LETTERS)[number];
/** In the cells: what eliminates without a roll, and what does nothing. */
export const AUTOMATIC = 99;
export const NOTHING = 0;

const against = (A: number, B: number, C: number, D: number, E: number, F: number) =>
  edition({ A, B, C, D, E, F });
export const armourElimination = table<Readonly<Record<Letter, number>>, Letter>({
  id: 'vv:table.armour-elimination',
  title: 'Armour elimination',
  unit: 'Elimination Number by armour; 99 eliminates without a roll, 0 does nothing',
  cells: {
    A: against(7, 5, 3, NOTHING, NOTHING, NOTHING),
    B: against(9, 7, 5, 3, NOTHING, NOTHING),
    C: against(11, 9, 7, 5, 3, NOTHING),
    D: against(AUTOMATIC, 11, 9, 7, 5, 3),
    E: against(AUTOMATIC, AUTOMATIC, 11, 9, 7, 5),
    F: against(AUTOMATIC, AUTOMATIC, AUTOMATIC, 11, 9, 7),
  },
});

export const frontOrRear = table<number, 'front'>({
  id: 'vv:table.front-or-rear-armour',
  title: 'Along the line between front and rear',
  unit: 'or less on one die: front armour, above it rear armour',
  must: ['a number from 1 to 6', (n) => n >= 1 && n <= 6],
  cells: { front: edition(3) },
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

export const supportDie = table<number, 1 | 2 | 3 | 4 | 5 | 6>({
  id: 'vv:table.support-mission-die',
  title: 'Support mission die',
  unit: 'hexes of scatter',
  cells: { 1: edition(0), 2: edition(0), 3: edition(0), 4: edition(0), 5: edition(1), 6: edition(2) },
});

export const DIRECTIONS = [
  'straight up',
  'upper right',
  'lower right',
  'straight down',
  'lower left',
  'upper left',
] as const;
export type Direction = (typeof DIRECTIONS)[number];
export const scatterDiagram = table<Direction, 1 | 2 | 3 | 4 | 5 | 6>({
  id: 'vv:table.artillery-scatter-diagram',
  title: 'Artillery Scatter Diagram',
  unit: 'direction',
  cells: {
    1: edition(DIRECTIONS[0]),
    2: edition(DIRECTIONS[1]),
    3: edition(DIRECTIONS[2]),
    4: edition(DIRECTIONS[3]),
    5: edition(DIRECTIONS[4]),
    6: edition(DIRECTIONS[5]),
  },
});

export const MISSIONS = ['light-barrage', 'heavy-barrage', 'fighter-bomber'] as const;
export type Mission = (typeof MISSIONS)[number];
export const missions = table<{ readonly row: ApRow; readonly atfp: Letter }, Mission>({
  id: 'vv:table.artillery-and-air-attack',
  title: 'Artillery and air attack',
  unit: 'rows of the AP Fire and the Armor Elimination Table',
  cells: {
    'light-barrage': colour({ row: '29-40', atfp: 'B' }),
    'heavy-barrage': colour({ row: '41+', atfp: 'C' }),
    'fighter-bomber': colour({ row: '19-28', atfp: 'D' }),
  },
});

export const SMOKE_BY = ['infantry', 'mortar', 'gun', 'afv', 'artillery'] as const;
export type SmokeBy = (typeof SMOKE_BY)[number];
const smokeOf = (marker: number, factors: number) => edition({ marker, factors });
export const smokePlaced = table<{ readonly marker: number; readonly factors: number }, SmokeBy>({
  id: 'vv:table.smoke',
  title: 'Smoke',
  unit: 'marker, and smoke factors that it costs',
  cells: {
    infantry: smokeOf(1, 1),
    mortar: smokeOf(2, 2),
    gun: smokeOf(2, 2),
    afv: smokeOf(2, 2),
    artillery: smokeOf(2, 2),
  },
});
