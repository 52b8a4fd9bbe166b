import { describe, expect, test } from 'vitest';
import { play } from '../../src/dice/play.js';
import { seededHand } from '../../src/dice/seeded.js';
import { ruleOf } from '../../src/engine/resolve.js';
import { type AnyAction, conflictIn, missingInputs } from '../../src/rules/action.js';
import { eachOf, type Fields } from '../../src/rules/field.js';
import { forbidding } from '../../src/rules/permit.js';
import type { Input } from '../../src/rules/record.js';
import { isRefusal } from '../../src/rules/rule.js';
import { Chance } from '../../src/testing/chance.js';
import { inputOf } from '../support/play.js';
import { times } from '../support/random/deep.js';
import { startsOf } from '../support/random/random-inputs.js';
import { sourcesIn } from '../support/sources.js';
import { ACTIONS } from '../support/systems.js';

/** So many lines of each start are tried besides those in which one number is 1. */
const MORE = times(60, 3);

const COUNTED = /\b(?:counted|numbered|thereAreOnly)\((?:[^'()]|\([^()]*\))*, '([\w ]+)'(?:, '([\w ]+)')?/g;

/** Things that the program counts, and what they are measured in, as there are several of them. */
const MANY = new Set(
  [...sourcesIn('src', 'rulesets').values()]
    .flatMap((text) => [...text.matchAll(COUNTED)])
    .map(([, one, many = `${one}s`]) => many.split(' ').at(-1)!)
    .filter((word) => /s$|^men$|^dice$/.test(word) && word !== 'has')
    .concat('inches', 'rounds', 'metres', 'turns'),
);

/** `1 figures`, `1 wounded men`, `only 1`; not the natural dice of `a 1 hits` and numbers that end in 1. */
const ONE_OF_MANY = new RegExp(
  `(?<![\\w.,+-]|\\ba )1 (?:(?!as |at |by |each |for |from |in |is |less |more |of |on |or |that |to |with )[a-z]+ )?(?:${[...MANY].join('|')})\\b|\\b(?:are|were) only 1\\b`,
);

/** All that is said to whoever types these inputs: what is wrong with them, what forbids them, or the answer. */
function saidOf(action: AnyAction, input: Input): string[] {
  const conflict = conflictIn(action, input);
  if (conflict) return [conflict.message];
  if (missingInputs(action, input).length > 0) return [];
  const forbidden = forbidding(action.permits ?? [], input, {}).flatMap(({ says, way = '' }) => [says, way]);
  try {
    const { steps, result } = play(ruleOf(action, input, action.memory?.start), seededHand('one', 0), {
      rulings: {},
      anyway: true,
    });
    const answer = action.announce(result, input, steps);
    return [...forbidden, ...steps.map(({ text }) => text), answer];
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return [...forbidden, error.message, error.hint ?? ''];
  }
}

/** Inputs in which numbers are 1, one by one and several at once. */
function linesOf(action: AnyAction): Input[] {
  const numbers = eachOf(action.inputs as Fields).flatMap(([name, field]) =>
    field.kind === 'count' || field.kind === 'measure' ? [{ name, least: field.min, most: field.max }] : [],
  );
  const by = new Chance(1);
  const oneOf = ({ least, most }: (typeof numbers)[number]) =>
    Math.min(Math.max(by.one([1, 1, 2, 3]), least), most);
  return startsOf(action).flatMap((start) => {
    const from = inputOf(action, start) as Input;
    const one = numbers.map((number) => ({
      ...from,
      [number.name]: Math.min(Math.max(1, number.least), number.most),
    }));
    const more = Array.from({ length: MORE }, () => ({
      ...from,
      ...Object.fromEntries(numbers.filter(() => by.is(3)).map((number) => [number.name, oneOf(number)])),
    }));
    return [...one, ...more];
  });
}

describe.each(ACTIONS)('$id $name', ({ action }) => {
  test('says of one thing what is said of one', () => {
    const wrong = linesOf(action)
      .flatMap((input) => saidOf(action, input))
      .filter((text) => ONE_OF_MANY.test(text));
    expect([...new Set(wrong)]).toEqual([]);
  });
});

test('what would be found', () => {
  expect(
    [
      'there are only 1 figure',
      'turning 1 degrees',
      '1 men push',
      'of 1 suppressed figures',
      'holds 1 dice',
    ].filter((text) => !ONE_OF_MANY.test(text)),
  ).toEqual([]);
  expect(
    [
      '1 figure',
      '21 men',
      'a 1 hits',
      '0.1 metres',
      '+1 points',
      '1 of 3 figures',
      'on a 1, figures fall',
    ].filter((text) => ONE_OF_MANY.test(text)),
  ).toEqual([]);
});
