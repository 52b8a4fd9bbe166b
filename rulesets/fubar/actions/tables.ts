import type { Cell } from '../../../src/rules/book/cell.js';
import { type PlayedTable, played } from '../../../src/rules/book.js';
import { printed, type RulingId, table } from '../words.js';

type Ruled = Cell<number> & { readonly ruling: RulingId };

export const ACTIONS = [
  'walk',
  'run',
  'duck-and-weave',
  'on-guard',
  'gone-to-ground',
  'aimed-fire',
  'assault',
  'mount-up',
] as const;
export type ActivationAction = (typeof ACTIONS)[number];

/** What an action is called at the table. */
export const CALLED: Readonly<Record<ActivationAction, string>> = {
  walk: 'Walk',
  run: 'Run',
  'duck-and-weave': 'Duck & Weave',
  'on-guard': 'On Guard',
  'gone-to-ground': 'Gone To Ground',
  'aimed-fire': 'Aimed Fire',
  assault: 'Assault',
  'mount-up': 'Mount Up',
};

export const moves = table<number, ActivationAction>({
  id: 'fubar:table.actions',
  title: 'Move of each action',
  unit: 'cm',
  cells: {
    walk: printed(6),
    run: printed(12),
    'duck-and-weave': printed(8),
    'on-guard': printed(0),
    'gone-to-ground': printed(3),
    'aimed-fire': printed(0),
    assault: printed(8),
    'mount-up': { value: 5, from: 'other edition', ruling: 'fubar:R72' } satisfies Ruled,
  },
});

/** What an action adds to the dice. */
export const bonuses = table({
  id: 'fubar:table.actions',
  title: 'Aimed Fire',
  unit: 'on each die',
  cells: { aiming: printed(1) },
});

export const distances = table({
  id: 'fubar:table.distances',
  title: 'Distances of the text',
  unit: 'cm',
  cells: {
    battered: printed(6),
    edge: printed(2),
    'same-cover': printed(6),
    'closing-up': printed(3),
    vehicle: printed(12),
    'vehicle-soft': printed(6),
    'vehicle-moderate': printed(6),
    behind: { value: 3, from: 'inferred', ruling: 'fubar:R77' } satisfies Ruled,
  },
});

/** As our copy of the book has it. */
export const actionsPrinted: PlayedTable = {
  title: 'The seven actions',
  source: 'Activation',
  provenance: 'book (distances and permissions as printed; notes worded by us)',
  columns: ['Choice', 'Move', 'May fire', 'Notes'],
  rows: [
    ['Walk', '6cm', 'small arms or thrown grenades, at one point of the move', ''],
    ['Run', '12cm', 'no weapons, no grenades', ''],
    ['Duck & Weave', '8cm', 'no weapons, no grenades', 'counts as Soft Cover'],
    ['On Guard', '0cm', 'once per turn, at enemy movement in the field of fire', ''],
    ['Gone To Ground', '3cm', 'no weapons, no grenades', 'into nearest cover, that cover one level higher'],
    ['Aimed Fire', '0cm', 'all figures, +1', ''],
    ['Assault', '8cm', 'not stated', 'into close combat'],
  ],
  played: [
    /* @__PURE__ */ played(moves, {
      walk: ['Walk', 'Move'],
      run: ['Run', 'Move'],
      'duck-and-weave': ['Duck & Weave', 'Move'],
      'on-guard': ['On Guard', 'Move'],
      'gone-to-ground': ['Gone To Ground', 'Move'],
      'aimed-fire': ['Aimed Fire', 'Move'],
      assault: ['Assault', 'Move'],
    }),
    /* @__PURE__ */ played(bonuses, { aiming: ['Aimed Fire', 'May fire'] }),
  ],
};

/** As our copy of the book has it. */
export const distancesPrinted: PlayedTable = {
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
  played: [
    /* @__PURE__ */ played(distances, {
      battered: ['Withdrawal of a battered unit that fails to activate', 'cm'],
      edge: ['From the edge of cover, to fire or be fired at across it', 'cm'],
      'same-cover': ['Fire inside one area of cover', 'cm'],
      'closing-up': ['Defenders closing up in close combat', 'cm'],
      vehicle: ['Vehicle in the open', 'cm'],
      'vehicle-soft': ['Vehicle through Soft Cover', 'cm'],
      'vehicle-moderate': ['Medium or Heavy Tank through Moderate Cover', 'cm'],
    }),
  ],
};
