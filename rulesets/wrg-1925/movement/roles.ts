import type { Input } from '../../../src/rules/record.js';
import { type Unit, unitNamed } from '../../../src/rules/roster.js';
import type { State } from '../../../src/rules/state.js';
import { sameName } from '../../../src/rules/text/likeness.js';
import { a, quoted } from '../../../src/rules/text/say.js';
import { armsIn, asEntries, counting, heavyAmong, withoutHeavy } from '../roster/arms.js';
import {
  type Group,
  type GunCrew,
  isApart,
  isCaptive,
  isPrisoner,
  isStranger,
  leftBehindBy,
  serves,
  type Troops,
  troopsOf,
} from '../roster/kinds.js';
import { filled, isTyped, noVehicle, toldByTable, troops, type UnitsByRole } from '../roster/troops.js';
import { isAmong } from '../say.js';
import { countsPeriods, lightFor, periodOf, troopsOn } from '../state.js';
import { isCarried, isPrepared, isPushed, isTurreted } from '../weapons/kinds.js';
import type { Weapon } from '../weapons/weapons.js';
import { role } from '../words.js';
import { type Move, pacesOf } from './input.js';
import { isHard, type Mover, moverSaid, type Pace } from './movers.js';

/** Who moves, and who looks for whom. */

export const mover = role('mover', {
  says: 'who moves',
  acts: true,
  // Prisoners are sent to the rear (prisoner.1).
  goneToo: isPrisoner,
  by: 'name',
  ...troops(
    {
      clause: 'wrg:vehicle.1',
      when: (of, { pace, type }) => of.kind === 'vehicle' && type === undefined && !goesAt(of.type, pace),
      says: (of) =>
        of.kind === 'vehicle'
          ? `${of.name} is ${a(moverSaid(of.type))}: it goes at ${pacesFor(of.type)}.`
          : '',
    },
    {
      clause: 'wrg:vehicle.1',
      when: (of, { pace, dismount }) => isMountedAt(of, pace) && !dismount,
      says: (of) => `${of.name} is mounted: ${of.kind === 'group' ? ridden(of) : ''}.`,
      way: ({ name }) => `On foot once they are off: wg move ${quoted(name)} --dismount`,
    },
    {
      clause: 'wrg:foot.3',
      when: (of, { pace }) => pace === 'manhandle' && of.kind === 'gun' && !isPushed(of.weapon),
      says: ({ name }) =>
        `${name} has no gun to push: only anti-tank guns and recoilless ones are manhandled.`,
    },
    {
      clause: 'wrg:foot.5',
      when: (of, { toWeapon }) => toWeapon === true && !isStranger(of) && !isApart(of),
      says: ({ name }) => `${name} has left no heavy weapon to go back to.`,
      way: ({ name }) => `That of others is taken over: wg take-over ${quoted(name)} 'whose it was'`,
    },
    {
      clause: 'wrg:foot.5',
      when: (of, asked) => isApart(of) && asked.toWeapon !== true && handlesWeapon(asked),
      says: ({ name }) => `${name} is away from its weapon, which stands where it was left.`,
      way: ({ name }) => `wg move ${quoted(name)} --to-weapon`,
    },
    {
      clause: 'wrg:foot.4',
      when: (of, _, { vehicle }) => vehicle !== undefined && of.kind === 'vehicle',
      says: ({ name }) => `${name} is a vehicle itself, and gets into none.`,
    },
    {
      clause: 'wrg:foot.4',
      when: (of, _, { vehicle }) => vehicle !== undefined && ridesOn(of) !== undefined,
      says: (of) => `${of.name} ${ridesOn(of)}`,
      way: (of) =>
        `wg move ${quoted(of.name)} ${of.kind === 'group' && of.mounted ? '--dismount' : '--boarding 1'}`,
    },
  ),
  fills: filled(
    (of, asked, { vehicle }) => asMover(of, { ...pace(of, asked), ...asked }, vehicle !== undefined),
    (of, asked) => {
      const { afvBound, runs, menFired, menThrown, immobilised, knockedOut, pace: paceBefore } = of;
      // Who has fired may have fallen since: of those who are left at least so many have not.
      const menUnfired =
        of.kind === 'group' && menFired > 0 && !isStranger(of) ? Math.max(0, of.men - menFired) : 0;
      // A crew that took the better result of its own goes by that (extra.1).
      const bound = of.kind === 'gun' ? (of.crewsBound ?? of.bound) : of.bound;
      return {
        ...pace(of, asked),
        ...(of.kind !== 'vehicle' && { work: of.work, besideMine: of.besideMine }),
        captive: isCaptive(of),
        firedOn: of.kind !== 'vehicle' && (of.firedOn || of.lateUnderFire),
        bound,
        afvBound,
        runs,
        menFired,
        menThrown,
        menUnfired,
        immobilised,
        knockedOut,
        paceBefore,
        justLanded: of.dropped,
      };
    },
  ),
});

/** Where no pace was told: a panic is a dash (react.30), and an order holds until it is changed (orders.4, orders.6). */
function pace(of: Troops, asked: Input): { readonly pace?: Pace } {
  const isOnFoot = of.kind !== 'vehicle' && !(of.kind === 'group' && (of.mounted || asked.mount));
  if (of.runs) return isOnFoot ? { pace: 'dash' } : {};
  const ordered = of.orderedPace?.trim().toLowerCase();
  const type = of.kind === 'vehicle' ? of.type : of.kind === 'group' && !isOnFoot ? of.rides : 'infantry';
  const pace = pacesOf(type ?? 'infantry').find((of) => of === ordered);
  return pace === undefined ? {} : { pace };
}

const ridden = ({ rides = 'horse' }: Group): string =>
  `${rides === 'horse' ? 'horses go' : 'it goes'} at ${pacesFor(rides)}`;
const pacesFor = (type: Mover): string => `--pace ${pacesOf(type).join(', ')}`;
/** Whether such a mover has a pace that was told. */
const goesAt = (type: Mover, pace: Input[string] | undefined): boolean =>
  pace === undefined || (pacesOf(type) as readonly unknown[]).includes(pace);
/** Whether men on mounts are to go at a pace that mounts have not. */
const isMountedAt = (of: Troops, pace: Input[string] | undefined): boolean =>
  of.kind === 'group' && of.mounted && of.rides !== undefined && !goesAt(of.rides, pace);

/** What keeps men from getting into a vehicle: they ride already. */
const ridesOn = (of: Troops): string | undefined => {
  if (of.kind === 'vehicle') return undefined;
  if (of.aboard !== undefined) return `rides in ${of.aboard}: it gets into a vehicle once it is out of that.`;
  return of.kind === 'group' && of.mounted ? 'is mounted: it gets into a vehicle once it is off.' : undefined;
};

/** On foot, on their mounts, or into a vehicle. */
function asMover(of: Troops, asked: Input, boards: boolean) {
  if (of.kind === 'vehicle') return { type: of.type };
  const goesBack = isApart(of) && asked.toWeapon === true;
  const atWeapon = serves(of) && !isApart(of);
  const isRiding = of.kind === 'group' && (of.mounted || isTyped(asked, ['mount', 'dismount']));
  const rides = isRiding ? of.rides : undefined;
  return {
    type: rides,
    men: asked.pace === 'manhandle' || (rides === 'horse' && asked.dismount) ? of.men : 0,
    boarding: rides ? 0 : Number(boards) + Number(of.inAircraft),
    leavesAircraft: of.inAircraft,
    ridesIn: of.aboard,
    heavyCrew: atWeapon || (goesBack && of.kind === 'gun'),
    ...(goesBack && againOf(of)),
    ...(of.kind === 'group' && asked.share === 'none' && leftBy(of)),
    ready: atWeapon ? readyOnce(of.weapon) : undefined,
    packed: atWeapon && of.packed,
    shielded: atWeapon && of.cover === 'shield',
    // They take their weapon with them.
    laden: asked.pace === 'double' && atWeapon,
    share: atWeapon ? shareOf(of) : undefined,
    // Who gets in or out has it with him in the vehicle.
    leavesWeapon: atWeapon && !boards && !of.inAircraft && !asked.boarding && leavesWeapon(of, asked),
  };
}

/** What a group leaves that is told to carry no share of its heavy weapons: it has them no more, until it goes back to them (foot.5). */
function leftBy({ weapons = [], leftBehind = [] }: Group) {
  const heavy = heavyAmong(weapons);
  return {
    leaves: heavy.length > 0 ? asEntries(armsIn([...leftBehind, ...heavy])) : [],
    armsKept: heavy.length > 0 ? withoutHeavy(weapons, heavy.length * MOST_PIECES) : [],
  };
}
const MOST_PIECES = 99;

/** A gun is unlimbered before it fires, mortars and machine guns are prepared to (foot.4). */
const readyOnce = (weapon: Weapon): Move['ready'] =>
  isPushed(weapon) ? 'unlimbered' : isPrepared(weapon) ? 'prepared' : undefined;

/** What men have again who go back to what they ran from: a crew its own, and whatever else it was. */
function againOf(of: Group | GunCrew) {
  const arms = armsIn(leftBehindBy(of));
  const isOwn = (weapon: Weapon) => of.kind === 'gun' && weapon === of.weapon;
  const others = asEntries(arms.filter(({ weapon }) => !isOwn(weapon)));
  return {
    weaponsLeft: counting(arms, isOwn),
    armsAgain: others.length > 0 ? asEntries(armsIn([...(of.weapons ?? []), ...others])) : undefined,
  };
}

/** Whether they push, carry, limber or prepare it on the way. */
const handlesWeapon = ({ pace, share, limbering, preparing }: Input): boolean =>
  pace === 'manhandle' || (share !== undefined && share !== 'none') || Boolean(limbering || preparing);

/** Whoever walks away from his weapon, and has no business with it: a gun that is not pushed, or one that one man cannot carry (foot.3, foot.5). */
function leavesWeapon(of: Troops, { pace, limbering, share = shareOf(of) }: Input): boolean {
  if (!serves(of) || limbering) return false;
  return isPushed(of.weapon) ? pace !== 'manhandle' : isCarried(of.weapon) && (!share || share === 'none');
}

/** What each of a crew carries of its weapon: a lone man carries no half of it (foot.5). */
function shareOf(of: Troops): 'half' | 'third' | undefined {
  if (!serves(of) || !isCarried(of.weapon)) return undefined;
  const each = Math.floor(of.men / of.pieces);
  return each > 2 ? 'third' : each === 2 ? 'half' : undefined;
}

export const carrier = role('vehicle', {
  says: 'the vehicle it gets into',
  ...troops(noVehicle('wrg:foot.1', 'be boarded')),
});

/** What the table tells besides: when it doubled, and who got into it or out of it this period. */
export function knownOfMove(table: State, { mover }: UnitsByRole, asked: Input): Input {
  const of = mover && troopsOf(mover[0]!);
  // Men on foot go as fast in any light.
  const light = isDriven(of, asked) ? lightFor(table, asked) : {};
  if (!of) return light;
  return {
    ...light,
    ...lastDoubled(table, of, asked),
    ...toldByTable({ halts: stoodStill(table, of, asked) }),
    ...toldByTable({
      troops: asked.troops === undefined && of.kind === 'vehicle' && boardedBy(table, of).length > 0 ? 1 : 0,
    }),
  };
}

/** Whether it is a vehicle that moves, or whoever rides. */
const isDriven = (of: Troops | undefined, { type = 'infantry' }: Input): boolean =>
  of?.kind === 'vehicle' || (of?.kind === 'group' && of.mounted) || type !== 'infantry';

/** A vehicle that did not move last period accelerates from a halt (vehicle.4). */
const stoodStill = (table: State, of: Troops, { halts, startUp }: Input): number => {
  const isTold = halts !== undefined || startUp === true;
  const isFresh = !countsPeriods(table) || periodOf(table) === 1 || of.moved;
  return of.kind !== 'vehicle' || isTold || isFresh || of.lateMoved ? 0 : 1;
};

/** Those who got into a vehicle, or out of it, this period (vehicle.4). */
const boardedBy = (table: State, { name }: Pick<Troops, 'name'>): readonly Troops[] =>
  troopsOn(table).filter(
    (of) => of.kind !== 'vehicle' && of.boarded?.some((vehicle) => sameName(vehicle, name)),
  );

/** How long ago it doubled, where it doubles again (foot.8). */
function lastDoubled(table: State, { doubled: last }: Troops, asked: Input): Input {
  const now = periodOf(table);
  const counts = asked.pace === 'double' && asked.doubledAgo === undefined;
  return counts && last !== undefined && last < now ? { doubledAgo: now - last } : {};
}

export const looker = role('looker', {
  says: 'who looks',
  ...troops(),
  // Where one alone is named it is he who is looked for.
  fills: filled(
    (of, asked, { looked }) => (looked?.name === of.name ? {} : { viewer: viewerIn(of, asked) }),
    (of, _, { looked }) => (looked?.name === of.name ? {} : { name: of.name }),
  ),
});

/** What stands for the eyes of a unit, where it matters. */
function viewerIn(of: Troops, { bearing, nightEquipment }: Input): string | undefined {
  if (of.kind === 'group' || (bearing === undefined && nightEquipment === undefined)) return undefined;
  if (of.kind === 'gun') return 'heavy-weapon';
  if (!isHard(of)) return 'soft-vehicle';
  return counting(armsIn(of.weapons), isTurreted) > 0 ? 'turret' : 'armed-vehicle';
}

export const looked = role('looked', {
  says: 'whom they look for (named alone: him)',
  otherwise: 'looker',
  ...troops(),
  fills: filled(
    () => ({}),
    ({ missedBy }) => ({ missedBy }),
  ),
});

/** Who looks: by name, or named first; whoever is named alone is looked for. */
function looksFor({ units }: State, { looker, looked }: UnitsByRole, { name }: Input): Unit | undefined {
  const [of] = looker ?? [];
  return unitNamed(units, name) ?? (of === looked?.[0] ? undefined : of);
}

/** What it does, where the game knows who moved and fired this period, and what it is seen with. */
export function seenDoing(table: State, named: UnitsByRole, asked: Input): Input {
  const by = looksFor(table, named, asked);
  const viewer = by && asked.viewer === undefined ? viewerIn(troopsOf(by), asked) : undefined;
  return { ...toldByTable({ viewer }), ...doingAs(table, named.looked?.[0], by, asked) };
}

function doingAs(table: State, looked: Unit | undefined, by: Unit | undefined, asked: Input): Input {
  const { doing, alsoDoing } = asked;
  const night = lightFor(table, asked);
  const { light } = { ...asked, ...night };
  if (!looked || !countsPeriods(table)) return night;
  const of = troopsOf(looked);
  // Who moves in silence has kept it for the period (foot.6).
  const silence =
    light === 'dark'
      ? toldByTable({ silent: of.silent, viewerSilent: by !== undefined && troopsOf(by).silent })
      : {};
  const told = {
    ...night,
    ...silence,
    ...toldByTable({
      hidden: of.hidden,
      goneToCover: asked.range !== undefined && wentToCover(of, by),
    }),
  };
  if (doing !== undefined) return told;
  const fired = of.lastFired === periodOf(table) && alsoDoing === undefined;
  const firing = of.kind === 'group' ? 'firing' : 'heavy-firing';
  return { doing: doingOf(of), ...(fired && { alsoDoing: firing }), ...told };
}

/**
 * Fired on by those who saw it, and not moved since: it stays located (locate.5). Whoever looked for it
 * in vain did not see it, fire or no fire; where nobody is said to look, nobody may have.
 */
function wentToCover(of: Troops, looker: Unit | undefined): boolean {
  const { underFire, nearest, missedBy, lateUnderFire, lateNearest, lateMissedBy, pace } = of;
  const { firedOn, firedOnAt, unseenBy } = of;
  const isMissed = (by: readonly string[] = []) => (looker ? isAmong(by, looker.name) : by.length > 0);
  const isSeen =
    (underFire && nearest !== undefined && !isMissed(missedBy)) ||
    (lateUnderFire && lateNearest !== undefined && !isMissed(lateMissedBy)) ||
    (firedOn && firedOnAt !== undefined && !isMissed(unseenBy));
  return of.kind !== 'vehicle' && isSeen && pace === undefined;
}

function doingOf(of: Troops): string {
  if (of.kind === 'vehicle') return of.pace === undefined ? 'vehicle-stationary' : 'vehicle-moving';
  if (of.pace !== undefined) return of.pace === 'crawl' ? 'moving-prone' : 'moving-erect';
  if (of.kind === 'gun') return 'in-position';
  const isCovered = ['trench', 'building', 'bunker'].includes(of.cover);
  return of.erect && !isCovered ? 'standing' : 'stationary';
}

export const heard = role('heard', { says: 'who makes the noise', ...troops() });

/** The noise of a vehicle that moved this period, or of weapons that fired. */
export function heardDoing(table: State, { heard }: UnitsByRole, { noise }: Input): Input {
  if (!heard || !countsPeriods(table) || noise !== undefined) return {};
  const of = troopsOf(heard[0]!);
  if (of.lastFired === periodOf(table)) return { noise: 'firing' };
  return toldByTable({ noise: of.kind === 'vehicle' && of.pace !== undefined ? goesOn(of.type) : undefined });
}

/** A half-track has both, and is not told. */
function goesOn(type: string): 'tracked' | 'wheeled' | undefined {
  if (type === 'half-track') return undefined;
  return type === 'tracked-afv' || type.endsWith('-tank') ? 'tracked' : 'wheeled';
}
