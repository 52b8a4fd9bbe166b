import type { Draw, Thrown } from '../../rules/draw.js';
import type { Rule } from '../../rules/rule.js';
import { answer, type DrawAnswer, type Fixed, type Hand, playBy, type RulePlayed } from '../play.js';

/** What a rule comes to where chance answers so, and the dice that it was this time. */
interface Retold<E> {
  readonly end: E;
  /** In the order in which they were thrown. */
  readonly thrown: readonly Thrown[];
}

/** A draw, and where each answer leads. */
interface Fork<E> {
  readonly draw: Draw;
  readonly ways: Map<unknown, Fork<E> | RetoldEnd<E>>;
}

interface RetoldEnd<E> {
  readonly end: E;
}

/** How much more may be kept: forks and ends. */
interface Room {
  left: number;
}

/** Of what follows from a single face, each counts by itself. */
const keyOf = (draw: Draw, { value, thrown }: DrawAnswer): unknown => {
  const so = typeof value === 'object' ? JSON.stringify(value) : value;
  return draw.kind === 'throw' && draw.each ? `${so} ${thrown[0]!.counted}` : so;
};

/**
 * A rule that is played again and again, and told each time with all that it says and does. It does the same wherever its draws
 * come out the same: what it comes to there is kept, and but for the natural dice it is that every time.
 */
export class Retelling<E> {
  private start: Fork<E> | RetoldEnd<E> | undefined;

  /**
   * @param rule makes it anew
   * @param endOf what is kept of it where it came to its end
   * @param room what is beyond it is played every time
   */
  constructor(
    private readonly rule: () => Rule<unknown>,
    private readonly fixed: Fixed,
    private readonly endOf: (played: RulePlayed<unknown>) => E,
    private readonly room: Room,
  ) {}

  go(hand: Hand): Retold<E> {
    const answers: DrawAnswer[] = [];
    let at = this.start;
    while (at && 'draw' in at) {
      const answered = answer(at.draw, hand);
      answers.push(answered);
      at = at.ways.get(keyOf(at.draw, answered));
    }
    const end = at ? at.end : this.breakGround(hand, answers);
    return { end, thrown: answers.flatMap(({ thrown }) => thrown) };
  }

  /** Plays it with the answers that are there, and those that follow them, and keeps where they lead. */
  private breakGround(hand: Hand, answers: DrawAnswer[]): E {
    let lead: ((to: Fork<E> | RetoldEnd<E>) => void) | undefined = (to) => {
      this.start = to;
    };
    let at = this.start;
    let n = 0;
    const answered = (draw: Draw): DrawAnswer => {
      if (!at && lead && this.takesRoom()) {
        at = { draw, ways: new Map() };
        lead(at);
      }
      const fork = at && 'draw' in at ? at : undefined;
      const one = answers[n] ?? answer(draw, hand);
      answers[n++] = one;
      const key = fork && keyOf(draw, one);
      at = fork?.ways.get(key);
      lead = fork && ((to) => fork.ways.set(key, to));
      return one;
    };
    const end = this.endOf(playBy(this.rule(), answered, this.fixed));
    if (lead && this.takesRoom()) lead({ end });
    return end;
  }

  private takesRoom(): boolean {
    if (this.room.left === 0) return false;
    this.room.left--;
    return true;
  }
}
