import { questions as actions } from './actions/questions.js';
import { questions as fire } from './fire/questions.js';
import { questions as hits } from './hits/questions.js';
import { questions as melee } from './melee/questions.js';
import { questions as turn } from './turn/questions.js';
import { questions as vehicles } from './vehicles/questions.js';
import { questions as weapons } from './weapons/questions.js';

/** What players ask of the book, chapter by chapter. */
export const questions = {
  ...actions,
  ...fire,
  ...hits,
  ...melee,
  ...turn,
  ...vehicles,
  ...weapons,
} as const;
