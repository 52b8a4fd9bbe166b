import { type Add, type Bind, type Effect, isThose, type Lose, type SetTo } from '../../rules/effect.js';
import type { Fields } from '../../rules/field.js';
import { type Kinds, known } from '../../rules/kind.js';
import { type Unit, unitNamed } from '../../rules/roster.js';
import type { Value } from '../../rules/rule.js';
import type { InRoles, State } from '../../rules/state.js';
import { a } from '../../rules/text/say.js';
import { countsOf, keepingNobody, withoutFallen } from '../strength.js';
import { changed, isSameText, kindOf, namesAt, unitAt } from './addressed.js';
import { added, writtenUnit } from './fields.js';

/** What units suffer, each by itself. */
export type Suffering = Lose | SetTo | Add;

/** Whether an effect befalls those who stand in a role, and is over at once: nothing else of a table has to be looked at for it. */
export const isByItself = (effect: Effect): effect is Suffering =>
  (effect.do === 'lose' || effect.do === 'add' || (effect.do === 'set' && effect.at === undefined)) &&
  !isThose(effect.to);

/** What befalls units one thing after the other, each of them {@link isByItself}. */
export function allSuffered(
  state: State,
  effects: readonly Suffering[],
  named: InRoles,
  kinds: Kinds,
): State {
  const isKept = (unit: Unit) => keptBy(unit, kinds) !== undefined;
  const oneByOne = () => effects.reduce((table, effect) => suffered(table, effect, named, kinds), state);
  if (state.units.some(isKept)) return oneByOne();
  const whom = effects.map(({ to }) => namesAt(to, named, state));
  const units = state.units.map((unit) =>
    effects.reduce(
      (one, effect, i) => (befalls(one, effect, whom[i]!) ? afterOne(one, effect, state, kinds) : one),
      unit,
    ),
  );
  return units.some(isKept) ? oneByOne() : { ...state, units };
}

/** Units of other kinds in the same role suffer nothing. */
const befalls = ({ kind, name }: Unit, { of }: Suffering, names: readonly string[]): boolean =>
  names.includes(name) && (of === undefined || of === kind);

/** A unit after what befell it once, with all that it depended on besides. */
interface Befallen {
  readonly spans: State['spans'];
  readonly whom: string | undefined;
  readonly after: Unit;
}

/** What units came to by effects that befall them again and again. */
const onceBefallen = new WeakMap<Effect, Map<Unit, Befallen>>();

/** Remembers what an effect comes to, for as long as it is: plans have the same befall the same units by the hundred thousand. */
export function befallsAgain(effect: Effect): void {
  if (!onceBefallen.has(effect)) onceBefallen.set(effect, new Map());
}

/** What befalls a unit comes to the same whenever that does. */
function befallen(
  unit: Unit,
  effect: Effect,
  { spans }: State,
  whom: string | undefined,
  then: () => Unit,
): Unit {
  const known = onceBefallen.get(effect);
  const found = known?.get(unit);
  if (found?.spans === spans && found.whom === whom) return found.after;
  const after = then();
  known?.set(unit, { spans, whom, after });
  return after;
}

const afterOne = (unit: Unit, effect: Suffering, state: State, kinds: Kinds): Unit =>
  befallen(unit, effect, state, undefined, () => workedOut(unit, effect, state, kinds));

function workedOut(unit: Unit, effect: Suffering, state: State, kinds: Kinds): Unit {
  const kind = kindOf(unit, kinds);
  if (effect.do === 'add') return added(unit, kind, effect.by, state);
  if (effect.do === 'set') return writtenUnit(unit, kind, effect.is, state);
  const { unit: left, tolls } = withoutFallen(unit, kind, effect.parts);
  return writtenUnit(left, kind, tolls, state);
}

/** What befalls units of a kind, and those with them whom others keep. */
export function suffered(state: State, effect: Suffering, named: InRoles, kinds: Kinds): State {
  const names = namesAt(effect.to, named, state);
  // What ends with a span that this game does not know is over at once.
  if (effect.do === 'set' && effect.at !== undefined && state.spans.includes(effect.at)) {
    const { is, at } = effect;
    const waiting = state.units.filter((unit) => befalls(unit, effect, names));
    return { ...state, later: [...state.later, ...waiting.map(({ name }) => ({ unit: name, is, at }))] };
  }
  const now = changed(state, names, (unit) =>
    befalls(unit, effect, names) ? afterOne(unit, effect, state, kinds) : unit,
  );
  if (effect.do === 'add') return now;
  const fallen = effect.do === 'lose' ? keptFall(state, now, names, kinds) : now;
  return keptNoMore(state, fallen, names, kinds);
}

/** By whom a unit is kept, if it is by anybody. */
const keptBy = (unit: Unit, kinds: Kinds): Value | undefined => {
  const mark = kinds[unit.kind]?.strength?.kept;
  return mark === undefined ? undefined : unit.marks[mark];
};

/** Whoever has come to be out of the game keeps nobody any more: those who were counted apart by him are out of it with him. */
export function keptNoMore(before: State, now: State, names: readonly string[], kinds: Kinds): State {
  if (now === before || !now.units.some((unit) => keptBy(unit, kinds) !== undefined)) return now;
  const isOut = (unit: Unit | undefined) => {
    const kind = unit && kindOf(unit, kinds);
    return unit !== undefined && kind!.gone(known(kind!, unit)) !== undefined;
  };
  return names.reduce((state, name) => {
    const of = (table: State) => table.units.find((unit) => unit.name === name);
    if (isOut(of(before)) || !isOut(of(state))) return state;
    const bound = state.units
      .filter((unit) => isSameText(keptBy(unit, kinds), name))
      .map((unit) => unit.name);
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
      const unit = unitNamed(table.units, captive)!;
      const of = kindOf(unit, kinds);
      const total = of.strength?.total;
      if (total === undefined || fall <= 0) return table;
      const falls = Math.min(fall, countsOf(unit, of)(total));
      fall -= falls;
      return changed(table, [captive], (one) => withoutFallen(one, of, { [total]: falls }).unit);
    }, state);
  }, now);
}

/**
 * The name of whoever stands in the other role, in a mark, or besides those that a mark of several holds already; of somebody nobody has
 * named, where nobody does.
 */
export function bound(state: State, effect: Bind, named: InRoles, kinds: Kinds): State {
  const { to, of, as, mark, through } = effect;
  const other = unitAt(state, as, named);
  const bond = through === undefined ? undefined : other?.marks[through];
  const already = unitNamed(state.units, bond);
  const whom = (already ?? other)?.name ?? a(typeof as === 'string' ? as : as[0]);
  return changed(state, namesAt(to, named, state), (unit) =>
    of === undefined || of === unit.kind
      ? befallen(unit, effect, state, whom, () => {
          const kind = kindOf(unit, kinds);
          const isList = (kind.marks as Fields)[mark]?.kind === 'list';
          const is = isList ? withName(unit.marks[mark], whom) : whom;
          const now = writtenUnit(unit, kind, { [mark]: is }, state);
          return kind.strength?.kept === mark ? keepingNobody(now, kind) : now;
        })
      : unit,
  );
}

const withName = (names: Value | undefined, name: string): Value => {
  const told = Array.isArray(names) ? (names as readonly string[]) : [];
  return told.includes(name) ? told : [...told, name];
};
