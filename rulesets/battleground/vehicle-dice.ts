import type { Rule } from '../../src/rules/rule.js';
import { breakdownUpTo } from './tables.js';
import { step } from './words.js';

/**
 * Whether a vehicle that rolled its movement breaks down for good (vmove.1 to vmove.3): only with all the dice it has.
 * @param most the dice it has: 4 for cars, 3 for tanks
 */
export function* brokenDown(dice: number, most: number, total: number): Rule<boolean> {
  if (dice < most) {
    const text = `fewer than its ${most} dice: it cannot break down`;
    yield* step({ id: 'safe', clause: 'bg:vmove.3', value: dice, text });
    return false;
  }
  const limit = breakdownUpTo.cells[most === 4 ? 4 : 3].value;
  const down = total <= limit;
  const text = down
    ? `${total} on all ${most} dice: it breaks down for good`
    : `no breakdown: that takes ${limit === most ? limit : `${most} to ${limit}`}`;
  return yield* step({
    id: 'breakdown',
    clause: most === 4 ? 'bg:vmove.1' : 'bg:vmove.2',
    value: down,
    text,
  });
}
