import type { Html } from '../html.js';

/**
 * Figures to be shown: as a picture (`svg.ts`), as a page (`page.ts`), or as data (`csv.ts`). Whoever has figures makes one of these,
 * and knows nothing of the ways to show it.
 */
export interface Picture {
  readonly title: string;
  /** All of it in one sentence. */
  readonly says: string;
  /** What has to be known besides: the lines that are compared, rulings that are played otherwise. */
  readonly notes: readonly string[];
  readonly charts: readonly Chart[];
  /** The figures themselves, unrounded, for other programs. */
  readonly data: ChartTable;
}

/** A drawing with the table behind it, for those who cannot see it or want the figures. */
export interface Chart {
  readonly title: string;
  readonly drawing: Drawing;
  readonly table: ChartTable;
}

/** Something drawn, in units of its own: text is 15 high. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly body: Html;
}

export interface ChartTable {
  readonly columns: readonly string[];
  /** As many in each as there are columns. What is not there is empty text. */
  readonly rows: readonly (readonly (string | number)[])[];
}

/** As wide as a drawing is that a phone shows whole. */
export const WIDTH = 480;

/** How wide text is at most, in the units of a drawing. */
export const wideAs = (text: string): number => Math.ceil([...text].length * 8.5);

/** A place in a drawing: a tenth is finer than anybody sees. */
export const place = (n: number): number => Math.round(n * 10) / 10;
