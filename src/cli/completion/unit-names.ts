import { lookAt, togetherIn } from '../../engine/inputs/filling.js';
import { groupsIn, type NamedGroup } from '../../engine/roster/named-units.js';
import { isOfItsSide } from '../../engine/roster/short-names.js';
import { logPath } from '../../log/file.js';
import type { AnyAction } from '../../rules/action.js';
import { filledBy, mayStand } from '../../rules/filled.js';
import { standsAs } from '../../rules/kind.js';
import { forbidding } from '../../rules/permit.js';
import type { AnyRole } from '../../rules/role.js';
import type { Together, Unit } from '../../rules/roster.js';
import { isRefusal } from '../../rules/rule.js';
import { type GameState, gameStateOf, sideToAct } from '../../rules/system.js';
import { objectionsTo } from '../../table/now.js';
import { atTable } from '../game/now.js';
import type { Candidate } from './candidates.js';
import type { LineContext } from './place.js';

/** The units of the game, as its roster has them; none, where there is no roster, or it cannot be read. */
async function unitsOf({
  system,
  game,
  io,
}: LineContext): Promise<{ units: readonly Unit[]; kept?: GameState }> {
  const kept = await gameStateOf(system);
  if (!kept) return { units: [] };
  try {
    return { kept, units: lookAt(logPath(game, io.env), system, kept)().state.state.units };
  } catch (error) {
    if ((error as Error).name !== 'LogError') throw error;
    return { units: [] };
  }
}

const candidate = ({ memory: { kinds } }: GameState, unit: Unit): Candidate => ({
  value: unit.name,
  isLoose: true,
  says: [unit.side, standsAs(unit, kinds)].filter(Boolean).join(': '),
});

/** All units of the game by name, with how they stand. */
export async function unitNames(place: LineContext): Promise<Candidate[]> {
  const { units, kept } = await unitsOf(place);
  return units.map((unit) => candidate(kept!, unit));
}

/**
 * The units that can be named next behind an action; where several may act together, by their place too, and with commas.
 * @param words what stands behind it, but for flags
 * @param text what is typed of the next
 */
export async function unitsNext(
  action: AnyAction,
  words: readonly string[],
  text: string,
  place: LineContext,
): Promise<Candidate[]> {
  const { units, kept } = await unitsOf(place);
  const { roles = [] } = action;
  if (!kept || roles.length === 0) return [];
  const together = togetherIn(roles, kept);
  const { found, rest } = groupsIn(words, units, { roles, together, kinds: kept.memory.kinds });
  const role = roles[found.length];
  if (rest.length > 0 || !role) return [];
  const typed = together ? text.split(',').slice(0, -1) : [];
  const taken = new Set([...found.flatMap((of) => of.units.map(({ name }) => name)), ...typed]);
  const mayBeNamed = (unit: Unit) => mayStand(role, unit, kept.memory.kinds);
  const can = units.filter((unit) => !taken.has(unit.name) && mayBeNamed(unit));
  const before = typed.map((name) => `${name},`).join('');
  const first = await allowedFirst(can, action, found, place);
  const one = first.map((unit) => candidate(kept, unit)).map((of) => ({ ...of, value: before + of.value }));
  const places = typed.length > 0 ? [] : placesOf(first, units, together);
  // What befalls a place is told by it.
  return role.place && !role.acts ? [...places, ...one] : [...one, ...places];
}

/** Those first whom nothing speaks against now: who may act, behind them others of the side to act, and then of the side that the role is for. */
async function allowedFirst(
  units: readonly Unit[],
  action: AnyAction,
  found: readonly NamedGroup[],
  { game, system, io }: LineContext,
): Promise<readonly Unit[]> {
  const role = action.roles?.[found.length];
  if (!role) return units;
  const doer = found[0]?.units[0];
  const at = await atTable(game, system, io);
  const table = role.acts ? at : undefined;
  const isAllowed = (unit: Unit): boolean => {
    if (table) return objectionsTo(unit, action, table.now)?.length === 0;
    return (
      suits(unit, role, doer) && canStand(action, [...found.map((of) => of.units), [unit]], at?.now.rulings)
    );
  };
  const acting = table && sideToAct(table.kept, table.now.state, table.sides);
  const rank = (unit: Unit) =>
    isAllowed(unit) ? 0 : unit.side !== undefined && unit.side === acting ? 1 : 2;
  const ranked = units.map((unit) => ({ unit, rank: rank(unit) }));
  return ranked.sort((a, b) => a.rank - b.rank).map(({ unit }) => unit);
}

/** Whether a unit is one that a role is for: of its kinds, and of its side, as far as that can be told. */
export const suits = (unit: Unit, role: AnyRole, doer: Unit | undefined): boolean =>
  Object.hasOwn(role.takes, unit.kind) && isOfItsSide(unit, role, doer?.side);

/**
 * Whether those who are named can stand so in the roles of an action, as far as what they fill in tells: nothing bars them, and
 * they can do it to each other whatever is agreed on.
 * @param rulings the options in force
 */
export function canStand(
  action: AnyAction,
  groups: readonly (readonly Unit[])[],
  rulings: Readonly<Record<string, number>> | undefined,
): boolean {
  try {
    const input = filledBy(action, groups, {});
    return !forbidding(action.permits ?? [], input, rulings ?? {}).some(({ physical }) => physical);
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}

/** The places where units are, each with who is there. */
function placesOf(can: readonly Unit[], units: readonly Unit[], together: Together | undefined): Candidate[] {
  const there = new Map<string, string[]>();
  for (const unit of can) {
    const place = together?.place(unit, units);
    if (place !== undefined) there.set(place, [...(there.get(place) ?? []), unit.name]);
  }
  return [...there].map(([value, names]) => ({ value, isLoose: true, says: names.join(', ') }));
}
