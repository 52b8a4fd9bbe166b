import { describe, expect, test } from 'vitest';
import { battlefieldOf } from '../../../rulesets/battleground/battlefield.js';
import { type Deck, FRESH, JOKER, lay, PACK } from '../../../rulesets/battleground/cards/deck.js';
import { drawCard } from '../../../rulesets/battleground/cards/draw-card.js';
import type { RulePlayed } from '../../../src/dice/play.js';
import { remindersOf } from '../../../src/rules/action.js';
import type { Result } from '../../../src/rules/record.js';
import { tableOf } from '../../support/games/battlefield.js';
import {
  chanceOf,
  type Given,
  inputOf,
  oddsOf,
  playing,
  remembered,
  stepOf,
  withDice,
  withSeed,
} from '../../support/play.js';

interface Card {
  readonly card: string;
  readonly side: string | null;
  readonly act: 'shoot' | 'move' | null;
  readonly units: 'all' | 'one' | 'none';
}

const cardsOf = (played: RulePlayed<Result>) => played.result.cards as unknown as Card[];

/** Nothing on the table but the deck. */
const withDeck = (deck: Deck) => tableOf({ deck });

/** Turns up these cards as one resolution, from a new deck unless another state is given. */
const turnUp = (cards: string, deck: Deck = FRESH, rulings = {}) =>
  withDice(drawCard, { count: cards.split(',').length }, `card=${cards}`, rulings, withDeck(deck));

/** Turns up these cards as one card phase. */
const cardPhase = (cards: string, deck: Deck = FRESH, rulings = {}) =>
  withDice(drawCard, { turn: true }, `card=${cards}`, rulings, withDeck(deck));

/** The deck after these cards of a new game. */
const deckWith = (...cards: string[]): Deck => cards.reduce((deck, card) => lay(deck, card, 1), FRESH);

/** The pack without these cards, one copy of each. */
function without(...cards: string[]): string[] {
  const rest = [...PACK];
  for (const card of cards) rest.splice(rest.indexOf(card), 1);
  return rest;
}

/** Late in a deck: hearts and spades lie in this turn, only these cards are still in the pile. */
const nearTheEnd = (...pile: string[]): Deck => ({
  ...FRESH,
  pile,
  earlier: without('5H', 'AS', ...pile),
  laid: ['5H', 'AS'],
  turn: 8,
  over: false,
  dealt: 54 - pile.length,
});

const steps = (played: RulePlayed<Result>, id: string) => played.steps.filter((step) => step.id === id);

describe('what a card means', () => {
  test('bg:card.1 a new game is played with one pack of 52 cards and both jokers, all shuffled', () => {
    expect(PACK).toHaveLength(54);
    expect(PACK.filter((card) => card === JOKER)).toHaveLength(2);
    const suits = ['C', 'H', 'S', 'D'].map((suit) => PACK.filter((card) => card.endsWith(suit)).length);
    expect(suits).toEqual([13, 13, 13, 13]);
    expect(new Set(PACK).size).toBe(53);
    const drawn = turnUp('5H');
    expect(stepOf(drawn, 'shuffle')).toEqual({
      id: 'shuffle',
      clause: 'bg:card.1',
      value: 54,
      text: 'all 54 cards shuffled, both jokers among them',
    });
    expect(drawn.result.left).toBe(53);
  });

  test('bg:card.1 every card of a new pack is as likely as any other to come first', () => {
    const odds = oddsOf(drawCard, {});
    expect(odds.outcomes).toHaveLength(53);
    const first = (card: string) =>
      chanceOf(odds, ({ cards }) => (cards as unknown as Card[])[0]?.card === card);
    for (const card of new Set(PACK))
      expect([card, first(card)]).toEqual([card, [card === JOKER ? 2n : 1n, 54n]]);
  });

  test('bg:card.1 the pack is shuffled once, and again only for a new game', () => {
    expect(steps(turnUp('9S', deckWith('5H')), 'shuffle')).toEqual([]);
    const anew = withDice(drawCard, { new: true }, 'card=5H', {}, withDeck(deckWith('5H', 'JK')));
    expect(stepOf(anew, 'shuffle').value).toBe(54);
    expect(anew.result).toMatchObject({ turn: 1, left: 53 });
  });

  test.each([
    ['QC', 'Axis', 'shoot', 'clubs: Axis shoot'],
    ['5H', 'Allies', 'shoot', 'hearts: Allies shoot'],
    ['9S', 'Axis', 'move', 'spades: Axis move'],
    ['7D', 'Allies', 'move', 'diamonds: Allies move'],
    ['10D', 'Allies', 'move', 'diamonds: Allies move'],
  ] as const)('bg:card.2 bg:card.3 the %s lets all units of the %s %s', (card, side, act, text) => {
    const drawn = turnUp(card);
    expect(cardsOf(drawn)).toEqual([{ card, side, act, units: 'all' }]);
    expect(stepOf(drawn, 'card')).toMatchObject({ clause: 'bg:card.2', value: card, text, ruling: 'bg:R7' });
    expect(stepOf(drawn, 'units')).toMatchObject({ clause: 'bg:card.3', value: 'all' });
  });

  test('bg:card.2 the players may name the sides, black suits first, and the names are kept in the game', () => {
    const played = withDice(drawCard, { sides: 'Germans, Russians', count: 2 }, 'card=QC,5H');
    expect(cardsOf(played).map(({ side }) => side)).toEqual(['Germans', 'Russians']);
    const table = remembered(drawCard, tableOf({}), { sides: 'Germans, Russians', count: 2 }, played);
    const state = battlefieldOf(table);
    expect(cardsOf(turnUp('9S', state.deck))[0]).toMatchObject({ side: 'Germans', act: 'move' });
    const anew = withDice(drawCard, { new: true }, 'card=9S', {}, table);
    expect(cardsOf(anew)[0]).toMatchObject({ side: 'Axis', act: 'move' });
  });

  test('bg:card.4 a later plain card of a suit that was played gives nothing and another card is due', () => {
    const drawn = turnUp('5H,KH');
    expect(cardsOf(drawn)[1]).toEqual({ card: 'KH', side: 'Allies', act: 'shoot', units: 'none' });
    expect(steps(drawn, 'units')[1]).toMatchObject({ clause: 'bg:card.4', value: 'none' });
    expect(drawn.result.turnOver).toBe(false);
  });

  test('(bg:card.4) the next turn begins with every suit unplayed', () => {
    const drawn = turnUp('5H,JK,KH');
    expect(cardsOf(drawn)[2]).toEqual({ card: 'KH', side: 'Allies', act: 'shoot', units: 'all' });
    expect(drawn.result).toMatchObject({ turn: 2, turnOver: false });
  });
});

describe('aces', () => {
  test.each(['AC', 'AH', 'AS', 'AD'])('bg:card.9 bg:card.12 the %s lets exactly one unit act', (ace) => {
    const drawn = turnUp(ace);
    expect(cardsOf(drawn)[0]).toMatchObject({ card: ace, units: 'one' });
    expect(stepOf(drawn, 'units')).toMatchObject({ clause: 'bg:card.9', value: 'one' });
    expect(stepOf(drawn, 'ace')).toMatchObject({
      clause: 'bg:card.12',
      value: true,
      text: 'an ace is never passed over',
      ruling: 'bg:R10',
    });
  });

  test('bg:card.10 after the ace of spades one Axis unit moves and a later 9 of spades is ignored', () => {
    const drawn = turnUp('AS,9S');
    expect(cardsOf(drawn)).toEqual([
      { card: 'AS', side: 'Axis', act: 'move', units: 'one' },
      { card: '9S', side: 'Axis', act: 'move', units: 'none' },
    ]);
    expect(stepOf(drawn, 'ace-first')).toMatchObject({ clause: 'bg:card.10', value: true, ruling: 'bg:R8' });
    expect(steps(drawn, 'units').map(({ clause }) => clause)).toEqual(['bg:card.9', 'bg:card.4']);
  });

  test('bg:card.11 the ace of clubs after the queen lets one Axis unit shoot twice', () => {
    const drawn = turnUp('QC,AC');
    expect(cardsOf(drawn)).toEqual([
      { card: 'QC', side: 'Axis', act: 'shoot', units: 'all' },
      { card: 'AC', side: 'Axis', act: 'shoot', units: 'one' },
    ]);
    expect(steps(drawn, 'units')[1]).toMatchObject({
      clause: 'bg:card.11',
      value: 'one',
      text: 'one unit acts, an extra time',
    });
    expect(steps(drawn, 'ace-first')).toEqual([]);
  });

  test('(bg:card.12) a plain card is not said to be an ace', () => {
    expect(steps(turnUp('10C,JD'), 'ace')).toEqual([]);
  });
});

describe('the end of the card phase', () => {
  test('bg:card.5 the worked turn of five cards ends with the first diamond', () => {
    const played = cardPhase('5H,AS,QC,AC,7D');
    expect(played.result).toEqual({
      cards: [
        { card: '5H', side: 'Allies', act: 'shoot', units: 'all' },
        { card: 'AS', side: 'Axis', act: 'move', units: 'one' },
        { card: 'QC', side: 'Axis', act: 'shoot', units: 'all' },
        { card: 'AC', side: 'Axis', act: 'shoot', units: 'one' },
        { card: '7D', side: 'Allies', act: 'move', units: 'all' },
      ],
      turn: 1,
      turnOver: true,
      left: 49,
    });
    expect(steps(played, 'units').map(({ clause }) => clause)).toEqual([
      'bg:card.3',
      'bg:card.9',
      'bg:card.3',
      'bg:card.11',
      'bg:card.3',
    ]);
    expect(stepOf(played, 'turn-over')).toEqual({
      id: 'turn-over',
      clause: 'bg:card.5',
      value: true,
      text: 'the fourth suit has come: the card phase ends with it',
    });
    expect(drawCard.announce(played.result as never, {} as never)).toBe(
      '5H, Allies: all units may shoot; AS, Axis: one unit may move; QC, Axis: all units may shoot; ' +
        'AC, Axis: one unit may shoot; 7D, Allies: all units may move; the card phase of turn 1 is over',
    );
  });

  test('bg:card.5 four cards are enough when every one is of a new suit', () => {
    expect(cardPhase('2C,2H,2S,2D').result).toMatchObject({ turnOver: true, left: 50 });
  });

  test('bg:card.5 (bg:card.6) with three suits played the draw goes on until the last one shows', () => {
    const played = cardPhase('2C,2H,2S,3C,3H,3S,AC,4C,5C,6C,7C,2D');
    expect(cardsOf(played)).toHaveLength(12);
    expect(played.result).toMatchObject({ turnOver: true, left: 42 });
    expect(steps(played, 'turn-over')).toHaveLength(1);
  });

  test('bg:card.5 an ace that is the first card of the fourth suit ends the card phase with one unit', () => {
    const played = cardPhase('2C,2H,2S,AD');
    expect(cardsOf(played)[3]).toMatchObject({ card: 'AD', units: 'one' });
    expect(played.result.turnOver).toBe(true);
    expect(stepOf(played, 'turn-over')).toMatchObject({ clause: 'bg:card.5', ruling: 'bg:R9' });
  });

  test('bg:card.5 an ace counts as its suit towards the four', () => {
    expect(cardPhase('AC,AH,AS,AD').result).toMatchObject({ turnOver: true, left: 50 });
  });

  test.each([
    ['JK', 1],
    ['5H,JK', 2],
    ['5H,AS,QC,JK', 4],
  ])('bg:card.7 a joker in %s ends the card phase at once and lets nobody act', (cards, n) => {
    const played = cardPhase(cards);
    expect(cardsOf(played)).toHaveLength(n);
    expect(cardsOf(played).at(-1)).toEqual({ card: 'JK', side: null, act: null, units: 'none' });
    expect(played.result).toMatchObject({ turn: 1, turnOver: true });
    expect(steps(played, 'card').at(-1)).toMatchObject({
      clause: 'bg:card.7',
      value: 'JK',
      text: 'joker: the card phase ends at once',
    });
    expect(steps(played, 'turn-over')).toEqual([]);
  });

  test('bg:card.7 a joker is no card of a suit: the missing suits are lost for this turn only', () => {
    const drawn = turnUp('2C,2H,2S,JK,2D');
    expect(cardsOf(drawn)[4]).toMatchObject({ card: '2D', units: 'all' });
    expect(drawn.result).toMatchObject({ turn: 2, turnOver: false });
  });

  test('bg:card.8 every turn begun is counted, one whose first card is a joker too', () => {
    const drawn = turnUp('JK,JK,5H');
    expect(steps(drawn, 'turn')).toEqual(
      [1, 2, 3].map((n) => expect.objectContaining({ clause: 'bg:card.8', value: n })),
    );
    expect(drawn.result).toMatchObject({ turn: 3, turnOver: false });
  });

  test('bg:card.8 the next card of the same turn begins no new one', () => {
    const drawn = turnUp('9S', deckWith('5H'));
    expect(steps(drawn, 'turn')).toEqual([]);
    expect(drawn.result.turn).toBe(1);
  });

  test('bg:card.15 the cards of the turn lie out by suit', () => {
    const played = cardPhase('5H,AS,QC,AC,7D');
    expect(stepOf(played, 'laid-out')).toMatchObject({
      clause: 'bg:card.15',
      value: ['5H', 'AS', 'QC', 'AC', '7D'],
      text: expect.stringMatching(/^turn 1: clubs QC AC, hearts 5H, spades AS, diamonds 7D\b/),
    });
  });

  test('bg:card.15 cards of the turn before do not lie there any more, suits not played show a dash', () => {
    const drawn = turnUp('KD', deckWith('5H', 'JK'));
    expect(stepOf(drawn, 'laid-out')).toMatchObject({
      value: ['KD'],
      text: expect.stringMatching(/^turn 2: clubs -, hearts -, spades -, diamonds KD\b/),
    });
  });
});

describe('when the deck runs out', () => {
  test('bg:card.13 the last card turned up in mid-turn: the cards of earlier turns make the new pile', () => {
    const drawn = turnUp('KH', nearTheEnd('KH'));
    expect(stepOf(drawn, 'ran-out')).toMatchObject({
      clause: 'bg:card.13',
      value: 51,
      text: 'the last card: the cards of earlier turns are shuffled, the turn goes on',
      ruling: 'bg:R11',
    });
    expect(drawn.result).toMatchObject({ turn: 8, turnOver: false, left: 51 });
    expect(steps(drawn, 'reshuffle')).toEqual([]);
  });

  test('bg:card.13 the turn goes on with the new pile and keeps the suits it has played', () => {
    const drawn = turnUp('KH,5S', nearTheEnd('KH'));
    expect(cardsOf(drawn)[1]).toMatchObject({ card: '5S', units: 'none' });
    expect(drawn.result).toMatchObject({ turn: 8, turnOver: false, left: 50 });
  });

  test('bg:card.14 after a turn in which the deck ran out all 54 cards are shuffled for the next', () => {
    const drawn = turnUp('KH,2C,2D', nearTheEnd('KH'));
    expect(stepOf(drawn, 'reshuffle')).toMatchObject({ clause: 'bg:card.14', value: 54, ruling: 'bg:R12' });
    expect(drawn.result).toMatchObject({ turn: 8, turnOver: true, left: 54 });
    const { deck } = battlefieldOf(remembered(drawCard, withDeck(nearTheEnd('KH')), { count: 3 }, drawn));
    const next = turnUp('KH', deck);
    expect(next.result).toMatchObject({ turn: 9, left: 53 });
    expect(cardsOf(next)[0]).toMatchObject({ units: 'all' });
  });

  test.each([
    ['the first card of the fourth suit', '2D', { ...nearTheEnd('2D'), laid: ['5H', 'AS', '2C'] }],
    ['a joker', 'JK', nearTheEnd('JK')],
  ])('bg:card.14 the last card is %s: only the full shuffle is made', (_, card, past) => {
    const drawn = turnUp(card, past);
    expect(steps(drawn, 'ran-out')).toEqual([]);
    expect(stepOf(drawn, 'reshuffle').value).toBe(54);
    expect(drawn.result).toMatchObject({ turnOver: true, left: 54 });
  });

  test('(bg:card.14) a turn that ends before the deck runs out leaves the pile as it is', () => {
    const drawn = turnUp('JK', nearTheEnd('JK', 'KH'));
    expect(steps(drawn, 'reshuffle')).toEqual([]);
    expect(drawn.result).toMatchObject({ turnOver: true, left: 1 });
  });

  test.each([
    [1, 51, 'the last card: the cards of earlier turns are shuffled, the turn goes on'],
    [2, 54, 'the last card: all cards are shuffled, the turn goes on'],
  ])('bg:R11 option %i makes a new pile of %i cards in mid-turn', (option, left, text) => {
    const rulings = { 'bg:R11': option };
    const drawn = turnUp('KH', nearTheEnd('KH'), rulings);
    expect(drawn.result.left).toBe(left);
    expect(stepOf(drawn, 'ran-out')).toMatchObject({ value: left, text });
    expect(drawn.rulings['bg:R11']).toBe(option);
    const again = () => turnUp('KH,AS', nearTheEnd('KH'), rulings);
    if (option === 1) expect(again).toThrow("'AS' is not in the pile");
    else expect(cardsOf(again())[1]).toMatchObject({ card: 'AS', units: 'one' });
  });
});

describe('what cannot be asked', () => {
  const { conflict } = playing(drawCard);

  test('a card that lies on the table cannot be turned up from the pile', () => {
    expect(() => turnUp('5H', deckWith('5H'))).toThrow("'5H' is not in the pile");
  });

  test('a whole card phase and a number of cards exclude each other', () => {
    expect(conflict({ turn: true, count: 2 })).toMatchObject({ input: 'count' });
    expect(conflict({ turn: true })).toBeUndefined();
    expect(conflict({ count: 2 })).toBeUndefined();
  });

  test.each(['Axis', 'Axis,Axis', 'A,B,C', 'Axis,', ',Allies'])(
    'the sides cannot be called "%s"',
    (sides) => {
      expect(conflict({ sides })).toMatchObject({ input: 'sides' });
    },
  );

  test('(bg:card.6) on the next card the odds say how likely the last suit is', () => {
    const past = withDeck(deckWith('2C', '2H', '2S'));
    const odds = oddsOf(drawCard, {}, {}, past);
    expect(chanceOf(odds, ({ turnOver }) => turnOver === true)).toEqual([15n, 51n]);
  });

  test('bg:card.6 bg:card.16 who draws is reminded of the last suit, and of the pace of the deck', () => {
    expect(remindersOf(drawCard)).toEqual(['bg:card.6', 'bg:card.16']);
  });

  test('the same seed turns up the same card phase', () => {
    const played = () => withSeed(drawCard, { turn: true, new: true }, 'the same').result;
    expect(played()).toEqual(played());
    expect(withSeed(drawCard, { turn: true, new: true }, 'another').result).not.toEqual(played());
  });
});

describe('what the odds go by', () => {
  const seen = (given: Given, cards: string, deck: Deck = FRESH) => {
    const { result } = withDice(drawCard, given, `card=${cards}`, {}, withDeck(deck));
    return Object.fromEntries(
      Object.entries(drawCard.views!)
        .map(([name, view]) => [name, view(result as never, inputOf(drawCard, given) as never)])
        .filter(([, told]) => told !== undefined),
    );
  };

  test('bg:card.3 bg:card.4 bg:card.7 bg:card.9 of one card, what it does', () => {
    expect(seen({}, '9S')).toEqual({ card: 'Axis: all units to move' });
    expect(seen({}, 'AH')).toEqual({ card: 'Allies: one unit to shoot' });
    expect(seen({}, 'JK')).toEqual({ card: 'a joker' });
    expect(seen({}, 'KH', deckWith('5H'))).toEqual({ card: 'a suit that was played' });
  });

  test('of two cards what each does, of more the last', () => {
    expect(seen({ count: 2 }, '5H,KH')).toEqual({
      'first card': 'Allies: all units to shoot',
      'second card': 'a suit that was played',
    });
    expect(seen({ count: 3 }, '5H,KH,JK')).toEqual({ 'last card': 'a joker' });
  });

  test('the next card or two can be listed, and what a card phase comes to; more cards cannot', () => {
    const beyond = (given: Given) => drawCard.beyondOdds!(inputOf(drawCard, given) as never);
    expect([beyond({}), beyond({ count: 2 })]).toEqual([undefined, undefined]);
    expect(beyond({ turn: true })).toBeUndefined();
    expect(beyond({ count: 3 })).toMatch(/^three cards and more .* ask for one or two, or for a whole turn$/);
  });

  test('(bg:card.1) nobody turns up more cards than there are in the pack', () => {
    const { count } = drawCard.inputs;
    expect([count.min, count.max]).toEqual([1, PACK.length]);
  });
});
