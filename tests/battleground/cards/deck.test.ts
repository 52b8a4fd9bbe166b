import { describe, expect, test } from 'vitest';
import { battlefieldOf } from '../../../rulesets/battleground/battlefield.js';
import {
  type Deck,
  FRESH,
  isJoker,
  JOKER,
  lay,
  PACK,
  SUITS,
  suitOf,
} from '../../../rulesets/battleground/cards/deck.js';
import { drawCard } from '../../../rulesets/battleground/cards/draw-card.js';
import { tableOf } from '../../support/games/battlefield.js';
import { remembered, withSeed } from '../../support/play.js';
import { times } from '../../support/random/deep.js';

const GAMES = 30;
const TURNS_PER_GAME = 100;

const sorted = (cards: readonly string[]) => [...cards].sort();
const WHOLE_PACK = sorted(PACK);

/** The state after one more card, with what was known before it. */
interface Move {
  readonly card: string;
  readonly before: Deck;
  readonly after: Deck;
}

/** The cards of one card phase, each with the states around it. */
type Turn = readonly Move[];

/** Plays card phases from a seed and follows the deck card by card. */
function playGame(seed: string, rulings: Record<string, number>): { turns: Turn[]; end: Deck } {
  const turns: Turn[] = [];
  let deck = FRESH;
  for (let n = 0; n < TURNS_PER_GAME; n++) {
    const past = tableOf({ deck });
    const played = withSeed(drawCard, { turn: true }, seed, 0, rulings, past);
    const turn: Move[] = [];
    let state = deck;
    for (const { card } of played.result.cards as unknown as { card: string }[]) {
      const after = lay(state, card, rulings['bg:R11'] ?? 1);
      turn.push({ card, before: state, after });
      state = after;
    }
    const table = remembered(drawCard, past, { turn: true }, played);
    const { deck: after, clouds } = battlefieldOf(table);
    const alike = ({ pile, earlier, ...rest }: Deck) => ({
      ...rest,
      pile: sorted(pile),
      earlier: sorted(earlier),
    });
    expect(alike(after)).toEqual(alike(state));
    expect(clouds).toEqual([]);
    // No card is ever lost, and none is there twice.
    const { deck: pile, used, out } = table.piles;
    expect(sorted([pile, used, out].flatMap((of) => of?.cards ?? []))).toEqual(WHOLE_PACK);
    expect(played.result).toMatchObject({ turn: state.turn, turnOver: true, left: state.pile.length });
    deck = state;
    turns.push(turn);
  }
  return { turns, end: deck };
}

const play = (rulings: Record<string, number>, games = GAMES) =>
  Array.from({ length: games }, (_, game) => playGame(`game ${game}`, rulings));

const games = play({});
const turns = games.flatMap((game) => game.turns);
const moves = turns.flat();

/** Whether the turn has to end with these cards, worked out from the cards alone. */
const complete = (cards: readonly string[]) =>
  cards.some(isJoker) || new Set(cards.map(suitOf)).size === SUITS.length;

describe('the deck through hundreds of turns', () => {
  test('bg:card.1 pile, earlier cards and cards on the table always make up exactly the pack', () => {
    for (const { after } of moves) {
      const all = after.shuffled ? after.pile : [...after.pile, ...after.earlier, ...after.laid];
      expect(sorted(all)).toEqual(WHOLE_PACK);
      if (after.shuffled) expect(after.earlier).toEqual([]);
    }
  });

  test('bg:card.5 bg:card.7 a turn ends exactly on a joker or on the first card of the fourth suit', () => {
    for (const turn of turns) {
      const cards = turn.map(({ card }) => card);
      for (let n = 1; n < cards.length; n++) expect(complete(cards.slice(0, n))).toBe(false);
      expect(complete(cards)).toBe(true);
      expect(turn.map(({ after }) => after.over)).toEqual(cards.map((_, i) => i === cards.length - 1));
    }
  });

  test('bg:card.8 the counter rises by one with every turn', () => {
    for (const { turns } of games) {
      turns.forEach((turn, n) => {
        expect([...new Set(turn.map(({ after }) => after.turn))]).toEqual([n + 1]);
      });
    }
  });

  test('bg:card.15 the cards on the table are those of the turn, in the order they came', () => {
    for (const turn of turns) expect(turn.at(-1)!.after.laid).toEqual(turn.map(({ card }) => card));
  });

  test('bg:card.13 between two full shuffles a card comes again only where an earlier turn has used it and the deck ran out', () => {
    let again = 0;
    for (const { turns } of games) {
      let left = [...PACK];
      for (const turn of turns) {
        const onTable: string[] = [];
        for (const { card, before, after } of turn) {
          if (left.includes(card)) left.splice(left.indexOf(card), 1);
          else {
            again++;
            expect(before.ranOut).toBe(true);
            expect(onTable).not.toContain(card);
          }
          onTable.push(card);
          if (after.shuffled) left = [...PACK];
        }
      }
    }
    expect(again).toBeGreaterThan(100);
  });

  test('bg:card.13 no card lies twice on the table in one turn', () => {
    for (const turn of turns) {
      const cards = turn.map(({ card }) => card);
      expect(new Set(cards).size).toBe(cards.length);
    }
  });

  test('bg:card.13 when the last card is up, the new pile is exactly the cards of earlier turns', () => {
    const ranOut = moves.filter(({ before, after }) => before.pile.length === 1 && !after.over);
    expect(ranOut.length).toBeGreaterThan(100);
    for (const { before, after } of ranOut) {
      const earlier = before.over ? [...before.earlier, ...before.laid] : before.earlier;
      expect(sorted(after.pile)).toEqual(sorted(earlier));
      expect(after).toMatchObject({ earlier: [], ranOut: true, shuffled: false });
    }
  });

  test('bg:card.14 all cards are shuffled at the end of exactly those turns in which the deck ran out', () => {
    let full = 0;
    for (const turn of turns) {
      const ranOut = turn.some(({ before }) => before.pile.length === 1);
      expect(turn.map(({ after }) => after.shuffled)).toEqual(
        turn.map((_, i) => ranOut && i === turn.length - 1),
      );
      if (ranOut) {
        full++;
        expect(sorted(turn.at(-1)!.after.pile)).toEqual(WHOLE_PACK);
        expect(turn.at(-1)!.after.ranOut).toBe(false);
      }
    }
    expect(full).toBeGreaterThan(GAMES * 10);
  });

  describe('the turns of whole decks', () => {
    // Up to the last full shuffle of each game: the deck after it is not played out.
    const decks = games.flatMap(({ turns }) => {
      const last = turns.findLastIndex((turn) => turn.at(-1)!.after.shuffled);
      return turns.slice(0, last + 1);
    });
    const reshuffles = decks.filter((turn) => turn.at(-1)!.after.shuffled).length;

    test('(bg:card.16) a turn takes 6.65 cards, that in which the deck runs out counted with the others', () => {
      const mean = decks.flat().length / decks.length;
      expect(mean).toBeGreaterThan(6.5);
      expect(mean).toBeLessThan(6.8);
    });

    test('(bg:card.16) a joker cuts about one turn in four short', () => {
      const cut = decks.filter((turn) => isJoker(turn.at(-1)!.card)).length / decks.length;
      expect(cut).toBeGreaterThan(0.225);
      expect(cut).toBeLessThan(0.27);
    });

    test('(bg:card.16) a deck lasts 8.65 turns, with that in which it runs out', () => {
      expect(reshuffles).toBeGreaterThan(GAMES * 10);
      expect(decks.length / reshuffles).toBeGreaterThan(8.5);
      expect(decks.length / reshuffles).toBeLessThan(8.8);
    });

    test('(bg:card.16) a turn that no joker cuts short takes four cards at least, and sometimes ten or more', () => {
      const lengths = turns.filter((turn) => !isJoker(turn.at(-1)!.card)).map((turn) => turn.length);
      expect(Math.min(...lengths)).toBe(4);
      expect(lengths.filter((n) => n >= 10).length).toBeGreaterThan(0);
    });
  });
});

describe('the fold of one card', () => {
  test('bg:card.13 laying a card changes nothing in the state it was laid on', () => {
    const frozen = Object.freeze({ ...FRESH, pile: Object.freeze([...PACK]) });
    expect(lay(frozen, '5H', 1)).toEqual({
      ...FRESH,
      pile: PACK.filter((card) => card !== '5H'),
      laid: ['5H'],
      turn: 1,
      over: false,
      dealt: 1,
    });
  });

  test('bg:card.7 one joker leaves its twin in the pile', () => {
    const { pile } = lay(FRESH, JOKER, 1);
    expect(pile).toHaveLength(53);
    expect(pile.filter(isJoker)).toHaveLength(1);
  });

  test('bg:R11 option 2 shuffles all 54 cards in mid-turn, so a card on the table may come again', () => {
    const others = play({ 'bg:R11': 2 }, times(GAMES, 3));
    const ranOut = others
      .flatMap((game) => game.turns)
      .flat()
      .filter(({ before, after }) => before.pile.length === 1 && !after.over);
    expect(ranOut.length).toBeGreaterThan(times(100, 3));
    for (const { after } of ranOut) expect(sorted(after.pile)).toEqual(WHOLE_PACK);
    const twice = others
      .flatMap((game) => game.turns)
      .filter((turn) => new Set(turn.map(({ card }) => card)).size < turn.length);
    expect(twice.length).toBeGreaterThan(0);
    const once = turns.filter((turn) => new Set(turn.map(({ card }) => card)).size < turn.length);
    expect(once).toEqual([]);
  });
});
