import { airLanding } from './air-landing.js';
import { antiTank } from './anti-tank.js';
import { artillery } from './artillery.js';
import { bailOut } from './bail-out.js';
import { demolish } from './demolish.js';
import { illuminate } from './illuminate.js';
import { isolation } from './isolation.js';
import { listen } from './listen.js';
import { mines } from './mines.js';
import { move } from './move.js';
import { orders } from './orders.js';
import { period } from './period.js';
import { points } from './points.js';
import { prisoners } from './prisoners.js';
import { reactionTest } from './reaction-test.js';
import { shoot } from './shoot.js';
import { smoke } from './smoke.js';
import { spot } from './spot.js';
import { takeOver } from './take-over.js';
import { victory } from './victory.js';

/** All actions at once, in the order in which they are listed: for those who look beyond one of them. */
export const all = [
  shoot,
  artillery,
  takeOver,
  antiTank,
  bailOut,
  demolish,
  reactionTest,
  isolation,
  prisoners,
  orders,
  move,
  spot,
  listen,
  mines,
  airLanding,
  smoke,
  illuminate,
  period,
  points,
  victory,
];
