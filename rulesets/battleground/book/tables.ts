import { additional } from './tables/additional.js';
import { cards } from './tables/cards.js';
import { melee } from './tables/melee.js';
import { movement } from './tables/movement.js';
import { optional } from './tables/optional.js';
import { shooting } from './tables/shooting.js';
import { terrain } from './tables/terrain.js';
import { units } from './tables/units.js';
import { vehicles } from './tables/vehicles.js';

export const tables = {
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
