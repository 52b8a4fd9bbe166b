import { describe, expect, test } from 'vitest';
import { battleground } from '../../../rulesets/battleground/index.js';
import { fubar } from '../../../rulesets/fubar/index.js';
import { exactPlan } from '../../../src/engine/plan/chain.js';
import { rolledPlan } from '../../../src/engine/plan/sampled.js';
import type { Unit } from '../../../src/rules/roster.js';
import type { RuleSystem } from '../../../src/rules/system.js';
import { callsOf, differencesIn, everyEnd, fieldWith } from '../../support/games/plan.js';

const infantry = (name: string, side: string, profile: Unit['profile']): Partial<Unit> => ({
  name,
  side,
  kind: 'infantry',
  profile,
});

const SQUADS = [
  infantry('Able', 'Allies', { grade: 'B', figures: 3, leaders: 1 }),
  infantry('Baker', 'Allies', { grade: 'C', figures: 2, leaders: 1 }),
  infantry('Nest', 'Axis', { grade: 'C', figures: 3, leaders: 1 }),
];
const THREE_SHOTS = ['shoot Able Nest -c light', 'shoot Baker Nest', 'shoot Able Nest'];

const TEAMS = [
  infantry('Red', 'Red', { level: 'veteran', figures: 2, weapons: ['infantry-rifle:2'] }),
  infantry('Blue', 'Blue', { level: 'green', figures: 2, weapons: ['infantry-rifle:2'] }),
];

async function provesPlan(system: RuleSystem, units: readonly Partial<Unit>[], lines: readonly string[]) {
  const field = await fieldWith(system, units);
  const calls = await callsOf(system, lines);
  const exact = await exactPlan(calls, field, {});
  const every = await everyEnd(calls, field);
  expect(differencesIn(exact, every)).toEqual([]);
  return every.size;
}

describe('the odds of a plan are those of every face of every line', () => {
  test.each([
    ['three shots and a charge', [...THREE_SHOTS, 'charge Able Nest --distance 8']],
    ['a shot and a charge into fire', ['shoot Baker Nest', 'charge Able Nest --distance 6 --reaction shoot']],
  ])('Battleground: %s', async (_, lines) => {
    expect(await provesPlan(battleground, SQUADS, lines)).toBeGreaterThan(10);
  });

  test.each([
    ['three shots', ['shoot Red Blue --range 20', 'shoot Red Blue --range 20', 'shoot Blue Red --range 20']],
    ['fire and its answer', ['shoot Red Blue --range 20 --cover soft', 'shoot Blue Red --range 20']],
  ])('FUBAR: %s', async (_, lines) => {
    expect(await provesPlan(fubar, TEAMS, lines)).toBeGreaterThan(3);
  });
});

test('ends of a plan sum to exactly 1', async () => {
  const field = await fieldWith(battleground, SQUADS);
  const { ends } = await exactPlan(await callsOf(battleground, THREE_SHOTS), field, {});
  expect(ends.outcomes.reduce((sum, { weight }) => sum + weight, 0n)).toBe(ends.total);
});

test('a plan that is rolled agrees with its exact odds, line by line', async () => {
  const field = await fieldWith(battleground, SQUADS);
  const calls = await callsOf(battleground, [...THREE_SHOTS, 'charge Able Nest --distance 8']);
  const exact = await exactPlan(calls, field, {});
  const times = 1_000;
  const rolled = await rolledPlan(calls, field, {}, { seed: 'a plan', from: 0, times });
  for (const i of calls.keys()) {
    const p = Number(exact.played[i]) / Number(exact.ends.total);
    const error = Math.sqrt((p * (1 - p)) / times);
    expect(Math.abs(Number(rolled.played[i]) / times - p)).toBeLessThanOrEqual(4 * error);
  }
});

test('repetitions of a plan can be split over machines: each depends on the seed and its number alone', async () => {
  const field = await fieldWith(battleground, SQUADS);
  const calls = await callsOf(battleground, THREE_SHOTS);
  const ends = async (from: number, times: number) =>
    (await rolledPlan(calls, field, {}, { seed: 's', from, times })).ends.outcomes.flatMap(
      ({ value, weight }) => Array<string>(Number(weight)).fill(JSON.stringify(value.state.units)),
    );
  const shards = [...(await ends(0, 30)), ...(await ends(30, 20))];
  expect(shards.sort()).toEqual((await ends(0, 50)).sort());
});

test('past its bound a plan is not walked, but given up', async () => {
  const field = await fieldWith(battleground, SQUADS);
  const calls = await callsOf(battleground, THREE_SHOTS);
  await expect(exactPlan(calls, field, {}, { branches: 400_000, tables: 20 })).rejects.toThrow('more tables');
  await expect(exactPlan(calls, field, {}, { branches: 20, tables: 20_000 })).rejects.toThrow(
    'more than 20 branches',
  );
});
