import { wrg1925 } from '../../../rulesets/wrg-1925/index.js';
import { speaks } from '../../support/games/speaks.js';
import { SpokenGame } from '../../support/games/spoken.js';
import { ALL } from '../roster/roster-units.js';
import { BY_NIGHT, NOT_LOCATED } from './rows/by-sight.js';
import { BY_THE_ROSTER } from './rows/by-the-roster.js';
import { IN_THE_PERIOD } from './rows/in-the-period.js';
import { NOT_READY } from './rows/not-ready.js';
import { OTHERS_IN_A_TEST } from './rows/others-in-a-test.js';
import { OUT_OF_ORDER } from './rows/out-of-order.js';
import { TOLD_BESIDES } from './rows/told-besides.js';
import { UNTOLD } from './rows/untold.js';

/** Every bearing, word for word, where it speaks; and where it does not, as near as can be. */

speaks(await SpokenGame.of(wrg1925, ALL), [
  ...OUT_OF_ORDER,
  ...IN_THE_PERIOD,
  ...TOLD_BESIDES,
  ...BY_THE_ROSTER,
  ...BY_NIGHT,
  ...NOT_LOCATED,
  ...NOT_READY,
  ...OTHERS_IN_A_TEST,
  ...UNTOLD,
]);
