import type { Unit } from '../../src/rules/roster.js';
import { cardsIn, type State, type Top } from '../../src/rules/state.js';
import { sameName } from '../../src/rules/text/likeness.js';
import type { ArtilleryCards } from './artillery/bowl.js';
import { type Deck, FRESH, PACK } from './cards/deck.js';
import { NOTHING_ON_TOP, type OnTop } from './cards/on-top.js';
import type { Acts, Cloud, PileName, Slots } from './slots.js';
import type { Moment } from './words.js';

/** What stands on the table of Battleground besides units: the deck and its turn, smoke, the cards of artillery. */
export interface Battlefield extends Pick<Slots['turn'], 'skipped' | 'acts' | 'played'> {
  readonly deck: Deck;
  readonly clouds: readonly Cloud[];
  /** Something was done that comes after the cards of the turn (seq.2). */
  readonly afterCards: boolean;
  /** How much of the artillery that came with the last card is carried out (randart.2). */
  readonly shelled: number;
  /** The artillery cards that the last card brought, with commas; none by name where it brought none; unknown to old logs. */
  readonly brought?: string;
  /** The cards of random artillery, where the game has such a set. */
  readonly artillery?: ArtilleryCards;
  /** Cards that were dealt and taken back. */
  readonly onTop: OnTop;
}

const NO_TURN: Slots['turn'] = { turn: 0, over: true, laid: [], skipped: false, acts: [], played: [] };
const UNDEALT: Slots['deck'] = { ranOut: false, shuffled: false, dealt: 0 };

/** What was read last: the same table is asked about by everything that looks at the turn, and never again once it has changed. */
let last: { readonly state: object; readonly battlefield: Battlefield } | undefined;

/** The battlefield as it stands on the table. */
export function battlefieldOf(state: Pick<State, 'slots' | 'piles'>): Battlefield {
  if (last?.state !== state) last = { state, battlefield: readFrom(state) };
  return last.battlefield;
}

function readFrom(state: Pick<State, 'slots' | 'piles'>): Battlefield {
  const slots: Partial<Slots> = state.slots;
  const { turn, over, laid, skipped, acts, played } = slots.turn ?? NO_TURN;
  const { artillery } = slots;
  const top = (pile: PileName): readonly Top[] => state.piles[pile]?.top ?? [];
  return {
    deck: {
      ...(slots.deck ?? UNDEALT),
      ...{ turn, over, laid },
      pile: inOrder(cardsIn(state, 'deck'), PACK),
      earlier: cardsIn(state, 'used'),
    },
    clouds: slots.clouds ?? [],
    afterCards: slots.afterCards === true,
    shelled: Number(slots.shelled ?? 0),
    ...(typeof slots.brought === 'string' && { brought: slots.brought }),
    ...{ skipped, acts, played },
    ...(artillery && { artillery: { ...artillery, pile: inOrder(cardsIn(state, 'bowl'), artillery.set) } }),
    onTop: { cards: top('deck'), shells: top('bowl') },
  };
}

/** The turn alone: whoever goes through a long game asks for it after every card. */
export function turnOf({
  slots,
}: Pick<State, 'slots'>): Pick<Slots['turn'], 'turn'> & Pick<Slots['deck'], 'dealt'> {
  const { turn = NO_TURN, deck = UNDEALT }: Partial<Slots> = slots;
  return { turn: turn.turn, dealt: deck.dealt };
}

/** Nobody knows the order of a pile: it is that of the whole pack, however the cards came into it. */
function inOrder(pile: readonly string[], all: readonly string[]): readonly string[] {
  const there = new Map<string, number>();
  for (const card of pile) there.set(card, (there.get(card) ?? 0) + 1);
  return all.filter((card) => {
    const n = there.get(card) ?? 0;
    there.set(card, n - 1);
    return n > 0;
  });
}

/**
 * What the last draw still lets whom do: nothing, once something was done that comes after the cards (seq.2). Of cards that were
 * turned up together those are over that lie before one that somebody has acted on (card.3).
 */
export function openActs(
  { acts, afterCards }: Battlefield,
  units: readonly Unit[] = [],
): Battlefield['acts'] {
  if (afterCards) return [];
  const begun = acts.findLastIndex(
    (of, i) =>
      acts.findIndex((other) => isSame(of, other)) === i && units.some((unit) => hasActedOn(unit, of)),
  );
  return acts.slice(Math.max(begun, 0));
}

/** Whether the last card is over with this: another is drawn in the same game, or what comes after the cards of a turn begins. */
export const endsItsCard = ({ action, input, state }: Pick<Moment, 'action' | 'input' | 'state'>): boolean =>
  action === 'draw-card' ? input.new !== true : battlefieldOf(state).deck.over;

/** Whether a unit has its movement under the last card yet, in that of all its side: an ace is for one unit, whichever its side wants. */
export function yetToMove(table: State): (unit: Unit) => boolean {
  const moving = openActs(battlefieldOf(table), table.units).filter(
    ({ act, units }) => act === 'move' && units === 'all',
  );
  const isTheirs = ({ side }: Unit) => moving.some((of) => side !== undefined && sameName(of.side, side));
  return (unit) => isTheirs(unit) && !hasActed(unit, 'move') && unit.marks.melee === undefined;
}

const isSame = (of: Acts, other: Acts): boolean => of.side === other.side && of.act === other.act;

/** By these marks of a card: a medic's try, and combining, are fire and a move too. */
const USES_IT: Readonly<Record<Acts['act'], readonly string[]>> = {
  move: ['hasMoved', 'overran', 'combined'],
  shoot: ['hasShot', 'clears', 'gunShots', 'mgShots', 'medicsTried'],
};
export const hasActed = ({ marks }: Unit, act: Acts['act']): boolean =>
  USES_IT[act].some((mark) => !!marks[mark]);

const hasActedOn = (unit: Unit, { side, act }: Acts): boolean =>
  unit.side !== undefined && sameName(unit.side, side) && hasActed(unit, act);

/** What is kept of a set besides where its cards lie. */
export const bowlOf = ({ set, trigger, drawn, lastIn }: ArtilleryCards): NonNullable<Slots['artillery']> => ({
  ...{ set, trigger, drawn },
  ...(lastIn !== undefined && { lastIn }),
});

/** How much of the artillery is carried out, as its slot holds it: of one that came, that it is. */
export const shelledAs = (n: number): Slots['shelled'] => (n === 0 ? null : n === 1 || n);

/** The slots that hold what cards have done to the battlefield. */
export const slotsOf = ({
  deck,
  skipped,
  acts,
  played,
  clouds,
  afterCards,
  shelled,
  brought,
  artillery,
}: Battlefield): Slots => {
  const { turn, over, laid, ranOut, shuffled, dealt, sides } = deck;
  return {
    turn: { turn, over, laid, skipped, acts, played },
    deck: { ranOut, shuffled, dealt, ...(sides !== undefined && { sides }) },
    clouds: clouds.length > 0 ? clouds : null,
    afterCards: afterCards || null,
    shelled: shelledAs(shelled),
    brought: brought ?? null,
    artillery: artillery ? bowlOf(artillery) : null,
  };
};

/** A new game: the deck is whole, the air is clear, and all artillery cards are in. */
export const anew = ({ artillery }: Battlefield): Battlefield => ({
  deck: FRESH,
  clouds: [],
  afterCards: false,
  shelled: 0,
  skipped: false,
  acts: [],
  played: [],
  onTop: NOTHING_ON_TOP,
  ...(artillery && { artillery: withAll(artillery) }),
});

const withAll = ({ lastIn: _, ...artillery }: ArtilleryCards): ArtilleryCards => ({
  ...artillery,
  pile: artillery.set,
});

/** The battlefield as a turn begins: the last one is over, with its special actions phase. */
export const atTurnsBegin = (field: Battlefield): Battlefield => ({
  ...field,
  clouds: field.clouds.flatMap((cloud) => afterItsTurn(cloud, field.skipped)),
});

/**
 * The battlefield after a card. What the last of a turn lets done is done under the smoke and flares that stand.
 * @param skipped a joker has taken the special actions phase
 */
export const afterTurningUp = (field: Battlefield, deck: Deck, skipped: boolean): Battlefield => ({
  ...field,
  ...{ deck, skipped, afterCards: false, shelled: 0 },
  clouds: deck.over ? field.clouds.map((cloud) => ({ ...cloud, due: true as const })) : field.clouds,
});

/** What the end of a turn leaves of smoke (smoke.3, smoke.4) and flares (flare.1, flare.3). */
function afterItsTurn(cloud: Cloud, skipped: boolean): Cloud[] {
  const { due, ...stands } = cloud;
  if (!due) return [cloud];
  if (stands.what === 'flare') return [];
  if (skipped) return [stands];
  return stands.phases > 1 ? [{ ...stands, phases: stands.phases - 1 }] : [];
}
