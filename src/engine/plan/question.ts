import { type Distribution, Gatherer, spellingOf, type Weighted } from '../../odds/distribution.js';
import { type AnyKind, goneAs, type Kinds, known } from '../../rules/kind.js';
import type { Unit } from '../../rules/roster.js';
import type { Value } from '../../rules/rule.js';
import type { State } from '../../rules/state.js';
import { strengthFields } from '../../table/strength.js';
import type { PlanPlayed } from './chain.js';

/** How a unit stands at the end of a plan. */
export interface Standing {
  /** Its counts, its marks, and whether it is out of the game (`gone`). */
  readonly is: Readonly<Record<string, Value>>;
  /** Those that count figures, the total first. */
  readonly counts: readonly string[];
  /** The same in words, as rosters have it. */
  readonly says: readonly string[];
}

/** How units stand, by their names. */
export type Standings = Readonly<Record<string, Standing>>;

/** What is asked of the tables that a plan leads to. */
interface PlanQuestion {
  readonly start: State;
  readonly kinds: Kinds;
  /** The units that are told whatever becomes of them: those that lines and conditions name. */
  readonly named: readonly string[];
}

const unitIn = ({ units }: State, name: string): Unit | undefined => units.find((unit) => unit.name === name);

/** The units that are told: those that are named, and whoever else is not as before at any end. */
export function toldUnits({ ends, numberOf }: PlanPlayed, { start, named }: PlanQuestion): string[] {
  const changed = new Set<string>();
  const before = new Set(start.units.map(numberOf));
  for (const { value } of ends.outcomes)
    for (const unit of value.state.units) if (!before.has(numberOf(unit))) changed.add(unit.name);
  const all = [...start.units.map(({ name }) => name), ...changed];
  return [...new Set(all)].filter((name) => named.includes(name) || changed.has(name));
}

/** How a unit stands, once however many tables have it so. */
interface Stands {
  readonly name: string;
  readonly of: Standing;
  /** Another for each. */
  readonly number: number;
}

/** The odds of how those units stand at the end. */
export function standings(
  { ends, numberOf }: PlanPlayed,
  units: readonly string[],
  question: PlanQuestion,
): Distribution<Standings> {
  const byUnit = new Map<number, Stands>();
  const byText = new Map<string, Stands>();
  const stands = (unit: Unit): Stands => {
    const number = numberOf(unit);
    let found = byUnit.get(number);
    if (!found) {
      const { name } = unit;
      const of = standingOf(unit, question);
      const text = `${name}${spellingOf(of.is)}`;
      found = byText.get(text) ?? { name, of, number: byText.size };
      byText.set(text, found);
      byUnit.set(number, found);
    }
    return found;
  };
  // Most ends differ in units that are not asked for, or in nothing.
  const known = new Map<string, Standings>();
  const told = new Gatherer<Standings>((of) => of);
  for (const { value, weight } of ends.outcomes) {
    const there = value.state.units.filter(({ name }) => units.includes(name)).map(stands);
    const key = there.map(({ number }) => number).join();
    const all = known.get(key) ?? Object.fromEntries(there.map(({ name, of }) => [name, of]));
    known.set(key, all);
    told.add(all, weight, ends.total);
  }
  const { outcomes, total } = told.distribution();
  return { outcomes: inOrder(outcomes, units, [...byText.values()]), total };
}

/** How units stand before anything is done. */
export const standingsBefore = (question: PlanQuestion): Standings =>
  Object.fromEntries(question.start.units.map((unit) => [unit.name, standingOf(unit, question)]));

/** How a unit stands. Counts that it never had anything of are left out, and so are marks that say nothing. */
function standingOf(unit: Unit, { start, kinds }: PlanQuestion): Standing {
  const kind = kinds[unit.kind]!;
  const before = unitIn(start, unit.name);
  const is = known(kind, unit) as Readonly<Record<string, Value>>;
  const was = before && before.kind === unit.kind ? (known(kind, before) as typeof is) : undefined;
  const counts = countsOf(kind).filter((name, i) => i === 0 || is[name] || was?.[name]);
  const changed = Object.keys(unit.profile).filter(
    (name) => was && !counts.includes(name) && spellingOf(is[name]) !== spellingOf(was[name]),
  );
  const marks = Object.keys(unit.marks).filter((name) => !counts.includes(name));
  const told = [...counts, ...changed, ...marks.sort()].map((name) => [name, is[name] ?? 0]);
  return {
    is: { ...Object.fromEntries(told), gone: goneAs(unit, kinds) !== undefined },
    counts,
    says: kind.stands(is as never),
  };
}

/** The fields that count figures; the total first. */
const countsOf = ({ strength }: AnyKind): readonly string[] => (strength ? strengthFields(strength) : []);

/** Ends in order: unit by unit and field by field, fewer before more, no before yes. */
function inOrder(
  ends: readonly Weighted<Standings>[],
  units: readonly string[],
  stands: readonly Stands[],
): Weighted<Standings>[] {
  const places = new Map<Standing, number>();
  for (const unit of units) {
    const of = stands.flatMap((one) => (one.name === unit ? [one.of] : []));
    for (const [place, standing] of of.sort(byFields(fieldsOf(of))).entries()) places.set(standing, place);
  }
  const placesOf = ({ value }: Weighted<Standings>) => units.map((unit) => places.get(value[unit]!) ?? -1);
  return ends
    .map((end) => ({ end, at: placesOf(end) }))
    .sort(({ at: a }, { at: b }) => {
      const first = a.findIndex((place, i) => place !== b[i]);
      return first < 0 ? 0 : a[first]! - b[first]!;
    })
    .map(({ end }) => end);
}

/** What any standing of a unit tells, in one order: counts, marks and whatever else has changed, whether it is gone. */
function fieldsOf(stands: readonly Standing[]): string[] {
  const counts = new Set(stands.flatMap((one) => one.counts));
  const others = new Set(stands.flatMap(({ is }) => Object.keys(is)));
  return [...counts, ...[...others].filter((name) => !counts.has(name) && name !== 'gone').sort(), 'gone'];
}

const byFields =
  (fields: readonly string[]) =>
  ({ is: one }: Standing, { is: other }: Standing): number => {
    for (const name of fields) {
      const by = compare(one[name], other[name]);
      if (by !== 0) return by;
    }
    return 0;
  };

function compare(a: Value | undefined, b: Value | undefined): number {
  if (a === b) return 0;
  if (a === undefined) return -1;
  if (b === undefined) return 1;
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return spellingOf(a) < spellingOf(b) ? -1 : 1;
}
