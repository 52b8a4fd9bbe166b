import type { Conflict } from '../../../src/rules/action.js';
import type { InputOf } from '../../../src/rules/field.js';
import { inputsOf } from '../../../src/rules/role.js';
import type { Rule } from '../../../src/rules/rule.js';
import { guardsEnough } from '../melee/prisoners.js';
import { drivesOut } from '../movement/vehicle-dice.js';
import { optionalRules } from '../optional/optional-rules.js';
import { reactionResult } from '../optional/retreat.js';
import { actedInReaction, attackedAboard, boundToMelee, cannotDrive, firedInto } from '../permits.js';
import { attackHits } from '../shooting/attack.js';
import { specialLost } from '../shooting/casualties.js';
import { roadMarkerLost, takenBy } from '../shooting/casualties-taken.js';
import {
  casualtyConflict,
  IN_THE_OPEN,
  isBuilding,
  retreatConflict,
  savesByGrade,
  shotFields,
  struckConflict,
} from '../shooting/inputs.js';
import { weaponsDice } from '../shooting/shooter.js';
import type { ShotResult } from '../shooting/shot.js';
import { atFigures } from '../shooting/shot-at-figures.js';
import { announced } from '../shooting/shot-results.js';
import { attackDice } from '../shooting/target.js';
import { hitNumber } from '../units/grade.js';
import { stoppedConflict } from '../vehicles/damage.js';
import { hasHalfWeapons, isImmobilised } from '../vehicles/tables.js';
import { action, permits, step } from '../words.js';
import { drivenThrough, tank } from './roles.js';

const { cover, targetQualityDefence, targetStand, noted, retreat } = shotFields;

const inputs = {
  ...inputsOf(tank, drivenThrough),
  ...{ cover, targetQualityDefence, targetStand, noted, retreat },
};
type Overrun = InputOf<typeof inputs>;

const CANNOT_MOVE = 'The tank cannot move';

/** On the move on which it breaks down it drives through whoever stands in its way, unless it stays where it is by that (R22). */
const isOnLastMove = ({ lastMove, damage }: Partial<Overrun>): boolean =>
  lastMove === true && !isImmobilised(damage);

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
    ...specialLost,
    prisonersLost: { help: 'prisoners hit with the unit, or removed with the last of their guards' },
    ...reactionResult,
  },
  reminders: [['bg:cas.5', ({ targetFigures }) => targetFigures !== undefined]],
  roles: [tank, drivenThrough],
  permits: permits<Overrun>(
    ...cannotDrive<Overrun>(CANNOT_MOVE, (of) => !isOnLastMove(of)),
    ...cannotDrive<Overrun>(CANNOT_MOVE, isOnLastMove).map((forbids) => ({
      ...forbids,
      under: { ruling: 'bg:R22', option: 2 } as const,
    })),
    boundToMelee('drive on'),
    actedInReaction('move'),
    {
      clause: 'bg:overrun.1',
      word: 'charged',
      when: ({ byCharge }) => byCharge,
      says: 'The tank has charged under this card: it does that, or drives through (bg:R56).',
    },
    {
      clause: 'bg:overrun.1',
      word: 'shot',
      when: ({ again }) => again,
      says: 'It has driven through this unit under this card, and fires once at each on the way (bg:R88).',
      way: 'wg move <unit> --into-enemy, without a shot.',
    },
    {
      ...firedInto,
      says: 'Nobody may fire into a melee, nor drive through one.',
      under: {
        ruling: 'bg:R137',
        option: 1,
        otherwise: { id: 'melee', says: 'it drives through units that are in a melee' },
      },
    },
    attackedAboard('driven through'),
    {
      clause: 'bg:overrun.1',
      word: 'mounted',
      when: ({ targetMounted }) => targetMounted,
      says: 'A tank may drive through infantry, not through mounted cavalry.',
      way: 'Dismounted they fight as infantry: then without --target-mounted.',
    },
  ),
  *resolve(input): Rule<Omit<ShotResult, 'state'>> {
    yield* optionalRules(input);
    if (input.ownDugIn) yield* drivesOut(tank.as.vehicle);
    yield* drivesThrough(input);
    yield* guardsEnough(input.targetPrisoners, input.targetGuards);
    const lowest = yield* hitNumber(input.grade, {});
    const weapon = yield* weaponsDice('mg', input.halfStrength || hasHalfWeapons(input.damage));
    // It drives through, so there is no side it comes from, and its dice are those of the gun alone.
    const dice = yield* attackDice(weapon, { ...IN_THE_OPEN, ...positionOf(input) });
    const hits = yield* attackHits({ ...dice, hitsOn: lowest });
    const { targetFigures: figures } = input;
    // Where its figures are not known, nobody is drawn.
    const did = figures ? yield* atFigures(drivenThrough.as.infantry, input, figures, hits) : { hits };
    yield* afterwards(input, did);
    return did;
  },
  luck: () => ({ of: 'hits', read: ({ hits }) => hits }),
  announce: (result) => announced(result, IN_THE_OPEN),
});

/**
 * What it leaves of both. The shot is part of the move, whose distance is rolled before or after it; the guns of the tank may
 * still shoot on its card (R88).
 */
function* afterwards({ targetPrisoners, targetOnRoad }: Overrun, did: ShotResult): Rule<void> {
  yield* tank.as.vehicle.set('bg:overrun.1', { overran: true });
  yield* drivenThrough.as.infantry.bind('bg:overrun.1', 'overrunBy', tank.name);
  yield* takenBy(drivenThrough.as.infantry, did, 'shooting', targetPrisoners);
  yield* drivenThrough.as.infantry.set('bg:move.9', { shotAt: true });
  if (targetOnRoad) yield* roadMarkerLost(drivenThrough.as.infantry);
}

const positionOf = ({ cover, dugIn, targetOnRoad, targetGrade, targetQualityDefence }: Overrun) => ({
  cover,
  dugIn,
  targetOnRoad,
  targetGrade,
  targetQualityDefence,
});

/** What a tank may do here, and the infantry may not. */
function* drivesThrough({ cover }: Overrun): Rule<void> {
  const through = 'a tank may drive through infantry without stopping';
  yield* step({ id: 'through', clause: 'bg:move.15', value: true, text: through, ruling: 'bg:R56' });
  if (isBuilding(cover)) {
    const text =
      'a building stands for a block of them: whether a tank gets through is for the players to agree';
    yield* step({ id: 'through-building', clause: 'bg:build.1', value: true, text });
  }
  const none = 'the infantry has no reaction: that is for charges';
  yield* step({ id: 'no-reaction', clause: 'bg:overrun.1', value: true, text: none, ruling: 'bg:R89' });
  const text = 'one machine gun fires, once at each unit on the way; the tank may still shoot on its card';
  yield* step({ id: 'extra-shot', clause: 'bg:overrun.1', value: 1, text, ruling: 'bg:R88' });
  const fires = 'it fires as it moves, whether or not it has a shooting card';
  yield* step({ id: 'out-of-turn', clause: 'bg:seq.3', value: true, text: fires });
}

const overrunConflict = (input: Overrun): Conflict | undefined =>
  stoppedConflict(input) ?? casualtyConflict(input) ?? struckConflict(input) ?? retreatConflict(input);
