import { choice, count, list, measure, toggle } from '../../../src/rules/field.js';
import { derived } from '../../../src/rules/role.js';
import type { Driven, Foot } from '../kinds.js';
import { ACTIONS } from '../tables.js';
import { weaponsFault } from '../weapons-list.js';

/** What a unit has done so far, as inputs: it is filled in where the unit is named. */

type Acted = Pick<Foot, 'acted' | 'action' | 'earlier' | 'tried' | 'fired' | 'firing' | 'spent' | 'moved'>;

const SO_FAR = { group: 'So far this turn' };

/** What bars a second action. */
export const acted = {
  took: derived(
    choice(ACTIONS, 'the action it has taken in this activation', SO_FAR),
    ({ acted, action }: Acted) => (acted ? action : undefined),
  ),
  failed: derived(
    toggle('it has failed its try of this turn', SO_FAR),
    ({ tried }: Acted) => tried === 'failed',
  ),
  withdrew: derived(
    toggle('it failed its try, and withdrew in place of standing On Guard', SO_FAR),
    ({ tried, action }: Acted) => tried === 'failed' && action === undefined,
  ),
};

/** In close combat it does nothing else. */
export const inMelee = derived(
  toggle('it is in close combat', SO_FAR),
  ({ melee }: Pick<Foot, 'melee'>) => melee !== undefined,
);

/** It was activated by its close combat, and is not once more. */
export const combat = derived(
  toggle('its close combat was its activation of this turn', SO_FAR),
  (of: Pick<Foot, 'combat'>) => of.combat,
);

export const hasMoved = derived(
  toggle('it has moved in this activation', SO_FAR),
  ({ moved }: Acted) => moved,
);
export const hasDriven = derived(
  toggle('it has moved in this activation', SO_FAR),
  ({ drove }: Driven) => drove !== undefined,
);

/** A drive may be told in parts (vehicle.2, R66). */
export const inParts = {
  driven: derived(
    measure('how far it has driven in this activation, where it may drive on', {
      ...SO_FAR,
      unit: 'cm',
      max: 200,
    }),
    ({ driven }: Driven) => driven,
  ),
  throughCover: derived(
    toggle('it went through moderate cover this turn', SO_FAR),
    ({ drove }: Driven) => drove === 'none',
  ),
};

/** What it stands by: the action of this turn, or of one before. */
export const stands = {
  posture: derived(
    choice(ACTIONS, 'the action it took last, where that is not one of this turn', SO_FAR),
    ({ acted, action }: Acted) => (acted ? undefined : action),
  ),
  earlier: derived(
    toggle('it took that in a turn before this', SO_FAR),
    ({ action, earlier }: Acted) => action !== undefined && earlier,
  ),
};

export const hasFired = {
  fired: derived(toggle('it has fired in this activation', SO_FAR), ({ fired }: Acted) => fired),
  firing: derived(
    count('its figures, or weapons of a vehicle, that have fired in this activation', {
      ...SO_FAR,
      max: 48,
      default: 0,
    }),
    ({ firing }: Acted) => firing,
  ),
  spent: derived(
    list('weapons that have fired in this activation: infantry-rifle:6', {
      ...SO_FAR,
      metavar: 'weapon:n',
      max: 16,
      fault: (entry) => weaponsFault(entry),
    }),
    ({ spent }: Acted) => spent,
  ),
};
