import { artillery } from './artillery/artillery.js';
import { artilleryCard } from './artillery/artillery-card.js';
import { drawCard } from './cards/draw-card.js';
import { charge } from './charge/charge.js';
import { combine } from './combining/combine.js';
import { heal } from './medics/heal.js';
import { melee } from './melee/melee.js';
import { mines } from './mines/mines.js';
import { move } from './movement/move.js';
import { rally } from './optional/rally.js';
import { reactionTest } from './optional/reaction-test.js';
import { bailOut } from './passengers/bail-out.js';
import { shoot } from './shooting/shoot.js';
import { flare } from './smoke/flare.js';
import { smoke } from './smoke/smoke.js';
import { unitCheck } from './units/unit-check.js';
import { overrun } from './vehicle-melee/overrun.js';
import { vehicleDamage } from './vehicles/vehicle-damage.js';

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
