import { column, plus, quote, type Row, rowsOf, sheetOf, words } from '../../src/rules/book/sheet.js';
import { signed } from '../../src/rules/text/say.js';
import {
  AUTOMATIC,
  armourElimination,
  dieLimits,
  frontOrRear,
  LETTERS,
  NO_STEPS,
  toHit,
} from './armour/tables.js';
import { defenceApfp, killNumbers } from './assault/tables.js';
import { casualtyActions, rallyNumbers } from './casualties/tables.js';
import { type ApColumn, apFire, fireNumbers, opportunity } from './fire/tables.js';
import { movementPoints, stackLimits } from './movement/tables.js';
import { positionCover } from './positions/tables.js';
import { missions, scatterDiagram, smokePlaced, supportDie } from './support/tables.js';
import { hexsideCover, PROHIBITED, type Terrain, terrainCost, terrainCover } from './terrain/tables.js';
import { valourNumbers } from './valour/tables.js';
import { weaponUse } from './weapons/tables.js';
import type { ClauseId, RulingId } from './words.js';

const { grid, list, ruled, says, section, sheet: sheetWith } = sheetOf<ClauseId, RulingId>();

const { cells: number } = fireNumbers;
const { cells: die } = dieLimits;
const { cells: covers } = casualtyActions;
const { cells: valour } = valourNumbers;
const ROLLS: readonly ApColumn[] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const dash = (n: number): string => (n === NO_STEPS ? '-' : String(n));
const elimination = (n: number): string => (n === AUTOMATIC ? 'E' : dash(n));
const entered = (n: number): string => (n === PROHIBITED ? 'no' : String(n));
const cover = (n: number): string => (n === 0 ? '-' : signed(n));
const off = (n: number): string => signed(-n);

/** A kind of terrain: what it costs on foot and in a vehicle, and how it covers. */
const terrainRow = (terrain: Terrain, name: string = terrain): Row => [
  name,
  quote(terrainCost.cells[`foot ${terrain}`], entered),
  quote(terrainCost.cells[`vehicle ${terrain}`], entered),
  quote(terrainCover.cells[terrain], cover),
];

const turn = section(
  'The turn',
  says(
    'vv:beyond.5',
    'Phases',
    words`Command, Fire, Movement, Defensive Fire (of the other player), Advance and Assault, After-Action; then the other player's six.`,
  ),
  says('vv:beyond.5.31', 'Command', words`Pins of the active player end by themselves.`),
  says('vv:beyond.5.35', 'Advance', words`One hex that may be entered, whatever it costs, with any marker.`),
  says(
    'vv:beyond.5.36',
    'After-Action',
    words`Move and Fire markers off; Smoke 1 goes, Smoke 2 becomes Smoke 1.`,
  ),
  list(
    'Rally in the After-Action Phase, on two dice or less',
    rowsOf(rallyNumbers, ['leader', 'elite', 'infantry', 'vehicle', ['gun', 'Gun']]),
  ),
  says('vv:13.1', 'Attacks', words`One a turn for each unit, close assaults aside.`),
);

const movement = section(
  'Movement',
  list(
    'Movement points on foot',
    rowsOf(movementPoints, [
      'leader',
      'squad',
      'half-squad',
      'with a leader',
      ['heavy weapon', 'less with a Heavy weapon'],
    ]),
  ),
  says('vv:beyond.6.31', 'Assault move', words`Half the points, and ${plus(number['assault move'])} cover.`),
  grid(
    'Terrain',
    ['foot', 'vehicle', 'cover'],
    [
      terrainRow('open', 'open, beach, desert'),
      terrainRow('road', 'road, bridge'),
      terrainRow('building'),
      terrainRow('woods', 'woods, jungle'),
      terrainRow('stream', 'stream, gully, wadi'),
      terrainRow('orchard', 'orchard, palm grove, hay stack'),
      terrainRow('crops'),
      [
        'hill, going up: more',
        quote(terrainCost.cells['foot uphill']),
        quote(terrainCost.cells['vehicle uphill']),
        quote(terrainCover.cells.hill, cover),
      ],
      [
        'wall, hedge, hedgerow: more',
        quote(terrainCost.cells['foot hexside']),
        quote(terrainCost.cells['vehicle hexside']),
        plus(hexsideCover.cells.wall),
      ],
    ],
  ),
  list(
    'Cover of a position',
    rowsOf(positionCover, undefined, (cell) => [plus(cell)]),
  ),
  says(
    'vv:20.2',
    'Added to terrain',
    words`Foxholes, trenches and caves add to their terrain; the others stand in the open.`,
  ),
  says(
    'vv:beyond.20.3',
    'Into a position',
    words`${terrainCost.cells['foot position']} point more; mines and barbed wire none.`,
  ),
  says('vv:beyond.6.6'),
  says(
    'vv:beyond.6.5',
    'Vehicles turn',
    words`Once a hex, one hexside free, 1 point each for two more; reversing costs double.`,
  ),
  list(
    'Stacking (units in a hex)',
    rowsOf(stackLimits, [
      'infantry',
      ['vehicles', 'vehicles or Guns'],
      ['beside one vehicle', 'infantry beside one'],
      ['bunker', 'infantry in a bunker'],
    ]),
  ),
  says('vv:beyond.8.3'),
  says(
    'vv:beyond.20.7',
    'Minefield',
    words`Who enters: one die a unit, eliminated on ${die.minefield} or less.`,
  ),
  says(
    'vv:beyond.20.8',
    'Barbed wire',
    words`Infantry stops, and fires out at ${plus(number['barbed wire'])}; vehicles stay out, AFVs do not care.`,
  ),
);

const fire = section(
  'AP fire',
  grid(
    'Casualty Points, by APFP and modified roll of two dice',
    ROLLS.map((roll) => (roll === 12 ? '12+' : String(roll))),
    rowsOf(apFire, undefined, (cell) => ROLLS.map((roll) => column(cell, roll, dash))),
  ),
  says(
    'vv:beyond.14.5',
    'AP roll',
    words`Two dice, plus cover and hindrances, less one leader and 1 for each Grenades counter.`,
  ),
  says(
    'vv:beyond.9.4',
    'Hindrances',
    words`${plus(number.hindrance)} each along the line of sight; they add up.`,
  ),
  list('Opportunity fire (on the dice)', [
    ['no positive cover', quote(opportunity.cells['no positive cover'], off)],
    ['adjacent hex', quote(opportunity.cells.adjacent, off)],
  ]),
  ruled('vv:R46', 'Opportunity fire, both', words`They add up.`),
  ruled('vv:R49', 'A wall or hedge between adjacent hexes', words`Does not count.`),
  grid(
    'APFP with a support weapon',
    ['Light', 'Heavy'],
    [
      ['squad', quote(weaponUse.cells['squad L']), quote(weaponUse.cells['squad H'])],
      ['half squad', quote(weaponUse.cells['half-squad L']), quote(weaponUse.cells['half-squad H'])],
      ['leader', quote(weaponUse.cells['leader L']), quote(weaponUse.cells['leader H'])],
    ],
  ),
  says('vv:12.3f'),
  says(
    'vv:beyond.12.6',
    'Mortars',
    words`From ${number['mortars from']} hexes on, not with infantry; points on infantry in woods or jungle are doubled.`,
  ),
  says(
    'vv:beyond.14.4',
    'Vehicles',
    words`Gun APFP at any range, machine guns to ${number['machine guns reach']} hexes, in one attack on one target.`,
  ),
  says('vv:beyond.13.9', 'Fire lane', words`Who enters is attacked on the row of 1-4, with no modifiers.`),
  says(
    'vv:beyond.17.5',
    'Sniper',
    words`One die: what it has above cover and hindrances, up to ${number['snipers reach']} hexes away.`,
  ),
  says(
    'vv:beyond.17.2',
    'Natural 12',
    words`On infantry fire the other side's sniper may appear, once a game.`,
  ),
);

const casualties = section(
  'Casualty Points',
  says('vv:14.61g', 'The owner', words`Meets or exceeds the total with his units, as he chooses.`),
  list('Casualty Points covered', [
    ['pinned', quote(covers.pin)],
    ['ignored by valour, or by a Gun behind its shield', quote(covers.ignored)],
  ]),
  says('vv:14.61c', 'Squad reduced', words`The difference of the two Casualty Ratings; then a pin too.`),
  says('vv:14.61d', 'Eliminated', words`Its Casualty Rating.`),
  says('vv:14.61h', 'Order', words`Pins last, if they alone cannot meet the total.`),
  says('vv:14.62a'),
  says('vv:14.62b'),
  ruled('vv:R31', 'More than needed', words`Any choice that meets the total is lawful.`),
  ruled('vv:R45', 'A unit pinned before'),
  says('vv:14.7a', 'Pinned', words`Does nothing, until it rallies or its next Command Phase.`),
  says(
    'vv:14.64b',
    'Vehicle or Gun',
    words`Several points up to its rating: one die, at or below it pinned, above eliminated.`,
  ),
  says('vv:14.64c', 'More than the rating', words`Eliminated.`),
);

const assault = section(
  'Close assault',
  list('Kill Number by odds of APFP, or less on two dice', rowsOf(killNumbers)),
  says('vv:15.1b', 'Who', words`Infantry of one hex that has not advanced, into an adjacent one.`),
  says('vv:15.6c'),
  ruled('vv:R3', 'An APFP of 0', words`Against 0 the best column, with 0 the worst.`),
  ruled('vv:R4', 'Natural 2 and 12'),
  says('vv:15.9a', 'Pinned defenders', words`Are eliminated first, and count for nothing.`),
  says('vv:15.3a', 'Assaulting leader', words`His modifier off the roll; one a side.`),
  says('vv:15.3b', 'Defending leader', words`His modifier off the Kill Number.`),
  says('vv:12.52a', 'Grenades', words`1 off the roll; of a defender 1 off the Kill Number.`),
  says('vv:15.2a', 'Weapons', words`Assaulters: Light machine guns, satchel charges, grenades.`),
  list(
    'Defence APFP',
    rowsOf(defenceApfp, [['gun', 'Gun'], 'unarmed vehicle', ['unarmed afv', 'unarmed AFV']]),
  ),
  ruled('vv:R28', 'Weapon or own APFP', words`As the owner declares.`),
  says('vv:16.3a'),
  says('vv:15.7b'),
  says(
    'vv:15.8b',
    'Success',
    words`The assaulters take cover of the hex and hexside + 1 for each defender; they move in.`,
  ),
  says('vv:15.8e', 'Failure', words`The same, and the margin of failure.`),
  says('vv:15.8f', 'Failure, defenders', words`Take 1 for each assaulting unit.`),
  ruled('vv:R17', 'Cover adds up', words`Terrain, hexside, entrenchment and levels.`),
  says('vv:15.81', 'Assault uphill', words`+1 for each level.`),
  says(
    'vv:15.10a',
    'On an AFV',
    words`Up to ${die['most points on an AFV']} points: one die, at or below them it is immobilised.`,
  ),
  says(
    'vv:18.6a',
    'Crew',
    words`Abandons a newly immobilised AFV on ${die['crew abandons']} or less on one die.`,
  ),
);

const armour = section(
  'AT fire',
  list(
    'To hit, or less on two dice',
    rowsOf(toHit, [
      ['at-weapon', 'infantry AT weapon'],
      ['gun to 10', 'Gun to 10 hexes'],
      ['gun to 19', 'Gun, 11 to 19'],
      ['gun from 20', 'Gun, 20 and more'],
      'mortar',
      'artillery',
      ['air', 'air attack'],
    ]),
  ),
  says('vv:beyond.18.3', 'To hit, modifiers', words`Cover on the roll; a leader may modify it.`),
  grid(
    'Elimination Number, by ATFP and armour',
    LETTERS,
    rowsOf(armourElimination, undefined, (cell) =>
      LETTERS.map((letter) => column(cell, letter, elimination)),
    ),
  ),
  says(
    'vv:beyond.18.4',
    'Elimination roll',
    words`Below it eliminated, equal immobilised; E without a roll. Unarmored vehicles and Guns: a hit eliminates.`,
  ),
  says(
    'vv:beyond.18.5',
    'Facing',
    words`On the line between front and rear one die: ${frontOrRear.cells.front} or less is front.`,
  ),
  says('vv:beyond.13.5', 'Gun shield', words`${plus(number['gun shield'])} against AT fire from its front.`),
  says(
    'vv:beyond.19',
    'Overrun',
    words`AP fire with ${number.overrun} times the APFP of the AFV; ${number['overrun movement']} movement points besides the hexes.`,
  ),
  says('vv:beyond.19.2'),
);

const support = section(
  'Artillery, smoke, valour',
  grid(
    'Missions attack on',
    ['AP row', 'ATFP'],
    rowsOf(missions, undefined, (cell) => [column(cell, 'row'), column(cell, 'atfp')]),
  ),
  list('Scatter in hexes, by one die', rowsOf(supportDie)),
  list('Direction, by one die', rowsOf(scatterDiagram)),
  ruled('vv:R51', 'Air strikes scatter'),
  grid(
    'Smoke',
    ['marker', 'factors'],
    rowsOf(smokePlaced, ['infantry', 'mortar', ['gun', 'Gun'], ['afv', 'AFV'], 'artillery'], (cell) => [
      column(cell, 'marker'),
      column(cell, 'factors'),
    ]),
  ),
  says('vv:11.5', 'Smoke hinders', words`+1 for Smoke 1, +2 for Smoke 2, into or through the hex.`),
  says(
    'vv:beyond.16.2',
    'Natural 2',
    words`Infantry of the attack checks for valour: its Casualty Rating or less, a leader ${valour.leader} or less.`,
  ),
  says('vv:beyond.16.3', 'Valorous', words`${plus(number.valour)} APFP; ignores the first point.`),
);

/** What is needed at the table, in the order of a turn. */
export const sheet = sheetWith(turn, movement, fire, casualties, assault, armour, support);
