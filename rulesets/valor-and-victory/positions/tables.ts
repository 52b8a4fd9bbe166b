import { type CellReading, type PlayedTable, played } from '../../../src/rules/book.js';
import { stackLimits } from '../movement/tables.js';
import { edition, table } from '../words.js';

/** Fortifications take the place of terrain; they stand in the open only. */
export const FORTIFICATIONS = ['bunker', 'earthen-bunker', 'sandbags'] as const;
type Fortification = (typeof FORTIFICATIONS)[number];
/** Entrenchments add to the terrain of their hex. */
export const ENTRENCHMENTS = ['foxholes', 'trenches', 'caves'] as const;
export type Entrenchment = (typeof ENTRENCHMENTS)[number];
export type Position = Fortification | Entrenchment;
export const POSITIONS: readonly Position[] = [...FORTIFICATIONS, ...ENTRENCHMENTS];
export const isPosition = (name: string | undefined): name is Position =>
  (POSITIONS as readonly (string | undefined)[]).includes(name);
export const isFortification = (name: string | null | undefined): name is Fortification =>
  (FORTIFICATIONS as readonly (string | null | undefined)[]).includes(name);

export const positionCover = table<number, Position>({
  id: 'vv:table.fortifications',
  title: 'Cover modifier of a position',
  unit: 'on the dice, or Casualty Points',
  cells: {
    bunker: edition(4),
    'earthen-bunker': edition(3),
    sandbags: edition(2),
    foxholes: edition(1),
    trenches: edition(2),
    caves: edition(2),
  },
});

/** `1 Gun or 2 infantry units`. */
const infantryIn: CellReading<number> = (text) => Number(/(\d+) infantry/.exec(text)?.[1]);

// The tables as our copy of the book has them.

export const fortificationsPrinted: PlayedTable = {
  title: 'Cover and capacity of fortifications and entrenchments',
  source: '20.4-20.11; counter image images/fortifications.png',
  provenance: 'other-source (collected from the text; the cover numbers also stand on the counters)',
  columns: ['Position', 'Kind', 'Cover', 'Added to terrain', 'May occupy', 'Stacking'],
  rows: [
    [
      'Bunker, concrete',
      'fortification',
      4,
      'open terrain only',
      'one Gun or infantry',
      '1 Gun or 2 infantry units',
    ],
    [
      'Bunker, earthen',
      'fortification',
      3,
      'open terrain only',
      'one Gun or infantry',
      '1 Gun or 2 infantry units',
    ],
    ['Sandbags', 'fortification', 2, 'open terrain only', 'infantry, Guns', 'normal'],
    ['Minefield', 'fortification', 0, 'open terrain only', 'any', 'normal'],
    ['Barbed Wire', 'fortification', 0, 'open terrain only', 'infantry and AFVs (no vehicles)', 'normal'],
    ['Foxholes', 'entrenchment', 1, 'yes', 'infantry', 'normal'],
    ['Trenches', 'entrenchment', 2, 'yes', 'infantry', 'normal'],
    ['Caves', 'entrenchment', 2, 'yes', 'infantry, Guns (Japanese)', 'normal'],
  ],
  played: [
    /* @__PURE__ */ played(positionCover, {
      bunker: ['Bunker, concrete', 'Cover'],
      'earthen-bunker': ['Bunker, earthen', 'Cover'],
      sandbags: ['Sandbags', 'Cover'],
      foxholes: ['Foxholes', 'Cover'],
      trenches: ['Trenches', 'Cover'],
      caves: ['Caves', 'Cover'],
    }),
    /* @__PURE__ */ played(stackLimits, {
      bunker: ['Bunker, concrete', 'Stacking', infantryIn],
    }),
  ],
};
