import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawCard } from '../../rulesets/battleground/cards/draw-card.js';
import { charge } from '../../rulesets/battleground/charge/charge.js';
import { melee } from '../../rulesets/battleground/melee/melee.js';
import { move } from '../../rulesets/battleground/movement/move.js';
import { shoot } from '../../rulesets/battleground/shooting/shoot.js';
import { vehicleDamage } from '../../rulesets/battleground/vehicles/vehicle-damage.js';
import { type Hand, type Played, play } from '../../src/dice/play.js';
import { seededHand } from '../../src/dice/seeded.js';
import { repetitions } from '../../src/engine/repeat/repetitions.js';
import { systemOf } from '../../src/engine/systems.js';
import { type AnyAction, ruleOf } from '../../src/rules/action.js';
import type { Input, Result } from '../../src/rules/record.js';
import { Refusal, type Step } from '../../src/rules/rule.js';
import type { State } from '../../src/rules/state.js';
import { textOf } from '../../src/testing/brute-force.js';
import { tableOf } from '../support/battlefield.js';
import { type Counted, pValue } from '../support/chi-square.js';
import { times } from '../support/deep.js';
import { type Given, inputOf, listedApart, oddsOf, remembered, withDice, withSeed } from '../support/play.js';
import { inputsOf, rulingsOf } from '../support/random-inputs.js';
import { ACTIONS } from '../support/systems.js';

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
  const task = { system, action, input: inputOf(action, given) as Input, rulings: {}, cells: {}, typed: [] };
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

/** A seeded resolution, with the faces of every handful in the order in which they were asked for. */
function recorded(
  action: AnyAction,
  given: Given,
  seed: string,
  rulings: Rulings,
  past: unknown,
  handfuls: string[][] = [],
) {
  const noted = <T extends number | string>(faces: T[]): T[] => {
    handfuls.push(faces.map(String));
    return faces;
  };
  const seeded = seededHand(seed, 0);
  const hand: Hand = {
    roll: (...asked) => noted(seeded.roll(...asked)),
    pick: (...asked) => noted(seeded.pick(...asked)),
    deal: (...asked) => noted([seeded.deal(...asked)])[0]!,
  };
  const input = inputOf(action, given) as never;
  const played = play(ruleOf(action, input, past as State | undefined), hand, rulings) as Played<Result>;
  return { played, handfuls };
}

type Rulings = Readonly<Record<string, number>>;

/** The natural dice on the steps, as a player would type them in: by name. */
function byName(steps: readonly Step[]): string {
  const groups = new Map<string, (number | string)[]>();
  for (const { name, faces } of steps.flatMap((step) => step.dice ?? [])) {
    groups.set(name, [...(groups.get(name) ?? []), ...faces]);
  }
  return [...groups].map(([name, faces]) => `${name}=${faces.join(',')}`).join(' ');
}

/** The battlefield of a game some cards on. */
function fieldAfter(seed: string, cards: number): State {
  let field = tableOf({});
  for (let i = 0; i < cards; i++) {
    const played = withSeed(drawCard, {}, `deck ${seed}`, i, {}, field);
    field = remembered(drawCard, field, {}, played);
  }
  return field;
}

/** What an action remembers of a game: for Battleground, one that is some cards on. */
const pastOf = (id: string, { memory }: AnyAction, seed: string, cards: number): unknown =>
  memory && id === 'battleground' ? fieldAfter(seed, cards) : memory?.start;

const actions = ACTIONS.map(({ id, name, action }) => [`${id} ${name}`, id, action] as const);

/** Whatever a function throws, or what it returns. */
function attempt<T>(what: () => T): T | Refusal {
  try {
    return what();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** Whatever can be asked of an action: its inputs, a seed, rulings, and how many cards were drawn before. */
const anyTry = (id: string, action: AnyAction) =>
  [inputsOf(action, 8), fc.string({ maxLength: 8 }), rulingsOf(id), fc.nat({ max: 120 })] as const;

describe('entered dice and seeded dice', () => {
  test.each(actions)(
    'the dice of a seeded run, entered again, give the same steps and the same result: %s',
    (_, id, action) => {
      let repeated = 0;
      fc.assert(
        fc.property(...anyTry(id, action), (given, seed, rulings, cards) => {
          const past = pastOf(id, action, seed, cards);
          const seeded = attempt(() => recorded(action, given, seed, rulings, past));
          if (seeded instanceof Refusal) return;
          const { played, handfuls } = seeded;
          const forms = [
            byName(played.steps),
            handfuls.map((faces) => faces.join(' ')).join(' / '),
            handfuls.flat().join(' '),
          ];
          for (const form of forms) {
            expect(withDice(action, given, form, rulings, past), form).toEqual(played);
          }
          repeated++;
        }),
        { seed: 20260102, numRuns: times(400) },
      );
      expect(repeated).toBeGreaterThan(times(60));
    },
  );

  test.each(actions)('nothing is refused when a die is thrown already: %s', (_, id, action) => {
    fc.assert(
      fc.property(...anyTry(id, action), (given, seed, rulings, cards) => {
        const past = pastOf(id, action, seed, cards);
        const handfuls: string[][] = [];
        const refused = attempt(() => void recorded(action, given, seed, rulings, past, handfuls));
        if (refused instanceof Refusal) expect(handfuls, refused.message).toEqual([]);
      }),
      { seed: 20260104, numRuns: times(1200) },
    );
  });

  test.each(actions)('no die is thrown that no step shows: %s', (_, _id, action) => {
    fc.assert(
      fc.property(inputsOf(action, 8), fc.string({ maxLength: 8 }), (given, seed) => {
        const seeded = attempt(() => recorded(action, given, seed, {}, action.memory?.start));
        if (seeded instanceof Refusal) return;
        const shown = seeded.played.steps.flatMap((step) => step.dice ?? []).flatMap(({ faces }) => faces);
        expect(shown.map(String).sort()).toEqual(seeded.handfuls.flat().sort());
      }),
      { seed: 20260103, numRuns: times(300) },
    );
  });
});

describe('what the rules refuse', () => {
  test.each(actions)('it is refused by the odds exactly when every seed refuses it: %s', (_, id, action) => {
    fc.assert(
      fc.property(inputsOf(action, 8), rulingsOf(id), (given, rulings) => {
        if (listedApart(action, given)) return;
        const odds = attempt(() => oddsOf(action, given, rulings));
        for (let index = 0; index < 12; index++) {
          const seeded = attempt(() => withSeed(action, given, 'refused?', index, rulings));
          const says = (of: unknown) => (of instanceof Refusal ? of.message : 'allowed');
          expect(says(seeded), `repetition ${index}`).toBe(says(odds));
        }
      }),
      { seed: 20260104, numRuns: times(400) },
    );
  });
});
