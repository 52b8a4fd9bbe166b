import type { Past } from '../../../src/rules/action.js';
import type { Input } from '../../../src/rules/record.js';
import { marked, type Roster, withUnit } from '../../../src/rules/roster.js';
import type { Value } from '../../../src/rules/rule.js';
import { unitsIn } from '../unit-spec.js';
import { withLoads } from '../units.js';
import type { WeaponName } from '../weapons.js';
import { known } from './kinds.js';
import { aboardOf } from './place.js';
import { inOrder, without } from './spec.js';

/** The value of a line of an event; nothing, where it has no such line. */
export const said = ({ steps }: Past, id: string): Value | undefined =>
  steps.find((step) => step.id === id)?.value;

/** The units of these names in the order in which they were filled in: carriers before their passengers. */
export function named(roster: Roster, names: readonly string[]): string[] {
  const units = names.flatMap((name) => roster.units.find((unit) => unit.name === name) ?? []);
  return inOrder(units.map(known)).map(({ name }) => name);
}

/** Whether units as an input has them are those that were named: it may have been typed otherwise. */
export function isOf(roster: Roster, names: readonly string[], entries: Value | undefined): boolean {
  if (!Array.isArray(entries)) return false;
  const typed = withLoads(unitsIn(entries as string[]));
  const kinds = names.map((name) => {
    const unit = roster.units.find((of) => of.name === name);
    const of = unit && known(unit);
    return of?.reduced ? 'half-squad' : of?.counter.kind;
  });
  return typed.length === kinds.length && typed.every(({ kind }, i) => kind === kinds[i]);
}

/** Units with other marks: what is off, or nothing, is no mark. */
export function mark(roster: Roster, names: readonly string[], marks: Input): Roster {
  const isOff = (value: Value) => value === false || value === 0;
  const now = Object.fromEntries(
    Object.entries(marks).map(([name, value]) => [name, isOff(value) ? null : value]),
  );
  return names.reduce((all, name) => withUnit(all, name, (unit) => marked(unit, now)), roster);
}

/** Those who are aboard of a unit. */
const loadOf = (roster: Roster, name: string): string[] => {
  const carrier = roster.units.find((unit) => unit.name === name);
  return carrier ? aboardOf(carrier, roster.units).map((unit) => unit.name) : [];
};

const GONE: Input = { eliminated: true, points: 0, pointsBy: null, uses: null };

/** Units that are eliminated, with what they carry (8.5). */
export const eliminate = (roster: Roster, names: readonly string[]): Roster =>
  mark(roster, [...names, ...names.flatMap((name) => loadOf(roster, name))], GONE);

/** Units that are pinned, with what they carry (8.5); in this very phase, where the game goes by phases. */
export function pin(roster: Roster, names: readonly string[]): Roster {
  const all = [...names, ...names.flatMap((name) => loadOf(roster, name))];
  return mark(roster, all, byPhases(roster) ? { pinnedNow: true } : { pinned: true });
}

export const recover = (roster: Roster, names: readonly string[]): Roster =>
  mark(roster, [...names, ...names.flatMap((name) => loadOf(roster, name))], {
    pinned: false,
    pinnedNow: false,
  });

/** Points that a hex has to meet, on each unit of it that is left, besides those it has not met yet. */
export function owe(
  roster: Roster,
  names: readonly string[],
  points: number,
  by: 'assault' | 'fire',
): Roster {
  if (points <= 0) return roster;
  const most = 60;
  return names.reduce(
    (all, name) =>
      withUnit(all, name, (unit) => {
        const of = known(unit);
        // AP fire does nothing to an AFV.
        if (of.eliminated || (by === 'fire' && of.counter.kind === 'afv')) return unit;
        return marked(unit, { points: Math.min(of.points + points, most), pointsBy: by });
      }),
    roster,
  );
}

/** Takes so many counters of a kind off those who have them: first off those who were to use them. */
export function useUp(roster: Roster, names: readonly string[], weapon: WeaponName, times: number): Roster {
  let all = roster;
  const holders = names
    .flatMap((name) => roster.units.find((unit) => unit.name === name) ?? [])
    .filter((unit) => known(unit).counter.weapons.some(({ name }) => name === weapon))
    .sort((a, b) => Number(known(b).uses === weapon) - Number(known(a).uses === weapon));
  for (const { name } of holders.slice(0, times)) all = withUnit(all, name, (unit) => without(unit, weapon));
  return all;
}

/** What was to be used has been. */
export const usesDone = (roster: Roster, names: readonly string[]): Roster =>
  mark(roster, names, { uses: null });

/** Marks of a turn are kept where the game goes phase by phase: nobody else tells when they come off. */
export const byPhases = ({ clock }: Roster): boolean => clock === true;

export const numberIn = (value: unknown): number => (typeof value === 'number' ? value : 0);
