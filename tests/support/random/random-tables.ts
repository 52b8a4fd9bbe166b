import fc from 'fast-check';
import { HEAVY_WEAPONS } from '../../../rulesets/battleground/roster/figures.js';
import { kinds } from '../../../rulesets/battleground/roster/kinds.js';
import type { Effect } from '../../../src/rules/effect.js';
import type { Field, Fields } from '../../../src/rules/field.js';
import type { Input } from '../../../src/rules/record.js';
import { type Unit, withDefaults } from '../../../src/rules/roster.js';
import { EMPTY_TABLE, type InRoles, type State } from '../../../src/rules/state.js';

/** Units, tables and deeds by chance, of the kinds that Battleground knows. */

type Name = keyof typeof kinds;
const NAMES = Object.keys(kinds) as Name[];

/** A value that a field can have. */
function valuesOf(field: Field): fc.Arbitrary<Input[string]> {
  switch (field.kind) {
    case 'count':
      return fc.integer({ min: field.min, max: Math.min(field.max, 12) });
    case 'choice':
      return fc.constantFrom(...field.choices);
    case 'switch':
      return fc.boolean();
    default:
      return fc.constantFrom('Truck', 'Panzer IV');
  }
}

/** Some of these fields, each with a value that it can have. */
const some = (fields: Fields): fc.Arbitrary<Input> =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valuesOf(field)])), {
    requiredKeys: [],
  }) as fc.Arbitrary<Input>;

/** Marks as a table has them: those that say nothing are not there. */
const marksOf = (fields: Fields): fc.Arbitrary<Input> =>
  some(fields).map((marks) =>
    Object.fromEntries(Object.entries(marks).filter(([name, value]) => !saysNothing(fields[name]!, value))),
  );

const saysNothing = (field: Field, value: unknown): boolean =>
  value === false || value === 0 || value === 'none' || value === field.default;

/** A profile whose figures hold everybody who is set apart. */
function whole(profile: Input): Input {
  const of = withDefaults(kinds.infantry.profile, profile) as Readonly<Record<string, number>>;
  const special = specialOf(of);
  const figures = Math.max(of.figures ?? 0, special, of.engineers ?? 0, of.armed ?? 0);
  return { ...profile, grade: profile.grade ?? 'C', figures };
}

/** Everybody among the figures who falls by a name of his own. */
export const specialOf = (of: Readonly<Record<string, unknown>>): number =>
  ['leaders', 'medics', ...HEAVY_WEAPONS].reduce((sum, name) => sum + Number(of[name] ?? 0), 0);

const profileOf = (kind: Name): fc.Arbitrary<Input> => {
  const required: Input = { infantry: {}, vehicle: { vehicle: 'truck' }, emplacement: { type: 'nest' } }[
    kind
  ];
  return some(kinds[kind].profile).map((of) => (kind === 'infantry' ? whole(of) : { ...required, ...of }));
};

/** No unit has more guards than figures. */
const guarded = ({ profile, marks, ...unit }: Unit): Unit => {
  const guards = Math.min(Number(marks.guards ?? 0), Number(profile.figures));
  const { guards: _, ...others } = marks;
  return { ...unit, profile, marks: unit.kind === 'infantry' && guards > 0 ? { ...others, guards } : others };
};

const unitOf = (name: string, kind: Name): fc.Arbitrary<Unit> =>
  fc
    .record({ profile: profileOf(kind), marks: marksOf(kinds[kind].marks) })
    .map(({ profile, marks }) => guarded({ name, kind, profile, began: profile, marks }));

/** Infantry, somewhere on the table. */
export const infantryCalled = (name: string): fc.Arbitrary<Unit> => unitOf(name, 'infantry');

const SPANS = ['card', 'turn'] as const;

/** A table of five units, two of infantry at least, in a game that knows some spans of the clock. */
export const tables: fc.Arbitrary<State> = fc
  .tuple(
    ...['1', '2'].map((name) => unitOf(name, 'infantry')),
    ...['3', '4', '5'].map((name) => fc.constantFrom(...NAMES).chain((kind) => unitOf(name, kind))),
    fc.subarray([...SPANS]),
  )
  .map((all) => ({ ...EMPTY_TABLE, units: all.slice(0, 5) as Unit[], spans: all[5] as string[] }));

/** Who stands in the roles: one, another, several; and a role in which nobody does. */
export const NAMED: InRoles = { one: ['1'], other: ['2'], several: ['3', '4', '5'], nobody: [] };
const ROLES = ['one', 'other', 'several', 'nobody', 'never'] as const;

const ALL: Fields = Object.fromEntries(
  NAMES.flatMap((name) => Object.entries({ ...kinds[name].profile, ...kinds[name].marks } as Fields)),
);
const COUNTS = Object.keys(ALL).filter((name) => ALL[name]!.kind === 'count');
const FALL = ['figures', 'leaders', 'hw', 'medics', 'prisoners', 'guards', 'engineers', 'armed'];

const clause = 'bg:cas.1';
const numbers = (names: readonly string[], min: number, max: number) =>
  fc.dictionary(fc.constantFrom(...names), fc.integer({ min, max }), { maxKeys: 4 });

/** What is done to whoever stands in one of these roles. */
export const effectsOn = (...roles: readonly string[]): fc.Arbitrary<Effect> => {
  const to = fc.oneof(
    fc.constantFrom(...roles),
    fc.tuple(fc.constantFrom(...roles), fc.integer({ min: 1, max: 4 })),
  );
  const of = fc.option(fc.constantFrom(...NAMES), { nil: undefined });
  const suffered = fc
    .tuple(to, of)
    .map(([whom, kind]) => ({ to: whom, ...(kind !== undefined && { of: kind }), clause }));
  const values = fc
    .tuple(some(ALL), fc.subarray(Object.keys(ALL), { maxLength: 3 }))
    .map(([is, none]) => ({ ...is, ...Object.fromEntries(none.map((name) => [name, null])) }));
  const at = fc.option(fc.constantFrom(...SPANS, 'never'), { nil: undefined });
  return fc.oneof(
    fc.tuple(suffered, numbers(FALL, 0, 9)).map(([whom, parts]) => ({ do: 'lose' as const, ...whom, parts })),
    fc.tuple(suffered, values, at).map(([whom, is, span]) => ({
      ...{ do: 'set' as const, ...whom, is },
      ...(span !== undefined && { at: span }),
    })),
    fc.tuple(suffered, numbers(COUNTS, -9, 9)).map(([whom, by]) => ({ do: 'add' as const, ...whom, by })),
    fc.tuple(to, to).map(([whom, from]) => ({ do: 'join' as const, to: whom, from, clause })),
    fc
      .tuple(to, to, numbers(FALL, 0, 9))
      .map(([whom, from, counts]) => ({ do: 'cross' as const, to: whom, from, counts, clause })),
    fc
      .tuple(to, numbers(FALL, 0, 9))
      .map(([from, counts]) => ({ do: 'split' as const, from, counts, clause })),
    fc
      .tuple(to, fc.constantFrom(...roles))
      .map(([whom, carrier]) => ({ do: 'bind' as const, to: whom, as: carrier, mark: 'aboard', clause })),
  );
};

/** A span of the clock ends. */
const ends: fc.Arbitrary<Effect> = fc
  .subarray([...SPANS], { minLength: 1 })
  .map((of) => ({ do: 'end', of, clause }));

export const deeds: fc.Arbitrary<Effect[]> = fc.array(fc.oneof(effectsOn(...ROLES), ends), { maxLength: 12 });
