import type { Rule } from '../../src/rules/rule.js';
import { refuse, ruling, step } from './words.js';

/**
 * A unit that shot or fled in reaction to a charge has had that action for the turn (defend.2, defend.3), unless it is
 * ruled that a reaction uses nothing up (R61).
 */
export function* mayActAgain(act: 'shoot' | 'move'): Rule<void> {
  const clause = act === 'shoot' ? 'bg:defend.3' : 'bg:defend.2';
  const did = act === 'shoot' ? 'shot' : 'fled';
  if ((yield* ruling('bg:R61')) === 1) {
    refuse(
      clause,
      `It may not ${act}: it ${did} in reaction to a charge this turn.`,
      'Ruled so by bg:R61. An ace may still let it: then without --reacted.',
    );
  }
  const text = `it ${did} in reaction to a charge, which used nothing up`;
  yield* step({ id: 'reacted', clause, value: true, text, ruling: 'bg:R61' });
}
