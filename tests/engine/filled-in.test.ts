import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HEAVY_WEAPONS } from '../../rulesets/battleground/roster/figures.js';
import { kinds } from '../../rulesets/battleground/roster/kinds.js';
import { yielding } from '../../src/engine/inputs/inputs.js';
import { readList, readValue } from '../../src/engine/inputs/values.js';
import { type AnyAction, conflictIn, missingInputs } from '../../src/rules/action.js';
import type { Field, Fields } from '../../src/rules/field.js';
import { filledBy, takesGone } from '../../src/rules/filled.js';
import { goneAs } from '../../src/rules/kind.js';
import type { Input } from '../../src/rules/record.js';
import type { AnyRole } from '../../src/rules/role.js';
import { type Unit, withDefaults } from '../../src/rules/roster.js';
import { Refusal } from '../../src/rules/rule.js';
import { valuesOf } from '../support/random/random-inputs.js';
import { GRUPPE, RosterGame, SECTION, TRUCK } from '../support/roster.js';
import { actionsIn } from '../support/systems.js';

const RUNS = { seed: 12, numRuns: process.env.WG_DEEP === '1' ? 5000 : 100 };
const gone = (unit: Unit) => goneAs(unit, kinds);

/** Some of these fields, as they may stand in a roster or in a line. */
const some = (fields: Fields, most: number): fc.Arbitrary<Input> =>
  fc
    .record(
      Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valuesOf(field, most)])),
      { requiredKeys: [] },
    )
    .map(
      (found) =>
        Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)) as Input,
    );

/** What stands in a roster, whole: no more are set apart than there are figures. */
function whole(kind: keyof typeof kinds, profile: Input, marks: Input, more: number): Unit {
  const least: Input = {
    infantry: { grade: 'C' },
    vehicle: { vehicle: 'truck' },
    emplacement: { type: 'nest' },
  }[kind];
  const of = { ...least, ...profile };
  const count = (name: string): number => Number({ ...of, ...marks }[name] ?? 0);
  const special = ['leaders', 'medics', ...HEAVY_WEAPONS].reduce((sum, name) => sum + count(name), 0);
  const figures = Math.max(special, count('engineers'), count('guards'), 1) + more;
  const horses = marks.mounted === true ? {} : { horses: marks.horses ?? false };
  return {
    ...{ name: 'Unit', kind, marks: kind === 'infantry' ? { ...marks, ...horses } : marks },
    profile: kind === 'infantry' ? { ...of, figures } : of,
    began: kind === 'infantry' ? { ...of, figures } : of,
  };
}

const unitOf = (kind: keyof typeof kinds): fc.Arbitrary<Unit> =>
  fc
    .tuple(some(kinds[kind].profile, 2), some(kinds[kind].marks, 2), fc.integer({ min: 0, max: 6 }))
    .map(([profile, marks, more]) => whole(kind, profile, marks, more));

/** Without the marks of which each takes it out of the game: to look for one that has none of them by luck takes long. */
const spared = (unit: Unit): Unit => ({
  ...unit,
  marks: Object.fromEntries(
    Object.entries(unit.marks).filter(([name, value]) => !gone({ ...unit, marks: { [name]: value } })),
  ),
});

/** Whoever may be named for a role. */
const inRole = (role: AnyRole): fc.Arbitrary<Unit> =>
  fc
    .constantFrom(...(Object.keys(role.takes) as (keyof typeof kinds)[]))
    .chain(unitOf)
    .map((unit) => (takesGone(role, unit) ? unit : spared(unit)))
    .filter((unit) => takesGone(role, unit) || gone(unit) === undefined);

/** A few flags of an action, as somebody may have typed them. */
const flags = ({ inputs }: AnyAction): fc.Arbitrary<Input> =>
  fc
    .subarray(Object.keys(inputs), { maxLength: Math.min(Object.keys(inputs).length, 4) })
    .chain((names) => some(Object.fromEntries(names.map((name) => [name, (inputs as Fields)[name]!])), 9));

const lines = (action: AnyAction) =>
  fc.record({
    typed: flags(action),
    named: fc.tuple(...(action.roles ?? []).map((role) => inRole(role))),
    how: fc.nat(),
  });

function filledFor(action: AnyAction, named: readonly Unit[], typed: Input): Input | undefined {
  try {
    return filledBy(
      action,
      named.map((unit, i) => [{ ...unit, name: `Unit ${i + 1}` }]),
      typed,
    );
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** What units fill in without which a line would lack more than with it: what they are, and what has to be given of them. */
const whatTheyAre = (action: AnyAction, read: Input, typed: Input, filled: Input): Input => {
  const lacks = (of: Input) => missingInputs(action, { ...read, ...of, ...typed }).length;
  const all = Object.entries(filled);
  const without = (name: string) => Object.fromEntries(all.filter(([other]) => other !== name));
  return Object.fromEntries(all.filter(([name]) => lacks(without(name)) > lacks(filled)));
};

const canBeTyped = (name: string, field: Field, value: unknown): void => {
  if (field.kind === 'list') readList(name, field, value as readonly string[]);
  else if (field.kind !== 'switch') readValue(name, field, String(value));
};

describe('what a roster fills in', () => {
  const all = actionsIn('battleground').filter(({ roles }) => roles && roles.length > 0);

  test.each(all.map((action) => [action.name, action] as const))(
    '%s: goes with whatever was typed, and lacks nothing that a unit has',
    (_, action) => {
      fc.assert(
        fc.property(lines(action), ({ typed, named, how }) => {
          const there = named.slice(0, 1 + (how % named.length));
          const filled = filledFor(action, there, typed);
          if (!filled) return;
          const read = withDefaults(action.inputs, typed);
          const input = { ...read, ...yielding(action, { read, typed, filled }), ...typed };
          for (const [name, value] of Object.entries(filled)) canBeTyped(name, action.inputs[name], value);
          expect(missingInputs(action, input).filter((name) => name in filled)).toEqual([]);
          const are = whatTheyAre(action, read, typed, filled);
          const conflict = conflictIn(action, input);
          if (conflict)
            expect(
              conflictIn(action, { ...read, ...are, ...typed }),
              `${conflict.input} ${conflict.message}`,
            ).toBeDefined();
        }),
        RUNS,
      );
    },
  );

  test('bg:hw.1 heavy weapons that are typed in all take the place of those of every class', async () => {
    const game = new RosterGame('table');
    await game.load([{ ...SECTION, hw: 0, 'hw-armour': 1, 'hw-piat': 1 }, GRUPPE]);
    const { input } = await game.allowed('shoot "2 Section" "1 Gruppe" --hw 2 --seed a');
    expect(input).toMatchObject({ figures: 9, leaders: 1, hw: 2, hwArmour: 0, hwPiat: 0, targetFigures: 6 });
    game.clean();
  });

  test('what is typed that no such unit can have is told as that', async () => {
    const game = new RosterGame('table');
    await game.load([SECTION, TRUCK]);
    for (const [line, why] of [
      ['shoot "2 Section" --leaders 12', '9 figures cannot hold'],
      ['reaction-test "2 Section" --lost 10', '9 figures cannot lose 10'],
      ['unit-check Truck --enemies 1', 'is for infantry'],
    ] as const) {
      const { code, stderr } = await game.type(line);
      expect({ code, stderr }, line).toMatchObject({ code: 2, stderr: expect.stringContaining(why) });
    }
    game.clean();
  });
});
