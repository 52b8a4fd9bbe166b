import { house, printed, table } from '../../src/rules/cell.js';
import type { Grade } from './tables.js';

export const BARRAGES = ['mortar', 'light', 'medium', 'heavy', 'dive-bomb', 'strafing'] as const;
export type BarrageKind = (typeof BARRAGES)[number];

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
