import { questions as afvTest } from './afv-test/questions.js';
import { questions as airLanding } from './air-landing/questions.js';
import { questions as antiTank } from './anti-tank/questions.js';
import { questions as artillery } from './artillery/questions.js';
import { questions as buildings } from './buildings/questions.js';
import { questions as casualties } from './casualties/questions.js';
import { questions as deployment } from './deployment/questions.js';
import { questions as fire } from './fire/questions.js';
import { questions as forces } from './forces/questions.js';
import { questions as location } from './location/questions.js';
import { questions as mines } from './mines/questions.js';
import { questions as movement } from './movement/questions.js';
import { questions as reaction } from './reaction/questions.js';
import { questions as smoke } from './smoke/questions.js';
import { questions as victory } from './victory/questions.js';
import { questions as weapons } from './weapons/questions.js';

/** What players ask of the book, chapter by chapter. */
export const questions = {
  ...afvTest,
  ...airLanding,
  ...antiTank,
  ...artillery,
  ...buildings,
  ...casualties,
  ...deployment,
  ...fire,
  ...forces,
  ...location,
  ...mines,
  ...movement,
  ...reaction,
  ...smoke,
  ...victory,
  ...weapons,
} as const;
