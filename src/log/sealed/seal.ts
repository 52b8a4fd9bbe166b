import { closeSync, fsyncSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { LogError, makeFolders } from '../file.js';
import { lettersOf } from '../seeds.js';
import { hmac, sha256 } from '../sha256.js';
import { whileSame } from '../stamp.js';

/** Letters of the seed of an event in a sealed game: 60 bits. */
const LETTERS = 12;

/** What a sealed game begins with for all to see: SHA-256 of its secret as text, in hexadecimal. */
export const commitmentOf = (secret: string): string => sha256(Buffer.from(secret)).toString('hex');

/**
 * The seed of an event in a sealed game: the first bytes of HMAC-SHA256 of the name of the line before it, with the
 * secret as key, a letter each. It can be shown without giving the secret away, and cannot be known before that line
 * is there.
 */
export const seedBehind = (secret: string, head: string): string =>
  lettersOf(hmac(Buffer.from(secret), Buffer.from(head)).subarray(0, LETTERS));

/**
 * The file that keeps the secret of a sealed game until it is revealed, beside its log. It is named for the commitment
 * too: of two processes that begin the same game at once each has its own.
 */
export const secretFile = (log: string, commitment: string): string =>
  join(dirname(log), `${basename(log, '.jsonl')}.${commitment.slice(0, 16)}.secret`);

/**
 * Keeps a secret, for nobody but its owner to read, and not before it is safe on the disk.
 * @returns its commitment
 * @throws LogError when it cannot be written
 */
export function keepSecret(log: string, secret: string): string {
  const commitment = commitmentOf(secret);
  const path = secretFile(log, commitment);
  try {
    makeFolders(dirname(path));
    const file = openSync(path, 'wx', 0o600);
    try {
      writeSync(file, secret);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    removed(path);
    throw new LogError('write', `the secret of the game cannot be kept in ${path} (${codeOf(error)})`);
  }
  return commitment;
}

/** A secret, and what a game that has it begins with. */
const secretIn = whileSame((path) => {
  const secret = readFileSync(path, 'utf8').trim();
  return { secret, commitment: commitmentOf(secret) };
});

/**
 * The secret of a sealed game.
 * @throws LogError when it is lost, with what can still be done
 */
export function secretOf(log: string, commitment: string): string {
  const path = secretFile(log, commitment);
  const lost = (why: string) =>
    new LogError(
      'read',
      `the secret of this sealed game is lost: ${path} ${why}. wg can roll no more dice in it: throw them by hand ` +
        'and enter them with --dice, or begin another game',
    );
  let found: ReturnType<typeof secretIn>;
  try {
    found = secretIn(path);
  } catch (error) {
    throw lost(`cannot be read (${codeOf(error)})`);
  }
  if (found.commitment !== commitment) throw lost('holds something else');
  return found.secret;
}

/** Removes the file of a secret that the log holds by now, or that no game was begun with. */
export const dropSecret = (log: string, commitment: string): void => removed(secretFile(log, commitment));

/** Where it cannot be removed it does no harm: by then it is no secret. */
function removed(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {}
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;
