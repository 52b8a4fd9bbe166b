import type { Rule } from '../../../src/rules/rule.js';
import { part, restOf } from '../../../src/rules/words.js';
import type { Guarding } from '../shooting/guarded.js';
import { inches, step } from '../words.js';
import { isOnHorse, unhurt } from './figures.js';
import type { Charge } from './input.js';
import { hasRun, type Went } from './marks.js';
import { chargeMove, tankCharge, wayToGo } from './move.js';
import { type Reacted, react } from './reaction.js';
import { willToCharge } from './will-to-charge.js';

/** A charge, as far as the melee. */
export interface Charged extends Went {
  /** Who is left of the chargers. */
  readonly chargers: Guarding;
  /** The vehicle that was charged has broken down in its flight. */
  readonly brokeDown?: true;
}

/** A charge from its declaration to contact: does the unit dare, what does its target do, does it get there. A part of its rule. */
export function* toContact(charge: Charge): Rule<Charged> {
  const { dares } = charge.tank ? { dares: true } : yield* part(willToCharge, charge);
  if (!dares) {
    if (charge.ran) yield* runMarkerOff();
    return { outcome: 'refused', reaction: 'none', chargers: unhurt(charge) };
  }
  const { reaction } = charge;
  const { distance, stopped, left, brokeDown } = yield* part(reacted, charge);
  if (stopped) {
    if (hasRun(charge, { outcome: 'fell-short', stopped })) yield* runMarker();
    else if (charge.ran) yield* runMarkerOff();
    return { outcome: 'fell-short', stopped, reaction, chargers: left };
  }
  return yield* restOf(part(reaches, atWhomever(charge), distance), function* ({ reached }): Rule<Charged> {
    yield* reached ? marked() : fallenShort(charge);
    if (charge.ran && (reached || isOnHorse(charge))) yield* runMarkerOff();
    const outcome = reached ? 'contact' : 'fell-short';
    return { outcome, reaction, chargers: left, ...(brokeDown && { brokeDown }) };
  });
}

/** Who is left of the target is nothing to the way there. */
const atWhomever = (charge: Charge): Charge => ({
  ...charge,
  targetFigures: undefined,
  targetLeaders: 0,
  targetHw: 0,
  targetMedics: 0,
  targetGuards: 0,
});

/** What the target does about it, and whom that leaves. */
function* reacted(charge: Charge): Rule<Reacted> {
  const reacted = yield* react(charge);
  if (charge.through) return reacted;
  // What is left of both matters only to those who fight the melee.
  const { distance, stopped } = reacted;
  return { distance, ...(stopped && { stopped }), left: unhurt(charge) };
}

/** A run marker lasts to the next shooting or movement of the unit (move.7), whatever comes of it (R20). */
export function* runMarkerOff(since = 'it has had its movement'): Rule<void> {
  const text = `${since}: its run marker comes off`;
  yield* step({ id: 'ran-off', clause: 'bg:move.7', value: true, text });
}

/** Whether the centre of the charger reaches that of its target (charge.6). */
function* reaches(charge: Charge, distance: number): Rule<{ reached: boolean }> {
  const needed = yield* wayToGo(charge, distance);
  const moved = charge.tank ? yield* tankCharge() : yield* chargeMove(charge);
  const meets = moved >= needed;
  yield* step({
    id: 'reach',
    clause: 'bg:charge.6',
    value: meets,
    text: `${inches(moved)} against ${inches(needed)}: ${meets ? 'the centres meet' : 'it stops short'}`,
  });
  return { reached: meets };
}

function* marked(): Rule<void> {
  const text = 'mark the melee, fought after the card phase';
  yield* step({ id: 'marked', clause: 'bg:charge.7', value: true, text });
  const join = 'until then every unit that can may join it';
  yield* step({ id: 'may-join', clause: 'bg:melee.11', value: true, text: join });
}

function* runMarker(): Rule<void> {
  const text = 'it takes the run marker';
  yield* step({ id: 'run-marker', clause: 'bg:move.6', value: true, text, ruling: 'bg:R58' });
}

function* fallenShort(charge: Charge): Rule<void> {
  if (hasRun(charge, { outcome: 'fell-short' })) yield* runMarker();
  if (!charge.tank) {
    const text = 'an ace may carry the charge on without new hits';
    yield* step({ id: 'short', clause: 'bg:charge.9', value: true, text });
  }
}
