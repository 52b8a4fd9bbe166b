import { addLine } from '../../../src/log/append.js';
import { follow } from '../../../src/log/follow.js';
import { FORMAT } from '../../../src/log/line/line.js';
import { keepSecret } from '../../../src/log/sealed/seal.js';

/** A secret as wg makes them. */
export const SECRET = '0123456789abcdefghjkmnpqrstvwxyz';

/** Begins a sealed game with a known secret. @returns its commitment */
export function seal(path: string, game: string, secret = SECRET): string {
  const sealed = keepSecret(path, secret);
  const clock = { id: () => 'sealed00', now: () => '2026-01-02T03:04:05.000Z' };
  addLine(path, game, clock, () => ({ seen: follow(path), body: { log: FORMAT, game, sealed } }));
  return sealed;
}
