import { ofUnits } from '../../../rulesets/battleground/bearings/of-units.js';
import { outOfTurn } from '../../../rulesets/battleground/bearings/out-of-turn.js';
import { untold } from '../../../rulesets/battleground/bearings/untold.js';
import { battleground } from '../../../rulesets/battleground/index.js';
import { speaks } from '../../support/games/speaks.js';
import { SpokenGame } from '../../support/games/spoken.js';
import { ALL } from './rows/forces.js';
import { OF_UNITS } from './rows/of-units.js';
import { OUT_OF_TURN, UNTOLD } from './rows/out-of-turn.js';

/** Bearings, word for word, where they speak; and where they do not, as near as can be. */

const rows = [...OUT_OF_TURN, ...UNTOLD, ...OF_UNITS];
speaks(await SpokenGame.of(battleground, ALL), rows, [...outOfTurn, ...untold, ...ofUnits]);
