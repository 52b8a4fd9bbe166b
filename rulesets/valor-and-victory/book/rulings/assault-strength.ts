import type { Ruling } from '../../../../src/rules/book.js';

/** Close assaults: the ground, and what adds to APFP. */
export const assaultStrength = {
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
    clauses: ['vv:15.7a'],
    evidence: '20.8 gives +1 to infantry firing from a barbed wire hex.',
    options: { 1: 'No: assaulting is not firing.', 2: '+1 on the assault roll.' },
    why: 'Printed: firing.',
    switch: true,
  },
} as const satisfies Record<string, Ruling>;
