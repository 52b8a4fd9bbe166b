import { type CellReading, type PlayedTable, played } from '../../../src/rules/book.js';
import { printed, table } from '../words.js';

export const passengerLosses = table({
  id: 'bg:table.passengers',
  title: 'Passengers lost',
  unit: 'on a die, or less',
  cells: { damaged: printed(1), destroyed: printed(2) },
});

/** `1-2`, `1`: the highest number that loses one. */
const highestIn: CellReading<number> = (text) => Number(/^(?:1-)?(\d)$/.exec(text!)?.[1]);

// The tables as our copy of the book has them.

export const passengersPrinted: PlayedTable = {
  title: 'Fate of passengers',
  source: 'Shooting: Other vehicle rules',
  columns: ['vehicle', 'lost on 1D6'],
  rows: [
    ['damaged', '1'],
    ['destroyed', '1-2'],
  ],
  provenance: 'book (suggested there)',
  played: [
    /* @__PURE__ */ played(passengerLosses, {
      damaged: ['damaged', 'lost on 1D6', highestIn],
      destroyed: ['destroyed', 'lost on 1D6', highestIn],
    }),
  ],
};
