import type { SwitchId } from '../../src/rules/book.js';
import { wordsOf } from '../../src/rules/words.js';
import type { clauses } from './book/clauses.js';
import type { rulings } from './book/rulings.js';

/** The ids of this book. Types only: the prose stays out of a run that does not ask for it. */
export type ClauseId = keyof typeof clauses;
export type RulingId = keyof typeof rulings;

/** The words of the rules, bound to this book. */
export const { ruling, look, step, refuse } = wordsOf<ClauseId, RulingId, SwitchId<typeof rulings>>();
