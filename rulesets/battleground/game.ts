import type { Unit } from '../../src/rules/roster.js';
import type { State, Top } from '../../src/rules/state.js';
import type { ActionAsked, GameState, Place } from '../../src/rules/system.js';
import { list, names, numbered } from '../../src/rules/text/say.js';
import { artilleryDue, beforeTheAction, cardDue, comesAfterCards } from './artillery/due.js';
import { whoseArtillery } from './artillery/whose.js';
import { type Battlefield, battlefieldOf, openActs, turnOf } from './battlefield.js';
import { ofUnits } from './bearings/of-units.js';
import { outOfTurn } from './bearings/out-of-turn.js';
import { untold } from './bearings/untold.js';
import { actsLeft, whoUsed } from './cards/ace-used.js';
import { isJoker, SIDES, suitOf } from './cards/deck.js';
import { mayStillReact } from './charge/may-still-react.js';
import type { ActionName } from './index.js';
import { meleesToFight } from './melee/melees.js';
import { whoMeetsWhom } from './melee/who-meets-whom.js';
import { beforeTheNextCard, dueToRally } from './optional/due-to-rally.js';
import { beforeLossesAreOver, dueToTest } from './optional/due-to-test.js';
import { ofRiders } from './passengers/aboard.js';
import { openFates } from './passengers/open-fates.js';
import type { Acts, Cloud } from './slots.js';
import { state } from './state.js';
import { beforeItsCardIsOver, haveToFallBack } from './units/fall-back.js';

/** A flare that artillery launches after the cards of a turn lights the next one (flare.3). */
const lasts = ({ what, phases, due }: Cloud, { over }: Battlefield['deck']): string => {
  if (what === 'flare') return over && !due ? 'at the end of the next turn' : 'at the end of this turn';
  return phases === 1 ? 'after the next special actions phase' : 'after two special actions phases';
};

const does =
  (all: readonly Unit[]) =>
  (of: Acts): string => {
    const used = whoUsed(of, all);
    const who = `${of.side}: ${of.units === 'one' ? 'one unit' : 'all units'} may ${of.act}`;
    return used.length > 0 ? `${who}, and ${names(used)} ${used.length > 1 ? 'have' : 'has'}` : who;
  };

/** How a game stands, a line each. */
function standing(table: State): string[] {
  const field = battlefieldOf(table);
  const { deck, clouds, artillery, onTop } = field;
  const acts = openActs(field);
  const tops = [...onTopOf('the deck', onTop.cards), ...onTopOf('the artillery cards', onTop.shells)];
  const melees = meleesSaid(table);
  if (deck.dealt === 0 && clouds.length === 0 && !artillery)
    return ['it has not begun', ...tops, ...fatesSaid(table), ...melees];
  const phase = deck.over ? 'its card phase is over' : 'its card phase goes on';
  const turn = deck.dealt === 0 ? 'no card has been drawn' : `turn ${deck.turn}, ${phase}`;
  return [
    `${turn}; ${numbered(deck.pile.length, 'card')} left`,
    ...tops,
    ...(deck.laid.length > 0 ? [`cards of this turn: ${deck.laid.map(cardSaid).join(' ')}`] : []),
    ...artillerySaid(table),
    ...(acts.length > 0 ? [`by the last draw: ${acts.map(does(table.units)).join(', then ')}`] : []),
    ...fatesSaid(table),
    ...ralliesSaid(table),
    ...testsSaid(table),
    ...fallingBackSaid(table),
    ...melees,
    ...(cardDue(table) ? [CARD_DUE] : []),
    ...clouds.map(
      (cloud) => `${cloud.what}${cloud.where && ` (${cloud.where})`}: gone ${lasts(cloud, deck)}`,
    ),
    ...(artillery ? [`artillery cards: ${artillery.pile.length} of ${artillery.set.length} left`] : []),
  ];
}

/** What a card of random artillery has brought, and nobody has carried out (randart.2, randart.4). */
function artillerySaid(table: State): string[] {
  const due = artilleryDue(table);
  const when = comesAfterCards(table) ? '' : ' before its action';
  return due.length === 0 ? [] : [`artillery to be carried out${when}: ${list(due)}, wg artillery`];
}

const meleesSaid = (table: State): string[] =>
  meleesToFight(table).map((who) => `melee to be fought: ${who}`);

/** Whose vehicle was hit: that is rolled for before anything else is done (pass.4). */
const fatesSaid = (table: State): string[] =>
  openFates(table).map(({ name }) => `fate to be rolled: ${name}, wg bail-out`);

/** Who routs rolls in the movement of his side (retreat.3). */
const ralliesSaid = (table: State): string[] =>
  dueToRally(table).map(({ name }) => `to be rolled whether it rallies: ${name}, wg rally`);

/** Whose losses under the card are tested when it is over (retreat.1, R118). */
const testsSaid = (table: State): string[] =>
  dueToTest(table).map(({ name }) => `losses to be tested after the card: ${name}, wg reaction-test`);

/** Who does not stand falls back, or joins another unit (nonstand.2). */
const fallingBackSaid = (table: State): string[] =>
  haveToFallBack(table).map(({ name }) => `has to fall back, or to join another unit: ${name}`);

/** What is to be done by an action, a line each. */
interface Due {
  readonly act: ActionName;
  readonly lines: readonly string[];
}

/**
 * What is done before the next card is turned up, in this order, by the actions that do it: fates before anything else (pass.4), the
 * artillery before the action of its card (randart.2), the melees once the cards of the turn are played (seq.2).
 */
function actsDue(table: State): readonly Due[] {
  const all: readonly Due[] = [
    { act: 'bail-out', lines: fatesSaid(table) },
    { act: 'artillery', lines: artillerySaid(table) },
    { act: 'reaction-test', lines: testsSaid(table) },
    { act: 'rally', lines: ralliesSaid(table) },
    { act: 'melee', lines: battlefieldOf(table).deck.over ? meleesSaid(table) : [] },
    { act: 'artillery-card', lines: cardDue(table) ? [CARD_DUE] : [] },
  ];
  return all.filter(({ lines }) => lines.length > 0);
}

const due = (table: State): string[] => actsDue(table).flatMap(({ lines }) => lines);

const CARD_DUE = 'artillery card to be drawn: wg artillery-card';

const onTopOf = (pile: string, cards: readonly Top[]): string[] =>
  cards.length > 0
    ? [`on top of ${pile}, taken back: ${cards.map(({ card }) => cardSaid(card)).join(', then ')}`]
    : [];

const cardSaid = (card: string): string => (isJoker(card) ? 'joker' : card);

/** The sides as the game was begun, else those whose suits the cards have been (card.2). */
const sidesOf = (table: State, sides: readonly string[] = []): readonly string[] =>
  sides.length > 0 ? sides : named(battlefieldOf(table).deck.sides ?? SIDES);

/** Artillery that came is of the side that its card names, whoever is under it (randart.2). */
const whose = (table: State, sides: readonly string[], { action, input }: ActionAsked): string | undefined =>
  action === 'artillery' ? whoseArtillery(table, sidesOf(table, sides), input) : undefined;

/**
 * Whose action it is (card.2): of several cards that were drawn together nobody can tell which is being played. Off-table artillery is
 * not of the side whose card it is.
 */
function acting(table: State, of: readonly string[], deed?: ActionAsked): string | undefined {
  if (deed?.action === 'artillery') return undefined;
  if (deed === undefined && actsDue(table)[0]?.act === 'artillery')
    return whoseArtillery(table, sidesOf(table, of));
  // Of a deed that is told the card tells whose it is; whoever asks what comes next has no use for an ace that was used.
  const acts = deed === undefined ? actsLeft(table) : openActs(battlefieldOf(table));
  const sides = new Set(acts.map(({ side }) => side));
  return sides.size === 1 ? [...sides][0] : undefined;
}

const SUIT: Readonly<Record<string, string>> = { C: '\u2663', D: '\u2666', H: '\u2665', S: '\u2660' };

/** The turn, the card that lies on top, and what it allows, or what is due before the next. */
function place(table: State): Place<ActionName> {
  const field = battlefieldOf(table);
  const { deck } = field;
  const card = deck.laid.at(-1);
  const shown = card === undefined || isJoker(card) ? [] : [SUIT[suitOf(card)]!];
  const allowed = new Set(actsLeft(table).map(({ act }) => act));
  const riders = new Set(openFates(table).map(({ side }) => side));
  const act = actsDue(table)[0]?.act ?? (allowed.size === 1 ? [...allowed][0] : undefined);
  const [side] = riders;
  return {
    says: deck.dealt === 0 ? 'T0' : [`T${deck.turn}`, ...shown].join(' '),
    ...(act !== undefined && { act }),
    ...(riders.size === 1 && side !== undefined && { side }),
  };
}

/** A card that lets nobody act, and brings nothing, while the card phase goes on (card.3, card.9). */
function isPassed(table: State): boolean {
  const { deck, acts } = battlefieldOf(table);
  return acts.length === 0 && !deck.over && due(table).length === 0;
}

const named = (sides: string | undefined): string[] =>
  sides === undefined ? [] : sides.split(',').map((side) => side.trim());

const turnSaid = (table: State): string => {
  const { dealt, turn } = turnOf(table);
  return dealt === 0 ? 'before the first card' : `turn ${turn}`;
};

/** The same, and what comes where no card lets anybody act, and nothing else is to be done. */
function clockSaid(table: State): string {
  const field = battlefieldOf(table);
  if (actsLeft(table).length > 0 || due(table).length > 0) return turnSaid(table);
  if (field.deck.dealt === 0) return `${turnSaid(table)}: wg draw-card`;
  const used = openActs(field).flatMap((of) => whoUsed(of, table.units));
  if (used.length > 0 && !field.deck.over)
    return `${turnSaid(table)}, whose ace ${names(used)} ${used.length > 1 ? 'have' : 'has'} used: wg draw-card`;
  return `${turnSaid(table)}${field.deck.over ? ' is over' : ', whose last card lets nobody act'}: wg draw-card`;
}

export const game: GameState<ActionName> = {
  memory: state,
  says: standing,
  now: (table: State) => [clockSaid(table), ...due(table), ...fallingBackSaid(table)],
  turn: turnSaid,
  acting,
  whose,
  place,
  next: (table: State) => {
    const first = due(table);
    return first.length > 0 ? { first } : { line: ['draw-card'], says: 'next card', isPassed };
  },
  sides: (table: State) => named(battlefieldOf(table).deck.sides),
  inBook: named(SIDES),
  clock: ['draw-card', 'artillery-card'],
  bearings: [
    ...outOfTurn,
    ...untold,
    ...beforeTheAction,
    ...beforeTheNextCard,
    ...beforeLossesAreOver,
    ...beforeItsCardIsOver,
    ...mayStillReact,
    ...ofRiders,
    ...ofUnits,
    ...whoMeetsWhom,
  ],
  check: () => import('./roster/check.js'),
};
