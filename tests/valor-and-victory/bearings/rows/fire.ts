import type { Row } from '../../../support/games/speaks.js';
import type { Before } from '../../../support/games/spoken.js';
import { ADVANCE, FIRE, MOVE } from './forces.js';

/** What speaks against an attack: ground and smoke of which nobody has told, and those at whom nobody may fire so. */

const AT_FARM = 'shoot G1 Farm --range 3';
const UNTOLD: Before = { Coleman: { terrain: null }, Able: { terrain: null }, Baker: { terrain: null } };
const TANK_UNTOLD: Before = { Sherman: { terrain: null } };
/** G1 goes to a hex in the open, and is on his way. */
const G1_MOVES = 'move G1 --through open --to X1';
/** Smoke in another hex than that of anybody. */
const SMOKE: Before = 'smoke --by artillery --target C4 --spotter unpinned';
const LANE: Before = { Baker: { lane: true } };

export const UNTOLD_OF_FIRE: readonly Row[] = [
  {
    name: 'vv:10.2 of the ground of a hex that is fired at nobody has told',
    before: [UNTOLD],
    line: AT_FARM,
    told: 'vv:10.2 (ground, missing): Nobody has told the ground of Farm: no cover counts. -> Say it once: --terrain woods, or open.',
    likewise: [
      'close-assault G1 Farm',
      'sniper Farm --side Germans',
      'artillery Farm --mission fighter-bomber',
    ],
    but: [
      { before: [] },
      { line: `${AT_FARM} --terrain woods` },
      { line: `${AT_FARM} --cover 2` },
      { line: `${AT_FARM} --entrenchment foxholes` },
      { before: [{ Able: { terrain: null, hex: null } }], line: 'shoot G1 Able --range 3' },
    ],
  },
  {
    name: 'vv:10.2 nor of that of a tank',
    before: [TANK_UNTOLD],
    line: 'anti-tank Tiger Sherman --range 5 --facing front',
    told: 'vv:10.2 (ground, missing): Nobody has told the ground of Field: no cover counts. -> Say it once: --terrain woods, or open.',
    but: [{ before: [] }],
  },
  {
    name: 'vv:10.2 nor of one that is overrun, but where its way tells it',
    before: [{ Truck: { terrain: null } }],
    line: 'overrun Tiger Road --to X1',
    told: 'vv:10.2 (ground, missing): Nobody has told the ground of Road: no cover counts. -> Say it once: --terrain woods, or open.',
    but: [{ before: [] }, { line: 'overrun Tiger Road --through open,road,open --to X1' }],
  },
  {
    name: 'vv:beyond.18.5 of which armour is hit nobody has told',
    line: 'anti-tank Pak Sherman --range 5',
    told: 'vv:beyond.18.5 (facing, missing): Nobody has told from where Sherman is hit: its front armour counts. -> Say it: --facing front, rear, or line between the two.',
    but: [
      { line: 'anti-tank Pak Sherman --range 5 --facing rear' },
      { line: 'anti-tank Sherman HT --range 5' },
      { line: 'anti-tank Pak Truck --range 5' },
      { line: 'anti-tank Tube Sherman --range 5 --weapon mortar' },
      { line: 'anti-tank G2 Sherman --weapon panzerfaust --final-fire' },
    ],
  },
  {
    name: 'vv:11.5 of smoke nobody has told whether it is on the way',
    before: [SMOKE],
    line: AT_FARM,
    told: 'vv:11.5 (smoke, missing): Nobody has told whether there is smoke on the way: Smoke 2 in C4 is on the map. -> Say it, the numbers of its markers added: --smoke-between 2, or 0.',
    likewise: ['anti-tank Tiger Sherman --range 5 --facing front', 'sniper Farm --side Germans'],
    but: [
      { before: [] },
      { line: `${AT_FARM} --smoke-between 0` },
      { line: 'shoot G1 Farm --range 1' },
      { line: 'shoot Tube Farm --range 3 --mortar' },
      { before: ['smoke --by artillery --target Farm --spotter unpinned'] },
    ],
  },
  {
    name: 'vv:beyond.20.8 of whoever clears wire and is in none nobody knows which',
    before: [{ Tube: { wire: 'H2' } }],
    line: 'shoot G2 --clear-wire',
    told: 'vv:beyond.20.8 (which, missing): G2 is in no barbed wire, and nobody has told which is cleared: that in H2 is known still. -> Say it: --wire-hex C4.',
    but: [
      { line: 'shoot G2 --clear-wire --wire-hex H2' },
      { before: [] },
      { before: [{ G2: { wire: 'H1' } }] },
    ],
  },
  {
    name: 'vv:12.5 a Panzerfaust of nobody is crossed off by nobody',
    line: 'anti-tank G1 Sherman --weapon panzerfaust --facing front',
    told: 'vv:12.5 (counter, missing): G1 has no Panzerfaust in the roster: no counter of another is crossed off. -> Cross it off of whoever had it: wg roster mark G2 panzerfausts-used=1.',
    but: [{ line: 'anti-tank G2 Sherman --weapon panzerfaust --facing front' }],
  },
  {
    name: 'vv:beyond.14.5 whoever is named first fires, and those who are fired at stand behind him',
    line: 'shoot Able --fire squad:4-6-5 --range 3',
    told: 'vv:beyond.14.5 (whom, missing): Able is taken for those who fire, with what was typed. -> Those who are fired at are named behind those who fire.',
    but: [{ line: 'shoot G1 Able --fire squad:4-6-5 --range 3' }, { line: 'shoot Able --range 3' }],
  },
  {
    name: 'vv:beyond.14.5 of AT fire too',
    line: 'anti-tank Able --fire squad:4-6-5,panzerfaust --armour D',
    told: 'vv:beyond.14.5 (whom, missing): Able is taken for those who fire, with what was typed. -> Those who are fired at are named behind those who fire.',
    but: [{ line: 'anti-tank Able --armour D' }],
  },
];

export const AT_WHOM: readonly Row[] = [
  {
    name: 'vv:beyond.13.8 opportunity fire is at those who move',
    before: MOVE,
    line: 'shoot Able H1 --range 3',
    told: 'vv:beyond.13.8 (still): Opportunity fire is at units that move, and Schmidt, G1 and G2 stood still.',
    but: [
      { before: [...MOVE, G1_MOVES], line: 'shoot Able X1 --range 3' },
      { before: FIRE, line: AT_FARM },
    ],
  },
  {
    name: 'vv:beyond.13.8 AT fire too, while the other player moves',
    before: MOVE,
    line: 'anti-tank Able Tiger --range 3 --facing front',
    told: 'vv:beyond.13.8 (still): Opportunity fire is at units that move, and Tiger stood still.',
    but: [
      { before: [...MOVE, 'move Tiger --through open --to X1'] },
      { before: FIRE, line: 'anti-tank Tiger Sherman --range 5 --facing front' },
      { before: [] },
    ],
  },
  {
    name: 'vv:beyond.13.8 nor at those who have ended their move',
    before: [...MOVE, G1_MOVES, 'move G2 --through open --to X2'],
    line: 'shoot Able X1 --range 3',
    told: 'vv:beyond.13.8 (still): Opportunity fire is at units that move, and G1 has ended its move.',
    but: [{ line: 'shoot Able X2 --range 3' }],
  },
  {
    name: 'vv:beyond.13.8 a sniper on the map fires at those who move alone',
    before: [
      ...FIRE,
      { G1: { sniperDue: true } },
      ['sniper G1 --cover 2 --own-cover 2', '1 1'],
      'turn --phase',
    ],
    line: 'sniper H1 --opportunity',
    told: 'vv:beyond.13.8 (still): Opportunity fire is at units that move, and Schmidt, G1 and G2 stood still.',
    but: [
      {
        before: [
          ...FIRE,
          { G1: { sniperDue: true } },
          ['sniper G1 --cover 2 --own-cover 2', '1 1'],
          'turn --phase',
          G1_MOVES,
        ],
        line: 'sniper X1 --opportunity',
      },
    ],
  },
  {
    name: 'vv:beyond.13.9 a fire lane is that of those who laid one',
    before: [...MOVE, G1_MOVES],
    line: 'shoot Baker X1 --fire-lane 1',
    told: 'vv:beyond.13.9 (lane): Opportunity fire with a machine gun lays a fire lane, and Baker made none.',
    but: [{ before: [...MOVE, LANE, G1_MOVES] }, { before: [{ G1: { hex: 'X1', moving: true } }] }],
  },
  {
    name: 'vv:beyond.13.9 with a lane nobody enters it who is not named',
    before: [...MOVE, LANE],
    line: 'shoot Baker --fire-lane 1',
    told: 'vv:beyond.13.9 (whom): Baker is taken for whoever laid the fire lane, and nobody enters it. -> Whoever laid it is named first, and behind him who enters it.',
    but: [{ before: [...MOVE, LANE, G1_MOVES], line: 'shoot Baker X1 --fire-lane 1' }],
  },
  {
    name: 'vv:beyond.13.91 no more lanes cross than there are machine guns that laid one',
    before: [...MOVE, LANE, G1_MOVES],
    line: 'shoot Baker X1 --fire-lane 2',
    told: 'vv:beyond.13.91 (lanes): Each machine gun lays one fire lane: in this phase 1 may have done so, not 2. -> As many as cross in that hex: --fire-lane 1.',
    but: [
      { line: 'shoot Baker X1 --fire-lane 1' },
      { before: [...MOVE, LANE, { Able: { lane: true } }, G1_MOVES] },
    ],
  },
  {
    name: 'vv:beyond.13.9 a lane attacks an entering once',
    before: [...MOVE, LANE, G1_MOVES, { G1: { laned: true } }],
    line: 'shoot Baker X1 --fire-lane 1',
    told: 'vv:beyond.13.9 (entered): G1 has entered no hex since the attack on whoever enters: it is made once.',
    but: [{ before: [...MOVE, LANE, G1_MOVES] }],
  },
  {
    name: 'vv:20.7 mines attack an entering once',
    before: [...MOVE, G1_MOVES, ['mines G1', '6']],
    line: 'mines G1',
    told: 'vv:20.7 (entered): G1 has entered no hex since the attack on whoever enters: it is made once.',
    but: [{ before: [...MOVE, G1_MOVES] }],
  },
  {
    name: 'vv:20.7 and nobody who stood still',
    before: MOVE,
    line: 'mines G1',
    told: 'vv:20.7 (still): Mines attack whoever enters, and G1 stood still.',
    but: [
      { before: [] },
      { before: [...MOVE, G1_MOVES] },
      { before: [...ADVANCE, G1_MOVES] },
      { before: [...ADVANCE, { G1: { assaulted: true } }] },
    ],
  },
  {
    name: 'vv:beyond.12.6 mortars make no opportunity fire at vehicles',
    besides: [
      {
        name: 'Tube 2',
        side: 'Americans',
        unit: ['squad:4-6-4,mortar:5-9'],
        hex: 'F2',
        terrain: 'open',
        atfp: 'A',
      },
    ],
    before: [...MOVE, 'move Tiger --through open --to X1'],
    line: 'anti-tank "Tube 2" Tiger --range 4 --facing front',
    told: 'vv:beyond.12.6 (mortar, refuses): Mortars make no opportunity fire.',
    but: [{ line: 'anti-tank Sherman Tiger --range 4 --facing front' }],
  },
  {
    name: 'vv:beyond.19.2 final fire is of the hex that the AFV has overrun',
    before: [...MOVE, 'move HT --through open --to X1'],
    line: 'anti-tank Able HT --final-fire',
    told: 'vv:beyond.19.2 (overrun): Final opportunity fire is that of one unit of a hex as the AFV leaves it: Able is in none that HT has just overrun.',
    but: [
      { before: [...MOVE, 'move HT --through open --to X1', { Able: { overrunBy: 'HT' } }] },
      { before: [] },
    ],
  },
  {
    name: 'vv:14.2 those of one hex who fire at the same target do so together',
    before: [...FIRE, [AT_FARM, '6 6'], { G1: { sniperDue: null } }],
    line: 'shoot G2 Farm --range 3',
    told: 'vv:14.2 (apart): G1 has fired at the same target already: those of one hex do so together.',
    but: [{ line: 'shoot G2 Truck --range 3' }, { line: 'shoot Tube Farm --range 4' }, { before: FIRE }],
  },
  {
    name: 'vv:13.6 no leader helps who is in no hex of theirs',
    before: FIRE,
    line: 'shoot Tube Farm --range 4 --leader 1',
    told: 'vv:13.6 (leader): No unpinned leader of -1 is in the hex of Tube.',
    but: [{ line: 'shoot G1 Farm --range 4 --leader 1' }, { line: 'shoot Tube Farm --range 4' }],
  },
  {
    name: 'vv:13.6 nor with AT fire',
    before: FIRE,
    line: 'anti-tank Tube Sherman --weapon mortar --leader 1',
    told: 'vv:13.6 (leader): No unpinned leader of -1 is in the hex of Tube.',
    but: [{ line: 'anti-tank G2 Sherman --weapon panzerfaust --leader 1 --facing front' }],
  },
  {
    name: 'vv:13.6 nor in an assault',
    before: ADVANCE,
    line: 'close-assault Tube Farm --leader 1',
    told: 'vv:13.6 (leader): No unpinned leader of -1 is in the hex of Tube.',
    but: [{ line: 'close-assault G1 Farm --leader 1' }, { line: 'close-assault Tube Farm' }],
  },
  {
    name: 'vv:13.6 nor with a rally',
    before: [{ Tube: { pinned: true } }],
    line: 'rally Tube --leader 1',
    told: 'vv:13.6 (leader): No unpinned leader of -1 is in the hex of Tube.',
    but: [{ line: 'rally Tube' }],
  },
];
