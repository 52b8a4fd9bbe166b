import type { PrintedTable } from '../../../src/rules/book.js';
import { printed, table } from '../../../src/rules/cell.js';

export const passengerLosses = table({
  id: 'bg:table.passengers',
  title: 'Passengers lost',
  unit: 'on a die, or less',
  cells: { damaged: printed(1), destroyed: printed(2) },
});

/** Those who ride in vehicles: the tables as our copy of the book has them. */
export const passengerTables = {
  'bg:table.passengers': {
    title: 'Fate of passengers',
    source: 'Shooting: Other vehicle rules',
    columns: ['vehicle', 'lost on 1D6'],
    rows: [
      ['damaged', '1'],
      ['destroyed', '1-2'],
    ],
    provenance: 'book (suggested there)',
  },
} as const satisfies Record<string, PrintedTable>;
