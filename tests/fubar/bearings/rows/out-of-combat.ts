import type { Row } from '../../../support/games/speaks.js';
import { active, TURN } from './forces.js';

/** Red 1 has assaulted Blue 1. */
const FIGHT = { 'Red 1': { melee: 'Blue 1' }, 'Blue 1': { melee: 'Blue 1' } };
/** And Red 2 as well. */
const THREE = { ...FIGHT, 'Red 2': { melee: 'Blue 1' } };
const FOUGHT = { fought: true };

/** What close combats that are told speak against. */
export const OUT_OF_COMBAT: readonly Row[] = [
  {
    name: 'fubar:melee.9 one round is fought in a turn',
    before: [TURN, FIGHT],
    line: 'melee "Red 1" "Blue 1" --carried-on --rounds 2',
    told: 'fubar:melee.9 (rounds): 2 rounds are those of 2 turns: one in each. -> Give --rounds 1.',
    but: [{ line: 'melee "Red 1" "Blue 1" --carried-on --rounds 1' }, { before: [FIGHT] }],
  },
  {
    name: 'fubar:melee.4 figures strike once, and whoever fights two is told how many fight each',
    before: [TURN, THREE],
    line: 'melee "Red 1" "Blue 1" --carried-on',
    told: 'fubar:melee.4 (struck, missing): Blue 1 fights others as well: its figures strike once, and all of them here. -> Give --attackers and --defenders, those in contact with each other.',
    but: [
      { line: 'melee "Red 1" "Blue 1" --carried-on --defenders 3' },
      { before: [TURN, FIGHT] },
      { before: [TURN, { ...THREE, 'Red 2': { melee: 'Blue 1', fought: true } }] },
      { before: [TURN, { ...THREE, 'Blue 1': { melee: 'Blue 1', contact: 3 } }] },
    ],
  },
  {
    name: 'fubar:melee.4 those who attack two likewise',
    before: [TURN, { ...FIGHT, 'Blue 2': { melee: 'Blue 1' } }],
    line: 'melee "Red 1" "Blue 1" --carried-on',
    told: 'fubar:melee.4 (struck, missing): Red 1 fights others as well: its figures strike once, and all of them here. -> Give --attackers and --defenders, those in contact with each other.',
    but: [
      { line: 'melee "Red 1" "Blue 1" --carried-on --attackers 3' },
      {
        before: [TURN, { ...FIGHT, 'Red 1': { melee: 'Blue 1', ...FOUGHT }, 'Blue 2': { melee: 'Blue 1' } }],
      },
    ],
  },
  {
    name: 'fubar:withdraw.2 each opponent may follow up',
    before: [
      TURN,
      { 'Red 1': { ...FIGHT['Red 1'], ...FOUGHT }, 'Blue 1': { ...FIGHT['Blue 1'], ...FOUGHT } },
    ],
    line: 'withdraw "Red 1"',
    told: 'fubar:withdraw.2 (others, missing): Blue 1 may follow up where it gets away, by a roll of its own that is not told here. -> Name it behind the unit that withdraws.',
    but: [{ line: 'withdraw "Red 1" "Blue 1"' }],
  },
  {
    name: 'fubar:withdraw.2 and one who is not named by a roll of its own',
    before: [
      TURN,
      {
        'Red 1': { melee: 'Blue 1', ...FOUGHT },
        'Blue 1': { melee: 'Blue 1', ...FOUGHT },
        'Blue 2': { melee: 'Blue 1', ...FOUGHT },
      },
    ],
    line: 'withdraw "Red 1" "Blue 1"',
    told: "fubar:withdraw.2 (others, missing): Blue 2 may follow up as well, by a roll of its own: wg roll 2d6, the first its try, the second how far; where that reaches, wg roster mark 'Red 1' and 'Blue 2' melee='Blue 2', and foes= with all who caught it. -> Name it behind the unit that withdraws.",
    but: [
      {
        before: [TURN, { 'Red 1': { melee: 'Blue 1', ...FOUGHT }, 'Blue 1': { melee: 'Blue 1', ...FOUGHT } }],
      },
    ],
  },
  {
    name: 'fubar:withdraw.1 nobody withdraws from no combat',
    before: [TURN],
    line: 'withdraw "Red 1"',
    told: 'fubar:withdraw.1 (no melee): Red 1 is in no close combat that was told.',
    but: [
      {
        before: [TURN, { 'Red 1': { melee: 'Blue 1', ...FOUGHT }, 'Blue 1': { melee: 'Blue 1', ...FOUGHT } }],
        line: 'withdraw "Red 1" "Blue 1"',
      },
    ],
  },
  {
    name: 'fubar:vassault.2 who of a close combat is in the path of a vehicle is for the players',
    before: [
      TURN,
      { ...FIGHT, 'Red 1': { melee: 'Blue 1', ...FOUGHT }, 'Blue 1': { melee: 'Blue 1', ...FOUGHT } },
      active('Tank'),
    ],
    line: 'overrun Tank "Blue 1" --distance 5',
    told: "fubar:vassault.2 (melee, missing): Blue 1 is in close combat with Red 1: who of both is in the path, and whether they part, is for the players. -> wg roster unmark 'Blue 1' melee, where they do",
    but: [{ before: [TURN, active('Tank')] }],
  },
  {
    name: 'fubar:withdraw.2 only an opponent follows up',
    before: [TURN, { 'Red 1': { melee: 'Blue 1', ...FOUGHT }, 'Blue 1': { melee: 'Blue 1', ...FOUGHT } }],
    line: 'withdraw "Red 1" "Blue 2"',
    told: 'fubar:withdraw.2 (no opponent): Blue 2 is in another place: the opponents in that combat follow up.',
    but: [{ line: 'withdraw "Red 1" "Blue 1"' }],
  },
];
