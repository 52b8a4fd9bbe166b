/** What stands on the table besides units: the period, and what outlasts the line that brought it. */
export interface Slots {
  readonly period: number;
  readonly lasting: readonly Lasting[];
  /** The natural light of the battle; by day nothing. */
  readonly light: 'moonlight' | 'dark';
}

/** What outlasts the line that brought it: smoke, light, and fire that was called and is still to fall. */
export type Lasting = {
  readonly what: 'smoke' | 'light' | 'fire';
  /** What made it. */
  readonly source: string;
  /** Where it is, as the players call it; of fire, who called it; empty where they did not say. */
  readonly where: string;
  /** Its first and its last period. */
  readonly from: number;
  readonly until: number;
};
