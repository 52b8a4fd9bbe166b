import { move } from './actions/move.js';
import { shoot } from './fire/shoot.js';
import { melee } from './melee/melee.js';
import { withdraw } from './melee/withdraw.js';
import { activate } from './turn/activate.js';
import { initiative } from './turn/initiative.js';
import { muster } from './turn/muster.js';
import { pass } from './turn/pass.js';
import { overrun } from './vehicles/overrun.js';
import { vehicleDamage } from './vehicles/vehicle-damage.js';

/** All actions at once, in the order in which they are listed: for those who look beyond one of them. */
export const all = [muster, initiative, activate, pass, move, shoot, melee, withdraw, vehicleDamage, overrun];
