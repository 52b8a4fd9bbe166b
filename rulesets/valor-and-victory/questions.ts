import { questions as armour } from './armour/questions.js';
import { questions as assault } from './assault/questions.js';
import { questions as casualties } from './casualties/questions.js';
import { questions as fire } from './fire/questions.js';
import { questions as movement } from './movement/questions.js';
import { questions as positions } from './positions/questions.js';
import { questions as support } from './support/questions.js';
import { questions as terrain } from './terrain/questions.js';
import { questions as turn } from './turn/questions.js';
import { questions as units } from './units/questions.js';
import { questions as valour } from './valour/questions.js';
import { questions as weapons } from './weapons/questions.js';

/** What players ask of the book, chapter by chapter. */
export const questions = {
  ...armour,
  ...assault,
  ...casualties,
  ...fire,
  ...movement,
  ...positions,
  ...support,
  ...terrain,
  ...turn,
  ...units,
  ...valour,
  ...weapons,
} as const;
