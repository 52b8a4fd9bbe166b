import { flagOf } from '../../../src/rules/flag.js';
import { numbered } from '../../../src/rules/text/say.js';
import { refuse } from '../words.js';
import type { Shot } from './shoot-inputs.js';

/** What is typed of a target is to fit what else is known of it: nothing of it is left out in silence. */
export function mustFitTarget(shot: Shot): void {
  const { targetFigures: figures, targetLevel: level } = shot;
  if (shot.at || shot.target === undefined) return;
  if (figures === undefined) {
    figuresNeeded(shot);
    return;
  }
  if (level === undefined) {
    refuse(
      'fubar:unit.1',
      'The training of the target is not on record.',
      'Give --target-level, or muster the unit.',
    );
  }
  const most = (n: number | undefined, said: string) =>
    n !== undefined && n > figures
      ? refuse('fubar:unit.1', `${shot.target} has only ${numbered(figures, 'figure')} left: ${n} ${said}.`)
      : undefined;
  most(shot.targetSuppressed, 'cannot be suppressed');
  most(shot.inSight, 'cannot be in sight');
  most(shot.covered, 'cannot be in cover');
  const lying = shot.targetSuppressed ?? 0;
  if ((shot.targetSuppressedNow ?? 0) > lying) {
    refuse(
      'fubar:suppress.1',
      `${shot.target} has ${lying} suppressed: not ${shot.targetSuppressedNow} by fire this turn.`,
      `--target-suppressed-now is 0 to ${lying}; --target-suppressed says how many there are in all.`,
    );
  }
}

const TYPED = [
  'targetLevel',
  'targetLeaderLevel',
  'targetSuppressed',
  'targetSuppressedNow',
  'targetBout',
  'inSight',
] as const;

/** The flag that says how hits are taken, if one was typed. */
const typedOf = (shot: Shot): string | undefined =>
  TYPED.find((name) => shot[name] !== undefined) ?? (shot.take === 'suppress' ? undefined : 'take');

/** How hits are taken needs the figures that take them. */
function figuresNeeded(shot: Shot): void {
  const typed = typedOf(shot);
  if (typed === undefined) return;
  refuse(
    'fubar:unit.1',
    `${flagOf(typed)} needs the figures of ${shot.target}, which are not on record.`,
    'Give --target-figures, or muster the unit.',
  );
}

/** Figures of a unit that are told are to be among those it has left. */
export function mustBeLeft(
  name: string | undefined,
  all: number | undefined,
  typed: Readonly<Record<string, number>>,
): void {
  if (all === undefined) return;
  for (const [input, n] of Object.entries(typed)) {
    if (n <= all) continue;
    refuse(
      'fubar:unit.1',
      `${name ?? 'The unit'} has only ${numbered(all, 'figure')} left: ${flagOf(input)} is ${n}.`,
    );
  }
}
