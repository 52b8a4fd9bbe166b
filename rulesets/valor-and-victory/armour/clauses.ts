import type { Clause } from '../../../src/rules/book.js';

/** AFVs, AT fire and overruns (12, 18, 19). */
export const clauses = {
  'vv:18.6a': {
    title: 'Crew abandons at once',
    says: 'A newly immobilised AFV: its owner rolls one die at once; on 2 or less the crew abandons it and it is eliminated.',
    kind: 'dice',
    action: 'close-assault',
    source: '18.6 Immobilization',
    from: 'the digital edition',
  },
  'vv:18.6b': {
    title: 'Crew check after attacks',
    says: 'Every time an immobilised AFV survives an attack of any sort, the same crew check is made again.',
    kind: 'dice',
    action: 'close-assault',
    source: '18.6 Immobilization',
    from: 'the digital edition',
  },
  'vv:18.6c': {
    title: 'Immobilised AFV',
    says: 'It may neither move nor change facing but fires normally.',
    kind: 'state',
    action: 'close-assault',
    source: '18.6 Immobilization',
    from: 'the digital edition',
  },
  'vv:beyond.12.67': {
    title: 'Mortar against vehicles',
    says: 'Dice roll of 6 or less (with cover) for each vehicle, and none for a Gun; an unarmored one dies, an AFV is rolled on the Armor Elimination Table against its rear armour and dies at or below the number.',
    kind: 'dice',
    action: 'beyond',
    source: '12.67',
    note: 'Here, and in 21.5, equal to the number eliminates; in 18.4 equal only immobilises.',
    from: 'the digital edition',
  },
  'vv:beyond.18.3': {
    title: 'AT to-hit roll',
    says: 'Dice roll with cover, at or below the number for weapon and range; infantry AT weapons only within their printed range; a leader may modify it.',
    kind: 'dice',
    action: 'beyond',
    source: '18.1-18.3',
    table: 'vv:table.at-to-hit-roll',
    example:
      'Gun within 10 hexes (10 or less), roll 7, woods +2 -> 9: hit; Panzerfaust (8 or less), roll 7, leader -1 -> 6: hit',
    from: 'the digital edition',
  },
  'vv:beyond.18.4': {
    title: 'Armour elimination',
    says: 'A hit unarmored vehicle or Gun is eliminated; an AFV: dice roll below the Elimination Number eliminates, equal immobilises, above nothing; no cover.',
    kind: 'dice',
    action: 'beyond',
    source: '18.4',
    table: 'vv:table.armour-elimination',
    example:
      'ATFP D against rear armour D -> 7; roll 6 destroys. ATFP D against front armour E -> 5; roll 11: no effect',
    note: "'E' cells are not explained in the text (automatic elimination by position), '-' is no effect. Colours of the chart tie Light Barrage to row B, Heavy Barrage to C, Fighter-Bomber to D.",
    from: 'the digital edition',
  },
  'vv:beyond.18.5': {
    title: 'Front or rear armour',
    says: 'The three hexes ahead are front, the three behind rear; along the line between them one die: 1-3 front, 4-6 rear. One printed factor serves both.',
    kind: 'dice',
    action: 'beyond',
    source: '18.5',
    table: 'vv:table.front-or-rear-armour',
    from: 'the digital edition',
  },
  'vv:beyond.19': {
    title: 'Armour overrun',
    says: "Dice roll with cover on the AP table at twice the AFV's full combined APFP, plus passengers' APFP undoubled; costs 2 MP besides the hexes; never into a hex with a bunker or an enemy AFV, nor with a Gun in tow. Of their weapons, passengers use Light machine guns, grenades and satchel charges.",
    kind: 'dice',
    action: 'beyond',
    source: '19.1, 19.3, 19.4',
    example:
      'M4A3E8 19 x 2 = 38; roll 2, woods +2, foxholes +1 -> 5 on 29-40 -> 6 CPs (one squad eliminated 5, one pinned 1); MP 1+1+2+2+1 = 7',
    from: 'the digital edition',
  },
  'vv:beyond.19.2': {
    title: 'Final opportunity fire',
    says: "A surviving AT-capable unit in the overrun hex may fire at the AFV's rear as it leaves, Fire marker or not; a leader may modify it, whatever else he has modified this turn.",
    kind: 'dice',
    action: 'beyond',
    source: '19.2',
    from: 'the digital edition',
  },
} as const satisfies Record<string, Clause>;
