import { gcd, toNumber } from '../../odds/distribution.js';
import type { ResultField } from '../../rules/action.js';
import type { Result } from '../../rules/record.js';
import { isRefusal } from '../../rules/rule.js';
import { bruteForce, differencesFrom } from '../brute-force/brute-force.js';
import { textOf } from '../brute-force/chances.js';
import { TooManyWays } from '../brute-force/natural.js';
import type { LineTried } from './line.js';
import type { Property } from './property.js';

/** So many ways are followed face by face: nobody waits for more. */
const WAYS = 3_000;

/** The odds of a line, where it has any. */
const oddsOf = ({ odds }: LineTried) => (isRefusal(odds) ? undefined : odds);

/** By so many seeds it is tried whether the rules refuse a line. */
const SEEDS = 12;

/** What is wrong with a result, by what its action declares. */
export function undeclared(result: Result, fields: Readonly<Record<string, ResultField>>): string[] {
  return Object.entries(result).flatMap(([name, value]) => {
    if (!Object.hasOwn(fields, name)) return [`its result has ${name}, which is not declared`];
    const { order } = fields[name]!;
    return !order || order.includes(String(value)) ? [] : [`its result has ${value} as ${name}`];
  });
}

/** They are those of every face of every die. */
export const ofFaces: Property = {
  says: 'the odds of whatever is typed are those of every face',
  every: 2,
  wrongIn(line) {
    const odds = oddsOf(line);
    if (!odds) return undefined;
    try {
      const { rulings } = line.asked;
      return differencesFrom(odds, bruteForce(line.ruleInOdds, { rulings, merged: true, most: WAYS }));
    } catch (error) {
      if (error instanceof TooManyWays) return undefined;
      throw error;
    }
  },
};

/** What holds of the odds of every line. */
export const OF_ODDS: readonly Property[] = [
  {
    says: 'the odds refuse exactly what every seed refuses',
    every: 2,
    wrongIn(line) {
      const { odds } = line;
      if (odds === undefined) return undefined;
      const says = (of: object) => (isRefusal(of) ? of.message : 'allowed');
      const seeded = Array.from({ length: SEEDS }, (_, index) => says(line.seeded(index)));
      return seeded
        .filter((said) => said !== says(odds))
        .map((said) => `${said} by a seed, and ${says(odds)} by the odds`);
    },
  },
  {
    says: 'odds sum to exactly one, with each result once, in lowest terms',
    every: 2,
    wrongIn(line) {
      const { outcomes, total } = oddsOf(line) ?? {};
      if (!outcomes || total === undefined) return undefined;
      const sum = outcomes.reduce((all, { weight }) => all + weight, 0n);
      const doubles = outcomes.reduce((so, { weight }) => so + toNumber(weight, total), 0);
      return [
        ...(sum === total && total > 0n ? [] : [`its chances add up to ${sum} of ${total}`]),
        ...outcomes.filter(({ weight }) => weight <= 0n).map(({ value }) => `${textOf(value)} never happens`),
        ...(outcomes.reduce((so, { weight }) => gcd(so, weight), 0n) === 1n ? [] : ['not in lowest terms']),
        ...(new Set(outcomes.map(({ value }) => textOf(value))).size === outcomes.length
          ? []
          : ['a result is listed twice']),
        // As nearly as doubles can.
        ...(Math.abs(doubles - 1) < outcomes.length * Number.EPSILON
          ? []
          : [`as doubles they sum to ${doubles}`]),
      ];
    },
  },
  {
    says: 'every result that there may be has the fields and the words that its action declares',
    every: 2,
    wrongIn(line) {
      const fields = line.told.result as Readonly<Record<string, ResultField>>;
      return oddsOf(line)?.outcomes.flatMap(({ value }) => undeclared(value, fields));
    },
  },
  ofFaces,
];
