import type { Input } from '../../../src/rules/record.js';
import type { Fill, Roster, Unit } from '../../../src/rules/roster.js';
import { type Fire, firesOf } from '../firing-group.js';
import { isCrewServed, isMounted, isTurreted, isTurretGun } from '../weapon-kinds.js';
import { refuse } from '../words.js';
import { armsIn, asEntries, counting, firing, manned } from './arms.js';
import { asFiredAt, entryOf, inCounts } from './fill-target.js';
import type { Foot, Group, GunCrew, Troops, Vehicle } from './kinds.js';
import { isTyped, mustBeMen, periodIn, said, troops } from './units.js';

export const shoot: Fill = {
  units: ['who fires', 'the target', 'who rides in it'],
  fill: ([first, second, third], asked, clock) => {
    const riders = third && mustBeMen(third, 'wrg:soft.1', 'ride in another');
    const target = second && troops(second);
    return {
      name: first!.name,
      ...asFirer(troops(first!), asked, clock),
      ...(target && { target: target.name, ...asFiredAt(target, asked, riders) }),
    };
  },
};

/** The group that fires: its weapons and its men. Whoever types points has added it up already. */
function asFirer(of: Troops, asked: Input, clock: Roster['clock']): Input {
  if (asked.points !== undefined) return {};
  const typed = isTyped(asked, ['fire']);
  const fires = typed ? firesOf(asked.fire as readonly string[]) : firedBy(of);
  const men = of.kind === 'vehicle' ? of.crew : of.men;
  return {
    ...(!typed && { fire: asEntries(fires) }),
    ...said({ men }),
    ...(of.kind === 'vehicle' ? onTheMove(of, fires) : lately(of, fires, asked, clock)),
  };
}

/** What a unit fires as a matter of course. @throws Refusal where it has nothing to fire */
export function firedBy(of: Troops): Fire[] {
  const arms = of.kind === 'vehicle' ? oneOfATurret(armsIn(of.weapons)) : ofMen(of);
  if (arms.length > 0) return arms;
  return refuse(
    'wrg:fire.7',
    `${of.name} has no weapon to fire.`,
    'Give it weapons in its roster, or --fire here.',
  );
}

const ofMen = (of: Group | GunCrew): Fire[] =>
  of.kind === 'group' ? manned(firing(armsIn(of.weapons)), of.men) : withHelpers(of);

/** A heavy weapon with as many of its crew as may help (heavy.8). */
function withHelpers({ weapon, pieces, men }: GunCrew): Fire[] {
  const n = Math.min(pieces, men);
  const helpers = isCrewServed(weapon) ? Math.min(2 * n, men - n) : 0;
  if (n === 0) return [];
  return [{ weapon, n }, ...(helpers > 0 ? [{ weapon: 'helper' as const, n: helpers }] : [])];
}

/** Gun and machine gun of a turret share a gunner (R96): he fires what stands first. */
function oneOfATurret(arms: readonly Fire[]): Fire[] {
  const able = firing(arms);
  const shared = ({ weapon }: Fire) => isTurretGun(weapon) || weapon === 'mg-turret';
  const first = able.find(shared);
  const isGun = first !== undefined && isTurretGun(first.weapon);
  return able.filter((arm) => !shared(arm) || isTurretGun(arm.weapon) === isGun);
}

/** Weapons on a vehicle that moves (tactical.5); a high speed dash bars them (vehicle.1). */
function onTheMove(of: Vehicle, fires: readonly Fire[]): Input {
  mayFireOnTheMove(of);
  return said({ movingVehicleWeapons: of.pace === undefined ? 0 : counting(fires, isOnVehicle) });
}
const isOnVehicle = (weapon: Fire['weapon']): boolean => isMounted(weapon) || isTurreted(weapon);

export function mayFireOnTheMove({ name, pace }: Vehicle): void {
  if (pace !== 'dash') return;
  refuse(
    'wrg:vehicle.1',
    `${name} has dashed at high speed, and does not fire.`,
    'wg move --pace move-and-fire',
  );
}

/** How a move is called where somebody fires after it. */
const OWN_MOVE: Readonly<Record<NonNullable<Foot['pace']>, string | undefined>> = {
  walk: 'walked',
  dash: 'dashed',
  crawl: 'crawled',
  wade: 'waded',
  climb: 'climbed',
  manhandle: 'walked',
  // Doubling is no move of this list: men who double are told by their number.
  double: undefined,
  ride: undefined,
};

/** How its men moved before they fire. */
export const ownMoveOf = ({ pace }: Pick<Foot, 'pace'>): string | undefined => pace && OWN_MOVE[pace];

/** Firers that moved this period or did not fire in the last (tactical.4), in a game whose periods are counted. */
function lately(of: Group | GunCrew, fires: readonly Fire[], asked: Input, clock: Roster['clock']): Input {
  const period = periodIn(clock);
  const ownMove = isTyped(asked, ['ownMove']) ? undefined : ownMoveOf(of);
  if (period === undefined || isTyped(asked, ['moved', 'movedAndSilent'])) return said({ ownMove });
  const all = counting(fires, () => true);
  const moved = of.pace !== undefined;
  const silent = of.lastFired !== period - 1 && of.lastFired !== period;
  return said({
    ownMove,
    moved: moved || silent ? all : 0,
    movedAndSilent: moved && silent ? all : 0,
  });
}

export const artillery: Fill = {
  units: ['who is in the area, or who calls', 'who else is in it, or beside him', 'a third', 'a fourth'],
  fill: (units, asked) => {
    // Whoever calls has a radio, of his own or beside him (offtable.2).
    if (asked.caller !== undefined)
      return said({ noRadio: units.every((unit) => troops(unit).radios === 0) });
    if (asked.register !== undefined) return {};
    const target = units.map(({ name }) => name);
    if (isTyped(asked, ['targets', 'figure'])) return { target };
    const [only, second] = units;
    return { target, ...(second === undefined ? asFiredAt(troops(only!), asked) : together(units)) };
  },
};

/** Several groups under one fire are told apart by their figures, so that each has its own losses. */
function together(units: readonly Unit[]): Input {
  const men = units.map((unit) => mustBeMen(unit, 'wrg:crew.5', 'be counted with men in one area'));
  if (men.every(({ name }) => !name.includes(',')))
    return { figure: men.map((of, i) => entryOf(of, `Men ${i + 1}`, `of=${of.name}`)) };
  const counts = men.map((of) => Object.entries(inCounts(of)));
  const sums: Record<string, number> = {};
  for (const [name, n] of counts.flat()) sums[name] = (sums[name] ?? 0) + Number(n);
  return sums;
}
