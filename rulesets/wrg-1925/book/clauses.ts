import { armour } from './clauses/armour.js';
import { field } from './clauses/field.js';
import { fire } from './clauses/fire.js';
import { forces } from './clauses/forces.js';
import { location } from './clauses/location.js';
import { movement } from './clauses/movement.js';
import { reaction } from './clauses/reaction.js';
import { victory } from './clauses/victory.js';

export const clauses = {
  ...forces,
  ...movement,
  ...location,
  ...fire,
  ...reaction,
  ...armour,
  ...field,
  ...victory,
} as const;
