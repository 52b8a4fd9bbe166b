import type { Apart, Cross, Join, Meet, Split } from '../../rules/effect.js';
import type { Fields } from '../../rules/field.js';
import type { AnyKind, Kinds } from '../../rules/kind.js';
import type { Input } from '../../rules/record.js';
import { marked, type Unit, unitNamed } from '../../rules/roster.js';
import type { InRoles, State } from '../../rules/state.js';
import { carrying, gained, joined, parted, strengthFields, thoseWhoGo } from '../strength.js';
import { changed, EffectError, inRole, isSameText, kindOf, pairAt, unitAt } from './addressed.js';
import { writtenUnit } from './fields.js';

/**
 * Whoever is new comes in as he is said to be; whoever is there is so from now on. One who only was spoken of may turn out to
 * be of another kind.
 */
export function met(state: State, { to, of, is, side }: Meet, named: InRoles, kinds: Kinds): State {
  const kind = kinds[of];
  if (!kind) throw new EffectError(`there is no kind ${of}`);
  const names = inRole(to, named);
  const more = side === undefined ? {} : { side };
  const isSo = (unit: Unit): Unit => {
    const now = writtenUnit(unit, kindOf(unit, kinds), is, state);
    const came = Object.fromEntries(
      Object.keys(is).flatMap((name) => (name in now.profile ? [[name, now.profile[name]!]] : [])),
    );
    return { ...now, ...more, began: { ...now.began, ...came } };
  };
  const comes = (name: string): Unit =>
    isSo({ name, met: true, kind: of, profile: {}, began: {}, marks: {} });
  const there = changed(state, names, (unit) => isSo(unit.met ? ofKind(unit, of, kind) : unit));
  const isNew = (name: string) => !unitNamed(state.units, name);
  return { ...there, units: [...there.units, ...names.filter(isNew).map(comes)] };
}

/** A unit as one of another kind: it has what that kind has. */
function ofKind(unit: Unit, of: string, { profile, marks }: AnyKind): Unit {
  if (unit.kind === of) return unit;
  const only = (fields: Input, kept: Fields): Input =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => Object.hasOwn(kept, name)));
  return {
    ...unit,
    kind: of,
    profile: only(unit.profile, profile),
    began: only(unit.began, profile),
    marks: only(unit.marks, marks),
  };
}

/** Those who were kept by one unit are by another from now on. */
const keptBy = (state: State, from: string, to: string, { strength }: AnyKind): State => {
  const kept = strength?.kept;
  if (kept === undefined) return state;
  const bound = state.units.filter(({ marks }) => isSameText(marks[kept], from)).map(({ name }) => name);
  return changed(state, bound, (unit) => marked(unit, { [kept]: to }));
};

/** Two units are one. */
export function joinedUnits(state: State, { to, from }: Join, named: InRoles, kinds: Kinds): State {
  const pair = pairAt(state, to, from, named);
  if (!pair) return state;
  const kind = kindOf(pair[0], kinds);
  const [whole, rest] = joined(...pair, kind);
  const one = changed(state, [whole.name], () => whole);
  return keptBy(
    changed(one, [rest.name], () => rest),
    rest.name,
    whole.name,
    kind,
  );
}

/** Some of a unit go over to another. */
export function crossed(state: State, { to, from, counts }: Cross, named: InRoles, kinds: Kinds): State {
  const pair = pairAt(state, from, to, named);
  if (!pair) return state;
  const [giver, taker] = pair;
  const kind = kindOf(giver, kinds);
  const gone = thoseWhoGo(giver, kind, counts);
  const total = kind.strength?.total;
  if (total === undefined || !gone[total]) return state;
  const given = changed(state, [giver.name], (unit) => parted(unit, kind, gone));
  return changed(given, [taker.name], (unit) => gained(carrying(unit, giver, kind), kind, gone));
}

/**
 * The new unit is called as the old one, with the next number that is free. What was done by all of them is true of either
 * half; what is counted of them, and what one of them does, stays with the first, but for those who part.
 */
export function split(state: State, { from, counts, into }: Split, named: InRoles, kinds: Kinds): State {
  const unit = unitAt(state, from, named);
  if (!unit) return state;
  const kind = kindOf(unit, kinds);
  const { strength } = kind;
  const gone = thoseWhoGo(unit, kind, counts);
  if (!strength || !gone[strength.total]) return state;
  const left = changed(state, [unit.name], () => parted(unit, kind, gone));
  if (into) return { ...left, units: [...left.units, apart(unit, into, state, kinds)] };
  const none = strengthFields(strength).filter((field) => Object.hasOwn(unit.profile, field));
  const empty = { ...unit.profile, ...Object.fromEntries(none.map((field) => [field, 0])) };
  const name = freeName(unit.name, state, 2);
  const half = gained({ ...unit, name, profile: empty, marks: uncounted(unit.marks, kind) }, kind, gone);
  const waiting = state.later
    .filter((waits) => waits.unit === unit.name)
    .map((waits) => ({ ...waits, unit: name, is: uncounted(waits.is, kind) }));
  const parts = {
    ...left,
    units: [...left.units, { ...half, began: half.profile }],
    later: [...left.later, ...waiting.filter(({ is }) => Object.keys(is).length > 0)],
  };
  return strength.apart?.some((field) => gone[field]) ? keptBy(parts, unit.name, name, kind) : parts;
}

/** Those of a unit who are of another kind by themselves, known by what is said of them alone. */
function apart(
  { name, side, marks }: Unit,
  { kind: of, called, is, keeps = [] }: Apart,
  state: State,
  kinds: Kinds,
): Unit {
  const kind = kinds[of];
  if (!kind) throw new EffectError(`there is no kind ${of}`);
  const own = {
    name: freeName(`${name} ${called}`, state),
    ...(side !== undefined && { side }),
    met: true as const,
    kind: of,
  };
  const kept = Object.fromEntries(keeps.flatMap((mark) => (mark in marks ? [[mark, marks[mark]!]] : [])));
  const unit = writtenUnit({ ...own, profile: {}, began: {}, marks: kept }, kind, is, state);
  return { ...unit, began: unit.profile };
}

/** A name that nobody has: this one, with the next number that is free. */
function freeName(name: string, { units }: State, from = 1): string {
  const numbered = (n: number) => (n === 1 ? name : `${name} ${n}`);
  let n = from;
  while (unitNamed(units, numbered(n))) n++;
  return numbered(n);
}

/** The marks among these that are true of any part of the unit: they count nothing, and are nobody's in it. */
const uncounted = (is: Input, { marks, strength }: AnyKind): Input =>
  Object.fromEntries(
    Object.entries(is).filter(
      ([name]) => marks[name] && marks[name].kind !== 'count' && !strength?.stays?.includes(name),
    ),
  );
