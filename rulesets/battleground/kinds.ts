import type { Conflict } from '../../src/rules/action.js';
import { choice, count, text, toggle } from '../../src/rules/field.js';
import { type Known, kind } from '../../src/rules/kind.js';
import { sameName } from '../../src/rules/likeness.js';
import type { Input } from '../../src/rules/record.js';
import { counted, spaced } from '../../src/rules/say.js';
import { MOST, mustHold } from './figures.js';
import { nonStanding } from './standing.js';
import {
  CAUSES,
  COVER,
  DAMAGE,
  DAMAGED,
  EMPLACEMENTS,
  GRADES,
  GUNS,
  HIT,
  STOPS,
  VEHICLES,
} from './tables.js';

/** The kinds of units: what is said of them in a roster, as flags of the roles they stand in, and by the marks they carry. */

/** More than any unit may have: whether it may is for `wg roster check` to say. */
const NEVER_MORE = 48;

const few = (help: string) => count(help, { max: NEVER_MORE, default: 0 });

/** Why a unit is in nobody's hands any more. */
const footGone = (of: Foot): string | undefined => {
  if (of.captured) return 'it surrendered';
  if (of.partOf !== undefined) return `it is part of ${of.partOf}`;
  return of.figures === 0 ? 'nobody is left' : undefined;
};

const footProfile = {
  grade: choice(GRADES, 'grade of the unit, A the best', { required: true }),
  figures: count('figures in the unit, leaders and heavy weapons included', {
    required: true,
    max: NEVER_MORE,
  }),
  leaders: few('leaders among them'),
  hw: few('heavy weapons among them'),
  medics: few('medics among them'),
  engineers: few('engineers among them, who clear mines'),
  hwPersonnel: few('optional rule: machine guns among them, in place of hw'),
  hwArmour: few('optional rule: bazookas and panzerschrecks among them'),
  hwPiat: few('optional rule: PIATs and panzerfausts among them'),
  hwFlame: few('optional rule: flame throwers among them'),
  armed: few('optional rule: figures with pistols, swords or fixed bayonets'),
  close: toggle('a special unit that gets close-range dice, within 6 in', {}),
  smoke: toggle('named before the game: it may lay smoke', {}),
  flares: toggle('named before the game: it may launch flares', {}),
};

/** What an ace lets one unit of the side do, whatever it has done this turn. */
const ACE = choice(['shoot', 'move'], 'under this card: an ace that lets it act', {});

/** Marks of a unit in a melee, and what was told of it when it was charged: they end with it. */
const inMelee = {
  melee: text('in a melee: the unit that was charged there, it or another', {
    metavar: 'unit',
    max: 80,
    alone: 'a melee',
  }),
  fought: toggle('in its melee: it has fought a round', {}),
  meleeCover: choice(COVER, 'in its melee: what it was in, or behind, when it was charged', { or: [0, 9] }),
};
const WITH_MELEE = {
  melee: { shared: 'by enemies' },
  fought: { with: 'melee' },
  meleeCover: { with: 'melee' },
} as const;

const footMarks = {
  ran: toggle('green: it ran, and shoots a grade lower', {}),
  dugIn: toggle('brown: dug in', {}),
  road: toggle('white: it used the road', {}),
  mounted: toggle('cavalry on horseback', {}),
  horses: toggle('one figure holds the horses', {}),
  routing: toggle('optional rule: it routs, and may not shoot until it rallies', {}),
  ...inMelee,
  fromBehind: toggle('in its melee: it came from behind', {}),
  prisoners: few('prisoners it keeps'),
  guards: count('guards of prisoners among its figures', { max: MOST, default: 0 }),
  dead: few('dead figures a medic may try for'),
  aboard: text('the vehicle it rides in', { metavar: 'unit', max: 80 }),
  bailOut: choice(HIT, 'what its vehicle was hit to be: its fate is still to be rolled', {}),
  outOf: text('the vehicle it has to bail out of', { metavar: 'unit', max: 80 }),
  mined: toggle('it is in a minefield', {}),
  captured: toggle('it surrendered', {}),
  partOf: text('the unit it was combined with', { metavar: 'unit', max: 80 }),
  hasShot: toggle('under this card: it has shot', {}),
  hasMoved: toggle('under this card: it has moved', {}),
  shotAt: toggle('under this card: it has been shot at', {}),
  lostBefore: few('under this card: figures it has lost'),
  lastLost: few('figures it lost to the last attack'),
  lastCause: choice(CAUSES, 'what it lost them to', {}),
  reactedShot: toggle('this turn: it has shot in reaction to a charge', {}),
  reactedFled: toggle('this turn: it has fled from a charge', {}),
  hasCharged: text('this turn: whom it dared to charge, and fell short of', {
    metavar: 'unit',
    max: 80,
    alone: 'a target',
  }),
  stays: toggle('under this card: it has rallied, and stays where it is', {}),
  divided: toggle('under this card: it has combined, and divided', {}),
  medicsTried: few('under this card: medics who have tried'),
  ace: ACE,
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
      hw: ['hw', 'hwPersonnel', 'hwArmour', 'hwPiat', 'hwFlame'],
      medics: ['medics'],
    },
    apart: ['prisoners'],
    among: ['guards', 'engineers', 'armed'],
    tolls: ['dead', 'lostBefore'],
    sums: ['dead'],
    spreads: [
      'ran',
      'hasShot',
      'hasMoved',
      'shotAt',
      'reactedShot',
      'reactedFled',
      'hasCharged',
      'melee',
      'fought',
      'horses',
      'mined',
      'stays',
    ],
    partOf: 'partOf',
  },
  lasts: {
    ...WITH_MELEE,
    fromBehind: { with: 'melee' },
    hasShot: 'card',
    hasMoved: 'card',
    shotAt: 'card',
    lostBefore: 'card',
    stays: 'card',
    divided: 'card',
    medicsTried: 'card',
    ace: 'card',
    lastLost: { until: 'card', unclocked: true },
    reactedShot: 'turn',
    reactedFled: 'turn',
    hasCharged: 'turn',
  },
  conflict: footConflict,
  gone: footGone,
  stands: (of) => [...footSaid(of), ...footMarked(of)],
});

const vehicleProfile = {
  vehicle: choice(VEHICLES, 'what it is', { required: true }),
  grade: choice(GRADES, 'grade of its crew', { default: 'C' }),
  armour: count('red dice, as the scenario sets them', { min: 1, max: 9 }),
  mg: count('machine guns that fire in any direction', { max: 4, default: 0 }),
  bowMg: count('machine guns in the bow', { max: 4, default: 0 }),
  gun: choice(GUNS, 'its main gun', { default: 'none' }),
  bowGun: toggle('the main gun is in the bow as well', {}),
  weaponDice: text('dice of each of its weapons, as the scenario sets them: 4,2', {
    metavar: 'dice',
    max: 40,
  }),
  models: count('models that are one unit', { min: 1, max: 6, default: 1 }),
  diceMost: count('movement dice it has, where the scenario sets them', { min: 3, max: 4 }),
  tracked: toggle('on tracks, other than a tank', {}),
  clearing: toggle('a mine-clearing vehicle', {}),
};

const vehicleMarks = {
  damage: choice(DAMAGE, 'cotton: damage it has', { default: 'none' }),
  destroyed: toggle('destroyed', {}),
  stoppedBy: choice(STOPS, 'what has stopped it, other than a hit', {}),
  dugIn: toggle('dug in, as it may start', {}),
  ...inMelee,
  mined: toggle('it is in a minefield', {}),
  hasMoved: toggle('under this card: it has moved', {}),
  boarded: toggle('under this card: somebody got on or off', {}),
  mgShots: count('under this card: shots of its machine guns', { max: 12, default: 0 }),
  gunShots: count('under this card: shots of its main gun', { max: 12, default: 0 }),
  reactedShot: toggle('this turn: it has shot in reaction to a charge', {}),
  reactedFled: toggle('this turn: it has fled from a charge', {}),
  ace: ACE,
};

/** A vehicle, or several models that are one unit. */
export const vehicle = kind({
  name: 'vehicle',
  says: 'a vehicle',
  profile: vehicleProfile,
  marks: vehicleMarks,

  lasts: {
    ...WITH_MELEE,
    hasMoved: 'card',
    boarded: 'card',
    mgShots: 'card',
    gunShots: 'card',
    ace: 'card',
    reactedShot: 'turn',
    reactedFled: 'turn',
  },
  gone: ({ destroyed }) => (destroyed ? 'it is destroyed' : undefined),
  stands: (of) => [spaced(of.vehicle.replace('-', ' ')), `grade ${of.grade}`, ...vehicleMarked(of)],
});

const emplacementProfile = {
  type: choice(EMPLACEMENTS, 'what it is', { required: true }),
  grade: choice(GRADES, 'grade of its crew', { default: 'C' }),
  gun: choice(GUNS, 'the bigger gun of a gun emplacement', { default: 'none' }),
};

const emplacementMarks = {
  marked: toggle('hit once: one more destroys it', {}),
  destroyed: toggle('destroyed', {}),
  hasShot: toggle('under this card: it has shot', {}),
};

/** What does not move. */
export const emplacement = kind({
  name: 'emplacement',
  says: 'a machine gun nest, pillbox, gun emplacement or bunker',
  profile: emplacementProfile,
  marks: emplacementMarks,

  lasts: { hasShot: 'card' },
  conflict: emplacementConflict,
  gone: ({ destroyed }) => (destroyed ? 'it is destroyed' : undefined),
  stands: (of) => [of.type.replace('-', ' '), `grade ${of.grade}`, ...emplacementMarked(of)],
});

export const kinds = { infantry, vehicle, emplacement };

export type Foot = Known<typeof footProfile, typeof footMarks>;
export type Driven = Known<typeof vehicleProfile, typeof vehicleMarks>;
export type Emplaced = Known<typeof emplacementProfile, typeof emplacementMarks>;

/** The fields that count heavy weapons of one sort or another. */
export const HEAVY_WEAPONS = ['hw', 'hwPersonnel', 'hwArmour', 'hwPiat', 'hwFlame'] as const;

/** The fields that count the figures of a unit, all of them and by sort. */
export const COUNTED = [
  'figures',
  'leaders',
  'hw',
  'medics',
  'hwPersonnel',
  'hwArmour',
  'hwPiat',
  'hwFlame',
] as const;

/** All heavy weapons of a unit, however they are counted. */
export const heavyWeapons = (of: Pick<Foot, (typeof HEAVY_WEAPONS)[number]>): number =>
  HEAVY_WEAPONS.reduce((sum, sort) => sum + of[sort], 0);

/** Why a unit is non-standing, if it is (nonstand.1). */
export const weaknessOf = (of: Foot): string | undefined =>
  nonStanding({ figures: of.figures, leaders: of.leaders, heavyWeapons: heavyWeapons(of) });

/** Whether it has acted in reaction to a charge, and no ace lets it act all the same (R61). */
export const hasReacted = (act: 'shoot' | 'move', of: Reacted): boolean =>
  of.ace !== act && (act === 'shoot' ? of.reactedShot : of.reactedFled);
type Reacted = Pick<Foot, 'reactedShot' | 'reactedFled' | 'ace'>;

/** The figures that are with the unit: one that holds the horses is not (cav.5). */
export const present = ({ figures, horses }: Foot): number => figures - (horses ? 1 : 0);

/**
 * The same, with those who have a name of their own: it is an ordinary figure that holds the horses, as long as there is
 * one, and then whoever is missed the least.
 */
export function thosePresent(of: Foot): Foot {
  const there: Record<string, number> = {};
  let off = of.leaders + of.medics + heavyWeapons(of) - present(of);
  for (const name of ['medics', ...HEAVY_WEAPONS, 'leaders'] as const) {
    const holds = Math.min(Math.max(off, 0), of[name]);
    there[name] = of[name] - holds;
    off -= holds;
  }
  return { ...of, ...there, figures: present(of) };
}

/** Special figures of a unit are all among its figures. */
function footConflict(unit: Input): Conflict | undefined {
  const { figures, leaders, medics, engineers, guards, armed, mounted, horses, dugIn, ...of } =
    unit as unknown as Foot;
  return (
    mustHold('figures', figures, leaders + medics + heavyWeapons(of)) ??
    mustHold('engineers', figures, engineers, 'engineers') ??
    mustHold('guards', figures, guards, 'guards') ??
    mustHold('armed', figures, armed, 'figures with such arms') ??
    (mounted && horses
      ? { input: 'horses', message: 'does not go with mounted: nobody holds horses that are ridden' }
      : undefined) ??
    (mounted && dugIn
      ? { input: 'dugIn', message: 'does not go with mounted: cavalry digs in on foot' }
      : undefined)
  );
}

function emplacementConflict(unit: Input): Conflict | undefined {
  const { type, gun } = unit as unknown as Emplaced;
  if (gun === 'none' || type === 'gun-emplacement') return undefined;
  return { input: 'gun', message: 'needs a gun-emplacement: a bigger gun makes a pillbox one' };
}

function footSaid(of: Foot): string[] {
  const was = of.began.figures as number;
  const left =
    of.figures === was ? counted(was, 'figure') : `${of.figures} of ${counted(was, 'figure')} left`;
  const grown = of.figures > was ? counted(of.figures, 'figure') : left;
  const heavy = heavyWeapons(of);
  return [
    `grade ${of.grade}`,
    grown,
    ...(of.leaders > 0 ? [counted(of.leaders, 'leader')] : []),
    ...(heavy > 0 ? [counted(heavy, 'heavy weapon')] : []),
    ...(of.medics > 0 ? [counted(of.medics, 'medic')] : []),
  ];
}

function footMarked(of: Foot): string[] {
  const { prisoners, guards, aboard, bailOut, outOf = 'its vehicle' } = of;
  return [
    ...(of.captured ? ['surrendered'] : []),
    ...(of.partOf === undefined ? [] : [`part of ${of.partOf}`]),
    ...meleeSaid(of),
    ...(of.routing ? ['routing'] : []),
    ...(of.ran ? ['ran'] : []),
    ...(of.dugIn ? ['dug in'] : []),
    ...(of.road ? ['used the road'] : []),
    ...(of.mounted ? ['mounted'] : []),
    ...(of.horses ? ['one holds the horses'] : []),
    ...(aboard === undefined ? [] : [`aboard ${aboard}`]),
    ...(bailOut === undefined ? [] : [`has to bail out of ${outOf}`]),
    ...(of.mined ? ['in a minefield'] : []),
    ...(prisoners > 0 ? [counted(prisoners, 'prisoner')] : []),
    ...(guards > 0 ? [counted(guards, 'guard')] : []),
    ...(of.hasShot ? ['has shot'] : []),
    ...(of.hasMoved ? ['has moved'] : []),
    ...(of.shotAt ? ['shot at'] : []),
    ...(of.reactedShot ? ['has shot in reaction'] : []),
    ...(of.reactedFled ? ['has fled'] : []),
    ...(of.hasCharged === undefined ? [] : ['its charge fell short']),
    ...(of.stays ? ['has rallied'] : []),
    ...(of.divided ? ['has divided'] : []),
  ];
}

/** In a melee; in that of another, where it is known which one was charged. */
function meleeSaid({ melee, name }: Pick<Foot | Driven, 'melee' | 'name'>): string[] {
  if (melee === undefined) return [];
  const whose = isSomebody(melee) && !sameName(melee, name) ? melee : undefined;
  return [whose === undefined ? 'in a melee' : `in the melee of ${whose}`];
}

/** Whether a mark names a unit: somebody whom nobody has named is whoever stands in a role, `a charged`. */
export const isSomebody = (name: unknown): name is string =>
  typeof name === 'string' && !/^a (?:melee|target|charged|defender)$/.test(name);

function vehicleMarked(of: Driven): string[] {
  const { damage, stoppedBy } = of;
  if (of.destroyed) return ['destroyed'];
  return [
    ...(damage === 'none' ? [] : [DAMAGED[damage]]),
    ...(stoppedBy === undefined ? [] : [stoppedBy === 'mines' ? 'stopped by mines' : 'broken down']),
    ...(of.dugIn ? ['dug in'] : []),
    ...meleeSaid(of),
    ...(of.mined ? ['in a minefield'] : []),
    ...(of.hasMoved ? ['has moved'] : []),
    ...(of.boarded ? ['somebody got on or off'] : []),
    ...(of.mgShots + of.gunShots > 0 ? ['has shot'] : []),
    ...(of.reactedShot ? ['has shot in reaction'] : []),
    ...(of.reactedFled ? ['has fled'] : []),
  ];
}

const emplacementMarked = (of: Emplaced): string[] =>
  of.destroyed ? ['destroyed'] : [...(of.marked ? ['hit once'] : []), ...(of.hasShot ? ['has shot'] : [])];
