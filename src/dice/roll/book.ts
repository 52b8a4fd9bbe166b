import type { Book } from '../../rules/book.js';

/** What is behind the lines of a roll. No book of rules stands behind dice: these are the habits of the table. */
export const clauses = {
  'dice:roll': {
    title: 'Dice added up',
    says: 'Each die is as likely to show one face as another; the faces are added up, with whatever is added to them or taken away.',
    kind: 'dice',
    action: 'roll',
    source: 'the table',
  },
  'dice:keep': {
    title: 'Dice that are kept',
    says: 'All dice are thrown; kh keeps so many of the highest, kl of the lowest, one where no number is said. The others count nothing.',
    kind: 'dice',
    action: 'roll',
    source: 'the table',
  },
  'dice:count': {
    title: 'Successes',
    says: 'Every die that meets the target is one success: 5+ is met by 5 and more. Nothing is added to the faces.',
    kind: 'dice',
    action: 'roll',
    source: 'the table',
  },
  'dice:kinds': {
    title: 'Kinds of dice',
    says: 'd6 shows 1 to 6, d10 1 to 10, and so on; d% is a d100; d66 is a die for the tens and one for the units, 11 to 66; dav is the average die, with the faces 2, 3, 3, 4, 4 and 5.',
    kind: 'reminder',
    action: 'roll',
    source: 'the table',
  },
} as const satisfies Book['clauses'];

export const book: Book = { clauses, rulings: {}, tables: {} };
