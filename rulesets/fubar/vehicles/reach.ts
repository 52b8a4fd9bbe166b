import type { Rule } from '../../../src/rules/rule.js';
import { distances, moves } from '../actions/tables.js';
import type { Cover } from '../fire/tables.js';
import { far, type LengthUnit } from '../say.js';
import { look, refuse, ruling, step } from '../words.js';
import type { VehicleArmour } from './tables.js';

/** What of a drive is told, and how far it went before. */
export interface PartOfDrive {
  readonly distance?: number | undefined;
  readonly driven?: number | undefined;
  readonly throughCover?: boolean | undefined;
  readonly through: Cover;
  readonly unit: LengthUnit;
}

/** How a vehicle stands after a part of its drive. */
interface Drove {
  readonly drove: 'none' | 'one-weapon';
  readonly driven: number | null;
}

/**
 * How much of its reach is left to a vehicle: the parts of a drive are one move (vehicle.2, R66).
 * @returns cm
 */
export function leftOf(reach: number, { distance, driven = 0, through, unit }: PartOfDrive): number {
  const left = Math.max(reach - driven, 0);
  if (left === 0 || (distance !== undefined && distance > left)) {
    const most = `It goes up to ${far(reach, unit)}`;
    const not = distance === undefined ? '' : `, not ${far(distance, unit)}${driven > 0 ? ' more' : ''}`;
    refuse(
      through === 'moderate' ? 'fubar:vehicle.4' : 'fubar:vehicle.2',
      driven > 0 ? `${most} and has gone ${far(driven, unit)}${not}.` : `${most}${not}.`,
    );
  }
  return left;
}

/** What a part of a drive leaves: where nobody says how far, all of it is used up. */
export function droveOn(left: number, { distance, driven = 0, through, throughCover }: PartOfDrive): Drove {
  const some = distance !== undefined && distance < left;
  return {
    drove: through === 'moderate' || throughCover ? 'none' : 'one-weapon',
    driven: some && driven + distance > 0 ? driven + distance : null,
  };
}

/** A vehicle that moves. */
interface Driving {
  readonly armour: VehicleArmour;
  readonly through: Cover;
  /** It assaults infantry. */
  readonly assaulting: boolean;
  readonly unit: LengthUnit;
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
