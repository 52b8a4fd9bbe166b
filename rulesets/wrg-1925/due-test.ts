import type { ReactionInput } from './reaction-inputs.js';

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
