import type { Input } from '../../../src/rules/record.js';
import type { Roster, Unit } from '../../../src/rules/roster.js';
import { type ClauseId, refuse } from '../words.js';
import { type Group, type GunCrew, known, type Troops, type Vehicle } from './kinds.js';

type Said = Readonly<Record<string, Input[string] | undefined>>;

/** Leaves out what says nothing, so that only what matters is filled in. */
export const said = (input: Said): Input =>
  Object.fromEntries(
    Object.entries(input).filter(
      (entry): entry is [string, Input[string]] =>
        entry[1] !== undefined && entry[1] !== false && entry[1] !== 0,
    ),
  );

/** Whether one of these was typed. */
export const isTyped = (asked: Input, names: readonly string[]): boolean =>
  names.some((name) => asked[name] !== undefined && asked[name] !== false);

/** @throws Refusal for a force, which is no troops */
export function troops(unit: Unit): Troops {
  const of = known(unit);
  if (of.kind !== 'force') return of;
  return refuse('wrg:points.1', `${of.name} is what was agreed for a side, and no troops.`);
}

/** @throws Refusal where the unit is a vehicle */
export function mustBeMen(unit: Unit, clause: ClauseId, does: string): Group | GunCrew {
  const of = troops(unit);
  if (of.kind !== 'vehicle') return of;
  return refuse(clause, `${of.name} is a vehicle: it cannot ${does}.`);
}

/** @throws Refusal where the unit is none */
export function mustDrive(unit: Unit, clause: ClauseId, does: string): Vehicle {
  const of = troops(unit);
  if (of.kind === 'vehicle') return of;
  return refuse(clause, `${of.name} is no vehicle: it cannot ${does}.`);
}

/** The period that is played, in a game whose periods are played with wg: marks go by it. */
export const periodIn = (clock: Roster['clock']): number | undefined =>
  (clock as { readonly period: number } | undefined)?.period;
