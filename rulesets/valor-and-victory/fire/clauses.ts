import type { Clause } from '../../../src/rules/book.js';

/** AP fire, opportunity fire and fire lanes (12 to 14). */
export const clauses = {
  'vv:beyond.12.6': {
    title: 'Mortar AP attack',
    says: "Mortars in one hex combine APFP against one target, no infantry firepower; leader in the hex may modify; only the target hex's own terrain modifies; not within two hexes; CPs on infantry in woods or jungle are doubled.",
    kind: 'calculation',
    action: 'beyond',
    source: '12.61-12.65',
    from: 'the digital edition',
  },
  'vv:beyond.13.5': {
    title: 'Gun shield',
    says: 'A Gun that is not moving, attacked from within its FFA: ignores the first CP of AP fire, and is at +1 cover against AT fire.',
    kind: 'calculation',
    action: 'beyond',
    source: '13.5, 14.63',
    from: 'the digital edition',
  },
  'vv:beyond.13.8': {
    title: 'Opportunity fire modifiers',
    says: 'AP opportunity fire: -1 against units with no positive cover modifier, -2 against units in an adjacent hex; a unit pinned or immobilised inside a full friendly hex is eliminated.',
    kind: 'dice',
    action: 'beyond',
    source: '13.8',
    table: 'vv:table.opportunity-fire-modifiers',
    note: 'Whether -1 and -2 add up to -3 in the open is not said outright.',
    from: 'the digital edition',
  },
  'vv:beyond.13.9': {
    title: 'Machine-gun fire lanes',
    says: 'Infantry, Guns and unarmored vehicles that enter a fire lane hex are attacked on the 1-4 row of the AP table with no modifiers at all.',
    kind: 'dice',
    action: 'beyond',
    source: '13.9',
    from: 'the digital edition',
  },
  'vv:beyond.13.91': {
    title: 'Fire lane crossfire',
    says: 'Each further Fire Lane marker in the hex after the first: -1 on that roll.',
    kind: 'calculation',
    action: 'beyond',
    source: '13.91',
    example: 'two fire lanes cross -> 1-4 row at -1',
    from: 'the digital edition',
  },
  'vv:beyond.14.5': {
    title: 'AP fire',
    says: 'Total the APFP of the fire group, roll two dice, add cover and hindrances, subtract one leader and 1 for each Grenades counter, and read the Casualty Points.',
    kind: 'dice',
    action: 'beyond',
    source: '14.2-14.6',
    table: 'vv:table.ap-fire',
    example:
      'APFP 12, roll 5, leader -1, building +3 -> 7 on 11-18 -> 2 CPs; APFP 13, roll 4, -1, +3 -> 6 -> 3 CPs; APFP 6, roll 8, -1, hedge +1 -> 8 on 5-10 -> no effect',
    note: 'A modified roll below 2 has no column (use 2). Valorous units have +1 inherent APFP here (16.3). Infantry in barbed wire fire at +1 (20.8). Colours of the chart tie Fighter-Bomber to 19-28, Light Barrage to 29-40, Heavy Barrage to 41+ and the fire lane to 1-4.',
    from: 'the digital edition',
  },
  'vv:beyond.14.4': {
    title: 'AFV, vehicle and Gun AP totals',
    says: 'Gun APFP at any range, machine guns to eight hexes; turret and 360 MG all round, the rest in the FFA; combined into one attack on one target.',
    kind: 'calculation',
    action: 'beyond',
    source: '14.4',
    example: 'M4A3E8: Gun 12; Gun + 360 MG 16 within 8 hexes; with the FF MG 19 in its FFA within 8 hexes',
    from: 'the digital edition',
  },
} as const satisfies Record<string, Clause>;
