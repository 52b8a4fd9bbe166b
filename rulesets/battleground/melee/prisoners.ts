import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/text/say.js';
import { ruling, step } from '../words.js';

/** Prisoners that one figure can guard (prison.1). */
const PER_GUARD = 4;

/** Who guards prisoners, the plainest figures first; medics never do (medic.3). */
export const GUARDS = ['figure', 'heavy-weapon', 'leader'] as const;
type Guards = Record<(typeof GUARDS)[number], number>;

/** Who of a unit its guards are: ordinary figures as far as there are any, then heavy weapons, then leaders. */
export function guardsAmong(unit: Readonly<Guards>, guards: number): Guards {
  const figure = Math.min(guards, unit.figure);
  const heavyWeapon = Math.min(guards - figure, unit['heavy-weapon']);
  return { figure, 'heavy-weapon': heavyWeapon, leader: guards - figure - heavyWeapon };
}

/** Guards that so many prisoners need (prison.1): one for every four or, if so ruled, one for them all (R79). */
function* guardsFor(prisoners: number): Rule<{ guards: number; each: string }> {
  return (yield* ruling('bg:R79')) === 2
    ? { guards: 1, each: 'one is enough' }
    : { guards: Math.ceil(prisoners / PER_GUARD), each: `one for every ${PER_GUARD}` };
}

/** Prisoners kept with a unit need enough guards in it; whether it has them is for the players to mend. */
export function* guardsEnough(prisoners: number, guards: number): Rule<void> {
  if (prisoners === 0 || guards === 0) return;
  const { guards: needed } = yield* guardsFor(prisoners);
  if (guards >= needed) return;
  const text = `${counted(guards, 'guard')} for ${counted(prisoners, 'prisoner')}: too few, ${needed} are needed`;
  yield* step({ id: 'too-few-guards', clause: 'bg:prison.1', value: needed, text, ruling: 'bg:R79' });
}

/**
 * What becomes of infantry that surrendered to infantry (prison.1, prison.2).
 * @returns the guards it takes; none, where nobody may guard
 */
export function* guardsNeeded(prisoners: number, victors: number, medics: number): Rule<number> {
  if (medics === victors) {
    const text = 'the victors are all medics, and no medic may guard';
    yield* step({ id: 'no-medic-guards', clause: 'bg:medic.3', value: 0, text });
    const agree = `nobody may guard ${counted(prisoners, 'prisoner')}: settle it by agreement`;
    return yield* step({ id: 'guards', clause: 'bg:prison.6', value: 0, text: agree });
  }
  const { guards, each } = yield* guardsFor(prisoners);
  yield* step({
    id: 'guards',
    clause: 'bg:prison.1',
    value: guards,
    text: `${counted(prisoners, 'prisoner')}: ${counted(guards, 'guard')} from the victors, ${each}`,
    ruling: 'bg:R79',
  });
  if (medics > 0) {
    const others = victors - medics;
    const text = `not a medic: ${counted(others, 'other figure')} to choose from${others < guards ? ', too few' : ''}`;
    yield* step({ id: 'no-medic-guards', clause: 'bg:medic.3', value: others, text });
  }
  yield* step({
    id: 'led-away',
    clause: 'bg:prison.2',
    value: prisoners + guards,
    text: 'guards and prisoners are a unit of their own and leave the fighting at once',
    ruling: 'bg:R80',
  });
  return guards;
}

/**
 * What becomes of prisoners kept with a unit that was hit: without a guard they are out of the game (prison.5).
 * @param of sets the line apart from that of another unit in the same resolution
 * @returns prisoners removed, besides those that were hit
 */
export function* unguarded(prisoners: number, guards: number, guardsLost: number, of = ''): Rule<number> {
  if (guards === 0 || guardsLost < guards || prisoners === 0) return 0;
  const text = `no guard is left: ${counted(prisoners, 'prisoner')} removed, who ${prisoners === 1 ? 'does' : 'do'} not count as captured`;
  return yield* step({ id: `${of}unguarded`, clause: 'bg:prison.5', value: prisoners, text });
}
