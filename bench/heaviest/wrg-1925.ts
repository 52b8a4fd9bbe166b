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
    crew: 10,
    smgs: 10,
    passengers: 30,
    hw: 12,
  },
  'bail-out': { crew: 10, smgs: 10, passengers: 30, hw: 12 },
  demolish: [
    {
      fire: ['afv-gun:1@200', 'mortar-81mm:1@400', 'satchel:1', 'flame-thrower:1@40', 'off-table:3'],
      men: 40,
    },
    {
      fire: ['recoilless:9@90', 'satchel:9', 'gun:9@90', 'missile:2@400'],
      bunker: true,
      heavyShell: true,
      men: 40,
    },
  ],
  period: {},
};
