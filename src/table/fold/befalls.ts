import type { Add, Bind, Effect, Lose, SetTo } from '../../rules/effect.js';
import { type Kinds, known } from '../../rules/kind.js';
import type { Unit } from '../../rules/roster.js';
import type { InRoles, State } from '../../rules/state.js';
import { unitCalled } from '../shared.js';
import { countsOf, withoutFallen } from '../strength.js';
import { changed, isSameText, kindOf, namesAt, unitAt } from './addressed.js';
import { added, written } from './fields.js';

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
export function suffered(state: State, effect: Lose | SetTo | Add, named: InRoles, kinds: Kinds): State {
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
    return effect.do === 'add' ? now : keptNoMore(state, keptFall(state, now, names, kinds), names, kinds);
  }
  const { is, at } = effect;
  // What ends with a span that this game does not know is over at once.
  if (at === undefined || !state.spans.includes(at)) {
    const now = changed(state, names, (unit) =>
      befalls(unit)
        ? befallen(unit, effect, state, undefined, () => written(unit, kindOf(unit, kinds), is, state))
        : unit,
    );
    return keptNoMore(state, now, names, kinds);
  }
  const waiting = state.units.filter(befalls).map(({ name }) => ({ unit: name, is, at }));
  return { ...state, later: [...state.later, ...waiting] };
}

/** Whoever has come to be out of the game keeps nobody any more: those who were counted apart by him are out of it with him. */
export function keptNoMore(before: State, now: State, names: readonly string[], kinds: Kinds): State {
  const keptBy = (unit: Unit) => {
    const mark = kindOf(unit, kinds).strength?.kept;
    return mark === undefined ? undefined : unit.marks[mark];
  };
  if (now === before || !now.units.some((unit) => keptBy(unit) !== undefined)) return now;
  const isOut = (unit: Unit | undefined) => {
    const kind = unit && kindOf(unit, kinds);
    return unit !== undefined && kind!.gone(known(kind!, unit)) !== undefined;
  };
  return names.reduce((state, name) => {
    const of = (table: State) => table.units.find((unit) => unit.name === name);
    if (isOut(of(before)) || !isOut(of(state))) return state;
    const bound = state.units.filter((unit) => isSameText(keptBy(unit), name)).map((unit) => unit.name);
    return changed(state, [name, ...bound], (unit) => {
      const kind = kindOf(unit, kinds);
      if (!kind.strength) return unit;
      const { total, apart = [] } = kind.strength;
      const falls = unit.name === name ? apart : [total];
      return withoutFallen(unit, kind, Object.fromEntries(falls.map((at) => [at, countsOf(unit, kind)(at)])))
        .unit;
    });
  }, now);
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

/** The name of whoever stands in the other role, in a mark; of somebody nobody has named, where nobody does. */
export function bound(state: State, effect: Bind, named: InRoles, kinds: Kinds): State {
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
