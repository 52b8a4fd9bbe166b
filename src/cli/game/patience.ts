import { grouped } from '../../rules/text/say.js';
import type { Io } from '../io.js';

/** Longer than this nobody is left without a word, in milliseconds; and how often it is said anew. */
const [PATIENCE, ANEW] = [500, 250];
/** The same for a terminal that cannot wipe out a line: each word is one more. */
const LINES = 5_000;

/**
 * Tells those who wait at a terminal how far it has come, in a line that is gone when the answer comes.
 * @param of what there are many of
 */
export function patience(
  of: string,
  { stderr, env }: Pick<Io, 'stderr' | 'env'>,
): (done: number, all: number) => void {
  let next = Date.now() + PATIENCE;
  return (done, all) => {
    if (!stderr.isTTY || Date.now() < next) return;
    const words = `wg: ${grouped(done)} of ${grouped(all)} ${of}`;
    const inPlace = env.TERM !== 'dumb' && stderr.meanwhile;
    if (inPlace) inPlace(words);
    else stderr.write(`${words}\n`);
    next = Date.now() + (inPlace ? ANEW : LINES);
  };
}
