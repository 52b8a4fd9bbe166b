import type { Rule } from '../../../src/rules/rule.js';
import { part } from '../../../src/rules/words.js';
import { expertiseOf } from '../fire/hit-number.js';
import { scored } from '../fire/shot-hits.js';
import { armourOf, unsavedOf, vehicleSave } from '../hits/armour.js';
import { infantry } from '../roster/kinds.js';
import { far } from '../say.js';
import { faceNeeded } from '../turn/activation.js';
import { damage } from '../vehicles/damage.js';
import { effectsIn } from '../vehicles/tables.js';
import { suffersAll } from '../vehicles/vehicle-damage.js';
import { supportWeapons } from '../weapons/tables.js';
import { look, refuse, ruling, those } from '../words.js';
import type { Attacked } from './fighting.js';
import type { MeleeInput } from './inputs.js';
import { defender } from './roles.js';

type AtVehicle = Attacked & { readonly at: NonNullable<MeleeInput['at']> };
export type VehicleResult = { hits: number; unsaved: number; effects: string[] };

const riders = those({ whose: 'aboard', is: 'defender' }, infantry);

/** Infantry do not assault vehicles, unless so ruled (R51). */
export function* atVehicle(input: AtVehicle): Rule<VehicleResult> {
  if ((yield* ruling('fubar:R51')) !== 2) {
    const { range } = (yield* look(supportWeapons.cells.grenades)).value;
    refuse(
      'fubar:melee.1',
      'Infantry do not assault vehicles: only fire harms them.',
      `Thrown grenades reach ${far(range, input.unit)}: wg shoot -r fubar --weapon grenades --at ${input.at}.`,
    );
  }
  const { facing } = input;
  if (!facing)
    return refuse(
      'fubar:damage.1',
      'Which side of the vehicle do they strike?',
      'Give --facing front, side or rear.',
    );
  const number = yield* expertiseOf(input.attackerLevel, input.attackerLeaderLevel);
  const lowest = yield* faceNeeded(number);
  const save = yield* vehicleSave(yield* armourOf(input.at));
  const { hits } = yield* scored(input.attackers, lowest, 'attacker', 'fubar:melee.5');
  const unsaved = yield* unsavedOf(hits, save ? [save] : []);
  const vehicle = {
    facing,
    effects: effectsIn(input.effects),
    immobilised: input.immobilised,
    weapons: input.disarmed ? 0 : input.weapons,
  };
  const effects = yield* part(damage, unsaved, vehicle);
  yield* suffersAll(defender.as.vehicle, vehicle.effects, effects);
  // Whoever rides in it gets out, and owes the hits: wg vehicle-damage with the vehicle and the unit.
  if (effects.includes('destroyed')) {
    yield* riders.add('fubar:damage.5', { owed: unsaved });
    yield* riders.set('fubar:damage.5', { wrecked: true, aboard: null });
  }
  return { hits, unsaved, effects };
}
