import type { Check, Unit } from '../../../src/rules/roster.js';
import { unitLimits } from '../unit-limits.js';
import { vehicleLimits } from '../vehicle-limits.js';
import { step } from '../words.js';
import { type Driven, type Foot, known } from './kinds.js';

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
    const of = known({ ...unit, profile: unit.began });
    if (of.kind === 'emplacement') return [];
    return [
      {
        of: unit.name,
        rule: () => (of.kind === 'vehicle' ? ofVehicle(of) : ofFoot(of)),
        limits: LIMITS,
      },
    ];
  });

function ofVehicle(of: Driven) {
  const weapons = of.weaponDice ? of.weaponDice.split(',').map(Number) : [];
  return vehicleLimits({ ...of, weapons });
}

/** The most engineers of a unit (mine.14). */
const MOST_ENGINEERS = 6;

function* ofFoot(of: Foot) {
  const legal = yield* unitLimits({ ...of, atStart: true });
  if (of.engineers <= MOST_ENGINEERS) return legal;
  const text = `${of.engineers} engineers: too many, at most ${MOST_ENGINEERS}`;
  return yield* step({ id: 'engineers', clause: 'bg:mine.14', value: false, text });
}
