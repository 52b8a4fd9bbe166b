import type { Rule } from '../../../src/rules/rule.js';
import { part, restOf } from '../../../src/rules/words.js';
import type { Guarding } from '../shooting/guarded.js';
import { inches, step } from '../words.js';
import type { Aimed } from './defensive-fire.js';
import { isOnHorse, unhurt } from './figures.js';
import type { Charge } from './input.js';
import { hasRun, type Went } from './marks.js';
import { chargeMove, tankCharge, wayToGo } from './move.js';
import { aims, type Reacted, react } from './reaction.js';
import { willToCharge } from './will-to-charge.js';

/** A charge, as far as the melee. */
export interface Charged extends Went {
  /** Who is left of the chargers. */
  readonly chargers: Guarding;
  /** The vehicle that was charged has broken down in its flight. */
  readonly brokeDown?: true;
}

/** A charge from its declaration to contact: does the unit dare, what does its target do, does it get there. A part of its rule. */
export const toContact = (charge: Charge): Rule<Charged> => chargesHome(charge, asItWent);

function* asItWent(went: Charged): Rule<Charged> {
  return went;
}

/**
 * The same, as the end of a rule.
 * @param then what is made of it: it asks for no dice
 */
export function* chargesHome<W>(charge: Charge, then: (went: Charged) => Rule<W>): Rule<W> {
  const { dares } = charge.tank ? { dares: true } : yield* part(willToCharge, atSoMany(charge));
  if (!dares) {
    if (charge.ran) yield* runMarkerOff();
    return yield* then({ outcome: 'refused', reaction: 'none', chargers: unhurt(charge) });
  }
  // From here on who is left of the target tells by nothing but its dice.
  return yield* restOf(part(comesIn, atWhomever(charge), yield* aims(charge)), then);
}

/** What the target does about it with these dice, if it throws any, and whether the unit gets there. */
function* comesIn(charge: Charge, attack: Aimed | undefined): Rule<Charged> {
  const { reaction } = charge;
  const { distance, stopped, left, brokeDown } = yield* part(reacted, charge, attack);
  if (stopped) {
    if (hasRun(charge, { outcome: 'fell-short', stopped })) yield* runMarker();
    else if (charge.ran) yield* runMarkerOff();
    return { outcome: 'fell-short', stopped, reaction, chargers: left };
  }
  return yield* restOf(part(reaches, charge, distance), ({ reached }) =>
    cameIn(charge, reached, { reaction, chargers: left, ...(brokeDown && { brokeDown }) }),
  );
}

function* cameIn(charge: Charge, reached: boolean, went: Omit<Charged, 'outcome'>): Rule<Charged> {
  yield* reached ? marked() : fallenShort(charge);
  if (charge.ran && (reached || isOnHorse(charge))) yield* runMarkerOff();
  return { outcome: reached ? 'contact' : 'fell-short', ...went };
}

/** To dare it has to know how many they are, and not who. */
const atSoMany = (charge: Charge): Charge => ({
  ...atWhomever(charge),
  targetFigures: charge.targetFigures,
});

/** Whoever is left of the target. */
const atWhomever = (charge: Charge): Charge => ({
  ...charge,
  targetFigures: undefined,
  targetLeaders: 0,
  targetHw: 0,
  targetMedics: 0,
  targetGuards: 0,
});

/** What the target does about it, and whom that leaves. */
function* reacted(charge: Charge, attack: Aimed | undefined): Rule<Reacted> {
  const reacted = yield* react(charge, attack);
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
