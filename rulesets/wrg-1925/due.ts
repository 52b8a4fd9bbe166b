import type { Input } from '../../src/rules/record.js';
import { isOverdue } from './battle-said.js';
import { isHard, type Troops } from './roster/kinds.js';

/** Whether a reaction test is to be made, and which. */

/** Whether it makes the test of an AFV. */
export const testsAsAfv = (of: Troops | undefined, { afv, leader }: Input): boolean =>
  afv === true || (of !== undefined && isHard(of) && leader === undefined);

/** Why an AFV tests: anti-tank fire that it has not tested on, or the end of a period. */
const whenOf = (of: Troops, { when }: Input): unknown =>
  when ?? (of.antiTankFire || !(isOverdue(of) || of.underFire) ? 'fire' : 'period-end');

/** Whether the test that comes first is that of the period before. */
export const isLate = (of: Troops, asked: Input): boolean =>
  isOverdue(of) && (!testsAsAfv(of, asked) || whenOf(of, asked) === 'period-end');

/** Inputs that tell of fire on a group, and on an AFV. */
const OF_FIRE = ['points', 'machineGuns', 'lostInPeriod', 'flankFire', 'armourFires', 'surprised'] as const;
const OF_ANTI_TANK_FIRE = ['antiTankPoints', 'surprised', 'closeAttack'] as const;
const tells = (asked: Input, names: readonly string[]): boolean => names.some((name) => asked[name]);

/** Whether a test is due: the game knows of fire on it, or what was typed tells of some. */
export function isDue(of: Troops | undefined, asked: Input): boolean {
  const under = of !== undefined && (isLate(of, asked) || of.underFire);
  if (!testsAsAfv(of, asked)) return under || tells(asked, OF_FIRE);
  if (tells(asked, OF_ANTI_TANK_FIRE)) return true;
  const atEnd = of === undefined ? asked.when === 'period-end' : whenOf(of, asked) === 'period-end';
  return atEnd ? under || asked.otherFire === true : of?.antiTankFire === true;
}
