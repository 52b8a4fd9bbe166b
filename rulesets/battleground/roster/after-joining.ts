import type { Past } from '../../../src/rules/action.js';
import type { Input } from '../../../src/rules/record.js';
import { marked, type Roster, type Unit, withUnit } from '../../../src/rules/roster.js';
import { type Foot, known } from './kinds.js';

const COUNTS = [
  'leaders',
  'hw',
  'medics',
  'engineers',
  'hwPersonnel',
  'hwArmour',
  'hwPiat',
  'hwFlame',
  'armed',
] as const;
type Counts = Record<(typeof COUNTS)[number], number>;

/** Two units are one, or share their figures out between them (combine.1, combine.2). */
export function afterCombine(
  roster: Roster,
  { result }: Past,
  [first = '', second = '']: readonly string[],
): Roster {
  const unit = roster.units.find(({ name }) => name === first);
  const other = roster.units.find(({ name }) => name === second);
  const [a, b] = [unit && known(unit), other && known(other)];
  if (a?.kind !== 'infantry' || b?.kind !== 'infantry') return roster;
  const [figures, rest] = result.units as readonly number[];
  const all = { ...sumOf(a, b), leaders: Number(result.leaders) };
  const grade = result.grade as string;
  const dead = { dead: a.dead + b.dead };
  if (rest === undefined) {
    const whole = withUnit(roster, first, (of) =>
      marked(profiled(of, { grade, figures: figures!, ...all }), dead),
    );
    return withUnit(whole, second, (of) => marked(profiled(of, { figures: 0, ...NONE }), { partOf: first }));
  }
  // The larger half was the larger unit: it gives figures to the other.
  const [large, small] = a.figures >= b.figures ? [a, b] : [b, a];
  const share = sharedOut(all, small, rest);
  const own = Object.fromEntries(COUNTS.map((name) => [name, all[name] - share[name]]));
  const others = { grade: (result.otherGrade ?? grade) as string, figures: rest, ...share };
  const one = withUnit(roster, large.name, (of) => profiled(of, { grade, figures: figures!, ...own }));
  return withUnit(one, small.name, (of) => profiled(of, others));
}

const NONE = Object.fromEntries(COUNTS.map((name) => [name, 0])) as Counts;

const sumOf = (a: Foot, b: Foot): Counts =>
  Object.fromEntries(COUNTS.map((name) => [name, a[name] + b[name]])) as Counts;

/** Everybody stays where he was, as far as there still are such figures: the owner may mark it otherwise. */
function sharedOut(all: Counts, small: Foot, figures: number): Counts {
  return Object.fromEntries(
    COUNTS.map((name) => [name, Math.min(small[name], all[name], figures)]),
  ) as Counts;
}

const profiled = (unit: Unit, profile: Input): Unit => ({
  ...unit,
  profile: { ...unit.profile, ...profile },
});

/** Whom the medics healed joins their unit as an ordinary figure (medic.5). */
export function afterHealing(
  roster: Roster,
  { result }: Past,
  [first = '', second = first]: readonly string[],
): Roster {
  const healed = Number(result.healed);
  if (healed === 0) return roster;
  const whose = withUnit(roster, second, (unit) => {
    const of = known(unit);
    return of.kind === 'infantry' ? marked(unit, { dead: Math.max(of.dead - healed, 0) }) : unit;
  });
  return inHalves(
    withUnit(whose, first, (unit) => profiled(unit, { figures: Number(unit.profile.figures) + healed })),
    first,
    result.units as readonly number[] | undefined,
  );
}

/** A unit that grew over 12 divides (combine.2): the second half is a unit of its own. */
function inHalves(roster: Roster, name: string, halves: readonly number[] | undefined): Roster {
  const unit = roster.units.find((of) => of.name === name);
  if (!halves || !unit) return roster;
  const [figures, others] = halves as [number, number];
  const half = { ...unit.profile, ...NONE, figures: others };
  const taken = (of: string) => roster.units.some((other) => other.name === of);
  let n = 2;
  while (taken(`${name} ${n}`)) n++;
  const second = { ...unit, name: `${name} ${n}`, profile: half, began: half, marks: {} };
  const first = withUnit(roster, name, (of) => profiled(of, { figures }));
  return { ...first, units: [...first.units, second] };
}
