import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { battleground } from '../../../rulesets/battleground/index.js';
import { fubar } from '../../../rulesets/fubar/index.js';
import { valorAndVictory } from '../../../rulesets/valor-and-victory/index.js';
import { wrg1925 } from '../../../rulesets/wrg-1925/index.js';
import { exactPlan } from '../../../src/engine/plan/chain.js';
import type { Unit } from '../../../src/rules/roster.js';
import type { RuleSystem } from '../../../src/rules/system.js';
import { byWalk, callsOf, differencesIn, everyEnd, fieldWith } from '../../support/games/plan.js';
import { times } from '../../support/random/deep.js';

/** Small units of a book, and lines about them. */
interface Book {
  readonly system: RuleSystem;
  readonly units: fc.Arbitrary<Partial<Unit>[]>;
  readonly lines: readonly string[];
  /** What is done before any of them. */
  readonly first?: readonly string[];
  /** Of how many plans one is walked every day, where it is not each twentieth. */
  readonly part?: number;
}

const small = fc.integer({ min: 1, max: 4 });
const few = fc.integer({ min: 0, max: 1 });
const marksOf = (marks: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<Unit['marks']> =>
  fc.record(marks, { requiredKeys: [] }) as fc.Arbitrary<Unit['marks']>;

const foot = (name: string, side: string): fc.Arbitrary<Partial<Unit>> =>
  fc
    .record({
      grade: fc.constantFrom('A', 'B', 'C', 'D'),
      figures: small,
      leaders: few,
      marks: marksOf({
        lastLost: fc.integer({ min: 1, max: 2 }),
        lastCause: fc.constantFrom('shooting', 'mines'),
        dead: small,
        fallen: small,
        ran: fc.constant(true),
        road: fc.constant(true),
        dugIn: fc.constant(true),
        routing: fc.constant(true),
      }),
    })
    .map(({ grade, figures, leaders, marks }) => ({
      ...{ name, side, kind: 'infantry', profile: { grade, figures, leaders }, marks },
      began: { grade, figures: figures + 2, leaders },
    }));

const team = (name: string, side: string): fc.Arbitrary<Partial<Unit>> =>
  fc
    .record({ level: fc.constantFrom('green', 'seasoned', 'veteran'), figures: small })
    .map(({ level, figures }) => ({
      ...{ name, side, kind: 'infantry', marks: {} },
      profile: { level, figures, weapons: [`infantry-rifle:${figures}`] },
    }));

const section = (name: string, side: string): fc.Arbitrary<Partial<Unit>> =>
  fc.integer({ min: 1, max: 2 }).map((men) => ({
    ...{ name, side, kind: 'group', marks: {} },
    profile: { men, weapons: [`rifle:${men}`], leaders: [] },
  }));

const squad = (name: string, side: string, hex: string): fc.Arbitrary<Partial<Unit>> =>
  fc.constantFrom('squad:4-6-5', 'squad:3-6-5', 'squad:5-6-5').map((unit) => ({
    ...{ name, side, kind: 'unit', marks: { hex } },
    profile: { unit: [unit], half: '2-6-4' },
  }));

const BOOKS: readonly Book[] = [
  {
    system: battleground,
    units: fc.tuple(foot('Able', 'Allies'), foot('Baker', 'Allies'), foot('Nest', 'Axis')),
    lines: [
      ...['shoot Able Nest', 'shoot Baker Nest -c light', 'shoot Nest Able', 'shoot Nest Baker --retreat'],
      ...['charge Able Nest --distance 8', 'charge Baker Nest --distance 4 --reaction shoot', 'rally Nest'],
      ...['reaction-test Nest', 'reaction-test Baker', 'combine Able Baker', 'mines Nest --entered 1'],
    ],
  },
  {
    system: fubar,
    units: fc.tuple(team('Red', 'Red'), team('Blue', 'Blue')),
    lines: ['shoot Red Blue --range 20', 'shoot Blue Red --range 20 --cover soft', 'activate Red'],
  },
  {
    system: wrg1925,
    part: 50,
    units: fc.tuple(section('One', 'Allies'), section('Two', 'Allies'), section('Three', 'Axis')),
    first: ['period'],
    lines: [
      ...['shoot One Three --range 90', 'shoot Two Three --range 40', 'shoot Three One --range 40'],
      ...['reaction-test Three', 'period'],
    ],
  },
  {
    system: valorAndVictory,
    units: fc.tuple(squad('One', 'A', 'Hill'), squad('Two', 'B', 'Farm'), squad('Three', 'B', 'Farm')),
    lines: [
      ...['shoot One Farm --range 2', 'shoot Two One --range 2', 'shoot Two,Three Hill --range 1'],
      ...['shoot Three One --range 4', 'casualties Farm', 'close-assault One Farm'],
    ],
  },
];

describe('merging tables that are alike for all that is still to come changes no number', () => {
  test.each(BOOKS.map((book) => [book.system.title, book] as const))('%s', async (_, book) => {
    const { system, units, lines, first = [], part } = book;
    let walked = 0;
    const plans = fc.array(fc.constantFrom(...lines), { minLength: 2, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(units, plans, async (units, plan) => {
        const field = await fieldWith(system, units);
        const calls = await callsOf(system, [...first, ...plan]);
        const exact = await exactPlan(calls, field, {}).catch((error) => {
          // A line that nobody can play, from the start or on any table, is told as such.
          if (error.name !== 'InLine') throw error;
        });
        if (!exact) return;
        walked++;
        expect(differencesIn(exact, await everyEnd(calls, field, byWalk)), plan.join('; ')).toEqual([]);
      }),
      { seed: 20261123, numRuns: times(300, part ?? 20) },
    );
    expect(walked).toBeGreaterThan(times(60, part ?? 20));
  });
});

const full = (name: string, side: string): Partial<Unit> => {
  const profile = { grade: 'C', figures: 12, leaders: 2, hw: 2, medics: 1 };
  return { name, side, kind: 'infantry', profile };
};
const FULL = [full('Able', 'Allies'), full('Baker', 'Allies'), full('Nest', 'Axis')];

/** A bound of so much work: what rules ask for, and tables that effects lead to. */
describe('what an exact plan between full units costs', () => {
  test.each([
    [
      'three shots and a charge',
      ['shoot Able Nest -c light', 'shoot Baker Nest', 'shoot Able Nest', 'charge Baker Nest --distance 8'],
      { asks: 60_000, tables: 9_000, parts: 20_000 },
    ],
  ])('%s', async (_, lines, bound) => {
    const field = await fieldWith(battleground, FULL);
    const { ends } = await exactPlan(await callsOf(battleground, lines), field, {}, bound);
    expect(ends.outcomes.length).toBeGreaterThan(100);
  });
});
