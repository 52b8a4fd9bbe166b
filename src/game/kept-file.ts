import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Value } from '../rules/rule.js';
import { nameOf } from './chain.js';
import { gamesFolder, LogError, makeFolders } from './log.js';

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Puts data into a file, so that a line that had it from a file can be typed again, wherever that file is by now. The same
 * data is the same file.
 * @returns its path
 * @throws LogError where it cannot be written
 */
export function keptFile(data: Value, env: Env): string {
  const text = JSON.stringify(data);
  const path = join(dirname(gamesFolder(env)), 'files', `${nameOf(text).slice(0, 16)}.json`);
  if (existsSync(path)) return path;
  try {
    makeFolders(dirname(path));
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, `${text}\n`, { mode: 0o600 });
    renameSync(draft, path);
    return path;
  } catch (error) {
    throw new LogError(
      'write',
      `the file ${path} cannot be written (${(error as NodeJS.ErrnoException).code})`,
    );
  }
}
