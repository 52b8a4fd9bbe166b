import { describe, expect, test } from 'vitest';
import { battleground } from '../../../rulesets/battleground/index.js';
import { fubar } from '../../../rulesets/fubar/index.js';
import { wrg1925 } from '../../../rulesets/wrg-1925/index.js';
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

test('a plan of long rules is given up by what they ask for, though they have few branches', async () => {
  const group = { men: 9, leaders: ['sgt', 'lcpl'], weapons: ['smg:1', 'lmg-belt:1', 'rifle:7'] };
  const field = await fieldWith(wrg1925, [
    { name: 'Able', side: 'Allies', kind: 'group', profile: group },
    { name: 'Zug', side: 'Axis', kind: 'group', profile: group },
  ]);
  const calls = await callsOf(wrg1925, ['shoot Able Zug --range 60', 'shoot Zug Able --range 60']);
  // Some five thousand branches, with a dozen asks and more each.
  const bound = { asks: 40_000, tables: 20_000, parts: 20_000 };
  expect((await exactPlan(calls.slice(0, 1), field, {}, bound)).ends.outcomes.length).toBeGreaterThan(10);
  await expect(exactPlan(calls, field, {}, bound)).rejects.toThrow('ask for more');
});

test('past its bound a plan is not walked, but given up', async () => {
  const field = await fieldWith(battleground, SQUADS);
  const calls = await callsOf(battleground, THREE_SHOTS);
  await expect(exactPlan(calls, field, {}, { asks: 400_000, tables: 20, parts: 20_000 })).rejects.toThrow(
    'more tables',
  );
  const few = { asks: 400_000, tables: 20_000, parts: 20 };
  await expect(exactPlan(calls, field, {}, few)).rejects.toThrow('more tables');
  await expect(exactPlan(calls, field, {}, { asks: 20, tables: 20_000, parts: 20_000 })).rejects.toThrow(
    'ask for more',
  );
});
