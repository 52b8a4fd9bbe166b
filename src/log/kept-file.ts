import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Value } from '../rules/rule.js';
import { type Env, gamesFolder, LogError, putFile } from './file.js';
import { nameOf } from './line/chain.js';

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
    putFile(path, `${text}\n`);
    return path;
  } catch (error) {
    throw LogError.kept('write', `the file ${path}`, error);
  }
}
