import type { Thrown } from '../rules/draw.js';
import type { Step } from '../rules/rule.js';
import type { Hand } from './play.js';

/** The dice of a record are not those that its rule asks for. */
export class OtherDice extends Error {
  override readonly name = 'OtherDice';
}

/** Hears of every die: the faces it has, and the one it shows. */
export type Heard = (faces: readonly number[], face: number) => void;

/** A hand that repeats the dice of a record, and lets somebody listen. */
interface RecordedHand extends Hand {
  /** @throws OtherDice where the record has dice that nobody asked for */
  finish(): void;
}

/**
 * A hand that repeats the natural dice of a record, whatever they came from, by their names.
 * @param heard is told of each die that is thrown; not of figures that are drawn or of cards
 * @throws OtherDice where the rule asks for others
 */
export function recordedHand(steps: readonly Pick<Step, 'dice'>[], heard: Heard): RecordedHand {
  const left = new Map<string, Thrown['faces'][number][]>();
  for (const { name, faces } of steps.flatMap(({ dice = [] }) => dice)) {
    left.set(name, [...(left.get(name) ?? []), ...faces]);
  }
  const take = (name: string, n: number) => {
    const there = left.get(name) ?? [];
    if (there.length < n) throw new OtherDice(`${name}: ${n} asked for, ${there.length} on record`);
    return there.splice(0, n);
  };
  return {
    roll(name, n, faces) {
      const thrown = take(name, n).map(Number);
      if (thrown.some((face) => !faces.includes(face))) throw new OtherDice(`${name}: no such face`);
      for (const face of thrown) heard(faces, face);
      return thrown;
    },
    pick: (name, _from, n) => take(name, n).map(Number),
    deal(name, from) {
      const card = String(take(name, 1)[0]);
      if (!from.includes(card)) throw new OtherDice(`${name}: no such card`);
      return card;
    },
    finish() {
      for (const [name, faces] of left) {
        if (faces.length > 0) throw new OtherDice(`${name}: ${faces.length} on record that nobody asks for`);
      }
    },
  };
}
