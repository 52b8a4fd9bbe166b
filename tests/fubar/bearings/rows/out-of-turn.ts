import type { Row } from '../../../support/games/speaks.js';
import { ALL, active, TURN } from './forces.js';

const ON_GUARD = { action: 'on-guard' };
const AGAINST_RED = 'shoot "Blue 1" "Red 1" --reaction';
const OVER = [TURN, 'pass', 'pass'];
const ABOARD = { 'Red 1': { aboard: 'Tank' } };
const PASSED = { tried: 'passed' };
/** All of Blue but one have had their try. */
const BLUE_TRIED = { 'Blue 1': PASSED, 'Blue 2': PASSED, Car: PASSED };

/** What the turn and the initiative speak against. */
export const OUT_OF_TURN: readonly Row[] = [
  {
    name: 'fubar:init.1 the sides of a turn are those of the game',
    sides: ['Red', 'Blue'],
    line: 'initiative --sides Red,Green,Black',
    told: 'fubar:init.1 (sides): Green and Black: the sides of this game are Red and Blue.',
    but: [{ line: 'initiative --sides blue,Red' }, { sides: [] }, { line: 'initiative' }],
  },
  {
    name: 'fubar:init.4 only sides of the turn try units',
    before: [TURN],
    line: 'activate --side Green --level green',
    told: 'fubar:init.4 (side, refuses): Green is no side of this turn: Red and Blue are. -> Give --side with one of them.',
    but: [
      { line: 'activate --side red --level green' },
      { before: [] },
      { before: [TURN, { 'Blue 1': { melee: 'Blue 1' } }], line: 'withdraw "Blue 1" --side Green' },
    ],
  },
  {
    name: 'fubar:init.4 nor does one of another side have its try by a withdrawal',
    besides: [{ ...ALL[0]!, name: 'Green 1', side: 'Green' }],
    before: [
      TURN,
      {
        'Green 1': { melee: 'Blue 1', assaulted: true, fought: true },
        'Blue 1': { melee: 'Blue 1', fought: true },
      },
    ],
    line: 'withdraw "Green 1" "Blue 1"',
    told: 'fubar:init.4 (side, refuses): Green is no side of this turn: Red and Blue are. -> Give --side with one of them.',
    but: [
      {
        before: [
          TURN,
          { 'Green 1': { melee: 'Blue 1', fought: true }, 'Blue 1': { melee: 'Blue 1', fought: true } },
        ],
      },
    ],
  },
  {
    name: 'fubar:init.6 and only they pass',
    before: [TURN],
    line: 'pass --side Green',
    told: 'fubar:init.6 (side, refuses): Green is no side of this turn: Red and Blue are. -> Give --side with one of them.',
    but: [
      { line: 'pass --side Red' },
      {
        before: OVER,
        also: ['fubar:turn.2 (over, refuses): Turn 1 is over. -> wg initiative begins the next turn.'],
      },
    ],
  },
  {
    name: 'fubar:init.4 only the side with the initiative tries a unit',
    before: [TURN],
    line: 'activate "Blue 1"',
    told: 'fubar:init.4 (initiative, refuses): Red has the initiative, not Blue. -> wg pass hands it over.',
    but: [
      { line: 'activate "Red 1"' },
      { before: [TURN, 'pass'] },
      { before: [] },
      { before: [TURN, { 'Red 1': PASSED, 'Red 2': PASSED, Tank: PASSED }] },
    ],
  },
  {
    name: 'fubar:init.4 a withdrawal of whoever was assaulted is its try',
    before: [TURN, { 'Blue 1': { melee: 'Blue 1', assaulted: true, fought: true } }],
    line: 'withdraw "Blue 1"',
    told: 'fubar:init.4 (initiative, refuses): Red has the initiative, not Blue. -> wg pass hands it over.',
    but: [{ before: [TURN, { 'Blue 1': { melee: 'Blue 1', fought: true } }] }],
  },
  {
    name: 'fubar:init.6 only the side with the initiative passes',
    before: [TURN],
    line: 'pass --side Blue',
    told: 'fubar:init.6 (initiative, refuses): Red has the initiative, not Blue. -> wg pass hands it over.',
    but: [{ line: 'pass --side Red' }, { line: 'pass' }, { before: [TURN, 'pass'] }],
  },
  {
    name: 'fubar:turn.2 in a turn that is over nobody is tried',
    before: OVER,
    line: 'activate "Red 1"',
    told: 'fubar:turn.2 (over, refuses): Turn 1 is over. -> wg initiative begins the next turn.',
    likewise: ['pass', 'withdraw "Red 1"'],
    but: [
      { before: [TURN, 'pass'], line: 'activate "Blue 1"' },
      { before: [...OVER, ['initiative', 'red=6 blue=1']] },
    ],
  },
  {
    name: 'fubar:turn.2 in a turn that is over nobody acts',
    before: [TURN, active('Red 1'), 'move "Red 1" --action run', 'pass', 'pass'],
    line: 'move "Red 1" --action walk',
    told: 'fubar:turn.2 (over): Turn 1 is over. -> wg initiative begins the next turn.',
    also: ['fubar:activate.5 (activation over): The activation of Red 1 is over.'],
    likewise: [
      'shoot "Red 1" "Blue 1"',
      'melee "Red 1" "Blue 1" --distance 5',
      'overrun Tank "Blue 1" --distance 5',
    ],
    but: [{ before: [TURN, active('Red 1')] }],
  },
  {
    name: 'fubar:turn.2 but the last unit of it, as long as its activation goes on',
    before: [TURN, { 'Red 1': PASSED, 'Red 2': PASSED, ...BLUE_TRIED }, active('Tank'), 'move Tank'],
    line: 'move "Red 1" --action walk',
    told: 'fubar:turn.2 (over): Turn 1 is over. -> wg initiative begins the next turn.',
    also: ['fubar:activate.5 (activation over): The activation of Red 1 is over: Tank has been tried since.'],
    but: [{ line: 'shoot Tank "Blue 1" --fire heavy-cannon:1' }],
  },
  {
    name: 'fubar:activate.1 nobody acts who was not activated',
    before: [TURN],
    line: 'move "Red 1" --action walk',
    told: "fubar:activate.1 (not activated): Red 1 has not been activated this turn. -> wg activate 'Red 1'",
    likewise: ['shoot "Red 1" "Blue 1"', 'melee "Red 1" "Blue 1" --distance 5'],
    but: [
      { before: [TURN, active('Red 1')] },
      { before: [] },
      { before: [TURN, { 'Red 1': { combat: true } }] },
    ],
  },
  {
    name: 'fubar:activate.1 no vehicle drives through infantry that was not',
    before: [TURN],
    line: 'overrun Tank "Blue 1" --distance 5',
    told: 'fubar:activate.1 (not activated): Tank has not been activated this turn. -> wg activate Tank',
    but: [{ before: [TURN, active('Tank')] }],
  },
  {
    name: 'fubar:activate.1 nor is it his, where another side has the initiative',
    before: [TURN],
    line: 'move "Blue 1" --action walk',
    told: "fubar:activate.1 (not activated): Blue 1 has not been activated this turn, and Red has the initiative, not Blue. -> wg activate 'Blue 1'",
    but: [{ before: [TURN, 'pass', active('Blue 1')] }],
  },
  {
    name: 'fubar:activate.5 an activation is over once another unit is tried',
    before: [TURN, active('Red 1'), active('Red 2')],
    line: 'move "Red 1" --action walk',
    told: 'fubar:activate.5 (activation over): The activation of Red 1 is over: Red 2 has been tried since.',
    likewise: ['shoot "Red 1" "Blue 1"', 'melee "Red 1" "Blue 1" --distance 5'],
    but: [{ line: 'move "Red 2" --action walk' }, { before: [{ 'Red 1': PASSED }] }],
  },
  {
    name: 'fubar:activate.5 an activation is over once the player has passed',
    before: [TURN, active('Tank'), 'pass'],
    line: 'overrun Tank "Blue 1" --distance 5',
    told: 'fubar:activate.5 (activation over): The activation of Tank is over.',
    but: [{ before: [TURN, active('Tank')] }],
  },
  {
    name: 'fubar:turn.2 a turn ends when all have had their try',
    before: [TURN, { 'Red 2': PASSED, Tank: PASSED, ...BLUE_TRIED }],
    line: 'initiative',
    told: 'fubar:turn.2 (turn not over): Turn 1 is not over: Red 1 had no try. -> wg pass, where a side has no more to try',
    but: [
      { before: OVER },
      { before: [TURN, { 'Red 1': PASSED, 'Red 2': PASSED, Tank: PASSED, ...BLUE_TRIED }] },
      { before: [], line: 'initiative --sides Red,Blue' },
    ],
  },
  {
    name: 'fubar:melee.9 a turn begins with the rounds of close combats',
    before: [TURN, { 'Red 1': { melee: 'Blue 1' }, 'Blue 1': { melee: 'Blue 1' } }],
    line: 'activate "Red 2"',
    told: "fubar:melee.9 (melee first): A turn begins with the close combat of Red 1 and Blue 1. -> wg melee 'Red 1' 'Blue 1'",
    likewise: ['pass --side Red'],
    but: [
      {
        before: [
          TURN,
          { 'Red 1': { melee: 'Blue 1', fought: true }, 'Blue 1': { melee: 'Blue 1', fought: true } },
        ],
      },
      { before: [{ 'Red 1': { melee: 'Blue 1' }, 'Blue 1': { melee: 'Blue 1' } }] },
    ],
  },
  {
    name: 'fubar:melee.9 nor does a turn end before them',
    before: [TURN, { 'Red 1': { melee: 'Blue 1' }, 'Blue 1': { melee: 'Blue 1' } }, 'pass', 'pass'],
    line: 'initiative',
    told: "fubar:melee.9 (melee first): The round of turn 1 between Red 1 and Blue 1 was not fought. -> wg melee 'Red 1' 'Blue 1'",
    but: [{ before: OVER }],
  },
  {
    name: 'fubar:activate.5 the last unit that was activated has done something',
    before: [TURN, { 'Red 1': PASSED, 'Red 2': PASSED, ...BLUE_TRIED }, active('Tank')],
    line: 'initiative',
    told: 'fubar:activate.5 (not acted, missing): Tank was activated, and has done nothing that was told.',
    but: [
      { before: [TURN, { 'Red 1': PASSED, 'Red 2': PASSED, ...BLUE_TRIED }, active('Tank'), 'move Tank'] },
      { before: [TURN, { 'Red 1': PASSED, 'Red 2': PASSED, ...BLUE_TRIED }, ['activate Tank', '1']] },
    ],
  },
  {
    name: 'fubar:activate.5 who is activated does something before another is tried, or his side passes',
    before: [TURN, active('Red 1')],
    line: 'activate "Red 2"',
    likewise: ['pass'],
    told: 'fubar:activate.5 (not acted, missing): Red 1 was activated, and has done nothing that was told.',
    but: [
      { before: [TURN, active('Red 1'), 'move "Red 1" --action run'] },
      { before: [TURN, active('Red 1')], line: 'move "Red 1" --action run' },
      { before: [TURN, { Tank: { immobilised: true, lostWeapons: 2 } }, active('Tank')] },
    ],
  },
  {
    name: 'fubar:activate.5 nor does one that was assaulted have its try by a withdrawal before that',
    before: [
      TURN,
      { 'Red 2': { melee: 'Blue 1', assaulted: true }, 'Blue 1': { melee: 'Blue 1', fought: true } },
      active('Red 1'),
    ],
    line: 'withdraw "Red 2" "Blue 1"',
    told: 'fubar:activate.5 (not acted, missing): Red 1 was activated, and has done nothing that was told.',
    but: [
      {
        before: [
          TURN,
          { 'Red 2': { melee: 'Blue 1', assaulted: true }, 'Blue 1': { melee: 'Blue 1', fought: true } },
        ],
      },
    ],
  },
  {
    name: 'fubar:action.11 whoever took Assault has fought before another is tried, where he came into contact',
    before: [TURN, active('Red 1'), 'move "Red 1" --action assault'],
    line: 'activate "Red 2"',
    likewise: ['pass'],
    told: "fubar:action.11 (not fought, missing): Red 1 took Assault, and no close combat of it was told. -> wg melee 'Red 1', where it came into contact",
    but: [
      { line: 'melee "Red 1" "Blue 1"' },
      { before: [TURN, active('Red 1'), { 'Red 1': { action: 'assault', acted: true, fought: true } }] },
      { before: [TURN, active('Red 1'), 'move "Red 1" --action run'] },
      {
        line: 'activate "Blue 1"',
        also: [
          'fubar:init.4 (initiative, refuses): Red has the initiative, not Blue. -> wg pass hands it over.',
        ],
      },
    ],
  },
  {
    name: 'fubar:action.11 nor does a turn end before that',
    before: [
      TURN,
      { 'Red 1': PASSED, Tank: PASSED, ...BLUE_TRIED },
      active('Red 2'),
      'move "Red 2" --action assault',
    ],
    line: 'initiative',
    told: "fubar:action.11 (not fought, missing): Red 2 took Assault, and no close combat of it was told. -> wg melee 'Red 2', where it came into contact",
    but: [
      {
        before: [
          TURN,
          { 'Red 1': PASSED, Tank: PASSED, ...BLUE_TRIED },
          active('Red 2'),
          { 'Red 2': { ...PASSED, action: 'assault', acted: true, moved: true, fought: true } },
        ],
      },
    ],
  },
  {
    name: 'fubar:action.11 nor does one that was assaulted withdraw before that',
    before: [
      TURN,
      { 'Red 2': { melee: 'Blue 1', assaulted: true }, 'Blue 1': { melee: 'Blue 1', fought: true } },
      active('Red 1'),
      'move "Red 1" --action assault',
    ],
    line: 'withdraw "Red 2" "Blue 1"',
    told: "fubar:action.11 (not fought, missing): Red 1 took Assault, and no close combat of it was told. -> wg melee 'Red 1', where it came into contact",
    but: [
      {
        before: [
          TURN,
          { 'Red 2': { melee: 'Blue 1', assaulted: true }, 'Blue 1': { melee: 'Blue 1', fought: true } },
          active('Red 1'),
          'move "Red 1" --action run',
        ],
      },
    ],
  },
  {
    name: 'fubar:action.7 nobody fires On Guard who is not',
    before: [TURN, active('Red 1')],
    line: AGAINST_RED,
    told: 'fubar:action.7 (not on guard): Blue 1 is not On Guard.',
    but: [{ before: [TURN, active('Red 1'), { 'Blue 1': ON_GUARD }] }, { before: [] }],
  },
  {
    name: 'fubar:action.7 fire On Guard at an Assault comes before its close combat',
    before: [
      TURN,
      active('Red 1'),
      { 'Blue 1': ON_GUARD, 'Red 1': { action: 'assault', fought: true, moved: true } },
    ],
    line: AGAINST_RED,
    told: 'fubar:action.7 (struck): Red 1 has struck already: fire On Guard at its Assault comes before the close combat (R22). -> wg undo, and tell the fire first.',
    but: [
      {
        before: [TURN, active('Red 1'), { 'Blue 1': ON_GUARD, 'Red 1': { action: 'assault', moved: true } }],
      },
      {
        before: [
          TURN,
          active('Red 1'),
          { 'Blue 1': ON_GUARD, 'Red 1': { action: 'walk', fought: true, moved: true } },
        ],
      },
    ],
  },
  {
    name: 'fubar:action.7 fire On Guard is at an enemy that moves',
    before: [TURN, { 'Blue 1': ON_GUARD }],
    line: AGAINST_RED,
    told: 'fubar:action.7 (still): Red 1 does not move now: fire On Guard is at an enemy that does.',
    but: [
      { before: [TURN, active('Red 1'), { 'Blue 1': ON_GUARD }] },
      { before: [TURN, active('Red 1'), 'move "Red 1" --action walk', { 'Blue 1': ON_GUARD }] },
      { before: [{ 'Blue 1': ON_GUARD }] },
    ],
  },
  {
    name: 'fubar:action.7 one that fires where it stands does not move',
    before: [TURN, active('Red 1'), { 'Blue 1': ON_GUARD, 'Red 1': { fired: true } }],
    line: AGAINST_RED,
    told: 'fubar:action.7 (still): Red 1 does not move now: fire On Guard is at an enemy that does.',
    but: [{ before: [TURN, active('Red 1'), { 'Blue 1': ON_GUARD, 'Red 1': { fired: true, moved: true } }] }],
  },
  {
    name: 'fubar:action.7 nor does one whose activation is over',
    before: [TURN, active('Red 1'), active('Red 2'), { 'Blue 1': ON_GUARD }],
    line: AGAINST_RED,
    told: 'fubar:action.7 (still): Red 1 does not move now: fire On Guard is at an enemy that does.',
    but: [{ line: 'shoot "Blue 1" "Red 2" --reaction' }],
  },
  {
    name: 'fubar:action.7 nobody moves in a turn that is over',
    before: [...OVER, { 'Blue 1': ON_GUARD }],
    line: 'shoot "Blue 1" --reaction --target-level green',
    told: 'fubar:action.7 (nobody moves): Turn 1 is over: fire On Guard is at an enemy that moves.',
    but: [{ before: [TURN, { 'Blue 1': ON_GUARD }] }],
  },
  {
    name: 'fubar:action.7 nor any enemy while a unit of the same side is activated',
    before: [TURN, active('Red 2'), { 'Red 1': ON_GUARD }],
    line: 'shoot "Red 1" --reaction --target-level green',
    told: 'fubar:action.7 (nobody moves): Red 2 is activated, of its own side: fire On Guard is at an enemy that moves.',
    but: [
      { before: [TURN, ['activate "Red 2"', '1'], { 'Red 1': ON_GUARD }] },
      {
        line: 'shoot "Red 1" --reaction --target Others --target-level green',
        also: [
          'fubar:unit.1 (name): No unit on record is called Others: a new one now is. -> wg undo takes back a slip; wg muster puts a unit on record.',
        ],
      },
    ],
  },
  {
    name: 'fubar:activate.3 where no enemy is left the roll is easier',
    before: [TURN, { 'Blue 1': { figures: 0 }, 'Blue 2': { figures: 0 }, Car: { destroyed: true } }],
    line: 'activate "Red 1"',
    told: 'fubar:activate.3 (no enemy, missing): No enemy is left on record: where none is visible the roll is at +1. -> Give --no-enemy.',
    but: [
      { line: 'activate "Red 1" --no-enemy' },
      { before: [TURN, { 'Blue 1': { figures: 0 }, 'Blue 2': { figures: 0 } }] },
    ],
  },
  {
    name: 'fubar:vehicle.7 nobody acts who rides',
    before: [TURN, active('Red 1'), ABOARD],
    line: 'move "Red 1" --action walk',
    told: "fubar:vehicle.7 (aboard): Red 1 rides in Tank. -> wg roster unmark 'Red 1' aboard, once it has got out",
    likewise: ['melee "Red 1" "Blue 1" --distance 5', 'withdraw "Red 1"'],
    but: [{ before: [TURN, active('Red 1')] }],
  },
  {
    name: 'fubar:vehicle.7 of whoever mounts it is told into what',
    before: [TURN, active('Red 1')],
    line: 'move "Red 1" --action mount-up',
    told: "fubar:vehicle.7 (mounting, missing): What Red 1 mounts was not told: wg roster mark 'Red 1' aboard=<vehicle>, once it is inside.",
    but: [{ line: 'move "Red 1" --action walk' }, { line: 'move --action mount-up' }],
  },
  {
    name: 'fubar:vehicle.7 and of whoever gets out, that he has',
    before: [TURN, active('Red 1'), ABOARD],
    line: 'move "Red 1" --action mount-up',
    told: "fubar:vehicle.7 (mounting, missing): Red 1 rides in Tank. wg roster unmark 'Red 1' aboard tells that it has got out.",
    but: [{ before: [TURN, active('Red 1')], line: 'move "Red 1" --action run' }],
  },
  {
    name: 'fubar:vehicle.7 whether he fires who rides is for the players',
    before: [TURN, active('Red 1'), ABOARD],
    line: 'shoot "Red 1" "Blue 1"',
    told: "fubar:vehicle.7 (aboard, missing): Red 1 rides in Tank. Whether it fires from there is for the players (R72). -> wg roster unmark 'Red 1' aboard, once it has got out",
    but: [{ before: [TURN, active('Red 1')] }],
  },
  {
    name: 'fubar:vehicle.7 nobody gets at those inside',
    before: [TURN, active('Red 1'), { 'Blue 1': { aboard: 'Car' } }],
    line: 'melee "Red 1" "Blue 1" --distance 5',
    told: "fubar:vehicle.7 (aboard, refuses): Blue 1 rides in Car. -> wg roster unmark 'Blue 1' aboard, once it has got out",
    likewise: ['overrun Tank "Blue 1" --distance 5', 'withdraw "Red 1" "Blue 1"'],
    but: [{ before: [TURN, active('Red 1')] }],
  },
];
