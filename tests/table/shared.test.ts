import { describe, expect, test } from 'vitest';
import { kinds } from '../../rulesets/battleground/roster/kinds.js';
import type { Effect } from '../../src/rules/effect.js';
import type { Unit } from '../../src/rules/roster.js';
import { EMPTY_TABLE, type State } from '../../src/rules/state.js';
import { fold } from '../../src/table/fold/fold.js';
import { afterMuster, afterPast } from '../../src/table/table.js';

/** Marks that hold the name of a unit which several are bound to, and those that last as long as another. */

const clause = 'bg:charge.7';
const foot = (name: string, side: string | undefined, marks: object = {}, figures = 6): Unit => {
  const profile = { grade: 'C', figures };
  return {
    ...{ name, kind: 'infantry', profile, began: profile, marks: marks as Unit['marks'] },
    ...(side !== undefined && { side }),
  };
};
const tableOf = (...units: readonly Unit[]): State => ({ ...EMPTY_TABLE, units });
const NAMED = { one: ['A'], other: ['B'] };
const nothing: Effect = { do: 'end', of: [], clause };

/** The marks of all units after something was done in the game. */
const meleesAfter = (table: State, ...effects: readonly Effect[]) =>
  afterPast(
    table,
    { action: 'move', input: {}, result: {}, rulings: {}, steps: [], effects, named: NAMED },
    kinds,
  ).units.map(({ marks }) => marks.melee);

describe('a mark that holds a name', () => {
  const joins: Effect = { do: 'bind', to: 'one', mark: 'melee', as: 'other', through: 'melee', clause };
  const bound = (table: State) => fold(table, [joins], NAMED, kinds).units[0]!.marks.melee;

  test('is that of whoever stands in the role, or of the one that he is bound to', () => {
    expect(bound(tableOf(foot('A', 'x'), foot('B', 'y')))).toBe('B');
    expect(bound(tableOf(foot('A', 'x'), foot('B', 'y', { melee: 'c' }), foot('C', 'x')))).toBe('C');
    // He is bound to somebody whom nobody has named.
    expect(bound(tableOf(foot('A', 'x'), foot('B', 'y', { melee: 'a melee' })))).toBe('B');
  });

  test('is that of somebody, where nobody stands in the role', () => {
    expect(fold(tableOf(foot('A', 'x')), [joins], { one: ['A'] }, kinds).units[0]!.marks.melee).toBe(
      'an other',
    );
  });

  test('tells those who are beside somebody: they carry the same, and are of his side', () => {
    const off: Effect = { do: 'set', to: { whose: 'melee', beside: 'one' }, is: { ran: true }, clause };
    const table = tableOf(
      foot('A', 'x', { melee: 'B' }),
      foot('B', 'y', { melee: 'B' }),
      foot('C', 'X', { melee: 'b' }),
      foot('D', 'x', { melee: 'E' }),
      foot('E', 'y'),
    );
    const ran = fold(table, [off], NAMED, kinds).units.map(({ marks }) => marks.ran);
    expect(ran).toEqual([true, undefined, true, undefined, undefined]);
    const nobody = tableOf(foot('A', 'x', { melee: 'a melee' }), foot('C', 'x', { melee: 'a melee' }));
    expect(fold(nobody, [off], NAMED, kinds)).toEqual(nobody);
  });
});

describe('a mark that enemies share', () => {
  test('is there as long as two sides share it, and the unit it names is one of them whether it is marked or not', () => {
    expect(meleesAfter(tableOf(foot('A', 'x', { melee: 'B' }), foot('B', 'y')), nothing)).toEqual([
      'B',
      undefined,
    ]);
    const own = foot('B', 'y', { melee: 'B' });
    expect(
      meleesAfter(tableOf(foot('A', 'x', { melee: 'B' }), foot('C', 'x', { melee: 'B' }), own), nothing),
    ).toEqual(['B', 'B', 'B']);
    expect(meleesAfter(tableOf(foot('A', 'x'), own), nothing)).toEqual([undefined, undefined]);
  });

  test('is gone with the last of either side, however that went', () => {
    const table = tableOf(
      foot('A', 'x', { melee: 'B' }),
      foot('B', 'y', { melee: 'B' }),
      foot('C', 'x', { melee: 'B' }),
      foot('D', 'y', { melee: 'B' }),
    );
    const wiped: Effect = { do: 'lose', to: 'other', parts: { figures: 6 }, clause };
    expect(meleesAfter(table, wiped)).toEqual(['B', undefined, 'B', 'B']);
    const alone = tableOf(...table.units.slice(0, 3));
    expect(meleesAfter(alone, wiped)).toEqual([undefined, undefined, undefined]);
    const gaveUp: Effect = { do: 'set', to: 'other', is: { captured: true }, clause };
    expect(meleesAfter(alone, gaveUp)).toEqual([undefined, undefined, undefined]);
  });

  test('is that one against all others, where nobody is of a side', () => {
    const table = tableOf(
      foot('A', undefined, { melee: 'B' }),
      foot('B', undefined, { melee: 'B' }),
      foot('C', undefined, { melee: 'B' }),
    );
    expect(meleesAfter(table, nothing)).toEqual(['B', 'B', 'B']);
    expect(meleesAfter(table, { do: 'lose', to: 'other', parts: { figures: 6 }, clause })).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('is left alone where it names nobody, but for whoever is out of the game', () => {
    const table = tableOf(foot('A', 'x', { melee: 'a melee' }), foot('B', 'y', { melee: 'a melee' }, 0));
    expect(meleesAfter(table, nothing)).toEqual(['a melee', undefined]);
  });

  test('marks that come with it go with it, by whatever it went', () => {
    const told = { melee: 'B', fought: true, fromBehind: true, meleeCover: 'wall' };
    const table = tableOf(foot('A', 'x', told), foot('B', 'y'));
    const off: Effect = { do: 'set', to: 'one', is: { melee: null }, clause };
    const event = { action: 'move', input: {}, result: {}, rulings: {}, steps: [], named: NAMED };
    expect(afterPast(table, { ...event, effects: [off] }, kinds).units[0]!.marks).toEqual({});
    const byHand = { ruleset: 'battleground', unit: 'A', profile: {}, marks: { melee: null } };
    expect(afterMuster(table, byHand, kinds).units[0]!.marks).toEqual({});
    expect(afterPast(table, { ...event, effects: [nothing] }, kinds)).toEqual(table);
  });

  test('a table on which nothing has come to its end is the same', () => {
    const table = tableOf(foot('A', 'x', { melee: 'B' }), foot('B', 'y'));
    const event = {
      action: 'move',
      input: {},
      result: {},
      rulings: {},
      steps: [],
      effects: [],
      named: NAMED,
    };
    expect(afterPast(table, event, kinds)).toBe(table);
  });
});
