import { describe, expect, test } from 'vitest';
import { drawCard } from '../../rulesets/battleground/cards/draw-card.js';
import { charge } from '../../rulesets/battleground/charge/charge.js';
import { melee } from '../../rulesets/battleground/melee/melee.js';
import { move } from '../../rulesets/battleground/movement/move.js';
import { shoot } from '../../rulesets/battleground/shooting/shoot.js';
import { vehicleDamage } from '../../rulesets/battleground/vehicles/vehicle-damage.js';
import { repetitions } from '../../src/engine/repeat/repetitions.js';
import { systemOf } from '../../src/engine/systems.js';
import type { AnyAction } from '../../src/rules/action.js';
import type { Input } from '../../src/rules/record.js';
import type { State } from '../../src/rules/state.js';
import { textOf } from '../../src/testing/brute-force/chances.js';
import { type Given, inputOf, oddsOf } from '../support/play.js';
import { type Counted, pValue } from '../support/random/chi-square.js';
import { times } from '../support/random/deep.js';

/** A tenth shows dice that are off by a part in a hundred. */
const TIMES = times(200_000, 10);
/** Six tests of luck at a fixed seed: below this, the dice and the odds do not agree. */
const UNLIKELY = 0.0005;

describe('the chi-square test itself', () => {
  test('it throws rare outcomes together', () => {
    const counts = [
      { expected: 50, observed: 50 },
      { expected: 44, observed: 44 },
      { expected: 3, observed: 6 },
      { expected: 3, observed: 0 },
    ];
    expect(pValue(counts)).toEqual({ p: 1, freedom: 2 });
    // A single rare one joins the rarest of the others.
    expect(pValue(counts.slice(0, 3))).toMatchObject({ freedom: 1 });
    expect(pValue([{ expected: 100, observed: 100 }])).toEqual({ p: 1, freedom: 0 });
  });
});

/** How often each outcome of the odds came up in so many seeded repetitions. */
function counted(action: AnyAction, given: Given, against = oddsOf(action, given), times = TIMES): Counted[] {
  const system = systemOf('battleground')!;
  const task = {
    system,
    action,
    input: inputOf(action, given) as Input,
    rulings: {},
    cells: {},
    rulingsTyped: [],
  };
  const resultOf = repetitions(task, action.memory?.start as State | undefined, 'wg');
  const rows = new Map<string, number>();
  for (let index = 0; index < times; index++) {
    const row = resultOf(index);
    rows.set(row, (rows.get(row) ?? 0) + 1);
  }
  const seen = new Map(against.outcomes.map(({ value }) => [textOf(value), 0]));
  for (const [row, n] of rows) {
    const text = textOf(JSON.parse(row));
    const so = seen.get(text);
    if (so === undefined) throw new Error(`${action.name} came to ${text}, which is not among the odds`);
    seen.set(text, so + n);
  }
  return against.outcomes.map(({ value, weight }) => ({
    expected: (times * Number((weight * 10n ** 18n) / against.total)) / 1e18,
    observed: seen.get(textOf(value))!,
  }));
}

const frequencies: readonly (readonly [string, AnyAction, Given, freedom: number])[] = [
  [
    'shoot, with casualties',
    shoot,
    { grade: 'B', figures: 5, hw: 1, cover: 'light', targetFigures: 3, targetLeaders: 1, targetGrade: 'B' },
    6,
  ],
  ['vehicle-damage', vehicleDamage, { hits: 2 }, 2],
  [
    'charge, at men who flee',
    charge,
    { grade: 'C', figures: 8, targetFigures: 7, distance: 6, reaction: 'flee' },
    2,
  ],
  [
    'melee, leaders on both sides',
    melee,
    { attackers: 2, defenders: 2, attackerLeaders: 1, defenderLeaders: 1, wall: true },
    3,
  ],
  ['move', move, { run: true, slow: 4, obstacles: 1, turn: 90 }, 5],
  ['draw-card, two cards', drawCard, { count: 2 }, 2500],
];

describe('seeded dice and exact odds', () => {
  test.each(frequencies)(
    `${TIMES} repetitions come out as the odds say: %s`,
    (_, action, given, freedom) => {
      const found = pValue(counted(action, given));
      expect(found.freedom).toBeGreaterThanOrEqual(freedom);
      expect(found.p).toBeGreaterThan(UNLIKELY);
    },
    120_000,
  );

  test('repetitions do not come out as the odds of other cover say', () => {
    const given = { grade: 'C', figures: 6, cover: 1 };
    const wrong = oddsOf(shoot, { ...given, cover: 2 });
    expect(pValue(counted(shoot, given, wrong, 20_000)).p).toBeLessThan(1e-9);
  });
});
