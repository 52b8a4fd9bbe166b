import type { Row } from '../../../support/games/speaks.js';
import type { Before } from '../../../support/games/spoken.js';
import { ADVANCE, AFTER, FIRE, MOVE } from './forces.js';

/** What points that nobody has met speak against. */

const owes = (name: string, pointsBy: 'fire' | 'assault' = 'fire', points = 2): Before => ({
  [name]: { points, pointsBy },
});
const FARM_OWES = ['Coleman', 'Able', 'Baker'].map((name) => owes(name));
const FARM_OF_ASSAULT = ['Coleman', 'Able', 'Baker'].map((name) => owes(name, 'assault'));

export const OWING: readonly Row[] = [
  {
    name: 'vv:14.61a whoever has points to meet does so before he fires',
    before: [...FIRE, owes('G1')],
    line: 'shoot G1 Farm --range 3',
    told: 'vv:14.61a (casualties): G1 has Casualty Points to meet first. -> wg casualties',
    but: [{ before: FIRE }, { line: 'shoot Tube Farm --range 3' }],
  },
  {
    name: 'vv:14.61a or places smoke',
    before: [...MOVE, owes('G1')],
    line: 'smoke G1 --target X1',
    told: 'vv:14.61a (casualties): G1 has Casualty Points to meet first. -> wg casualties',
    but: [{ before: MOVE }],
  },
  {
    name: 'vv:14.61a or makes AT fire',
    before: [...FIRE, owes('G2')],
    line: 'anti-tank G2 Sherman --weapon panzerfaust --facing front',
    told: 'vv:14.61a (casualties): G2 has Casualty Points to meet first. -> wg casualties',
    but: [{ before: FIRE }],
  },
  {
    name: 'vv:14.61a or overruns a hex',
    before: [...MOVE, owes('Tiger', 'assault')],
    line: 'overrun Tiger Road --to X1',
    told: 'vv:14.61a (casualties, refuses): Tiger has Casualty Points to meet first. -> wg casualties',
    // AP fire does nothing to an AFV.
    but: [{ before: [...MOVE, owes('Tiger')] }],
  },
  {
    name: 'vv:14.61a or assaults',
    before: [...ADVANCE, owes('G1')],
    line: 'close-assault G1 Farm',
    told: 'vv:14.61a (casualties, refuses): G1 has Casualty Points to meet first. -> wg casualties',
    but: [{ before: ADVANCE }],
  },
  {
    name: 'vv:14.61a or rallies',
    before: [...AFTER, owes('G1'), { G1: { pinned: true } }],
    line: 'rally G1',
    told: 'vv:14.61a (casualties): G1 has Casualty Points to meet first. -> wg casualties',
    but: [{ before: [...AFTER, { G1: { pinned: true } }] }],
  },
  {
    name: 'vv:14.61a nobody leaves a hex that has points to meet',
    before: [...MOVE, owes('G1')],
    line: 'move G1 --through open --to X1',
    told: 'vv:14.61a (casualties, refuses): G1 has Casualty Points to meet first. -> wg casualties',
    but: [{ line: 'move G2 --through open --to X1' }],
  },
  {
    name: 'vv:14.61f another attack of that sort waits',
    before: [...FIRE, ...FARM_OWES],
    line: 'shoot G1 Farm --range 3',
    told: 'vv:14.61f (casualties): Coleman, Able and Baker have Casualty Points of another attack to meet first. -> wg casualties',
    likewise: ['artillery Farm --mission fighter-bomber', 'sniper Farm --side Germans'],
    but: [{ before: FIRE }, { line: 'shoot G1 Truck --range 3' }],
  },
  {
    name: 'vv:14.61f on AFVs too',
    before: [...FIRE, owes('Sherman', 'assault')],
    line: 'anti-tank Tiger Sherman --range 5 --facing front',
    told: 'vv:14.61f (casualties): Sherman has Casualty Points of another attack to meet first. -> wg casualties',
    but: [{ before: FIRE }],
  },
  {
    name: 'vv:14.61f and an overrun',
    before: [...MOVE, owes('Truck'), owes('Charlie')],
    line: 'overrun Tiger Road --to X1',
    told: 'vv:14.61f (casualties): Truck and Charlie have Casualty Points of another attack to meet first. -> wg casualties',
    but: [{ before: MOVE }],
  },
  {
    name: 'vv:14.61f fire is not mixed up with an assault',
    before: [...FIRE, ...FARM_OF_ASSAULT],
    line: 'shoot G1 Farm --range 3',
    told: 'vv:14.61f (casualties, refuses): Coleman, Able and Baker have Casualty Points of another attack to meet first. -> wg casualties',
    likewise: ['artillery Farm --mission fighter-bomber', 'sniper Farm --side Germans'],
    but: [{ line: 'shoot G1 Truck --range 3' }],
  },
  {
    name: 'vv:14.61f nor is an overrun',
    before: [...MOVE, owes('Truck', 'assault'), owes('Charlie', 'assault')],
    line: 'overrun Tiger Road --to X1',
    told: 'vv:14.61f (casualties, refuses): Truck and Charlie have Casualty Points of another attack to meet first. -> wg casualties',
    but: [{ before: MOVE }],
  },
  {
    name: 'vv:15.1h an assault waits for the points of the one before',
    before: [...ADVANCE, ...FARM_OF_ASSAULT],
    line: 'close-assault G1 Farm',
    told: 'vv:15.1h (casualties): Coleman, Able and Baker have Casualty Points of another attack to meet first. -> wg casualties',
    but: [{ before: ADVANCE }],
  },
  {
    name: 'vv:15.1h nor is it mixed up with fire',
    before: [...ADVANCE, ...FARM_OWES],
    line: 'close-assault G1 Farm',
    told: 'vv:15.1h (casualties, refuses): Coleman, Able and Baker have Casualty Points of another attack to meet first. -> wg casualties',
    but: [{ before: ADVANCE }],
  },
  {
    name: 'vv:14.61a before a phase ends points are met',
    before: [...FIRE, ...FARM_OWES, owes('Truck', 'fire', 1)],
    line: 'turn --phase',
    told: 'vv:14.61a (casualties): 2 Casualty Points of Farm and 1 of Road are still to be met. -> wg casualties',
    likewise: ['turn'],
    but: [{ line: 'turn --new' }, { before: FIRE }],
  },
  {
    name: 'vv:14.61g all of the points are met',
    before: [...FIRE, ...FARM_OWES],
    line: 'casualties Farm --points 1',
    told: 'vv:14.61g (points): 2 Casualty Points are to be met, and not 1.',
    but: [{ line: 'casualties Farm' }, { line: 'casualties Farm --points 3' }, { before: FIRE }],
  },
  {
    name: 'vv:15.1g whoever has assaulted does not do so again',
    before: [...ADVANCE, { G1: { assaulted: true } }],
    line: 'close-assault G1 Farm',
    told: 'vv:15.1g (assaulted): G1 has close assaulted in this phase.',
    but: [{ before: ADVANCE }],
  },
  {
    name: 'vv:15.1g by whole turns it is of this turn',
    before: [{ G1: { assaulted: true } }],
    line: 'close-assault G1 Farm',
    told: 'vv:15.1g (assaulted): G1 has close assaulted in this turn.',
    but: [{ before: [] }],
  },
];
