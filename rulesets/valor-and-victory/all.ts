import { antiTank } from './anti-tank.js';
import { artillery } from './artillery.js';
import { casualties } from './casualties.js';
import { closeAssault } from './close-assault.js';
import { mines } from './mines.js';
import { move } from './move.js';
import { overrun } from './overrun.js';
import { rally } from './rally.js';
import { shoot } from './shoot.js';
import { smoke } from './smoke.js';
import { sniper } from './sniper.js';
import { turn } from './turn.js';
import { valourCheck } from './valour-check.js';

/** All actions at once, in the order in which they are listed: for those who look beyond one of them. */
export const all = [
  closeAssault,
  casualties,
  shoot,
  antiTank,
  artillery,
  smoke,
  overrun,
  sniper,
  valourCheck,
  rally,
  move,
  mines,
  turn,
];
