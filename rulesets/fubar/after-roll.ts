import type { Rule } from '../../src/rules/rule.js';
import { standUp } from './activation.js';
import { type Battle, isLastTry, known } from './battle.js';
import { battered, type Losses } from './losses.js';
import { far, type Unit } from './say.js';
import { handOver } from './sides.js';
import { ACTIONS, CALLED, distances } from './tables.js';
import { look, ruling, step } from './words.js';

/** A unit or vehicle that has been tried. */
interface Tried extends Losses {
  readonly name?: string | undefined;
  readonly side?: string | undefined;
  readonly noEnemy: boolean;
  readonly isVehicle: boolean;
  readonly unit: Unit;
}

/** What follows the activation roll: who stands up, what may be done, and who tries next (init.4, init.5). */
export function* afterRoll(input: Tried, activated: boolean, battle: Battle): Rule<{ activated: boolean }> {
  yield* standUp(input.suppressed);
  yield* activated ? may(input) : failed(input);
  const side = input.side ?? known(battle, input.name)?.side ?? battle.holder;
  const retries = !activated && (yield* ruling('fubar:R8')) === 2;
  if (isLastTry(battle, input.name) && !retries) {
    const text = `all units have been tried: the turn is over${activated ? ' when it has acted' : ''}`;
    yield* step({ id: 'turn-over', clause: 'fubar:turn.2', value: true, text });
  } else if (activated) {
    const text = 'it keeps the initiative: then another unit may be tried';
    yield* step({ id: 'keeps', clause: 'fubar:init.4', value: true, text });
  } else yield* handOver(battle, side, 'fubar:init.5');
  return { activated };
}

/** One action for an activation (activate.5); a vehicle moves and fires in its own way (R52). */
function* may(input: Tried): Rule<void> {
  const text = input.isVehicle
    ? 'it may move and fire one weapon, stand and fire all of them, or go On Guard'
    : `one of: ${ACTIONS.slice(0, 7)
        .map((name) => CALLED[name])
        .join(', ')}`;
  yield* step({
    id: 'one-action',
    clause: 'fubar:activate.5',
    value: 1,
    text,
    ...(input.isVehicle && { ruling: 'fubar:R52' as const }),
  });
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
  yield* step({
    id: 'on-guard',
    clause: 'fubar:activate.6',
    value: !instead,
    text: instead ? 'it withdraws instead of standing On Guard' : 'it is On Guard',
    ...(isBattered && { ruling: 'fubar:R14' as const }),
  });
}
