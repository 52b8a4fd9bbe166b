import type { Rule } from '../../../src/rules/rule.js';
import { a, list } from '../../../src/rules/text/say.js';
import { isArmoured } from '../shooting/shooter.js';
import type { Grade } from '../units/tables.js';
import { look, modelSaid, step } from '../words.js';
import { armourDice, type Vehicle } from './tables.js';

/** A vehicle unit as a scenario sets it up. */
interface VehicleUnit {
  readonly vehicle: Vehicle;
  readonly grade: Grade;
  /** Models that are to act as one unit. */
  readonly models: number;
  /** Red dice; those of its type, if not given. */
  readonly armour: number | undefined;
  /** Dice of each of its weapons. */
  readonly weapons: readonly number[];
}

/** Whether a vehicle is a legal unit: its models, its armour and its weapons (card.17, vshoot.4, vshoot.5, grade.3). */
export function* vehicleLimits(unit: VehicleUnit): Rule<boolean> {
  const { vehicle, grade } = unit;
  const crew = grade === 'C' ? 'as vehicles normally are' : grade === 'B' ? 'an outstanding crew' : UNUSUAL;
  yield* step({ id: 'grade', clause: 'bg:grade.3', value: grade, text: `grade ${grade}: ${crew}` });
  const models = yield* modelLimit(unit);
  const armoured = isArmoured(vehicle);
  const attacked = armoured ? 'armoured' : 'unarmoured, attacked in the ordinary way';
  yield* step({
    id: 'armoured',
    clause: 'bg:vshoot.5',
    value: armoured,
    text: `${modelSaid(vehicle)}: ${attacked}`,
  });
  const armour = yield* armourLimit(unit);
  const weapons = unit.weapons.length === 0 || (yield* weaponLimit(unit));
  return models && armour && weapons;
}

const UNUSUAL = 'vehicles are normally C, outstanding crews B';

/** Vehicles that may go in pairs (card.17); carriers perhaps, if the players agree. */
const LIGHT: readonly Vehicle[] = ['car', 'truck', 'apc'];

/** One model is a unit, or two of light vehicles that are declared to be one (card.17). */
function* modelLimit({ vehicle, models }: VehicleUnit): Rule<boolean> {
  const light = LIGHT.includes(vehicle);
  const legal = models === 1 || (models === 2 && light);
  const agreed = vehicle === 'apc' ? ', if the players agree' : '';
  const text =
    models === 1
      ? 'one model is one whole unit'
      : !light
        ? `one model is one whole unit: ${a(modelSaid(vehicle))} is too heavy to go in pairs`
        : models === 2
          ? `two light models may be declared one unit before play or on entry${agreed}`
          : 'at most two light models may be declared one unit';
  yield* step({ id: 'models', clause: 'bg:card.17', value: legal, text });
  if (legal && models === 2) {
    const apart = 'each rolls its own movement and may pick its own target';
    yield* step({ id: 'pair', clause: 'bg:card.17', value: true, text: apart });
  }
  return legal;
}

/** However light, a vehicle has a red die (vshoot.4). */
function* armourLimit({ vehicle, armour }: VehicleUnit): Rule<boolean> {
  const from = armour === undefined ? yield* look(armourDice.cells[vehicle]) : { value: armour };
  const legal = from.value >= 1;
  const text = `${from.value} red${legal ? '' : ': every vehicle has at least 1'}`;
  return yield* step({ id: 'armour', clause: 'bg:vshoot.4', value: legal, text, from });
}

/** Each weapon has an even number of dice, which damage halves exactly (vshoot.4). */
function* weaponLimit({ weapons }: VehicleUnit): Rule<boolean> {
  const odd = weapons.filter((dice) => dice % 2 !== 0);
  const legal = odd.length === 0;
  const text = legal
    ? `weapons of ${list(weapons.map(String))} dice: even, so that damage halves them exactly`
    : `weapons of ${list(weapons.map(String))} dice: ${list(odd.map(String))} cannot be halved exactly`;
  return yield* step({ id: 'weapons', clause: 'bg:vshoot.4', value: legal, text });
}
