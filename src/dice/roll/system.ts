import { DICE } from '../../rules/record.js';
import { API, ruleSystem } from '../../rules/system.js';

/**
 * Dice by themselves. They belong to no rule system and to every one: nothing lists them as one, and none is chosen for them.
 */
export const dice = ruleSystem({
  meta: { id: DICE, api: API },
  short: DICE,
  title: 'Dice',
  actions: ['roll'],
  play: () => import('./play.js'),
  book: () => import('./book.js'),
});
