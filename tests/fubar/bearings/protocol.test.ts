import { fubar } from '../../../rulesets/fubar/index.js';
import { speaks } from '../../support/games/speaks.js';
import { SpokenGame } from '../../support/games/spoken.js';
import { ALL } from './rows/forces.js';
import { OUT_OF_COMBAT } from './rows/out-of-combat.js';
import { OUT_OF_RECORD } from './rows/out-of-record.js';
import { OUT_OF_TURN } from './rows/out-of-turn.js';

/** Every bearing, word for word, where it speaks; and where it does not, as near as can be. */

speaks(await SpokenGame.of(fubar, ALL), [...OUT_OF_RECORD, ...OUT_OF_TURN, ...OUT_OF_COMBAT]);
