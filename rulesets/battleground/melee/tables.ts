import type { PrintedTable } from '../../../src/rules/book.js';

// The tables as our copy of the book has them.

export const meleeModifiersPrinted: PrintedTable = {
  title: 'Modifiers of the dice-off',
  source: 'Melee; Melee: Cavalry in melee; Additional Rules: Medics',
  columns: ['modifier', 'value', 'rounds'],
  rows: [
    ['better grade than the opponent', 1, 'all'],
    ['leader', 1, 'all'],
    ['defender of wall or building, or dug in', 1, 'first'],
    ['attacking from behind', 1, 'first'],
    ['charging cavalry against infantry in the open, not dug in', 1, 'first'],
    ['medic', -1, 'all'],
    ['pistol, sword or fixed bayonet (option)', 1, 'all'],
  ],
  provenance: 'book (collected from prose)',
};

export const surrenderPrinted: PrintedTable = {
  title: 'Surrender in melee',
  source: 'Melee; Your Infantry Units: Non-standing units',
  columns: ['side', 'gives up when', 'from'],
  rows: [
    ['any', "its figures are 1/4 or less of the enemy's", 'end of round 1 on'],
    ['non-standing', 'outnumbered 3 to 1', 'before round 1 on'],
  ],
  provenance: 'book (collected from prose)',
};
