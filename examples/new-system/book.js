// @ts-check
import { bookOf, played } from 'wg/rules';
import { cover } from './tables.js';

/** The rules in your own words, each under an id: short name, chapter, number. */
export const clauses = /** @type {const} */ ({
  'newsys:shoot.1': {
    title: 'A volley',
    says: 'A unit throws a die for each of its figures. What hits depends on the cover of its target.',
    kind: 'dice',
    action: 'shoot',
    source: 'Shooting',
    table: 'newsys:table.cover',
    line: 'shoot --figures 5 --cover wood',
  },
  'newsys:shoot.2': {
    title: 'Casualties',
    says: 'A figure of the target is taken off for each hit.',
    kind: 'state',
    action: 'shoot',
    source: 'Shooting',
    line: 'shoot --figures 5 --target-figures 3',
  },
});

/** What the book leaves open. Option 1 is played where nobody chooses another. */
export const rulings = /** @type {const} */ ({
  'newsys:R1': {
    question: 'Is a six worth more than another hit?',
    clauses: ['newsys:shoot.1'],
    evidence: 'The page says that a six is a good shot, and not what comes of it.',
    options: { 1: 'No: one hit.', 2: 'Yes: two hits.' },
    why: 'The plain reading is one hit a die.',
    switch: true,
  },
});

/** Tables as they are printed, and which cells in play stand for which of theirs. */
const tables = {
  'newsys:table.cover': {
    title: 'Cover',
    source: 'Shooting',
    columns: ['Cover', 'Hits on'],
    rows: [
      ['Open', '4+'],
      ['Wood', '5+'],
    ],
    provenance: 'printed',
    played: [played(cover, { open: ['Open', 'Hits on'], wood: ['Wood', 'Hits on'] })],
  },
};

/** What players ask of each clause, in their words, two questions or more: wg rules finds it by them. */
const questions = {
  'newsys:shoot.1': 'how do I shoot; how many dice do I throw; what do I need to hit',
  'newsys:shoot.2': 'how many figures die; what does a hit do',
};

export const book = bookOf(clauses, rulings, tables, questions);
