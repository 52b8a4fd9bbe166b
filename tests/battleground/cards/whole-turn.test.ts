import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Deck,
  FRESH,
  isJoker,
  lay,
  PACK,
  unitsByCard,
} from '../../../rulesets/battleground/cards/deck.js';
import { drawCard } from '../../../rulesets/battleground/cards/draw-card.js';
import { Gatherer } from '../../../src/odds/distribution.js';
import { fraction } from '../../../src/odds/fraction.js';
import { shiftOf } from '../../../src/odds/shift.js';
import { asInOdds } from '../../../src/rules/action.js';
import type { Result } from '../../../src/rules/record.js';
import { line } from '../../support/cli.js';
import { tableOf } from '../../support/games/battlefield.js';
import { inputOf, oddsOf, withDice, withSeed } from '../../support/play.js';
import { times } from '../../support/random/deep.js';

const inWords = drawCard.inOdds!(inputOf(drawCard, { turn: true }) as never, tableOf({}))!;

/** What a turn of these cards comes to in odds, by the words of the action. */
const told = (cards: readonly { card: string; units: string }[]): Result => inWords.of({ cards } as never);

/** The odds of a whole turn from a deck: each different end, as a fraction. */
function oddsOfTurn(deck: Deck, rulings: Record<string, number> = {}, top: readonly string[] = []) {
  const table = tableOf({ deck, onTop: { cards: top.map((card) => ({ card })), shells: [] } });
  const odds = oddsOf(drawCard, { turn: true }, rulings, table);
  const found = new Gatherer<Result>();
  for (const { value, weight } of odds.outcomes) found.add(told(value.cards as never), weight, odds.total);
  return spelt(found);
}

const spelt = (found: Gatherer<Result>): Record<string, string> => {
  const { outcomes, total } = found.distribution();
  const lines = outcomes.map(
    ({ value, weight }) => [JSON.stringify(value), fraction(weight, total)] as const,
  );
  return Object.fromEntries(lines.sort(([a], [b]) => (a < b ? -1 : 1)));
};

/** The same card by card, every hand there is. */
function everyHand(start: Deck, whenOut: number, top: readonly string[]) {
  const found = new Gatherer<Result>();
  const goOn = (deck: Deck, cards: readonly { card: string; units: string }[], total: bigint) => {
    if (cards.length > 0 && deck.over) return found.add(told(cards), 1n, total);
    const known = top[cards.length];
    const next = known === undefined ? deck.pile : [known];
    for (const card of next)
      goOn(
        lay(deck, card, whenOut),
        [...cards, { card, units: unitsByCard(deck, card) }],
        total * BigInt(next.length),
      );
  };
  goOn(start, [], 1n);
  return spelt(found);
}

/** A few cards in the pile, others used before, and a turn that has begun or not. */
const smallDecks = fc
  .shuffledSubarray([...PACK], { minLength: 8, maxLength: 12 })
  .chain((cards) =>
    fc.record({
      cards: fc.constant(cards),
      pile: fc.integer({ min: 1, max: 5 }),
      laid: fc.integer({ min: 0, max: 2 }),
    }),
  )
  .map(({ cards, pile, laid }): Deck => {
    const over = laid === 0;
    const turned = cards.slice(pile, pile + laid).filter((card) => !isJoker(card));
    return {
      ...FRESH,
      pile: cards.slice(0, pile),
      // Whatever comes, a joker is among those that are shuffled in.
      earlier: [...cards.slice(pile + 2, pile + 4), 'JK'],
      laid: turned,
      turn: 3,
      over: over || turned.length === 0,
      dealt: 20,
    };
  });

describe('the odds of a whole turn', () => {
  test('bg:card.3 bg:card.4 bg:card.7 bg:card.13 are those of every hand there is, the pile running out or not', () => {
    fc.assert(
      fc.property(smallDecks, fc.boolean(), (deck, known) => {
        const top = known ? deck.pile.slice(0, 1) : [];
        expect(oddsOfTurn(deck, {}, top)).toEqual(everyHand(deck, 1, top));
      }),
      { seed: 20261123, numRuns: times(60) },
    );
  });

  test.each([
    ['all suits', ['AC', '2C', 'AH', '3H', 'AS', '4S', 'AD', '5D', 'JK'], [], []],
    ['two by two', ['AC', '2C', '3H', '4H', 'AS', '4S', '5D', '9D', 'JK'], [], []],
    ['all but one that was shown', ['2C', '3C', '2H', '3H', '2S', '3S', 'AD'], ['7D'], ['JK']],
    ['those used before', ['2C', '2H', 'AS'], [], ['3C', '3H', '4S', '4D', 'JK']],
  ] as const)(
    'bg:card.2 suits of which as much is left are as good as one another: %s',
    (_, pile, laid, earlier) => {
      const over = laid.length === 0;
      const deck: Deck = { ...FRESH, pile, laid, earlier, over, turn: 1, dealt: 1 };
      const odds = oddsOfTurn(deck);
      expect(odds).toEqual(everyHand(deck, 1, []));
      expect(Object.keys(odds).length).toBeGreaterThan(3);
    },
  );

  test('bg:card.5 bg:card.7 a joker takes 26 turns in 100 of a whole pack, and no other is shorter than four cards', () => {
    const odds = oddsOf(drawCard, { turn: true });
    const ends = odds.outcomes.map(({ value, weight }) => ({ end: told(value.cards as never), weight }));
    const chance = (is: (end: Result) => boolean) =>
      fraction(
        ends.reduce((sum, { end, weight }) => (is(end) ? sum + weight : sum), 0n),
        odds.total,
      );
    // A joker comes before all of some suits; by inclusion and exclusion over which suits those are.
    const without = [1, 2, 3, 4].map((suits) => [[4, 6, 4, 1][suits - 1]!, 2 / (2 + 13 * suits)] as const);
    const joker = without.reduce((sum, [n, p], i) => sum + (i % 2 === 0 ? 1 : -1) * n * p, 0);
    const [of, all] = chance(({ joker }) => joker === true)
      .split('/')
      .map(Number);
    expect(of! / all!).toBeCloseTo(joker, 12);
    expect(joker).toBeCloseTo(0.2628, 4);
    expect(chance(({ joker, turnedUp }) => joker === false && (turnedUp as number) < 4)).toBe('0/1');
    expect(chance(({ turnedUp }) => turnedUp === 1)).toBe('1/27');
  });

  test('bg:card.9 bg:card.11 an ace that comes first is all its suit gives, one that comes later is one unit more', () => {
    const deck: Deck = { ...FRESH, pile: ['AH', '7H', 'JK'], laid: ['5S'], over: false, turn: 1, dealt: 1 };
    const hearts = Object.entries(oddsOfTurn(deck)).map(([end, p]) => [JSON.parse(end).hearts, p]);
    expect(hearts).toEqual(
      expect.arrayContaining([
        ['none', '1/3'],
        ['all units, then one unit', '1/6'],
      ]),
    );
  });

  test('bg:card.13 once the pile has run out the cards of earlier turns are met, or with R11=2 all of them', () => {
    const deck: Deck = {
      ...FRESH,
      pile: ['7H'],
      earlier: ['JK'],
      laid: ['5S'],
      over: false,
      turn: 1,
      dealt: 1,
    };
    expect(Object.keys(oddsOfTurn(deck))).toHaveLength(1);
    expect(Object.keys(oddsOfTurn(deck, { 'bg:R11': 2 })).length).toBeGreaterThan(500);
  });

  test('bg:R11 its options are told apart by what the turn comes to', () => {
    const deck: Deck = {
      ...FRESH,
      pile: ['7H'],
      earlier: ['JK'],
      laid: ['5S'],
      over: false,
      turn: 1,
      dealt: 1,
    };
    const [input, table] = [inputOf(drawCard, { turn: true }), tableOf({ deck })];
    const asked = asInOdds(drawCard, input, table);
    const odds = new Map([1, 2].map((n) => [n, oddsOf(asked, { turn: true }, { 'bg:R11': n }, table)]));
    expect(shiftOf(asked, input, odds, 1)!.size).toBeGreaterThan(0.5);
  });

  test('agree with turns that are dealt', () => {
    const odds = oddsOf(drawCard, { turn: true });
    const mean = (read: (end: Result) => number) =>
      odds.outcomes.reduce(
        (sum, { value, weight }) => sum + read(told(value.cards as never)) * Number(weight),
        0,
      ) / Number(odds.total);
    const turns = Array.from({ length: times(4000) }, (_, i) =>
      told(withSeed(drawCard, { turn: true }, 'turns', i).result.cards as never),
    );
    const dealt = (read: (end: Result) => number) =>
      turns.reduce((sum, end) => sum + read(end), 0) / turns.length;
    for (const read of [
      ({ turnedUp }: Result) => turnedUp as number,
      ({ joker }: Result) => Number(joker),
      ...['clubs', 'hearts', 'spades', 'diamonds'].map(
        (suit) => (end: Result) => Number(end[suit] === 'all units'),
      ),
    ])
      expect(Math.abs(dealt(read) / mean(read) - 1)).toBeLessThan(0.08);
  });
});

describe('a whole turn as it is told', () => {
  test('bg:card.5 the side and the act stand over what their suit brings', async () => {
    const { stdout } = await line('wg draw-card --new --turn --sides Germans,Russians --odds');
    for (const head of ['Germans shoot', 'Russians shoot', 'Germans move', 'Russians move'])
      expect(stdout).toMatch(new RegExp(`^ +${head}  exactly$`, 'm'));
    expect(stdout).toMatch(/Result: cards 6\.61 on average\n$/);
  });

  test('a tally of turns counts the same ends as the odds', async () => {
    const { stdout } = await line('wg draw-card --new --turn --repeat 200 --seed a');
    expect(stdout).toMatch(/ended by a joker {4}exact/);
    expect(stdout).toContain('26.3%');
  });

  test('with dice in hand every card is told as it is', () => {
    const { result } = withDice(drawCard, { turn: true }, 'card=5H,AS,QC,AC,7D');
    expect(told(result.cards as never)).toEqual({
      ...{ turnedUp: 5, joker: false },
      ...{
        clubs: 'all units, then one unit',
        hearts: 'all units',
        spades: 'one unit',
        diamonds: 'all units',
      },
    });
  });
});
