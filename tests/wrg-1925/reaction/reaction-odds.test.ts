import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reactionTest } from '../../../rulesets/wrg-1925/reaction/reaction-test.js';
import { Refusal } from '../../../src/rules/rule.js';
import { refusalOf } from '../../support/play.js';
import { provesExact } from '../../support/proves-exact.js';
import { times } from '../../support/random/deep.js';
import { inputsOf, rulingsOf } from '../../support/random/random-inputs.js';

test('the odds of reaction tests with any factors, by any rulings, are those of every face', () => {
  let proved = 0;
  fc.assert(
    fc.property(inputsOf(reactionTest, 2), rulingsOf('wrg-1925'), (given, rulings) => {
      // Two throws of three dice are followed in all their ways elsewhere.
      const within = given.crewWeapons ? { ...rulings, 'wrg:R146': 1 } : rulings;
      try {
        provesExact(reactionTest, given, within);
        proved++;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        expect(refusalOf(reactionTest, given, within).clause).toBe(error.clause);
      }
    }),
    { seed: 20260105, numRuns: times(150, 2) },
  );
  expect(proved).toBeGreaterThan(times(100, 2));
}, 60_000);
