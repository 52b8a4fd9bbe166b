import type { Clause } from '../../../src/rules/book.js';

/** Smoke and flares. */
export const smokeClauses = {
  'bg:smoke.1': {
    title: 'Laying smoke',
    says: 'Infantry units named beforehand may lay smoke in their shooting turn in place of firing, up to 12 inches away, as a solid line 6 inches long.',
    kind: 'limit',
    action: 'smoke',
    source: 'Additional Rules: Smoke',
  },
  'bg:smoke.2': {
    title: 'Smoke blocks fire',
    says: 'No unit fires into or through smoke.',
    kind: 'limit',
    action: 'shoot',
    source: 'Additional Rules: Smoke',
  },
  'bg:smoke.3': {
    title: 'How long smoke lasts',
    says: 'In the special actions phase of the turn it was laid it thins, still blocking fully; at the end of the next turn it is gone.',
    kind: 'state',
    action: 'smoke',
    source: 'Additional Rules: Smoke',
    table: 'bg:table.smoke',
    case: 'laid in turn 3 -> thin at end of 3, gone at end of 4',
  },
  'bg:smoke.4': {
    title: 'Artillery smoke',
    says: 'Artillery smoke drifts like a blast and makes a solid 4 inch circle; the next two special actions phases thin and then remove it.',
    kind: 'state',
    action: 'smoke',
    source: 'Additional Rules: Smoke',
    table: 'bg:table.smoke',
  },
  'bg:flare.1': {
    title: 'Launching flares',
    says: 'In night scenarios infantry units named beforehand may launch a flare in place of firing; it lights the whole table for the rest of that turn.',
    kind: 'state',
    action: 'flare',
    source: 'Additional Rules: Flares',
    table: 'bg:table.smoke',
  },
  'bg:flare.2': {
    title: 'Night sight',
    says: 'Without light units see 12 inches; under a flare hidden units may show and vehicle weapons use their full range.',
    kind: 'limit',
    action: 'shoot',
    source: 'Additional Rules: Flares',
    table: 'bg:table.ranges',
  },
  'bg:flare.3': {
    title: 'Artillery flares',
    says: 'A flare delivered in the special actions phase lasts all the next turn.',
    kind: 'state',
    action: 'flare',
    source: 'Additional Rules: Flares',
    table: 'bg:table.smoke',
  },
} as const satisfies Record<string, Clause>;
