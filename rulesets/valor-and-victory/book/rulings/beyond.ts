import type { Ruling } from '../../../../src/rules/book.js';

/** The rules beyond close assaults: where the book is silent, lost or at odds with itself. */
export const beyond = {} as const satisfies Record<string, Ruling>;
