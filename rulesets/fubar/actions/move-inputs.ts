import { barring, type Conflict } from '../../../src/rules/action.js';
import { choice, type InputOf, toggle } from '../../../src/rules/field.js';
import { derived, inputsOf } from '../../../src/rules/role.js';
import { COVER } from '../fire/tables.js';
import * as fields from '../inputs.js';
import type { Foot } from '../roster/kinds.js';
import { acted, FIRED, fallenInMove, inMelee, moving, onFoot } from '../roster/roles.js';
import { lengthUnit } from '../say.js';
import { role, takes } from '../words.js';
import { ACTIONS, type ActivationAction } from './tables.js';

const action = choice(ACTIONS, 'the action the unit takes', {});

/** The action of a move that goes on, or is still to come: whoever has taken it takes no other (activate.5). */
function goesOn({ acted, action: took, moved, gone }: Foot): ActivationAction | undefined {
  const isMove = took !== 'on-guard' && took !== 'aimed-fire';
  return acted && isMove && (!moved || gone !== undefined) ? took : undefined;
}

/** Who moves. */
export const mover = role('mover', {
  says: 'the unit',
  acts: true,
  by: 'name',
  takes: {
    infantry: takes({
      ...onFoot,
      fields: [...FIRED, 'moved', 'gone', 'reacted', 'combat'],
      also: {
        action: derived(action, goesOn),
        ...acted,
        inMelee,
        suppressed: derived(
          { ...fields.suppressed, help: 'figures suppressed on the way, by fire On Guard' },
          fallenInMove,
        ),
      },
    }),
    vehicle: takes({
      ...moving,
      group: 'Vehicles',
      as: { vehicle: { help: 'a vehicle, in place of a unit on foot' } },
    }),
  },
});

const vehicles = { group: 'Vehicles' };
const { action: _, ...ofMover } = inputsOf(mover);

export const moveInputs = {
  name: fields.name,
  action,
  distance: fields.distance('how far it is to go; else as far as it may'),
  through: choice(COVER, 'the worst cover that it goes through', { default: 'open' }),
  toCover: fields.distance('how far the nearest cover is'),
  ...ofMover,
  assaulting: toggle('it assaults infantry', vehicles),
  unit: lengthUnit,
};
export type Move = InputOf<typeof moveInputs>;

/** What means nothing together in a move. */
export function moveConflict(input: Move): Conflict | undefined {
  const barred = barring(input);
  // Of one on record the rule says what it does not do.
  if (input.vehicle && input.name === undefined)
    return (
      barred(['toCover', 'suppressed'], 'is for units on foot and does not go with --vehicle') ??
      (input.action && input.action !== 'on-guard' && input.action !== 'aimed-fire'
        ? {
            input: 'action',
            message: 'is for units on foot: a vehicle goes On Guard, or aims where so ruled',
          }
        : undefined) ??
      (input.action && input.through !== 'open'
        ? { input: 'through', message: 'is for a vehicle that moves' }
        : undefined) ??
      (input.action ? barred(['assaulting'], 'does not go with --action') : undefined)
    );
  if (input.toCover !== undefined && input.action !== 'gone-to-ground') {
    return { input: 'toCover', message: 'needs --action gone-to-ground' };
  }
  // One on record is known by its name.
  return input.name === undefined
    ? barred(['immobilised', 'disarmed', 'assaulting'], 'needs --vehicle')
    : undefined;
}
