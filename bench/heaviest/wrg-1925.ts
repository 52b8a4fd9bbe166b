import type { Heaviest } from './heaviest.js';

/** The heaviest legal inputs of each action, as far as we know. */
export const wrg1925: Heaviest = {
  period: {},
};
