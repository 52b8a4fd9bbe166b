import { type Evenness, evennessOf, type Faces } from '../odds/faces.js';

/** Who threw dice: the players, who typed what they showed, or the program. */
type Thrower = 'players' | 'program';

/** How even the dice of one kind were, of one thrower. */
export interface Fairness extends Evenness {
  /** `d6`; dice that are marked otherwise by their faces. */
  readonly kind: string;
  readonly thrower: Thrower;
}

/** A kind of die, by its faces: `d6`, `die of 2, 3, 3, 4, 4, 5`. */
const kindOf = (faces: readonly number[]): string =>
  faces.every((face, i) => face === i + 1) ? `d${faces.length}` : `die of ${faces.join(', ')}`;

/** Counts the natural faces of dice by kind. */
export class FaceCount {
  private readonly found = new Map<string, Faces & { thrower: Thrower; counts: Map<number, number> }>();

  add(thrower: Thrower, faces: readonly number[], face: number): void {
    const key = `${thrower} ${faces}`;
    let of = this.found.get(key);
    if (!of) {
      of = { thrower, faces, counts: new Map() };
      this.found.set(key, of);
    }
    of.counts.set(face, (of.counts.get(face) ?? 0) + 1);
  }

  /** The most dice first. */
  all(): Fairness[] {
    return [...this.found.values()]
      .map((of) => ({ kind: kindOf(of.faces), thrower: of.thrower, ...evennessOf(of) }))
      .sort((a, b) => b.dice - a.dice);
  }
}
