import { armour } from './tables/armour.js';
import { field } from './tables/field.js';
import { fire } from './tables/fire.js';
import { forces } from './tables/forces.js';
import { location } from './tables/location.js';
import { movement } from './tables/movement.js';
import { reaction } from './tables/reaction.js';
import { victory } from './tables/victory.js';

export const tables = {
  ...forces,
  ...movement,
  ...location,
  ...fire,
  ...reaction,
  ...armour,
  ...field,
  ...victory,
} as const;
