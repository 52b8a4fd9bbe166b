import type { Rule } from '../../src/rules/rule.js';
import { counted } from '../../src/rules/say.js';
import { within } from './effect.js';
import { countOf, type FiringGroup } from './firing-group.js';
import type { Limits } from './limit-fields.js';
import { metres } from './say.js';
import type { Shot } from './shoot-input.js';
import {
  isCrewServed,
  isGroundHeavy,
  isHelper,
  isLightGun,
  isLmg,
  isMortar,
  isMounted,
  isRocket,
  isStrong,
  isThrown,
  isTurreted,
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

/** What binds fire at men and at armour alike. */
export interface Engaging extends Limits, Pick<Shot, 'scale'> {
  /** Fired into smoke, and how far behind it the target is. */
  readonly blind?: boolean;
  readonly beyondScreen?: number | undefined;
  /** Blind fire at armour has a rule of its own (smoke.5). */
  readonly atArmour?: true;
  /** The weapons stand on a vehicle, whatever row they have (heavy.5). */
  readonly onVehicle?: boolean;
}

/** Whether weapons may fire at a target at all: it is located and in the arc, and they may fire where they are. */
export function* mayEngage(input: Engaging, weapons: readonly Weapon[]): Rule<void> {
  yield* mustBeLocated(input);
  yield* mustBeInArc(input, weapons);
  mustHaveStood(input, weapons);
  yield* mustBeOutside(input, weapons);
}

/** Rocket and recoilless weapons do not fire from bunkers (option.7). */
function* mustBeOutside({ fromBunker, antiTankRifles }: Limits, weapons: readonly Weapon[]): Rule<void> {
  if (!fromBunker) return;
  if (weapons.some((weapon) => isRocket(weapon) && !(antiTankRifles && weapon === 'one-man'))) {
    const hint = weapons.includes('one-man') && 'Anti-tank rifles do: --anti-tank-rifles.';
    const message = 'Rocket and recoilless weapons do not fire from inside a bunker.';
    refuse('wrg:option.7', message, hint || undefined);
  }
  const what = antiTankRifles ? 'anti-tank rifles are no rockets' : 'no rocket or recoilless weapon';
  const text = `${what}: fire from inside a bunker`;
  yield* step({ id: 'from-bunker', clause: 'wrg:option.7', value: true, text });
}

/** Fire that is observed needs a located target; blind fire through smoke does not (locate.1, locate.5, smoke.4). */
function* mustBeLocated({
  notLocated,
  goneToCover,
  blind,
  beyondScreen,
  atArmour,
  scale,
}: Engaging): Rule<void> {
  if (blind) {
    if (beyondScreen !== undefined && !within(beyondScreen, 50, (yield* ruling('wrg:R60')) === 1)) {
      refuse(
        'wrg:smoke.4',
        `Blind fire counts up to 50 metres behind the screen, not ${metres(beyondScreen, scale)}.`,
      );
    }
    if (notLocated && !goneToCover) {
      if ((yield* ruling('wrg:R76')) === 2) {
        refuse(
          'wrg:locate.1',
          'Even blind fire needs an enemy that was located before.',
          'By wrg:R76, option 2.',
        );
      }
      const text = 'not located, but supposed to be behind the smoke: blind fire';
      const clause = atArmour ? 'wrg:smoke.5' : 'wrg:smoke.4';
      yield* step({ id: 'supposed', clause, value: true, text, ruling: 'wrg:R76' });
      return;
    }
  }
  if (!notLocated) return;
  if (!goneToCover) {
    const hint = 'A group that was located, fired on and has gone to cover stays located: --gone-to-cover.';
    refuse('wrg:locate.1', 'An enemy has to be located before it is fired on.', hint);
  }
  const text = 'located and fired on before: it stays located until it moves';
  yield* step({ id: 'still-located', clause: 'wrg:locate.5', value: true, text });
}

/** The arcs of small arms, of heavy weapons and of turrets (fire.1, heavy.1, heavy.6). */
function* mustBeInArc({ outOfArc, commanderSees }: Limits, weapons: readonly Weapon[]): Rule<void> {
  if (!outOfArc) return;
  if (commanderSees && weapons.every(isTurreted)) {
    const text = 'in the field of vision of driver or commander: the turret may fire';
    yield* step({ id: 'commander-sees', clause: 'wrg:heavy.6', value: true, text });
    return;
  }
  if (weapons.every(isTurreted)) {
    refuse(
      'wrg:heavy.6',
      'Neither the turret nor driver or commander has the target in view.',
      '--commander-sees',
    );
  }
  const clause = weapons.every((weapon) => rowOf(weapon).isHeavy) ? 'wrg:heavy.1' : 'wrg:fire.1';
  refuse(clause, 'The target is not in the arc of fire, and does not pass through it.');
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

/** Moves after which nobody fires (fire.6, heavy.5). */
function mustHaveStood({ ownMove, onVehicle }: Engaging, weapons: readonly Weapon[]): void {
  if (!ownMove || onVehicle) return;
  if (weapons.some(isGroundHeavy)) mustBeCarried();
  const small = weapons.filter((weapon) => !isThrown(weapon) && !isMounted(weapon));
  if (ownMove !== 'walked' && small.length > 0) {
    const how = ownMove === 'turned' ? 'ended its move with a turn' : ownMove;
    refuse(
      'wrg:fire.6',
      `A figure that ${how} does not fire in that period.`,
      'It may still throw a grenade.',
    );
  }
}

/** A heavy weapon on the ground that moved does not fire (heavy.5). */
export const mustBeCarried = (hint?: string): never =>
  refuse('wrg:heavy.5', 'Only weapons on vehicles fire and move in one period.', hint);

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
