import type { Ruling } from '../../../src/rules/book.js';

/** Close assaults (15): where the book is silent, lost or at odds with itself. */
export const rulings = {
  'vv:R1': {
    question: "Leadership Modifiers are printed as -1; is 'subtracting' one a bonus?",
    clauses: ['vv:15.3a', 'vv:15.3b'],
    evidence:
      '15.3 subtracts the modifier; taken literally, subtracting -1 adds 1. The example turns a 7 into a 6 and a Kill Number of 6 into a 5.',
    options: {
      1: 'Use its size: a -1 leader makes the roll, or the Kill Number, 1 lower.',
      2: 'Literal arithmetic: it adds 1.',
    },
    why: 'The example.',
  },
  'vv:R2': {
    question: "Which way does 'rounded down' go when the defender is stronger?",
    clauses: ['vv:15.6b', 'vv:15.6c'],
    evidence:
      "14 to 6 is 2-1 and 6 to 14 is 1-2: 2.33 is cut to 2 in both. Many games round in the defender's favour, where 6 to 14 would be 1-3.",
    options: {
      1: 'Cut the fraction of larger divided by smaller on either side: 11 against 13 is 1-1, 10 against 19 is 1-1, 10 against 20 is 1-2.',
      2: "Always in the defender's favour: 11 against 13 is 1-2 (Kill Number 5 for 6).",
    },
    why: 'The printed example.',
  },
  'vv:R3': {
    question: "What are the odds if one side's APFP total is 0?",
    clauses: ['vv:15.6b', 'vv:15.6e', 'vv:15.5b'],
    evidence:
      'A total of 0 gives no ratio. It needs units whose APFP is a dash, or an AFV without machine guns (R22).',
    options: { 1: 'Defence 0: 4-1. Assault 0: 1-4, also if both are 0.', 2: 'A side with 0 counts as 1.' },
    why: 'The ends of the table take all extreme odds; option 2 adds a number.',
    switch: true,
  },
  'vv:R4': {
    question: 'Do natural 2s or 12s always succeed or fail, and can the Kill Number fall below 2?',
    clauses: ['vv:15.7c', 'vv:15.3b', 'vv:12.52b'],
    evidence:
      'The text only compares the modified roll with the Kill Number. At 1-4 (3) a leader and two Grenades make it 0.',
    options: {
      1: "No automatic results and no floor; the assaulter's modifiers may still reach it.",
      2: 'A natural 2 always succeeds and a natural 12 always fails.',
    },
    why: 'Printed text.',
    switch: true,
  },
  'vv:R5': {
    question: 'Which numbers give the margin of failure?',
    clauses: ['vv:15.8e', 'vv:15.7c'],
    evidence:
      "The CPs include how much the dice roll 'failed' by, without saying before or after modifiers; the example (10-8=2) has no modifiers.",
    options: { 1: 'Modified roll minus modified Kill Number.', 2: 'Natural roll minus printed Kill Number.' },
    why: 'It failed by what it missed by, in the comparison that was made.',
    switch: true,
  },
  'vv:R6': {
    question: 'Does a natural 2 or 12 on a close assault roll start a valour check or a sniper?',
    clauses: ['vv:15.7a', 'vv:16.3a'],
    evidence: "16.2 and 17.2 name AP and AT attacks; 16.3 keeps 'AP combat attack' and close assault apart.",
    options: { 1: 'No.', 2: 'Yes, a close assault is an attack with APFP.' },
    why: 'Printed text names the two kinds.',
  },
  'vv:R7': {
    question: "Do leaders, heroes and half squads count as units for '1 CP per unit'?",
    clauses: ['vv:15.8b', 'vv:15.8e', 'vv:15.8f'],
    evidence:
      'The example counts three defending units: a half squad, a squad and a leader. 6.9 has infantry units of any type.',
    options: {
      1: 'Yes, each counter that is a unit is 1; support weapons are not.',
      2: 'Leaders do not count.',
    },
    why: 'The example.',
  },
  'vv:R8': {
    question: 'Is a carrier with passengers one defending unit or several?',
    clauses: ['vv:15.8b', 'vv:15.8e', 'vv:8.1', 'vv:15.4b'],
    evidence:
      "8.1 treats carrier and load as a single unit; 15.4 adds the passengers' APFP separately; 15.8 counts defending units.",
    options: {
      1: 'One unit.',
      2: 'The carrier and each passenger unit count 1 each (a half-track with squad and leader: 3 CPs instead of 1).',
    },
    why: '8.1 is explicit.',
    switch: true,
  },
  'vv:R9': {
    question: 'Can passengers or pinned units assault?',
    clauses: ['vv:15.1a', 'vv:14.7a', 'vv:8.1'],
    evidence:
      'A pinned unit can do nothing. Passengers are one unit with the carrier and may only make AP fire (8.5); unloading is for the Movement Phase.',
    options: { 1: 'Neither.', 2: 'Passengers may assault by leaving the carrier.' },
    why: 'Close assault is for infantry units, and a carrier is not one.',
    switch: true,
  },
  'vv:R10': {
    question: 'Is the count of assaulting or defending units taken before or after casualties?',
    clauses: ['vv:15.8e', 'vv:15.8f', 'vv:15.9a'],
    evidence:
      "The example works both sides' CPs from the units that took part; pinned defenders are removed before anything.",
    options: {
      1: "Before: units in the assault when the dice are rolled, pinned defenders excluded; both sides' CPs apply together.",
      2: "The assaulters' losses come first and the survivors count.",
    },
    why: 'The example.',
  },
  'vv:R11': {
    question: 'Must the leader who helps the assault be one of the assaulting units?',
    clauses: ['vv:15.3a', 'vv:13.6'],
    evidence:
      "15.3: a leader's modifier; 13.6: a leader in the same hex, even if he adds no APFP; 15.1: a player may leave units out.",
    options: {
      1: 'He must be unpinned and in the assault hex; he need not assault (then he adds no APFP, counts for no CP, takes none and stays behind).',
      2: 'Only an assaulting leader.',
    },
    why: '13.6 asks for the same hex only.',
    switch: true,
  },
  'vv:R12': {
    question: 'Must all assaulting units move in, and do units that stayed out share the CPs?',
    clauses: ['vv:15.8a', 'vv:15.1f', 'vv:15.8d'],
    evidence:
      "The assaulting units 'immediately occupy the vacant hex'; CPs are said to fall on the assaulting units.",
    options: {
      1: 'All assaulting units move in (bunkers excepted, R13); others take no CPs.',
      2: 'The owner may leave some back.',
    },
    why: 'Printed text.',
  },
  'vv:R13': {
    question: 'After a successful assault on a bunker, who stays out, and when are CPs applied?',
    clauses: ['vv:15.8c', 'vv:20.5b', 'vv:15.8b'],
    evidence:
      'A full stack may assault, two units may occupy; neither the place of the rest nor the order is given.',
    options: {
      1: 'CPs on the whole group first; then the owner puts any two survivors in, the rest stay in the hex they came from.',
      2: 'Two units enter first and only they take CPs.',
    },
    why: 'CPs fall on the assaulting units, and 20.3 lets no unit be in the hex outside the bunker.',
  },
  'vv:R14': {
    question: 'Do hindrance hexes (orchard, hay stack, palm grove, crops) count as cover in the CPs?',
    clauses: ['vv:15.8b', 'vv:15.8e', 'vv:10.8', 'vv:10.9'],
    evidence:
      '15.8 uses the cover modifier of the hex. Section 10 calls these hindrances; the terrain chart lists them under Cover Modifier as +1 cumulative. 15.8 itself counts walls and hedges, which are hindrances too.',
    options: { 1: 'Yes, +1 CP.', 2: 'No, only true cover terrain.' },
    why: "The chart's column, and 15.8 treats hexside hindrances so.",
    switch: true,
  },
  'vv:R17': {
    question: 'Do terrain, hexside, entrenchment and hill level all add up?',
    clauses: ['vv:15.8b', 'vv:15.81', 'vv:10.10', 'vv:20.9', 'vv:20.10', 'vv:20.11', 'vv:20.5a'],
    evidence:
      'Entrenchments add to the terrain in the hex; hexsides add to hex cover; 15.81 is additional. Fortifications stand in open terrain only (20.2). Whether bunker cover holds from the rear is not said.',
    options: {
      1: "All add. Example: woods 2 + foxholes 1 + hedge 1 + one level 1 = 5 CPs before units. A bunker's cover holds from every side.",
      2: 'Only the best single modifier.',
    },
    why: 'Printed as additions.',
    switch: true,
  },
  'vv:R18': {
    question: 'Is the uphill CP due after success as well as after failure?',
    clauses: ['vv:15.81', 'vv:15.9c'],
    evidence:
      '15.81 does not limit it to one outcome; 15.9 frees an assault on pinned units from all casualties.',
    options: {
      1: 'Both outcomes; never when only pinned units were there. From ground to Level 2 it is 2.',
      2: 'Only on failure.',
    },
    why: 'Printed without condition.',
    switch: true,
  },
  'vv:R22': {
    question: 'What APFP has a defending AFV without machine guns?',
    clauses: ['vv:15.4a', 'vv:15.5a'],
    evidence:
      "15.4: machine guns only. 15.5 gives 2 to Guns and to vehicles without machine guns; elsewhere 'AFV' and 'vehicle' are two things.",
    options: {
      1: '2, like every other crew without machine guns.',
      2: '0: an AFV is not a vehicle in these rules.',
    },
    why: 'The text is silent for AFVs; consistency with Guns and trucks, and it avoids a zero.',
    switch: true,
  },
  'vv:R23': {
    question: 'Do forward-firing machine guns and bunkers defend against an assault from outside their arc?',
    clauses: ['vv:15.1d', 'vv:15.4a', 'vv:20.5b'],
    evidence:
      'FF machine guns, and units in bunkers, may fire only in the FFA (1.21, 14.4, 20.5). Section 15 says that all units in the hex defend and names no facing; overruns (19.4) use full combined APFP.',
    options: {
      1: 'Facing is ignored: all machine guns and all bunker occupants count.',
      2: 'Outside the FFA, FF machine guns add 0 (M4A3E8: 4 instead of 7) and bunker occupants add 0.',
    },
    why: 'Section 15 sets its own limits and facing is not among them.',
    switch: true,
  },
  'vv:R24': {
    question: 'Do passengers of an unarmed vehicle add to its 2?',
    clauses: ['vv:15.4b', 'vv:15.5a'],
    evidence: '15.4 always adds passengers of a vehicle; 15.5 sets 2 for the unarmed vehicle.',
    options: { 1: "Yes: 2 + passengers' APFP.", 2: 'Passengers replace the 2.' },
    why: 'Always.',
    switch: true,
  },
  'vv:R25': {
    question: 'Which support weapons may defending infantry really use?',
    clauses: ['vv:15.2b', 'vv:12.51', 'vv:12.65'],
    evidence:
      "'any support weapon, within normal... restrictions': mortars have a minimum range of two, Panzerfausts and AT grenades only make AT attacks; flamethrowers and machine guns, Light or Heavy, have APFP.",
    options: {
      1: 'Any weapon with an APFP except mortars; satchel charges and grenades too; no Panzerfausts.',
      2: 'Mortars count as well.',
    },
    why: 'The normal restrictions exclude the rest.',
    switch: true,
  },
  'vv:R26': {
    question: 'May assaulters use a flamethrower or another Light weapon that is no machine gun?',
    clauses: ['vv:15.2a', 'vv:12.1'],
    evidence:
      '15.2 names Light machine guns, grenades and satchel charges; flamethrowers and bazookas are Light but no machine guns.',
    options: { 1: 'No.', 2: 'Yes, all Light weapons.' },
    why: 'Printed list.',
    switch: true,
  },
  'vv:R29': {
    question: 'In what order are leaders, grenades and satchel charges declared?',
    clauses: ['vv:15.6a', 'vv:15.3b', 'vv:12.5'],
    evidence:
      "The assaulter declares units and hex; the defender's leader acts before resolution; nothing on the rest.",
    options: {
      1: 'Assaulter declares all, then the defender all, then odds, then dice. All declared expendables are used up.',
      2: 'Both in secret, revealed together.',
    },
    why: 'The defender answers a declared assault.',
  },
  'vv:R30': {
    question: 'Does barbed wire hinder units that assault out of it?',
    clauses: ['vv:15.7a', 'vv:beyond.20.8'],
    evidence: '20.8 gives +1 to infantry firing from a barbed wire hex.',
    options: { 1: 'No: assaulting is not firing.', 2: '+1 on the assault roll.' },
    why: 'Printed: firing.',
    switch: true,
  },
  'vv:R35': {
    question: 'Do units pinned by a failed assault die in the next assault on the same hex in that phase?',
    clauses: ['vv:15.1h', 'vv:15.9a', 'vv:15.8f'],
    evidence: 'Each assault is resolved separately, and pinned units are eliminated when close assaulted.',
    options: { 1: 'Yes.', 2: 'Only units pinned before the phase began.' },
    why: 'Printed text. Makes a second assault much stronger.',
    switch: true,
  },
  'vv:R36': {
    question: 'After a failed assault on a mixed hex, who splits CPs between the AFV and the other units?',
    clauses: ['vv:15.10a', 'vv:15.10b', 'vv:15.10c', 'vv:14.61a'],
    evidence:
      "15.10: CPs 'are applied to the AFV', at most 3 'may be', more go to others, which names the AFV first; 14.61, by which 15.8 applies them: the owner decides among the units of the hex.",
    options: {
      1: 'The owner splits them as he likes, 0 to 3 on each AFV; with nothing else there the surplus is lost.',
      2: 'The AFV takes the first 3 always.',
    },
    why: '15.8 sends to 14.61, where nobody but the owner chooses; the three of 15.10 are a limit.',
    switch: true,
  },
  'vv:R37': {
    question: 'Is the maximum of 3 CPs per AFV or per hex?',
    clauses: ['vv:15.10b'],
    evidence: 'The paragraph speaks of an AFV; a hex may hold two.',
    options: { 1: 'Per AFV, one roll each.', 2: 'Per hex.' },
    why: 'Singular throughout.',
    switch: true,
  },
  'vv:R38': {
    question:
      'Is the crew check of 18.6 made after an immobilisation by assault, and can an immobile AFV absorb CPs?',
    clauses: ['vv:15.10a', 'vv:18.6a', 'vv:18.6b'],
    evidence:
      '15.10 does not mention the crew; 18.6 covers any immobilised AFV and any type of attack. Nothing forbids CPs on an AFV already immobile.',
    options: {
      1: 'Yes, at once; an immobile AFV that survives a failed assault checks again, and may absorb up to 3 CPs with no other effect.',
      2: 'No crew check from close assault.',
      3: 'Crew check, but an immobile AFV absorbs nothing.',
    },
    why: '18.6 is general. Each check eliminates the AFV on 2 in 6.',
    switch: true,
  },
  'vv:R39': {
    question: 'May passengers of an AFV take collateral damage in a close assault?',
    clauses: ['vv:15.10d', 'vv:14.65b'],
    evidence: '14.65: passengers on an AFV may not, as AP attacks do not affect AFVs. 15.10: they may.',
    options: { 1: 'Yes: 15.10 is the rule for close assault, 14.65 for AP fire.', 2: 'No.' },
    why: 'The special rule, with its own reference to 14.65.',
    switch: true,
  },
  'vv:R42': {
    question: 'If the CPs of a successful assault eliminate all assaulters, who holds the hex?',
    clauses: ['vv:15.8a', 'vv:15.8b'],
    evidence: 'They occupy the hex and then take CPs; the defenders are already gone.',
    options: { 1: 'Nobody: it stays empty.', 2: 'The defenders return.' },
    why: 'Both results stand.',
  },
  'vv:R43': {
    question:
      'The summary table in 15.8 leaves out hexside terrain, hill levels and pinned defenders; does it override the text?',
    clauses: ['vv:15.8b', 'vv:15.8e', 'vv:15.81', 'vv:15.9b'],
    evidence:
      'Table: cover modifier + 1 CP per defending unit (+ roll difference). Text: the hexside crossed is included, 15.81 adds levels, 15.9 drops pinned units. The host of our text says that such tables were added as summaries.',
    options: { 1: 'The text: all of them count.', 2: 'The table as it stands.' },
    why: 'The table is a summary of the text.',
  },
  'vv:R61': {
    question: 'May a unit that has taken a hex assault again out of it in the same phase?',
    clauses: ['vv:15.1b', 'vv:15.1g'],
    evidence:
      '15.1 bars units that advanced, and hexes that have launched an assault; who took ground did neither.',
    options: { 1: 'No: a unit close assaults once.' },
    why: 'Each unit acts once in a phase; a hex a turn would otherwise take a whole row of hexes.',
  },
} as const satisfies Record<string, Ruling>;
