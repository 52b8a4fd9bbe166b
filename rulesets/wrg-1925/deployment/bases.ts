import { printed, table } from '../words.js';

/** A base: its front, rear and depth in millimetres (figure.2). */
export interface Base {
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
