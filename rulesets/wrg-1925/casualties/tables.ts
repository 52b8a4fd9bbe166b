import { type CellReading, type PlayedTable, type PrintedTable, played } from '../../../src/rules/book.js';
import { printed, table } from '../words.js';

/** Rolls for soft equipment (soft.1 to soft.4): the lowest score that saves or serves, the highest that destroys or burns. */
export const softRolls = table({
  id: 'wrg:table.soft-loss',
  title: 'Soft equipment',
  unit: 'on a die',
  must: ['a number from 0 to 7', (n) => n >= 0 && n <= 7],
  cells: {
    'dashing vehicle saved from': printed(4),
    'moving vehicle saved from': printed(5),
    'still vehicle saved from': printed(6),
    'vehicle on fire up to': printed(2),
    'radio out up to': printed(1),
    'taken over from': printed(4),
  },
});

/** `1, 2`: the highest score. */
const upTo: CellReading<number> = (scores) => Number(/\d+$/.exec(scores)?.[0]);

// The tables as our copy of the book has them.

export const identifyOrderPrinted: PrintedTable = {
  title: 'Order of rolling for casualties',
  source: 'Identifying Potential Casualties',
  columns: ['rank', 'first', 'before'],
  rows: [
    [
      1,
      'in bunkers attacked by grenade or flame through the slit, anti-tank weapon, 75mm+ tank gun or satchel charge; in collapsing buildings',
      'all others',
    ],
    [2, 'grenading or otherwise erect, in soft vehicles, manning heavy weapons', 'prone'],
    [3, 'moving', 'stationary'],
    [4, 'firing', 'not firing'],
    [5, 'in the open', 'in soft cover'],
    [6, 'in soft cover', 'in trenches, buildings, hard vehicles'],
    [7, 'in trenches, buildings, hard vehicles', 'in bunkers'],
    [8, 'high rank', 'low rank'],
    [9, 'near', 'far'],
  ],
  provenance: 'book (labels shortened)',
};

export const softLossPrinted: PlayedTable = {
  title: 'Soft equipment rolls',
  source: 'Loss of Soft Equipment',
  columns: ['roll', 'scores', 'meaning'],
  rows: [
    ['soft vehicle dashing', '4, 5, 6', 'saved'],
    ['soft vehicle moving', '5, 6', 'saved'],
    ['soft vehicle stationary', '6', 'saved'],
    ['destroyed soft vehicle (not horse or pedal cycle)', '1, 2', 'on fire'],
    ['radio set, when its man is rolled for', '1', 'out for the battle'],
    ['weapon or radio taken over', '4, 5, 6', 'serviceable'],
  ],
  provenance: 'book (printed as prose)',
  played: [
    /* @__PURE__ */ played(softRolls, {
      'dashing vehicle saved from': ['soft vehicle dashing', 'scores'],
      'moving vehicle saved from': ['soft vehicle moving', 'scores'],
      'still vehicle saved from': ['soft vehicle stationary', 'scores'],
      'vehicle on fire up to': ['destroyed soft vehicle', 'scores', upTo],
      'radio out up to': ['radio set', 'scores', upTo],
      'taken over from': ['weapon or radio taken over', 'scores'],
    }),
  ],
};
