// @ts-check
import { ruleSystem } from 'wg/rules';

/** The rule system: what it goes by, and where its parts are. Each part is loaded when somebody uses it. */
export default ruleSystem({
  // The API is the one that this was written for, as a number: a later wg sees by it what it has before it.
  meta: { id: 'new-system', version: '0.1.0', api: 1 },
  short: 'newsys',
  title: 'New System',
  actions: ['shoot'],
  play: () => import('./play.js'),
  book: () => import('./book.js'),
});
