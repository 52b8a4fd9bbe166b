import { airLanding } from './air-landing/air-landing.js';
import { antiTank } from './anti-tank/anti-tank.js';
import { bailOut } from './anti-tank/bail-out.js';
import { artillery } from './artillery/artillery.js';
import { demolish } from './buildings/demolish.js';
import { takeOver } from './casualties/take-over.js';
import { isolation } from './deployment/isolation.js';
import { orders } from './deployment/orders.js';
import { period } from './deployment/period.js';
import { shoot } from './fire/shoot.js';
import { points } from './forces/points.js';
import { listen } from './location/listen.js';
import { spot } from './location/spot.js';
import { mines } from './mines/mines.js';
import { move } from './movement/move.js';
import { prisoners } from './reaction/prisoners.js';
import { reactionTest } from './reaction/reaction-test.js';
import { illuminate } from './smoke/illuminate.js';
import { smoke } from './smoke/smoke.js';
import { victory } from './victory/victory.js';

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
