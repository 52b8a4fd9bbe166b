import type { Rule } from '../../src/rules/rule.js';
import { armourOf } from './armour.js';
import { type Battle, known } from './battle.js';
import { inPlay } from './in-play.js';
import { oneAction } from './one-action.js';
import { far, type Unit } from './say.js';
import type { Cover } from './tables.js';
import { vehicleReach } from './vehicle-move.js';
import type { Vehicle } from './vehicle-tables.js';
import { refuse } from './words.js';

/** A vehicle that assaults infantry, typed or by its name. */
interface Assaulting {
  readonly by?: string | undefined;
  readonly vehicle?: Vehicle | undefined;
  readonly distance?: number | undefined;
  readonly through: Cover;
  readonly unit: Unit;
}

/** Whether a vehicle may drive, and how far: the path is its move (R66). */
export function* mayDriveOver(input: Assaulting, battle: Battle): Rule<void> {
  const vehicle = input.vehicle ?? kindOnRecord(input, battle);
  mayMove(input, battle);
  if (!vehicle) return;
  const armour = yield* armourOf(vehicle);
  const reach = yield* vehicleReach({ ...input, armour, assaulting: true });
  if (input.distance !== undefined && input.distance > reach) {
    refuse(
      'fubar:vehicle.2',
      `It goes up to ${far(reach, input.unit)}, not ${far(input.distance, input.unit)}.`,
    );
  }
}

function kindOnRecord({ by, distance, through }: Assaulting, battle: Battle): Vehicle | undefined {
  const kind = known(battle, by)?.vehicle;
  if (by !== undefined && kind === undefined && (distance !== undefined || through !== 'open'))
    refuse('fubar:vehicle.6', `What kind of vehicle ${by} is, is not on record.`, 'Give --vehicle.');
  return kind;
}

function mayMove({ by }: Assaulting, battle: Battle): void {
  const of = known(battle, by);
  inPlay(of);
  oneAction(of, undefined, battle);
  if (of && [...of.effects, ...of.earlier].includes('immobilised'))
    refuse('fubar:damage.4', `${of.name} is immobilised: it cannot move, only shoot.`);
}
