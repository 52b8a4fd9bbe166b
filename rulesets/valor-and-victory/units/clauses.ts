import type { ClauseHere } from '../headings.js';

/** What counters say (1). */
export const clauses = {
  'vv:1.2': {
    title: 'Unit profile',
    says: 'Infantry: APFP-range-Casualty Rating (4-6-5). Leaders add a Leadership Modifier; AFVs have Gun and machine-gun APFP and armour letters; Guns and unarmored vehicles a Casualty Rating.',
    kind: 'state',
    action: 'muster',
    source: '1.2 Unit and Weapon Stats, 1.11-1.17, 1.21-1.29, 13.3',
    table: 'vv:table.sample-infantry',
    from: 'the digital edition',
    line: 'close-assault --assault squad:4-6-5 --defend squad:4-6-4',
  },
} as const satisfies Record<string, ClauseHere>;
