import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/text/say.js';
import { roundedInches } from '../movement/distance.js';
import { drivesOut, type VehicleRoll, vehicleMove } from '../movement/vehicle-dice.js';
import { inches, refuse, ruling, step } from '../words.js';
import type { Mines } from './input.js';
import { mover } from './roles.js';

/** A path through a field, as far as it is cleared. */
export type Path = { wide?: number; deep: number; left?: number; immobilised?: boolean };

/** Figures of an engineer team clear in place of shooting (mine.14, mine.15). */
export function* engineers({ engineers: figures, away, depth }: Mines): Rule<Path> {
  if (figures! > 6) {
    refuse(
      'bg:mine.14',
      `An engineer team has up to 6 figures, not ${figures}.`,
      'The others count as shooters.',
    );
  }
  if (away)
    refuse('bg:mine.14', 'They clear only from next to the field or in it, where their card finds them.');
  const who = counted(figures!, 'engineer');
  yield* step({
    id: 'team',
    clause: 'bg:mine.14',
    value: figures!,
    text: `${who} clear in place of shooting`,
  });
  const text = `2 in wide, 1 in deep for each: ${inches(figures!)} deep`;
  yield* step({ id: 'cleared', clause: 'bg:mine.15', value: figures!, text });
  // The others of the unit still have their shot (mine.14).
  yield* mover.as.infantry.set('bg:mine.14', { clears: figures! });
  yield* mover.as.infantry.set('bg:move.7', { ran: null }, 'card');
  return { wide: 2, ...(yield* through('bg:mine.15', depth, figures!)) };
}

/** A clearing vehicle drives through at half speed (mine.13): that is its move. */
export function* clearingVehicle(input: Mines): Rule<Path> {
  const type = input.clearingVehicle!;
  if (input.dugIn) yield* drivesOut(mover.as.vehicle);
  const { moved, brokeDown }: VehicleRoll =
    input.rolled === undefined ? yield* vehicleMove({ ...input, type }) : { moved: input.rolled };
  const immobilised = brokeDown !== undefined;
  yield* mover.as.vehicle.set('bg:mine.13', { hasMoved: true });
  if (brokeDown) yield* mover.as.vehicle.set(brokeDown, { stoppedBy: 'breakdown' });
  if (immobilised && moved === 0) {
    return { ...(yield* through('bg:mine.13', input.depth, 0)), immobilised };
  }
  const half = moved / 2;
  const text = `half speed in the field: ${inches(half)}`;
  yield* step({ id: 'half-speed', clause: 'bg:mine.13', value: half, text });
  const reach = yield* roundedInches(half, 'bg:mine.13');
  const wide = yield* pathWidth(input.width);
  const path = yield* through('bg:mine.13', input.depth, reach);
  if (reach > 0) {
    const text = 'a trapped unit may leave by it next turn, once the vehicle is out of the way';
    yield* step({ id: 'way-out', clause: 'bg:mine.13', value: true, text });
  }
  return { ...(wide !== undefined && { wide }), ...path, immobilised };
}

function* pathWidth(width: number | undefined): Rule<number | undefined> {
  const asEngineers = (yield* ruling('bg:R104')) === 2;
  const wide = asEngineers ? 2 : width;
  const text = asEngineers
    ? '2 in wide, as by engineers'
    : `as wide as the model${wide ? `: ${inches(wide)}` : ''}`;
  yield* step({ id: 'width', clause: 'bg:mine.13', value: wide ?? null, text, ruling: 'bg:R104' });
  return wide;
}

/** The depth that is cleared, no deeper than the field, and what of it is still in the way. */
function* through(
  clause: 'bg:mine.13' | 'bg:mine.15',
  depth: number | undefined,
  reach: number,
): Rule<{ deep: number; left?: number }> {
  if (depth === undefined) return { deep: reach };
  const left = Math.max(depth - reach, 0);
  const text =
    left === 0
      ? `through the ${inches(depth)} of the field`
      : `${inches(left)} of ${inches(depth)} left to clear`;
  yield* step({ id: 'left', clause, value: left, text });
  return { deep: Math.min(depth, reach), left };
}
