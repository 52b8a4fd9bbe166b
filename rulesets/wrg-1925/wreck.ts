import type { Battle } from './battle.js';
import { groupNamed } from './battle-change.js';
import { refuse } from './words.js';

/**
 * A vehicle that the game knows to be knocked out does nothing more (antitank.14).
 * @param does what it was to do, as in `does not fire`
 */
export function mustNotBeOut(battle: Battle, name: string | undefined, does: string): void {
  if (name === undefined || !groupNamed(battle, name).knockedOut) return;
  refuse('wrg:antitank.14', `${name} is knocked out: it ${does}.`, 'wg game -r wrg says who is.');
}

/** One that is knocked out, or held by mines, goes nowhere (antitank.14, mine.6, mine.13). */
export function mustBeAbleToMove(battle: Battle, name: string | undefined): void {
  mustNotBeOut(battle, name, 'stays where it was engaged');
  if (name === undefined) return;
  const { immobilised, afv } = groupNamed(battle, name);
  if (!immobilised) return;
  if (afv) refuse('wrg:mine.13', `${name} is immobilised: it cannot move, though it may fire.`);
  refuse('wrg:mine.6', `${name} is disabled: it cannot move.`);
}
