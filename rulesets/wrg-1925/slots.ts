/** What stands on the table besides units: the period, and what outlasts the line that brought it. */
export interface Slots {
  readonly period: number;
  readonly lasting: readonly Lasting[];
}

/** Smoke or light that outlasts the line that brought it. */
export type Lasting = {
  readonly what: 'smoke' | 'light';
  /** What made it. */
  readonly source: string;
  /** Where it is, as the players call it; empty where they did not say. */
  readonly where: string;
  /** Its first and its last period. */
  readonly from: number;
  readonly until: number;
};
