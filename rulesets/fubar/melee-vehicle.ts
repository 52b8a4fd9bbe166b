import type { Rule } from '../../src/rules/rule.js';
import { onward } from '../../src/rules/words.js';
import { armourOf, unsavedOf, vehicleSave } from './armour.js';
import { type Battle, known, weaponsLeft } from './battle.js';
import { damage } from './damage.js';
import { faceNeeded } from './faces.js';
import type { Attacked } from './fighting.js';
import { expertiseOf } from './hit-number.js';
import { inPlay } from './in-play.js';
import type { MeleeInput } from './melee-input.js';
import { far } from './say.js';
import { scored } from './scored.js';
import { effectsIn } from './vehicle-damage.js';
import { supportWeapons } from './weapons.js';
import { look, refuse, ruling } from './words.js';

export type AtVehicle = Attacked & { readonly at: NonNullable<MeleeInput['at']> };
export type VehicleResult = { hits: number; unsaved: number; effects: string[] };

/** Infantry do not assault vehicles, unless so ruled (R51). */
export function* atVehicle(input: AtVehicle, battle: Battle): Rule<VehicleResult> {
  const of = known(battle, input.defenderName);
  inPlay(of);
  if ((yield* ruling('fubar:R51')) !== 2) {
    const { range } = (yield* look(supportWeapons.cells.grenades)).value;
    refuse(
      'fubar:melee.1',
      'Infantry do not assault vehicles: only fire harms them.',
      `Thrown grenades reach ${far(range, input.unit)}: shoot --weapon grenades --at ${input.at}.`,
    );
  }
  if (!input.facing)
    refuse('fubar:damage.1', 'Which side of the vehicle do they strike?', 'Give --facing side.');
  const number = yield* expertiseOf(input.attackerLevel, input.attackerLeaderLevel);
  const lowest = yield* faceNeeded(number);
  const save = yield* vehicleSave(yield* armourOf(input.at));
  return yield* onward(
    'the hits',
    () => scored(input.attackers, lowest, 'attacker', 'fubar:melee.5'),
    ({ hits }) =>
      onward(
        `the saves ${hits}`,
        () => unsavedOf(hits, save ? [save] : []),
        function* (unsaved): Rule<VehicleResult> {
          const vehicle = {
            facing: input.facing!,
            effects: input.effects ? effectsIn(input.effects) : (of?.effects ?? []),
            immobilised: of?.earlier.includes('immobilised') ?? false,
            weapons: of && weaponsLeft(of),
          };
          return { hits, unsaved, effects: yield* damage(unsaved, vehicle) };
        },
      ),
  );
}
