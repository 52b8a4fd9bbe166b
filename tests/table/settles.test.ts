import { expect, test } from 'vitest';
import { text } from '../../src/rules/field.js';
import { kind } from '../../src/rules/kind.js';
import { marked, type Unit } from '../../src/rules/roster.js';
import { EMPTY_TABLE } from '../../src/rules/state.js';
import { afterMuster, afterPast } from '../../src/table/table.js';

/** What follows for the whole table from what became of units: here their kind keeps a list of all flags that were ever raised. */

const flag = (units: readonly Unit[]) =>
  units.flatMap(({ marks }) => (marks.flag ? [String(marks.flag)] : []));
const kinds = {
  mast: kind({
    name: 'mast',
    says: 'a mast',
    profile: {},
    marks: {
      flag: text('its flag', { metavar: 'flag', max: 9 }),
      seen: text('who', { metavar: 'x', max: 40 }),
    },
    settles: (table, before, by) => {
      const seen = [...new Set([...((before.slots.seen as string[]) ?? []), ...flag(table.units)])];
      const units = table.units.map((unit) => marked(unit, { seen: by ? 'told' : 'done' }));
      return { ...table, units, slots: { ...table.slots, seen } };
    },
    gone: () => undefined,
    stands: () => [],
  }),
};
const mast = (name: string, raised: string): Unit => ({
  ...{ name, kind: 'mast', profile: {}, began: {}, marks: { flag: raised } },
});
const ruleset = 'any';
const begun = afterMuster(EMPTY_TABLE, { ruleset, units: [mast('Ann', 'red'), mast('Bob', 'blue')] }, kinds);
const raise = (is: string | null) =>
  ({ effects: [{ do: 'set', to: 'of', is: { flag: is }, clause: 'x:1' }], named: { of: ['Ann'] } }) as const;

test('units that come into the game are told of all they bring', () => {
  expect(begun.slots).toEqual({ seen: ['red', 'blue'] });
  expect(begun.units.map(({ marks }) => marks.seen)).toEqual(['told', 'told']);
});

test('what a rule does to one unit is known of the table, and what was known before stays', () => {
  const after = afterPast(begun, raise('green'), kinds);
  expect(after.slots).toEqual({ seen: ['red', 'blue', 'green'] });
  expect(after.units.map(({ marks }) => marks.seen)).toEqual(['done', 'done']);
  expect(afterPast(after, raise(null), kinds).slots).toEqual({ seen: ['red', 'blue', 'green'] });
});

test('what players tell by hand is known as well, and told to be so', () => {
  const change = { ruleset, unit: 'Bob', profile: {}, marks: { flag: 'white' } };
  const after = afterMuster(afterPast(begun, raise('green'), kinds), change, kinds);
  expect(after.slots).toEqual({ seen: ['red', 'blue', 'green', 'white'] });
  expect(after.units.map(({ marks }) => marks.seen)).toEqual(['told', 'told']);
});
