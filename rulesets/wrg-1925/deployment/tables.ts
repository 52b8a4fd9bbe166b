import { type CellReading, type PlayedTable, played } from '../../../src/rules/book.js';
import { printed, table } from '../words.js';

/** A base: its front, rear and depth in millimetres (figure.2). */
interface Base {
  readonly front: number;
  readonly rear: number;
  readonly depth: number;
}

/** The bases of figures, standing and prone, in either scale (figure.2). */
export const bases = table({
  id: 'wrg:table.bases',
  title: 'Figure bases',
  unit: 'mm',
  must: ['a front and a depth of at least 1 mm', ({ front, depth }: Base) => front >= 1 && depth >= 1],
  cells: {
    'standing-20mm': printed<Base>({ front: 25, rear: 10, depth: 20 }),
    'prone-20mm': printed<Base>({ front: 25, rear: 10, depth: 30 }),
    'standing-54mm': printed<Base>({ front: 50, rear: 20, depth: 40 }),
    'prone-54mm': printed<Base>({ front: 50, rear: 20, depth: 60 }),
  },
});

const baseOf: CellReading<Base> = (front, rear, depth) => ({
  front: Number(front),
  rear: Number(rear),
  depth: Number(depth),
});
const OF_BASE = ['front mm', 'rear mm', 'depth mm'];

// The tables as our copy of the book has them.

export const basesPrinted: PlayedTable = {
  title: 'Figure bases',
  source: 'Figure Bases and Deployment',
  columns: ['figure', 'front mm', 'rear mm', 'depth mm', 'arc of fire in degrees'],
  rows: [
    ['standing, 20 or 25mm', 25, 10, 20, 41.1],
    ['prone, 20 or 25mm', 25, 10, 30, 28.1],
    ['standing, 54mm', 50, 20, 40, 41.1],
    ['prone, 54mm', 50, 20, 60, 28.1],
  ],
  provenance:
    'book for the two 20 or 25mm rows; 54mm rows inferred (sizes doubled); arc column inferred: 2 x arctan((front - rear) / 2 / depth)',
  played: [
    /* @__PURE__ */ played(bases, {
      'standing-20mm': ['standing, 20 or 25mm', OF_BASE, baseOf],
      'prone-20mm': ['prone, 20 or 25mm', OF_BASE, baseOf],
      'standing-54mm': ['standing, 54mm', OF_BASE, baseOf],
      'prone-54mm': ['prone, 54mm', OF_BASE, baseOf],
    }),
  ],
};
