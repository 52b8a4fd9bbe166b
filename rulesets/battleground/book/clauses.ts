import { additional } from './clauses/additional.js';
import { cards } from './clauses/cards.js';
import { melee } from './clauses/melee.js';
import { movement } from './clauses/movement.js';
import { optional } from './clauses/optional.js';
import { shooting } from './clauses/shooting.js';
import { terrain } from './clauses/terrain.js';
import { units } from './clauses/units.js';
import { vehicles } from './clauses/vehicles.js';

export const clauses = {
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
