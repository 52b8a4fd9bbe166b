import { size } from '../rules/draw.js';
import type { Hand } from './play.js';
import { type Stream, streamOf } from './stream.js';

/**
 * A hand that draws from a seed. Each name of dice has its own stream, so one more white die moves no red one.
 * @param seed the seed, as given or minted
 * @param index the repetition, from 0
 */
export function seededHand(seed: string, index: number): Hand {
  const streams = new Map<string, Stream>();
  const stream = (label: string) => {
    let found = streams.get(label);
    if (!found) {
      found = streamOf(seed, index, label);
      streams.set(label, found);
    }
    return found;
  };
  return {
    roll(name, n, faces) {
      const source = stream(name);
      const thrown: number[] = [];
      for (let i = 0; i < n; i++) thrown.push(faces[source.below(faces.length)]!);
      return thrown;
    },
    pick(name, from, take) {
      const source = stream(name);
      const members = Array.from({ length: size(from) }, (_, i) => i + 1);
      return Array.from({ length: take }, () => members.splice(source.below(members.length), 1)[0]!);
    },
    deal(name, from, mark, top) {
      return top ?? from[stream(`${name} ${mark}`).below(from.length)]!;
    },
  };
}
