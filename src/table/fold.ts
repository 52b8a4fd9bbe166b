import {
  type Add,
  type Address,
  type Apart,
  type Bind,
  type Cross,
  type Effect,
  type End,
  type InRole,
  isThose,
  type Join,
  type Lose,
  type Meet,
  type Put,
  type SetTo,
  type Split,
  type Those,
} from '../rules/effect.js';
import type { Field, Fields } from '../rules/field.js';
import { type AnyKind, type Kinds, known, type Lasts } from '../rules/kind.js';
import { sameName } from '../rules/likeness.js';
import type { Input } from '../rules/record.js';
import { marked, type Unit } from '../rules/roster.js';
import type { Value } from '../rules/rule.js';
import type { InRoles, State } from '../rules/state.js';
import { afterMoving } from './piles.js';
import { unitCalled } from './shared.js';
import {
  asThere,
  carrying,
  countsOf,
  fieldsOf,
  fitting,
  gained,
  joined,
  parted,
  withoutFallen,
} from './strength.js';

/** An effect that no table can have: a rule is at fault, and nothing is logged. */
export class EffectError extends Error {
  override readonly name = 'EffectError';
}

/**
 * The table after what was done to it, for every rule system.
 * @param named who stood in the roles; what was done to a role in which nobody was named changes nothing
 * @throws EffectError where an effect speaks of what the kinds do not have
 */
export const fold = (state: State, effects: readonly Effect[], named: InRoles, kinds: Kinds): State =>
  effects.reduce((table, effect) => after(table, effect, named, kinds), state);

function after(state: State, effect: Effect, named: InRoles, kinds: Kinds): State {
  switch (effect.do) {
    case 'lose':
    case 'set':
    case 'add':
      return suffered(state, effect, named, kinds);
    case 'bind':
      return bound(state, effect, named, kinds);
    case 'meet':
      return met(state, effect, named, kinds);
    case 'join':
      return together(state, effect, named, kinds);
    case 'cross':
      return crossed(state, effect, named, kinds);
    case 'split':
      return split(state, effect, named, kinds);
    case 'end':
      return ended(state, effect, kinds);
    case 'put':
      return putDown(effect.begins === undefined ? state : begun(state, effect.begins), effect);
    case 'cards':
      return { ...state, piles: afterMoving(state.piles, effect) };
    case 'anew':
      return begunAgain(state);
  }
}

/** The units of a roster as they came; of what was told of the turn nothing is known any more. */
const begunAgain = ({ units, ...state }: State): State => ({
  ...state,
  units: units.filter(({ met }) => !met).map((unit) => ({ ...unit, profile: unit.began, marks: {} })),
  slots: {},
  spans: [],
  later: [],
});

function putDown(state: State, { slot, is, first }: Put): State {
  if (first && state.slots[slot] !== undefined) return state;
  return { ...state, slots: withSlot(state.slots, slot, is) };
}

/** Of those who stand in no roster as little is known as of the clock: what they do binds them to nothing. */
const begun = (state: State, span: string): State =>
  state.spans.includes(span) || state.units.every(({ met }) => met)
    ? state
    : { ...state, spans: [...state.spans, span] };

const withSlot = (slots: State['slots'], slot: string, is: Value): State['slots'] => {
  if (is !== null) return { ...slots, [slot]: is };
  const { [slot]: _, ...others } = slots;
  return others;
};

/** The names of those who are addressed. */
function namesAt(to: Address, named: InRoles, { units }: State): readonly string[] {
  if (isThose(to)) return units.filter((unit) => isOneOf(unit, to, named, units)).map(({ name }) => name);
  return inRole(to, named);
}

const inRole = (to: InRole, named: InRoles): readonly string[] =>
  typeof to === 'string' ? (named[to] ?? []) : (named[to[0]] ?? []).slice(to[1] - 1, to[1]);

function isOneOf({ marks, side }: Unit, those: Those, named: InRoles, units: readonly Unit[]): boolean {
  if ('side' in those) {
    const { without } = those;
    const isOf = side !== undefined && sameName(side, those.side);
    return isOf && (without === undefined || marks[without] === undefined);
  }
  const mark = marks[those.whose];
  if (typeof mark !== 'string') return false;
  if ('is' in those) return inRole(those.is, named).some((name) => sameName(name, mark));
  // What names nobody binds nobody to anybody.
  if (!unitCalled(mark, units)) return false;
  const either = 'among' in those;
  const role = either ? those.among : those.beside;
  const beside = units.filter(({ name }) => (named[role] ?? []).includes(name));
  const isBound = (unit: Unit) => isSameText(unit.marks[those.whose], mark);
  return beside.some((unit) => isBound(unit) && (either || isSameText(unit.side, side)));
}

const isSameText = (one: Value | undefined, other: Value | undefined): boolean =>
  typeof one === 'string' && typeof other === 'string' ? sameName(one, other) : one === other;

const kindOf = ({ kind }: Unit, kinds: Kinds): AnyKind => {
  const found = kinds[kind];
  if (!found) throw new EffectError(`there is no kind ${kind}`);
  return found;
};

const changed = (state: State, names: readonly string[], change: (unit: Unit) => Unit): State =>
  names.length === 0
    ? state
    : { ...state, units: state.units.map((unit) => (names.includes(unit.name) ? change(unit) : unit)) };

/** The first who is addressed, if anybody is. */
const unitAt = (state: State, to: Address, named: InRoles): Unit | undefined => {
  const [name] = namesAt(to, named, state);
  return state.units.find((unit) => unit.name === name);
};

/** A unit after what befell it once, with all that it depended on besides. */
interface Befallen {
  readonly spans: State['spans'];
  readonly whom: string | undefined;
  readonly after: Unit;
}

const onceBefallen = new WeakMap<Effect, WeakMap<Unit, Befallen>>();

/** What befalls a unit comes to the same whenever that does: plans have the same befall the same units by the thousand. */
function befallen(
  unit: Unit,
  effect: Effect,
  { spans }: State,
  whom: string | undefined,
  then: () => Unit,
): Unit {
  let units = onceBefallen.get(effect);
  if (!units) {
    units = new WeakMap();
    onceBefallen.set(effect, units);
  }
  const found = units.get(unit);
  if (found?.spans === spans && found.whom === whom) return found.after;
  const after = then();
  units.set(unit, { spans, whom, after });
  return after;
}

/** What befalls units of a kind: those of other kinds in the same role suffer nothing. */
function suffered(state: State, effect: Lose | SetTo | Add, named: InRoles, kinds: Kinds): State {
  const names = namesAt(effect.to, named, state);
  const befalls = ({ kind, name }: Unit) =>
    names.includes(name) && (effect.of === undefined || effect.of === kind);
  if (effect.do !== 'set') {
    const now = changed(state, names, (unit) => {
      if (!befalls(unit)) return unit;
      const kind = kindOf(unit, kinds);
      return befallen(unit, effect, state, undefined, () => {
        if (effect.do === 'add') return added(unit, kind, effect.by, state);
        const { unit: left, tolls } = withoutFallen(unit, kind, effect.parts);
        return written(left, kind, tolls, state);
      });
    });
    return effect.do === 'add' ? now : keptFall(state, now, names, kinds);
  }
  const { is, at } = effect;
  // What ends with a span that this game does not know is over at once.
  if (at === undefined || !state.spans.includes(at)) {
    return changed(state, names, (unit) =>
      befalls(unit)
        ? befallen(unit, effect, state, undefined, () => written(unit, kindOf(unit, kinds), is, state))
        : unit,
    );
  }
  const waiting = state.units.filter(befalls).map(({ name }) => ({ unit: name, is, at }));
  return { ...state, later: [...state.later, ...waiting] };
}

/** Those who are counted apart by a unit stand in others as well: they are as many fewer there, one unit after the other. */
function keptFall(before: State, now: State, names: readonly string[], kinds: Kinds): State {
  return names.reduce((state, name) => {
    const was = before.units.find((unit) => unit.name === name);
    // Players may name who stands in no roster.
    if (!was) return state;
    const kind = kindOf(was, kinds);
    if (!kind.strength?.kept) return state;
    const { kept, apart = [] } = kind.strength;
    const apartOf = (unit: Unit) => apart.reduce((sum, field) => sum + countsOf(unit, kind)(field), 0);
    const kepts = apartOf(was);
    if (kepts === 0) return state;
    let fall = kepts - apartOf(state.units.find((unit) => unit.name === name)!);
    if (fall <= 0) return state;
    const bound = state.units.filter(({ marks }) => isSameText(marks[kept], name));
    return bound.reduce((table, { name: captive }) => {
      const unit = unitCalled(captive, table.units)!;
      const of = kindOf(unit, kinds);
      const total = of.strength?.total;
      if (total === undefined || fall <= 0) return table;
      const falls = Math.min(fall, countsOf(unit, of)(total));
      fall -= falls;
      return changed(table, [captive], (one) => withoutFallen(one, of, { [total]: falls }).unit);
    }, state);
  }, now);
}

/** Those who were kept by one unit are by another from now on. */
const keptBy = (state: State, from: string, to: string, { strength }: AnyKind): State => {
  const kept = strength?.kept;
  if (kept === undefined) return state;
  const bound = state.units.filter(({ marks }) => isSameText(marks[kept], from)).map(({ name }) => name);
  return changed(state, bound, (unit) => marked(unit, { [kept]: to }));
};

const spanOf = (lasts: Lasts | undefined): string | undefined =>
  typeof lasts !== 'object' ? lasts : 'until' in lasts ? lasts.until : undefined;

const nextOf = (lasts: Lasts | undefined): string | undefined =>
  typeof lasts === 'object' && 'until' in lasts ? lasts.becomes : undefined;

/** Whether it is what it becomes at once, where the game does not know the span. */
const becomesAtOnce = (lasts: Lasts | undefined): boolean =>
  typeof lasts === 'object' && 'until' in lasts && lasts.unclocked === 'becomes';

/** Whether a mark can be kept in this game. */
const isKept = (lasts: Lasts | undefined, { spans }: State): boolean =>
  lasts === undefined ||
  (typeof lasts === 'string'
    ? spans.includes(lasts)
    : !('until' in lasts) || lasts.unclocked === true || spans.includes(lasts.until));

/** A unit with other fields, within their bounds. A mark that says nothing is not there. */
function written(unit: Unit, kind: AnyKind, is: Input, state: State): Unit {
  const { profile, marks, lasts = {}, least = [], strength } = kind;
  const ofProfile: Record<string, Value | undefined> = {};
  const ofMarks: Record<string, Value> = {};
  for (const [name, said] of Object.entries(is)) {
    const ofKind = [profile, marks].find((fields) => Object.hasOwn(fields, name));
    if (!ofKind) continue;
    const field: Field = ofKind[name];
    const value = bounded(field, said);
    if (ofKind === profile) ofProfile[name] = value ?? field.default;
    else if (value === null || value === field.default) ofMarks[name] = null;
    else if (isKept(lasts[name], state))
      ofMarks[name] = least.includes(name) ? leastOf(unit.marks[name], value) : value;
    else if (becomesAtOnce(lasts[name])) ofMarks[nextOf(lasts[name])!] = value;
  }
  const now = Object.keys(ofProfile).length > 0 ? withProfile(unit, ofProfile) : unit;
  const after = marked(now, ofMarks);
  const counted = strength ? fieldsOf(strength) : [];
  return counted.some((field) => Object.hasOwn(is, field)) ? fitting(after, kind) : after;
}

const leastOf = (was: Value | undefined, is: Value): Value =>
  typeof was === 'number' && typeof is === 'number' ? Math.min(was, is) : is;

/** No count is more than its field holds. */
const bounded = (field: Field, value: Value): Value =>
  (field.kind === 'count' || field.kind === 'measure') && typeof value === 'number'
    ? Math.min(Math.max(value, field.min), field.max)
    : value;

/** What says nothing is not there. */
const withProfile = (unit: Unit, is: Readonly<Record<string, Value | undefined>>): Unit => {
  const all = Object.entries({ ...unit.profile, ...is });
  const said = all.filter((entry): entry is [string, Value] => entry[1] !== undefined);
  return { ...unit, profile: Object.fromEntries(said) };
};

/** Counts go up, or down as far as their fields let them. */
function added(unit: Unit, kind: AnyKind, by: Readonly<Record<string, number>>, state: State): Unit {
  const is = known(kind, unit) as Readonly<Record<string, Value>>;
  const counts = Object.entries(by).map(([name, n]) => [name, Number(is[name] ?? 0) + n]);
  return written(unit, kind, Object.fromEntries(counts), state);
}

/** The name of whoever stands in the other role, in a mark; of somebody nobody has named, where nobody does. */
function bound(state: State, effect: Bind, named: InRoles, kinds: Kinds): State {
  const { to, of, as, mark, through } = effect;
  const other = unitAt(state, as, named);
  const bond = through === undefined ? undefined : other?.marks[through];
  const already = typeof bond === 'string' ? unitCalled(bond, state.units) : undefined;
  const whom = (already ?? other)?.name ?? `a ${as}`;
  return changed(state, namesAt(to, named, state), (unit) =>
    of === undefined || of === unit.kind
      ? befallen(unit, effect, state, whom, () => written(unit, kindOf(unit, kinds), { [mark]: whom }, state))
      : unit,
  );
}

/**
 * Whoever is new comes in as he is said to be; whoever is there is so from now on. One who only was spoken of may turn out to
 * be of another kind.
 */
function met(state: State, { to, of, is, side }: Meet, named: InRoles, kinds: Kinds): State {
  const kind = kinds[of];
  if (!kind) throw new EffectError(`there is no kind ${of}`);
  const names = inRole(to, named);
  const more = side === undefined ? {} : { side };
  const isSo = (unit: Unit): Unit => {
    const now = written(unit, kindOf(unit, kinds), is, state);
    const came = Object.fromEntries(
      Object.keys(is).flatMap((name) => (name in now.profile ? [[name, now.profile[name]!]] : [])),
    );
    return { ...now, ...more, began: { ...now.began, ...came } };
  };
  const comes = (name: string): Unit =>
    isSo({ name, met: true, kind: of, profile: {}, began: {}, marks: {} });
  const there = changed(state, names, (unit) => isSo(unit.met ? ofKind(unit, of, kind) : unit));
  const isNew = (name: string) => !unitCalled(name, state.units);
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

/** Two who are addressed, of one kind. Where one of them was not named nobody knows what becomes of the other. */
function pairAt(state: State, a: Address, b: Address, named: InRoles): [Unit, Unit] | undefined {
  const [one, other] = [unitAt(state, a, named), unitAt(state, b, named)];
  return one && other && one !== other && one.kind === other.kind ? [one, other] : undefined;
}

function together(state: State, { to, from }: Join, named: InRoles, kinds: Kinds): State {
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

function crossed(state: State, { to, from, counts }: Cross, named: InRoles, kinds: Kinds): State {
  const pair = pairAt(state, from, to, named);
  if (!pair) return state;
  const [giver, taker] = pair;
  const kind = kindOf(giver, kinds);
  const gone = asThere(giver, kind, counts);
  const total = kind.strength?.total;
  if (total === undefined || !gone[total]) return state;
  const given = changed(state, [giver.name], (unit) => parted(unit, kind, gone));
  return changed(given, [taker.name], (unit) => gained(carrying(unit, giver, kind), kind, gone));
}

/**
 * The new unit is called as the old one, with the next number that is free. What was done by all of them is true of either
 * half; what is counted of them, and what one of them does, stays with the first, but for those who part.
 */
function split(state: State, { from, counts, into }: Split, named: InRoles, kinds: Kinds): State {
  const unit = unitAt(state, from, named);
  if (!unit) return state;
  const kind = kindOf(unit, kinds);
  const { strength } = kind;
  const gone = asThere(unit, kind, counts);
  if (!strength || !gone[strength.total]) return state;
  const left = changed(state, [unit.name], () => parted(unit, kind, gone));
  if (into) return { ...left, units: [...left.units, apart(unit, into, state, kinds)] };
  const none = fieldsOf(strength).filter((field) => Object.hasOwn(unit.profile, field));
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
function apart({ name, side }: Unit, { kind: of, called, is }: Apart, state: State, kinds: Kinds): Unit {
  const kind = kinds[of];
  if (!kind) throw new EffectError(`there is no kind ${of}`);
  const own = {
    name: freeName(`${name} ${called}`, state),
    ...(side !== undefined && { side }),
    met: true as const,
    kind: of,
  };
  const unit = written({ ...own, profile: {}, began: {}, marks: {} }, kind, is, state);
  return { ...unit, began: unit.profile };
}

/** A name that nobody has: this one, with the next number that is free. */
function freeName(name: string, { units }: State, from = 1): string {
  const numbered = (n: number) => (n === 1 ? name : `${name} ${n}`);
  let n = from;
  while (unitCalled(numbered(n), units)) n++;
  return numbered(n);
}

/** The marks among these that are true of any part of the unit: they count nothing, and are nobody's in it. */
const uncounted = (is: Input, { marks, strength }: AnyKind): Input =>
  Object.fromEntries(
    Object.entries(is).filter(
      ([name]) => marks[name] && marks[name].kind !== 'count' && !strength?.stays?.includes(name),
    ),
  );

/** Spans of the clock are over: marks that last as long end, and what waited for it comes. A new one has begun. */
function ended(state: State, { of, untold, last }: End, kinds: Kinds): State {
  const units = state.units.map((unit) => {
    const kind = kindOf(unit, kinds);
    const { lasts = {} } = kind;
    const over = Object.keys(unit.marks).filter((mark) => of.includes(spanOf(lasts[mark]) ?? ''));
    const off = over.map((mark): [string, Value] => [mark, null]);
    const becomes = over.flatMap((mark): [string, Value][] => {
      const to = nextOf(lasts[mark]);
      return last || to === undefined ? [] : [[to, unit.marks[mark]!]];
    });
    return marked(unit, Object.fromEntries([...off, ...becomes]));
  });
  const spans = untold
    ? state.spans.filter((span) => !of.includes(span))
    : [...new Set([...state.spans, ...of])];
  const due = state.later.filter(({ at }) => of.includes(at));
  const table = { ...state, units, spans, later: state.later.filter((waits) => !due.includes(waits)) };
  if (last) return table;
  return due.reduce(
    (now, { unit: name, is }) => changed(now, [name], (unit) => written(unit, kindOf(unit, kinds), is, now)),
    table as State,
  );
}
