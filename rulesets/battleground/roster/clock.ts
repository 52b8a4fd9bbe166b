import type { Past } from '../../../src/rules/action.js';
import { marked, type Roster, type Unit } from '../../../src/rules/roster.js';
import { known } from './kinds.js';

/** The cards of a game, as far as marks go by them; only a game whose cards are drawn with wg has it. */
export type Clock = {
  readonly turn: number;
  /** What the cards of this turn have let whole sides do. */
  readonly played: readonly { readonly side: string; readonly act: string }[];
};

export const clockOf = ({ clock }: Roster): Clock | undefined => clock as Clock | undefined;

/** The end of a card takes off what was marked under it; a new turn what was marked in the last. */
export function afterCards(roster: Roster, { result, steps, input }: Past): Roster {
  const cards = result.cards as unknown as readonly { side: string | null; act: string; units: string }[];
  let played = input.new ? [] : (clockOf(roster)?.played ?? []);
  let newTurn = false;
  let i = 0;
  for (const { id } of steps) {
    if (id === 'turn') {
      newTurn = true;
      played = [];
    }
    if (id !== 'card') continue;
    const { side, act, units } = cards[i++]!;
    if (side !== null && units === 'all') played = [...played, { side, act }];
  }
  const units = roster.units.map((unit) => {
    const overCard = cardOver(unit);
    return newTurn ? turnOver(overCard) : overCard;
  });
  return { units, clock: { turn: Number(result.turn), played } };
}

function cardOver(unit: Unit): Unit {
  const of = known(unit);
  switch (of.kind) {
    case 'infantry': {
      if (!of.hasShot && !of.shotAt && of.lostBefore + of.lastLost === 0) return unit;
      // Who was shot at uses the road no more, where that is ruled to end with the card.
      const road = of.road && !of.shotAt;
      return marked(unit, { hasShot: false, shotAt: false, lostBefore: 0, lastLost: 0, road });
    }
    case 'vehicle':
      return of.mgShots + of.gunShots > 0 ? marked(unit, { mgShots: 0, gunShots: 0 }) : unit;
    case 'emplacement':
      return of.hasShot ? marked(unit, { hasShot: false }) : unit;
  }
}

function turnOver(unit: Unit): Unit {
  const of = known(unit);
  if (of.kind === 'emplacement' || !(of.reactedShot || of.reactedFled)) return unit;
  return marked(unit, { reactedShot: false, reactedFled: false });
}
