import type { Rule } from '../../src/rules/rule.js';
import { counted } from '../../src/rules/say.js';
import { countOf, type FiringGroup } from './firing-group.js';
import { mayEngage } from './may-engage.js';
import type { Shot } from './shoot-input.js';
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
} from './weapon-kinds.js';
import { rowOf, type Weapon } from './weapons.js';
import { refuse, ruling, step } from './words.js';

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
