import type { Input } from '../../../src/rules/record.js';
import { isHard } from '../movement/movers.js';
import type { Troops } from '../roster/kinds.js';
import { isOverdue } from '../roster/standing.js';
import type { ReactionInput } from './inputs.js';

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

type When = NonNullable<ReactionInput['when']>;

/** The test that is to be made. */
export interface DueTest {
  /** Whether one is due at all: the game knows of fire, or what was typed tells of some. */
  readonly isDue: boolean;
  /** For an AFV: on anti-tank fire, or at the end of the period (afv.1). */
  readonly when: When;
  /** It is that of the period before, and binds at once. */
  readonly overdue: boolean;
}

/** What is known of fire on whoever tests. */
type UnderFire = Partial<
  Pick<ReactionInput, 'afv' | 'when' | 'undue' | 'underFire' | 'antiTankFire' | 'overdue'>
>;

/** Which test this is: one that is overdue comes first (react.1, afv.1, afv.2). */
export function dueTest({ afv, undue, underFire, antiTankFire, overdue = false, ...of }: UnderFire): DueTest {
  const isDue = !undue;
  if (!afv) return { isDue, when: 'period-end', overdue };
  const when = of.when ?? (antiTankFire || !(overdue || underFire) ? 'fire' : 'period-end');
  return { isDue, when, overdue: overdue && when === 'period-end' };
}

/** What is known of the tests it has made. */
type Made = Partial<Pick<ReactionInput, 'tested' | 'bound' | 'facts' | 'overdue' | 'underFire'>>;

/** The score of its last test, in this period or at the end of the last: that of its leader follows it (extra.2). */
export const lastScore = ({ tested, bound, facts }: Made): number | undefined =>
  tested ?? (facts === undefined ? undefined : bound);

/** The score to which its crews add, where no other test of the group is due first (extra.1). */
export const scoreForCrews = ({ overdue, underFire, tested, ...of }: Made): number | undefined =>
  overdue ? undefined : (tested ?? (underFire ? undefined : lastScore(of)));
