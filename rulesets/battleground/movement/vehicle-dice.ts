import type { Rule } from '../../../src/rules/rule.js';
import { a } from '../../../src/rules/text/say.js';
import { type Looked, sumOf } from '../../../src/rules/words.js';
import type { vehicle } from '../roster/kinds.js';
import { type ClauseId, type Handle, inches, look, modelSaid, refuse, ruling, step } from '../words.js';
import { breakdownUpTo, type DRIVEN, movementDice } from './tables.js';

/** What a vehicle rolled for its movement. */
export interface VehicleRoll {
  /** Inches it moves; where it broke down for the last time, or none if so ruled (R22). */
  readonly moved: number;
  /** The rule by which it broke down for good, if it did (vmove.1, vmove.2). */
  readonly brokeDown?: ClauseId;
}

/** The movement dice a kind of vehicle has: on tracks 3, whatever it is, if so ruled (R25). */
export function* presetDice(type: (typeof DRIVEN)[number], tracked = false): Rule<Looked<number>> {
  const onTracks = tracked && type !== 'tank' && (yield* ruling('bg:R25')) === 2;
  const from = yield* look(movementDice.cells[onTracks ? 'tank' : type]);
  return onTracks ? { ...from, ruling: 'bg:R25' } : from;
}

/** A vehicle that moves, and the dice it is given. */
interface Mover {
  readonly type: (typeof DRIVEN)[number];
  readonly tracked?: boolean;
  readonly diceCount: number | undefined;
  readonly diceMost: number | undefined;
}

/** A vehicle rolls up to the dice it has: by its type, or as the scenario sets them (vmove.1, vmove.2). */
export function* vehicleMove({ type, tracked, diceCount, diceMost }: Mover): Rule<VehicleRoll> {
  const preset = yield* presetDice(type, tracked);
  const from = diceMost === undefined ? preset : { value: diceMost };
  const most = from.value;
  const name = modelSaid(type);
  if (diceMost !== preset.value && diceMost !== undefined && (type === 'car' || type === 'tank')) {
    refuse(
      type === 'car' ? 'bg:vmove.1' : 'bg:vmove.2',
      `A ${name} has ${preset.value} dice, not ${diceMost}: scenarios set those of some trucks and armoured cars.`,
      diceMost < preset.value ? `To roll fewer of them: --dice-count ${diceMost}.` : undefined,
    );
  }
  const clause = most === 4 ? 'bg:vmove.1' : 'bg:vmove.2';
  if (diceCount !== undefined && diceCount > most) {
    const hint = type === 'tank' ? undefined : 'Where the scenario gives it more: --dice-most.';
    refuse(clause, `${a(name, 'A')} rolls up to ${most} dice, not ${diceCount}.`, hint);
  }
  const dice = diceCount ?? most;
  return yield* vehicleRoll({ name: 'move', dice, most }, (rolled) =>
    step({ id: 'roll', clause, value: rolled, text: `moves ${dice}D6: ${inches(rolled)}`, from }),
  );
}

/**
 * Rolls the movement dice of a vehicle, which may break down for good (vmove.1 to vmove.3).
 * @param most the dice it has: 4 for cars, 3 for tanks
 * @param said the line that says what was rolled
 */
export function* vehicleRoll(
  { name, dice, most }: { name: string; dice: number; most: number },
  said: (rolled: number) => Rule<number>,
): Rule<VehicleRoll> {
  const rolled = yield* said(yield* sumOf(dice, name));
  if (!(yield* brokenDown(dice, most, rolled))) return { moved: rolled };
  const stays = (yield* ruling('bg:R22')) === 2;
  const clause = most === 4 ? 'bg:vmove.1' : 'bg:vmove.2';
  const text = stays ? 'it stays where it is' : 'it makes this move, and then no other';
  const moved = stays ? 0 : rolled;
  yield* step({ id: 'last-move', clause, value: moved, text, ruling: 'bg:R22' });
  return { moved, brokeDown: clause };
}

function* brokenDown(dice: number, most: number, total: number): Rule<boolean> {
  if (dice < most) {
    const text = `fewer than its ${most} dice: it cannot break down`;
    yield* step({ id: 'safe', clause: 'bg:vmove.3', value: dice, text });
    return false;
  }
  const limit = breakdownUpTo.cells[most === 4 ? 4 : 3].value;
  const down = total <= limit;
  const takes = limit === most ? limit : `${most} to ${limit}`;
  const text = down
    ? `${total} on all ${most} dice: it breaks down for good`
    : `no breakdown: that takes ${takes}`;
  return yield* step({
    id: 'breakdown',
    clause: most === 4 ? 'bg:vmove.1' : 'bg:vmove.2',
    value: down,
    text,
  });
}

/** A vehicle may begin the game dug in; once it drives it is so no more (dig.6). */
export function* drivesOut(on: Handle<typeof vehicle>): Rule<void> {
  const text = 'it drives out of its position and loses the red die for good';
  yield* step({ id: 'dug-in', clause: 'bg:dig.6', value: false, text });
  yield* on.set('bg:dig.6', { dugIn: null });
}
