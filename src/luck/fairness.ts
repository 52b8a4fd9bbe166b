import { type Evenness, evennessOf, type Faces } from '../odds/faces.js';

/** Who threw dice: the players, who typed what they showed, or the program. */
type Thrower = 'players' | 'program';

/** How even the dice of one kind were, of one thrower. */
export interface Fairness extends Evenness {
  /** `d6`; dice that are marked otherwise by their faces. */
  readonly kind: string;
  readonly thrower: Thrower;
}

/** So many dice are known by themselves. */
const MOST_DICE = 100;

/** A kind of die, by its faces: `d6`, `die of 2, 3, 3, 4, 4, 5`. */
const kindOf = (faces: readonly number[]): string =>
  faces.every((face, i) => face === i + 1) ? `d${faces.length}` : `die of ${faces.join(', ')}`;

type Count = Faces & { readonly thrower: Thrower; readonly counts: Map<number, number> };

/** Counts the natural faces of dice by kind. */
export class FaceCount {
  private readonly found = new Map<string, Count>();
  /** The same by the very dice: a rule throws the same ones all game long, and spelling out their faces takes longer than to count. */
  private readonly same = {
    players: new Map<readonly number[], Count>(),
    program: new Map<readonly number[], Count>(),
  };

  add(thrower: Thrower, faces: readonly number[], face: number): void {
    const same = this.same[thrower];
    const of = same.get(faces) ?? this.of(thrower, faces);
    if (same.size < MOST_DICE) same.set(faces, of);
    of.counts.set(face, (of.counts.get(face) ?? 0) + 1);
  }

  private of(thrower: Thrower, faces: readonly number[]): Count {
    const key = `${thrower} ${faces}`;
    const of = this.found.get(key) ?? { thrower, faces, counts: new Map() };
    this.found.set(key, of);
    return of;
  }

  /** The most dice first. */
  all(): Fairness[] {
    return [...this.found.values()]
      .map((of) => ({ kind: kindOf(of.faces), thrower: of.thrower, ...evennessOf(of) }))
      .sort((a, b) => b.dice - a.dice);
  }
}
