import type { Throw } from '../../rules/draw.js';
import type { Hand } from '../play.js';

/** Tallies of up to so many names, of whole numbers below half of the span, fit into one number. */
const [MOST_NAMES, SPAN] = [4, 2 ** 13];
/** Throws that can come out in more ways are not read beforehand. */
const MOST_WAYS = 256;

const ways = ({ faces, dice }: Throw): number => faces.length ** dice.length;

/** What one throw can add at most to a name, either way; not a number where it is not whole. */
function mostOf(draw: Throw): number {
  let most = 0;
  for (const thrown of facesThrown(draw)) {
    const reading = draw.read(...thrown);
    if (reading === 'again') continue;
    for (const n of Object.values(reading)) most = Math.max(most, Number.isInteger(n) ? Math.abs(n!) : NaN);
  }
  return most;
}

/** All that one throw can show, die by die. */
function facesThrown({ faces, dice }: Throw): number[][] {
  return dice.reduce<number[][]>((all, _) => all.flatMap((so) => faces.map((face) => [...so, face])), [[]]);
}

/** Whether throws can be counted in one number: see {@link Throws}. */
export const isCountable = (draw: Throw): boolean =>
  draw.tally.length <= MOST_NAMES &&
  ways(draw) <= MOST_WAYS &&
  draw.faces.every((face) => Number.isInteger(face) && face >= 0 && face <= MOST_WAYS) &&
  mostOf(draw) * draw.times < SPAN / 2;

/** Throws of dice that are read beforehand, face by face: what they add up to is one number, with a digit for each name. */
export class Throws {
  private readonly base: number;
  /** What each throw adds, by its faces; nothing where it does not stand. */
  private readonly adds: (number | undefined)[] = [];

  /** @param draw throws that can be counted in one number */
  constructor(private readonly draw: Throw) {
    this.base = Math.max(...draw.faces) + 1;
    for (const thrown of facesThrown(draw)) {
      const reading = draw.read(...thrown);
      const place = thrown.reduce((so, face) => so * this.base + face, 0);
      this.adds[place] =
        reading === 'again'
          ? undefined
          : draw.tally.reduceRight((so, name) => so * SPAN + (reading[name] ?? 0), 0);
    }
  }

  reply(hand: Hand): number {
    const { draw, base, adds } = this;
    let sum = 0;
    for (let left = draw.times; left > 0; ) {
      const handful = draw.dice.map((name) => hand.roll(name, left, draw.faces));
      const thrown = left;
      for (let i = 0; i < thrown; i++) {
        let place = 0;
        for (const dice of handful) place = place * base + dice[i]!;
        const add = adds[place];
        if (add === undefined) continue;
        sum += add;
        left--;
      }
    }
    return sum;
  }

  answer(reply: unknown): Record<string, number> {
    let rest = reply as number;
    return Object.fromEntries(
      this.draw.tally.map((name) => {
        // The digit is nearer to nothing than half of the span, either way.
        const n = ((((rest + SPAN / 2) % SPAN) + SPAN) % SPAN) - SPAN / 2;
        rest = (rest - n) / SPAN;
        return [name, n];
      }),
    );
  }
}
