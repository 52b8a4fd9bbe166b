import {
  choice,
  count,
  type Field,
  type FieldFault,
  type InputOf,
  list,
  measure,
  text,
  toggle,
} from '../../../src/rules/field.js';
import { LEADER_RANKS } from '../roster/marks.js';
import { LONGEST_NAME, scale } from '../say.js';
import { fireFault } from '../weapons/firing-group.js';
import { causeFault, factFaultOf } from './causes.js';

const nameFault = (entry: string) =>
  entry.length > LONGEST_NAME || entry.trim() === '' ? { takes: 'the name of a group' } : undefined;

const adds = { group: 'Adds' };
const deducts = { group: 'Deducts' };
const MEN = 99;

/** The factors of the general test, in the order of the book (react.3 to react.22). */
export const generalFields = {
  friendlyLmgs: count('friendly LMGs that fired within 100 metres', { ...adds, max: 20 }),
  friendsFire: toggle('friends of other groups fired on the opposing group', adds),
  fired: toggle('the group fired', adds),
  advanced: toggle('the group moved towards the enemy', adds),
  enemyInOpen: toggle('the group saw an enemy in the open', adds),
  enemyHit: toggle('an enemy in the open was seen hit or in panic', adds),
  points: count('points scored on the group this period', { ...deducts, min: -999, max: 999 }),
  isolatedFromLeaders: count('figures isolated from officers and NCOs', { ...deducts, max: MEN }),
  isolatedFromAll: count('figures isolated from all others', { ...deducts, max: MEN }),
  lostInBattle: count('figures lost in the battle, this period included', { ...deducts, max: MEN }),
  lostInPeriod: count('figures lost this period', { ...deducts, max: MEN }),
  machineGuns: count('enemy machine guns that fired on the group', { ...deducts, max: 99 }),
  ownLeaderRan: toggle('its senior leader led a panic dash last period', deducts),
  friendsRan: toggle('friends within 25 metres, or 50 in open view, ran in panic this period', deducts),
  flankFire: toggle('under fire from behind its flank', deducts),
  armourNear: toggle('enemy armour within 100 metres', deducts),
  armourFires: toggle('enemy armour fired on the group', deducts),
  flame: toggle('the enemy has been seen using flame in the battle', deducts),
  surprised: toggle('surprised: first period of fire from enemies who were hidden', deducts),
  intermingled: toggle('enemies came forward this period and are mixed in with the group', deducts),
  enemyNear: toggle('enemies within 25 metres', deducts),
};

/** The choice that is made under cover (react.22). */
const coverFields = {
  allCovered: toggle('all of the group is under cover: its player adds or deducts', { group: 'Under cover' }),
  coverChoice: choice(['best', 'plus', 'minus'], 'how the choice under cover is used; best if not said', {
    group: 'Under cover',
  }),
};

const afv = { group: 'Test of an AFV (--afv)' };

/** The factors of the test of an AFV, in the order of the book (afv.4 to afv.16); surprise is shared with the other. */
export const afvFields = {
  moving: toggle('the vehicle moves', afv),
  infantryNear: toggle('friendly infantry within 50 metres', afv),
  afvNear: toggle('a friendly AFV of equal type or better within 100 metres', afv),
  friendsAhead: toggle('friendly troops ahead of it', afv),
  friendsEngage: toggle('friends fire on its direct opponents', afv),
  otherFire: toggle('anti-personnel or off-table fire came on it this period', afv),
  stationary: toggle('the vehicle stands still', afv),
  friendsRetreat: toggle('friends, a group or a vehicle, were seen retreating this period', afv),
  antiTankPoints: count('anti-tank points scored on it this period', { ...afv, min: -99, max: 99 }),
  afvsLost: count('friendly AFVs knocked out in the battle', { ...afv, max: 20 }),
  commanderLost: toggle('its commander is a casualty', afv),
  closeCover: toggle('within 50 metres of cover that may be hostile', afv),
  light: choice(['day', 'moonlight', 'illuminated', 'dark'], 'the light; all but day is night', afv),
  closeAttack: toggle('attacked with flame, molotovs, sticky bombs or satchel charges', afv),
};

/** Whose test it is, and how it is made. */
const testFields = {
  mod: count('the sum of all factors, if you have made it already', { short: 'm', min: -99, max: 99 }),
  afv: toggle('the test of an AFV', {}),
  leader: choice(LEADER_RANKS, 'the senior leader of the group tests by himself, after it', {}),
  crewWeapons: toggle('the result for anti-tank weapons and crews of 2 or more as well', {}),
  name: text('the group or vehicle, as the game knows it', { metavar: 'name', max: LONGEST_NAME }),
  joined: list('a group that joined it, or of which it was part: its losses count too', {
    metavar: 'name',
    max: 8,
    fault: nameFault,
  }),
  causes: list('how many friends, enemies or vehicles bring a -2: matters by ruling wrg:R137', {
    metavar: 'enemy-near:3',
    max: 4,
    fault: causeFault,
  }),
  quality: count('what you agreed to add for the quality of these troops', { min: -20, max: 20, default: 0 }),
  averageDice: toggle('233445 dice in place of ordinary ones', {}),
  when: choice(
    ['fire', 'period-end', 'both'],
    'why an AFV tests: anti-tank fire now, or the end of a period',
    {},
  ),
  immobilised: toggle('the AFV cannot move', {}),
  inAfv: toggle('the group rides inside an AFV', {}),
  interpenetrated: toggle('the group is mixed with enemies, whoever came forward', {}),
  men: count('men of the group, to dice for surrender if it panics among enemies', { min: 1, max: MEN }),
  scale,
};

const inGame = { group: 'As the game has it' };
const score = { ...inGame, min: -999, max: 999 } as const;

/** What a game knows of whoever tests, so that the record of a test tells it. */
const knownFields = {
  undue: toggle('the game knows of no fire on it: no test is due', inGame),
  underFire: toggle('it was fired on this period', inGame),
  antiTankFire: toggle('anti-tank fire came at it, on which it has not tested', inGame),
  overdue: toggle('it was under fire in the last period and has not tested', inGame),
  tested: count('the score of its test at the end of this period', score),
  bound: count('the score of the test that binds it in this period', score),
  crewsTested: count('the score of its crews in the test of this period', score),
  crewsBound: count('the score of its crews that binds them in this period', score),
  leaderTested: toggle('its leader has tested after it', inGame),
  facts: list('what the test of the group rested on', {
    orNone: true,
    ...inGame,
    metavar: 'points=24',
    max: 60,
    fault: (entry): FieldFault | undefined => factFaultOf(entry, factFields),
  }),
  inGroup: count('men of the group: where all of them surrender it is taken as it stands', {
    ...inGame,
    min: 1,
    max: MEN,
  }),
  ownWeapons: list('what it has, heavy weapons among it, as its roster has it', {
    ...inGame,
    metavar: 'rifle:6',
    max: 20,
    fault: fireFault,
  }),
  wouldLeave: list('heavy weapons that it leaves where they stand, if it runs', {
    ...inGame,
    metavar: 'mg-tripod:1',
    max: 20,
    fault: fireFault,
  }),
  ownLmgs: count('LMGs of its own that fired', { ...inGame, max: 99 }),
  nearest: measure('how near the nearest enemy was with whom it exchanged fire', {
    ...inGame,
    unit: 'metres',
    max: 9999,
  }),
  pooledTens: count('full tens of the points that no fire made by itself', {
    ...inGame,
    max: 99,
    default: 0,
  }),
  flameBefore: toggle('that flame was used in an earlier period', inGame),
  joinedBefore: list('groups whose losses it has already', {
    ...inGame,
    metavar: 'name',
    max: 40,
    fault: nameFault,
  }),
  othersLost: count('figures that those who join it lost in the battle', { ...inGame, max: 999 }),
  othersLostInPeriod: count('figures that they lost this period', { ...inGame, max: 999 }),
  held: toggle('mines hold it where it is', inGame),
  knockedOut: toggle('it is knocked out', inGame),
};

export const reactionInputs = {
  ...testFields,
  ...generalFields,
  ...coverFields,
  ...afvFields,
  ...knownFields,
};
export type ReactionInput = InputOf<typeof reactionInputs>;

const keys = <T extends object>(of: T) => Object.keys(of) as (keyof T & string)[];

/** What the general test asks for, and what that of an AFV does. */
export const GENERAL = keys({ ...generalFields, ...coverFields });
export const OF_AFV: readonly (keyof ReactionInput & string)[] = [...keys(afvFields), 'surprised'];
/** What is part of the sum that `--mod` is. */
export const FACTORS: readonly (keyof ReactionInput & string)[] = [
  ...keys({ ...generalFields, ...afvFields }),
  'joined',
  'causes',
  'quality',
];

/** What the test of a leader, and that of crews, has of the test of their group. */
export const FACTS = [
  ...FACTORS.filter((name) => name !== 'joined'),
  'mod',
  'allCovered',
  'ownLmgs',
  'nearest',
  'pooledTens',
  'flameBefore',
] as const;
export const factFields: Readonly<Record<string, Field>> = Object.fromEntries(
  FACTS.map((name) => [name, reactionInputs[name as 'mod']]),
);
