import type { Rule } from '../../src/rules/rule.js';
import { ruling } from './words.js';

/**
 * The lowest face that will do (R1).
 * @param least the lowest face by the sum alone, whatever it comes to
 * @returns 1 where nothing can fail, 7 where nothing will do
 */
export function* faceNeeded(least: number): Rule<number> {
  const natural = yield* ruling('fubar:R1');
  const most = natural === 1 ? 7 : 6;
  return Math.min(Math.max(least, natural === 2 ? 2 : 1), most);
}
