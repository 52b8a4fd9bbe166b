import { flagOf } from '../../src/rules/flag.js';
import { type Battle, known, left, type Unit } from './battle.js';
import { shotAtConflict } from './shoot-conflicts.js';
import type { Shot } from './shoot-inputs.js';
import { refuse } from './words.js';

/** A vehicle on record is fired at as one, by its name alone (vehicle.6). */
export function atOnRecord(shot: Shot, battle: Battle): Shot {
  const of = known(battle, shot.target);
  if (shot.at !== undefined || of === undefined) return shot;
  if (of.vehicle === undefined) {
    const hit = of.effects.length + of.earlier.length > 0;
    if (hit) refuse('fubar:vehicle.6', `What kind of vehicle ${of.name} is, is not on record.`, 'Give --at.');
    return shot;
  }
  const at = { ...shot, at: of.vehicle };
  const wrong = shotAtConflict(at);
  if (wrong) refuse('fubar:vehicle.6', `${of.name} is a vehicle: ${flagOf(wrong.input)} is for figures.`);
  return at;
}

/** What is typed of a target is to fit what else is known of it: nothing of it is left out in silence. */
export function mustFitTarget(shot: Shot, battle: Battle): void {
  const of = known(battle, shot.target);
  const figures = shot.targetFigures ?? left(of);
  if (shot.at || shot.target === undefined) return;
  if (figures === undefined) {
    figuresNeeded(shot);
    return;
  }
  const level = shot.targetLevel ?? of?.level;
  if (level === undefined && (shot.targetFigures !== undefined || typedOf(shot))) {
    refuse(
      'fubar:unit.1',
      'The training of the target is not on record.',
      'Give --target-level, or muster the unit.',
    );
  }
  const most = (n: number | undefined, said: string) =>
    n !== undefined && n > figures
      ? refuse('fubar:unit.1', `${shot.target} has only ${figures} figures left: ${n} ${said}.`)
      : undefined;
  most(shot.targetSuppressed, 'cannot be suppressed');
  most(shot.inSight, 'cannot be in sight');
  const lying = shot.targetSuppressed ?? Math.min(of?.suppressed ?? 0, figures);
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

/** Figures of a unit that are typed are to be among those it has left. */
export function mustBeLeft(
  of: Unit | undefined,
  all: number | undefined,
  typed: Readonly<Record<string, number>>,
): void {
  if (all === undefined) return;
  for (const [name, n] of Object.entries(typed)) {
    if (n <= all) continue;
    refuse(
      'fubar:unit.1',
      `${of?.name ?? 'The unit'} has only ${all} figures left: ${flagOf(name)} is ${n}.`,
    );
  }
}
