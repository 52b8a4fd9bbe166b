import type { AnyAction } from '../rules/action.js';
import type { Fields } from '../rules/field.js';
import { type AnyBearing, forbidding, type Moment, type Objection } from '../rules/permit.js';
import { filledBy } from '../rules/role.js';
import { type Unit, withDefaults } from '../rules/roster.js';
import { isRefusal } from '../rules/rule.js';
import { against } from './against.js';
import { inRoles } from './fill.js';

/** What a unit may do now, and what speaks against the rest: all of it, the first first. */
export interface May {
  readonly unit: Unit;
  readonly may: readonly string[];
  readonly not: readonly { readonly action: string; readonly objections: readonly Objection[] }[];
}

/** What decides what may be done now. */
export interface Now<S> {
  readonly state: S;
  readonly bearings: readonly AnyBearing[];
  /** The options of rulings in force. */
  readonly rulings: Readonly<Record<string, number>>;
}

/**
 * What a unit may do now: every action that such a unit can take a turn with is put the same questions as a line that names
 * the unit alone. What a line would have to say besides, as the target or that it runs, is not known, and forbids nothing.
 */
export function mayNow<S>(unit: Unit, actions: readonly AnyAction[], now: Now<S>): May {
  const may: string[] = [];
  const not: May['not'][number][] = [];
  for (const action of actions) {
    const objections = objectionsTo(unit, action, now);
    if (!objections) continue;
    if (objections.length === 0) may.push(action.name);
    else not.push({ action: action.name, objections });
  }
  return { unit, may, not };
}

/** What speaks against an action by a unit; undefined where such a unit takes no turn with it. */
export function objectionsTo<S>(unit: Unit, action: AnyAction, now: Now<S>): Objection[] | undefined {
  const { roles = [], permits = [], name } = action;
  const place = roles.findIndex(({ acts, takes }) => acts && Object.hasOwn(takes, unit.kind));
  if (place < 0) return undefined;
  try {
    const groups = roles.map((_, i) => (i === place ? [unit] : []));
    const own = roles[place]!.takes[unit.kind]!.inputs as Fields;
    const input = withDefaults(own, filledBy(roles, groups, {}));
    const moment: Moment<S> = {
      state: now.state,
      action: name,
      input,
      typed: [],
      named: inRoles(roles, groups),
      doers: [unit],
      ...(unit.side !== undefined && { by: unit.side }),
    };
    return [
      ...forbidding(permits, input, now.rulings),
      ...against(moment, roles, now.bearings).filter(({ missing }) => !missing),
    ];
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const { clause, message, hint } = error;
    return [{ clause, says: message, ...(hint !== undefined && { way: hint }), physical: true }];
  }
}
