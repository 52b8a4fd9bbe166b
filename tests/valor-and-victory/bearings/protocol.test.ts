import { valorAndVictory } from '../../../rulesets/valor-and-victory/index.js';
import { speaks } from '../../support/games/speaks.js';
import { SpokenGame } from '../../support/games/spoken.js';
import { AT_WHOM, UNTOLD_OF_FIRE } from './rows/fire.js';
import { ALL } from './rows/forces.js';
import { ON_A_WAY, ON_CARRIERS } from './rows/movement.js';
import { OUT_OF_PHASE } from './rows/out-of-phase.js';
import { OWING } from './rows/owing.js';
import { OF_SUPPORT } from './rows/support.js';

/** Every bearing, word for word, where it speaks; and where it does not, as near as can be. */

const rows = [
  ...OUT_OF_PHASE,
  ...UNTOLD_OF_FIRE,
  ...AT_WHOM,
  ...ON_A_WAY,
  ...ON_CARRIERS,
  ...OF_SUPPORT,
  ...OWING,
];
speaks(await SpokenGame.of(valorAndVictory, ALL), rows);
