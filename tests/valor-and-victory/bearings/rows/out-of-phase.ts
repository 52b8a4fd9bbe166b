import type { Row } from '../../../support/games/speaks.js';
import type { Before } from '../../../support/games/spoken.js';
import { ADVANCE, AFTER, FIRE, MOVE, PHASE, until } from './forces.js';

/** What the phase speaks against, and what is to be done before it ends. */

const SHOT = 'shoot G1 Farm --range 3';
const BARRAGE = 'artillery Farm --mission light-barrage --spotter unpinned';
const PINNED = { Coleman: { pinned: true }, Able: { pinned: true }, Baker: { pinned: true } };
const MINED = { Baker: { mines: 'X1' } };

/** One of the Americans has come, and harmed nobody. */
const SNIPER: readonly Before[] = [{ G1: { sniperDue: true } }, ['sniper G1 --cover 2 --own-cover 2', '1 1']];

export const OUT_OF_PHASE: readonly Row[] = [
  {
    name: 'vv:beyond.5 fire belongs to the phases of fire, AT fire too',
    before: until(PHASE.advance),
    line: SHOT,
    told: 'vv:beyond.5 (phase): Fire belongs to the Fire Phase or the Defensive Fire Phase; this is the Advance and Assault Phase of Germans. -> wg turn --phase goes on to the next phase.',
    but: [{ before: FIRE }, { before: until(PHASE.defend), line: 'shoot Able H1 --range 3' }, { before: [] }],
  },
  {
    name: 'vv:beyond.5 a satchel charge clears wire in the Fire Phase alone',
    before: [...until(PHASE.defend + 6), { G2: { wire: 'H1' } }],
    line: 'shoot G2 --clear-wire',
    told: 'vv:beyond.5 (phase): Fire belongs to the Fire Phase; this is the Defensive Fire Phase of Americans. -> wg turn --phase goes on to the next phase.',
    but: [{ before: [...FIRE, { G2: { wire: 'H1' } }] }, { line: SHOT }],
  },
  {
    name: 'vv:beyond.5 AT fire belongs to the phases of fire',
    before: ADVANCE,
    line: 'anti-tank Tiger Sherman --range 5 --facing front',
    told: 'vv:beyond.5 (phase): AT fire belongs to the Fire Phase or the Defensive Fire Phase; this is the Advance and Assault Phase of Germans. -> wg turn --phase goes on to the next phase.',
    but: [{ before: FIRE }, { before: [] }],
  },
  {
    name: 'vv:beyond.5 fire at units that move is made while the other player moves',
    before: FIRE,
    line: 'shoot Able --opportunity --attack 4',
    told: 'vv:beyond.5 (phase): Fire belongs to the Movement Phase; this is the Fire Phase of Germans. -> wg turn --phase goes on to the next phase.',
    but: [{ before: MOVE }],
  },
  {
    name: 'vv:beyond.5 whoever moves does so in his Movement Phase, or advances',
    before: FIRE,
    line: 'move G1 --through open --to X1',
    told: 'vv:beyond.5 (phase): Movement belongs to the Movement Phase or the Advance and Assault Phase; this is the Fire Phase of Germans. -> wg turn --phase goes on to the next phase.',
    but: [{ before: MOVE }, { before: ADVANCE }, { before: [] }],
  },
  {
    name: 'vv:beyond.5 nobody gets on a carrier, or off it, in the Advance and Assault Phase',
    before: ADVANCE,
    line: 'move G7 --unload',
    told: 'vv:beyond.5 (phase): Movement belongs to the Movement Phase; this is the Advance and Assault Phase of Germans. -> wg turn --phase goes on to the next phase.',
    but: [{ before: MOVE }, { line: 'move HT --through open --to X1' }],
  },
  {
    name: 'vv:beyond.5 overruns belong to the Movement Phase',
    before: ADVANCE,
    line: 'overrun Tiger Road --to X1',
    told: 'vv:beyond.5 (phase): Overruns belong to the Movement Phase; this is the Advance and Assault Phase of Germans. -> wg turn --phase goes on to the next phase.',
    but: [{ before: MOVE }, { before: [] }],
  },
  {
    name: 'vv:15.1b close assaults belong to the Advance and Assault Phase',
    before: FIRE,
    line: 'close-assault G1 Farm',
    told: 'vv:15.1b (phase, refuses): Close assaults belong to the Advance and Assault Phase; this is the Fire Phase of Germans. -> wg turn --phase goes on to the next phase.',
    but: [{ before: ADVANCE }, { before: [] }],
  },
  {
    name: 'vv:beyond.21.4 support missions belong to the Command Phase',
    before: until(PHASE.fire + PHASE.next),
    line: 'artillery H1 --mission fighter-bomber',
    told: 'vv:beyond.21.4 (phase): Support missions belong to the Command Phase; this is the Fire Phase of Americans. -> wg turn --phase goes on to the next phase.',
    but: [{ before: until(PHASE.next) }, { before: [] }],
  },
  {
    name: 'vv:beyond.17.5 a sniper is withdrawn in an After-Action Phase, whosever it is',
    before: [...FIRE, ...SNIPER],
    line: 'sniper --withdraw --side Americans',
    told: 'vv:beyond.17.5 (phase): What a sniper does by himself belongs to the After-Action Phase; this is the Fire Phase of Germans. -> wg turn --phase goes on to the next phase.',
    but: [{ before: [...FIRE, ...SNIPER, ...until(PHASE.after - PHASE.fire)] }, { before: SNIPER }],
  },
  {
    name: 'vv:beyond.14.8 rallying belongs to the After-Action Phase',
    before: [...FIRE, { G1: { pinned: true } }],
    line: 'rally G1',
    told: 'vv:beyond.14.8 (phase): Rallying belongs to the After-Action Phase; this is the Fire Phase of Germans. -> wg turn --phase goes on to the next phase.',
    but: [{ before: [...AFTER, { G1: { pinned: true } }] }, { before: [{ G1: { pinned: true } }] }],
  },
  {
    name: 'vv:beyond.14.8 without dice it is of the Command Phase',
    before: [...AFTER, { G1: { pinned: true } }],
    line: 'rally G1 --command',
    told: 'vv:beyond.14.8 (phase): Rallying belongs to the Command Phase; this is the After-Action Phase of Germans. -> wg turn --phase goes on to the next phase.',
    but: [{ line: 'rally G1' }],
  },
  {
    name: 'vv:beyond.11 infantry places smoke before it moves',
    before: FIRE,
    line: 'smoke G1 --target X1',
    told: 'vv:beyond.11 (phase): Smoke belongs to the Movement Phase; this is the Fire Phase of Germans. -> wg turn --phase goes on to the next phase.',
    but: [{ before: MOVE }, { before: [] }],
  },
  {
    name: 'vv:beyond.11 Guns place smoke in place of fire',
    before: MOVE,
    line: 'smoke Pak --target X1',
    told: 'vv:beyond.11 (phase): Smoke belongs to the Fire Phase; this is the Movement Phase of Germans. -> wg turn --phase goes on to the next phase.',
    but: [{ before: FIRE }],
  },
  {
    name: 'vv:beyond.11 mortars do, or by hand before they move',
    before: ADVANCE,
    line: 'smoke Tube --target X1',
    told: 'vv:beyond.11 (phase): Smoke belongs to the Fire Phase or the Movement Phase; this is the Advance and Assault Phase of Germans. -> wg turn --phase goes on to the next phase.',
    but: [{ before: FIRE }, { before: MOVE }],
  },
  {
    name: 'vv:beyond.11 barrages of smoke are of the Command Phase',
    before: FIRE,
    line: 'smoke --by artillery --target X1 --spotter unpinned',
    told: 'vv:beyond.11 (phase): Smoke belongs to the Command Phase; this is the Fire Phase of Germans. -> wg turn --phase goes on to the next phase.',
    but: [{ before: until(PHASE.next) }],
  },
  {
    name: 'vv:beyond.5 nobody fires in the turn of the other',
    before: FIRE,
    line: 'shoot Able H1 --range 3',
    told: 'vv:beyond.5 (turn): Able of Americans would act: this is the Fire Phase of Germans.',
    likewise: ['anti-tank Able Tiger --range 3 --facing front'],
    but: [{ before: until(PHASE.defend) }, { before: [] }, { line: SHOT }],
  },
  {
    name: 'vv:beyond.5 nor does anybody else move',
    before: MOVE,
    line: 'move Able --through open --to X1',
    told: 'vv:beyond.5 (turn): Able of Americans would act: this is the Movement Phase of Germans.',
    likewise: ['smoke Able --target X1'],
    but: [{ before: until(PHASE.move + PHASE.next) }, { line: 'move G1 --through open --to X1' }],
  },
  {
    name: 'vv:beyond.5 nor overrun anybody',
    before: MOVE,
    line: 'overrun Sherman H5 --to X1',
    told: 'vv:beyond.5 (turn): Sherman of Americans would act: this is the Movement Phase of Germans.',
    but: [{ line: 'overrun Tiger Road --to X1' }],
  },
  {
    name: 'vv:beyond.5 nor assault anybody',
    before: ADVANCE,
    line: 'close-assault Able H1',
    told: 'vv:beyond.5 (turn): Able of Americans would act: this is the Advance and Assault Phase of Germans.',
    but: [{ before: until(PHASE.advance + PHASE.next) }],
  },
  {
    name: 'vv:beyond.5 nor rally',
    before: [...AFTER, { Able: { pinned: true } }],
    line: 'rally Able',
    told: 'vv:beyond.5 (turn): Able of Americans would act: this is the After-Action Phase of Germans.',
    but: [{ before: [...until(PHASE.after + PHASE.next), { Able: { pinned: true } }] }],
  },
  {
    name: 'vv:15.1g of a hex that has launched its assault wg now tells so',
    before: [...ADVANCE, ['close-assault G1 Farm', '6 6'], { G1: { points: 0 } }],
    line: 'close-assault G2',
    told: 'vv:15.1g (launched, refuses): H1 has launched its close assault this turn. -> wg turn begins the next turn.',
    but: [{ before: ADVANCE }, { line: 'close-assault Tube' }],
  },
  {
    name: 'vv:beyond.14.8 a leader helps those of his hex to rally',
    before: [...AFTER, { G1: { pinned: true } }],
    besides: [{ name: 'Otto', side: 'Germans', unit: ['leader:-1'], hex: 'H9', terrain: 'open' }],
    line: 'rally G1 Otto',
    told: 'vv:beyond.14.8 (apart, refuses): They are not all of one hex: H1 and H9.',
    but: [{ line: 'rally G1 Schmidt' }],
  },
  {
    name: 'vv:beyond.6.1 as one stack somebody moves with those who came to the same hex',
    before: MOVE,
    line: 'move Tiger --through open --to X1 --together',
    told: 'vv:beyond.6.1 (stack): Tiger would move as one stack with nobody: no other of theirs that is still moving has come to X1. -> They begin and end in the same hexes: wg move of the first, then of the second.',
    but: [
      { before: [...MOVE, 'move G1 --through open --to X1'] },
      { line: 'move Tiger --through open --to X1' },
    ],
  },
  {
    name: 'vv:beyond.6.1 of several it is told where they end together',
    before: MOVE,
    line: 'move G1,Schmidt --through open',
    told: 'vv:beyond.6.1 (apart, missing): Nobody has told the hex where G1 and Schmidt end together. -> Say it: --to C4.',
    but: [{ line: 'move G1,Schmidt --through open --to X1' }, { line: 'move G1 --through open' }],
  },
  {
    name: 'vv:beyond.16.2 valour is checked after a natural 2 of an attack',
    before: FIRE,
    line: 'valour-check G1',
    told: 'vv:beyond.16.2 (valour): A natural 2 of an attack calls for it, and G1 made none.',
    but: [{ before: [...FIRE, { G1: { marked: true } }] }, { before: [] }],
  },
  {
    name: 'vv:beyond.16.2 an attack with any other dice calls for none',
    before: [...FIRE, ['shoot G1 Farm --range 4', '2 1']],
    line: 'valour-check G1',
    told: 'vv:beyond.16.2 (valour): A natural 2 of an attack calls for it, and G1 made none.',
    but: [{ before: [...FIRE, ['shoot G1 Farm --range 4 --attack 6', '1 1']] }],
  },
  {
    name: 'vv:beyond.16.2 nor does a move',
    before: [...MOVE, 'move G1 --through open --to X1'],
    line: 'valour-check G1',
    told: 'vv:beyond.16.2 (valour): A natural 2 of an attack calls for it, and G1 made none.',
    but: [{ before: [...MOVE, { G1: { valourCheck: 'due' } }] }],
  },
  {
    name: 'vv:20.7 before a phase ends mines attack whoever has come into them',
    before: [...MOVE, MINED, 'move G1 --through open --to X1'],
    line: 'turn --phase',
    told: 'vv:20.7 (mines): G1 has come into mines, which attack at once. -> wg mines',
    likewise: ['move G2 --through open --to X2', 'overrun Tiger Road --to X2'],
    but: [
      { before: [...MOVE, MINED, 'move G1 --through open --to X1', ['mines G1', '6']] },
      { before: [...MOVE, 'move G1 --through open --to X1'] },
      { line: 'turn --new' },
    ],
  },
  {
    name: 'vv:15.8c before it ends two of those who took a bunker go into it',
    before: [
      { Coleman: { terrain: 'bunker' } },
      { Baker: { eliminated: true } },
      ...ADVANCE,
      { Coleman: { pinned: true }, Able: { pinned: true } },
      'close-assault Schmidt,G1,G2 Farm',
    ],
    line: 'turn --phase',
    told: 'vv:15.8c (bunker): A bunker was taken, and nobody has gone into it: into the bunker in Farm go two of Schmidt, G1 and G2: wg move Schmidt,G1 --to Farm.',
    but: [{ before: [...ADVANCE, PINNED, 'close-assault Schmidt,G1,G2 Farm'] }, { line: 'turn --new' }],
  },
  {
    name: 'vv:beyond.14.8 before it ends those who are pinned try to rally',
    before: [...AFTER, { G1: { pinned: true }, G2: { pinned: true } }, ['rally G2', '6 6']],
    line: 'turn --phase',
    told: 'vv:beyond.14.8 (rally, missing): G1 is pinned, and nobody has rolled for a rally. -> wg rally',
    but: [
      { before: [...AFTER, { G1: { pinned: true } }, ['rally G1', '6 6']] },
      { before: [...FIRE, { G1: { pinned: true } }] },
      { before: [{ G1: { pinned: true } }], line: 'turn' },
      { line: 'turn --new' },
    ],
  },
  {
    name: 'vv:beyond.16.2 before it ends they check for valour whose attack was told as a total',
    before: [...FIRE, { G1: { valourCheck: 'due' } }],
    line: 'turn --phase',
    told: 'vv:beyond.16.2 (valour): After a natural 2 G1 is to check for valour. -> wg valour-check',
    but: [{ before: [...FIRE, { G1: { valourCheck: 'made' } }] }, { line: 'turn --new' }],
  },
  {
    name: 'vv:beyond.21.5 before it ends a mission that has scattered attacks where it fell',
    before: [...until(2 * PHASE.next), [BARRAGE, '5 1']],
    line: 'turn --phase',
    told: 'vv:beyond.21.5 (scattered, missing): A light barrage has scattered, and attacked nobody where it fell. -> wg artillery <hex> --mission light-barrage --landed',
    but: [
      { before: [...until(2 * PHASE.next), [BARRAGE, '1 6 6']] },
      {
        before: [
          ...until(2 * PHASE.next),
          [BARRAGE, '5 1'],
          'artillery --mission light-barrage --landed --at none',
        ],
      },
      { line: 'turn --new' },
    ],
  },
];
