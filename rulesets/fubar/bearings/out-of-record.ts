import type { Unit } from '../../../src/rules/roster.js';
import { counted, either, names } from '../../../src/rules/text/say.js';
import { linesFor } from '../../../src/rules/waiting.js';
import type { ActionName } from '../index.js';
import { weaponsLeft } from '../roster/kinds.js';
import { unitOf } from '../roster/meets.js';
import { roundOf } from '../state.js';
import { damageWaiting, owing, owingSaid } from '../vehicles/owing.js';
import { type Armed, byKind, listed, weaponsOf } from '../weapons/lists.js';
import { figuresWith, firesOnWalk, smallArms, supportWeapons, type Weapon } from '../weapons/tables.js';
import type { Bearing, Moment } from '../words.js';

/** What the record of units speaks against: what they do not carry, damage that is owed. */

type Now = Moment;

/** Actions that are a try, or pass it on. */
export const TRIES: readonly ActionName[] = ['activate', 'pass', 'withdraw'];
export const RECORDED_ACTIONS: readonly ActionName[] = ['move', 'shoot', 'melee', 'overrun'];

export const isTold = ({ state }: Now): boolean => roundOf(state).turn > 0;

/**
 * Vehicles whose damage, and those aboard whose hits are rolled for before this: before another try, before they act themselves, and
 * of units on foot before they are attacked, since how many are left is not known till then.
 */
function owedBefore({ action, state, doers, named }: Now): readonly Unit[] {
  if (!RECORDED_ACTIONS.includes(action)) return owing(state);
  const attacked = Object.values(named)
    .flat()
    .filter(({ kind }) => kind === 'infantry');
  return owing(state).filter((unit) => [...doers, ...attacked].some(({ name }) => name === unit.name));
}

/** A vehicle of the roster that is said to have more unsaved hits than fire of this game has left on it. */
const beyondOwed = ({ named, input, typed, state }: Now): Unit | undefined => {
  const [vehicle] = named.vehicle ?? [];
  const isTold = typed.includes('unsaved') && Number(state.slots.turn ?? 0) > 0;
  const isMore = vehicle && !vehicle.met && Number(input.unsaved) > Number(vehicle.marks.owed ?? 0);
  return isTold && isMore ? vehicle : undefined;
};

const entries = (value: unknown): Armed[] => (Array.isArray(value) ? value.flatMap(listed) : []);

/** The kind of weapon of which more fire than the unit has on record, with those that have fired in this activation. */
function beyondRecord({ doers: [doer], input }: Now): { weapon: Weapon; has: number } | undefined {
  if (!Array.isArray(doer?.profile.weapons)) return undefined;
  const carried = byKind(entries(doer.profile.weapons));
  const spent = input.reaction === true ? new Map<Weapon, number>() : byKind(entries(doer.marks.spent));
  for (const [weapon, n] of byKind(weaponsOf(input as Parameters<typeof weaponsOf>[0]))) {
    const has = carried.get(weapon) ?? 0;
    const elsewhere = spent.has(weapon) ? Number(input.elsewhere ?? 0) : 0;
    if (n - elsewhere + (spent.get(weapon) ?? 0) > has) return { weapon, has };
  }
  return undefined;
}

/** The Fire Points of weapons at their best, each figure with one of them, or grenades in its place (fire.4, R40). */
function pointsOf(weapons: readonly Armed[], mounted: boolean): number {
  const rows = { ...smallArms.cells, ...supportWeapons.cells };
  const each = (weapon: Weapon): number => {
    if (weapon === 'assault-rifle') return rows['assault-rifle-close'].value.fp;
    // Two crew serve one gun on foot (weapon.4).
    return weapon === 'heavy-machine-gun' && !mounted ? rows[weapon].value.fp / 2 : rows[weapon].value.fp;
  };
  const all = weapons.filter(({ weapon }) => weapon !== 'grenades');
  const points = all.flatMap(({ weapon, n }) => Array<number>(n).fill(each(weapon))).sort((a, b) => a - b);
  const throwers = weapons.reduce((sum, { weapon, n }) => (weapon === 'grenades' ? sum + n : sum), 0);
  const best = points.map((fp, i) => (i < throwers ? Math.max(fp, each('grenades')) : fp));
  return best.reduce((sum, fp) => sum + fp, 0);
}

/** All Fire Points of a unit on record, where those that are told by their sum make more of them. */
function pointsBeyond({ doers: [doer], input }: Now): number | undefined {
  if (!Array.isArray(doer?.profile.weapons)) return undefined;
  const mounted = doer.kind === 'vehicle';
  const before = input.reaction === true ? 0 : Number(doer.marks.points ?? 0);
  if (input.fp === undefined && before === 0) return undefined;
  const spent = input.reaction === true ? [] : entries(doer.marks.spent);
  const now = input.fp ?? pointsOf(weaponsOf(input as Parameters<typeof weaponsOf>[0]), mounted);
  const all = pointsOf(entries(doer.profile.weapons), mounted);
  return before + Number(now) + pointsOf(spent, mounted) > all ? all : undefined;
}

/** A vehicle that has lost some of several weapons, and nobody has said which. */
const unchosenIn = ({ doers }: Now): readonly Unit[] =>
  doers.filter(
    ({ profile, marks }) =>
      Number(marks.lostWeapons ?? 0) > 0 &&
      byKind(entries(profile.weapons)).size > 1 &&
      Number(
        weaponsLeft({ weapons: profile.weapons as string[], lostWeapons: marks.lostWeapons as number }),
      ) > 0,
  );

/** Whether a unit on foot has fewer figures that can fire than weapons of several kinds, and nobody has told which it fires. */
function whoIsLeftUntold({ doers: [doer], input, typed }: Now): boolean {
  if (doer?.kind !== 'infantry' || ['fire', 'weapon', 'fp'].some((name) => typed.includes(name)))
    return false;
  const carried = byKind(entries(doer.profile.weapons).filter(({ weapon }) => weapon !== 'grenades'));
  const n = [...carried.values()].reduce((sum, of) => sum + of, 0);
  const up = Number(input.men ?? doer.profile.figures) - Number(input.suppressed ?? 0);
  return carried.size > 1 && n > up;
}

/** Support weapons fired by a unit on foot of which nobody has said whether it aims (action.2, R16): one of two crew fires none. */
function untoldFire({ state, doers: [doer], input }: Now): Weapon | undefined {
  const isTold = Number(state.slots.turn ?? 0) > 0;
  const isOwn = doer?.kind === 'infantry' && input.reaction !== true && input.failed !== true;
  if (!isTold || !isOwn || (input.took ?? input.action) !== undefined || input.aimed === true)
    return undefined;
  return weaponsOf(input as Parameters<typeof weaponsOf>[0]).find(
    ({ weapon, n }) => !firesOnWalk(weapon) && (weapon !== 'heavy-machine-gun' || n > 1),
  )?.weapon;
}

/** The flags that name a unit. */
const NAMES = ['name', 'target', 'by', 'pursuer', 'attackerName', 'defenderName', 'passengerName'];

/** Names that a line speaks of, and no unit has; where no roster was loaded, names are all there is. */
function strangersIn({ state, input }: Now): readonly string[] {
  if (state.units.every(({ met }) => met)) return [];
  return NAMES.flatMap((flag) => {
    const name = input[flag];
    return typeof name === 'string' && !unitOf(state, name) ? [name] : [];
  });
}

/** Who went to ground, in cover that he found, where nobody tells which (action.8). */
const inUntoldCover = ({ named, typed }: Now): readonly Unit[] =>
  typed.includes('cover')
    ? []
    : (named.target ?? []).filter(({ marks }) => marks.action === 'gone-to-ground' && !marks.bare);

export const onRecord: readonly Bearing[] = [
  {
    clause: 'fubar:damage.1',
    word: 'damage',
    actions: [...TRIES, 'initiative', ...RECORDED_ACTIONS],
    when: (now) => owedBefore(now).length > 0,
    says: (now) => owedBefore(now).map(owingSaid).join(' '),
    way: (now) => linesFor('vehicle-damage', damageWaiting(now.state)) || 'wg vehicle-damage',
  },
  {
    clause: 'fubar:damage.1',
    word: 'not owed',
    actions: ['vehicle-damage'],
    when: (now) => beyondOwed(now) !== undefined,
    says: (now) => {
      const { name, marks } = beyondOwed(now)!;
      return `${name} has ${counted(Number(marks.owed ?? 0), 'unsaved hit')} to roll for by what was told, not ${now.input.unsaved}.`;
    },
    missing: true,
  },
  {
    clause: 'fubar:unit.1',
    word: 'on record',
    actions: ['muster'],
    when: ({ named }) => named.unit?.some(({ met }) => !met),
    says: ({ named }) => `${names(named.unit!)} is on record already: it begins anew with what is told.`,
    way: 'wg roster mark changes a unit by hand.',
  },
  {
    clause: 'fubar:unit.1',
    word: 'name',
    actions: [...TRIES, ...RECORDED_ACTIONS, 'vehicle-damage'],
    when: (now) => strangersIn(now).length > 0,
    says: (now) => {
      const names = strangersIn(now);
      const are = names.length === 1 ? 'a new one now is' : 'new ones now are';
      return `No unit on record is called ${either(names)}: ${are}.`;
    },
    way: 'wg undo takes back a slip; wg muster puts a unit on record.',
  },
  {
    clause: 'fubar:fire.4',
    word: 'points',
    actions: ['shoot'],
    when: (now) => pointsBeyond(now) !== undefined,
    says: (now) =>
      `${names(now.doers)} has ${counted(pointsBeyond(now)!, 'Fire Point')} on record, with those that have fired.`,
  },
  {
    clause: 'fubar:action.9',
    word: 'cover',
    actions: ['shoot'],
    when: (now) => inUntoldCover(now).length > 0,
    says: (now) => `${names(inUntoldCover(now))} has gone to ground, in cover of which nothing was told.`,
    way: 'Give --cover, what it is in; --cover open where there is none.',
    missing: true,
  },
  {
    clause: 'fubar:damage.3',
    word: 'which',
    actions: ['shoot'],
    when: (now) => unchosenIn(now).length > 0,
    says: (now) =>
      `Which weapon of ${names(unchosenIn(now))} was destroyed is not on record: its owner chooses once, by wg roster mark with weapons=, those it has left.`,
    missing: true,
  },
  {
    clause: 'fubar:action.2',
    word: 'aimed',
    actions: ['shoot'],
    when: untoldFire,
    says: () =>
      'Which action it takes was not told: its support weapons are fired by Aimed Fire, at +1 (--aimed), and on no Walk (R16).',
    missing: true,
  },
  {
    clause: 'fubar:fire.1',
    word: 'who',
    actions: ['shoot'],
    when: whoIsLeftUntold,
    says: ({ doers }) =>
      `Who of ${names(doers)} has fallen or lies was not told: fewer fire of the weapons it has most of. --fire says what fires, wg roster mark with weapons= what it has left.`,
    missing: true,
  },
  {
    clause: 'fubar:unit.1',
    word: 'weapons',
    actions: ['shoot'],
    when: beyondRecord,
    says: (now) => {
      const { weapon, has } = beyondRecord(now)!;
      const said = has === 0 ? `no ${weapon.replaceAll('-', ' ')}` : figuresWith(has, weapon);
      return `${names(now.doers)} has ${said} on record${has === 0 ? '' : ', with those that have fired'}.`;
    },
  },
];
