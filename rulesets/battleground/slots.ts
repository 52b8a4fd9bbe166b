import type { ArtilleryCards } from './artillery/bowl.js';
import type { Deck } from './cards/deck.js';

/** What stands on the table besides units and cards; the air is clear, or no artillery there, where one is null. */
export interface Slots {
  readonly turn: Turn;
  /** How the deck was dealt. */
  readonly deck: Pick<Deck, 'ranOut' | 'shuffled' | 'dealt' | 'sides'>;
  readonly clouds: readonly Cloud[] | null;
  /** Something was done that comes after the cards of a turn: nobody moves or shoots on them any more (seq.2). */
  readonly afterCards: true | null;
  /** The artillery that came with the last card is carried out (randart.2); of several so many, in their order. */
  readonly shelled: true | number | null;
  /** The artillery cards that came under the card that lies on top, with commas; none by name, where none came. Lines of old logs do not say. */
  readonly brought: string | null;
  /** Which set of artillery there is, where the game has one. */
  readonly artillery: Pick<ArtilleryCards, 'set' | 'trigger' | 'drawn' | 'lastIn'> | null;
}
/** Where cards lie: those of the pack, and those of artillery. */
export type PileName = 'deck' | 'out' | 'used' | 'box' | 'bowl' | 'fired';

/** The turn of the last card. */
type Turn = Pick<Deck, 'turn' | 'over' | 'laid'> & {
  /** A joker has taken its special actions phase (R13). */
  readonly skipped: boolean;
  /** What the last draw lets whom do. */
  readonly acts: readonly Acts[];
  /** What the cards of this turn have let sides do: an ace too is a card of the whole side (R62). */
  readonly played: readonly Pick<Acts, 'side' | 'act'>[];
};

/** Smoke or a flare, and how many special actions phases smoke is from its end; a flare ends with its turn. */
export type Cloud = {
  readonly what: 'smoke' | 'flare';
  readonly by: 'infantry' | 'artillery';
  /** Where it is, as the players call it. */
  readonly where: string;
  readonly phases: number;
  /** The cards of a turn are all drawn, and its end is still to come: till then it stands as it did. */
  readonly due?: true;
};

/** What a card lets a side do. */
export type Acts = {
  readonly card: string;
  readonly side: string;
  readonly act: 'shoot' | 'move';
  readonly units: 'all' | 'one';
};
