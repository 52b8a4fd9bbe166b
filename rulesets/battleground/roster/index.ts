import type { RosterScope } from '../../../src/rules/roster.js';
import { after } from './after.js';
import { check } from './check.js';
import { charge, melee } from './fill-charge.js';
import { artillery, mines, move, overrun } from './fill-move.js';
import { shoot } from './fill-shoot.js';
import {
  bailOut,
  combine,
  flare,
  heal,
  rally,
  reactionTest,
  smoke,
  unitCheck,
  vehicleDamage,
} from './fill-unit.js';
import { kinds } from './kinds.js';
import { gone, says } from './says.js';

/** The units of Battleground: what they are, what they fill in, and what becomes of them. */
export const roster: RosterScope = {
  kinds,
  fills: {
    shoot,
    charge,
    melee,
    'vehicle-damage': vehicleDamage,
    move,
    'unit-check': unitCheck,
    combine,
    heal,
    'bail-out': bailOut,
    overrun,
    artillery,
    mines,
    'reaction-test': reactionTest,
    rally,
    smoke,
    flare,
  },
  after,
  says,
  gone,
  check,
};
