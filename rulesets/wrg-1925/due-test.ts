import type { Figures, Group } from './group.js';
import type { ReactionInput } from './reaction-inputs.js';

type When = NonNullable<ReactionInput['when']>;

/** The test that a group of the game is to make. */
export interface DueTest {
  /** Whether one is due at all: the game knows of fire, or what was typed tells of some. */
  readonly isDue: boolean;
  /** For an AFV: on anti-tank fire, or at the end of the period (afv.1). */
  readonly when: When;
  /** It is that of the period before, and binds at once. */
  readonly overdue: boolean;
  /** What it rests on. */
  readonly figures: Figures;
}

/** Inputs that tell of fire on a group, and on an AFV. */
const OF_FIRE = ['points', 'machineGuns', 'lostInPeriod', 'flankFire', 'armourFires', 'surprised'] as const;
const OF_ANTI_TANK_FIRE = ['antiTankPoints', 'surprised', 'closeAttack'] as const;

/** Which test of a group this is: one that is overdue comes first (react.1, afv.1, afv.2). */
export function dueTest(group: Group, input: Partial<ReactionInput>): DueTest {
  const tells = (names: readonly (keyof ReactionInput)[]) => names.some((name) => input[name]);
  const late = group.overdue !== undefined;
  if (!input.afv) {
    const figures = group.overdue ?? group;
    return { isDue: figures.underFire || tells(OF_FIRE), when: 'period-end', overdue: late, figures };
  }
  const when = input.when ?? (group.antiTankFire || !(late || group.underFire) ? 'fire' : 'period-end');
  if (when !== 'period-end') {
    const isDue = group.antiTankFire === true || tells(OF_ANTI_TANK_FIRE);
    return { isDue, when, overdue: false, figures: group };
  }
  const figures = group.overdue ?? group;
  const isDue = figures.underFire || tells(OF_ANTI_TANK_FIRE) || input.otherFire === true;
  return { isDue, when, overdue: late, figures };
}
