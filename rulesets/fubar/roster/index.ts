import type { RosterScope } from '../../../src/rules/roster.js';
import { memory } from '../game.js';
import { check } from './check.js';
import { activate, melee, move, overrun, pass, shoot, vehicleDamage, withdraw } from './fills.js';
import { kinds } from './kinds.js';
import { gone, says } from './says.js';
import { battleOf, rosterIn } from './units.js';

/** The units of FUBAR. The game remembers them by name, however they came: mustered one by one, or by a roster. */
export const roster: RosterScope = {
  kinds,
  fills: { activate, move, shoot, melee, withdraw, 'vehicle-damage': vehicleDamage, overrun, pass },
  keeping: { memory, roster: rosterIn },
  after: (before, event) =>
    memory.of.includes(event.action) ? rosterIn(memory.after(battleOf(before.clock), event), before) : before,
  says,
  gone,
  check,
};
