import { logPath } from '../../game/log.js';
import { rosterOf } from '../../game/roster.js';
import { named } from '../../rules/named.js';
import type { RosterScope, Unit } from '../../rules/roster.js';
import { groupsIn } from '../named-units.js';
import { scopeOf } from '../units.js';
import type { Candidate } from './candidates.js';
import type { Place } from './place.js';

/** The units of the game, as its roster has them; none, where there is no roster, or it cannot be read. */
async function unitsOf({
  system,
  game,
  io,
}: Place): Promise<{ units: readonly Unit[]; scope?: RosterScope }> {
  const scope = await scopeOf(system);
  if (!scope) return { units: [] };
  try {
    return { scope, units: rosterOf(logPath(game, io.env), system.id, scope).state.units };
  } catch (error) {
    if ((error as Error).name !== 'LogError') throw error;
    return { units: [] };
  }
}

const candidate = ({ says }: RosterScope, unit: Unit): Candidate => ({
  value: unit.name,
  says: [unit.side, says(unit)].filter(Boolean).join(': '),
});

/** All units of the game by name, with how they stand. */
export async function unitNames(place: Place): Promise<Candidate[]> {
  const { units, scope } = await unitsOf(place);
  return units.map((unit) => candidate(scope!, unit));
}

/**
 * The units that can be named next behind an action; where several may act together, by their place too, and with commas.
 * @param words what stands behind it, but for flags
 * @param text what is typed of the next
 */
export async function unitsNext(
  action: string,
  words: readonly string[],
  text: string,
  place: Place,
): Promise<Candidate[]> {
  const { units, scope } = await unitsOf(place);
  const fill = scope && named(scope.fills, action);
  if (!fill) return [];
  const together = fill.several && scope.together;
  const most = fill.units.length;
  const { found, rest } = groupsIn(words, units, { ...fill, most, together });
  if (rest.length > 0 || found.length === most) return [];
  const typed = together ? text.split(',').slice(0, -1) : [];
  const taken = new Set([...found.flatMap((of) => of.units.map(({ name }) => name)), ...typed]);
  const can = units.filter(
    (unit) => !taken.has(unit.name) && (fill.goneToo || scope.gone(unit) === undefined),
  );
  const before = typed.map((name) => `${name},`).join('');
  const one = can.map((unit) => candidate(scope, unit)).map((of) => ({ ...of, value: before + of.value }));
  const places = typed.length > 0 ? [] : placesOf(can, units, together);
  return [...one, ...places];
}

/** The places where units are, each with who is there. */
function placesOf(
  can: readonly Unit[],
  units: readonly Unit[],
  together: RosterScope['together'],
): Candidate[] {
  const there = new Map<string, string[]>();
  for (const unit of can) {
    const place = together?.place(unit, units);
    if (place !== undefined) there.set(place, [...(there.get(place) ?? []), unit.name]);
  }
  return [...there].map(([value, names]) => ({ value, says: names.join(', ') }));
}
