import { type CellReading, type PlayedTable, type PrintedTable, played } from '../../../src/rules/book.js';
import { inferred, printed, table } from '../words.js';

/** What a minefield does to a vehicle, besides what it has suffered already. */
type MineEffect = 'none' | 'immobilised' | 'destroyed';

export const mineEffects = table<MineEffect, `${'unarmoured' | 'armoured'} ${1 | 2}` | 'armoured 4'>({
  id: 'bg:table.mine-effects',
  title: 'What mine hits do to a vehicle',
  unit: 'effect',
  cells: {
    'unarmoured 1': printed('immobilised'),
    'unarmoured 2': printed('destroyed'),
    'armoured 1': printed('none'),
    'armoured 2': printed('immobilised'),
    'armoured 4': inferred<MineEffect>('immobilised', 'bg:R102', { 2: 'destroyed' }),
  },
});

/** `immobilised, weapons fire`. */
const effectOf: CellReading<string> = (text) => text!.replace(/,.*/, '').replace('no effect', 'none');

// The tables as our copy of the book has them.

export const minefieldSizesPrinted: PrintedTable = {
  title: 'Minefields of 24 square inches',
  source: 'Additional Rules: Mines',
  columns: ['shape', 'size in inches'],
  rows: [
    ['rectangle', '2 x 12'],
    ['rectangle', '3 x 8 (our copy reads Y for 3)'],
    ['rectangle', '4 x 6'],
    ['circle', '5.5 across'],
  ],
  provenance: 'book',
};

export const mineEffectsPrinted: PlayedTable = {
  title: 'Effect of mine hits',
  source: 'Additional Rules: Mines',
  columns: ['target', 'dice', '1 hit', '2 hits'],
  rows: [
    ['unarmoured vehicle', '1 white per inch moved onto the field', 'immobilised', 'destroyed'],
    ['armoured vehicle', '1 white per inch moved onto the field', 'no effect', 'immobilised, weapons fire'],
    [
      'infantry',
      '1 white per figure that entered',
      '1 figure of the whole unit',
      '2 figures of the whole unit',
    ],
  ],
  provenance: 'book (collected from prose)',
  played: [
    /* @__PURE__ */ played(mineEffects, {
      'unarmoured 1': ['unarmoured vehicle', '1 hit', effectOf],
      'unarmoured 2': ['unarmoured vehicle', '2 hits', effectOf],
      'armoured 1': ['armoured vehicle', '1 hit', effectOf],
      'armoured 2': ['armoured vehicle', '2 hits', effectOf],
    }),
  ],
};
