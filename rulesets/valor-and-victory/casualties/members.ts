import type { Rule } from '../../../src/rules/rule.js';
import { dieLimits } from '../armour/tables.js';
import { fireNumbers } from '../fire/tables.js';
import { counters } from '../units/tables.js';
import { type Counter, isInfantry, printedHalf, ratingIn, unitSaid, withLoads } from '../units/units.js';
import { look, ruling } from '../words.js';
import type { CasualtyInput } from './casualties.js';
import { casualtyActions } from './tables.js';

/** A unit under Casualty Points, by the number it has among those that were typed, from 1. */
export interface Member {
  readonly number: number;
  /** What it is called, where that is known. */
  readonly name?: string;
  readonly unit: Counter;
  readonly rating: number;
  /** Casualty Rating of the half squad it is reduced to, where that is known. */
  readonly half?: number;
  /** Pinned before, itself or its carrier. */
  readonly pinned: boolean;
  readonly carrier?: Counter;
  /** Casualty Ratings of those whom it carries, who die with it (14.64). */
  readonly aboard: number;
  /** AFVs: points of the same assault that it has taken already. */
  readonly taken: number;
}

/** The most points that an AFV takes yet (15.10). */
export const roomOn = ({ unit, taken }: Member, { mostOnAfv, mostOnImmobile }: Law): number =>
  Math.max(0, (unit.immobile && !taken ? mostOnImmobile : mostOnAfv) - taken);

/** What holds for these units, this attack and the rulings in force. */
export interface Law {
  readonly byFire: boolean;
  /** Points that a pin covers, and that a unit ignores. */
  readonly pin: number;
  readonly ignored: number;
  /** Vehicles and Guns make survival rolls, and passengers of vehicles can be harmed (R34). */
  readonly survival: boolean;
  /** Passengers of AFVs can be harmed (R39). */
  readonly afvPassengers: boolean;
  /** How many points one on a vehicle or Gun meets: those of a burst in trees are doubled on infantry alone (12.64, 21.6). */
  readonly onSoft: number;
  /** Gun Shields ignore a point (R33). */
  readonly shields: boolean;
  /** Only one unit ignores a point (R32). */
  readonly oneIgnores: boolean;
  /** The most points on an AFV; those of all AFVs together (R37); on one that is immobile (R38). */
  readonly mostOnAfv: number;
  readonly mostOnAll: number;
  readonly mostOnImmobile: number;
  /** AFVs take points before anything else (R36). */
  readonly afvsFirst: boolean;
  /** The crews of AFVs that were immobile before have made their check in close-assault (R38). */
  readonly crewChecked: boolean;
  /** They move inside a full hex: nobody is pinned there, but eliminated (13.8). */
  readonly fullHex: boolean;
  /** Passengers of AFVs must take what nobody else can (R57). */
  readonly passengersMust: boolean;
  /** The points of the attack, where one above its rating leaves a vehicle or Gun no roll (R56); 0 where it does not matter. */
  readonly attack: number;
  /** Unpinned units must be eliminated before pinned ones take points (R45). */
  readonly strictOrder: boolean;
  /** Nothing may be exceeded by more than it must (R31). */
  readonly leastExcess: boolean;
}

/** What can be done with a unit to meet Casualty Points. */
export const ACTS = ['ignore', 'pin', 'reduce', 'reduce-pin', 'eliminate', 'put'] as const;
export type Act = (typeof ACTS)[number];

/** What is done with one unit. */
export interface Deed {
  readonly member: Member;
  readonly act: Act;
  /** Points put on an AFV, vehicle or Gun, which then rolls. */
  readonly put: number;
  /** It ignores the first point put on it (14.63). */
  readonly ignores: boolean;
}

/** Whether a unit may ignore the first point (14.63): a valorous one, or a Gun behind its shield. */
export const mayIgnore = ({ unit, carrier }: Member, { shields }: Law): boolean =>
  unit.valorous || (unit.shield && shields && !carrier);

/** The points that a deed covers (14.61). */
export function pointsOf({ member, act, put, ignores }: Deed, law: Law): number {
  const { rating, half = rating, unit } = member;
  const times = isSoft(member) ? law.onSoft : 1;
  const covers = {
    ignore: 0,
    pin: law.pin * times,
    reduce: rating - half,
    'reduce-pin': rating - half + law.pin,
    eliminate: rating * times + (unit.kind === 'vehicle' ? member.aboard : 0),
    put: put * times,
  }[act];
  return covers + (ignores ? law.ignored * times : 0);
}

/** Casualty Points that the units of one hex have to meet. */
export interface Case {
  readonly points: number;
  readonly members: readonly Member[];
  readonly law: Law;
}

/** The points that deeds cover together. */
export const covered = (deeds: readonly Deed[], law: Law): number =>
  deeds.reduce((sum, deed) => sum + pointsOf(deed, law), 0);

export const isAfv = ({ unit }: Member): boolean => unit.kind === 'afv';
/** An unarmoured vehicle or a Gun. */
export const isSoft = ({ unit }: Member): boolean => unit.kind === 'vehicle' || unit.kind === 'gun';

/** A unit as its owner knows it: by its name, or as its counter says with its number. */
export const memberSaid = ({ name, unit, number }: Member): string => name ?? `${unitSaid(unit)} (${number})`;

/** The units with what they carry, numbered as they were typed; ratings by counter or table, half squads by R40. */
export function* membersOf(
  units: readonly Counter[],
  { names = [], taken = [] }: Partial<Pick<CasualtyInput, 'names' | 'taken'>>,
): Rule<Member[]> {
  const tookBy = new Map(taken.map((entry) => entry.split('=').map(Number) as [number, number]));
  const leader = yield* look(counters.cells.leader);
  const ratingOf = (unit: Counter) => unit.rating ?? (isInfantry(unit) ? leader.value.rating : 0);
  const members: Member[] = [];
  for (const of of units) {
    for (const unit of withLoads([of])) {
      const carrier = unit === of ? undefined : of;
      const aboard = unit.load.filter(isInfantry).reduce((sum, each) => sum + ratingOf(each), 0);
      const half = yield* halfOf(unit);
      const pinned = [unit, of].some((each) => each.pinned || each.pinnedNow);
      const number = members.length + 1;
      const name = names[number - 1];
      const taken = tookBy.get(number) ?? 0;
      members.push({
        ...{ number, unit, rating: ratingOf(unit), pinned, aboard, taken },
        ...(name !== undefined && { name }),
        ...(half !== undefined && { half }),
        ...(carrier && { carrier }),
      });
    }
  }
  return members;
}

/** The rating of its half squad, where that is typed with it, or printed. */
function knownHalf(unit: Counter): number | undefined {
  const printed = printedHalf(unit);
  return unit.half ?? (printed === undefined ? undefined : ratingIn(printed));
}
export const isPrinted = (unit: Counter): boolean => knownHalf(unit) !== undefined;

/** The Casualty Rating of the half squad that a squad is reduced to (14.61, R40). */
export function* halfOf(unit: Counter): Rule<number | undefined> {
  const { kind, rating = 0 } = unit;
  const half = knownHalf(unit);
  if (kind !== 'squad' || half !== undefined) return half;
  return (yield* ruling('vv:R40')) === 2 ? Math.floor(rating / 2) : undefined;
}

/** Points that valorous units ignore: one each, or one in all (16.3, R32). */
export function* pointsIgnored(units: readonly Counter[]): Rule<number> {
  const able = units.filter(({ valorous }) => valorous).length;
  const { value: each } = yield* look(casualtyActions.cells.ignored);
  return each * (able > 1 && (yield* ruling('vv:R32')) === 2 ? 1 : able);
}

/** The law for an attack on these units. Only what matters to them is asked. */
export function* lawOf(
  members: readonly Member[],
  { by, points: all, doubled, outsideFfa, moving, crewChecked, fullHex }: CasualtyInput,
): Rule<Law> {
  const byFire = by === 'fire';
  const onSoft = doubled ? (yield* look(fireNumbers.cells.doubling)).value : 1;
  // What one vehicle or Gun can be given of them.
  const points = Math.ceil(all / onSoft);
  const pin = (yield* look(casualtyActions.cells.pin)).value;
  const ignored = (yield* look(casualtyActions.cells.ignored)).value;
  const mostOnAfv = (yield* look(dieLimits.cells['most points on an AFV'])).value;
  const afvs = byFire ? [] : members.filter(isAfv);
  const shield = !outsideFfa && !moving && members.some(({ unit }) => unit.shield);
  const several = members.filter(({ unit }) => unit.valorous || (unit.shield && shield)).length > 1;
  const aboardAfv = members.some(({ carrier }) => carrier?.kind === 'afv');
  const afvPassengers = !byFire && aboardAfv && (yield* ruling('vv:R39')) === 1;
  const exceeded = members.some((of) => isSoft(of) && !of.carrier && !of.pinned && of.rating < points);
  return {
    byFire,
    fullHex,
    onSoft,
    pin,
    ignored,
    survival: byFire || !members.some(isSoft) || (yield* ruling('vv:R34')) === 1,
    afvPassengers,
    shields: shield && (byFire || (yield* ruling('vv:R33')) === 1),
    oneIgnores: several && (yield* ruling('vv:R32')) === 2,
    mostOnAfv,
    mostOnAll:
      (afvs.length > 1 && (yield* ruling('vv:R37')) === 2 ? mostOnAfv : mostOnAfv * afvs.length) -
      afvs.reduce((sum, { taken }) => sum + taken, 0),
    mostOnImmobile: afvs.some(({ unit }) => unit.immobile) && (yield* ruling('vv:R38')) === 3 ? 0 : mostOnAfv,
    afvsFirst: afvs.length > 0 && (yield* ruling('vv:R36')) === 2,
    crewChecked,
    passengersMust: afvPassengers && (yield* ruling('vv:R57')) === 2,
    attack: exceeded && (yield* ruling('vv:R56')) === 2 ? points : 0,
    strictOrder: members.some(({ pinned }) => pinned) && (yield* ruling('vv:R45')) === 2,
    leastExcess: (yield* ruling('vv:R31')) === 2,
  };
}
