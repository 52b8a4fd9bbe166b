import { describe, expect, test } from 'vitest';
import { enteredHand } from '../../src/dice/entered.js';
import { type Hand, play } from '../../src/dice/play.js';
import { memberKind, numbering, size } from '../../src/rules/draw.js';
import { Refusal, type Rule, type Step } from '../../src/rules/rule.js';
import { addUp, d6, deal, dice, part, pick, rest, rounds, sumOf, wordsOf } from '../../src/rules/words.js';

const { step, ruling, look, refuse } = wordsOf<'c', 'r1' | 'r2', 'r1'>();
const line = (id: string, value: Step['value'] = 0) => step({ id, clause: 'c', value, text: id });

/** A rule played with dice from the table, all of which must be used. */
function played<T>(rule: () => Rule<T>, faces: string, rulings: Record<string, number> = {}) {
  const hand = enteredHand(faces);
  const found = play(rule(), hand, { rulings });
  hand.finish();
  return found;
}

describe('what a rule does to the table', () => {
  const { put } = wordsOf<'c', 'r1', 'r1'>();
  const done = ({ effects }: { effects: readonly object[] }) =>
    effects.map((effect) => (effect as { slot: string }).slot);
  const rallies = (n: number) =>
    function* (): Rule<{ up: number }> {
      const up = (yield* d6('x')) <= 3 ? 1 : 0;
      if (up) yield* put('c', `unit ${n}`, 'up');
      return { up };
    };

  test('is done in their order by parts that add up, each for itself', () => {
    const { result, effects } = played(() => addUp(['up'], [1, 2, 3].map(rallies)), '2 5 1');
    expect({ result, done: done({ effects }) }).toEqual({ result: { up: 2 }, done: ['unit 1', 'unit 3'] });
  });

  test("is done by each die of a throw to the one whose die it is; dice that are thrown again are nobody's", () => {
    const rule = () =>
      dice({
        dice: ['x'],
        times: 3,
        tally: ['lost'],
        read: (face) => (face === 6 ? 'again' : { lost: face <= 2 ? 1 : 0 }),
        each: { lost: (n) => put('c', `unit ${n}`, 'lost') },
      });
    const { result, effects } = played(rule, '1 6 5 2');
    expect({ result, done: done({ effects }) }).toEqual({ result: { lost: 2 }, done: ['unit 1', 'unit 3'] });
  });

  test('is not done in rounds: states that are alike are one, whatever was done on the way', () => {
    const rule = () =>
      rounds({
        name: 'rounds',
        start: 0,
        isOver: (n: number) => n > 0,
        *round(n) {
          yield* put('c', 'round', n);
          return n + 1;
        },
      });
    expect(() => played(rule, '')).toThrow('nothing is done to the table in rounds');
  });

  test('is done in rounds that say they change the table, in their order', () => {
    const rule = () =>
      rounds({
        name: 'cards',
        start: 0,
        isOver: (n: number) => n === 2,
        changes: true,
        *round(n) {
          yield* put('c', 'turn', n);
          return n + 1;
        },
      });
    expect(played(rule, '').effects).toMatchObject([{ is: 0 }, { is: 1 }]);
  });
});

describe('playing a rule', () => {
  test('its result is what the rule returns, and its steps are in their order', () => {
    const rule = function* (): Rule<number> {
      yield* line('one', 1);
      const face = yield* d6('x');
      yield* line('two', face);
      return face * 10;
    };
    const { result, steps } = played(rule, '4');
    expect(result).toBe(40);
    expect(steps.map(({ id, value }) => [id, value])).toEqual([
      ['one', 1],
      ['two', 4],
    ]);
  });

  test('natural dice are put on the next step, the one that interprets them', () => {
    const rule = function* (): Rule<number> {
      yield* line('before');
      yield* d6('x');
      yield* pick('figures', { leader: 1, figure: 2 }, 2);
      yield* line('with dice');
      yield* line('after');
      yield* deal('card', ['5H', 'AS'], '');
      yield* line('card');
      return 0;
    };
    const { steps } = played(rule, 'x=6 figures=3,1 card=AS');
    expect(steps.map(({ dice }) => dice)).toEqual([
      undefined,
      [
        { name: 'x', faces: [6], counted: ['total'] },
        { name: 'figures', faces: [3, 1], counted: ['figure', 'leader'] },
      ],
      undefined,
      [{ name: 'card', faces: ['AS'] }],
    ]);
  });

  test('dice are read into the tally, and each face says what it counted as', () => {
    const rule = function* (): Rule<unknown> {
      const score = yield* dice({
        dice: ['white'],
        times: 5,
        tally: ['hits', 'cancels'],
        read: (face) => ({ hits: face === 6 ? 1 : 0, cancels: face === 1 ? 1 : 0 }),
      });
      yield* line('score');
      return score;
    };
    const { result, steps } = played(rule, '6 1 6 3 1');
    expect(result).toEqual({ hits: 2, cancels: 2 });
    expect(steps[0]!.dice).toEqual([
      { name: 'white', faces: [6, 1, 6, 3, 1], counted: ['hits', 'cancels', 'hits', '', 'cancels'] },
    ]);
  });

  test('pairs that do not stand are thrown again a handful at a time', () => {
    const asked: [string, number][] = [];
    // Of three pairs two tie; of those two one ties again.
    const faces: Record<string, number[]> = { a: [3, 5, 2, 4, 1, 6], d: [3, 1, 2, 4, 6, 2] };
    const hand: Hand = {
      roll(name, n) {
        asked.push([name, n]);
        return faces[name]!.splice(0, n);
      },
      pick: () => [],
      deal: () => '',
    };
    const rule = () =>
      dice({
        dice: ['a', 'd'],
        times: 3,
        tally: ['won', 'lost'],
        read: (a, d) => (a! > d! ? { won: 1 } : a! < d! ? { lost: 1 } : 'again'),
      });
    expect(play(rule(), hand, { rulings: {} }).result).toEqual({ won: 2, lost: 1 });
    expect(asked).toEqual([
      ['a', 3],
      ['d', 3],
      ['a', 2],
      ['d', 2],
      ['a', 1],
      ['d', 1],
    ]);
  });

  test('nothing is asked where nothing is open', () => {
    const rule = function* (): Rule<unknown[]> {
      return [
        yield* sumOf(0, 'x'),
        yield* dice({ dice: ['x'], times: -1, tally: ['n'], read: () => ({}) }),
        yield* pick('figures', { leader: 1, figure: 2 }, 3),
        yield* pick('figures', { leader: 1, figure: 2 }, 4),
        yield* pick('figures', { leader: 1, figure: 2 }, 0),
        yield* pick('figures', { leader: 0, figure: 4 }, 2),
      ];
    };
    expect(played(rule, '').result).toEqual([
      0,
      { n: 0 },
      { leader: 1, figure: 2 },
      { leader: 1, figure: 2 },
      { leader: 0, figure: 0 },
      { leader: 0, figure: 2 },
    ]);
  });

  test('rounds are played until they are over, each on the state the last one left', () => {
    const rule = () =>
      rounds<{ left: number; fought: number }>({
        name: 'count down',
        start: { left: 7, fought: 0 },
        isOver: ({ left }) => left <= 0,
        *round({ left, fought }) {
          const face = yield* d6('x');
          yield* line('round', face);
          return { left: left - face, fought: fought + 1 };
        },
      });
    const { result, steps } = played(rule, '2 3 4');
    expect(result).toEqual({ left: -2, fought: 3 });
    expect(steps.map(({ value, dice }) => [value, dice![0]!.faces])).toEqual([
      [2, [2]],
      [3, [3]],
      [4, [4]],
    ]);
  });

  test('a part is played once', () => {
    function* thrown(name: string): Rule<{ face: number }> {
      return { face: yield* d6(name) };
    }
    expect(played(() => part(thrown, 'x'), '5').result).toEqual({ face: 5 });
  });

  test('the rest of a rule is played as if it were written out', () => {
    function* rule(): Rule<number> {
      const face = yield* d6('x');
      return yield* rest(() => sumOf(face, 'y'));
    }
    expect(played(rule, '2 5 6').result).toBe(11);
  });

  test('parts are played in their order and added up name by name', () => {
    const part = (name: string) =>
      function* (): Rule<{ a: number; b: number }> {
        const face = yield* d6(name);
        yield* line(name);
        return { a: face, b: 1 };
      };
    const { result, steps } = played(() => addUp(['a', 'b'], [part('p'), part('q'), part('p')]), '1 2 4');
    expect(result).toEqual({ a: 7, b: 3 });
    expect(steps.map(({ id }) => id)).toEqual(['p', 'q', 'p']);
  });
});

describe('rulings that are met', () => {
  const rule = function* (): Rule<number> {
    const option = yield* ruling('r1');
    yield* step({ id: 's', clause: 'c', value: option, text: '', ruling: 'r2' });
    return option;
  };

  test('the option of a ruling is the first one unless the players chose', () => {
    expect(played(rule, '')).toMatchObject({ result: 1, rulings: { r1: 1, r2: 1 } });
    expect(played(rule, '', { r1: 2, other: 3 })).toMatchObject({ result: 2, rulings: { r1: 2, r2: 1 } });
    expect(played(rule, '', { other: 3 }).rulings).toEqual({ r1: 1, r2: 1 });
  });

  test('a cell of a table gives what the option puts there, and says where it is from', () => {
    const cell = { value: 3, from: 'house', ruling: 'r1', options: { 2: 5 } } as const;
    expect(played(() => look(cell), '').result).toEqual({ value: 3, ruling: 'r1', house: true });
    expect(played(() => look(cell), '', { r1: 2 }).result).toEqual({ value: 5, ruling: 'r1', house: true });
    expect(played(() => look(cell), '', { r1: 3 }).result).toMatchObject({ value: 3 });
    const plain = played(() => look({ value: 4, from: 'printed' }), '');
    expect(plain).toMatchObject({ result: { value: 4 }, rulings: {} });
    expect(plain.result).not.toHaveProperty('house');
  });

  test('a step names the ruling and the house number of the cell it used', () => {
    const from = { value: 3, ruling: 'r1', house: true } as const;
    const { steps } = played(() => step({ id: 's', clause: 'c', value: 3, text: 't', from }), '');
    expect(steps).toEqual([{ id: 's', clause: 'c', value: 3, text: 't', ruling: 'r1', house: true }]);
  });

  test('a refusal stops the rule and names clause, message and hint', () => {
    const rule = function* (): Rule<number> {
      yield* line('before');
      return refuse('c', 'It may not.', 'Do something else.');
    };
    expect(() => played(rule, '')).toThrow(Refusal);
    try {
      played(rule, '');
    } catch (error) {
      expect(error).toMatchObject({ clause: 'c', message: 'It may not.', hint: 'Do something else.' });
    }
  });
});

describe('populations', () => {
  const unit = { leader: 2, medic: 0, 'heavy-weapon': 1, figure: 4 };

  test('members are numbered kind by kind', () => {
    expect(numbering(unit)).toBe('1-2 leaders, 3 the heavy weapon, 4-7 others');
    expect(numbering({})).toBe('');
    expect(size(unit)).toBe(7);
  });

  test('each number belongs to the kind that the numbering gives', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map((n) => memberKind(unit, n))).toEqual([
      'leader',
      'leader',
      'heavy-weapon',
      'figure',
      'figure',
      'figure',
      'figure',
    ]);
    expect(() => memberKind(unit, 8)).toThrow('no member 8 in a population of 7');
  });
});
