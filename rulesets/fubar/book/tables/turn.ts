import type { PrintedTable } from '../../../../src/rules/book.js';

/** Units, the turn, initiative and activation: the tables as our copy of the book has them. */
export const turn = {
  'fubar:table.training': {
    title: 'Unit training and experience',
    source: 'Unit Training/Experience',
    provenance: 'book',
    columns: ['Level', 'Activation', 'Expertise', 'Suppress'],
    rows: [
      ['Green', '5+', '6+', 1],
      ['Seasoned', '4+', '5+', 2],
      ['Veteran', '3+', '4+', 3],
      ['Elite', '2+', '4+', 4],
    ],
  },
  'fubar:table.activation-modifiers': {
    title: 'Modifiers to the activation roll',
    source: 'Units; Activation; Suppression; Vehicles',
    provenance: 'inferred (collected from four places in the text; the book prints no such table)',
    columns: ['Condition', 'Modifier'],
    rows: [
      ['No enemy visible to the unit', 1],
      ['Each figure out of touch', -1],
      ['Each suppressed figure', -1],
      ['Vehicle crew stunned (next activation only)', -2],
    ],
  },
  'fubar:table.distances': {
    title: 'Distances that stand in the text',
    source: 'Activation; Firing; Close Combat; Vehicles',
    provenance: 'inferred (collected from four places in the text; the book prints no such table)',
    columns: ['Distance', 'cm'],
    rows: [
      ['Withdrawal of a battered unit that fails to activate', 6],
      ['From the edge of cover, to fire or be fired at across it', 2],
      ['Fire inside one area of cover', 6],
      ['Defenders closing up in close combat', 3],
      ['Vehicle in the open', 12],
      ['Vehicle through Soft Cover', 6],
      ['Medium or Heavy Tank through Moderate Cover', 6],
    ],
  },
} as const satisfies Record<string, PrintedTable>;
