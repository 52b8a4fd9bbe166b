import type { Conflict } from '../../../src/rules/action.js';
import { type Kinds, type Known as KnownAs, kind, known as knownAs } from '../../../src/rules/kind.js';
import { onceFor } from '../../../src/rules/once.js';
import type { Input } from '../../../src/rules/record.js';
import { type Change, marked, type Unit } from '../../../src/rules/roster.js';
import type { State } from '../../../src/rules/state.js';
import { counted } from '../../../src/rules/text/say.js';
import { countFigures, figuresOf } from '../casualties/figure.js';
import { AFVS, type Mover } from '../movement/movers.js';
import type { Span } from '../words.js';
import {
  forceMarks,
  forceProfile,
  groupMarks,
  groupProfile,
  gunMarks,
  gunProfile,
  vehicleMarks,
  vehicleProfile,
} from './fields.js';
import { battleLasts, PANIC_BELOW } from './marks.js';
import { forceSaid, groupSaid, gunSaid, vehicleSaid } from './said.js';

/** The kinds of units: what is said of them in a roster, and the marks they carry in a battle. */

/** What belongs to vehicles of one sort alone. */
function vehicleConflict(unit: Input): Conflict | undefined {
  const { type, weight, year, load, crew, smgs = 0, grenades } = unit as Driven;
  const hard = AFVS.includes(type as Mover);
  if (hard && load !== undefined) return { input: 'load', message: 'is for soft vehicles' };
  if (!hard && weight !== undefined) return { input: 'weight', message: 'is for AFVs' };
  if (weight !== undefined && year === undefined) return { input: 'weight', message: 'needs year' };
  if (weight === undefined && year !== undefined) return { input: 'year', message: 'needs weight' };
  if (smgs > crew) return { input: 'smgs', message: `is more than the ${crew} of the crew` };
  return grenades > crew ? { input: 'grenades', message: `is more than the ${crew} of the crew` } : undefined;
}

/** @param table where it is, if it is in a game already: men who have fallen since are on no list */
function groupConflict(unit: Input, table?: State): Conflict | undefined {
  const { mounted, rides, men, figure } = unit as Foot;
  if (mounted && rides === undefined) return { input: 'mounted', message: 'needs rides' };
  if (table !== undefined || !figure?.length) return undefined;
  const told = countFigures(figuresOf(figure));
  return told === men
    ? undefined
    : { input: 'figure', message: `tells of ${counted(told, 'man', 'men')}, and men of ${men}` };
}

/** How it moved, and who has fired, ends with the period, in a game in which periods are counted. */
const OF_PERIOD = {
  ...battleLasts,
  pace: 'period',
  menFired: 'period',
  menThrown: 'period',
  directs: 'period',
  armsFired: { until: 'period', becomes: 'armsFiredBefore' },
  armsFiredBefore: 'period',
  armsTaken: 'period',
  armsTried: 'period',
  radiosTaken: 'period',
  crept: 'period',
  silent: 'period',
  missiles: { until: 'battle', unclocked: true },
  satchels: { until: 'battle', unclocked: true },
  bangalores: { until: 'battle', unclocked: true },
  claymores: { until: 'battle', unclocked: true },
  fougasses: { until: 'battle', unclocked: true },
  claymoresSet: { until: 'battle', unclocked: true },
  fougassesSet: { until: 'battle', unclocked: true },
  registered: { until: 'battle', unclocked: true },
  registering: { until: 'period', runsDown: true },
  dropped: 'period',
  aboardDiced: 'period',
  shotAt: 'period',
  attackDiced: 'period',
  shelled: 'period',
  firedAt: 'period',
  hit: 'period',
  fireTotal: 'period',
  potential: 'period',
  potentialDie: 'period',
  spared: 'period',
  chanceAt: 'period',
  vehicleDiced: 'period',
} as const;
/** Men get in and out. */
const OF_MEN = {
  ...OF_PERIOD,
  boarded: 'period',
  atMines: 'period',
  workLeft: { until: 'period', runsDown: true },
  work: { with: 'workLeft' },
  besideMine: { until: 'battle', unclocked: true },
  escort: { with: 'prisoner' },
  buildingFire: 'period',
  buildingDie: 'period',
  wrecked: 'period',
  homeStruck: 'period',
  bunkerStruck: 'period',
  bunkerDiced: 'period',
  homeBurns: 'period',
} as const;

/** Why men are in nobody's hands any more. A group in no roster is not counted. */
const menGone = (of: Pick<Foot, 'out' | 'prisoner' | 'men' | 'knockedOut'>): string | undefined => {
  if (of.out) return 'it is out of the battle';
  if (of.prisoner) return 'it was taken prisoner';
  if (of.knockedOut) return 'it is knocked out';
  return of.men === 0 ? 'nobody is left' : undefined;
};

/** What men have who were disarmed. */
export const UNARMED = { weapons: [], grenades: 0, radios: 0 };

const LEAST = ['nearest', 'lateNearest'] as const;

/** What more fire at it is added to. */
const LOOKED_UP = {
  fireTotal: ['shoot', 'mines'],
  potential: ['shoot', 'mines'],
  potentialDie: ['shoot', 'mines'],
  spared: ['shoot', 'mines'],
  chanceAt: ['shoot'],
  vehicleDiced: ['shoot'],
} as const;

/** Whoever is taken prisoner is disarmed (prisoner.1), and is so when he is none any more (prisoner.3). */
const disarmed =
  (has: Input) =>
  (unit: Unit, by: Change | undefined): Unit => {
    if (!by || !Object.hasOwn(by.marks, 'prisoner')) return unit;
    if (by.marks.prisoner === true) return { ...unit, profile: { ...unit.profile, ...has } };
    const { weapons } = unit.profile;
    return Array.isArray(weapons) && weapons.length === 0 ? marked(unit, { unarmed: true }) : unit;
  };

/** Men on foot, or riders; and whatever players speak of that stands in no roster. */
export const group = kind({
  name: 'group',
  says: 'men on foot, or riders',
  profile: groupProfile,
  marks: groupMarks,
  strength: { total: 'men', parts: {}, apart: ['radios'], among: ['grenades'], lists: ['leaders', 'figure'] },
  lasts: OF_MEN,
  least: LEAST,
  lookedUp: LOOKED_UP,
  follows: disarmed(UNARMED),
  conflict: groupConflict,
  gone: (of) => menGone(of),
  stands: (of) => groupSaid(of),
});

export const gun = kind({
  name: 'gun',
  says: 'a heavy weapon on the ground, with its crew',
  profile: gunProfile,
  marks: gunMarks,
  strength: { total: 'men', parts: {}, apart: ['radios', 'pieces'], lists: ['leaders'] },
  lasts: OF_MEN,
  least: LEAST,
  lookedUp: LOOKED_UP,
  follows: disarmed({ weapons: [], pieces: 0, radios: 0 }),
  gone: (of) => menGone(of),
  stands: (of) => gunSaid(of),
});

export const vehicle = kind({
  name: 'vehicle',
  says: 'an AFV or a soft vehicle, with its crew',
  profile: vehicleProfile,
  marks: vehicleMarks,
  strength: { total: 'crew', parts: {}, apart: ['radios'], among: ['smgs', 'grenades'], lists: ['leaders'] },
  lasts: { ...OF_PERIOD, outNow: 'period', caughtFire: 'period' },
  least: LEAST,
  lookedUp: LOOKED_UP,
  conflict: vehicleConflict,
  gone: ({ out, destroyed, knockedOut }) => {
    if (out) return 'it is out of the battle';
    if (destroyed) return 'it is destroyed';
    return knockedOut ? 'it is knocked out' : undefined;
  },
  stands: (of) => vehicleSaid(of),
});

export const force = kind({
  name: 'force',
  says: 'no troops: what was agreed for a side, for wg roster check',
  profile: forceProfile,
  marks: forceMarks,
  lasts: { supportUsed: { until: 'battle', unclocked: true } },
  gone: () => undefined,
  stands: (of) => forceSaid(of),
});

export const kinds = { group, gun, vehicle, force } satisfies Kinds<Span>;

export type Foot = KnownAs<typeof groupProfile, typeof groupMarks>;
export type Gun = KnownAs<typeof gunProfile, typeof gunMarks>;
export type Driven = KnownAs<typeof vehicleProfile, typeof vehicleMarks>;
export type Force = KnownAs<typeof forceProfile, typeof forceMarks>;

export type Group = Foot & { readonly kind: 'group' };
export type GunCrew = Gun & { readonly kind: 'gun' };
export type Vehicle = Driven & { readonly kind: 'vehicle' };
/** Troops, with profile and marks in one. */
export type Troops = Group | GunCrew | Vehicle;
export type KnownUnit = Troops | (Force & { readonly kind: 'force' });

/** What is known of a unit: it runs as long as its own score binds it to that, whoever rolled it and however long it binds (R141). */
export const known = (unit: Unit): KnownUnit =>
  running(knownAs(kinds[unit.kind as keyof typeof kinds], unit) as KnownUnit);

const running = onceFor((of: KnownUnit): KnownUnit => {
  if (of.kind === 'force' || of.kind === 'vehicle' || of.runs) return of;
  const score = (of.kind === 'gun' ? of.crewsBound : undefined) ?? of.bound ?? 0;
  return score < PANIC_BELOW ? { ...of, runs: true } : of;
});

/** The same of one that is no force. */
export const troopsOf = (unit: Unit): Troops => known(unit) as Troops;

/** A heavy weapon that does not stand ready: a gun is limbered, others were carried and not prepared to fire since (foot.4). */
export const isPacked = (of: Troops): of is GunCrew => of.kind === 'gun' && of.packed && of.pieces > 0;

/** Men inside a house or bunker, as the game has it. */
export const isInside = (of: Troops): boolean =>
  of.kind !== 'vehicle' && (of.cover === 'building' || of.cover === 'bunker');

/** The men of a unit, or its crew. */
export const menOf = (of: Troops): number => (of.kind === 'vehicle' ? of.crew : of.men);

/** The radios that troops can use: one that is taken over, from the next period on (soft.6). */
export const radiosInUse = ({ radios, radiosTaken }: Pick<Troops, 'radios' | 'radiosTaken'>): number =>
  Math.max(0, radios - radiosTaken);

/** Whether men serve a heavy weapon on the ground: a crew may have abandoned its own. */
export const serves = (of: Troops): of is GunCrew => of.kind === 'gun' && of.pieces > 0;

/** The heavy weapons that men ran from, and that stand there still (react.30): where only that is told, all that a crew had at first. */
export function leftBehindBy(of: Troops): readonly string[] {
  if (of.kind === 'vehicle') return [];
  const { leftBehind = [] } = of;
  const isUntold = leftBehind.length === 0 && of.kind === 'gun' && of.abandoned;
  return isUntold ? [`${of.weapon}:${of.began.pieces ?? 1}`] : leftBehind;
}

/** Whether men are away from a weapon of theirs, which stands where they walked away or ran from it (foot.5, react.30). */
export const isApart = (of: Troops): boolean =>
  serves(of) ? of.leftWeapon || (of.leftBehind ?? []).length > 0 : leftBehindBy(of).length > 0;

/** Whether nothing is known of a group but its name: it stands in no roster. */
export const isStranger = (of: Troops): boolean => of.kind === 'group' && of.men === undefined;

/** Whether men who are left were taken: they test, go to the rear and are in the way of fire, and fight no more (prisoner.3). */
export const isCaptive = (of: Troops): boolean =>
  of.kind !== 'vehicle' && of.prisoner && !of.out && of.men !== 0;
export const isPrisoner = (unit: Unit): boolean => unit.kind !== 'force' && isCaptive(troopsOf(unit));

/** Whether troops are out of the game: nobody is left to do anything. */
export const isOut = (of: Troops): boolean =>
  !isCaptive(of) && (kinds[of.kind].gone as (of: Troops) => unknown)(of) !== undefined;
