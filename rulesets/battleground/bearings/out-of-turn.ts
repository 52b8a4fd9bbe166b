import type { Unit } from '../../../src/rules/roster.js';
import { sameName } from '../../../src/rules/text/likeness.js';
import { are, list, names } from '../../../src/rules/text/say.js';
import { type Battlefield, battlefieldOf, hasActed, openActs } from '../battlefield.js';
import type { ActionName } from '../index.js';
import type { Acts } from '../slots.js';
import { arePair } from '../vehicles/pair.js';
import { bearings, type Moment } from '../words.js';

type Now = Moment;

/** What actions are done under: a shooting card, or a movement card. */
const SHOOTING = ['shoot', 'smoke', 'flare', 'heal'] as const;
const MOVING = ['move', 'charge', 'combine', 'overrun', 'rally'] as const;
const ACTS: Readonly<Partial<Record<ActionName, Acts['act']>>> = Object.fromEntries([
  ...SHOOTING.map((action) => [action, 'shoot' as const]),
  ...MOVING.map((action) => [action, 'move' as const]),
]);
const UNDER_A_CARD = [...SHOOTING, ...MOVING, 'mines'] as const;

/**
 * What it is done under: mines are cleared in place of fire, or by driving (mine.13, mine.14), and units are faced in their
 * movement (flank.1); who goes into a field is on his way.
 */
const actOf = ({ action, input }: Now): Acts['act'] | undefined => {
  if (action !== 'mines') return ACTS[action];
  if (input.engineers !== undefined) return 'shoot';
  return input.clearingVehicle === undefined && input.turned !== true ? undefined : 'move';
};

/** Smoke and flares of artillery come under no card; nor does who goes into mines on his way. */
const isUnderACard = (now: Now): boolean => now.input.artillery !== true && actOf(now) !== undefined;

/** The battlefield, where the cards of the game are told: nobody knows of cards that were drawn by hand. */
export function cardsToldIn({ state }: Now): Battlefield | undefined {
  const field = battlefieldOf(state);
  return field.deck.dealt > 0 ? field : undefined;
}

/** What the last draw lets done that this is. */
const allowing = (now: Now, field: Battlefield): readonly Acts[] =>
  openActs(field, now.state.units).filter(
    ({ act, side }) => act === actOf(now) && (now.by === undefined || sameName(side, now.by)),
  );

const isOver = (field: Battlefield): boolean => field.deck.over && openActs(field).length === 0;

/** The last card let somebody act, till something was done that comes after it. */
const isPast = ({ acts, afterCards }: Battlefield): boolean => acts.length > 0 && afterCards;

/** `Allies may move`; `one unit of the Axis may shoot`. */
const said = (acts: readonly Acts[]): string =>
  list(acts.map(({ side, act, units }) => `${side} ${units === 'one' ? '(one unit) ' : ''}may ${act}`));

/** The one unit that an ace lets act has acted: somebody else than those who are about to. */
const whoUsedTheAce = ({ state, doers, named, by }: Now, act: Acts['act']): Unit | undefined =>
  state.units.find(
    (unit) =>
      // Either of those who combine may have come to the other on it; two vehicles that are one unit both act on it.
      ![...doers, ...(named.other ?? [])].some((one) => one.name === unit.name || arePair(one, unit)) &&
      (by === undefined || unit.side === undefined || sameName(unit.side, by)) &&
      hasActed(unit, act),
  );

/** Whether it has had its movement. How far a tank goes that drives through infantry is rolled by its move (overrun.1). */
const hasMovedBefore = (unit: Unit, { action }: Now): boolean =>
  unit.marks.hasMoved === true || (action !== 'move' && unit.marks.overran === true);

/** Whoever has his movement with this: a clearing vehicle too, unless it is told how far it has driven (mine.13). */
const whoMoves = ({ action, input, doers, named }: Now): readonly Unit[] => {
  if (action !== 'mines') return doers;
  return input.clearingVehicle !== undefined && input.rolled === undefined ? (named.mover ?? []) : [];
};

/** The sides that the game was begun with, where a line that goes on with it names others. */
function otherSides({ state: { sides = [] }, input, typed }: Now): readonly string[] {
  if (input.new === true || !typed.includes('sides')) return [];
  const isOne = (side: string) => sides.some((of) => sameName(of, side.trim()));
  return String(input.sides).split(',').every(isOne) ? [] : sides;
}

/** What the turn of the cards and other units speak against, as far as they are told. */
export const outOfTurn = bearings(
  {
    clause: 'bg:card.2',
    word: 'first card',
    actions: [...UNDER_A_CARD, 'melee'],
    strict: true,
    when: (now) => battlefieldOf(now.state).deck.dealt === 0 && (now.action === 'melee' || isUnderACard(now)),
    says: () => 'No card has been drawn: the cards tell who may act, and melees are fought after them.',
    way: 'wg draw-card',
  },
  {
    clause: 'bg:card.3',
    word: 'one by one',
    actions: ['draw-card'],
    when: ({ state, input }) => state.units.length > 0 && (input.turn === true || Number(input.count) > 1),
    says: () =>
      'Cards are turned up one by one, and what a card lets done is done before the next. Of cards turned up together the game knows no second action by an ace (--anyway), nor when markers come off between them.',
    way: 'wg draw-card',
  },
  {
    clause: 'bg:card.2',
    word: 'sides',
    actions: ['draw-card'],
    refuses: true,
    when: (now) => otherSides(now).length > 0,
    says: (now) => `The sides of this game are ${list(otherSides(now))}, and its cards are theirs.`,
    way: 'Without --sides; wg draw-card --new begins another game.',
  },
  {
    clause: 'bg:seq.1',
    word: 'phase',
    actions: UNDER_A_CARD,
    when: (now) => {
      const field = isUnderACard(now) ? cardsToldIn(now) : undefined;
      return field && isOver(field) && !isPast(field);
    },
    says: ({ state }) =>
      `The card phase of turn ${battlefieldOf(state).deck.turn} is over: no card lets anybody act.`,
    way: 'wg draw-card begins the next turn.',
  },
  {
    clause: 'bg:seq.2',
    word: 'phase',
    actions: UNDER_A_CARD,
    when: (now) => {
      const field = isUnderACard(now) ? cardsToldIn(now) : undefined;
      return field && isPast(field);
    },
    says: ({ state }) =>
      `Turn ${battlefieldOf(state).deck.turn} is past its cards: what comes after them has begun, and nobody moves or shoots on them any more.`,
    way: 'wg draw-card begins the next turn.',
  },
  {
    clause: 'bg:card.2',
    word: 'card',
    actions: UNDER_A_CARD,
    when: (now) => {
      const field = isUnderACard(now) ? cardsToldIn(now) : undefined;
      return field && !isOver(field) && allowing(now, field).length === 0;
    },
    says: (now) => {
      const { state, by } = now;
      const field = battlefieldOf(state);
      const open = openActs(field, state.units);
      const lead = open.length < field.acts.length ? 'The cards before it are over; now' : 'By the last card';
      const allowed = open.length > 0 ? `${lead} ${said(open)}` : 'The last card lets nobody act';
      if (open.length > 0 && open.every(({ side }) => by === undefined || side === by))
        return `${allowed}, not ${actOf(now)}.`;
      return `${allowed}${by === undefined ? '' : `; ${by} may not ${actOf(now)}`}.`;
    },
    way: 'wg draw-card',
  },
  {
    clause: 'bg:card.9',
    word: 'ace',
    actions: UNDER_A_CARD,
    when: (now) => {
      const field = cardsToldIn(now);
      const of = field ? allowing(now, field) : [];
      return of.length === 1 && of[0]!.units === 'one' && whoUsedTheAce(now, of[0]!.act);
    },
    says: (now) => `The ace is for one unit, and ${whoUsedTheAce(now, actOf(now)!)!.name} has acted on it.`,
  },
  {
    clause: 'bg:card.3',
    word: 'moved',
    // An overrun is part of a move.
    actions: [...MOVING.filter((action) => action !== 'combine' && action !== 'overrun'), 'mines'],
    when: (now) => cardsToldIn(now) && whoMoves(now).some((unit) => hasMovedBefore(unit, now)),
    says: (now) => `${names(whoMoves(now))} has moved under this card already; a card gives one movement.`,
  },
  {
    clause: 'bg:seq.2',
    word: 'phase',
    actions: ['melee'],
    when: (now) => {
      const field = cardsToldIn(now);
      return field && !field.deck.over;
    },
    says: ({ state }) =>
      `The card phase of turn ${battlefieldOf(state).deck.turn} goes on; melees are fought after it.`,
  },
  {
    clause: 'bg:seq.2',
    word: 'phase',
    actions: ['charge'],
    when: (now) => now.input.through === true && cardsToldIn(now),
    says: () => 'The melee is fought when all moves and shots on the cards of the turn are done.',
    way: 'Without --through; then wg melee.',
  },
  {
    clause: 'bg:charge.7',
    word: 'apart',
    actions: ['melee'],
    when: ({ doers, named }) =>
      doers.length > 0 &&
      Object.values(named)
        .flat()
        .some(({ marks }) => marks.melee === undefined),
    says: ({ named }) => {
      const others = Object.values(named)
        .flat()
        .filter(({ marks }) => marks.melee === undefined);
      return `${names(others)} ${are(others.length)} not marked as in a melee.`;
    },
    way: 'wg charge <unit>',
    broughtBy: ['charge'],
  },
  {
    clause: 'bg:charge.9',
    word: 'reached',
    actions: ['charge'],
    when: ({ input, doers }) =>
      input.carryOn === true &&
      doers.length > 0 &&
      doers.every(({ marks }) => marks.hasCharged === undefined),
    says: ({ doers }) =>
      `${names(doers)} has not fallen short of a charge this turn: there is none to carry on.`,
  },
);
