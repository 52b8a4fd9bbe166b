import { action, barring, type Conflict } from '../../src/rules/action.js';
import { choice, type InputOf, toggle } from '../../src/rules/field.js';
import type { Rule } from '../../src/rules/rule.js';
import { attackHits } from './attack.js';
import { hitNumber } from './grade.js';
import {
  casualtyConflict,
  casualtyFields,
  IN_THE_OPEN,
  retreatConflict,
  retreatFields,
  savesByGrade,
  shotFields,
  struckConflict,
  struckFields,
  targetFields,
} from './inputs.js';
import { optionalRules } from './optional-rules.js';
import { reactionResult } from './retreat.js';
import { weaponsDice } from './shooter.js';
import { guardsConflict, type ShotResult } from './shot.js';
import { atFigures } from './shot-at-figures.js';
import { announced } from './shot-results.js';
import { GRADES } from './tables.js';
import { attackDice } from './target.js';
import { step } from './words.js';

const tank = 'Tank';
const { cover, dugIn, targetGrade, targetQualityDefence } = targetFields;

const inputs = {
  grade: choice(GRADES, 'grade of the tank, A the best', { short: 'g', group: tank, default: 'C' }),
  halfStrength: toggle('it has its weapons at half strength', { group: tank }),
  cover,
  dugIn,
  targetGrade,
  targetQualityDefence,
  ...casualtyFields,
  ...struckFields,
  ...retreatFields,
  targetGuards: shotFields.targetGuards,
};
type Overrun = InputOf<typeof inputs>;

export const overrun = action({
  name: 'overrun',
  says: 'Drive a tank through infantry, firing a machine gun on the way',
  inputs,
  requires: (input) => [
    ...(input.retreat ? ['targetFigures'] : []),
    ...(input.targetQualityDefence || input.retreat || savesByGrade(input) ? ['targetGrade'] : []),
  ],
  conflict: (input) => overrunConflict(input),
  examples: [
    ['wg overrun --cover woods --target-figures 8', 'through eight figures in woods'],
    ['wg overrun -g B --dug-in --odds', 'the chances instead of a roll'],
    ['wg overrun --half-strength --dice "white=5"', 'dice thrown by hand'],
  ],
  result: {
    hits: { help: 'hits after cancels' },
    casualties: { help: 'figures of the unit that fall' },
    leadersLost: { help: 'leaders among them' },
    heavyWeaponsLost: { help: 'heavy weapons among them' },
    medicsLost: { help: 'medics among them' },
    prisonersLost: { help: 'prisoners hit with the unit, or removed with the last of their guards' },
    ...reactionResult,
  },
  reminders: [['bg:cas.5', ({ targetFigures }) => targetFigures !== undefined]],
  *resolve(input): Rule<ShotResult> {
    yield* optionalRules(input);
    yield* drivesThrough();
    const lowest = yield* hitNumber(input.grade, {});
    const weapon = yield* weaponsDice('mg', input.halfStrength);
    // It drives through, so there is no side it comes from, and its dice are those of the gun alone.
    const dice = yield* attackDice(weapon, { ...IN_THE_OPEN, ...positionOf(input) });
    const hits = yield* attackHits({ ...dice, hitsOn: lowest });
    return input.targetFigures ? yield* atFigures(input, input.targetFigures, hits) : { hits };
  },
  announce: (result) => announced(result, IN_THE_OPEN),
});

const positionOf = ({ cover, dugIn, targetGrade, targetQualityDefence }: Overrun) => ({
  cover,
  dugIn,
  targetGrade,
  targetQualityDefence,
});

/** What a tank may do here, and the infantry may not. */
function* drivesThrough(): Rule<void> {
  const through = 'a tank may drive through infantry without stopping';
  yield* step({ id: 'through', clause: 'bg:move.15', value: true, text: through, ruling: 'bg:R56' });
  const none = 'the infantry has no reaction: that is for charges';
  yield* step({ id: 'no-reaction', clause: 'bg:overrun.1', value: true, text: none, ruling: 'bg:R89' });
  const text = 'one machine gun fires, once at each unit on the way; the tank may still shoot on its card';
  yield* step({ id: 'extra-shot', clause: 'bg:overrun.1', value: 1, text, ruling: 'bg:R88' });
}

const overrunConflict = (input: Overrun): Conflict | undefined =>
  casualtyConflict(input) ??
  struckConflict(input) ??
  retreatConflict(input) ??
  (input.targetFigures === undefined
    ? barring(input)(['targetGuards'], 'needs --target-figures')
    : guardsConflict(input));
