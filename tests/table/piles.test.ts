import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Cards, Effect } from '../../src/rules/effect.js';
import { EMPTY_TABLE, type Pile, type State, type Top } from '../../src/rules/state.js';
import { fold } from '../../src/table/fold/fold.js';
import { takenBack } from '../../src/table/piles.js';

const RUNS = { seed: 9, numRuns: 300 };
const clause = 'bg:card.1';

type Piles = State['piles'];
const moved = (piles: Piles, ...effects: readonly Effect[]): Piles =>
  fold({ ...EMPTY_TABLE, piles }, effects, {}, {}).piles;
const pile = (cards: string, ...top: string[]): Pile => ({
  cards: cards.split(' ').filter(Boolean),
  ...(top.length > 0 && { top: top.map((card) => ({ card })) }),
});
const deal = (card: string, top?: string): Cards => ({
  ...{ do: 'cards', from: 'deck', to: 'out', cards: [card], dealt: true, clause },
  ...(top !== undefined && { top }),
});
const shuffle: Cards = { do: 'cards', from: 'out', to: 'deck', cards: 'all', clause };
const topOf = (piles: Piles, name = 'deck'): readonly string[] =>
  (piles[name]?.top ?? []).map(({ card }: Top) => card);
const everyCard = (piles: Piles): string[] =>
  Object.values(piles)
    .flatMap(({ cards }) => cards)
    .sort();

const NAMES = ['deck', 'out', 'used'] as const;
const names = fc.constantFrom(...NAMES);
const cards = fc.array(fc.constantFrom('A', 'B', 'C', 'mortar'), { maxLength: 5 });
const piles: fc.Arbitrary<Piles> = fc
  .tuple(...NAMES.map(() => cards))
  .map((all) => Object.fromEntries(NAMES.map((name, i) => [name, { cards: all[i]! }])));
const moves = (from: fc.Arbitrary<string>, to: fc.Arbitrary<string>): fc.Arbitrary<Cards> =>
  fc
    .record({ from, to, cards: fc.oneof(cards, fc.constant('all' as const)), dealt: fc.boolean() })
    .map(({ dealt, ...move }) => ({ do: 'cards', ...move, ...(dealt && { dealt }), clause }));

describe('cards that go from pile to pile', () => {
  test('are as many and the same, whichever go wherever', () => {
    fc.assert(
      fc.property(piles, fc.array(moves(names, names)), (before, done) => {
        expect(everyCard(moved(before, ...done))).toEqual(everyCard(before));
      }),
      RUNS,
    );
  });

  test('come into the game out of the box, and go out of it into the box', () => {
    fc.assert(
      fc.property(piles, names, cards, (before, name, set) => {
        const came = moved(before, { do: 'cards', from: 'box', to: name, cards: set, clause });
        expect(everyCard(came)).toEqual([...everyCard(before), ...set].sort());
        expect(came).not.toHaveProperty('box');
        const gone = moved(came, { do: 'cards', from: name, to: 'box', cards: 'all', clause });
        const others = Object.fromEntries(Object.entries(before).filter(([of]) => of !== name));
        expect(everyCard(gone)).toEqual(everyCard(others));
      }),
      RUNS,
    );
  });

  test('are those that lie there: of several alike one goes', () => {
    const before = { deck: pile('mortar mortar reload'), out: pile('') };
    const now = moved(before, deal('mortar'), deal('heavy'));
    expect(now).toEqual({ deck: pile('mortar reload'), out: pile('mortar') });
  });
});

describe('what lies on top of a pile', () => {
  test('is known no more once anything was shuffled into it', () => {
    fc.assert(
      fc.property(piles, fc.array(moves(names, names)), moves(names, names), (before, done, last) => {
        const known = { ...moved(before, ...done), deck: pile('A B', 'A', 'B') };
        expect(topOf(moved(known, { ...last, to: 'deck' }))).toEqual([]);
      }),
      RUNS,
    );
  });

  test('is what lay below it, once it was dealt; nothing, where another card came', () => {
    const before = { deck: pile('A B C D', 'A', 'B'), out: pile('') };
    expect(topOf(moved(before, deal('A', 'A')))).toEqual(['B']);
    expect(topOf(moved(before, deal('A', 'A'), deal('B', 'B')))).toEqual([]);
    expect(topOf(moved(before, deal('C', 'A')))).toEqual([]);
  });

  test('is known no more where cards were taken out from under it', () => {
    const before = { deck: pile('A B C', 'A'), out: pile('') };
    const out: Cards = { do: 'cards', from: 'deck', to: 'out', cards: ['C'], clause };
    expect(topOf(moved(before, out))).toEqual([]);
  });
});

/** A deal that a log has, and whether it was taken back later on. */
interface Line {
  readonly effects: readonly Cards[];
  undone: boolean;
}

/** The piles as a log tells of them. */
const told = (start: Piles, lines: readonly Line[]): Piles =>
  lines.reduce(
    (now, { effects, undone }) => (undone ? takenBack(now, effects, false) : moved(now, ...effects)),
    start,
  );

describe('cards that are taken back', () => {
  const PACK = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
  const START: Piles = { deck: { cards: PACK }, out: { cards: [] } };
  const order = fc.shuffledSubarray(PACK, { minLength: PACK.length });
  /** A number of cards is dealt; or so many deals are taken back, one by one. */
  const doings = fc.array(
    fc.oneof(
      fc.record({ deal: fc.integer({ min: 1, max: 3 }) }),
      fc.record({ undo: fc.integer({ min: 1, max: 3 }) }),
    ),
    { maxLength: 14 },
  );

  test('lie on top again as they lay there, whatever was dealt and taken back: no deal is made twice', () => {
    fc.assert(
      fc.property(order, doings, (deck, all) => {
        const lines: Line[] = [];
        let seen = 0;
        const out = () =>
          lines.filter(({ undone }) => !undone).reduce((sum, { effects }) => sum + effects.length, 0);
        for (const doing of all) {
          if ('undo' in doing) {
            for (let n = 0; n < doing.undo; n++) {
              const last = lines.findLast(({ undone }) => !undone);
              if (last) last.undone = true;
            }
          } else {
            const effects: Cards[] = [];
            for (const card of deck.slice(out(), out() + doing.deal)) {
              const now = moved(told(START, lines), ...effects);
              effects.push(deal(card, topOf(now)[0]));
            }
            lines.push({ effects, undone: false });
          }
          seen = Math.max(seen, out());
          const now = told(START, lines);
          // All that anybody has seen of the deck is known, and nothing else.
          expect(topOf(now)).toEqual(deck.slice(out(), seen));
          expect(now.deck!.cards.toSorted()).toEqual(deck.slice(out()).toSorted());
        }
      }),
      RUNS,
    );
  });

  test('that the players turned up themselves may have been misread', () => {
    const once = takenBack({ deck: pile('A B C'), out: pile('') }, [deal('A'), deal('B')], true);
    expect(once.deck?.top).toEqual([
      { card: 'A', typed: true },
      { card: 'B', typed: true },
    ]);
    expect(topOf(takenBack(once, [deal('C', 'A')], true))).toEqual(['C']);
    expect(topOf(takenBack(once, [deal('A', 'A'), deal('C', 'B')], true))).toEqual(['A', 'C']);
    const third = takenBack(once, [deal('A', 'A'), deal('C', 'B'), deal('B')], true);
    expect(topOf(third)).toEqual(['A', 'C', 'B']);
  });

  test('of which one was turned up in place of a known one lie behind those that were dealt before them', () => {
    // The first card, then another in place of the second, are taken back one after the other.
    const lines: Line[] = [
      { effects: [deal('A')], undone: true },
      { effects: [deal('B')], undone: true },
      { effects: [deal('C', 'B')], undone: true },
    ];
    const start = { deck: pile('A B C D'), out: pile('') };
    expect(topOf(told(start, lines))).toEqual(['A', 'C']);
  });

  test('of several alike lie there as often as they were dealt', () => {
    const bowl = { deck: pile('mortar mortar reload'), out: pile('') };
    const lines: Line[] = [
      { effects: [deal('mortar')], undone: true },
      { effects: [deal('mortar')], undone: true },
    ];
    expect(topOf(told(bowl, lines))).toEqual(['mortar', 'mortar']);
    expect(topOf(told(bowl, [...lines, { effects: [deal('mortar', 'mortar')], undone: true }]))).toEqual([
      'mortar',
      'mortar',
    ]);
  });

  test('of a pile that was shuffled before they were dealt leave it as it was', () => {
    const before = { deck: pile('A B', 'A'), out: pile('C D') };
    expect(takenBack(before, [shuffle, deal('D')], false)).toEqual(before);
    const unknown = { deck: pile('A B'), out: pile('C D') };
    expect(takenBack(unknown, [shuffle, deal('D')], false)).toEqual(unknown);
  });

  test('of a whole pile that was shuffled lie on top: one is as good as another', () => {
    const whole = { deck: pile('A B C D'), out: pile('') };
    expect(topOf(takenBack(whole, [shuffle, deal('D')], false))).toEqual(['D']);
    const none: Piles = {};
    const came: Cards = { do: 'cards', from: 'box', to: 'deck', cards: ['A', 'B'], clause };
    expect(topOf(takenBack(none, [came, deal('B')], false))).toEqual(['B']);
  });

  test('before a shuffle lie on top, whatever the shuffle did', () => {
    const before = { deck: pile('A B'), out: pile('C') };
    expect(topOf(takenBack(before, [deal('A'), shuffle], false))).toEqual(['A']);
    expect(topOf(takenBack(before, [deal('A'), shuffle, deal('C')], false))).toEqual(['A', 'C']);
  });

  test('change nothing but what is known: the cards of a pile that was not dealt from are as they were', () => {
    fc.assert(
      fc.property(piles, fc.array(moves(names, names)), fc.boolean(), (before, done, typed) => {
        const back = takenBack(before, done, typed);
        for (const name of NAMES) expect(back[name]!.cards).toEqual(before[name]!.cards);
        const dealtFrom = new Set(done.flatMap(({ from, dealt }) => (dealt ? [from] : [])));
        for (const name of NAMES) if (!dealtFrom.has(name)) expect(back[name]).toEqual(before[name]);
      }),
      RUNS,
    );
  });
});
