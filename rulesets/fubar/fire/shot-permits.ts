import { counted } from '../../../src/rules/text/say.js';
import { CLAUSES } from '../actions/on-foot.js';
import { type ActivationAction, CALLED } from '../actions/tables.js';
import { boundToMelee, doneByCombat, mayAct, oneAction, tookOf, unaimedBefore } from '../permits.js';
import { byKind, listed, weaponsOf } from '../weapons/lists.js';
import { armed, type Weapon } from '../weapons/tables.js';
import type { Forbids } from '../words.js';
import type { Shot } from './shoot-inputs.js';

/** What the state of those who fire forbids. */

type Fires = Partial<Shot>;

/** The action of this turn: typed, or taken before. */
export const whatItDid = (shot: Fires): ActivationAction | undefined =>
  shot.action ?? (shot.aimed ? 'aimed-fire' : tookOf(shot));

const ownFire = ({ reaction }: Fires): boolean => !reaction;
const who = ({ name }: Fires): string | undefined => name;
/** What it stands by: the action of this turn, or of one before. */
const stance = (shot: Fires): ActivationAction | undefined => tookOf(shot) ?? shot.posture;

const hasActed = ({ fired, moved, throughCover }: Fires): boolean =>
  [fired, moved, throughCover].some(Boolean);

export const isMounted = ({ mount, byVehicle }: Fires): boolean =>
  mount === 'vehicle' || mount === 'tank' || (byVehicle ?? false);

/** Whether one crew serves a heavy machine gun: on a vehicle, or in a bunker (weapon.4). */
export const isOnMount = (shot: Fires): boolean => shot.mount !== undefined || isMounted(shot);

/** What a vehicle does not do (R52). */
const ON_FOOT: readonly (ActivationAction | undefined)[] = [
  'walk',
  'run',
  'duck-and-weave',
  'gone-to-ground',
  'mount-up',
];

/** Who takes these does not move. */
const STANDS: readonly (ActivationAction | undefined)[] = ['on-guard', 'aimed-fire'];

/** After these nobody fires. */
const FORBIDS = ['run', 'duck-and-weave', 'gone-to-ground'] as const;

/** Weapons that are about to fire, and those that a vehicle has left. */
const firing = (shot: Fires): number => weaponsOf(shot).reduce((sum, { n }) => sum + n, 0);

/** The figures that can fire at all, where they are known. */
export const upIn = ({ men, suppressed = 0 }: Fires): number | undefined =>
  men === undefined ? undefined : men - suppressed;

/** The kind of weapon of which more would fire than a vehicle carries, with those that have fired. */
function firesTwice(shot: Fires): { weapon: Weapon; n: number } | undefined {
  if (shot.reaction || !isMounted(shot) || !shot.carries || !shot.spent) return undefined;
  const carried = byKind(shot.carries.flatMap(listed));
  const spent = byKind(shot.spent.flatMap(listed));
  for (const [weapon, n] of byKind(weaponsOf(shot))) {
    const gone = spent.get(weapon) ?? 0;
    if (gone > 0 && gone + n > (carried.get(weapon) ?? Number.POSITIVE_INFINITY)) return { weapon, n: gone };
  }
  return undefined;
}

/** What of a kind has fired, of how many. */
function spentSaid(shot: Fires): string {
  const { weapon, n } = firesTwice(shot)!;
  const of = byKind((shot.carries ?? []).flatMap(listed)).get(weapon)!;
  return `${n} of ${armed(of, weapon)} ${n === 1 ? 'has' : 'have'} fired in this activation.`;
}

const weaponsLeft = ({ weapons, lostWeapons = 0 }: Fires): number | undefined =>
  weapons === undefined ? undefined : Math.max(weapons - lostWeapons, 0);

export const shotPermits: readonly Forbids<Shot>[] = [
  {
    clause: 'fubar:fire.1',
    word: 'suppressed',
    when: ({ allDown }) => allDown,
    says: ({ name }) => `All figures of ${name ?? 'the unit'} are suppressed: none of them fires.`,
  },
  {
    clause: 'fubar:vehicle.4',
    word: 'moved',
    when: ({ throughCover, reaction }) => throughCover && !reaction,
    says: ({ name }) => `${name ?? 'It'} went through moderate cover: it does not fire this turn.`,
  },
  {
    clause: 'fubar:unit.1',
    word: 'weapons',
    when: (shot) => shot.disarmed && !shot.lostWeapons && shot.fp === undefined && firing(shot) === 0,
    says: ({ name }) => `${name ?? 'The vehicle'} has no weapon on record.`,
    way: 'Give --fp or --fire, or mark its weapons: wg roster mark.',
  },
  {
    clause: 'fubar:damage.3',
    word: 'weapons',
    when: (shot) => weaponsLeft(shot) === 0 && shot.lostWeapons && shot.fp === undefined,
    says: ({ name }) => `All weapons of ${name ?? 'the vehicle'} are destroyed.`,
    physical: true,
  },
  {
    clause: 'fubar:damage.3',
    word: 'weapons',
    when: (shot) => shot.lostWeapons && firing(shot) > (weaponsLeft(shot) ?? Number.POSITIVE_INFINITY),
    says: (shot) =>
      `${shot.name ?? 'The vehicle'} has ${counted(weaponsLeft(shot)!, 'weapon')} left, not ${firing(shot)}.`,
    way: (shot) => {
      const [own] = weaponsOf(shot);
      return `Name what fires${own ? `: --fire ${own.weapon}:1, say` : ', behind --fire'}.`;
    },
  },
  mayAct<Shot>(who),
  ...oneAction<Shot>(who, whatItDid, ownFire),
  {
    clause: 'fubar:action.2',
    word: 'went on',
    when: (shot) => ownFire(shot) && shot.wentOn,
    says: ({ name }) =>
      `${name ?? 'The unit'} has fired at one point of its move, and gone on since: it fires no more.`,
  },
  {
    clause: 'fubar:vehicle.3',
    word: 'moved',
    when: (shot) => shot.fired && shot.moved && !shot.reaction,
    says: 'It moved, and has fired its one weapon this turn.',
  },
  {
    clause: 'fubar:vehicle.5',
    word: 'fired',
    when: (shot) => {
      const left = weaponsLeft(shot);
      return (
        !shot.reaction &&
        left !== undefined &&
        shot.fired &&
        (shot.firing ?? 0) + Math.max(firing(shot), 1) > left
      );
    },
    says: (shot) =>
      weaponsLeft(shot) === 0
        ? 'It has no weapon left to fire.'
        : `${shot.firing ?? 0} of its ${counted(weaponsLeft(shot)!, 'weapon')} ${shot.firing === 1 ? 'has' : 'have'} fired in this activation.`,
  },
  {
    clause: 'fubar:vehicle.5',
    word: 'fired',
    when: firesTwice,
    says: spentSaid,
    under: { ruling: 'fubar:R25', option: 1 },
  },
  {
    clause: 'fubar:fire.3',
    word: 'fired',
    when: (shot) => {
      const up = upIn(shot);
      const throws = weaponsOf(shot).some(({ weapon }) => weapon === 'grenades');
      const counts = !shot.reaction && shot.fp === undefined && !throws;
      return counts && shot.fired && up !== undefined && up > 0 && (shot.firing ?? 0) >= up;
    },
    says: (shot) => `${shot.firing} of its ${upIn(shot)} figures have fired in this activation.`,
    under: { ruling: 'fubar:R25', option: 1 },
  },
  {
    clause: 'fubar:vehicle.3',
    when: (shot) => isMounted(shot) && !shot.reaction && ON_FOOT.includes(whatItDid(shot)),
    says: (shot) => `${CALLED[whatItDid(shot)!]} is for units on foot: a vehicle moves or stands.`,
    way: 'Give --moved if it moved.',
  },
  {
    clause: 'fubar:action.7',
    word: 'reacted',
    when: ({ reaction, reacted }) => reaction && reacted,
    says: 'It has fired On Guard this turn already.',
  },
  {
    clause: 'fubar:action.7',
    word: 'still',
    when: ({ reaction, target, targetAction, targetEarlier }) =>
      reaction && target === undefined && !targetEarlier && STANDS.includes(targetAction),
    says: ({ targetAction }) =>
      `${CALLED[targetAction!]} is without a move: fire On Guard is at an enemy that moves.`,
    way: 'Leave out --target-action for a unit that withdraws.',
  },
  {
    clause: 'fubar:action.7',
    when: (shot) => shot.reaction && stance(shot) !== undefined && stance(shot) !== 'on-guard',
    says: (shot) => `It is not On Guard: it took ${CALLED[stance(shot)!]}.`,
  },
  // Of what it did no more is known than that it was something else (R52).
  {
    clause: 'fubar:action.7',
    when: (shot) => shot.reaction && stance(shot) === undefined && hasActed(shot),
    says: ({ name, fired }) =>
      `${name ?? 'It'} is not On Guard: it has ${fired ? 'fired' : 'moved'} in its own activation.`,
  },
  {
    clause: 'fubar:action.7',
    when: ({ reaction, earlier }) => reaction && earlier,
    says: 'On Guard ended with the turn in which it was taken.',
    under: {
      ruling: 'fubar:R21',
      option: 2,
    },
  },
  {
    clause: 'fubar:activate.5',
    when: (shot) => ownFire(shot) && whatItDid(shot) === 'mount-up',
    says: 'There are seven actions, and Mount Up is none of them.',
    under: { ruling: 'fubar:R72', option: 1 },
  },
  {
    clause: 'fubar:activate.5',
    when: (shot) => ownFire(shot) && whatItDid(shot) === 'mount-up',
    says: 'Mount Up: the unit may neither fire nor throw grenades.',
  },
  ...([1, 3] as const).map(
    (option): Forbids<Shot> => ({
      clause: 'fubar:action.2',
      word: 'weapons',
      when: (shot) => ownFire(shot) && whatItDid(shot) === 'walk' && shot.heavyOnly && firing(shot) > 0,
      says: ({ name }) => `Walk: ${name ?? 'the unit'} carries neither small arms nor grenades to throw.`,
      under: { ruling: 'fubar:R16', option },
    }),
  ),
  ...FORBIDS.map(
    (action): Forbids<Shot> => ({
      clause: CLAUSES[action][0],
      word: CALLED[action].toLowerCase(),
      when: (shot) => ownFire(shot) && whatItDid(shot) === action,
      says: `${CALLED[action]}: the unit may neither fire nor throw grenades.`,
    }),
  ),
  {
    clause: 'fubar:action.7',
    word: 'on guard',
    when: (shot) => ownFire(shot) && whatItDid(shot) === 'on-guard',
    says: 'A unit On Guard fires only at an enemy that moves.',
    way: 'Give --reaction if one does.',
  },
  {
    clause: 'fubar:action.11',
    word: 'assault',
    when: (shot) => ownFire(shot) && whatItDid(shot) === 'assault',
    says: 'Assault: the unit does not fire on its way in.',
    under: {
      ruling: 'fubar:R23',
      option: 1,
      otherwise: { id: 'assaulting', says: 'it fires on its way in: nothing forbids it' },
    },
  },
  unaimedBefore<Shot>(who, (shot) => ownFire(shot) && !isMounted(shot) && whatItDid(shot) === 'aimed-fire'),
  // Nobody in a close combat fires, On Guard or otherwise (R43).
  boundToMelee<Shot>(who),
  doneByCombat<Shot>(who, ownFire),
];
