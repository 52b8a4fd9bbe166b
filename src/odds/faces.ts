import { chiSquareTail } from './gamma.js';

/** How often each face of a kind of die came up. */
export interface Faces {
  /** The faces of the die; a face that it has twice stands there twice. */
  readonly faces: readonly number[];
  readonly counts: ReadonlyMap<number, number>;
}

/** Whether dice are as even as fair ones. */
export interface Evenness {
  readonly dice: number;
  /** Each different face in ascending order, how often it came up and how often it was to be expected. */
  readonly faces: readonly { readonly face: number; readonly came: number; readonly expected: number }[];
  /** Pearson's test; undefined where a face is to be expected fewer than five times, so that it would say nothing. */
  readonly test?: { readonly chiSquare: number; readonly freedom: number; readonly p: number };
  /** The fewest dice that can be tested. */
  readonly needed: number;
}

/** The fewest times that every face has to be expected: the usual rule for this test. */
const LEAST_EXPECTED = 5;

/** Compares the faces that came up with those of fair dice, by Pearson's chi-square. */
export function evennessOf({ faces, counts }: Faces): Evenness {
  const sides = new Map<number, number>();
  for (const face of faces) sides.set(face, (sides.get(face) ?? 0) + 1);
  let dice = 0;
  for (const n of counts.values()) dice += n;
  const all = [...sides]
    .sort(([a], [b]) => a - b)
    .map(([face, n]) => ({ face, came: counts.get(face) ?? 0, expected: (dice * n) / faces.length }));
  const needed = Math.ceil((LEAST_EXPECTED * faces.length) / Math.min(...sides.values()));
  const freedom = all.length - 1;
  if (dice < needed || freedom === 0) return { dice, faces: all, needed };
  const chiSquare = all.reduce((sum, { came, expected }) => sum + (came - expected) ** 2 / expected, 0);
  return { dice, faces: all, needed, test: { chiSquare, freedom, p: chiSquareTail(chiSquare, freedom) } };
}
