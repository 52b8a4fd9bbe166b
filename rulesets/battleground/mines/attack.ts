import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/text/say.js';
import { rest } from '../../../src/rules/words.js';
import { guardsEnough } from '../melee/prisoners.js';
import { shareItsFate } from '../passengers/riders.js';
import type { infantry, vehicle } from '../roster/kinds.js';
import { type Attack, attackHits } from '../shooting/attack.js';
import { takenBy } from '../shooting/casualties-taken.js';
import { isArmoured } from '../shooting/shooter.js';
import type { ShotResult } from '../shooting/shot.js';
import { afterLosses, atFigures, nobodyLost } from '../shooting/shot-at-figures.js';
import { roadWithoutShooter } from '../shooting/target.js';
import { hitNumbers } from '../units/tables.js';
import { damageInWords, stateBefore } from '../vehicles/damage.js';
import type { VehicleState } from '../vehicles/tables.js';
import { type Handle, inches, look, ruling, step } from '../words.js';
import type { Mines } from './input.js';
import { mover } from './roles.js';
import { mineEffects } from './tables.js';

/** A field against a vehicle: a white die for each inch it moved onto it (mine.9, mine.10). */
export function* onVehicle(input: Mines): Rule<ShotResult> {
  const was = stateBefore({ before: input.damage, stoppedBy: input.stoppedBy });
  if (!(yield* isAttacked(input))) return { hits: 0, state: was };
  const white = yield* whiteByInches(input);
  const hits = yield* mineHits({ white, blue: 0 });
  const state = yield* effect(isArmoured(input.at) ? 'armoured' : 'unarmoured', hits, was);
  if (state === 'destroyed') yield* mover.as.vehicle.set('bg:mine.10', { destroyed: true });
  else if (state !== was) yield* mover.as.vehicle.set('bg:mine.10', { stoppedBy: 'mines' });
  if (state !== 'undamaged' && state !== was) yield* shareItsFate({ role: mover.name }, state);
  if (state !== 'destroyed') yield* inField(mover.as.vehicle, input, state !== was);
  return { hits, state };
}

/** A field against infantry: a white die for each figure that entered, hits on the whole unit (mine.11). */
export function* onFigures(input: Mines): Rule<ShotResult> {
  const { entered, targetFigures: figures, targetOnRoad } = input;
  // The move that took them there is a deed of its own.
  const taken = (did: ShotResult) => takenBy(mover.as.infantry, did, 'mines', input.targetPrisoners);
  if (!(yield* isAttacked(input))) {
    return figures
      ? yield* afterLosses(input, figures, nobodyLost(input), { cause: 'mines', follows: taken })
      : { hits: 0 };
  }
  yield* guardsEnough(input.targetPrisoners, input.targetGuards);
  const white = entered!;
  const text = `${white} white for ${counted(white, 'figure')} that went in`;
  yield* step({ id: 'entered', clause: 'bg:mine.11', value: white, text });
  const road = targetOnRoad ? yield* roadWithoutShooter(0, 'mines') : { white: 0, blue: 0 };
  const hits = yield* mineHits({ white: white + road.white, blue: road.blue });
  if (!figures) {
    yield* inField(mover.as.infantry, input, hits > 0);
    return { hits };
  }
  if (hits > 0) {
    const text = `casualties from the whole unit of ${figures}, in the field or not`;
    yield* step({ id: 'whole-unit', clause: 'bg:mine.11', value: figures, text });
  }
  const putBack = function* (did: ShotResult): Rule<void> {
    yield* taken(did);
    yield* inField(mover.as.infantry, input, (did.casualties ?? 0) > 0);
  };
  return yield* rest(() =>
    atFigures(mover.as.infantry, input, figures, hits, { cause: 'mines', follows: putBack }),
  );
}

/**
 * Whoever went in is in the field, and attacked there when he moves again (mine.12); unless he is through it, or out of it,
 * and nothing has happened to him: those who took losses are put back where they did (mine.2).
 */
function* inField(
  on: Handle<typeof infantry> | Handle<typeof vehicle>,
  { across }: Mines,
  wasHit: boolean,
): Rule<void> {
  const stays = !across || wasHit;
  if (across) {
    const text = stays ? 'put back into the field, where it happened' : 'out of the field';
    yield* step({ id: 'in-field', clause: 'bg:mine.2', value: stays, text });
  }
  yield* on.set('bg:mine.12', { mined: stays || null });
}

/** A vehicle that moved 0 inches onto a field has not moved. */
export const hasNotMoved = ({ still, inches: onField }: Mines): boolean => still || onField === 0;

/** Whoever moves into a field, or in it, is attacked; who stays is not (mine.6, mine.12). */
function* isAttacked(input: Mines): Rule<boolean> {
  const { turned } = input;
  if (hasNotMoved(input)) {
    const text = 'it has not moved: the mines do not attack it';
    yield* step({ id: 'still', clause: 'bg:mine.12', value: false, text });
    return false;
  }
  if (turned) {
    const text = 'even a change of facing in the field counts: attacked again';
    yield* step({ id: 'turned', clause: 'bg:mine.12', value: true, text });
  }
  yield* mover.on.set('bg:mine.6', turned ? { inMines: true, hasMoved: true } : { inMines: true });
  const text = 'attacked at once, in its move, as soon as it stops';
  return yield* step({ id: 'at-once', clause: 'bg:mine.6', value: true, text });
}

/** Dice for the inches moved, whole or not; a vehicle that only turns has moved as well (mine.12). */
function* whiteByInches({ inches: onField = 0, turned }: Mines): Rule<number> {
  if (turned) {
    return yield* step({ id: 'inches', clause: 'bg:mine.12', value: 1, text: '1 white: it has only turned' });
  }
  const whole = Number.isInteger(onField);
  const down = !whole && (yield* ruling('bg:R101')) === 2;
  const white = down ? Math.floor(onField) : Math.max(Math.ceil(onField), 1);
  const rounded = whole ? '' : down ? ', rounded down' : ', rounded up, at least 1';
  const text = `${white} white for ${inches(onField)} onto the field${rounded}`;
  return yield* step({
    id: 'inches',
    clause: 'bg:mine.9',
    value: white,
    text,
    ...(!whole && { ruling: 'bg:R101' }),
  });
}

/** Mines hit on a 6, and nothing protects from them (mine.7, mine.8). */
function* mineHits(dice: Pick<Attack, 'white' | 'blue'>): Rule<number> {
  const from = yield* look(hitNumbers.cells.D);
  const hitsOn = from.value;
  const hitText = `mines hit on ${hitsOn}, as grade D`;
  yield* step({ id: 'hits-on', clause: 'bg:mine.7', value: hitsOn, text: hitText, from });
  yield* step({
    id: 'no-red',
    clause: 'bg:mine.8',
    value: 0,
    text: 'no red dice: nothing protects from mines',
  });
  const cancels = (yield* ruling('bg:R100')) === 1;
  const text = cancels ? 'a 1 cancels, as on any white die' : 'a 1 on a mine die cancels nothing';
  yield* step({ id: 'cancels', clause: 'bg:mine.7', value: cancels, text, ruling: 'bg:R100' });
  return yield* attackHits({ ...dice, red: 0, hitsOn, noWhiteCancels: !cancels });
}

/** What the hits do to the vehicle (mine.10). */
function* effect(kind: 'armoured' | 'unarmoured', hits: number, was: VehicleState): Rule<VehicleState> {
  if (hits === 0)
    return yield* step({ id: 'effect', clause: 'bg:mine.10', value: was, text: 'no hits, no effect' });
  const row = kind === 'armoured' && hits >= 4 ? 'armoured 4' : (`${kind} ${hits >= 2 ? 2 : 1}` as const);
  const from = yield* look(mineEffects.cells[row]);
  const state = after(from.value, was);
  const did =
    from.value === 'none'
      ? 'no effect'
      : state === was
        ? 'it is immobile already'
        : damageInWords(from.value);
  const text = `${counted(hits, 'hit')} on an ${kind} vehicle: ${did}`;
  // More hits than the book speaks of, or a vehicle that cannot be stopped any more: ruled.
  const ruled = (kind === 'armoured' && hits > 2) || (from.value === 'immobilised' && state === was);
  yield* step({
    id: 'effect',
    clause: 'bg:mine.10',
    value: state,
    text,
    from,
    ...(ruled && { ruling: 'bg:R102' }),
  });
  if (state !== was && state !== 'destroyed') {
    const whole = kind === 'armoured' ? 'all its weapons still fire' : 'its weapons are as they were';
    const text = state === 'both' ? 'its weapons stay at half strength' : whole;
    yield* step({ id: 'weapons', clause: 'bg:mine.10', value: true, text });
  }
  return state;
}

function after(effect: 'none' | 'immobilised' | 'destroyed', was: VehicleState): VehicleState {
  if (effect === 'destroyed') return 'destroyed';
  if (effect === 'none') return was;
  return was === 'half-weapons' || was === 'both' ? 'both' : 'immobilised';
}
