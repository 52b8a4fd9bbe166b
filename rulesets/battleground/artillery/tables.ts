import { type CellReading, type PlayedTable, type PrintedTable, played } from '../../../src/rules/book.js';
import type { Grade } from '../units/tables.js';
import { house, printed, table } from '../words.js';

export const BARRAGES = ['mortar', 'light', 'medium', 'heavy', 'dive-bomb', 'strafing'] as const;

/** The weapon that the name of an artillery card ends in, if it does: `us-mortar`. */
export const weaponOn = (card: string): (typeof BARRAGES)[number] | undefined =>
  BARRAGES.find((name) => card === name || card.endsWith(`-${name}`));
type BarrageKind = (typeof BARRAGES)[number];

/** An attack from off the table: how many blasts, and the dice of each. */
export interface Barrage {
  readonly blasts: number;
  readonly white: number;
  readonly blue: number;
}

export const barrages = table<Barrage, BarrageKind>({
  id: 'bg:table.artillery',
  title: 'Artillery and air attacks',
  unit: 'blasts, and dice of each',
  cells: {
    mortar: house({ blasts: 1, white: 2, blue: 0 }, 'bg:R105'),
    light: house({ blasts: 1, white: 4, blue: 0 }, 'bg:R105', { 2: { blasts: 1, white: 0, blue: 2 } }),
    medium: house({ blasts: 2, white: 4, blue: 0 }, 'bg:R105', { 2: { blasts: 2, white: 0, blue: 2 } }),
    heavy: house({ blasts: 2, white: 0, blue: 4 }, 'bg:R105', { 2: { blasts: 3, white: 0, blue: 2 } }),
    'dive-bomb': printed({ blasts: 1, white: 0, blue: 2 }),
    strafing: printed({ blasts: 1, white: 0, blue: 2 }),
  },
});

/** The most blasts of a kind of attack, whatever is ruled; of one that nobody names as many as any has. */
export function mostBlasts(weapon: BarrageKind | undefined): number {
  if (weapon === undefined) return MOST_BLASTS;
  const { value, options = {} } = barrages.cells[weapon];
  return Math.max(value.blasts, ...Object.values(options).map(({ blasts }) => blasts));
}

/** The most blasts an attack has, whatever is ruled. */
export const MOST_BLASTS = 3;

export const barrageGrade = table<Grade, 'grade'>({
  id: 'bg:table.artillery',
  title: 'Grade of artillery and aircraft',
  unit: 'grade',
  cells: { grade: house<Grade>('C', 'bg:R106') },
});

const NAMES: Record<BarrageKind, string> = {
  mortar: 'mortars',
  light: 'light artillery',
  medium: 'medium artillery',
  heavy: 'heavy artillery',
  'dive-bomb': 'a dive bomb attack',
  strafing: 'a strafing attack',
};
export const barrageName = (weapon: BarrageKind): string => NAMES[weapon];

/** How many blasts, and `2 blue` for the dice of each. */
const blastsOf: CellReading<object> = (blasts, dice) => ({
  blasts: Number(blasts),
  white: Number(/(\d+) white/.exec(dice!)?.[1] ?? 0),
  blue: Number(/(\d+) blue/.exec(dice!)?.[1] ?? 0),
});

// The tables as our copy of the book has them.

export const artilleryPrinted: PlayedTable = {
  title: 'Artillery and air attacks',
  source: 'Additional Rules: Artillery and aircraft',
  columns: ['weapon', 'blasts', 'dice', 'ruling'],
  rows: [
    ['dive bomb or strafing', 1, '2 blue', 'bg:R105'],
    ['mortar', 'lost', 'lost', 'bg:R105'],
    ['light artillery', 'lost', 'lost', 'bg:R105'],
    ['medium artillery', 'lost', 'lost', 'bg:R105'],
    ['heavy artillery', 'lost', 'lost', 'bg:R105'],
  ],
  provenance:
    'book for the first row; the other row names are inferred from the random cards, their cells lost',
  played: [
    /* @__PURE__ */ played(barrages, {
      'dive-bomb': ['dive bomb or strafing', ['blasts', 'dice'], blastsOf],
      strafing: ['dive bomb or strafing', ['blasts', 'dice'], blastsOf],
    }),
  ],
};

export const artilleryCardsPrinted: PrintedTable = {
  title: 'Example set of random artillery cards',
  source: 'Additional Rules: Artillery and aircraft',
  columns: ['card', 'number'],
  rows: [
    ['German medium artillery', 1],
    ['German heavy artillery', 1],
    ['Reload', 1],
    ['US mortar', 3],
    ['US light artillery', 1],
  ],
  provenance: 'book',
};
