import type { Heaviest } from './heaviest.js';

/** The heaviest legal inputs of each action, as far as we know. */
export const wrg1925: Heaviest = {
  'bail-out': { crew: 12, smgs: 12, passengers: 40, hw: 12 },
  period: {},
};
