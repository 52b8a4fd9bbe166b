import type { Row } from '../../../support/games/speaks.js';
import type { Before, Listed } from '../../../support/games/spoken.js';
import { ADVANCE, MOVE, PHASE, until } from './forces.js';

/** What speaks against a way: of whom nobody knows where he ends, what awaits him there, and whom he leaves behind. */

const AMERICANS_MOVE = until(PHASE.move + PHASE.next);
const OTTO: Listed = { name: 'Otto', side: 'Americans', unit: ['leader:-1'], hex: 'Road', terrain: 'road' };
/** Four are in H1, and G7 is on the way through it. */
const IN_A_FULL_HEX: readonly Before[] = [
  ...MOVE,
  { Tube: { hex: 'H1' } },
  { G7: { aboard: null, hex: 'H1', marked: true, moved: true, moving: true, spent: 1, passing: true } },
];
const MINED: Before = { Baker: { mines: 'X1' } };

export const ON_A_WAY: readonly Row[] = [
  {
    name: 'vv:beyond.19.3 of an overrun nobody knows where it ends',
    before: MOVE,
    line: 'overrun Tiger Road',
    told: 'vv:beyond.19.3 (where, missing): Nobody has told the hex behind the one overrun, where Tiger ends. -> Say it: --to C4.',
    but: [{ line: 'overrun Tiger Road --to X1' }, { before: [...MOVE, { Tiger: { hex: null } }] }],
  },
  {
    name: 'vv:beyond.20.3 whoever goes into a hex is on its ground, whatever he says of it',
    before: MOVE,
    line: 'move Tube --through woods --to H1',
    told: 'vv:beyond.20.3 (ground): As far as the game knows H1 is an open hex: whoever enters it is in that. -> Say it of the last hex of the way: open.',
    but: [{ line: 'move Tube --through open --to H1' }, { line: 'move Tube --through woods --to X1' }],
  },
  {
    name: 'vv:beyond.20.3 and in its position',
    before: [...MOVE, { G1: { entrenchment: 'trenches' } }],
    line: 'move Tube --through open --to H1',
    told: 'vv:beyond.20.3 (ground): As far as the game knows H1 has trenches: whoever enters it is in that. -> Say it of the last hex of the way: open:trenches.',
    but: [{ line: 'move Tube --through open:trenches --to H1' }],
  },
  {
    name: 'vv:beyond.20.3 so is an AFV behind the hex that it overruns',
    before: MOVE,
    line: 'overrun Tiger Road --through open,road,woods --to H2',
    told: 'vv:beyond.20.3 (ground): As far as the game knows H2 is an open hex: whoever enters it is in that. -> Say it of the last hex of the way: open.',
    but: [{ line: 'overrun Tiger Road --through open,road,open --to H2' }],
  },
  {
    name: 'vv:6.9 no move ends in a full hex',
    before: IN_A_FULL_HEX,
    line: 'turn --phase',
    told: 'vv:6.9 (full): G7 has come into H1 on the way, and it is full: no move ends there. -> wg move G7',
    likewise: ['move HT --through open --to X1', 'overrun Tiger Road --to X1'],
    but: [
      { line: 'move G7 --through open --to X1' },
      { line: 'turn --new' },
      { before: [...IN_A_FULL_HEX, { Tube: { hex: 'H2' } }] },
      { before: [...IN_A_FULL_HEX, { G2: { eliminated: true } }] },
    ],
  },
  {
    name: 'vv:20.7 whoever goes into a mined hex is told so',
    before: [...MOVE, MINED],
    line: 'move G1 --through open --to X1',
    told: 'vv:20.7 (mines, missing): X1 is mined: whoever enters it is attacked at once. -> wg mines',
    likewise: ['overrun Tiger Road --to X1'],
    but: [{ before: MOVE }, { line: 'move G1 --through open --to X2' }, { line: 'move G1' }],
  },
  {
    name: 'vv:20.7 and so is an AFV that overruns one',
    before: [...MOVE, { Truck: { mines: 'Road' } }],
    line: 'overrun Tiger Road --to X1',
    told: 'vv:20.7 (mines, missing): Road is mined: whoever enters it is attacked at once. -> wg mines',
    but: [{ line: 'overrun Tiger Farm --to X1 --terrain woods' }],
  },
  {
    name: 'vv:beyond.5.35 an advance goes into another hex',
    before: ADVANCE,
    line: 'move G1 --to H1',
    told: 'vv:beyond.5.35 (here): G1 is in H1 already: an advance goes into another hex.',
    but: [{ line: 'move G1 --to X1' }, { before: MOVE }],
  },
  {
    name: 'vv:beyond.6.1 nobody of a stack is left behind on the way',
    before: [...MOVE, 'move G1,Schmidt --through open --to X1'],
    line: 'move G1 --through open --to X2',
    told: 'vv:beyond.6.1 (stack): Schmidt is of the same stack, which ends its move together. -> Name all of them.',
    but: [
      { line: 'move G1,Schmidt --through open --to X2' },
      { before: [...MOVE, 'move G1,Schmidt --through open --to X1', { Schmidt: { pinned: true } }] },
      { before: [...MOVE, 'move G1 --through open --to X1'] },
    ],
  },
  {
    name: 'vv:beyond.6.31 a leader moves with those who have his points',
    before: MOVE,
    line: 'move G1 --through 5xopen --to X1 --with-leader',
    told: 'vv:beyond.6.31 (leader): No leader moves with G1, and he has to all the way. -> Name him too.',
    but: [{ line: 'move G1,Schmidt --through 5xopen --to X1' }],
  },
  {
    name: 'vv:beyond.5 a unit moves once, and not after it has fired',
    before: [...MOVE, { G1: { marked: true } }],
    line: 'move G1 --through open --to X1',
    told: 'vv:beyond.5 (moved): G1 has moved or fired already.',
    but: [{ before: MOVE }, { before: [{ G1: { marked: true } }] }],
  },
  {
    name: 'vv:beyond.5 (vv:R63) nor does a carrier after those aboard have fired',
    before: [...MOVE, { G7: { marked: true } }],
    line: 'overrun HT Road --to X1',
    told: 'vv:beyond.5 (moved): G7 has moved or fired already.',
    likewise: ['move HT --through open --to X1'],
    but: [{ before: MOVE }, { line: 'overrun Tiger Road --to X1' }],
  },
  {
    name: 'vv:beyond.5 whoever was stopped on his way goes on',
    before: [...MOVE, 'move G1 --to X1'],
    line: 'move G1 --through open --to X2',
    told: 'vv:beyond.5 (moved): G1 has moved or fired already.',
    but: [{ before: [...MOVE, 'move G1 --through open --to X1'] }],
  },
  {
    name: 'vv:beyond.5 nobody advances twice, nor after an assault',
    before: [...ADVANCE, { G1: { assaulted: true } }],
    line: 'move G1 --through open --to X1',
    told: 'vv:beyond.5 (moved): G1 has advanced or assaulted already.',
    but: [{ before: [...ADVANCE, { G1: { marked: true } }] }],
  },
  {
    name: 'vv:beyond.20.8 barbed wire stops whoever has come into it',
    before: [...MOVE, 'move G1 --through open:wire --to X1'],
    line: 'move G1 --through open --to X2',
    told: 'vv:beyond.20.8 (wire): G1 has come into barbed wire, and goes no further in this phase.',
    but: [
      { before: [...MOVE, 'move G1 --through open --to X1'] },
      { before: [...MOVE, { G1: { wire: 'H1' } }] },
    ],
  },
];

export const ON_CARRIERS: readonly Row[] = [
  {
    name: 'vv:8.1 nobody gets on a carrier that is not there',
    before: MOVE,
    line: 'move G1 --carrier Wagon',
    told: 'vv:8.1 (carrier, refuses): There is no Wagon that G1 could get on.',
    but: [{ before: [...MOVE, { G1: { hex: 'H4' } }], line: 'move G1 --carrier HT' }],
  },
  {
    name: 'vv:beyond.8.21 of a carrier without a class nobody knows what it carries',
    besides: [{ name: 'Jeep', side: 'Germans', unit: ['vehicle:cr=3'], hex: 'H1', terrain: 'open', mp: 14 }],
    before: MOVE,
    line: 'move Schmidt Jeep',
    told: 'vv:beyond.8.21 (class, missing): The transport class of Jeep is not known: without one it carries nobody. -> It stands in the roster: transport: T1.',
    but: [{ before: [...MOVE, { Jeep: { transport: 'TH' } }] }],
  },
  {
    name: 'vv:beyond.8.3 nobody gets off who is not aboard',
    before: MOVE,
    line: 'move G1 --unload',
    told: "vv:beyond.8.3 (not aboard, refuses): G1 rides in no carrier, and cannot get off one. -> Whoever gets off is named: wg move 'who rides in it' --unload.",
    but: [{ line: 'move G7 --unload' }],
  },
  {
    name: 'vv:beyond.8.3 they get on in one hex',
    before: MOVE,
    line: 'move Schmidt HT',
    told: 'vv:beyond.8.3 (apart, refuses): They get on in one hex: Schmidt in H1, HT in H4.',
    but: [{ before: [...MOVE, { Schmidt: { hex: 'H4' } }] }],
  },
  {
    name: 'vv:beyond.8.3 nobody gets on and off in one turn',
    before: [...MOVE, 'move G7 --unload'],
    line: 'move G7 HT',
    told: 'vv:beyond.8.3 (transfer): G7 has got on or off this turn already.',
    also: [
      'vv:beyond.8.3 (transfer): HT has let somebody off this turn, and takes nobody on in it.',
      'vv:beyond.5 (moved): G7 has moved or fired already.',
    ],
    but: [{ before: MOVE, line: 'move G7 --unload' }],
  },
  {
    name: 'vv:beyond.8.3 a carrier that has let somebody off takes nobody on',
    besides: [OTTO],
    before: [...AMERICANS_MOVE, 'move Charlie --unload'],
    line: 'move Otto Truck',
    told: 'vv:beyond.8.3 (transfer): Truck has let somebody off this turn, and takes nobody on in it.',
    but: [{ before: AMERICANS_MOVE }],
  },
  {
    name: 'vv:beyond.8.3 one that has taken somebody on lets nobody off',
    besides: [OTTO],
    before: [...AMERICANS_MOVE, 'move Otto Truck'],
    line: 'move Charlie --unload',
    told: 'vv:beyond.8.3 (transfer): Truck has taken somebody on this turn, and lets nobody off in it.',
    but: [{ before: AMERICANS_MOVE }],
  },
  {
    name: 'vv:beyond.8.3 and one that has moved since does neither',
    besides: [OTTO],
    before: [...AMERICANS_MOVE, 'move Otto Truck', 'move Truck --through road --to Bend'],
    line: 'move Charlie --unload',
    told: 'vv:beyond.8.3 (transfer): Truck has taken on or let off somebody this turn, and moved since.',
    but: [{ before: [...AMERICANS_MOVE, 'move Truck --through road --to Bend'] }],
  },
];
