import type { AnyAction } from '../rules/action.js';
import type { Fields } from '../rules/field.js';
import { filledIn, inRoles, mayStand, takesGone } from '../rules/filled.js';
import { type Bearing, forbidding, type Moment, type Objection, objectionOf } from '../rules/permit.js';
import type { Input } from '../rules/record.js';
import type { AnyRole } from '../rules/role.js';
import { type Unit, unitNamed, withDefaults } from '../rules/roster.js';
import { isRefusal } from '../rules/rule.js';
import type { State } from '../rules/state.js';
import { type Against, against } from './against.js';

/** What a unit may do now, and what speaks against the rest: all of it, the first first. */
export interface May {
  readonly unit: Unit;
  readonly may: readonly string[];
  /** Of those that it may do in one way alone, which: fire On Guard. */
  readonly how?: Readonly<Record<string, OneWay>>;
  readonly not: readonly { readonly action: string; readonly objections: readonly Objection[] }[];
}

/** How an action is done where it is not as a matter of course: in words, and what a line says of it. */
type OneWay = NonNullable<AnyAction['ways']>[number];

/** What decides what may be done now. */
export interface Now {
  readonly state: State;
  readonly bearings: readonly Bearing[];
  /** The options of rulings in force. */
  readonly rulings: Readonly<Record<string, number>>;
}

/**
 * What a unit may do now: every action that such a unit can take a turn with is put the same questions as a line that names
 * the unit alone. What a line would have to say besides, as the target or that it runs, is not known, and forbids nothing.
 */
export function mayNow(unit: Unit, actions: readonly AnyAction[], now: Now): May {
  const may: string[] = [];
  const how: Record<string, OneWay> = {};
  const not: May['not'][number][] = [];
  for (const action of actions) {
    const lines = linesOf(unit, action, now);
    if (lines.length === 0) continue;
    const open = lines.find(({ objections }) => objections.length === 0);
    if (open?.way) how[action.name] = open.way;
    if (open) may.push(action.name);
    else not.push({ action: action.name, objections: lines[0]!.objections });
  }
  return { unit, may, not, ...(Object.keys(how).length > 0 && { how }) };
}

/** A line that names the unit alone, and the ways in which it may be done else, with what speaks against each. */
const linesOf = (unit: Unit, action: AnyAction, now: Now) =>
  [undefined, ...(action.ways ?? [])].flatMap((way) => {
    const objections = objectionsTo(unit, action, now, way?.input);
    return objections ? [{ way, objections }] : [];
  });

/** What speaks against a deed of a unit; its own state, where that forbids it. */
interface AgainstUnit extends Against {
  readonly isOwn?: true;
}

/**
 * The role in which a unit takes its turn with an action, by its place; -1 where it takes none. With one that is nobody's turn, as mines
 * attack by themselves, it does in some way, as it clears them.
 */
function placeOf({ kind }: Unit, { roles = [] }: AnyAction, said: Input = {}): number {
  const isOwn = Object.keys(said).length > 0 && !roles.some(({ acts }) => acts);
  return roles.findIndex(({ acts, takes }) => (acts || isOwn) && Object.hasOwn(takes, kind));
}

/** Whether a unit that is out of the game may take a turn with an action all the same: who falls in this period still fires. */
export function mayThoughGone(unit: Unit, action: AnyAction): boolean {
  const role = action.roles?.[placeOf(unit, action)];
  return role !== undefined && takesGone(role, unit);
}

/** What speaks against an action by a unit; undefined where such a unit takes no turn with it. */
export function objectionsTo(
  unit: Unit,
  action: AnyAction,
  now: Now,
  said: Input = {},
): AgainstUnit[] | undefined {
  const { roles = [] } = action;
  const place = placeOf(unit, action, said);
  if (place < 0) return undefined;
  const line = { unit, place, action, now, said };
  const due = dueOf(unit, action, now.state).map((groups) => spokenAgainst(groups, line));
  if (due.length > 0) return due.find((objections) => objections.length === 0) ?? due[0];
  const at = (role: number, other: Unit) =>
    roles.map((_, i) => (i === place ? [unit] : i === role ? [other] : []));
  const alone = spokenAgainst(at(place, unit), line);
  // Nobody is named for that role, so the unit itself stands in it; a line may name another, in whom nothing speaks against it.
  const shared = roles.findIndex(({ otherwise }) => otherwise === roles[place]!.name);
  if (alone.length === 0 || shared < 0) return alone;
  const others = now.state.units.filter(
    (other) => other !== unit && mayBeNamed(other, roles[shared]!, action),
  );
  return others.some((other) => spokenAgainst(at(shared, other), line).length === 0) ? [] : alone;
}

/**
 * The deeds that the game waits for and the unit takes part in, in whichever role: a line that names the unit alone is one of them.
 * @returns who stands in the roles of each
 */
const dueOf = (unit: Unit, { waits }: AnyAction, state: State): (readonly (readonly Unit[])[])[] =>
  (waits?.(state) ?? [])
    .map(({ units }) => units.map((names) => names.flatMap((name) => unitNamed(state.units, name) ?? [])))
    .filter((groups) => groups.some((group) => group.some(({ name }) => name === unit.name)));

/** Whether a line may name a unit for a role. */
const mayBeNamed = (unit: Unit, role: AnyRole, { memory }: AnyAction): boolean =>
  Object.hasOwn(role.takes, unit.kind) && (memory === undefined || mayStand(role, unit, memory.kinds));

/** A line that names the unit that acts, in its place, and says something besides or not. */
interface UnitLine {
  readonly unit: Unit;
  readonly place: number;
  readonly action: AnyAction;
  readonly now: Now;
  readonly said: Input;
}

/** What speaks against a line with these units in its roles. */
function spokenAgainst(
  groups: readonly (readonly Unit[])[],
  { unit, place, action, now, said }: UnitLine,
): AgainstUnit[] {
  const { roles = [], permits = [], name } = action;
  try {
    // What a line would have to say besides stays open.
    const own = roles[place]!.takes[unit.kind]!.inputs as Fields;
    const input = { ...withDefaults(own, filledIn(action, groups, said, now.state)), ...said };
    const doers = roles.flatMap(({ acts }, i) => (acts && groups[i]) || []);
    const { side } = doers[0] ?? unit;
    const moment: Moment = {
      state: now.state,
      action: name,
      input,
      typed: Object.keys(said),
      named: inRoles(roles, groups),
      doers,
      ...(side !== undefined && { by: side }),
    };
    return [
      ...forbidding(permits, input, now.rulings).map((of) => ({ ...of, isOwn: true as const })),
      ...against(moment, roles, now.bearings).filter(({ missing }) => !missing),
    ];
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return [{ ...objectionOf(error), isOwn: true }];
  }
}
