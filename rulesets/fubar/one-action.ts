import type { Battle, Unit } from './battle.js';
import { type ActionName, CALLED } from './tables.js';
import { refuse } from './words.js';

/** What a unit on record did in this turn; nothing before the first one, as without turns there is no telling. */
const doneNow = (of: Unit | undefined, { turn }: Battle): ActionName | undefined =>
  turn > 0 && of?.since === turn ? of.action : undefined;

/** Refuses all action to a unit that failed its try and withdrew in place of standing On Guard (activate.6, R14). */
export function mayAct(of: Unit | undefined, { turn }: Battle): void {
  if (turn === 0 || of?.tried !== 'failed' || of.action !== undefined) return;
  refuse(
    'fubar:activate.6',
    `${of.name} failed its try, and withdrew in place of standing On Guard: it takes no action.`,
  );
}

/**
 * Refuses a second action in one activation (activate.5), and any to a unit that had its try and is On Guard (activate.6).
 * @param did the action it is to take; nothing for a vehicle that drives
 */
export function oneAction(of: Unit | undefined, did: ActionName | undefined, battle: Battle): void {
  mayAct(of, battle);
  const before = doneNow(of, battle);
  if (of === undefined || before === undefined || before === did) return;
  const not = did === undefined ? 'it does not move' : `not ${CALLED[did]}`;
  if (before === 'on-guard' && of.tried === 'failed') {
    refuse('fubar:activate.6', `${of.name} has had its try of this turn and is On Guard: ${not}.`);
  }
  refuse(
    'fubar:activate.5',
    `${of.name} took ${CALLED[before]} in this activation: one action, ${not}.`,
    'wg undo takes back a line typed by mistake.',
  );
}
