import type { Cell } from '../../../src/rules/book/cell.js';
import { type CellReading, type PlayedTable, played } from '../../../src/rules/book.js';
import type { Letter } from '../armour/tables.js';
import type { ApRow } from '../fire/tables.js';
import { edition, table } from '../words.js';

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
type Mission = (typeof MISSIONS)[number];
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
type SmokeBy = (typeof SMOKE_BY)[number];
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

/** `Hit` and `1 hex scatter`. */
const hexesIn: CellReading<number> = (effect) => (effect === 'Hit' ? 0 : Number.parseInt(effect, 10));
const asPrinted: CellReading<string> = (text) => text;
const rowsOf: CellReading<{ row: string; atfp: string }> = (row, atfp) => ({ row, atfp });
const OF_MISSION = ['AP table row', 'Armor Elimination row'];
const placedBy: CellReading<{ marker: number; factors: number }> = (marker, factors) => ({
  marker: Number(marker),
  factors: Number(factors),
});
const OF_SMOKE = ['Marker', 'Smoke factors'];

// The tables as our copy of the book has them.

export const supportDiePrinted: PlayedTable = {
  title: 'Support mission die',
  source: '21.4',
  columns: ['Die roll', 'Effect'],
  rows: [
    ['4 or less', 'Hit'],
    ['5', '1 hex scatter'],
    ['6', '2 hex scatter'],
  ],
  provenance: 'other-source (table in 21.4; chart quickref/die_dice_roll_summary.png)',
  played: [
    /* @__PURE__ */ played(supportDie, {
      1: ['4 or less', 'Effect', hexesIn],
      2: ['4 or less', 'Effect', hexesIn],
      3: ['4 or less', 'Effect', hexesIn],
      4: ['4 or less', 'Effect', hexesIn],
      5: ['5', 'Effect', hexesIn],
      6: ['6', 'Effect', hexesIn],
    }),
  ],
};

export const scatterDiagramPrinted: PlayedTable = {
  title: 'Artillery Scatter Diagram',
  source: '21.4',
  columns: ['Die roll', 'Direction'],
  rows: [
    ['1', 'straight up'],
    ['2', 'upper right'],
    ['3', 'lower right'],
    ['4', 'straight down'],
    ['5', 'lower left'],
    ['6', 'upper left'],
  ],
  provenance:
    'other-source (diagram quickref/artillery_scatter_diagram.png: six hexes round the target, clockwise)',
  played: [
    /* @__PURE__ */ played(scatterDiagram, {
      1: ['1', 'Direction', asPrinted],
      2: ['2', 'Direction', asPrinted],
      3: ['3', 'Direction', asPrinted],
      4: ['4', 'Direction', asPrinted],
      5: ['5', 'Direction', asPrinted],
      6: ['6', 'Direction', asPrinted],
    }),
  ],
};

export const missionsPrinted: PlayedTable = {
  title: 'Artillery and air attack',
  source: '21.5, 21.6',
  columns: ['Mission', 'AP table row', 'Armor Elimination row'],
  rows: [
    ['Light Barrage', '29-40', 'B'],
    ['Heavy Barrage', '41+', 'C'],
    ['Fighter-Bomber', '19-28', 'D'],
  ],
  provenance: 'inferred (from the colour key of the two chart images; the text gives no numbers)',
  played: [
    /* @__PURE__ */ played(missions, {
      'light-barrage': ['Light Barrage', OF_MISSION, rowsOf],
      'heavy-barrage': ['Heavy Barrage', OF_MISSION, rowsOf],
      'fighter-bomber': ['Fighter-Bomber', OF_MISSION, rowsOf],
    }),
  ],
};

export const smokePrinted: PlayedTable = {
  title: 'Smoke',
  source: '11.2-11.5, 21.7',
  columns: ['Placed by', 'Marker', 'Smoke factors'],
  rows: [
    ['Infantry', 1, 1],
    ['Mortar', 2, 2],
    ['Gun', 2, 2],
    ['AFV Gun', 2, 2],
    ['Off-board artillery', 2, 2],
  ],
  provenance: 'other-source (collected from the text of the digital edition)',
  played: [
    /* @__PURE__ */ played(smokePlaced, {
      infantry: ['Infantry', OF_SMOKE, placedBy],
      mortar: ['Mortar', OF_SMOKE, placedBy],
      gun: ['Gun', OF_SMOKE, placedBy],
      afv: ['AFV Gun', OF_SMOKE, placedBy],
      artillery: ['Off-board artillery', OF_SMOKE, placedBy],
    }),
  ],
};
