import type { Rule } from '../../src/rules/rule.js';
import { takes } from './on-guard.js';
import { shooter } from './roles/shoot.js';
import type { Shot } from './shoot-inputs.js';
import { refuse } from './words.js';

/** Something has to fire. */
export function mustFire(shot: Shot): void {
  if (shot.fp !== undefined || shot.weapon !== undefined || shot.fire?.length) return;
  if (shot.moved && (shot.weapons ?? 0) > 1)
    refuse('fubar:vehicle.3', 'It has moved: one of its weapons fires.', 'Say which, behind --fire.');
  refuse(
    'fubar:unit.1',
    'Its weapons are not on record.',
    'Give --fp, --weapon and --figures, or muster it with --weapons.',
  );
}

/** Fire is the action that was typed with it, or one of a turn that it was On Guard in. */
export function* acts({ reaction, aimed, action }: Shot): Rule<void> {
  if (reaction) {
    yield* shooter.on.set('fubar:action.7', { reacted: true });
    return;
  }
  const did = aimed ? 'aimed-fire' : action;
  if (did !== undefined) yield* takes(shooter.on, 'fubar:activate.5', did);
}
