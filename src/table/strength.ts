import { type AnyKind, knownField, type Strength } from '../rules/kind.js';
import { onceFor } from '../rules/once.js';
import type { Input } from '../rules/record.js';
import type { Unit } from '../rules/roster.js';
import type { Value } from '../rules/rule.js';
import { countedIn, withCount } from '../rules/text/entry.js';

type Counts = Record<string, number>;

/** What is counted of a unit, by its fields; 0 where nothing is said. */
export const countsOf =
  (unit: Unit, kind: AnyKind): ((field: string) => number) =>
  (field) =>
    Number(knownField(kind, unit, field) ?? 0);

type StrengthParts = readonly (readonly [part: string, fields: readonly string[]])[];

/** What follows from a strength. */
interface FromStrength {
  readonly parts: StrengthParts;
  /** The same, the least valued first. */
  readonly leastFirst: StrengthParts;
  /** All of their fields. */
  readonly special: readonly string[];
  /** Every field that counts figures, or others that fall by their own name. */
  readonly fields: readonly string[];
}

/** A strength is declared once, and plans count units by the ten thousand. */
const toldOf = onceFor((strength: Strength): FromStrength => {
  const parts = Object.entries(strength.parts as Readonly<Record<string, readonly string[]>>);
  const { total, apart = [], among = [] } = strength;
  const special = parts.flatMap(([, fields]) => fields);
  const fields = [total, ...special, ...apart, ...among.flat()];
  return { parts, leastFirst: parts.toReversed(), special, fields };
});

/** Takes some of a part off its fields: the first gives first. */
function takeOff(counts: Counts, fields: readonly string[], n: number): void {
  let off = n;
  for (const field of fields) {
    const falls = Math.min(off, counts[field]!);
    counts[field]! -= falls;
    off -= falls;
  }
}

function sumOf(counts: Counts, fields: readonly string[]): number {
  let sum = 0;
  for (const field of fields) sum += counts[field]!;
  return sum;
}

/** Nobody is set apart from more figures than there are: the least valued of them are ordinary ones, or gone. */
function fitted(counts: Counts, strength: Strength): Counts {
  const { special, leastFirst } = toldOf(strength);
  let over = sumOf(counts, special) - counts[strength.total]!;
  for (const [, fields] of leastFirst) {
    if (over <= 0) break;
    const there = sumOf(counts, fields);
    takeOff(counts, fields, over);
    over -= there;
  }
  for (const fields of strength.among ?? []) {
    let most = counts[strength.total]!;
    for (const field of [fields].flat()) {
      most = Math.min(counts[field]!, most);
      counts[field] = most;
    }
  }
  return counts;
}

/** Every field that counts figures of a unit, or others that fall by their own name. */
export const strengthFields = (strength: Strength): readonly string[] => toldOf(strength).fields;

/** As many of those who are told one by one as there still are, the first of them; nothing, where they are no more. */
function shortened(entries: readonly string[], most: number): string[] | undefined {
  const left: string[] = [];
  let more = most;
  for (const entry of entries) {
    const [n] = countedIn(entry);
    if (more > 0) left.push(n > more ? withCount(entry, more) : entry);
    more -= n;
  }
  return more < 0 ? left : undefined;
}

/** The counts of a unit with what a change leaves of them, as fields to be written. */
function recounted(unit: Unit, kind: AnyKind, change: (counts: Counts, strength: Strength) => void): Unit {
  const { strength } = kind;
  if (!strength) return unit;
  const count = countsOf(unit, kind);
  // Of whom nobody knows how many there are, nobody knows that they are too few.
  const isKnown = knownField(kind, unit, strength.total) !== undefined;
  const fields = strengthFields(strength);
  const were: Counts = {};
  for (const field of fields) were[field] = count(field);
  const counts = { ...were };
  change(counts, strength);
  if (isKnown) fitted(counts, strength);
  const profile: Record<string, Value> = {};
  const marks: Record<string, Value> = {};
  for (const field of fields) {
    if (counts[field] === were[field]) continue;
    if (Object.hasOwn(kind.profile, field)) profile[field] = counts[field]!;
    else marks[field] = counts[field]!;
  }
  for (const list of isKnown ? (strength.lists ?? []) : []) {
    const told = unit.profile[list];
    if (!Array.isArray(told)) continue;
    const left = shortened(told as readonly string[], counts[strength.total]!);
    if (left) profile[list] = left;
  }
  return withFields(unit, profile, marks);
}

/** A mark that counts nothing is not there. */
function withFields(unit: Unit, profile: Input, marks: Input): Unit {
  const all = { ...unit.marks, ...marks };
  const kept: Record<string, Value> = {};
  for (const name of Object.keys(all)) if (all[name] !== 0) kept[name] = all[name]!;
  return { ...unit, profile: { ...unit.profile, ...profile }, marks: kept };
}

/**
 * A unit without those who fell. No more fall than there are, and nobody is set apart from more than are left.
 * @param parts by their fields; those among the total are counted in it as well
 * @returns the unit, and the marks that count its fallen
 */
export function withoutFallen(
  unit: Unit,
  kind: AnyKind,
  parts: Readonly<Record<string, number>>,
): { unit: Unit; tolls: Input } {
  const { strength } = kind;
  if (!strength) return { unit, tolls: {} };
  const count = countsOf(unit, kind);
  const fell = Math.min(parts[strength.total] ?? 0, count(strength.total));
  const left = recounted(unit, kind, (counts) => {
    const { plain = [], apart = [], among = [] } = strength;
    // Those of them who are no ordinary figures are among the others.
    const were = ordinaryIn(counts, strength);
    const besides = plain.map((field) => Math.max(counts[field]! - were, 0));
    counts[strength.total]! -= fell;
    for (const [part, fields] of toldOf(strength).parts) takeOff(counts, fields, parts[part] ?? 0);
    // Nobody is left who keeps them.
    const nobody = strength.kept !== undefined && fell > 0 && counts[strength.total] === 0;
    for (const field of apart) takeOff(counts, [field], nobody ? counts[field]! : (parts[field] ?? 0));
    const ordinary = ordinaryIn(counts, strength);
    for (const [i, field] of plain.entries())
      counts[field] = Math.min(counts[field]!, ordinary + besides[i]!);
    for (const field of among.flat()) takeOff(counts, [field], parts[field] ?? 0);
  });
  if (fell === 0) return { unit: left, tolls: {} };
  return {
    unit: left,
    tolls: Object.fromEntries((strength.tolls ?? []).map((mark) => [mark, count(mark) + fell])),
  };
}

/** Figures of the total that fall by no name of their own. */
const ordinaryIn = (counts: Counts, strength: Strength): number =>
  Math.max(counts[strength.total]! - sumOf(counts, toldOf(strength).special), 0);

/** A unit without some who are not dead: they are of another unit now. */
export const parted = (unit: Unit, kind: AnyKind, gone: Readonly<Record<string, number>>): Unit =>
  recounted(unit, kind, (counts) => {
    for (const [field, n] of Object.entries(gone))
      if (field in counts) counts[field] = Math.max(counts[field]! - n, 0);
  });

/** A unit that is kept by another from now on: it keeps nobody itself. */
export const keepingNobody = (unit: Unit, kind: AnyKind): Unit =>
  recounted(unit, kind, (counts, { apart = [], keepers }) => {
    for (const field of [...apart, ...(keepers === undefined ? [] : [keepers])]) counts[field] = 0;
  });

/**
 * Who goes, where so many are to: as many as these, as far as a unit has them. Those set apart among its figures go last, as they fall last,
 * and no more of them stay than there are figures left for them to be.
 */
export function thoseWhoGo(
  unit: Unit,
  kind: AnyKind,
  counts: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> {
  const count = countsOf(unit, kind);
  const gone = Object.fromEntries(
    Object.entries(counts).map(([field, n]) => [field, Math.min(n, count(field))]),
  );
  const { strength } = kind;
  if (!strength) return gone;
  const { total, plain = [], among = [], keepers } = strength;
  const were: Counts = {};
  const left: Counts = {};
  for (const field of strengthFields(strength)) {
    were[field] = count(field);
    left[field] = were[field] - (gone[field] ?? 0);
  }
  for (const field of among.flat()) {
    // Who keeps prisoners goes where these go.
    if (field === keepers || gone[field] !== undefined) continue;
    const besides = Math.max(were[field]! - ordinaryIn(were, strength), 0);
    const most = plain.includes(field) ? ordinaryIn(left, strength) + besides : Number.POSITIVE_INFINITY;
    const more = were[field]! - Math.min(most, left[total]!);
    if (more > 0) gone[field] = more;
  }
  return gone;
}

/** A unit with some more, who were of another unit before. */
export const gained = (unit: Unit, kind: AnyKind, more: Readonly<Record<string, number>>): Unit =>
  recounted(unit, kind, (counts) => {
    for (const [field, n] of Object.entries(more)) if (field in counts) counts[field]! += n;
  });

/** A unit whose counts go together, whatever they were set to. */
export const fitting = (unit: Unit, kind: AnyKind): Unit => recounted(unit, kind, () => {});

/** A unit with what is true of all of it where it is true of some, as some of another come to it: they bring it along. */
export function carrying(unit: Unit, other: Unit, { strength, profile }: AnyKind): Unit {
  const come = (of: Input, isThere: (field: string) => boolean): Input =>
    Object.fromEntries(
      (strength?.spreads ?? []).flatMap((field) =>
        of[field] === undefined || of[field] === false || !isThere(field) ? [] : [[field, of[field]]],
      ),
    );
  const ofProfile = (field: string) => Object.hasOwn(profile, field);
  return {
    ...unit,
    profile: { ...unit.profile, ...come(other.profile, ofProfile) },
    marks: { ...unit.marks, ...come(other.marks, (field) => !ofProfile(field)) },
  };
}

/** Two units as one: all counts of the second are added to the first, and nobody is left of it of whom a mark could be true. */
export function joined(one: Unit, other: Unit, kind: AnyKind): [whole: Unit, rest: Unit] {
  const { strength } = kind;
  if (!strength) return [one, other];
  const more = countsOf(other, kind);
  const all = recounted(carrying(one, other, kind), kind, (counts) => {
    for (const field of strengthFields(strength)) counts[field]! += more(field);
  });
  const own = countsOf(one, kind);
  const sums = (strength.sums ?? []).map((mark) => [mark, own(mark) + more(mark)]);
  const none = recounted(other, kind, (counts) => {
    for (const field of strengthFields(strength)) counts[field] = 0;
  });
  const { partOf, stays = [] } = strength;
  const marks = Object.fromEntries(Object.entries(none.marks).filter(([mark]) => !stays.includes(mark)));
  const gone = partOf === undefined ? {} : { [partOf]: one.name };
  return [withFields(all, {}, Object.fromEntries(sums)), withFields({ ...none, marks }, {}, gone)];
}
