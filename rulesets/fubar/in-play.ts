import { isWreck, left, type Unit } from './battle.js';
import { refuse } from './words.js';

/** Refuses a unit that has lost all its figures (unit.1), or a vehicle that is destroyed (damage.5). */
export function inPlay(of: Unit | undefined): void {
  if (!of) return;
  if (left(of) === 0) refuse('fubar:unit.1', `${of.name} has no figures left.`);
  if (isWreck(of)) refuse('fubar:damage.5', `${of.name} is destroyed.`);
}
