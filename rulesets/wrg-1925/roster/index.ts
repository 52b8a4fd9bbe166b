import type { RosterScope } from '../../../src/rules/roster.js';
import { after } from './after.js';
import { check } from './check.js';
import { antiTank, bailOut, demolish } from './fill-armour.js';
import { artillery, shoot } from './fill-fire.js';
import { airLanding, listen, mines, move, smoke, spot } from './fill-move.js';
import { isolation, orders, prisoners, reactionTest, takeOver } from './fill-unit.js';
import { kinds } from './kinds.js';
import { gone, says } from './says.js';

/** The units of Infantry Action: what they are, what they fill in, and what becomes of them. */
export const roster: RosterScope = {
  kinds,
  fills: {
    shoot,
    artillery,
    'anti-tank': antiTank,
    'bail-out': bailOut,
    demolish,
    'take-over': takeOver,
    'reaction-test': reactionTest,
    isolation,
    prisoners,
    orders,
    move,
    spot,
    listen,
    mines,
    'air-landing': airLanding,
    smoke,
  },
  after,
  says,
  gone,
  check,
};
