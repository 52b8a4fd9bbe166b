import type { Questions } from '../../../src/rules/book.js';
import type { clauses } from './clauses.js';

/** What players ask of this chapter, in their own words: `wg rules` finds its clauses by them. */
export const questions = {
  'vv:1.2':
    'what do the numbers on the counter mean; 4-6-5 on a squad; unit stats; firepower range and casualty rating; reading a tank counter; 4-6-5 meaning; read the squad counter; what are the letters on the tank counter; casualty rating where printed; little figures on the leader; my chit says 5-4-6 which is which; where do i see how far my squad shoots; last number on the squad chit; what does each figure on my leader mean; what do the numbers on a counter mean; what is apfp; what is a casualty rating; how do i read a unit; what are the values of a unit; what do the three numbers mean; what is the last number of a squad; how good is my squad; read a counter; three figures on my piece; what is the last number; firepower and range printed where; letters on a tank piece; left, middle and right number',
} as const satisfies Questions<typeof clauses>;
