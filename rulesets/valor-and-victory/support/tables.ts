import { type Cell, table } from '../../../src/rules/cell.js';
import type { Letter } from '../armour/tables.js';
import type { ApRow } from '../fire/tables.js';
import { edition } from '../words.js';

/** It follows from the colours of the charts alone. */
const colour = <V>(value: V): Cell<V> => ({ value, from: 'inferred' });

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
