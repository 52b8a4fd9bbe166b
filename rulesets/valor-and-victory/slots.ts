/** What stands on the table besides units: the turn, smoke, what is known of hexes, and what was used up. */
export interface Slots {
  readonly turn: {
    /** From 1. */
    readonly turn: number;
    /** The phase of the turn, from 0: six of player A, six of player B. */
    readonly phase: number;
  };
  /** Hexes that have launched their close assault this turn (15.1). */
  readonly launched: readonly Launched[];
  /** Hexes that were close assaulted this turn, each as often as it was. */
  readonly assaulted: readonly string[];
  /** What is known of hexes, by the likeness of their names. */
  readonly hexes: Readonly<Record<string, KnownHex>>;
  /** Smoke on the map: where, and Smoke 1 or Smoke 2. */
  readonly smoke: readonly Cloud[];
  /** Smoke factors that each side has used up. */
  readonly factors: Readonly<Record<string, number>>;
  /** What a side had of them when the game began, as it was told: by side, or by side and mission. */
  readonly supply: Readonly<Record<string, number>>;
  /** Snipers that were told of, by their side. */
  readonly snipers: Readonly<Record<string, Sniper>>;
  /** Support missions that each side has used up, by side and mission. */
  readonly missions: Readonly<Record<string, number>>;
  /** Missions that have scattered in this phase, and attack the hex in which they fall. */
  readonly scattered: readonly string[];
}
/** A hex: its ground with the position that was put there (20.1), barbed wire (20.8) and mines (20.7). */
export type KnownHex = {
  /** As it was first told. */
  readonly name: string;
  readonly terrain?: string;
  readonly position?: string;
  readonly wire?: true;
  readonly mines?: true;
};
/** A hex that has launched its assault, by itself where nobody knows whose units those were. */
export type Launched = string | { readonly hex: string; readonly side: string };
/** A sniper: his hex and its cover, whether he has made his opportunity fire of this turn (17.5), and that he was found (17.6). */
type Sniper = {
  /** As it was told. */
  readonly hex?: string;
  readonly cover?: number;
  readonly fired?: true;
  /** He has attacked, and nobody has looked for him yet; if so ruled that is done after the points are met (17.6, R59). */
  readonly sought?: 'now' | 'after';
  readonly gone?: true;
};
type Cloud = { readonly where: string; readonly marker: number };
