import type { PrintedTable } from '../../../src/rules/book.js';

export const sequenceOfPlayPrinted: PrintedTable = {
  title: 'Sequence of play',
  source: '5.1, 5.2',
  columns: ['Step', 'Name'],
  rows: [
    ['A1', 'Command Phase'],
    ['A2', 'Fire Phase'],
    ['A3', 'Movement Phase'],
    ['A4', 'Defensive Fire Phase'],
    ['A5', 'Advance and Assault Phase'],
    ['A6', 'After-Action Phase'],
    ['B', 'Player B: the same six phases'],
    ['End', 'End of Turn Segment'],
  ],
  provenance: 'other-source (chart quickref/sequence_of_play.png)',
};
