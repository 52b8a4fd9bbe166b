import { questions as artillery } from './artillery/questions.js';
import { questions as cards } from './cards/questions.js';
import { questions as charge } from './charge/questions.js';
import { questions as combining } from './combining/questions.js';
import { questions as medics } from './medics/questions.js';
import { questions as melee } from './melee/questions.js';
import { questions as mines } from './mines/questions.js';
import { questions as movement } from './movement/questions.js';
import { questions as optional } from './optional/questions.js';
import { questions as passengers } from './passengers/questions.js';
import { questions as shooting } from './shooting/questions.js';
import { questions as smoke } from './smoke/questions.js';
import { questions as terrain } from './terrain/questions.js';
import { questions as units } from './units/questions.js';
import { questions as vehicleMelee } from './vehicle-melee/questions.js';
import { questions as vehicles } from './vehicles/questions.js';

/** What players ask of the book, chapter by chapter. */
export const questions = {
  ...artillery,
  ...cards,
  ...charge,
  ...combining,
  ...medics,
  ...melee,
  ...mines,
  ...movement,
  ...optional,
  ...passengers,
  ...shooting,
  ...smoke,
  ...terrain,
  ...units,
  ...vehicleMelee,
  ...vehicles,
} as const;
