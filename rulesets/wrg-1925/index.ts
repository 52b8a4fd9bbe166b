import { ruleSystem } from '../../src/rules/system.js';

/** Wargames Research Group, Infantry Action 1925-1975, second edition of June 1972. */
export const wrg1925 = ruleSystem({
  id: 'wrg-1925',
  short: 'wrg',
  title: 'Infantry Action 1925-1975 (Wargames Research Group)',
  actions: [
    'shoot',
    'artillery',
    'take-over',
    'anti-tank',
    'bail-out',
    'demolish',
    'reaction-test',
    'isolation',
    'prisoners',
    'orders',
    'move',
    'spot',
    'listen',
    'mines',
    'air-landing',
    'smoke',
    'illuminate',
    'period',
    'points',
    'victory',
  ],
  play: () => import('./play.js'),
  all: () => import('./all.js'),
  book: () => import('./book.js'),
  reworded: () => import('./reworded.js'),
});
