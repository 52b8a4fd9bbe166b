import fc from 'fast-check';
import { expect, test } from 'vitest';
import { artillery } from '../../../rulesets/wrg-1925/artillery/artillery.js';
import { takeOver } from '../../../rulesets/wrg-1925/casualties/take-over.js';
import { shoot } from '../../../rulesets/wrg-1925/fire/shoot.js';
import type { AnyAction } from '../../../src/rules/action.js';
import { Refusal, type Step } from '../../../src/rules/rule.js';
import { oddsOf, withDice, withSeed } from '../../support/play.js';
import { times } from '../../support/random/deep.js';
import { inputsOf, rulingsOf } from '../../support/random/random-inputs.js';

const ACTIONS: readonly (readonly [string, AnyAction])[] = [
  ['shoot', shoot],
  ['artillery', artillery],
  ['take-over', takeOver],
];

/** The natural dice on the steps, as a player would type them in: by name. */
function byName(steps: readonly Step[]): string {
  const groups = new Map<string, (number | string)[]>();
  for (const { name, faces } of steps.flatMap((step) => step.dice ?? [])) {
    groups.set(name, [...(groups.get(name) ?? []), ...faces]);
  }
  return [...groups].map(([name, faces]) => `${name}=${faces.join(',')}`).join(' ');
}

function attempt<T>(what: () => T): T | Refusal {
  try {
    return what();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

test.each(ACTIONS)(
  'whatever is fired: the odds know every seeded result, refuse when it is refused, and its dice give it again: %s',
  (_, action) => {
    let allowed = 0;
    fc.assert(
      fc.property(inputsOf(action, 6), rulingsOf('wrg-1925'), fc.string(), (given, rulings, seed) => {
        const played = attempt(() => withSeed(action, given, seed, 0, rulings));
        const odds = attempt(() => oddsOf(action, given, rulings));
        if (played instanceof Refusal || odds instanceof Refusal) {
          expect((played as Refusal).message).toBe((odds as Refusal).message);
          return;
        }
        allowed++;
        expect(odds.outcomes.map(({ value }) => value)).toContainEqual(played.result);
        expect(odds.outcomes.reduce((sum, { weight }) => sum + weight, 0n)).toBe(odds.total);
        expect(withDice(action, given, byName(played.steps), rulings)).toEqual(played);
      }),
      { seed: 20261122, numRuns: times(400, 3) },
    );
    expect(allowed).toBeGreaterThan(times(80, 3));
  },
);
