import { count, type InputOf, text, toggle } from '../../../src/rules/field.js';
import type { Rule, Step } from '../../../src/rules/rule.js';
import type { State } from '../../../src/rules/state.js';
import { rounds } from '../../../src/rules/words.js';
import { drawArtilleryCard } from '../artillery/from-the-bowl.js';
import {
  afterTurningUp,
  anew,
  atTurnsBegin,
  type Battlefield,
  battlefieldOf,
  slotsOf,
} from '../battlefield.js';
import { infantry, vehicle } from '../roster/kinds.js';
import type { Acts } from '../slots.js';
import { tidyUp } from '../smoke/clouds.js';
import { state } from '../state.js';
import { action, ends, cards as moved, put, ruling, step, those } from '../words.js';
import { type Deck, isAce, isJoker, lay, MEANING, SUITS, suitOf, suitShown, unitsOf } from './deck.js';
import { afterDealing, dealtFrom, nextCard, saidOnTop } from './on-top.js';
import { asItMatters, type Card, inOdds, keyOf, type TurnSoFar } from './whole-turn.js';

const inputs = {
  turn: toggle('turn up cards to the end of the card phase', {}),
  count: count('how many cards', { min: 1, max: 54, default: 1 }),
  new: toggle('shuffle all 54 cards and begin with turn 1', {}),
  sides: text('the two sides, black suits first', { metavar: 'Axis,Allies', max: 60, ofGame: 'sides' }),
};
type Input = InputOf<typeof inputs>;

type Result = { cards: Card[]; turn: number; turnOver: boolean; left: number };

const sidesOf = (sides: string): string[] => sides.split(',').map((side) => side.trim());

/** The sides of a line: those that it names, else those of the game. */
const sidesAt = ({ sides }: Pick<Input, 'sides'>, { deck }: Battlefield): string[] =>
  sidesOf(sides ?? deck.sides ?? 'Axis,Allies');

export const drawCard = action({
  name: 'draw-card',
  says: 'Turn up the next card of the turn',
  inputs,
  conflict: ({ turn, count, sides }) => {
    if (turn && count > 1) return { input: 'count', message: 'and --turn exclude each other' };
    if (sides === undefined) return undefined;
    const names = sidesOf(sides);
    const fine = names.length === 2 && names.every(Boolean) && names[0] !== names[1];
    return fine
      ? undefined
      : { input: 'sides', message: 'takes two different names with a comma between: --sides "Axis,Allies"' };
  },
  examples: [
    ['wg draw-card', 'the next card of the game'],
    ['wg draw-card --turn', 'all cards to the end of the card phase'],
    ['wg draw-card --new --sides "Germans,Russians"', 'a new game'],
    ['wg draw-card --new --turn --dice "card=5H,AS,QC,AC,7D" --no-log', 'cards turned up by hand'],
    ['wg draw-card --dice JK --no-log', 'a joker turned up by hand'],
    ['wg draw-card --odds', 'the chances of the next card'],
  ],
  result: {
    cards: { help: 'the cards turned up, each with side, act and units' },
    turn: { help: 'the turn it is' },
    turnOver: { help: 'the card phase is over', order: ['false', 'true'] },
    left: { help: 'cards left in the pile' },
  },
  reminders: ['bg:card.6', 'bg:card.16'],
  roles: [],
  memory: state,
  views: {
    card: ({ cards }: Result, { turn, count }: Input) =>
      !turn && count === 1 ? whatItDoes(cards[0]!) : undefined,
    'first card': ({ cards }: Result, { count }: Input) => (count === 2 ? whatItDoes(cards[0]!) : undefined),
    'second card': ({ cards }: Result, { count }: Input) => (count === 2 ? whatItDoes(cards[1]!) : undefined),
    'last card': ({ cards }: Result, { count }: Input) => (count > 2 ? whatItDoes(cards.at(-1)!) : undefined),
  },
  inOdds: (input, table) => (input.turn ? inOdds(sidesAt(input, battlefieldOf(table))) : undefined),
  beyondOdds: ({ count }) =>
    count > 2
      ? 'three cards and more can come in too many ways to list: ask for one or two, or for a whole turn'
      : undefined,
  *resolve({ turn, count, new: fresh, sides }, table: State): Rule<Result> {
    const before = battlefieldOf(table);
    let field = fresh ? anew(before) : before;
    const names = sidesAt({ sides }, field);
    if (sides !== undefined) field = { ...field, deck: { ...field.deck, sides } };
    if (fresh) yield* everythingIn(before);
    else for (const acts of before.acts) yield* cardOver(acts);
    if (field.deck.dealt === 0) {
      yield* step({
        id: 'shuffle',
        clause: 'bg:card.1',
        value: 54,
        text: 'all 54 cards shuffled, both jokers among them',
      });
    }
    const turned = yield* turn ? toTheEnd(field, names) : some(count, field, names);
    const cards = [...turned.cards];
    field = turned.field;
    yield* laidOut(field.deck);
    yield* aceFor(cards);
    yield* kept(before, { ...field, acts: cards.filter(letsAct) });
    return { cards, turn: field.deck.turn, turnOver: field.deck.over, left: field.deck.pile.length };
  },
  announce: ({ cards, turn, turnOver }: Result, _input, steps = []) => {
    const shells = shellsOf(steps);
    const said = cards.map((card, i) => sayCard(card, shells[i] ?? []));
    return `${said.join('; ')}${turnOver ? `; the card phase of turn ${turn} is over` : ''}`;
  },
});

/** Cards to the end of the card phase. */
const toTheEnd = (field: Battlefield, sides: readonly string[]): Rule<TurnSoFar> =>
  rounds<TurnSoFar>({
    name: 'the cards of a turn',
    start: { field, cards: [] },
    isOver: ({ field, cards }) => cards.length > 0 && field.deck.over,
    round: (soFar) => turnUp(soFar, sides),
    gist: asItMatters,
    key: keyOf,
    changes: true,
  });

function* some(count: number, field: Battlefield, sides: readonly string[]): Rule<TurnSoFar> {
  let soFar: TurnSoFar = { field, cards: [] };
  while (soFar.cards.length < count) soFar = yield* turnUp(soFar, sides);
  return soFar;
}

const letsAct = (card: Card): card is Card & Acts => card.units !== 'none' && card.side !== null;

/** A new game: whatever lies about goes back into its pile. */
function* everythingIn({ artillery }: Battlefield): Rule<void> {
  for (const from of ['out', 'used'] as const) yield* moved('bg:card.1', { from, to: 'deck', cards: 'all' });
  if (artillery) yield* moved('bg:randart.1', { from: 'fired', to: 'bowl', cards: 'all' });
  yield* ends('bg:card.1', 'card', 'turn');
}

/**
 * A card under which a whole side could act is over: whoever of it did not move loses the run marker, and after a movement
 * card that of the road (move.7, move.9, R20). Whoever moved has the markers of that move.
 */
function* cardOver({ side, act, units }: Acts): Rule<void> {
  if (units !== 'all') return;
  const idle = those({ side, without: 'hasMoved' }, infantry);
  yield* idle.set('bg:move.7', { ran: null });
  if (act === 'move') yield* idle.set('bg:move.9', { road: null });
}

/** An ace lets one unit act again, whatever it did in reaction this turn (card.11, R61). */
function* aceFor(cards: readonly Card[]): Rule<void> {
  for (const { side, act, units } of cards) {
    if (units !== 'one' || side === null || act === null) continue;
    yield* those({ side }, infantry).set('bg:card.11', { ace: act });
    yield* those({ side }, vehicle).set('bg:card.11', { ace: act });
  }
}

/** What the cards have changed stays on the table; the cards themselves lie in their piles. */
function* kept(before: Battlefield, field: Battlefield): Rule<void> {
  const [was, is] = [slotsOf(before), slotsOf(field)];
  yield* put('bg:card.8', 'turn', is.turn);
  yield* put('bg:card.1', 'deck', is.deck);
  if (was.clouds || is.clouds) yield* put('bg:smoke.3', 'clouds', is.clouds);
  if (was.afterCards) yield* put('bg:seq.2', 'afterCards', null);
  if (was.shelled) yield* put('bg:randart.2', 'shelled', null);
  if (is.artillery) yield* put('bg:randart.1', 'artillery', is.artillery);
}

/** Turns up one card and says what it lets whom do. */
function* turnUp({ field: was, cards }: TurnSoFar, sides: readonly string[]): Rule<TurnSoFar> {
  const before = was.deck;
  let field = before.over ? atTurnsBegin(was) : was;
  yield* before.over ? newTurn(before) : ends('bg:card.3', 'card');
  if (before.over) {
    yield* step({
      id: 'turn',
      clause: 'bg:card.8',
      value: before.turn + 1,
      text: `turn ${before.turn + 1} begins`,
    });
  }
  const pile = { name: 'card', cards: before.pile, dealt: before.dealt, onTop: field.onTop.cards };
  const card = yield* nextCard(pile);
  yield* moved('bg:card.1', { from: 'deck', to: 'out', cards: [card], ...dealtFrom(pile) });
  field = { ...field, ...afterDealing(field.onTop, 'cards', [card]) };
  const units = unitsOf(before, card);
  const { side, act } = isJoker(card)
    ? { side: null, act: null }
    : { side: sides[MEANING[suitOf(card)].side]!, act: MEANING[suitOf(card)].act };
  if (side === null) {
    yield* step({
      id: 'card',
      clause: 'bg:card.7',
      value: card,
      text: 'joker: the card phase ends at once',
    });
    yield* saidOnTop('card', 'bg:card.1', card, pile);
  } else {
    const text = `${MEANING[suitOf(card)].name}: ${side} ${act}`;
    yield* step({ id: 'card', clause: 'bg:card.2', value: card, text, ruling: 'bg:R7' });
    yield* saidOnTop('card', 'bg:card.1', card, pile);
    field = yield* artilleryWith(field, card, units);
    yield* whoActs(before, card);
  }
  const deck = yield* pileAfter(before, card);
  if (deck.over && side !== null) {
    const ace = isAce(card) ? { ruling: 'bg:R9' as const } : {};
    const text = 'the fourth suit has come: the card phase ends with it';
    yield* step({ id: 'turn-over', clause: 'bg:card.5', value: true, text, ...ace });
  }
  const skipped = deck.over && (yield* restOfTurn(field, card));
  const turned: Card = { card, side, act, units };
  const now = afterTurningUp(field, deck, skipped);
  const soFar = before.over ? [] : field.played;
  const played = side !== null && act && units !== 'none' ? [...soFar, { side, act }] : soFar;
  return { cards: [...cards, turned], field: { ...now, played } };
}

/** A turn begins (card.8): what was marked in the last is over, and its cards are out of the way. */
function* newTurn({ shuffled }: Deck): Rule<void> {
  yield* ends('bg:card.8', 'card', 'turn');
  if (!shuffled) yield* moved('bg:card.8', { from: 'out', to: 'used', cards: 'all' });
}

/** A 5 or 6 brings an artillery card first, where the game has such a set (randart.2), of whatever suit (R113). */
function* artilleryWith(field: Battlefield, card: string, units: Card['units']): Rule<Battlefield> {
  const { artillery, onTop } = field;
  if (artillery?.trigger !== 'fives-and-sixes' || !/^[56]/.test(card)) return field;
  if (units === 'none' && (yield* ruling('bg:R113')) === 2) {
    const text = 'no artillery: the card gives no action';
    yield* step({ id: 'no-artillery', clause: 'bg:randart.2', value: false, text, ruling: 'bg:R113' });
    return field;
  }
  const drawn = yield* drawArtilleryCard(artillery, onTop.shells, 'bg:randart.2');
  return { ...field, artillery: drawn.artillery, ...afterDealing(field.onTop, 'shells', drawn.cards) };
}

/**
 * What follows the cards: the melees, then the special actions (seq.1, seq.2), which a joker leaves standing (R13).
 * @returns whether the joker has taken the special actions phase
 */
function* restOfTurn({ clouds, artillery }: Battlefield, card: string): Rule<boolean> {
  yield* step({ id: 'melees', clause: 'bg:seq.2', value: true, text: 'now every marked melee is fought' });
  const skipped = isJoker(card) && (yield* ruling('bg:R13')) === 2;
  const text = skipped
    ? 'the joker takes the special actions phase as well'
    : 'then the special actions phase';
  const source = isJoker(card) ? { ruling: 'bg:R13' as const } : {};
  yield* step({ id: 'special-actions', clause: 'bg:seq.1', value: !skipped, text, ...source });
  yield* tidyUp(clouds, skipped);
  if (artillery?.trigger === 'special-actions' && !skipped) {
    const draw = 'an artillery card is drawn: wg artillery-card';
    yield* step({ id: 'artillery-due', clause: 'bg:randart.4', value: true, text: draw });
  }
  return skipped;
}

function* whoActs(before: Deck, card: string): Rule<void> {
  const shown = suitShown(before, suitOf(card));
  if (isAce(card)) {
    yield* step({
      id: 'ace',
      clause: 'bg:card.12',
      value: true,
      text: 'an ace is never passed over',
      ruling: 'bg:R10',
    });
    if (shown)
      yield* step({ id: 'units', clause: 'bg:card.11', value: 'one', text: 'one unit acts, an extra time' });
    else {
      yield* step({ id: 'units', clause: 'bg:card.9', value: 'one', text: 'exactly one unit acts' });
      const text = 'that is all this suit gives in this turn';
      yield* step({ id: 'ace-first', clause: 'bg:card.10', value: true, text, ruling: 'bg:R8' });
    }
  } else if (shown) {
    const text = 'nothing: this suit has been played; turn up another card';
    yield* step({ id: 'units', clause: 'bg:card.4', value: 'none', text });
  } else {
    yield* step({ id: 'units', clause: 'bg:card.3', value: 'all', text: 'every unit of that side may act' });
  }
}

/** The pile after this card, made up again where it has run out (card.13, card.14). */
function* pileAfter(before: Deck, card: string): Rule<Deck> {
  const runsOut = before.pile.length === 1;
  const whenOut = runsOut ? yield* ruling('bg:R11') : 1;
  const deck = lay(before, card, whenOut);
  if (deck.shuffled || (runsOut && !deck.over)) {
    const clause = deck.shuffled ? 'bg:card.14' : 'bg:card.13';
    yield* moved(clause, { from: 'used', to: 'deck', cards: 'all' });
    if (deck.shuffled || whenOut === 2) yield* moved(clause, { from: 'out', to: 'deck', cards: 'all' });
  }
  if (runsOut && !deck.over) {
    const which = whenOut === 2 ? 'all cards are' : 'the cards of earlier turns are';
    const text = `the last card: ${which} shuffled, the turn goes on`;
    yield* step({ id: 'ran-out', clause: 'bg:card.13', value: deck.pile.length, text, ruling: 'bg:R11' });
  }
  if (deck.shuffled) {
    const text = 'the deck ran out in this turn: all 54 are shuffled for the next';
    yield* step({ id: 'reshuffle', clause: 'bg:card.14', value: 54, text, ruling: 'bg:R12' });
  }
  return deck;
}

/** The cards of the turn, by suit, as they lie on the table (card.15). */
function* laidOut(deck: Deck): Rule<void> {
  const bySuit = SUITS.map((suit) => {
    const cards = deck.laid.filter((card) => !isJoker(card) && suitOf(card) === suit);
    return `${MEANING[suit].name} ${cards.join(' ') || '-'}`;
  });
  yield* step({
    id: 'laid-out',
    clause: 'bg:card.15',
    value: [...deck.laid],
    text: `turn ${deck.turn}: ${bySuit.join(', ')}; ${deck.pile.length} left`,
  });
}

/** What a card does, whichever it is. */
function whatItDoes({ side, act, units }: Card): string {
  if (side === null) return 'a joker';
  if (units === 'none') return 'a suit that was played';
  return units === 'one' ? `${side}: one unit to ${act}` : `${side}: all units to ${act}`;
}

function sayCard({ card, side, act, units }: Card, shells: readonly string[]): string {
  if (side === null) return 'joker, no more cards this turn';
  const does =
    units === 'none' ? 'nothing' : `${side}: ${units === 'one' ? 'one unit' : 'all units'} may ${act}`;
  return shells.length > 0
    ? `${card}: artillery ${shells.join(', then ')}, then ${does}`
    : `${card}, ${does}`;
}

/** The artillery that each card has brought: its lines stand behind that of the card. */
function shellsOf(steps: readonly Step[]): string[][] {
  const shells: string[][] = [];
  for (const { id, value } of steps) {
    if (id === 'card') shells.push([]);
    if (id === 'artillery-card') shells.at(-1)?.push(String(value));
  }
  return shells;
}
