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

/** One action for an activation (activate.5), Mount Up among them if so ruled (R72). */
function* may({ isVehicle }: Tried): Rule<void> {
  const line = { id: 'one-action', clause: 'fubar:activate.5' as const, value: 1 };
  if (isVehicle) {
    yield* vehicleMay(line);
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

/** A vehicle moves and fires in its own way, and aims only if so ruled (R52). */
function* vehicleMay(line: { id: string; clause: 'fubar:activate.5'; value: number }): Rule<void> {
  const aims = (yield* ruling('fubar:R52')) === 2;
  const stand = `stand and fire all of them${aims ? ', aimed or not' : ''}`;
  const text = `it may move and fire one weapon, ${stand}, or go On Guard`;
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
  yield* step({
    id: 'on-guard',
    clause: 'fubar:activate.6',
    value: !instead,
    text: instead ? 'it withdraws instead of standing On Guard' : 'it is On Guard',
    ...(isBattered && { ruling: 'fubar:R14' as const }),
  });
}
