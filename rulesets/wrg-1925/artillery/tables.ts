import { type PlayedTable, played } from '../../../src/rules/book.js';
import { inferred, printed, table } from '../words.js';

/** Who can call for off-table fire (offtable.2, offtable.7). */
export const CALLERS = ['observer', 'officer', 'nco', 'other'] as const;
type Caller = (typeof CALLERS)[number];
export const CALLED: Readonly<Record<Caller, string>> = {
  observer: 'forward observation officer',
  officer: 'officer',
  nco: 'NCO',
  other: 'man of other rank',
};

/** Complete periods between a call and the fire (offtable.2, offtable.3, offtable.4, offtable.6). */
export const offtableDelay = table({
  id: 'wrg:table.offtable-delay',
  title: 'Off-table fire delay',
  unit: 'periods',
  cells: {
    located: printed(3, 'wrg:R57', { 2: 0 }),
    registered: printed(1, 'wrg:R57', { 2: 0 }),
    correction: printed(1, 'wrg:R57', { 2: 0 }),
    'each registration': printed(2, 'wrg:R57', { 2: 0 }),
    'first registration': inferred(3, 'wrg:R129', { 2: 0 }),
  },
});

/** Periods more, where it is no specialist who calls (offtable.7). */
export const callerDelay = table({
  id: 'wrg:table.offtable-delay',
  title: 'Off-table fire delay by caller',
  unit: 'periods more',
  cells: {
    observer: printed(0),
    officer: printed(1, 'wrg:R57', { 2: 0 }),
    nco: printed(2, 'wrg:R57', { 2: 0 }),
    other: printed(3, 'wrg:R57', { 2: 0 }),
  },
});

/** The beaten area, and what falls into it for each 50 points (offtable.9, offtable.11). */
export const offtableEffect = table({
  id: 'wrg:table.offtable-effect',
  title: 'Off-table fire',
  unit: 'points or metres',
  cells: { points: printed(25), wide: printed(80), deep: printed(150) },
});

// The tables as our copy of the book has them.

export const offtableDelayPrinted: PlayedTable = {
  title: 'Off-table fire delays in periods',
  source: 'Off-Table Fire Support Restrictions',
  columns: ['caller', 'located target', 'registered target', 'extra periods'],
  rows: [
    ['forward observation officer', 3, 1, 0],
    ['officer, not a specialist', 4, 2, 1],
    ['NCO', 5, 3, 2],
    ['other ranks', 6, 4, 3],
  ],
  provenance: 'book for the first row and the extra column; the sums in the other rows inferred',
  played: [
    /* @__PURE__ */ played(offtableDelay, {
      located: ['forward observation officer', 'located target'],
      registered: ['forward observation officer', 'registered target'],
    }),
    /* @__PURE__ */ played(callerDelay, {
      observer: ['forward observation officer', 'extra periods'],
      officer: ['officer, not a specialist', 'extra periods'],
      nco: ['NCO', 'extra periods'],
      other: ['other ranks', 'extra periods'],
    }),
  ],
};

export const offtableEffectPrinted: PlayedTable = {
  title: 'Off-table fire effect',
  source: 'Off-Table Fire Effect Points',
  columns: ['what', 'number'],
  rows: [
    ['fire effect points for 50 points of support', 25],
    ['width of the area in metres', 80],
    ['depth of the area in metres', 150],
  ],
  provenance: 'book (printed as prose)',
  played: [
    /* @__PURE__ */ played(offtableEffect, {
      points: ['fire effect points', 'number'],
      wide: ['width of the area', 'number'],
      deep: ['depth of the area', 'number'],
    }),
  ],
};
