import { type Bonds, boundNames, boundTo } from '../rules/bound.js';
import { type AnyKind, type Kinds, known, type Lasts } from '../rules/kind.js';
import { onceFor } from '../rules/once.js';
import { marked, type Unit, unitNamed } from '../rules/roster.js';
import type { Value } from '../rules/rule.js';
import { sameName } from '../rules/text/likeness.js';

/** Marks that last no longer than something else on the table: than another mark, or than enemies who share them. */

/** Without the marks that hold a name which no enemies share any more, and those of whoever is out of the game. */
export const withoutEnemies = (units: readonly Unit[], kinds: Kinds): readonly Unit[] =>
  sharedIn(kinds).reduce((all, bonds) => freed(all, bonds, kinds), units);

/**
 * Without the marks whose companion is off, and those that hold the name of whoever is out of the game.
 * @param before the units as they stood: some marks can be without their companion, and end where it does
 */
export const withCompanions = (
  units: readonly Unit[],
  kinds: Kinds,
  before: readonly Unit[],
): readonly Unit[] =>
  same(units, (unit) => {
    const lasts = lastsOf(kinds[unit.kind]);
    const off = Object.keys(unit.marks).filter((mark) => {
      const of = lasts[mark];
      if (typeof of !== 'object') return false;
      if ('holds' in of) return isGoneBy(unit.marks[mark], units, kinds);
      if (!('with' in of) || of.with === undefined || unit.marks[of.with]) return false;
      return !('until' in of) || unitNamed(before, unit.name)?.marks[of.with] !== undefined;
    });
    return off.length > 0 ? marked(unit, Object.fromEntries(off.map((mark) => [mark, null]))) : unit;
  });

/** Whether a unit that was bound to enemies is out of the game, as it is told by hand; whom else an unmarked one leaves is told as well. */
export const isTakenOff = (before: Unit | undefined, after: Unit | undefined, kinds: Kinds): boolean =>
  after !== undefined &&
  isGone(after, kinds) &&
  sharedIn(kinds).some(({ shared }) => before?.marks[shared] !== undefined);

const lastsOf = (kind: AnyKind | undefined): Readonly<Record<string, Lasts>> =>
  (kind?.lasts ?? {}) as Readonly<Record<string, Lasts>>;

/** The marks that enemies share, by the kinds they are of: every event of a game asks for them. */
const sharedIn = onceFor((kinds: Kinds): readonly Bonds[] => {
  const bonds = Object.values(kinds).flatMap((kind) =>
    Object.entries(lastsOf(kind)).flatMap(([shared, of]): Bonds[] =>
      typeof of === 'object' && 'shared' in of
        ? [{ shared, ...(of.told !== undefined && { told: of.told }) }]
        : [],
    ),
  );
  return bonds.filter(({ shared }, i) => bonds.findIndex((other) => other.shared === shared) === i);
});

/** Whether anybody carries a mark that ends with something else on the table, and not by itself. */
export const isAnyBound = (units: readonly Unit[], kinds: Kinds): boolean =>
  units.some(({ kind, marks }) => {
    const lasts = lastsOf(kinds[kind]);
    for (const mark in marks) {
      const of = lasts[mark];
      if (typeof of === 'object' && (!('until' in of) || of.with !== undefined)) return true;
    }
    return false;
  });

/** The units with a change to some of them; the same list, where there is none. */
function same(units: readonly Unit[], change: (unit: Unit) => Unit): readonly Unit[] {
  const after = units.map(change);
  return after.every((unit, i) => unit === units[i]) ? units : after;
}

/** Without the bonds of whoever is bound to nobody any more; with his go those of others, until all that are left have an enemy. */
function freed(units: readonly Unit[], bonds: Bonds, kinds: Kinds): readonly Unit[] {
  const after = apart(withoutSharers(units, bonds.shared, kinds), bonds, kinds);
  return after === units ? units : freed(after, bonds, kinds);
}

/** Where it is told who is bound to whom, a unit is free when those are gone, whoever else is there. */
function apart(units: readonly Unit[], bonds: Bonds, kinds: Kinds): readonly Unit[] {
  const { shared } = bonds;
  if (!units.some((unit) => boundNames(unit, bonds))) return units;
  const there = units.filter((unit) => !isGone(unit, kinds));
  return same(units, (unit) => {
    const held = unit.marks[shared];
    if (typeof held !== 'string') return unit;
    const unknown = [held, ...(boundNames(unit, bonds) ?? [])].some((name) => !unitNamed(units, name));
    return unknown || boundTo(unit, there, bonds).length > 0 ? unit : marked(unit, { [shared]: null });
  });
}

function withoutSharers(units: readonly Unit[], mark: string, kinds: Kinds): readonly Unit[] {
  const shared = units.flatMap(({ marks }) => {
    const held = marks[mark];
    return typeof held === 'string' ? [held] : [];
  });
  const over = [...new Set(shared)].filter((name) => {
    const whose = unitNamed(units, name);
    // With whom those are who are bound to nobody in particular, nobody knows.
    return whose !== undefined && !enemiesShare(mark, whose, units, kinds);
  });
  return same(units, (unit) => {
    const held = unit.marks[mark];
    if (held === undefined) return unit;
    return over.includes(held as string) || isGone(unit, kinds) ? marked(unit, { [mark]: null }) : unit;
  });
}

/**
 * Whether units of two sides are still there who are bound to that one: it is in it itself, marked or not. Where nobody is
 * of any side it is that one against all others.
 */
function enemiesShare(mark: string, whose: Unit, units: readonly Unit[], kinds: Kinds): boolean {
  const there = units.filter((unit) => {
    const held = unit.marks[mark];
    const isIn = unit === whose || (typeof held === 'string' && sameName(held, whose.name));
    return isIn && !isGone(unit, kinds);
  });
  const isWith = (unit: Unit) =>
    whose.side === undefined || unit.side === undefined ? unit === whose : sameName(unit.side, whose.side);
  return there.some(isWith) && there.some((unit) => !isWith(unit));
}

/** Of a name that stands on no table nobody knows. */
function isGoneBy(name: Value | undefined, units: readonly Unit[], kinds: Kinds): boolean {
  const held = unitNamed(units, name);
  return held !== undefined && isGone(held, kinds);
}

function isGone(unit: Unit, kinds: Kinds): boolean {
  const kind = kinds[unit.kind];
  return kind !== undefined && kind.gone(known(kind, unit)) !== undefined;
}
