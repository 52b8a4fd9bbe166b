import type { Cell } from '../../src/rules/book/cell.js';
import {
  column,
  orMore,
  plus,
  quote,
  rowsOf,
  sheetOf,
  type Words,
  words,
} from '../../src/rules/book/sheet.js';
import { afvBands, afvModifiers } from './afv-test/tables.js';
import {
  afvClasses,
  antitankModifiers,
  armourDeductions,
  crewEscape,
  heavyMgLimit,
} from './anti-tank/tables.js';
import { callerDelay, offtableDelay, offtableEffect } from './artillery/tables.js';
import { buildingFire, buildingPoints } from './buildings/tables.js';
import { softRolls } from './casualties/tables.js';
import { potentialHits, potentialScores, tacticalPoints } from './fire/tables.js';
import {
  arcs,
  COLUMNS,
  hearingRanges,
  locationRanges,
  NOT_APPLICABLE,
  type Reach,
} from './location/tables.js';
import { mineRolls } from './mines/tables.js';
import {
  type ByLight,
  footDeductions,
  footPaces,
  vehicleDeductions,
  vehiclePaces,
} from './movement/tables.js';
import { leaderFactors, reactionBands, reactionModifiers } from './reaction/tables.js';
import { illumination, screens } from './smoke/tables.js';
import { type FireEffect, heavyWeapons, smallArms } from './weapons/tables.js';
import type { ClauseId, RulingId } from './words.js';

const { grid, list, ruled, says, section, sheet: sheetWith } = sheetOf<ClauseId, RulingId>();

const { cells: band } = reactionBands;
const { cells: afvBand } = afvBands;
const { cells: soft } = softRolls;
const { cells: mine } = mineRolls;
const { cells: delay } = offtableDelay;
const { cells: support } = offtableEffect;
const { cells: hits } = potentialHits;
const { cells: burns } = buildingFire;
const { cells: gotOut } = crewEscape;
const { cells: metres } = hearingRanges;

const LIT_BY = [
  'trip-flare',
  ['mortar-2in', 'mortar, 2in'],
  ['mortar-60mm', 'mortar, 60mm'],
  ['mortar-81mm', 'mortar, 81mm'],
  'off-table',
  'flame-thrower',
  'burning-vehicle',
] as const;

const dash = (n: number): string => (n === 0 ? '-' : String(n));
const reach = (far: Reach): string => (far === NOT_APPLICABLE ? '-' : String(far));
const lost = (n: number): string => `-${n}`;
/** A number that is met on this or less. */
const orLess = (cell: Cell<number>) => quote(cell, (n) => (n === 1 ? '1' : `1-${n}`));

const BANDS = [25, 50, 100, 250, 500] as const;
const byRange = (cell: Cell<FireEffect>): Words => BANDS.map((range) => column(cell, range, dash));
const LIGHTS = ['day', 'moonlight', 'dark', 'closedDown'] as const;
const byLight = (cell: Cell<ByLight>): Words =>
  LIGHTS.map((light) => column(cell, light, light === 'closedDown' ? lost : String));

const period = section(
  'The period: 30 seconds',
  ruled('wrg:R66', 'Order of a period'),
  says('wrg:orders.1', 'Orders', words`Written for every group, all in 3 minutes.`),
  says('wrg:orders.8', 'Speech', words`50 metres, 10 where anything fires or explodes within 100.`),
  says('wrg:figure.5', 'Isolated', words`Nobody within 30 metres, or 10 where both are prone.`),
);

const movement = section(
  'Movement (metres)',
  list(
    'On foot',
    rowsOf(footPaces, [
      'walk',
      ['dash', 'short dash'],
      'double',
      'crawl',
      'wade',
      ['climb', 'climb, with hands'],
      ['manhandle', 'manhandle a gun'],
    ]),
  ),
  says(
    'wrg:foot.4',
    'Less on foot',
    words`${quote(footDeductions.cells.woods, lost)} each for a steep slope, woods, an obstacle, indoors, limbering, readying a mortar or tripod MG, boarding, hacking brush, a share of a heavy weapon.`,
  ),
  says('wrg:foot.2', 'Fire', words`On foot only a walk goes with it.`),
  says('wrg:foot.8', 'Doubling', words`One period in three, with small arms or radio alone.`),
  says('wrg:foot.6', 'In silence', words`Half speed; no fire, talk, dash or brush.`),
  grid(
    'Vehicles and riders',
    ['day', 'moonlight', 'dark', 'if closed down'],
    [
      ...rowsOf(vehiclePaces, undefined, byLight),
      ['each deduction', ...LIGHTS.map((light) => column(vehicleDeductions.cells.halt, light, lost))],
    ],
  ),
  says(
    'wrg:vehicle.4',
    'Deductions',
    words`From a halt, starting up, limbering, mounting, troops on or off, steep slope, obstacle, brush, each turn.`,
  ),
  ruled('wrg:R115', 'A turn over 45 degrees', words`Counts twice.`),
);

const location = section(
  'Location (metres)',
  grid(
    'Located at up to',
    ['open', 'woods', 'trees', 'hedge', 'dark', 'silent', 'moon'],
    rowsOf(locationRanges, undefined, (cell) => COLUMNS.map((name) => column(cell, name, reach))),
  ),
  says('wrg:locate.3', 'Two rows', words`The greatest range; of two columns the least.`),
  says('wrg:locate.5', 'Located', words`Until it moves.`),
  list(
    'Arc of fire (degrees)',
    rowsOf(arcs, undefined, (cell) => [column(cell, 'fire')]),
  ),
  says(
    'wrg:noise.2',
    'Heard at',
    words`Speech ${metres.speech}, shout or engine ${metres.shout}, brush or wheels ${metres.wheeled}, tracks ${metres.tracked}, firing ${metres.firing}.`,
  ),
);

const fire = section(
  'Fire',
  grid(
    'Small arms, up to (metres)',
    BANDS.map(String),
    rowsOf(
      smallArms,
      [
        ['grenade', 'hand grenade'],
        'pistol',
        ['smg', 'SMG'],
        'rifle',
        'assault-rifle',
        ['lmg-magazine', 'LMG, magazine'],
        ['lmg-belt', 'LMG, belt'],
        ['lmg-no2', 'its No. 2'],
        'grenade-launcher',
        'flame-thrower',
        ['claymore', 'Claymore'],
        ['one-man', 'one-man anti-tank'],
      ],
      byRange,
    ),
  ),
  grid(
    'Heavy weapons, up to (metres)',
    ['25', '50', '100', '250', 'beyond'],
    rowsOf(
      heavyWeapons,
      [
        ['mg-tripod', 'MG, tripod or wheels'],
        ['mortar-2in', 'mortar, 2in'],
        ['mortar-60mm', 'mortar, 60mm'],
        ['mortar-81mm', 'mortar, 81mm'],
        'recoilless',
        ['gun', 'anti-tank gun'],
        ['helper', 'No. 2 or 3, each'],
        ['mg-pintle', 'MG, pintle'],
        ['mg-turret', 'MG, turret'],
        ['afv-gun', 'AFV gun'],
        ['afv-flame', 'AFV flame'],
        'missile',
      ],
      byRange,
    ),
  ),
  list('Target and tactical points, each', [
    ['figure without hard cover, not dashing', plus(tacticalPoints.cells.uncovered)],
    ['erect in the open, or overlapping', plus(tacticalPoints.cells.erect)],
    ['heavy blow on bunker or building', plus(tacticalPoints.cells.strongpoint)],
    ['firer who moved, or held fire last period', plus(tacticalPoints.cells['late firer'])],
    ['weapon on a moving vehicle', plus(tacticalPoints.cells['moving vehicle'])],
    ['target in a bunker', plus(tacticalPoints.cells.bunkered)],
  ]),
  ruled('wrg:R18', 'Soft cover', words`Takes none of them away.`),
  ruled('wrg:R86', 'Moved and held fire', words`Deducted once.`),
  says('wrg:chance.1', 'Chance', words`A die for each firing group; none if it beats the men in the group.`),
  ruled('wrg:R68', 'Several groups firing'),
  ruled('wrg:R59', 'Where bands end', words`With the range they are named by; anything more is in the next.`),
  ruled('wrg:R62', 'No points in the band', words`Out of range: no die, no test.`),
  list(
    'Potential casualty, by the total',
    rowsOf(
      potentialScores,
      [
        [0, 'below 5'],
        [5, 'from 5'],
        [10, 'from 10'],
        [15, 'from 15'],
      ],
      (cell) => [orMore(cell)],
    ),
  ),
  says(
    'wrg:potential.3',
    'Total of 20 and more',
    words`No die: 20 makes ${hits[20]}, 30 makes ${hits[30]}, 40 makes ${hits[40]}.`,
  ),
  says(
    'wrg:identify.2',
    'Who falls',
    words`One die a figure in the order below: the first on 1 or 2, others on 1.`,
  ),
  ruled('wrg:R78', 'Of several potential ones'),
  says('wrg:identify.4', 'Rolled until', words`There are as many as potential ones, or all had their roll.`),
  says(
    'wrg:identify.3',
    'Order of rolling',
    words`Bunker men under heavy blows; erect, grenading, in soft vehicles, heavy crews; moving; firing; in the open; soft cover; hard cover; bunkers; high rank; near.`,
  ),
  says(
    'wrg:soft.1',
    'Soft vehicle',
    words`Saved dashing on ${orMore(soft['dashing vehicle saved from'])}, moving ${orMore(soft['moving vehicle saved from'])}, still ${orMore(soft['still vehicle saved from'])}; if not, it burns on ${orLess(soft['vehicle on fire up to'])}.`,
  ),
  says(
    'wrg:soft.3',
    'Radio',
    words`When its man is rolled for, out on ${orLess(soft['radio out up to'])}. A weapon taken over serves on ${orMore(soft['taken over from'])}.`,
  ),
);

const reaction = section(
  'Reaction test of a group under fire: 3 dice',
  list('Factors', [
    ['friendly LMG firing within 100, each', plus(reactionModifiers.cells['friendly-lmgs'])],
    ['other friends fire on the enemy', plus(reactionModifiers.cells['friends-fire'])],
    ['fired, or went forward', plus(reactionModifiers.cells['fired-or-advanced'])],
    ['saw enemy in the open', plus(reactionModifiers.cells['enemy-in-open'])],
    ['saw enemy hit or in panic', plus(reactionModifiers.cells['enemy-hit'])],
    ['each 10 points received', plus(reactionModifiers.cells.points)],
    ['each isolated from leaders', plus(reactionModifiers.cells['isolated-from-leaders'])],
    ['each isolated from all', plus(reactionModifiers.cells['isolated-from-all'])],
    ['each lost in the battle', plus(reactionModifiers.cells['lost-in-battle'])],
    ['each lost this period', plus(reactionModifiers.cells['lost-in-period'])],
    ['each machine gun against it', plus(reactionModifiers.cells['machine-guns'])],
    ['its leader ran last period', plus(reactionModifiers.cells['own-leader-ran'])],
    ['friends ran, within 25 (50 seen)', plus(reactionModifiers.cells['friends-ran'])],
    ['fire from behind the flank', plus(reactionModifiers.cells['flank-fire'])],
    ['enemy armour within 100, or firing', plus(reactionModifiers.cells.armour)],
    ['enemy flame seen', plus(reactionModifiers.cells.flame)],
    ['surprised', plus(reactionModifiers.cells.surprised)],
    ['enemy came among it', plus(reactionModifiers.cells.intermingled)],
    ['enemy within 25', plus(reactionModifiers.cells['enemy-near'])],
    [
      'all under cover, as you choose',
      quote(reactionModifiers.cells['all-covered'], (n) => `+${n} or -${n}`),
    ],
  ]),
  says(
    'wrg:react.25',
    'Result',
    words`${orMore(band[15])}: all must go for front or flank of the enemy. ${orMore(band[10])}: free.`,
  ),
  says(
    'wrg:react.27',
    'Less',
    words`Below ${band[10]}: no erect move nearer to a located enemy, none nearer to one within 25.`,
  ),
  says(
    'wrg:react.28',
    'Worse',
    words`Below ${band[5]} besides: none on foot towards a located enemy; mixed ones retire.`,
  ),
  says('wrg:react.29', 'Worse still', words`Below ${band[0]} besides: no fire beyond 25.`),
  says('wrg:react.30', 'Panic', words`Below ${band['-5']}: dashes away, leaves heavy weapons.`),
  ruled('wrg:R133', 'Lost this period', words`Counts again in tests to come.`),
  ruled('wrg:R41', 'Panic, who may surrender'),
  list('A leader by himself adds', [
    ['lance corporal', plus(leaderFactors.cells.lcpl)],
    ['corporal', plus(leaderFactors.cells.cpl)],
    ['sergeant', plus(leaderFactors.cells.sgt)],
    ['officer', plus(leaderFactors.cells.officer)],
  ]),
  says('wrg:extra.1', 'Crew weapons', words`May add 1 to the score for themselves.`),
);

const antitank = section(
  'Fire at armour',
  says(
    'wrg:antitank.1',
    'Points',
    words`As above for one-man weapons, guns, recoilless and missiles; AFV guns ${plus(armourDeductions.cells['afv-gun'])}, heavy MGs ${plus(armourDeductions.cells['heavy-mg'])} and up to ${heavyMgLimit.cells['heavy-mg-target']} tons.`,
  ),
  list('Target and tactical points', [
    ['flank', plus(antitankModifiers.cells.flank)],
    ['light target', plus(antitankModifiers.cells.light)],
    ['heavy target', plus(antitankModifiers.cells.heavy)],
    ['target moved 50', plus(antitankModifiers.cells['target-moved'])],
    ['target partly hidden', plus(antitankModifiers.cells.concealed)],
    ['firer under fire', plus(antitankModifiers.cells['under-fire'])],
    ['firer surprised', plus(antitankModifiers.cells.surprised)],
    ['firer moved', plus(antitankModifiers.cells.moved)],
    ['local smoke', plus(antitankModifiers.cells.smoke)],
  ]),
  grid(
    'Weight (tons)',
    ['light below', 'heavy from'],
    rowsOf(afvClasses, undefined, (cell) => [column(cell, 'light'), column(cell, 'heavy')]),
  ),
  ruled('wrg:R158', 'Flank', words`More than 45 degrees off the front of the hull, rear included.`),
  says('wrg:antitank.14', 'Knocked out', words`Where points and a die make 8 or more, weapon by weapon.`),
  says('wrg:antitank.15', 'Off-table fire, flame, charges', words`Knocked out on a 1.`),
  says('wrg:antitank.16', 'Wreck', words`Burns on 1 to 3.`),
  says(
    'wrg:crew.1',
    'Crew',
    words`Out with an SMG on ${orMore(gotOut.smg)}, with a pistol on ${orMore(gotOut.pistol)}; passengers on ${orMore(gotOut.passenger)}.`,
  ),
);

const afv = section(
  'Reaction test of an AFV: 2 dice',
  list('Factors', [
    ['moving', plus(afvModifiers.cells.moving)],
    ['friendly infantry within 50', plus(afvModifiers.cells['infantry-near'])],
    ['AFV as good within 100', plus(afvModifiers.cells['afv-near'])],
    ['friends ahead', plus(afvModifiers.cells['friends-ahead'])],
    ['friends engage its enemies', plus(afvModifiers.cells['friends-engage'])],
    ['other fire on it', plus(afvModifiers.cells['other-fire'])],
    ['stationary', plus(afvModifiers.cells.stationary)],
    ['friends seen retreating', plus(afvModifiers.cells['friends-retreat'])],
    ['each anti-tank point on it', plus(afvModifiers.cells['anti-tank-points'])],
    ['each AFV lost', plus(afvModifiers.cells['afvs-lost'])],
    ['surprised', plus(afvModifiers.cells.surprised)],
    ['commander lost', plus(afvModifiers.cells['commander-lost'])],
    ['close cover, night, flame', plus(afvModifiers.cells['close-threat'])],
  ]),
  says(
    'wrg:afv.18',
    'Result',
    words`${orMore(afvBand[10])}: must advance. Less: to the next fire position in cover. Below ${afvBand[5]}: no advance. Below ${afvBand[0]}: retires. Below ${afvBand['-5']}: turns away under smoke.`,
  ),
);

const besides = section(
  'Besides',
  says(
    'wrg:offtable.2',
    'Off-table fire',
    words`After ${delay.located} periods, on a registered target ${delay.registered}, corrected ${delay.correction}; called by an officer ${plus(callerDelay.cells.officer)}, NCO ${plus(callerDelay.cells.nco)}, others ${plus(callerDelay.cells.other)}.`,
  ),
  says(
    'wrg:offtable.9',
    'Its area',
    words`${support.wide} by ${support.deep} metres, one target of ${support.points} points for each 50 points of support.`,
  ),
  says(
    'wrg:building.2',
    'Buildings',
    words`Destroyed where a die and the points of what can harm it make more than 10; off-table fire counts ${buildingPoints.cells['off-table']}. Burn on ${orLess(burns['tank-gun'])} by shells, always by others.`,
  ),
  says(
    'wrg:mine.8',
    'Mines, on foot by day',
    words`${orLess(mine['daylight-casualty'])} a casualty, ${orMore(mine['daylight-sees'])} sees it, between them safe; otherwise ${orLess(mine['otherwise-casualty'])} a casualty.`,
  ),
  says(
    'wrg:mine.13',
    'Anti-tank mine',
    words`Hard vehicle: ${orLess(mine['hard-vehicle-knocked-out'])} knocked out, else it cannot move. Soft: destroyed.`,
  ),
  list(
    'Smoke screens (metres)',
    rowsOf(screens, [
      'off-table',
      ['mortar-81mm', 'mortar, 81mm'],
      ['mortar-60mm', 'mortar, 60mm'],
      ['mortar-2in', 'mortar, 2in'],
      ['afv-gun', 'AFV gun'],
      'grenade-launcher',
      ['one-man', 'one-man anti-tank'],
      ['projectors', 'AFV projectors'],
      'burning-vehicle',
      'burning-building',
    ]),
  ),
  says('wrg:smoke.2', 'Smoke hides', words`In the period after it is laid, and for 2 after it was last fed.`),
  grid(
    'Light',
    ['radius', 'periods'],
    rowsOf(illumination, LIT_BY, (cell) => [column(cell, 'radius'), column(cell, 'periods')]),
  ),
  ruled('wrg:R149', 'Prisoners are escorted by'),
);

/** What is needed at the table, in the order of a period. */
export const sheet = sheetWith(period, movement, location, fire, reaction, antitank, afv, besides);
