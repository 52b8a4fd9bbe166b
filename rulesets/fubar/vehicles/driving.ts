import type { Rule } from '../../../src/rules/rule.js';
import type { Move } from '../actions/move-inputs.js';
import { CLAUSES, type Moved, mustReach, SAYS } from '../actions/on-foot.js';
import { type ActivationAction, CALLED } from '../actions/tables.js';
import { armourOf } from '../hits/armour.js';
import { refuse, ruling, step } from '../words.js';
import { leftOf, vehicleReach } from './reach.js';
import type { Vehicle } from './tables.js';

const NO_WEAPON = 'it has no weapon left to fire';

type DrivenMove = Move & { readonly vehicle: Vehicle };

/** A vehicle goes by its own distances and fires in its own way (vehicle.2 to vehicle.5). */
export function* byVehicle(input: DrivenMove): Rule<Moved> {
  if (input.suppressed) refuse('fubar:vehicle.9', 'A vehicle cannot be suppressed.');
  const stuck = input.immobilised;
  if (input.action) return yield* standing(input, input.action, stuck);
  const stays = input.distance === 0;
  if (stays) {
    if (input.moved) return yield* asItDrove(input);
    const fire = input.disarmed ? 'none' : 'all-weapons';
    const text = `${stuck ? 'immobilised, ' : ''}it stands: ${input.disarmed ? NO_WEAPON : 'all its weapons may fire'}`;
    yield* step({ id: 'fire', clause: 'fubar:vehicle.5', value: fire, text });
    return { distance: 0, fire };
  }
  const reach = leftOf(yield* vehicleReach({ ...input, armour: yield* armourOf(input.vehicle) }), input);
  const fire = input.through === 'moderate' || input.throughCover ? 'none' : 'one-weapon';
  const left = input.fired || input.disarmed ? 'none' : fire;
  const text =
    fire === 'none'
      ? 'it does not fire'
      : input.disarmed
        ? NO_WEAPON
        : input.fired
          ? 'its one weapon has fired'
          : 'it fires one of its weapons';
  const clause = fire === 'none' ? 'fubar:vehicle.4' : 'fubar:vehicle.3';
  yield* step({ id: 'fire', clause, value: left, text, ruling: 'fubar:R52' });
  return { distance: reach, fire: left };
}

/** One that has driven in this activation and goes no farther fires as one that moved (vehicle.3, vehicle.4). */
function* asItDrove({ throughCover, fired, disarmed }: DrivenMove): Rule<Moved> {
  const fire = throughCover || fired || disarmed ? 'none' : 'one-weapon';
  const clause = throughCover ? 'fubar:vehicle.4' : 'fubar:vehicle.3';
  const text = `it has moved this turn: ${disarmed && !throughCover ? NO_WEAPON : SAYS[fire]}`;
  yield* step({ id: 'fire', clause, value: fire, text });
  return { distance: 0, fire };
}

/** A vehicle goes On Guard; it aims as it stands, if so ruled; the other actions are for units on foot (R52). */
function* standing(input: DrivenMove, did: ActivationAction, stuck: boolean): Rule<Moved> {
  if (did !== 'on-guard' && did !== 'aimed-fire') {
    const text = `${CALLED[did]} is for units on foot: a vehicle moves or stands.`;
    return refuse('fubar:vehicle.3', text, 'Leave out --action.');
  }
  if (did === 'aimed-fire' && (yield* ruling('fubar:R52')) !== 2) {
    refuse('fubar:vehicle.5', 'A vehicle has no Aimed Fire.');
  }
  if (input.through !== 'open') {
    refuse('fubar:vehicle.2', `${CALLED[did]}: it stays where it is.`, 'Leave out --through.');
  }
  mustReach(input, 0, 'fubar:vehicle.5', `A vehicle that takes ${CALLED[did]}`);
  if (stuck) {
    const text = `it is immobilised, and ${input.disarmed ? 'has no weapon left to shoot' : 'can still shoot'}`;
    yield* step({ id: 'immobilised', clause: 'fubar:damage.4', value: true, text });
  }
  const fire = input.disarmed ? 'none' : CLAUSES[did][1];
  const fires = did === 'on-guard' ? SAYS[fire] : 'it stands, all its weapons fire at +1';
  const text = `${CALLED[did]}: ${input.disarmed ? NO_WEAPON : fires}`;
  const clause = did === 'on-guard' ? 'fubar:action.7' : 'fubar:vehicle.5';
  yield* step({ id: 'fire', clause, value: fire, text, ruling: 'fubar:R52' });
  return { distance: 0, fire };
}
