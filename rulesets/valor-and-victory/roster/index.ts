import type { RosterScope } from '../../../src/rules/roster.js';
import { after } from './after.js';
import { check } from './check.js';
import { antiTank } from './fill-anti-tank.js';
import { casualties, closeAssault } from './fill-assault.js';
import { artillery, overrun, shoot, sniper } from './fill-fire.js';
import { mines, move, rally, smoke, valourCheck } from './fill-unit.js';
import { kinds } from './kinds.js';
import { together } from './place.js';
import { gone, says } from './says.js';

/** The units of Valor & Victory: what they are, what they fill in, and what becomes of them. */
export const roster: RosterScope = {
  kinds,
  fills: {
    'close-assault': closeAssault,
    casualties,
    shoot,
    'anti-tank': antiTank,
    overrun,
    artillery,
    sniper,
    mines,
    rally,
    'valour-check': valourCheck,
    smoke,
    move,
  },
  together,
  after,
  says,
  gone,
  check,
};
