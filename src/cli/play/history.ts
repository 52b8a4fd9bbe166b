import { appendFileSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Env, gamesFolder, makeFolders } from '../../log/file.js';

/** Lines that are remembered. */
const MOST = 1_000;

/** The file of the lines of all evenings. */
export const historyFile = (env: Env): string => join(dirname(gamesFolder(env)), 'history');

/** The lines of earlier evenings, the last first; none, where they cannot be read. */
export function pastLines(env: Env): string[] {
  try {
    return readFileSync(historyFile(env), 'utf8').split('\n').filter(Boolean).slice(-MOST).reverse();
  } catch {
    return [];
  }
}

/** Keeps a line: added at the end, never rewritten, so that no window takes away what another has added. */
export function keepLine(line: string, env: Env): void {
  const file = historyFile(env);
  try {
    makeFolders(dirname(file));
    appendFileSync(file, `${line}\n`, { mode: 0o600 });
  } catch {
    // An evening goes on without.
  }
}
