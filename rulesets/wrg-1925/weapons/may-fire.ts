import type { Rule } from '../../../src/rules/rule.js';
import { counted, quoted } from '../../../src/rules/text/say.js';
import type { AntiTank } from '../anti-tank/inputs.js';
import type { Shot } from '../fire/input.js';
import { PANIC_BELOW } from '../roster/marks.js';
import { permits, refuse, ruling, step } from '../words.js';
import { armsPermits, isSameTarget, keptNow, moreThanFired } from './arms-fired.js';
import { countOf, type FiringGroup, firesOf, ofCrews } from './firing-group.js';
import {
  isCrewServed,
  isGroundHeavy,
  isHelper,
  isLightGun,
  isLmg,
  isMortar,
  isStrong,
  isThrown,
  isTurretGun,
} from './kinds.js';
import { mayEngage } from './may-engage.js';
import { rowOf, type Weapon } from './weapons.js';

/** Weapons that are fired or thrown this time, a man each; at a house and the men in it those that fired at the other do so at once. */
function busyIn({ fire = [], ...of }: Partial<Firing>): number {
  const fires = firesOf(fire);
  return isSameTarget(of)
    ? moreThanFired(fires, of)
    : Math.max(
        1,
        countOf({ fire: fires }, () => true),
      );
}

/** A group or vehicle that fires, at men or at armour. */
interface Firing
  extends Pick<
    Shot,
    | 'name'
    | 'men'
    | 'menFired'
    | 'doubled'
    | 'dashed'
    | 'ridesIn'
    | 'runs'
    | 'silent'
    | 'dropped'
    | 'afvBound'
    | 'immobilised'
    | 'crewsBound'
  > {
  readonly weapon?: AntiTank['weapon'];
  readonly firedAt?: string | undefined;
  readonly target?: unknown;
  readonly sameTarget?: boolean;
  readonly fire?: readonly string[] | undefined;
  readonly ownMove?: string | undefined;
}

/** Crews whose own score is no panic stay where their group runs, and fire what takes a crew (extra.1). */
const staysAtWeapons = ({ crewsBound, fire = [], weapon }: Partial<Firing>): boolean =>
  crewsBound !== undefined &&
  crewsBound >= PANIC_BELOW &&
  (weapon !== undefined || (fire.length > 0 && ofCrews(firesOf(fire)).length === firesOf(fire).length));

/** What the pace or the panic of who fires forbids. */
const pacePermits = permits<Firing>(
  {
    clause: 'wrg:react.30',
    word: 'panic',
    when: ({ runs, ...of }) => runs && !staysAtWeapons(of),
    says: ({ name = 'The group' }) => `${name} panics: it dashes away from the enemy, and nothing else.`,
    way: ({ name = 'the group' }) => `wg move ${quoted(name)} --pace dash`,
  },
  {
    clause: 'wrg:afv.22',
    word: 'turned',
    when: ({ afvBound, immobilised }) => immobilised && afvBound !== undefined && afvBound < PANIC_BELOW,
    says: ({ name = 'The vehicle' }) =>
      `${name} has to turn round, and is immobilised: it stays, and may not fire.`,
    under: { ruling: 'wrg:R154', option: 1 },
  },
  {
    clause: 'wrg:air.2',
    word: 'landed',
    when: ({ dropped }) => dropped,
    says: 'Paratroops do not fire in their first period on the ground.',
  },
  {
    clause: 'wrg:foot.6',
    word: 'silent',
    when: ({ silent }) => silent,
    says: ({ name = 'The group' }) => `${name} moves in silence: that goes with no firing.`,
  },
  {
    clause: 'wrg:vehicle.1',
    word: 'dashed',
    when: ({ dashed }) => dashed,
    says: ({ name = 'The vehicle', ridesIn }) =>
      ridesIn === undefined
        ? `${name} has dashed at high speed, and does not fire.`
        : `${ridesIn} has dashed at high speed: ${name} does not fire from it.`,
    way: ({ name = 'the vehicle', ridesIn = name }) => `wg move ${quoted(ridesIn)} --pace move-and-fire`,
  },
  {
    clause: 'wrg:foot.7',
    word: 'doubled',
    when: ({ doubled, ownMove }) => doubled || ownMove === 'doubled',
    says: ({ name = 'The group' }) => `${name} has doubled: men who double neither fire nor throw grenades.`,
    under: {
      ruling: 'wrg:R4',
      option: 1,
      otherwise: { id: 'doubled', says: 'it has doubled, and fires all the same' },
    },
  },
);

/** What has been fired already forbids. */
const spentPermits = permits<Firing>({
  clause: 'wrg:fire.4',
  word: 'fired',
  when: ({ men, ...of }) => {
    const { menFired = 0 } = of;
    const busy = busyIn(of);
    return menFired > 0 && men !== undefined && busy > 0 && menFired + busy > men;
  },
  says: ({ name = 'The group', menFired = 0, men = 0 }) =>
    `${name} has fired: ${menFired} fired or threw this period, of ${counted(men, 'man', 'men')} left, and each does so once.`,
  way: 'What the others fire: --fire',
});

/** Who fires at men or armour after a move, and not in a close attack. */
type Moving = Partial<Pick<Shot, 'ownMove' | 'carried' | 'fire'> & Pick<AntiTank, 'weapon' | 'closeAttack'>>;
const keptIn = (of: Moving) => (of.closeAttack === undefined ? keptNow(of) : undefined);

/** What the move of those who fire forbids, whoever agrees. */
export const stillPermits = permits<Moving>(
  ...(['wrg:heavy.5', 'wrg:fire.6'] as const).map((clause) => ({
    clause,
    word: 'moved',
    when: (of: Moving) => keptIn(of)?.clause === clause,
    says: (of: Moving) => keptIn(of)!.says,
    way: (of: Moving) => keptIn(of)!.way,
    physical: true as const,
  })),
);

/** What the state of who fires forbids. */
export const firePermits = [...pacePermits, ...spentPermits, ...armsPermits];

/** A target that is on the map alone, and what is no observed fire at it. */
type Unseen = Pick<Shot, 'target' | 'targetHidden' | 'blind'> &
  Pick<AntiTank, 'smoke' | 'closeAttack' | 'offTable'>;

/** Who is on the map alone has not been located (locate.1, notes.1); blind fire and close attacks have rules of their own. */
export const unseenPermits = permits<Unseen>({
  clause: 'wrg:locate.1',
  word: 'hidden',
  when: ({ targetHidden, blind, smoke, closeAttack, offTable }) =>
    targetHidden && !blind && smoke === undefined && closeAttack === undefined && !offTable,
  says: ({ target = 'The target' }) =>
    `${target} is on the map alone: an enemy has to be located before it is fired on.`,
  way: ({ target = 'the target' }) => `Once it has been seen: wg roster mark ${quoted(target)} hidden=no`,
});

/** What the state of the target forbids, and then that of who fires. */
export const shotPermits = [
  ...permits<Shot>({
    clause: 'wrg:soft.1',
    word: 'aboard',
    when: ({ targetAboard }) => targetAboard,
    says: ({ target = 'The target', targetAboard }) =>
      `${target} rides in ${targetAboard} and is fired at with it.`,
    way: ({ targetAboard = 'the vehicle' }) => `As in: wg shoot 'who fires' ${quoted(targetAboard)}`,
  }),
  ...permits<Shot>({
    clause: 'wrg:prisoner.1',
    word: 'prisoner',
    when: ({ targetPrisoner }) => targetPrisoner,
    says: ({ target = 'The target' }) => `${target} was taken prisoner: nobody does away with prisoners.`,
    way: ({ target = 'the target' }) => `Whoever has escaped: wg roster mark ${quoted(target)} prisoner=no`,
  }),
  ...unseenPermits,
  ...firePermits,
  ...stillPermits,
];

/** Whether everything that is to fire may do so at this target. */
export function* mayFire(input: Shot, groups: readonly FiringGroup[]): Rule<void> {
  const weapons = groups.flatMap(({ fire }) => fire.map(({ weapon }) => weapon));
  yield* mayEngage(input, weapons);
  yield* mustHaveLine(input, weapons);
  for (const group of groups) yield* mustHaveMen(group, input);
}

/** Friends and ground between shooter and target, and what goes over them (fire.2, fire.5, heavy.2, heavy.3). */
function* mustHaveLine(input: Shot, weapons: readonly Weapon[]): Rule<void> {
  const { overFriends, higher, noSight, indirect, observerFires } = input;
  if (indirect && !weapons.some(isMortar)) refuse('wrg:heavy.2', 'Only mortars fire indirectly.');
  if (indirect === 'unseen') refuse('wrg:heavy.2', 'The observer has to locate the target.');
  if (indirect === 'out-of-touch')
    refuse('wrg:heavy.2', 'The observer has to be in communication with the crew.');
  if (observerFires) refuse('wrg:heavy.3', 'Whoever directs fire does not use his own weapon.');
  if (indirect) {
    const text = 'indirect fire: the observer locates the target and is in touch';
    yield* step({ id: 'indirect', clause: 'wrg:heavy.2', value: true, text });
  }
  const direct = weapons.filter(
    (weapon) => !(isThrown(weapon) || (indirect && (isMortar(weapon) || weapon === 'helper'))),
  );
  const small = weapons.some((weapon) => !isThrown(weapon) && !rowOf(weapon).isHeavy);
  if (overFriends && !higher && small) {
    const hint = 'Where shooter or target is clearly higher than he is: --higher.';
    refuse('wrg:fire.2', 'Small arms fire does not cross the base of a friend.', hint);
  }
  if (overFriends) {
    const why = higher ? 'clearly higher than he is' : 'no small arms fire';
    const text = `over a friend, ${why}: allowed`;
    yield* step({ id: 'over-friends', clause: 'wrg:fire.2', value: true, text });
  }
  if (!noSight) return;
  if (direct.length > 0) {
    refuse(
      'wrg:fire.1',
      'There is no line of fire: only grenades and indirect mortars go over a crest or wall.',
    );
  }
  if (weapons.some(isThrown)) {
    const text = 'grenades go over a crest or wall';
    yield* step({ id: 'over-crest', clause: 'wrg:fire.5', value: true, text });
  }
}

/** One man, one weapon; helpers for weapons that are there; grenades for those who may throw (fire.4, fire.8, heavy.8). */
function* mustHaveMen(group: FiringGroup, { radioThrower }: Shot): Rule<void> {
  const count = (is: (weapon: Weapon) => boolean) => countOf(group, is);
  const thrown = count(isThrown);
  if (thrown > 0 && radioThrower) refuse('wrg:fire.4', 'A man who carries a radio throws no grenade.');
  if (thrown > 0 && count(isGroundHeavy) > 0) {
    refuse('wrg:fire.4', 'Nobody in a heavy weapons group throws grenades.');
  }
  const [no2s, lmgs] = [count((weapon) => weapon === 'lmg-no2'), count(isLmg)];
  if (no2s > lmgs)
    refuse('wrg:fire.8', `${counted(no2s, 'No. 2')} for ${counted(lmgs, 'LMG')}: one for each at most.`);
  const [helpers, crewed] = [count((weapon) => weapon === 'helper'), count(isCrewServed)];
  if (helpers > 2 * crewed) {
    refuse(
      'wrg:heavy.8',
      `${counted(helpers, 'helper')} for ${counted(crewed, 'crewed weapon')}: two for each at most.`,
    );
  }
  yield* mustShareGunner(
    count(isTurretGun),
    count((weapon) => weapon === 'mg-turret'),
  );
  const bothFire = no2s > 0 && (yield* ruling('wrg:R15')) === 2;
  const busy = count((weapon) => !(bothFire && weapon === 'lmg-no2'));
  if (busy > group.men) {
    const hint =
      bothFire || no2s === 0
        ? 'Each fires or throws once.'
        : 'A No. 2 who helps leaves his own weapon unused.';
    refuse(
      no2s > 0 ? 'wrg:fire.8' : 'wrg:fire.4',
      `${counted(busy, 'weapon')} for ${counted(group.men, 'man', 'men')}: one man, one weapon.`,
      hint,
    );
  }
  if (no2s > 0) {
    const text = bothFire
      ? 'a No. 2 helps and fires his own weapon too'
      : 'a No. 2 who helps leaves his own weapon unused';
    yield* step({ id: 'no2', clause: 'wrg:fire.8', value: no2s, text, ruling: 'wrg:R15' });
  }
  if (thrown > 0) {
    const text = `${counted(thrown, 'man', 'men')} throwing instead of firing`;
    yield* step({ id: 'throwing', clause: 'wrg:fire.4', value: thrown, text, ruling: 'wrg:R95' });
  }
}

/** Gun and machine gun of one turret share a gunner, unless so ruled (R96); a vehicle is a group. */
function* mustShareGunner(guns: number, mgs: number): Rule<void> {
  if (guns === 0 || mgs === 0) return;
  if ((yield* ruling('wrg:R96')) === 1) {
    refuse(
      'wrg:heavy.7',
      'Gun and machine gun of one turret share a gunner: one of them fires.',
      'Another vehicle is a group of its own: --group. By wrg:R96.',
    );
  }
  const text = 'gun and machine gun of one turret both fire';
  yield* step({ id: 'turret', clause: 'wrg:heavy.7', value: true, text, ruling: 'wrg:R96' });
}

/** No more blows on a strongpoint than there are weapons that can strike them (tactical.3). */
export function* mustStrike(group: FiringGroup): Rule<void> {
  const any = group.intoBuilding > 0 && (yield* ruling('wrg:R20')) === 2;
  const able = countOf(group, (weapon) => isStrong(weapon) || (any && isLightGun(weapon)));
  if (group.intoBuilding <= able) return;
  const blows = counted(group.intoBuilding, 'blow');
  refuse(
    'wrg:tactical.3',
    `${blows} on a bunker or building from ${counted(able, 'weapon')} that can strike one.`,
    'Grenades, launchers, flame, anti-tank weapons, guns of 75mm and satchel charges can.',
  );
}

/** Helpers fire nothing by themselves. */
export const firesAtAll = (group: FiringGroup): boolean => countOf(group, (weapon) => !isHelper(weapon)) > 0;
