import type { Rule } from '../../../src/rules/rule.js';
import { infantry, type vehicle } from '../roster/kinds.js';
import type { HitState } from '../vehicles/tables.js';
import { type Handle, those } from '../words.js';

/** A vehicle that stands in a role: what is done to it, and those who ride in it by the name of that role. */
export interface Hull {
  readonly role: string;
  readonly on: Handle<typeof vehicle>;
}

/** The vehicle of a role. */
export const hullOf = (role: {
  readonly name: string;
  readonly as: { readonly vehicle: Handle<typeof vehicle> };
}): Hull => ({ role: role.name, on: role.as.vehicle });

/**
 * A vehicle is not what it was before an attack: whoever is aboard, named or not, has his fate still to be rolled (pass.4,
 * R48). Nobody is aboard a wreck.
 * @param times how often its state has changed
 */
export function* shareItsFate({ role }: Pick<Hull, 'role'>, state: HitState, times = 1): Rule<void> {
  const riders = those({ whose: 'aboard', is: role }, infantry);
  yield* riders.bind('bg:pass.4', 'outOf', role);
  yield* riders.set('bg:pass.4', {
    bailOut: state,
    ...(times > 1 && { fates: times }),
    ...(state === 'destroyed' && { aboard: null }),
  });
}
