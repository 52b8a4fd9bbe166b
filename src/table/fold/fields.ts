import { bounded, type Field, holds } from '../../rules/field.js';
import { type AnyKind, knownField, type Lasts } from '../../rules/kind.js';
import type { Input } from '../../rules/record.js';
import { marked, type Unit, withProfile } from '../../rules/roster.js';
import type { Value } from '../../rules/rule.js';
import type { State } from '../../rules/state.js';
import { fitting, strengthFields } from '../strength.js';

/** The span of the clock with which a mark ends. */
export const spanOf = (lasts: Lasts | undefined): string | undefined =>
  typeof lasts !== 'object' ? lasts : 'until' in lasts ? lasts.until : undefined;

/** What it is from then on. */
export const nextOf = (lasts: Lasts | undefined): string | undefined =>
  typeof lasts === 'object' && 'until' in lasts ? lasts.becomes : undefined;

/** Whether it counts such spans, and is one fewer when one is over. */
export const runsDown = (lasts: Lasts | undefined): boolean =>
  typeof lasts === 'object' && 'until' in lasts && lasts.runsDown === true;

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
export function writtenUnit(unit: Unit, kind: AnyKind, is: Input, state: State): Unit {
  const { profile, marks, lasts = {}, least = [], strength } = kind;
  const ofProfile: Record<string, Value> = {};
  const ofMarks: Record<string, Value> = {};
  for (const [name, said] of Object.entries(is)) {
    const isOfProfile = Object.hasOwn(profile, name);
    if (!isOfProfile && !Object.hasOwn(marks, name)) continue;
    const field: Field = isOfProfile ? profile[name] : marks[name];
    if (said !== null && !holds(field, said)) continue;
    const value = bounded(field, said);
    if (isOfProfile) ofProfile[name] = value ?? field.default ?? null;
    else if (value === null || value === field.default) ofMarks[name] = null;
    else if (isKept(lasts[name], state))
      ofMarks[name] = least.includes(name) ? leastOf(unit.marks[name], value) : value;
    else if (becomesAtOnce(lasts[name])) ofMarks[nextOf(lasts[name])!] = value;
  }
  const now = Object.keys(ofProfile).length > 0 ? withProfile(unit, ofProfile) : unit;
  const after = marked(now, ofMarks);
  const counted = strength ? strengthFields(strength) : [];
  return counted.some((field) => Object.hasOwn(is, field)) ? fitting(after, kind) : after;
}

const leastOf = (was: Value | undefined, is: Value): Value =>
  typeof was === 'number' && typeof is === 'number' ? Math.min(was, is) : is;

/** Counts go up, or down as far as their fields let them. */
export function added(unit: Unit, kind: AnyKind, by: Readonly<Record<string, number>>, state: State): Unit {
  const counts = Object.entries(by).map(([name, n]) => [name, Number(knownField(kind, unit, name) ?? 0) + n]);
  return writtenUnit(unit, kind, Object.fromEntries(counts), state);
}
