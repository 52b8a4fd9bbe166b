import { doing } from '../../../src/rules/effect.js';
import { count, type InputOf, text, toggle } from '../../../src/rules/field.js';
import type { Rule, Step } from '../../../src/rules/rule.js';
import type { State } from '../../../src/rules/state.js';
import { rest, restOfEach, rounds } from '../../../src/rules/words.js';
import { bowl, withBowl } from '../artillery/brings.js';
import { anew, type Battlefield, battlefieldOf, slotsOf } from '../battlefield.js';
import { infantry, vehicle } from '../roster/kinds.js';
import type { Acts } from '../slots.js';
import { state } from '../state.js';
import { action, ends, cards as moved, put, step, those } from '../words.js';
import { type Deck, isJoker, MEANING, SIDES, SUITS, suitOf } from './deck.js';
import { turnUp } from './turned-up.js';
import { asItMattersFrom, type Card, inOdds, isEnd, type TurnSoFar, turnKey } from './whole-turn.js';

const inputs = {
  turn: toggle('turn up cards to the end of the card phase', {}),
  count: count('how many cards', { min: 1, max: 54, default: 1 }),
  new: toggle('shuffle all 54 cards and begin with turn 1, and units as they stand', {}),
  sides: text('the two sides, black suits first', { metavar: 'Axis,Allies', max: 60, ofGame: 'sides' }),
  bowl,
};
type Input = InputOf<typeof inputs>;

type Result = { cards: readonly Card[]; turn: number; turnOver: boolean; left: number };

const sidesOf = (sides: string): string[] => sides.split(',').map((side) => side.trim());

/** The sides of a line: those that it names, else those of the game. */
const sidesAt = ({ sides }: Pick<Input, 'sides'>, { deck }: Battlefield): string[] =>
  sidesOf(sides ?? deck.sides ?? SIDES);

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
  fromTable: withBowl,
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
  *resolve({ bowl: told, turn, count, new: fresh, sides }, table: State): Rule<Result> {
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
    const over = (turned: TurnSoFar) => turnedUp(before, turned, told);
    return yield* turn
      ? restOfEach(toTheEnd(field, names), over)
      : some(count, { field, cards: [] }, names, over);
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
    isOver: isEnd,
    round: (soFar) => turnUp(soFar, sides),
    ...asItMattersFrom(field, sides),
    key: turnKey,
    changes: true,
  });

/** So many cards, one after the other, and what follows them. */
function* some(
  count: number,
  soFar: TurnSoFar,
  sides: readonly string[],
  over: (turned: TurnSoFar) => Rule<Result>,
): Rule<Result> {
  const turned = yield* turnUp(soFar, sides);
  return yield* turned.cards.length < count ? rest(() => some(count, turned, sides, over)) : over(turned);
}

/** What lies there behind the last card, and what stays on the table of it. */
function* turnedUp(before: Battlefield, { cards, field }: TurnSoFar, told: Input['bowl']): Rule<Result> {
  yield* laidOut(field.deck);
  yield* doing(() => staysOnTable(before, { cards, field }, told));
  return { cards, turn: field.deck.turn, turnOver: field.deck.over, left: field.deck.pile.length };
}

function* staysOnTable(before: Battlefield, { cards, field }: TurnSoFar, told: Input['bowl']): Rule<void> {
  // What the cards of turns before let done is over with these.
  const ofTurn = cards.slice(-field.deck.laid.length);
  yield* aceFor(ofTurn);
  yield* kept(before, { ...field, acts: ofTurn.filter(letsAct) });
  if (told) yield* put('bg:randart.2', 'brought', field.brought ?? '');
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
    const theirs = { side };
    yield* those(theirs, infantry).set('bg:card.11', { ace: act });
    yield* those(theirs, vehicle).set('bg:card.11', { ace: act });
  }
}

/** What the cards have changed stays on the table; the cards themselves lie in their piles. */
function* kept(before: Battlefield, field: Battlefield): Rule<void> {
  const is = slotsOf(field);
  yield* put('bg:card.8', 'turn', is.turn);
  yield* put('bg:card.1', 'deck', is.deck);
  if (before.clouds.length > 0 || is.clouds) yield* put('bg:smoke.3', 'clouds', is.clouds);
  if (before.afterCards) yield* put('bg:seq.2', 'afterCards', null);
  if (before.shelled) yield* put('bg:randart.2', 'shelled', null);
  if (is.artillery) yield* put('bg:randart.1', 'artillery', is.artillery);
}

/** The cards of the turn, by suit, as they lie on the table (card.15). */
function* laidOut(deck: Deck): Rule<void> {
  const text = () => {
    const bySuit = SUITS.map((suit) => {
      const cards = deck.laid.filter((card) => !isJoker(card) && suitOf(card) === suit);
      return `${MEANING[suit].name} ${cards.join(' ') || '-'}`;
    });
    return `turn ${deck.turn}: ${bySuit.join(', ')}; ${deck.pile.length} left`;
  };
  yield* step({ id: 'laid-out', clause: 'bg:card.15', value: [...deck.laid], text });
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
