import { barring, type Conflict } from '../../../src/rules/action.js';
import { count, type InputOf, list, text } from '../../../src/rules/field.js';
import { are, numbered } from '../../../src/rules/text/say.js';
import {
  countFigures,
  FIGURE_WORDS,
  figureFault,
  figuresOf,
  namedTwice,
  vehicleAtOdds,
} from '../casualties/figure.js';
import { LONGEST_NAME } from '../say.js';
import type { TargetGroup } from './tactical.js';
import { targetOf } from './tactical.js';

const target = { group: 'Target' };
const MOST = 99;

/** The figures that are fired at: as counts, or one by one. */
export const targetFields = {
  targets: count('figures in the target group', { ...target, min: 1, max: MOST }),
  uncovered: count('of them not dashing, without trench, building, gun shield or AFV to protect them', {
    ...target,
    max: MOST,
    default: 0,
  }),
  softCover: count('of the uncovered, in soft cover', { ...target, max: MOST, default: 0 }),
  erect: count('erect in the open, grenading, mounting or dismounting, or with bases overlapping', {
    ...target,
    max: MOST,
    default: 0,
  }),
  erectInCover: count('erect behind cover', { ...target, max: MOST, default: 0 }),
  crews: count('in the open at heavy weapons: uncovered, and always erect: not counted with --erect', {
    ...target,
    max: MOST,
    default: 0,
  }),
  exposed: count('exposed in hatches or over the sides of hard vehicles', {
    ...target,
    max: MOST,
    default: 0,
  }),
  bunkered: count('in a bunker', { ...target, max: MOST, default: 0 }),
  figure: list('figures one by one, in place of the counts: who falls is then named', {
    ...target,
    metavar: '"Sgt:erect,moving,soft,40"',
    max: 40,
    words: FIGURE_WORDS,
    fault: figureFault,
  }),
};
type Target = InputOf<typeof targetFields>;

export const targetCounts = [
  'uncovered',
  'softCover',
  'erect',
  'erectInCover',
  'crews',
  'exposed',
  'bunkered',
] as const;

/** The names of groups, which the game remembers. */
export const nameField = text('the group that fires, for the game', {
  metavar: 'Reds',
  max: LONGEST_NAME,
  group: 'Game',
});

/** What is wrong with the figures of the target taken together. */
export function targetConflict(input: Target): Conflict | undefined {
  const barred = barring(input);
  const { targets = MOST, uncovered, softCover, erect, erectInCover, crews, exposed, bunkered } = input;
  if (input.figure) {
    const figures = figuresOf(input.figure);
    const twice = namedTwice(figures);
    if (twice)
      return {
        input: 'figure',
        message: `has ${twice} twice: give each another name, or a number before it`,
      };
    const atOdds = vehicleAtOdds(figures);
    if (atOdds) return { input: 'figure', message: `has ${atOdds} still and moving: one pace for all in it` };
    if (countFigures(figures) > MOST) return { input: 'figure', message: `takes ${MOST} figures at most` };
    return barred(['targets', ...targetCounts], 'does not go with --figure, which tells it');
  }
  const ofTarget =
    (besides = '') =>
    (n: number) =>
      `${numbered(n, 'figure')} of the target${besides}`;
  const tooMany = (
    name: keyof Target & string,
    n: number,
    most: number,
    of: (n: number) => string,
  ): Conflict | undefined =>
    n > most ? { input: name, message: `is more than the ${of(most)}` } : undefined;
  return (
    tooMany('bunkered', bunkered, targets, ofTarget()) ??
    tooMany('exposed', exposed + bunkered, targets, ofTarget()) ??
    tooMany('uncovered', uncovered + bunkered + exposed, targets, ofTarget(', others counted')) ??
    tooMany('softCover', softCover, uncovered, (n) => `${n} that ${are(n)} uncovered`) ??
    tooMany('erect', erect, targets, ofTarget()) ??
    tooMany('crews', crews + bunkered + exposed, targets, ofTarget(', others counted')) ??
    tooMany('crews', erect + erectInCover + crews, targets, ofTarget(', erect ones counted'))
  );
}

/** The figures of the target, however they were given. Who serves a heavy weapon in the open has nothing to protect him. */
export const targetGroup = (input: Target): TargetGroup =>
  input.figure
    ? targetOf(figuresOf(input.figure))
    : {
        ...input,
        targets: input.targets ?? 0,
        uncovered: Math.max(input.uncovered, input.crews),
      };
