import type { Input } from '../../../src/rules/record.js';
import type { NamedUnits } from '../../../src/rules/role.js';
import type { Unit } from '../../../src/rules/roster.js';
import type { State } from '../../../src/rules/state.js';
import { sameName } from '../../../src/rules/text/likeness.js';
import { hangingOf, thoseDown } from '../air-landing/rope.js';
import { firedAtBefore } from '../fire/before.js';
import { isHard } from '../movement/movers.js';
import { armsIn, armsOf, asEntries, counting, firing, manned } from '../roster/arms.js';
import {
  type Foot,
  type Group,
  type GunCrew,
  isInside,
  isStranger,
  menOf,
  serves,
  type Troops,
  troopsOf,
  type Vehicle,
} from '../roster/kinds.js';
import { filled, isTyped, toldByTable, troops, type UnitsByRole } from '../roster/troops.js';
import { countsPeriods, periodOf } from '../state.js';
import { refuse, role } from '../words.js';
import { type Fire, firesOf } from './firing-group.js';
import {
  isCrewServed,
  isGroundHeavy,
  isHelper,
  isMounted,
  isThrown,
  isTurreted,
  isTurretGun,
} from './kinds.js';
import type { Weapon } from './weapons.js';

/** Who fires at men, and what binds whoever fires at anything. */

/** Missiles that a control set comes with (points.11, R124). */
const MISSILES_A_SET = 2;

/** What binds whoever fires, be he known by name alone. */
export const boundFirer = (of: Troops, { fire = [] }: Input) => ({
  fromMap: of.hidden,
  bound: of.bound,
  crewsBound: of.crewsBound,
  afvBound: of.afvBound,
  immobilised: of.kind === 'vehicle' && of.immobilised,
  missilesSpent: of.kind === 'gun' && of.missiles > 0 && of.missiles >= MISSILES_A_SET * of.pieces,
  silent: of.silent,
  dropped: of.dropped,
  firedAt: of.firedAt,
  leftWeapon: of.kind === 'gun' && of.leftWeapon,
  ridesIn: of.kind === 'vehicle' ? undefined : of.aboard,
  runs: of.runs,
  doubled: of.pace === 'double',
  dashed: (of.kind === 'vehicle' || isRiding(of)) && of.pace === 'dash',
  menFired: of.menFired,
  knockedOut: of.knockedOut && !(of.kind === 'vehicle' && of.outNow),
  arms: of.armsFired?.length || of.armsTaken?.length ? armsOf(of) : [],
  armsFired: of.armsFired,
  armsTaken: of.armsTaken,
  notThrowing: String(fire).includes('grenade') && !isStranger(of) ? notThrowing(of) : 0,
  byArmour: isHard(of),
});

/** Mounts are treated as soft vehicles (points.15): whoever rides one fires from it. */
const isRiding = (of: Troops): boolean => of.kind === 'group' && of.mounted;

/** Men who throw no grenades: they have none, carry a radio, or serve a heavy weapon (fire.4). */
function notThrowing(of: Troops): number {
  if (of.kind === 'gun') return menFiring(of);
  if (of.kind === 'vehicle') return of.crew - Math.min(of.grenades, of.crew);
  return menFiring(of) - Math.max(0, Math.min(of.grenades, of.men - of.radios));
}

/** Its weapons and its men. Whoever types points has added it up already. */
export const firer = role('firer', {
  says: 'who fires',
  acts: true,
  by: 'name',
  goneToo: fellNow,
  ...troops(),
  fills: filled((of, asked) => {
    if (asked.points !== undefined) return {};
    const fire = firesIn(of, asked);
    const moves = isDriven(of) && of.pace !== undefined;
    // What is ridden counts as a soft vehicle (points.15): all that is fired from it does so from a moving one.
    const isFrom = of.kind === 'vehicle' ? isOnVehicle : (weapon: Fire['weapon']) => !isHelper(weapon);
    const movingVehicleWeapons = moves ? counting(fire, isFrom) : 0;
    return {
      fire: asEntries(fire),
      men: menFiring(of),
      ownMove: ownMoveOf(of),
      movingVehicleWeapons,
      fromBunker: isInBunker(of),
    };
  }, boundFirer),
});
/** All fire of a period is at once: whoever falls to it still fires (orders.4, R66). */
export const menFiring = (of: Troops): number =>
  // Those who hold the horses fire nothing, nor do those who direct fire (vehicle.7, heavy.3).
  Math.max(0, menOf(of) + of.hit - (of.kind === 'group' && !of.mounted ? of.holders : 0) - of.directs);
/** Somebody of whom nobody is left fires in the period in which he fell, and so does a vehicle that is knocked out in it; prisoners do not. */
export function fellNow({ kind, marks }: Unit): boolean {
  if (kind === 'vehicle') return marks.outNow === true;
  return kind !== 'force' && marks.prisoner !== true && Number(marks.hit ?? 0) > 0;
}
/** Vehicles, and men on their mounts. */
const isDriven = (of: Troops): boolean => of.kind === 'vehicle' || isRiding(of);
/** Rocket and recoilless weapons do not fire from there (option.7). */
export const isInBunker = (of: Troops): boolean => of.kind !== 'vehicle' && of.cover === 'bunker';
/** Weapons on a vehicle that moves (tactical.5). */
const isOnVehicle = (weapon: Fire['weapon']): boolean => isMounted(weapon) || isTurreted(weapon);

/** What it fires by what was typed or, where nothing was, as a matter of course. */
const firesIn = (of: Troops, { fire, range }: Input): Fire[] =>
  fire === undefined ? firedBy(of, range as number | undefined) : firesOf(fire as readonly string[]);

/**
 * What a unit fires as a matter of course.
 * @param range in metres, where it is known: pistols are fired where they reach
 * @throws Refusal where it has nothing to fire
 */
export function firedBy(of: Troops, range?: number): Fire[] {
  const left = unfired(of);
  const others = left ? ofThese(of, left, range) : [];
  const arms = others.length > 0 ? others : ofThese(of, allOf(of), range);
  if (arms.length > 0) return arms;
  const hint = 'Give it weapons in its roster, or --fire here.';
  return refuse('wrg:fire.7', `${of.name} has no weapon to fire.`, hint);
}

/** Weapons, and the men who fire them. */
interface Manned {
  readonly arms: readonly Fire[];
  readonly men: number;
}

const allOf = (of: Troops): Manned => ({ arms: armsIn(armsOf(of)), men: menFiring(of) });

/**
 * What the others fire where some have fired, or have taken a weapon over: each does so once, and a turret has one gunner (fire.4,
 * soft.6, R96).
 * @returns undefined where all of them may, or fire at those in a house at which they have fired, which they do at once (building.1)
 */
function unfired(of: Troops): Manned | undefined {
  const { armsFired = [], armsTaken = [], menFired, firedAt } = of;
  if ((menFired === 0 && armsTaken.length === 0) || firedAt?.startsWith('house:')) return undefined;
  const { arms, men } = allOf(of);
  const taken = armsIn(armsTaken);
  const busy = [...armsIn(armsFired), ...taken];
  const isGunnerBusy = busy.some(({ weapon }) => isOfTurret(weapon));
  const left = arms.map(({ weapon, n }) => ({
    weapon,
    n: isGunnerBusy && isOfTurret(weapon) ? 0 : n - counting(busy, (other) => other === weapon),
  }));
  const others = men - menFired - counting(taken, () => true);
  return others > 0 ? { arms: left, men: others } : undefined;
}

/** What so many men fire of these as a matter of course. */
function ofThese(of: Troops, { arms, men }: Manned, range: number | undefined): Fire[] {
  if (of.kind === 'vehicle') return oneOfATurret(arms);
  if (serves(of))
    return withHelpers(
      of.weapon,
      counting(arms, (weapon) => weapon === of.weapon),
      men,
    );
  // What has moved with them stands still before it fires (heavy.5): the others do.
  const light = firing(arms).filter(({ weapon }) => of.pace === undefined || !isGroundHeavy(weapon));
  const fires = manned(light.length > 0 ? light : firing(arms), men);
  const others = men - counting(fires, () => true);
  return range !== undefined && range <= PISTOL_SHOT && others > 0 && !of.unarmed
    ? [...fires, { weapon: 'pistol', n: others }]
    : fires;
}

/** How far a pistol reaches, in metres: whoever has no other weapon has one (points.8, fire.7), but men who were disarmed. */
const PISTOL_SHOT = 50;

/** A heavy weapon with as many of its crew as may help (heavy.8). */
function withHelpers(weapon: Weapon, pieces: number, men: number): Fire[] {
  const n = Math.min(pieces, men);
  const helpers = isCrewServed(weapon) ? Math.min(2 * n, men - n) : 0;
  const all: Fire[] = [
    { weapon, n },
    { weapon: 'helper', n: helpers },
  ];
  return all.filter(({ n }) => n > 0);
}

const isOfTurret = (weapon: Weapon): boolean => isTurretGun(weapon) || weapon === 'mg-turret';

/** Gun and machine gun of a turret share a gunner (R96): he fires what stands first. */
export function oneOfATurret(arms: readonly Fire[]): Fire[] {
  const able = firing(arms);
  const shared = ({ weapon }: Fire) => isOfTurret(weapon);
  const first = able.find(shared);
  const isGun = first !== undefined && isTurretGun(first.weapon);
  return able.filter((arm) => !shared(arm) || isTurretGun(arm.weapon) === isGun);
}

/** How a move is called where somebody fires after it. Men who double are told by their number. */
const OWN_MOVE: Readonly<Partial<Record<NonNullable<Foot['pace']>, string>>> = {
  walk: 'walked',
  dash: 'dashed',
  crawl: 'crawled',
  wade: 'waded',
  climb: 'climbed',
  manhandle: 'walked',
};

/** How its men moved before they fire. */
export const ownMoveOf = (of: Troops): string | undefined =>
  of.kind === 'vehicle' || isRiding(of) || of.pace === undefined ? undefined : OWN_MOVE[of.pace];

/** Firers that moved this period or did not fire in the last (tactical.4), in a game whose periods are counted. */
function lately(of: Troops, asked: Input, period: number): Input {
  if (of.kind === 'vehicle' || asked.points !== undefined || isTyped(asked, ['moved', 'movedAndSilent']))
    return {};
  const fires = firesIn(of, asked);
  const all = counting(fires, () => true);
  // Who rides moves with what carries him, which counts by itself (tactical.5, R88).
  const moved = of.pace !== undefined && !isRiding(of);
  const silent = silentAmong(of, fires, period);
  return toldByTable({ moved: moved ? all : silent, movedAndSilent: moved ? silent : 0 });
}

/**
 * Those who did not fire in the last period: men fire what they fired before, as far as there is enough of it, and whoever
 * throws grenades may be any of the others who fired.
 */
function silentAmong(of: Group | GunCrew, fires: readonly Fire[], period: number): number {
  const all = counting(fires, () => true);
  const firedBefore = of.lateFired || of.lastFired === period - 1;
  if (!firedBefore) return all;
  // Points that were added up already tell of no weapons.
  if (of.armsFiredBefore === undefined) return 0;
  const before = armsIn(of.armsFiredBefore);
  const now = armsIn(of.armsFired ?? []);
  const countIn = (arms: readonly Fire[], weapon?: Fire['weapon']) =>
    counting(arms, (other) => weapon === undefined || other === weapon);
  let silent = 0;
  for (const { weapon, n } of armsIn(asEntries(fires.filter(({ weapon }) => !isThrown(weapon)))))
    silent += Math.min(n, Math.max(0, n + countIn(now, weapon) - countIn(before, weapon)));
  const thrown = counting(fires, isThrown);
  const others = countIn(before) - countIn(now) - (all - thrown - silent);
  return silent + Math.min(thrown, Math.max(0, thrown - others));
}

/** Whoever rides in what stands in another role, named or not. */
export const ridesIn =
  (...roles: readonly string[]) =>
  ({ marks: { aboard } }: Unit, named: NamedUnits): boolean =>
    typeof aboard === 'string' && roles.some((role) => named[role] && sameName(named[role].name, aboard));

/** The vehicle that whoever fires rides in: he moved with it, and fires no more than its crew after a dash (vehicle.1). */
function carrierOf([by]: readonly Unit[] = [], { units }: State): Vehicle | undefined {
  const found = by && units.find((unit) => unit.kind === 'vehicle' && ridesIn('it')(by, { it: unit }));
  return found && (troopsOf(found) as Vehicle);
}

/** What the table tells besides: how long ago they fired, and what is fired from a vehicle that moves. */
export function knownOfShot(table: State, { firer, target }: UnitsByRole, asked: Input): Input {
  const period = periodOf(table);
  const of = firer?.[0] && thoseDown(troopsOf(firer[0]), period);
  const at = target?.[0] && troopsOf(target[0]);
  const isOneTotal = at && asked.points === undefined && countsPeriods(table);
  const before = isOneTotal ? firedAtBefore(at) : {};
  if (!of || isStranger(of)) return before;
  const { pace } = carrierOf(firer, table) ?? {};
  const { chanceAt } = of;
  const still = pace === undefined || asked.points !== undefined;
  const fired = still ? 0 : counting(firesIn(of, asked), (weapon) => !isHelper(weapon));
  return {
    ...before,
    ...(isOneTotal && toldByTable({ chanceAt })),
    ...toldByTable({
      atBuilding: at && !isTyped(asked, ['points', 'intoBuilding', 'figure']) && isInside(at),
    }),
    ...(hangingOf(troopsOf(firer[0]!), period) > 0 &&
      asked.points === undefined && { fire: asEntries(firesIn(of, asked)), men: menFiring(of) }),
    ...(countsPeriods(table) && lately(of, asked, period)),
    ...toldByTable({ dashed: pace === 'dash', movingVehicleWeapons: fired }),
    ...stood(of, pace, asked.points === undefined, table),
  };
}

/** What keeps weapons from firing: a vehicle that moves with them, or a drop a short while ago (heavy.5, air.2, air.4). */
function stood({ landed, byAircraft }: Troops, pace: Vehicle['pace'], isTold: boolean, table: State): Input {
  const onGround = landed === undefined ? 0 : periodOf(table) - landed + 1;
  const isLate = !countsPeriods(table) || onGround > 2;
  if (!isTold) return {};
  return toldByTable({
    carried: pace !== undefined,
    onGround: isLate ? 0 : onGround,
    byAircraft: !isLate && byAircraft,
  });
}

/** The same of fire at armour. */
export function knownOfGunner(table: State, { gunner }: UnitsByRole, asked: Input): Input {
  const { pace } = carrierOf(gunner, table) ?? {};
  const isTold = isTyped(asked, ['points', 'closeAttack', 'offTable', 'moved', 'ownMove']);
  const of = gunner?.[0] && troopsOf(gunner[0]);
  return {
    ...toldByTable({ dashed: pace === 'dash', moved: pace !== undefined && !isTold }),
    ...(of && stood(of, pace, !isTyped(asked, ['points', 'closeAttack', 'offTable']), table)),
  };
}
