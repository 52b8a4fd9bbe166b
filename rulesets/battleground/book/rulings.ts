import { additional } from './rulings/additional.js';
import { cards } from './rulings/cards.js';
import { melee } from './rulings/melee.js';
import { movement } from './rulings/movement.js';
import { optional } from './rulings/optional.js';
import { shooting } from './rulings/shooting.js';
import { terrain } from './rulings/terrain.js';
import { units } from './rulings/units.js';
import { vehicles } from './rulings/vehicles.js';

export const rulings = {
  ...units,
  ...cards,
  ...movement,
  ...shooting,
  ...vehicles,
  ...melee,
  ...terrain,
  ...additional,
  ...optional,
} as const;
