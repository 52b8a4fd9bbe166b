import type { Book } from '../../../src/rules/book.js';
import { clauses } from './clauses.js';
import { rulings } from './rulings.js';
import { tables } from './tables.js';

export const book: Book = { clauses, rulings, tables };
