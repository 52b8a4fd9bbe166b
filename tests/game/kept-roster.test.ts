import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tableNow } from '../../src/game/table.js';
import { turnOf } from '../../src/game/turn.js';
import { addLine } from '../../src/log/append.js';
import type { Body } from '../../src/log/line/line.js';
import { settingsOf } from '../../src/log/settings.js';
import type { Memory } from '../../src/rules/action.js';
import { kind } from '../../src/rules/kind.js';
import type { Unit } from '../../src/rules/roster.js';
import { EMPTY_TABLE, type State } from '../../src/rules/state.js';
import { stateFolder } from '../support/cli.js';

/** A rule system in which units come by name, and nothing else is done. */
const somebody = kind({
  name: 'unit',
  says: 'somebody',
  profile: {},
  marks: {},
  gone: () => undefined,
  stands: () => [],
});
const memory: Memory = {
  start: EMPTY_TABLE,
  kinds: { unit: somebody },
  anew: () => false,
  anewBy: 'wg muster --new',
};
const unit = (name: string): Unit => ({ name, kind: 'unit', profile: {}, began: {}, marks: {} });

let state: ReturnType<typeof stateFolder>;
beforeEach(() => {
  state = stateFolder();
});
afterEach(() => state.clean());

const path = () => join(state.path, 'table.jsonl');
let n = 0;
const write = (body: Body) =>
  addLine(path(), 'table', { id: () => `line${n++}`, now: () => '2000-01-01T00:00:00Z' }, () => ({
    seen: settingsOf(path()),
    body,
  }));
const musters = (name: string, number: number) =>
  write({
    n: number,
    units: { names: [name], roles: { who: [name] }, filled: [] },
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
      effects: [{ do: 'meet', to: 'who', of: 'unit', is: {}, clause: 'names:muster.1' }],
    },
  });
const seen = () => tableNow(path(), 'names', memory).state;
const names = () => seen().state.units.map(({ name }) => name);

test('units that are met and units of a roster stand on one table; a roster that is loaded takes their place', () => {
  musters('Red 1', 1);
  write({ roster: { ruleset: 'names', units: [unit('Red 2')], besides: true } });
  write({ roster: { ruleset: 'others', units: [unit('Blue 1')] } });
  musters('Red 3', 2);
  expect(names()).toEqual(['Red 1', 'Red 2', 'Red 3']);
  expect(seen().n).toBe(2);
  write({ roster: { ruleset: 'names', units: [unit('Red 4')] } });
  expect(names()).toEqual(['Red 4']);
});

test('a unit of no kind there is does not come in, and no event is lost for it', () => {
  musters('Red 1', 1);
  write({ roster: { ruleset: 'names', units: [{ ...unit('Red 9'), kind: 'tank' }], besides: true } });
  musters('Red 2', 2);
  expect(names()).toEqual(['Red 1', 'Red 2']);
  expect(seen().n).toBe(2);
});

test('the turn of a game is told from units of a roster as well', () => {
  write({ roster: { ruleset: 'names', units: [unit('Red 1'), unit('Red 2')] } });
  const turn = ({ units }: State) => `${units.length} units`;
  const check = async () => ({ check: () => [] });
  const game = {
    memory,
    says: () => [],
    clock: [],
    turn,
    bearings: [],
    check,
    place: () => ({ says: '' }),
    next: () => undefined,
  };
  musters('Red 3', 1);
  expect(turnOf(path(), 'names', game).state.turn).toBe('3 units');
});

test('a long game with a roster is followed from its checkpoint', () => {
  write({ roster: { ruleset: 'names', units: [unit('Red 0')] } });
  for (let i = 1; i <= 150; i++) {
    musters(`Red ${i}`, i);
    if (i % 10 === 0) names();
  }
  expect(names()).toHaveLength(151);
  expect(names()[0]).toBe('Red 0');
});
