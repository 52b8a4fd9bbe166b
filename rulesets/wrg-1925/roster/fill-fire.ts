import type { Input } from '../../../src/rules/record.js';
import { type Fire, firesOf } from '../firing-group.js';
import { isCrewServed, isMortar, isMounted, isThrown, isTurreted, isTurretGun } from '../weapon-kinds.js';
import { refuse } from '../words.js';
import { armsIn, asEntries, counting, firing, manned } from './arms.js';
import { entryOf, inCounts } from './fill-target.js';
import { type Foot, type Group, type GunCrew, serves, type Troops, type Vehicle } from './kinds.js';
import { isTyped, said } from './units.js';

/** The group that fires: its weapons and its men. Whoever types points has added it up already. */
export function asFirer(of: Troops, asked: Input): Input {
  if (asked.points !== undefined) return {};
  const typed = isTyped(asked, ['fire']);
  const fires = firesIn(of, asked);
  const men = of.kind === 'vehicle' ? of.crew : of.men;
  const ownMove = of.kind === 'vehicle' || isTyped(asked, ['ownMove']) ? undefined : ownMoveOf(of);
  return {
    ...(!typed && { fire: asEntries(fires) }),
    ...said({ men, ownMove }),
    ...(of.kind === 'vehicle' && onTheMove(of, fires)),
  };
}

/** What it fires by what was typed or, where nothing was, as a matter of course. */
export const firesIn = (of: Troops, asked: Input): Fire[] =>
  isTyped(asked, ['fire']) ? firesOf(asked.fire as readonly string[]) : firedBy(of);

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
  serves(of) ? withHelpers(of) : manned(firing(armsIn(of.weapons)), of.men);

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
  return said({ movingVehicleWeapons: of.pace === undefined ? 0 : counting(fires, isOnVehicle) });
}
const isOnVehicle = (weapon: Fire['weapon']): boolean => isMounted(weapon) || isTurreted(weapon);

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
export function lately(of: Troops, asked: Input, period: number): Input {
  if (of.kind === 'vehicle' || asked.points !== undefined || isTyped(asked, ['moved', 'movedAndSilent']))
    return {};
  const fires = firesIn(of, asked);
  const all = counting(fires, () => true);
  const moved = of.pace !== undefined;
  const silent = silentAmong(of, fires, period);
  return said({ moved: moved ? all : silent, movedAndSilent: moved ? silent : 0 });
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

/** Several groups under one fire are told apart by their figures, so that each has its own losses. */
export function together(men: readonly (Group | GunCrew)[]): Input {
  if (men.every(({ name }) => !name.includes(',')))
    return { figure: men.map((of, i) => entryOf(of, `Men ${i + 1}`, `of=${of.name}`)) };
  const counts = men.map((of) => Object.entries(inCounts(of)));
  const sums: Record<string, number> = {};
  for (const [name, n] of counts.flat()) sums[name] = (sums[name] ?? 0) + Number(n);
  return sums;
}

/** Everything that it fires, with the heavy weapon of a crew. */
export const armsOf = (of: Troops): string[] => [
  ...(of.kind === 'gun' ? asEntries([{ weapon: of.weapon, n: of.pieces }]) : []),
  ...(of.weapons ?? []),
];

/** Men who throw no grenades: they have none, carry a radio, or serve a heavy weapon (fire.4). */
export function notThrowing(of: Troops): number {
  if (of.kind === 'gun') return of.men;
  if (of.kind === 'vehicle') return of.crew - Math.min(of.grenades, of.crew);
  return of.men - Math.max(0, Math.min(of.grenades, of.men - of.radios));
}

/** The mortars of a unit, with those who help to fire them. */
export function asBattery(of: Troops): Input {
  const ownMove = of.kind === 'vehicle' ? undefined : ownMoveOf(of);
  const fires = firedBy(of).filter(
    ({ weapon }) => isMortar(weapon) || (of.kind === 'gun' && weapon === 'helper'),
  );
  return { fire: asEntries(fires), ...said({ men: of.kind === 'vehicle' ? of.crew : of.men, ownMove }) };
}
