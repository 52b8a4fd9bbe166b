import type { Rule } from '../../src/rules/rule.js';
import { settled } from '../../src/rules/words.js';
import type { Unit } from './casualties.js';
import type { Charge } from './charge-input.js';
import { chargeMove, tankCharge, wayToGo } from './charge-move.js';
import { chargers } from './defensive-fire.js';
import { react } from './reaction.js';
import { inches } from './say.js';
import { willToCharge } from './will-to-charge.js';
import { step } from './words.js';

/** A charge, as far as the melee. */
export interface Charged {
  readonly outcome: 'refused' | 'fell-short' | 'contact';
  /** Who is left of the chargers. */
  readonly chargers: Unit;
}

/** A charge from its declaration to contact: does the unit dare, what does its target do, does it get there. */
export function* toContact(charge: Charge): Rule<Charged> {
  const unhurt = chargers(charge);
  const target = `${charge.targetFigures} ${charge.targetLeaders} ${charge.targetHw} ${charge.targetMedics}`;
  const { dares } = charge.tank
    ? { dares: true }
    : yield* settled(`will to charge ${charge.ran} ${target}`, () => willToCharge(charge));
  if (!dares) return { outcome: 'refused', chargers: unhurt };
  const reaction = `reaction of ${target}, ${charge.reaction}`;
  const { distance, stopped, left } = yield* settled(reaction, function* () {
    const reacted = yield* react(charge);
    // Who is left matters only to those who fight the melee.
    return charge.through ? reacted : { ...reacted, left: unhurt };
  });
  if (stopped) return { outcome: 'fell-short', chargers: left };
  const reached = yield* reaches(charge, distance);
  yield* reached ? marked() : fallenShort(charge);
  return { outcome: reached ? 'contact' : 'fell-short', chargers: left };
}

/** Whether the centre of the charger reaches that of its target (charge.6). */
function* reaches(charge: Charge, distance: number): Rule<boolean> {
  const { reached } = yield* settled(`way of ${distance}`, function* () {
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
  });
  return reached;
}

function* marked(): Rule<void> {
  const text = 'mark the melee, fought after the card phase';
  yield* step({ id: 'marked', clause: 'bg:charge.7', value: true, text });
  const join = 'until then every unit that can may join it';
  yield* step({ id: 'may-join', clause: 'bg:melee.11', value: true, text: join });
}

function* fallenShort({ tank, cavalry, mounted }: Charge): Rule<void> {
  if (!tank && !cavalry && !mounted) {
    const text = 'it takes the run marker';
    yield* step({ id: 'run-marker', clause: 'bg:move.6', value: true, text, ruling: 'bg:R58' });
  }
  if (!tank) {
    const text = 'an ace may carry the charge on without new hits';
    yield* step({ id: 'short', clause: 'bg:charge.9', value: true, text });
  }
}
