import type { Rule } from '../../src/rules/rule.js';
import { far, type Unit } from './say.js';
import { type Cover, distances, moves } from './tables.js';
import type { VehicleArmour } from './vehicle-tables.js';
import { look, refuse, ruling, step } from './words.js';

/** A vehicle that moves. */
export interface Driving {
  readonly armour: VehicleArmour;
  readonly through: Cover;
  /** It assaults infantry. */
  readonly assaulting: boolean;
  readonly unit: Unit;
}

/** The rows whose vehicles are the Medium and Heavy Tanks: by what they are or, if so ruled, by the names of the rows (R53). */
const CROSS: Readonly<Record<number, readonly VehicleArmour[]>> = {
  1: ['heavy', 'very-heavy'],
  2: ['medium', 'heavy'],
};

const ROWS: Readonly<Partial<Record<Cover, keyof typeof distances.cells>>> = {
  open: 'vehicle',
  soft: 'vehicle-soft',
  moderate: 'vehicle-moderate',
};

/**
 * How far a vehicle goes (vehicle.2, vehicle.4).
 * @returns cm
 */
export function* vehicleReach({ armour, through, assaulting, unit }: Driving): Rule<number> {
  const crosses = through === 'moderate' && CROSS[yield* ruling('fubar:R53')]!.includes(armour);
  if (through === 'hard' || (through === 'moderate' && !crosses)) {
    refuse(
      'fubar:vehicle.4',
      `It cannot go through ${through} cover${through === 'hard' ? '' : ': only medium and heavy tanks can'}.`,
    );
  }
  const byAction = assaulting && (yield* ruling('fubar:R66')) === 2;
  const row = ROWS[through]!;
  const own = yield* look(distances.cells[row]!);
  const from = byAction ? yield* look(moves.cells.assault) : own;
  const reach = byAction ? Math.min(from.value, own.value) : from.value;
  const ground = through === 'open' ? 'in the open' : `through ${through} cover`;
  const why = assaulting ? (byAction ? ', by the Assault action' : ', by its own move') : '';
  yield* step({
    id: 'move',
    clause: through === 'moderate' ? 'fubar:vehicle.4' : 'fubar:vehicle.2',
    value: reach,
    text: `up to ${far(reach, unit)} ${ground}${why}`,
    from,
    ...(assaulting && { ruling: 'fubar:R66' as const }),
    ...(through === 'moderate' && !assaulting && { ruling: 'fubar:R53' as const }),
  });
  return reach;
}
