// @ts-check
import { bookOf, played } from 'wg/rules';
import { clauses, questions } from './clauses.js';
import { cover, limits, nerve } from './tables.js';

/** What the page leaves open. */
const rulings = /** @type {const} */ ({
  'lite:R1': {
    question: 'Does cover help against a charge?',
    clauses: ['lite:melee.1'],
    evidence: 'The page says of charges into cover that it does not mention them.',
    options: {
      1: 'No: in a melee cover counts for nothing.',
      2: 'Yes: those who charge into it need one more.',
    },
    why: 'What is not mentioned changes nothing.',
    switch: true,
  },
});

const printed = 'printed';

/** Tables as they are printed, with the cells in play that stand for them. */
const tables = {
  'lite:table.cover': {
    title: 'Cover',
    source: 'Shooting',
    columns: ['Cover', 'Hits on'],
    rows: [
      ['Open', '4+'],
      ['Soft', '5+'],
      ['Hard', '6+'],
    ],
    provenance: printed,
    played: [
      played(cover, { open: ['Open', 'Hits on'], soft: ['Soft', 'Hits on'], hard: ['Hard', 'Hits on'] }),
    ],
  },
  'lite:table.limits': {
    title: 'Limits',
    source: 'Shooting; Melee',
    columns: ['What', 'Number'],
    rows: [
      ['Long range', 'over 12 in'],
      ['A hit in melee', '5+'],
    ],
    provenance: printed,
    played: [
      played(limits, { 'long range': ['Long range', 'Number'], 'melee hit': ['A hit in melee', 'Number'] }),
    ],
  },
  'lite:table.nerve': {
    title: 'Morale',
    source: 'Morale',
    columns: ['Quality', 'Needs'],
    rows: [
      ['Raw', '8+'],
      ['Trained', '7+'],
      ['Elite', '6+'],
    ],
    provenance: printed,
    played: [
      played(nerve, { raw: ['Raw', 'Needs'], trained: ['Trained', 'Needs'], elite: ['Elite', 'Needs'] }),
    ],
  },
};

export const book = bookOf(clauses, rulings, tables, questions);
