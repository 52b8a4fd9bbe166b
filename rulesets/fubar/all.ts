import { activate } from './activate.js';
import { initiative } from './initiative.js';
import { melee } from './melee.js';
import { move } from './move.js';
import { muster } from './muster.js';
import { overrun } from './overrun.js';
import { pass } from './pass.js';
import { shoot } from './shoot.js';
import { vehicleDamage } from './vehicle-damage.js';
import { withdraw } from './withdraw.js';

/** All actions at once, in the order in which they are listed: for those who look beyond one of them. */
export const all = [muster, initiative, activate, pass, move, shoot, melee, withdraw, vehicleDamage, overrun];
