import { addLine, type Clock } from '../append.js';
import { follow } from '../follow.js';
import { read } from '../line/read.js';
import { settingsOf } from '../settings.js';
import { dropSecret, secretOf } from './seal.js';

/** The secret of a sealed game, for all to see, and what was seen of it from the start. */
export interface Revealed {
  readonly secret: string;
  readonly commitment: string;
  /** The name of the line that reveals it, the last of the log. */
  readonly head: string;
}

/**
 * Reveals the secret of a sealed game, which ends it: the line that holds it is the last of the log. Where that stands
 * already it is shown again.
 * @param notSealed is asked for what to throw where the game has no secret
 * @throws LogError when the secret is lost, or the log cannot be read or written
 */
export function revealSecret(path: string, game: string, clock: Clock, notSealed: () => Error): Revealed {
  const { sealed: commitment, revealed } = settingsOf(path).state;
  if (commitment === undefined) throw notSealed();
  const secret = (revealed ? revealedIn(path) : undefined) ?? revealNow(path, game, clock, commitment);
  // Not before the log holds it.
  dropSecret(path, commitment);
  return { secret, commitment, head: settingsOf(path).head };
}

const revealedIn = (path: string): string | undefined =>
  [...follow(path).standing].map((at) => read('end', at)?.secret).find((secret) => secret !== undefined);

function revealNow(path: string, game: string, clock: Clock, commitment: string): string {
  const secret = secretOf(path, commitment);
  addLine(path, game, clock, () => ({ seen: settingsOf(path), body: { end: true, secret } }));
  return secret;
}
