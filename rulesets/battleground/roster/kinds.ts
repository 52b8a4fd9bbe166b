import { choice, count, list, text, toggle } from '../../../src/rules/field.js';
import { type Kinds, type Known, kind, known, until } from '../../../src/rules/kind.js';
import type { Unit } from '../../../src/rules/roster.js';
import { fatesAddUp } from '../passengers/fates-add-up.js';
import { ridesNowhere } from '../passengers/rides-nowhere.js';
import { CAUSES } from '../shooting/tables.js';
import { COVER, EMPLACEMENTS } from '../terrain/tables.js';
import { MOST_FIGURES } from '../units/figures.js';
import { GRADES } from '../units/tables.js';
import { pairedAmiss } from '../vehicles/pair.js';
import { DAMAGE, GUNS, HIT, STOPS, VEHICLES } from '../vehicles/tables.js';
import type { Span } from '../words.js';
import { emplacementConflict, footConflict } from './conflict.js';
import { HEAVY_WEAPONS, heavyWeapons, lossesByHand } from './figures.js';
import { BY_CLASS } from './groups.js';
import { letGoByHand } from './let-go.js';
import { emplacementSaid, footSaid, vehicleSaid } from './said.js';

/** The kinds of units: what is said of them in a roster, as flags of the roles they stand in, and by the marks they carry. */

/** More than any unit may have: whether it may is for `wg roster check` to say. */
const NEVER_MORE = 48;

const few = (help: string, more: { readonly short?: string; readonly group?: string } = {}) =>
  count(help, { max: NEVER_MORE, default: 0, ...more });
const byClass = { group: BY_CLASS };

/** The name of another unit. */
const unitName = (help: string, alone?: string) =>
  text(help, { metavar: 'unit', max: 80, ...(alone !== undefined && { alone }) });

/** Why a unit is in nobody's hands any more. */
const footGone = (of: Foot): string | undefined => {
  if (of.partOf !== undefined) return `it is part of ${of.partOf}`;
  // Of prisoners who are killed, or left without a guard, nobody is captured (prison.5).
  if (of.figures === 0) return 'nobody is left';
  return of.captured ? 'it surrendered' : undefined;
};

const footProfile = {
  grade: choice(GRADES, 'grade of the unit, A the best', { required: true, short: 'g' }),
  figures: count('figures in the unit, leaders and heavy weapons included', {
    required: true,
    max: NEVER_MORE,
    short: 'f',
  }),
  leaders: few('leaders among them', { short: 'l' }),
  hw: few('heavy weapons among them', { short: 'w' }),
  medics: few('medics among them, who do not shoot'),
  engineers: few('engineers among them, who clear mines'),
  hwPersonnel: few('machine guns among them: heavy against infantry and unarmoured', byClass),
  hwArmour: few('bazookas, panzerschrecks among them: heavy against vehicles', byClass),
  hwPiat: few('PIATs, panzerfausts among them: as bazookas', byClass),
  hwFlame: few('flame throwers among them: heavy against everything', byClass),
  armed: few('optional rule: figures with pistols, swords or fixed bayonets'),
  close: toggle('a special unit that gets close-range dice, within 6 in', {}),
  smoke: toggle('named before the game: it may lay smoke', {}),
  flares: toggle('named before the game: it may launch flares', {}),
};

/** In a melee, and what was told of it when it was charged: it ends with it. */
const melee = unitName('in a melee: the unit that was charged there, it or another', 'a melee');
const ofMelee = {
  fought: toggle('in its melee: it has fought a round', {}),
  arrived: count('in its melee: how many of its side came before it', { max: NEVER_MORE, default: 0 }),
  meleeCover: choice(COVER, 'in its melee: what it was in, or behind, when it was charged', { or: [0, 9] }),
};

/** What a unit did about a charge, in this turn. */
export const reacting = {
  reactedShot: toggle('this turn: it has shot in reaction to a charge', {}),
  reactedFled: toggle('this turn: it has fled from a charge', {}),
};

/** How often artillery that a card brought has struck it: no ring does so twice (art.5, art.8). */
const ringsOn = count('under this card: rings of artillery that a card brought which have touched it', {
  max: 99,
  default: 0,
});

/** What an ace lets one unit of the side do, whatever it has done this turn. */
const ace = choice(['shoot', 'move'], 'under this card: an ace that lets it act', {});

const footMelee = {
  ...ofMelee,
  fromBehind: toggle('in its melee: it came from behind', {}),
  inRound: toggle('in its melee: it has met the vehicle in the round that goes on', {}),
};
const footCard = {
  hasShot: toggle('under this card: it has shot', {}),
  hasMoved: toggle('under this card: it has moved', {}),
  clears: count('under this card: engineers of it who clear mines, and do not shoot', {
    max: MOST_FIGURES,
    default: 0,
  }),
  shotAt: toggle('under this card: it has been shot at', {}),
  overrunBy: list('under this card: tanks that drove through it, firing', {
    metavar: 'unit',
    max: 16,
    fault: () => undefined,
  }),
  lostBefore: few('under this card: figures it has lost'),
  untested: toggle('under this card: its losses are to be tested when it is over', {}),
  stays: toggle('under this card: it has rallied, and stays where it is', {}),
  refused: toggle('under this card: it did not dare to charge, and stays where it is', {}),
  combined: toggle('under this card: it has combined', {}),
  divided: toggle('under this card: it has combined, and divided', {}),
  inMines: toggle('under this card: mines have attacked it', {}),
  medicsTried: few('under this card: medics who have tried'),
  rings: ringsOn,
  ace,
};
const footTurn = {
  ...reacting,
  hasCharged: unitName('this turn: whom it dared to charge, and fell short of', 'a target'),
};
const footMarks = {
  ran: toggle('green: it ran, and shoots a grade lower', {}),
  dugIn: toggle('brown: dug in', {}),
  road: toggle('white: it used the road', {}),
  mounted: toggle('cavalry on horseback', {}),
  horses: toggle('one figure holds the horses', {}),
  routing: toggle('optional rule: it routs, and may not shoot until it rallies', {}),
  melee,
  ...footMelee,
  prisoners: few('prisoners it keeps'),
  guards: count('guards of prisoners among its figures', { max: MOST_FIGURES, default: 0 }),
  dead: few('dead figures a medic may try for'),
  fallen: few('figures it has lost in this game: it is decimated'),
  onStands: list('optional rule: figures left on each of its stands, where losses are noted on them', {
    metavar: 'figures',
    max: NEVER_MORE,
    fault: (size) => (/^[1-4]$/.test(size) ? undefined : { takes: 'the figures of each stand, 1 to 4' }),
  }),
  aboard: unitName('the vehicle it rides in'),
  bailOut: choice(HIT, 'what its vehicle was hit to be: its fate is still to be rolled', {}),
  fates: few('how often its vehicle has changed since its fate was rolled, where more than once'),
  outOf: unitName('the vehicle that was hit with it aboard'),
  mined: toggle('it is in a minefield', {}),
  captured: toggle('it surrendered', {}),
  keptBy: unitName('who keeps it prisoner'),
  partOf: unitName('the unit it was combined with'),
  lastLost: few('figures it lost to the last attack'),
  lastCause: choice(CAUSES, 'what it lost them to', {}),
  ...footCard,
  ...footTurn,
};

/** Infantry and cavalry. */
export const infantry = kind({
  name: 'infantry',
  says: 'infantry or cavalry, by figures',
  profile: footProfile,
  marks: footMarks,

  strength: {
    total: 'figures',
    parts: {
      leaders: ['leaders'],
      hw: HEAVY_WEAPONS,
      medics: ['medics'],
    },
    apart: ['prisoners'],
    kept: 'keptBy',
    keepers: 'guards',
    among: ['guards', 'engineers', 'armed'],
    plain: ['engineers'],
    tolls: ['dead', 'lostBefore', 'fallen'],
    sums: ['dead', 'lostBefore', 'fallen', 'clears', 'medicsTried'],
    // One of them holds the horses; and guards who part lead prisoners away from the fighting (prison.2): they charge nobody.
    stays: ['horses', 'refused', 'melee', ...(Object.keys(footMelee) as (keyof typeof footMelee)[])],
    spreads: [
      ...(['smoke', 'flares', 'close'] as const),
      ...([
        'ran',
        'road',
        'melee',
        'fought',
        'arrived',
        'horses',
        'mined',
        'hasShot',
        'hasMoved',
        'shotAt',
        'overrunBy',
        'stays',
        'refused',
        'combined',
        'divided',
        'inMines',
      ] as const),
      ...(Object.keys(footTurn) as (keyof typeof footTurn)[]),
    ],
    partOf: 'partOf',
  },
  lasts: {
    melee: { shared: 'by enemies' },
    ...until({ with: 'melee' }, footMelee),
    ...until('card', footCard),
    ...until('turn', footTurn),
    lastLost: { until: 'card', unclocked: true },
    untested: { until: 'card', with: 'lastLost' },
  },
  lookedUp: { lastLost: ['reaction-test', 'mines'], lastCause: ['reaction-test'] },
  conflict: footConflict,
  follows: lossesByHand,
  settles: (table, before, by) =>
    by === undefined ? fatesAddUp(table, before) : letGoByHand(table, before, by),
  amiss: ridesNowhere,
  gone: footGone,
  // However its heavy weapons are counted, they are told in one word.
  stands: (of) => footSaid({ ...of, hw: heavyWeapons(of) }),
});

const vehicleProfile = {
  vehicle: choice(VEHICLES, 'what it is', { required: true }),
  grade: choice(GRADES, 'grade of its crew, A the best', { default: 'C', short: 'g' }),
  armour: count('red dice of the vehicle, as the scenario sets them', { min: 1, max: 9 }),
  mg: count('machine guns that fire in any direction', { max: 4, default: 0 }),
  bowMg: count('machine guns in the bow', { max: 4, default: 0 }),
  gun: choice(GUNS, 'its main gun', { default: 'none' }),
  bowGun: toggle('the main gun is in the bow as well', {}),
  weaponDice: text('dice of each of its weapons, as the scenario sets them: 4, or 4,2', {
    metavar: 'dice',
    max: 40,
  }),
  models: count('models that are one unit, told as one', { min: 1, max: 6, default: 1 }),
  diceMost: count('movement dice it has, where the scenario sets them', { min: 3, max: 4 }),
  tracked: toggle('on tracks, other than a tank', {}),
  clearing: toggle('a mine-clearing vehicle', {}),
};

const vehicleCard = {
  hasMoved: toggle('under this card: it has moved', {}),
  byCharge: toggle('under this card: that move was a charge', {}),
  overran: toggle('under this card: it has driven through infantry, on its move', {}),
  boarded: toggle('under this card: somebody got on or off', {}),
  inMines: toggle('under this card: mines have attacked it', {}),
  mgShots: count('under this card: shots of its machine guns', { max: 12, default: 0 }),
  bowMgShots: count('under this card: those that were fired from the bow', { max: 12, default: 0 }),
  gunShots: count('under this card: shots of its main gun', { max: 12, default: 0 }),
  rings: ringsOn,
  ace,
};
/** What it has fired in the round that goes on, at some of those who are in its melee. */
const vehicleMelee = {
  ...ofMelee,
  firedMg: count('in its melee: machine guns that have fired in this round', { max: 4, default: 0 }),
  firedBowMg: count('in its melee: those of the bow', { max: 4, default: 0 }),
  firedGun: toggle('in its melee: the main gun has fired in this round', {}),
};
const vehicleMarks = {
  damage: choice(DAMAGE, 'cotton: damage the vehicle has', { default: 'none' }),
  destroyed: toggle('destroyed', {}),
  stoppedBy: choice(STOPS, 'what has stopped the vehicle, other than a hit', {}),
  dugIn: toggle('dug in, as it may start', {}),
  melee,
  ...vehicleMelee,
  mined: toggle('it is in a minefield', {}),
  pair: unitName('the other vehicle of a unit of two: an ace is for both'),
  prisoners: few('prisoners it leads away'),
  ...vehicleCard,
  ...reacting,
};

/** A vehicle, or several models that are one unit. */
export const vehicle = kind({
  name: 'vehicle',
  says: 'a vehicle',
  profile: vehicleProfile,
  marks: vehicleMarks,

  lasts: {
    melee: { shared: 'by enemies' },
    ...until({ with: 'melee' }, vehicleMelee),
    ...until('card', vehicleCard),
    ...until('turn', reacting),
  },
  amiss: pairedAmiss,
  gone: ({ destroyed }) => (destroyed ? 'it is destroyed' : undefined),
  stands: vehicleSaid,
});

const emplacementProfile = {
  type: choice(EMPLACEMENTS, 'what it is', { required: true }),
  grade: choice(GRADES, 'grade of its crew', { default: 'C' }),
  gun: choice(GUNS, 'the bigger gun of a gun emplacement', { default: 'none' }),
};

const emplacementMarks = {
  marked: toggle('the emplacement was hit once: one more destroys it', {}),
  destroyed: toggle('destroyed', {}),
  hasShot: toggle('under this card: it has shot', {}),
  rings: ringsOn,
};

/** What does not move. */
export const emplacement = kind({
  name: 'emplacement',
  says: 'a machine gun nest, pillbox, gun emplacement or bunker',
  profile: emplacementProfile,
  marks: emplacementMarks,

  lasts: { hasShot: 'card', rings: 'card' },
  conflict: emplacementConflict,
  gone: ({ destroyed }) => (destroyed ? 'it is destroyed' : undefined),
  stands: emplacementSaid,
});

export const kinds = { infantry, vehicle, emplacement } satisfies Kinds<Span>;

export type Foot = Known<typeof footProfile, typeof footMarks>;
export type Driven = Known<typeof vehicleProfile, typeof vehicleMarks>;
export type Emplaced = Known<typeof emplacementProfile, typeof emplacementMarks>;

/** Whether it has acted in reaction to a charge, and no ace lets it act all the same (R61). */
export const hasReacted = (act: 'shoot' | 'move', of: InReaction): boolean =>
  of.ace !== act && (act === 'shoot' ? of.reactedShot : of.reactedFled);
type InReaction = Pick<Foot, 'reactedShot' | 'reactedFled' | 'ace'>;

/** Whether a unit is infantry that is still in the game. */
export const isThere = (unit: Unit): boolean =>
  unit.kind === 'infantry' && infantry.gone(known(infantry, unit)) === undefined;
