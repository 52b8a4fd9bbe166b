import { choice, type InputOf, text, toggle } from '../../../src/rules/field.js';
import type { Rule } from '../../../src/rules/rule.js';
import type { State } from '../../../src/rules/state.js';
import { are, counted } from '../../../src/rules/text/say.js';
import { battlefieldOf, bowlOf } from '../battlefield.js';
import { cardsOver } from '../cards/over.js';
import { state } from '../state.js';
import { action, cards, put, step } from '../words.js';
import { type ArtilleryCards, BOOK_SET, setInWords, TRIGGERS, type Trigger } from './bowl.js';
import { bowl, withBowl } from './brings.js';
import { broughtBy, drawArtilleryCard } from './from-the-bowl.js';

const inputs = {
  new: toggle('put a set of cards into the game, and draw none yet', {}),
  cards: text('the set, with * for several alike; the one of the book, if not given', {
    metavar: 'german-heavy,us-mortar*3,reload',
    max: 400,
  }),
  trigger: choice(TRIGGERS, 'what brings a card', { default: 'fives-and-sixes' }),
  bowl,
};
type Input = InputOf<typeof inputs>;

/** A set that is put into the game stands in the result, so that the log knows it. */
type Result = { cards: string[]; left: number; set?: readonly string[]; trigger?: Trigger };

/** No set has more cards than a deck. */
const MOST = 54;

/** `us-mortar*3` is three cards of that name. */
function readSet(cards: string): string[] | undefined {
  const set = cards.split(',').flatMap((word) => {
    const [, name, times = '1'] = word.trim().match(/^([a-z0-9][a-z0-9-]*)(?:\*(\d{1,2}))?$/i) ?? [];
    return name ? Array<string>(Number(times)).fill(name.toLowerCase()) : [''];
  });
  return set.length > 0 && set.length <= MOST && set.every(Boolean) ? set : undefined;
}

export const artilleryCard = action({
  name: 'artillery-card',
  says: 'Draw a card of random artillery',
  inputs,
  conflict: ({ new: anew, cards, trigger }: Input) => {
    if (!anew && cards !== undefined) return { input: 'cards', message: 'needs --new' };
    if (!anew && trigger !== 'fives-and-sixes') return { input: 'trigger', message: 'needs --new' };
    if (cards === undefined || readSet(cards)) return undefined;
    return {
      input: 'cards',
      message: `takes 1 to ${MOST} names of letters, digits and hyphens: --cards "german-heavy,us-mortar*3,reload"`,
    };
  },
  examples: [
    ['wg artillery-card --new', 'the set of the book goes into the game'],
    ['wg artillery-card --new --cards "naval-heavy*2,mortar*3,reload"', 'a set of your own'],
    ['wg artillery-card --new --trigger special-actions', 'a card every turn, after the melees'],
    ['wg artillery-card', 'the next card, whatever brought it'],
    ['wg artillery-card --odds', 'the chances of the next card'],
  ],
  result: {
    cards: { help: 'the cards drawn: more than one only after a Reload that is ruled to draw again' },
    left: { help: 'cards left in the bowl' },
    set: { help: 'the whole set, when it comes into the game' },
    trigger: { help: 'what brings a card, when the set comes into the game', order: TRIGGERS },
  },
  roles: [],
  memory: state,
  fromTable: withBowl,
  views: {
    card: ({ cards }: Result) => (cards.length ? cards.join(', then ') : undefined),
    left: ({ cards, left }: Result) => (cards.length ? undefined : left),
  },
  *resolve(input, table: State): Rule<Result> {
    const field = battlefieldOf(table);
    const { artillery, onTop } = field;
    // Whoever draws a card plays with them: by the set of the book, if nobody said otherwise.
    const set = input.new || !artillery ? yield* newSet(input) : undefined;
    const before = set ? { ...set, pile: set.set, drawn: 0 } : artillery!;
    if (input.new) {
      yield* kept(before);
      return { cards: [], left: before.pile.length, ...set };
    }
    const drawn = yield* drawArtilleryCard(before, onTop.shells, clauseOf(before));
    const special = before.trigger === 'special-actions' && field.deck.dealt > 0;
    yield* kept(special ? { ...drawn.artillery, lastIn: field.deck.turn } : drawn.artillery);
    if (input.bowl && field.deck.dealt > 0) yield* isDue(broughtBy(drawn.cards), table);
    if (before.trigger === 'special-actions' && field.deck.over) yield* cardsOver(field);
    return { cards: drawn.cards, left: drawn.artillery.pile.length, ...set };
  },
  announce: ({ cards, left, set }) => {
    if (set && cards.length === 0) {
      return `${counted(set.length, 'artillery card')} ${are(set.length)} in the game`;
    }
    return cards.length ? `${cards.join(', then ')}; ${left} left` : 'no card is left';
  },
});

/** What was drawn is carried out, behind what has come before it under the same card. */
function* isDue(card: string, table: State): Rule<void> {
  const { shelled, brought = '' } = battlefieldOf(table);
  if (brought !== '') {
    if (card !== '') yield* put('bg:randart.2', 'brought', `${brought},${card}`);
    return;
  }
  yield* put('bg:randart.2', 'brought', card);
  if (shelled > 0) yield* put('bg:randart.2', 'shelled', null);
}

/** The set and how much of it was drawn stay on the table; the cards lie in their piles. */
const kept = (artillery: ArtilleryCards): Rule<void> => put('bg:randart.1', 'artillery', bowlOf(artillery));

const clauseOf = ({ trigger }: Pick<ArtilleryCards, 'trigger'>) =>
  trigger === 'special-actions' ? 'bg:randart.4' : 'bg:randart.2';

/** Puts a set into the game (randart.1), and says when its cards are drawn. */
function* newSet({ cards: typed, trigger }: Input): Rule<Pick<ArtilleryCards, 'set' | 'trigger'>> {
  const set = typed === undefined ? BOOK_SET : readSet(typed)!;
  for (const from of ['bowl', 'fired'] as const)
    yield* cards('bg:randart.1', { from, to: 'box', cards: 'all' });
  yield* cards('bg:randart.1', { from: 'box', to: 'bowl', cards: set });
  yield* step({
    id: 'set',
    clause: 'bg:randart.1',
    value: [...set],
    text: `in the bowl: ${setInWords(set)}`,
  });
  const when =
    trigger === 'special-actions'
      ? 'one is drawn every turn in the special actions phase, after the melees'
      : 'one is drawn with every 5 and 6 of the deck, before the action of that card';
  yield* step({ id: 'trigger', clause: clauseOf({ trigger }), value: trigger, text: when });
  return { set, trigger };
}
