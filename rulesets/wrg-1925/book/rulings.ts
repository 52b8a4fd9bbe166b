import { armour } from './rulings/armour.js';
import { field } from './rulings/field.js';
import { fire } from './rulings/fire.js';
import { forces } from './rulings/forces.js';
import { location } from './rulings/location.js';
import { movement } from './rulings/movement.js';
import { reaction } from './rulings/reaction.js';
import { victory } from './rulings/victory.js';

export const rulings = {
  ...forces,
  ...movement,
  ...location,
  ...fire,
  ...reaction,
  ...armour,
  ...field,
  ...victory,
} as const;
