import { antiTank } from './armour/anti-tank.js';
import { overrun } from './armour/overrun.js';
import { closeAssault } from './assault/close-assault.js';
import { casualties } from './casualties/casualties.js';
import { rally } from './casualties/rally.js';
import { shoot } from './fire/shoot.js';
import { move } from './movement/move.js';
import { mines } from './positions/mines.js';
import { artillery } from './support/artillery.js';
import { smoke } from './support/smoke.js';
import { sniper } from './support/sniper.js';
import { turn } from './turn/turn.js';
import { valourCheck } from './valour/valour-check.js';

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
