import { known } from '../../../src/rules/kind.js';
import type { Check, Unit } from '../../../src/rules/roster.js';
import { unitLimits } from '../units/unit-limits.js';
import { arePair } from '../vehicles/pair.js';
import { vehicleLimits } from '../vehicles/vehicle-limits.js';
import { step } from '../words.js';
import { type Driven, type Foot, infantry, vehicle } from './kinds.js';

/** The lines that say what a unit has to be, by their ids. */
export const LIMITS = [
  'size',
  'leaders',
  'heavy-weapons',
  'models',
  'armour',
  'weapons',
  'passengers',
  'engineers',
];

/** Every unit by the limits of the start, as it was when it came into the game. */
export const check = (units: readonly Unit[]): Check[] =>
  units.flatMap((unit): Check[] => {
    const began = { ...unit, profile: unit.began };
    const isPair = units.some((other) => other !== unit && arePair(unit, other));
    const rule = {
      infantry: () => ofFoot(known(infantry, began)),
      vehicle: () => ofVehicle(known(vehicle, began), isPair),
    }[unit.kind];
    return rule ? [{ of: unit.name, rule, limits: LIMITS }] : [];
  });

/** @param isPair it is one unit with another vehicle (card.17) */
function ofVehicle(of: Driven, isPair: boolean) {
  const weapons = of.weaponDice ? of.weaponDice.split(',').map(Number) : [];
  return vehicleLimits({ ...of, models: of.models + (isPair ? 1 : 0), weapons });
}

/** The most engineers of a unit (mine.14). */
const MOST_ENGINEERS = 6;

function* ofFoot(of: Foot) {
  const legal = yield* unitLimits({ ...of, atStart: true });
  if (of.engineers <= MOST_ENGINEERS) return legal;
  const text = `${of.engineers} engineers: too many, at most ${MOST_ENGINEERS}`;
  return yield* step({ id: 'engineers', clause: 'bg:mine.14', value: false, text });
}
