import type { Rule } from '../../src/rules/rule.js';
import { type ClauseId, refuse, ruling } from './words.js';

/**
 * Stops where a table plays nothing but the quick reference sheet, which has none of this (R54).
 * @param what is asked about, as the sheet lacks it
 */
export function* inTheMainRules(clause: ClauseId, what: string): Rule<void> {
  if ((yield* ruling('wrg:R54')) === 1) return;
  refuse(clause, `The sheet has no ${what}.`, 'The main rules have: --ruling wrg:R54=1.');
}
