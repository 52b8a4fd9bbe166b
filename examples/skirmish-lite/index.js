// @ts-check
import { ruleSystem } from 'wg/rules';

/** Skirmish Lite: a page of rules for small actions on foot. */
export default ruleSystem({
  meta: { id: 'skirmish-lite', version: '1.0.0', api: 1 },
  short: 'lite',
  title: 'Skirmish Lite',
  actions: ['turn', 'shoot', 'melee', 'morale'],
  play: () => import('./play.js'),
  book: () => import('./book.js'),
  sheet: () => import('./sheet.js'),
});
