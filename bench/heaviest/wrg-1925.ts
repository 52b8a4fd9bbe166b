import type { Heaviest } from './heaviest.js';

/** The heaviest legal inputs of each action, as far as we know. */
export const wrg1925: Heaviest = {
  'anti-tank': {
    weapon: 'recoilless',
    range: 90,
    weapons: 20,
    helpers: 2,
    flank: true,
    weight: 10,
    year: 1941,
    targetMoved: true,
    concealed: true,
    crew: 12,
    smgs: 12,
    passengers: 40,
    hw: 12,
  },
  'bail-out': { crew: 12, smgs: 12, passengers: 40, hw: 12 },
  period: {},
};
