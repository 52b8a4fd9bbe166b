import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { add } from '../../src/game/add.js';
import type { Body } from '../../src/game/line.js';
import { glance } from '../../src/game/memory.js';
import { rosterOf } from '../../src/game/roster.js';
import { tableOf } from '../../src/game/table.js';
import { turnOf } from '../../src/game/turn.js';
import type { Memory } from '../../src/rules/action.js';
import { isMuster, type RosterScope, type Unit } from '../../src/rules/roster.js';
import { stateFolder } from '../support/cli.js';

/** A rule system whose actions remember names alone. */
const memory: Memory<readonly string[]> = {
  of: ['muster'],
  start: [],
  anew: () => false,
  after: (names, { input }) => [...names, String(input.name)],
  mustered(names, of) {
    if (!isMuster(of)) throw new Error('nothing of a name is changed by hand');
    return [...(of.besides ? names : []), ...of.units.map(({ name }) => name)];
  },
};
const unit = (name: string): Unit => ({ name, kind: 'unit', profile: {}, began: {}, marks: {} });
const scope = {
  kinds: {},
  after: (roster) => roster,
  keeping: { memory, roster: (names: readonly string[]) => ({ units: names.map(unit) }) },
} satisfies Pick<RosterScope, 'kinds' | 'after' | 'keeping'>;

let state: ReturnType<typeof stateFolder>;
beforeEach(() => {
  state = stateFolder();
});
afterEach(() => state.clean());

const path = () => join(state.path, 'table.jsonl');
let n = 0;
const write = (body: Body) =>
  add(path(), 'table', { id: () => `line${n++}`, now: () => '2000-01-01T00:00:00Z' }, () => ({
    seen: tableOf(path()),
    body,
  }));
const musters = (name: string, number: number) =>
  write({
    n: number,
    record: {
      wg: '0',
      ruleset: 'names',
      action: 'muster',
      rng: 'none',
      seed: null,
      index: 0,
      input: { name },
      rulings: {},
      steps: [],
      result: {},
    },
  });
const names = () => rosterOf(path(), 'names', scope).state.units.map(({ name }) => name);

test('what actions remember of units is the roster, and a roster that is loaded is what they remember', () => {
  musters('Red 1', 1);
  write({ roster: { ruleset: 'names', units: [unit('Red 2')], besides: true } });
  write({ roster: { ruleset: 'others', units: [unit('Blue 1')] } });
  musters('Red 3', 2);
  expect(names()).toEqual(['Red 1', 'Red 2', 'Red 3']);
  expect(glance(path(), 'names', memory).state).toMatchObject({ n: 2, state: names() });
  write({ roster: { ruleset: 'names', units: [unit('Red 4')] } });
  expect(names()).toEqual(['Red 4']);
});

test('a line of a roster that cannot be followed changes nothing, and loses no event', () => {
  musters('Red 1', 1);
  write({ roster: { ruleset: 'names', unit: 'Red 1', profile: {}, marks: {} } });
  musters('Red 2', 2);
  expect(glance(path(), 'names', memory).state).toMatchObject({ n: 2, state: ['Red 1', 'Red 2'] });
});

test('the turn of a game is told from units of a roster as well', () => {
  write({ roster: { ruleset: 'names', units: [unit('Red 1'), unit('Red 2')] } });
  const game = { memory, says: () => [], clock: [], turn: (all: readonly string[]) => `${all.length} units` };
  musters('Red 3', 1);
  expect(turnOf(path(), 'names', game).state.turn).toBe('3 units');
});

test('a long game with a roster is followed from its checkpoint', () => {
  write({ roster: { ruleset: 'names', units: [unit('Red 0')] } });
  for (let i = 1; i <= 60; i++) {
    musters(`Red ${i}`, i);
    if (i % 10 === 0) names();
  }
  expect(names()).toHaveLength(61);
  expect(names()[0]).toBe('Red 0');
});
