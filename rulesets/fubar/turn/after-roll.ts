import type { Rule } from '../../../src/rules/rule.js';
import type { State } from '../../../src/rules/state.js';
import { counted, quoted } from '../../../src/rules/text/say.js';
import { standsOnGuard } from '../actions/acting.js';
import { ACTIONS, CALLED, distances } from '../actions/tables.js';
import { meets, unitOf } from '../roster/meets.js';
import { far, type LengthUnit as Measured } from '../say.js';
import { roundOf } from '../state.js';
import { look, put, ruling, step } from '../words.js';
import { standUp } from './activation.js';
import { handOver } from './hand-over.js';
import { isLastTry, mayRetry, passesEnd, turnEnds, withRetries } from './last-try.js';
import { unit } from './roles.js';
import type { Level } from './tables.js';

/** A unit or vehicle that has been tried. */
interface Tried extends Losses {
  readonly name?: string | undefined;
  readonly side?: string | undefined;
  readonly level?: Level | undefined;
  readonly leaderLevel?: Level | undefined;
  readonly noEnemy: boolean;
  readonly isVehicle: boolean;
  readonly immobilised: boolean;
  readonly disarmed: boolean;
  /** The vehicle it rides in. */
  readonly riding?: string | undefined;
  readonly unit: Measured;
}

/** What follows the activation roll: who stands up, what may be done, and who tries next (init.4, init.5). */
export function* afterRoll(input: Tried, activated: boolean, table: State): Rule<{ activated: boolean }> {
  const round = roundOf(table);
  const { name, level, leaderLevel } = input;
  // Only the side that has the initiative tries a unit (init.4).
  const its = unitOf(table, name)?.side ?? input.side ?? round.holder;
  const kind = input.isVehicle ? 'vehicle' : 'infantry';
  yield* meets(table, unit.as, { name, kind, is: { level, leaderLevel }, side: input.side ?? its });
  yield* standUp(input.suppressed);
  yield* tried(activated);
  yield* activated ? may(input) : failed(input);
  yield* passesEnd(table);
  yield* put('fubar:init.4', 'active', input.name ?? '');
  const side = input.side ?? round.holder;
  const retries = !activated && (yield* mayRetry(table));
  const now = activated ? table : withRetries(table, retries);
  if (isLastTry(now, input.name) && !retries) {
    yield* turnEnds(activated && !canDoNothing(input));
  } else if (activated) {
    const text = 'it keeps the initiative: then another unit may be tried';
    yield* step({ id: 'keeps', clause: 'fubar:init.4', value: true, text });
  } else {
    const had = retries ? undefined : unitOf(table, name);
    yield* handOver(now, { side, clause: 'fubar:init.5', tried: had });
  }
  return { activated };
}

/** A vehicle that neither moves nor fires any more: nobody waits for it (damage.3, damage.4). */
const canDoNothing = ({ isVehicle, immobilised, disarmed }: Tried): boolean =>
  isVehicle && immobilised && disarmed;

/** It has had its try: whatever it did before is over, and everyone stands up (turn.1, suppress.3). */
function* tried(activated: boolean): Rule<void> {
  const anew = {
    action: null,
    acted: null,
    earlier: null,
    moved: null,
    fired: null,
    firing: null,
    spent: null,
    points: null,
  };
  yield* unit.on.set('fubar:turn.1', { tried: activated ? 'passed' : 'failed', ...anew });
  yield* unit.as.infantry.set('fubar:suppress.3', { suppressed: null, downed: null });
  yield* unit.as.vehicle.set('fubar:damage.2', { stunned: null, drove: null, driven: null });
}

/** One action for an activation (activate.5), Mount Up among them if so ruled (R72). */
function* may(input: Tried): Rule<void> {
  const line = { id: 'one-action', clause: 'fubar:activate.5' as const, value: 1 };
  if (input.isVehicle) {
    yield* vehicleMay(line, input);
    return;
  }
  const eight = (yield* ruling('fubar:R72')) === 2;
  const names = ACTIONS.filter((name) => eight || name !== 'mount-up').map((name) => CALLED[name]);
  yield* step({
    ...line,
    text: `one of: ${names.join(', ')}`,
    ...(eight && { ruling: 'fubar:R72' as const }),
  });
}

/**
 * A vehicle moves and fires in its own way, and aims only if so ruled (R52); one that is immobilised does not move (damage.4),
 * and one without weapons does not fire.
 */
function* vehicleMay(
  line: { id: string; clause: 'fubar:activate.5'; value: number },
  { immobilised, disarmed }: Tried,
): Rule<void> {
  const aims = (yield* ruling('fubar:R52')) === 2 ? ', aimed or not' : '';
  const stuck = 'it is immobilised';
  const text = disarmed
    ? `${immobilised ? stuck : 'it may move'}, and has no weapon left to fire`
    : immobilised
      ? `${stuck}: it may fire all of its weapons${aims}, or go On Guard`
      : `it may move and fire one weapon, stand and fire all of them${aims}, or go On Guard`;
  yield* step({ ...line, text, ruling: 'fubar:R52' });
}

/** It is On Guard (activate.6), and withdraws after heavy losses (activate.7). */
function* failed(input: Tried): Rule<void> {
  const isBattered = yield* battered(input);
  const instead = isBattered && (yield* ruling('fubar:R14')) === 2;
  const from = yield* look(distances.cells.battered!);
  if (isBattered) {
    const where = input.noEnemy ? 'towards its deployment point' : 'from the nearest visible enemy';
    const text = `withdraws ${far(from.value, input.unit)} ${where}`;
    yield* step({
      id: 'withdraws',
      clause: input.noEnemy ? 'fubar:activate.8' : 'fubar:activate.7',
      value: from.value,
      text,
      from,
      ruling: 'fubar:R71',
    });
  }
  if (isBattered && input.riding !== undefined) yield* getsOutFirst(input.riding, input.name);
  // Fire On Guard is at a withdrawal too (R22).
  if (isBattered) yield* unit.on.set('fubar:activate.7', { moved: true });
  yield* step({
    id: 'on-guard',
    clause: 'fubar:activate.6',
    value: !instead,
    text: instead ? 'it withdraws instead of standing On Guard' : 'it is On Guard',
    ...(isBattered && { ruling: 'fubar:R14' as const }),
  });
  if (!instead) yield* standsOnGuard(unit.on, 'fubar:activate.6');
}

/** Whoever withdraws goes on foot: how it gets out of what it rides in is for the players (R72). */
function* getsOutFirst(vehicle: string, name = '<unit>'): Rule<void> {
  const text = `it rides in ${vehicle}, and gets out to withdraw: wg roster unmark ${quoted(name)} aboard`;
  yield* step({ id: 'riding', clause: 'fubar:vehicle.7', value: vehicle, text, ruling: 'fubar:R72' });
}

/** The losses of a unit, where they are known. */
export interface Losses {
  /** Of several vehicles that are one unit, in place of figures (R80). */
  readonly isVehicle?: boolean;
  /** Figures when the game began. */
  readonly figures?: number | undefined;
  readonly casualties?: number | undefined;
  readonly suppressed: number;
}

/**
 * Whether a unit has lost more than half of its figures (activate.7).
 * @returns nothing, where its losses are not known
 */
function* battered({ isVehicle, figures, casualties, suppressed }: Losses): Rule<boolean | undefined> {
  if (figures === undefined || casualties === undefined) return undefined;
  const lyingCount = suppressed > 0 && (yield* ruling('fubar:R15')) === 2;
  const lost = casualties + (lyingCount ? suppressed : 0);
  // A unit that has lost nobody has nothing to say.
  if (lost === 0) return false;
  const roundedUp = figures % 2 === 1 && (yield* ruling('fubar:R3')) === 2;
  const half = roundedUp ? Math.ceil(figures / 2) : figures / 2;
  const value = lost > half;
  const lying = lyingCount ? ', the suppressed among them' : '';
  const text = `${lost} of ${counted(figures, isVehicle ? 'vehicle' : 'figure')} lost${lying}: ${value ? 'more than half' : 'not more than half'}`;
  yield* step({
    id: 'losses',
    clause: 'fubar:activate.7',
    value: lost,
    text,
    ruling: isVehicle ? 'fubar:R80' : suppressed > 0 ? 'fubar:R15' : 'fubar:R3',
  });
  return value;
}
