import type { Field } from './field.js';
import { type AnyKind, known, type Strength } from './kind.js';
import type { Bar, Derived, Differs, SaidOfUnit, Takes, Taking } from './role.js';
import { Refusal, type Value } from './rule.js';
import { capital } from './text/say.js';

type AnyTaking = Taking<
  AnyKind,
  string,
  string,
  Readonly<Record<string, string>>,
  Readonly<Record<string, Derived<unknown>>>,
  string,
  Readonly<Record<string, Differs>>
>;

/** What comes of what a role takes: its inputs, who is barred, and what a unit fills in. */
export function taking(of: AnyTaking): Takes {
  const { kind, prefix = '', fields = [], group, called, as, value, also = {}, unless, most, bars = [] } = of;
  const nameOf = (field: string): string =>
    called?.[field] ?? (prefix === '' ? field : prefix + capital(field));
  const inputs: Record<string, Field> = {};
  const bounded = most && kind.strength ? amongFigures(kind.strength) : [];
  for (const field of fields) {
    const name = nameOf(field);
    // What a unit must have may be left open in a line. In place, and not by spreading: this runs at every start.
    const input = { ...(kind.profile[field] ?? kind.marks[field]) };
    if (input.required) input.required = undefined;
    // A short flag stands for the field by its own name alone.
    if (input.short && name !== field) input.short = undefined;
    if (group !== undefined) input.group ??= group;
    // Nobody takes part with no figures.
    if (field === kind.strength?.total) input.min = 1;
    if (bounded.includes(field)) input.max = most!.is;
    const differs = as?.[field] as Readonly<Record<string, never>> | undefined;
    for (const part in differs) input[part] = differs[part]!;
    inputs[name] = input;
  }
  for (const name in also) {
    const { field } = also[name]!;
    inputs[name] = group === undefined || field.group !== undefined ? field : { ...field, group };
  }
  return {
    kind,
    inputs,
    bar(unit, asked, named) {
      const is = known(kind, unit);
      const barred = bars.find(({ when }) => when(is, asked, named));
      if (barred) throw new Refusal(barred.clause, saidOf(is, barred.says), wayOf(barred, is));
    },
    fill(unit, asked, named) {
      const is = known(kind, unit) as Readonly<Record<string, Value>> & { readonly name: string };
      const filled: Record<string, Value | undefined> = {};
      if (unless?.(is as never, asked)) return filled;
      for (const field of fields) {
        const counts = value?.[field] as Derived<unknown>['value'] | undefined;
        filled[nameOf(field)] = counts ? counts(is, asked, named) : is[field];
      }
      for (const [name, of] of Object.entries(also)) filled[name] = of.value(is, asked, named);
      const total = kind.strength?.total;
      if (most && total) mustHold(is, total, Number(filled[nameOf(total)] ?? 0), most);
      return filled;
    },
  };
}

/** The counts of figures of a unit: all of them, those that are set apart from the others, and those that fell. */
const amongFigures = ({ total, parts, among = [], tolls = [] }: Strength): readonly string[] =>
  [total, ...Object.values(parts as Readonly<Record<string, readonly string[]>>), ...among, ...tolls].flat();

/** What is said of a unit, as a sentence. */
export const saidOf = <U extends { readonly name: string }>(unit: U, says: SaidOfUnit<U>): string =>
  typeof says === 'function' ? says(unit) : `${unit.name} ${says}.`;

const wayOf = ({ way }: Bar<never, string>, unit: unknown): string | undefined =>
  typeof way === 'function' ? way(unit as never) : way;

/** A roster may hold more than the rules have room for. */
function mustHold(
  { name }: { readonly name: string },
  figures: string,
  there: number,
  { is, clause }: NonNullable<AnyTaking['most']>,
): void {
  if (there <= is) return;
  const hint = 'wg roster check tells what the units have to be.';
  throw new Refusal(clause, `${name} has ${there} ${figures}: ${is} at most take part.`, hint);
}
