import { artillery } from './artillery.js';
import { artilleryCard } from './artillery-card.js';
import { bailOut } from './bail-out.js';
import { charge } from './charge.js';
import { combine } from './combine.js';
import { drawCard } from './draw-card.js';
import { flare } from './flare.js';
import { heal } from './heal.js';
import { melee } from './melee.js';
import { mines } from './mines.js';
import { move } from './move.js';
import { overrun } from './overrun.js';
import { rally } from './rally.js';
import { reactionTest } from './reaction-test.js';
import { shoot } from './shoot.js';
import { smoke } from './smoke.js';
import { unitCheck } from './unit-check.js';
import { vehicleDamage } from './vehicle-damage.js';

/** All actions at once, in the order in which they are listed: for those who look beyond one of them. */
export const all = [
  drawCard,
  shoot,
  charge,
  melee,
  vehicleDamage,
  move,
  unitCheck,
  combine,
  heal,
  bailOut,
  overrun,
  artillery,
  artilleryCard,
  mines,
  reactionTest,
  rally,
  smoke,
  flare,
];
