import type { AnyPermit, Permit } from '../../../src/rules/permit.js';
import type { Rule } from '../../../src/rules/rule.js';
import { counted, quoted } from '../../../src/rules/text/say.js';
import { type AntiTank, weaponRow } from '../anti-tank/inputs.js';
import { armsIn, asEntries, counting } from '../roster/arms.js';
import { isThere, type Stands } from '../roster/deeds.js';
import { permits } from '../words.js';
import { type Fire, firesOf } from './firing-group.js';
import { isGroundHeavy, isMine, isThrown, isTurretGun } from './kinds.js';
import type { Limits } from './limit-fields.js';
import { keptByMove } from './may-engage.js';
import { type Weapon, weaponCalled } from './weapons.js';

/** Which weapons of a unit have fired this period: each fires once, by one man (fire.4, R95). */

interface Firing
  extends Partial<Pick<AntiTank, 'weapon' | 'mount' | 'lightGun' | 'weapons' | 'closeAttack' | 'flameOf'>> {
  readonly name?: string | undefined;
  readonly men?: number | undefined;
  readonly fire?: readonly string[] | undefined;
  readonly arms?: readonly string[] | undefined;
  readonly armsFired?: readonly string[] | undefined;
  readonly armsTaken?: readonly string[] | undefined;
  readonly notThrowing: number;
  readonly missilesSpent?: boolean;
  readonly firedAt?: string | undefined;
  readonly target?: unknown;
  /** What it fired at this period was these men, whose house it fires at now. */
  readonly sameTarget?: boolean;
}

/** What fires at armour, as a weapon of a list. */
export function armourArms({ weapon, mount, lightGun, weapons: n = 1, ...of }: Partial<Firing>): Fire[] {
  if (of.closeAttack === 'flame' && of.flameOf !== undefined)
    return [{ weapon: of.flameOf === 'vehicle' ? 'afv-flame' : 'flame-thrower', n: 1 }];
  if (weapon === undefined) return [];
  const row = weaponRow({ weapon, ...(mount && { mount }) });
  return [{ weapon: lightGun && row === 'afv-gun' ? 'light-gun' : row, n }];
}

/** What is to fire now. */
const firesNow = (of: Partial<Firing>): readonly Fire[] => (of.fire ? firesOf(of.fire) : armourArms(of));

/** Who helps has fired too, for his next shot. */
const isFired = (weapon: Weapon): boolean => !isThrown(weapon) && !isMine(weapon);
const ofKind = (weapon: Weapon) => (other: Weapon) => other === weapon;

/** The first weapon of which more would fire than are left but for these: of others nothing is known. */
function tooMany({ arms = [], ...of }: Partial<Firing>, but: readonly string[]): Weapon | undefined {
  if (but.length === 0) return undefined;
  const now = armsIn(asEntries(firesNow(of)));
  return now.find(({ weapon, n }) => {
    const before = counting(firesOf(but), ofKind(weapon));
    const has = counting(firesOf(arms), ofKind(weapon));
    return before > 0 && has > 0 && before + n > has;
  })?.weapon;
}

const firedTooOften = (of: Partial<Firing>): Weapon | undefined =>
  isSameTarget(of) ? undefined : tooMany(of, of.armsFired ?? []);
/** The new man fires from the period after he has reached it (soft.6). */
const justTaken = (of: Partial<Firing>): Weapon | undefined => {
  const { armsTaken = [], armsFired = [] } = of;
  return armsTaken.length > 0 ? tooMany(of, [...armsTaken, ...armsFired]) : undefined;
};

const isGunner = (weapon: Weapon): boolean => isTurretGun(weapon) || weapon === 'mg-turret';
/** Whether the gunner of a turret has fired its gun and would fire its machine gun, or the other way round. */
function changesWeapon({ armsFired = [], ...of }: Partial<Firing>): boolean {
  if (armsFired.length === 0) return false;
  const [before, now] = [firesOf(armsFired), firesNow(of)].map((fires) =>
    fires.find(({ weapon }) => isGunner(weapon)),
  );
  return before !== undefined && now !== undefined && isTurretGun(before.weapon) !== isTurretGun(now.weapon);
}

/** A weapon on the ground, and what keeps its crew from it. */
interface Stood extends Firing {
  readonly ownMove?: Limits['ownMove'];
  readonly carried?: boolean;
  readonly leftWeapon?: boolean;
  readonly ridesIn?: string | undefined;
}

const firesHeavy = (of: Partial<Stood>): boolean => firesNow(of).some(({ weapon }) => isGroundHeavy(weapon));

/** Nobody fires a heavy weapon on the ground that he has left, or that rides in a vehicle with him (foot.5, heavy.5). */
const apartPermits = permits<Stood>(
  {
    clause: 'wrg:foot.5',
    word: 'left',
    when: ({ leftWeapon, ...of }) => leftWeapon && firesHeavy(of),
    says: ({ name = 'The crew' }) => `${name} has left its weapon where it stood.`,
    way: ({ name = 'the crew' }) => `To go back to it: wg move ${quoted(name)} --to-weapon`,
  },
  {
    clause: 'wrg:heavy.5',
    word: 'aboard',
    when: ({ ridesIn, ...of }) => ridesIn !== undefined && firesHeavy(of),
    says: ({ name = 'The crew', ridesIn }) =>
      `${name} rides in ${ridesIn}: only weapons mounted on a vehicle are fired from it.`,
    way: ({ name = 'the crew' }) => `To get out: wg move ${quoted(name)} --boarding 1`,
  },
);

/** Of a heavy weapon on the ground that has moved nothing is fired, at whatever it is (heavy.5); nor by men who went too fast (fire.6). */
export const stoodPermits = [
  ...apartPermits,
  ...permits<Stood>(
    {
      clause: 'wrg:heavy.5',
      word: 'moved',
      when: ({ ownMove, ...of }) => ownMove !== undefined && firesHeavy(of),
      says: ({ name = 'The crew' }) =>
        `${name} has moved: only weapons on vehicles fire and move in one period.`,
    },
    {
      clause: 'wrg:fire.6',
      word: 'moved',
      when: (of) => keptNow(of)?.clause === 'wrg:fire.6',
      says: (of) => keptNow(of)!.says,
      way: (of) => keptNow(of)!.way,
    },
  ),
];

/** Why what is to fire now may not after the move of those who fire. */
export const keptNow = (of: Partial<Stood>) =>
  keptByMove(
    of,
    firesNow(of).map(({ weapon }) => weapon),
  );

/** What the weapons that have fired, and those who have none, forbid. */
export const armsPermits = [
  ...apartPermits,
  ...permits<Firing>(
    {
      clause: 'wrg:fire.4',
      word: 'weapon',
      when: (of) => firedTooOften(of) !== undefined,
      says: ({ name = 'The group', arms = [], ...of }) => {
        const weapon = firedTooOften({ arms, ...of })!;
        const n = counting(firesOf(arms), ofKind(weapon));
        return `${name} has ${n} ${weaponCalled(weapon, n)}, and each fires once in a period.`;
      },
      way: 'What others fire: --fire',
    },
    {
      clause: 'wrg:points.11',
      word: 'missiles',
      when: ({ missilesSpent, ...of }) =>
        missilesSpent && firesNow(of).some(({ weapon }) => weapon === 'missile'),
      says: ({ name = 'The set' }) => `${name} has fired its missiles: a set comes with two.`,
      under: { ruling: 'wrg:R124', option: 1 },
    },
    {
      clause: 'wrg:soft.6',
      word: 'taken over',
      when: (of) => justTaken(of) !== undefined,
      says: ({ name = 'The group', ...of }) =>
        `${name} has taken a ${weaponCalled(justTaken(of)!, 1)} over: the new man fires it from the next period.`,
      way: 'What others fire: --fire',
    },
    {
      clause: 'wrg:heavy.7',
      word: 'gunner',
      when: changesWeapon,
      says: ({ name = 'The vehicle' }) =>
        `${name} has fired from its turret: gun and machine gun share a gunner.`,
      under: {
        ruling: 'wrg:R96',
        option: 1,
        otherwise: { id: 'turret', says: 'gun and machine gun of one turret both fire' },
      },
    },
    {
      clause: 'wrg:fire.4',
      word: 'grenades',
      when: ({ fire = [], men, notThrowing = 0 }) => {
        const thrown = counting(firesOf(fire), (weapon) => weapon === 'grenade');
        return thrown > 0 && notThrowing > 0 && men !== undefined && thrown > men - notThrowing;
      },
      says: ({ name = 'The group', men = 0, notThrowing = 0 }) =>
        `${name} has ${counted(Math.max(0, men - notThrowing), 'man', 'men')} who may throw a grenade: one who has some, carries no radio and is of no heavy weapon.`,
      way: ({ name = 'the group' }) => `If it has more: wg roster mark ${quoted(name)} grenades=<men>`,
    },
  ),
];

/** Whoever has fired at something else than men or armour: a house, or smoke. */
interface Spends {
  readonly armsFired?: readonly string[] | undefined;
  readonly fromMap?: boolean | undefined;
}

/**
 * Whoever fires has fired, and so have these weapons. What fires at several things at once, as a house and the men in it, does so
 * once: those that have fired already do not count again.
 * @param men how many of its men it took; one for each weapon, if not given
 */
export function* hasFired(
  role: Stands,
  spent: Spends,
  fires: readonly Fire[],
  period: number,
  men?: number,
): Rule<void> {
  yield* isThere(role, 'wrg:react.5');
  yield* role.on.set('wrg:react.5', { fired: true, lastFired: period });
  if (men !== undefined) return yield* spends(role, spent, fires, men);
  yield* spendsMore(role, spent, fires);
}

/** The same of weapons some of which may have fired at the same already: a house, and the men in it. */
export function* spendsMore(role: Stands, spent: Spends, fires: readonly Fire[]): Rule<void> {
  const before = firesOf(spent.armsFired ?? []);
  const now = armsIn(asEntries(fires.filter(({ weapon }) => !isThrown(weapon))));
  const more = now.map(({ weapon, n }) => ({ weapon, n: n - counting(before, ofKind(weapon)) }));
  const left = more.filter(({ n }) => n > 0);
  const men = counting(left, () => true) + counting(fires, isThrown);
  yield* spends(role, spent, left, men);
}

/** Men whom more fire takes, besides those who have fired it at the same already; whoever else fired then has thrown something. */
export function moreThanFired(
  fires: readonly Fire[],
  {
    armsFired = [],
    menFired = 0,
  }: { readonly armsFired?: readonly string[] | undefined; readonly menFired?: number },
): number {
  const before = firesOf(armsFired);
  const own = armsIn(asEntries(fires.filter(({ weapon }) => !isThrown(weapon))));
  const more = own.reduce((sum, { weapon, n }) => sum + Math.max(0, n - counting(before, ofKind(weapon))), 0);
  const thrownBefore = Math.max(0, menFired - counting(before, () => true));
  return more + Math.max(0, counting(fires, isThrown) - thrownBefore);
}

/** Whether all that a unit has fired at is the house of these men, or they in it: that is one fire at both (building.1). */
export const isFiredAtToo = (what: 'men' | 'house', firedAt: string | undefined, whom: unknown): boolean =>
  typeof whom === 'string' && whom !== '' && firedAt === `${what}:${whom}`;

/** @param at `men:Reds` or `house:Reds`; of several nothing more is known than that they were several */
export const firesAt = (
  role: Stands,
  { firedAt }: { readonly firedAt?: string | undefined },
  at: string,
): Rule<void> =>
  role.on.set('wrg:building.1', { firedAt: firedAt === undefined || firedAt === at ? at : 'several' });

/** The same, as permits ask it: of the house of whom somebody shoots at, unless more is known. */
export const isSameTarget = ({ sameTarget, firedAt, target }: Partial<Firing>): boolean =>
  sameTarget ?? isFiredAtToo('house', firedAt, target);

/** He shows himself (notes.1), and has used these weapons, each of which fires once in a period. */
export function* spends(
  role: Stands,
  { armsFired = [], fromMap }: Spends,
  fires: readonly Fire[],
  menFired: number,
): Rule<void> {
  if (fromMap) yield* role.on.set('wrg:notes.1', { hidden: null }, 'period');
  const own = fires.filter(({ weapon }) => isFired(weapon));
  const all = () => asEntries(armsIn(asEntries([...firesOf(armsFired), ...own])));
  yield* role.on.set('wrg:fire.4', () => ({ armsFired: own.length > 0 ? all() : undefined }));
  const missiles = counting(own, ofKind('missile'));
  yield* role.on.add('wrg:points.11', { missiles });
  const [claymores, fougasses] = (['claymore', 'fougasse'] as const).map((mine) =>
    counting(fires, ofKind(mine)),
  );
  yield* role.on.add('wrg:victor.4', { claymores: claymores!, fougasses: fougasses! });
  yield* role.on.add('wrg:fire.4', { menFired });
}

/** Permits of those who fire, put to an action that tells its fire otherwise. */
export const asFiring = <I>(
  of: readonly AnyPermit[],
  as: (input: Partial<I>) => Partial<Firing>,
): readonly Permit<I>[] =>
  of.map(({ when, says, way, ...permit }) => {
    const all = (input: Partial<I>) => ({ ...input, ...as(input) });
    return {
      ...permit,
      when: (input) => when(all(input)),
      says: (input) => (typeof says === 'string' ? says : says(all(input))),
      ...(way !== undefined && {
        way: (input: Partial<I>) => (typeof way === 'string' ? way : way(all(input))),
      }),
    };
  });
