import type { Rule } from '../../src/rules/rule.js';
import { counted } from './say.js';
import { ruling, step } from './words.js';

/** Prisoners that one figure can guard (prison.1). */
const PER_GUARD = 4;

/** What becomes of infantry that surrendered to infantry (prison.1, prison.2). */
export function* guardsNeeded(prisoners: number, victors: number, medics: number): Rule<void> {
  const one = (yield* ruling('bg:R79')) === 2;
  const guards = one ? 1 : Math.ceil(prisoners / PER_GUARD);
  const each = one ? 'one is enough' : `one for every ${PER_GUARD}`;
  yield* step({
    id: 'guards',
    clause: 'bg:prison.1',
    value: guards,
    text: `${counted(prisoners, 'prisoner')}: ${counted(guards, 'guard')} from the victors, ${each}`,
    ruling: 'bg:R79',
  });
  if (medics > 0) {
    const text = `not a medic: ${counted(victors - medics, 'other figure')} to choose from`;
    yield* step({ id: 'no-medic-guards', clause: 'bg:medic.3', value: victors - medics, text });
  }
  yield* step({
    id: 'led-away',
    clause: 'bg:prison.2',
    value: prisoners + guards,
    text: 'guards and prisoners are a unit of their own and leave the fighting at once',
    ruling: 'bg:R80',
  });
}

/**
 * What becomes of prisoners kept with a unit that was hit: without a guard they are out of the game (prison.5).
 * @returns prisoners removed, besides those that were hit
 */
export function* unguarded(prisoners: number, guards: number, guardsLost: number): Rule<number> {
  if (guards === 0 || guardsLost < guards || prisoners === 0) return 0;
  const text = `no guard is left: ${counted(prisoners, 'prisoner')} removed, who ${prisoners === 1 ? 'does' : 'do'} not count as captured`;
  return yield* step({ id: 'unguarded', clause: 'bg:prison.5', value: prisoners, text });
}
