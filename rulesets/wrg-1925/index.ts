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
    'smoke',
    'illuminate',
    'period',
    'points',
    'victory',
  ],
  actions: ['move', 'period'],
  actions: ['move', 'spot', 'listen', 'period'],
  actions: ['move', 'spot', 'listen', 'orders', 'period'],
  actions: ['air-landing', 'bail-out', 'period'],
  actions: ['shoot', 'air-landing', 'bail-out', 'mines', 'period'],
  play: () => import('./play.js'),
  book: () => import('./book/index.js'),
});
