import { expect, test } from 'vitest';
import { ruleOf } from '../../src/engine/resolve.js';
import type { AnyAction } from '../../src/rules/action.js';
import type { State } from '../../src/rules/state.js';
import { type BruteForce, bruteForce, differencesFrom } from '../../src/testing/brute-force/brute-force.js';
import { type Given, inputOf, oddsOf } from './play.js';

export type Rulings = Readonly<Record<string, number>>;

/** Inputs with a word on what they are about, and the rulings that are not at their default. */
export type Case = readonly [says: string, given: Given, rulings?: Rulings];

interface Options {
  readonly merged?: boolean;
  readonly past?: unknown;
}

export function oracleOf(
  action: AnyAction,
  given: Given,
  rulings: Rulings,
  { merged = false, past }: Options = {},
): BruteForce<unknown> {
  const input = inputOf(action, given) as never;
  // A case that the command line would turn down proves nothing.
  expect(action.conflict?.(input)).toBeUndefined();
  for (const name of action.requires?.(input) ?? []) expect(given).toHaveProperty(name);
  return bruteForce<unknown>(
    () => ruleOf(action, input, (past as State | undefined) ?? action.memory?.start),
    { rulings, merged },
  );
}

/** The odds of an action against every face; the number of ways that were followed. */
export function provesExact(
  action: AnyAction,
  given: Given,
  rulings: Rulings = {},
  options: Options = {},
): number {
  const oracle = oracleOf(action, given, rulings, options);
  expect(differencesFrom(oddsOf(action, given, rulings, options.past), oracle)).toEqual([]);
  return oracle.ways;
}

export const proveAll = (action: AnyAction, cases: readonly Case[], options: Options = {}) =>
  test.each(cases.map(([says, given, rulings = {}]): [string, Given, Rulings] => [says, given, rulings]))(
    `the odds of ${action.name} are those of every face: %s`,
    (_, given, rulings) => {
      expect(provesExact(action, given, rulings, options)).toBeGreaterThan(0);
    },
  );
