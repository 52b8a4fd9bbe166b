import { ruleSystem } from '../../src/rules/system.js';

/** Wargames Research Group, Infantry Action 1925-1975, second edition of June 1972. */
export const wrg1925 = ruleSystem({
  id: 'wrg-1925',
  short: 'wrg',
  title: 'Infantry Action 1925-1975 (Wargames Research Group)',
  actions: ['shoot', 'anti-tank', 'bail-out', 'demolish', 'period'],
  actions: ['shoot', 'take-over', 'artillery', 'period'],
  actions: ['period', 'smoke', 'illuminate'],
  actions: ['period', 'smoke', 'illuminate', 'points'],
  actions: ['period', 'smoke', 'illuminate', 'points', 'victory'],
  actions: ['reaction-test', 'isolation', 'prisoners', 'period'],
  play: () => import('./play.js'),
  book: () => import('./book/index.js'),
});
