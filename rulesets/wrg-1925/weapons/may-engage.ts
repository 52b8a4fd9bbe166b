import type { Rule } from '../../../src/rules/rule.js';
import { metres, type Scale } from '../say.js';
import { refuse, ruling, step } from '../words.js';
import { within } from './effect.js';
import { isGroundHeavy, isHelper, isMounted, isRocket, isThrown, isTurreted } from './kinds.js';
import type { Limits } from './limit-fields.js';
import { rowOf, type Weapon } from './weapons.js';

/** What binds fire at men and at armour alike. */
interface Engaging extends Limits {
  readonly scale: Scale;
  /** Fired into smoke, and how far behind it the target is. */
  readonly blind?: boolean;
  readonly beyondScreen?: number | undefined;
  /** Blind fire at armour has a rule of its own (smoke.5). */
  readonly atArmour?: true;
}

/** Whether weapons may fire at a target at all: it is located and in the arc, and they may fire where they are. */
export function* mayEngage(input: Engaging, weapons: readonly Weapon[]): Rule<void> {
  yield* mustBeLocated(input);
  yield* mustBeInArc(input, weapons);
  mustHaveStood(input, weapons);
  yield* mustHaveLanded(input, weapons);
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

/** Why weapons may not fire after a move. */
interface Moved {
  readonly clause: 'wrg:heavy.5' | 'wrg:fire.6';
  readonly says: string;
  readonly way: string;
}

/** What a move keeps from firing (fire.6, heavy.5); whether he does who has doubled is told before (foot.7, R4). */
export function keptByMove(
  { ownMove, carried }: Partial<Pick<Limits, 'ownMove' | 'carried'>>,
  weapons: readonly Weapon[],
): Moved | undefined {
  // What is carried in a vehicle is not mounted on it.
  if ((ownMove || carried) && weapons.some(isGroundHeavy)) {
    const others = weapons.some((weapon) => !isGroundHeavy(weapon) && !isHelper(weapon));
    return {
      clause: 'wrg:heavy.5',
      says: 'Only weapons on vehicles fire and move in one period.',
      way: others ? 'What the others fire: --fire without the heavy weapon.' : 'wg period',
    };
  }
  const isSmall = weapons.some((weapon) => !isThrown(weapon) && !isMounted(weapon));
  if (!ownMove || ownMove === 'walked' || ownMove === 'doubled' || !isSmall) return undefined;
  const how = ownMove === 'turned' ? 'ended its move with a turn' : ownMove;
  return {
    clause: 'wrg:fire.6',
    says: `A figure that ${how} does not fire in that period.`,
    way: 'It may still throw a grenade.',
  };
}

function mustHaveStood(input: Engaging, weapons: readonly Weapon[]): void {
  const kept = keptByMove(input, weapons);
  if (kept) refuse(kept.clause, kept.says, kept.way);
}

/**
 * Paratroops do not return fire in their first period, those who came in an aircraft do, unless so ruled (air.2, R188); heavy
 * weapons that landed do not before the third (air.4).
 */
function* mustHaveLanded({ onGround, byAircraft }: Engaging, weapons: readonly Weapon[]): Rule<void> {
  if (onGround === undefined || onGround > 2) return;
  if (onGround === 1 && (!byAircraft || (yield* ruling('wrg:R188')) === 2))
    refuse('wrg:air.2', 'Paratroops do not fire in their first period on the ground.');
  if (weapons.some(isGroundHeavy))
    refuse('wrg:air.4', 'Heavy weapons that landed by air do not fire before their third period.');
}
