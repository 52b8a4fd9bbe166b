import type { PrintedTable } from '../../../src/rules/book.js';

// The tables as our copy of the book has them.

export const chargeHitsPrinted: PrintedTable = {
  title: 'Hits needed to charge',
  source: 'Melee',
  columns: ['figures of the charger', 'hits needed'],
  rows: [
    ['more than the target', 1],
    ['equal or fewer', 2],
    ['less than half, not joining', 'may not charge'],
  ],
  provenance: 'book (collected from prose)',
};

export const reactionsPrinted: PrintedTable = {
  title: 'Reactions of a charged unit',
  source: 'Melee: Melee defender special opportunities',
  columns: ['movement card this turn', 'shooting card this turn', 'infantry', 'vehicle'],
  rows: [
    ['no', 'no', 'flee or shoot', 'flee and shoot'],
    ['no', 'yes', 'flee', 'flee'],
    ['yes', 'no', 'shoot', 'shoot'],
    ['yes', 'yes', 'none', 'none'],
  ],
  provenance: 'book (collected from prose)',
};
