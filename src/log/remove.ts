import { readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { LogError } from './file.js';

/** What stands beside the log of a game for it alone: its secrets, while it is sealed, and its checkpoints with the copy of it. */
const BESIDE = [
  { folder: '.', rest: /^[\da-f]{16}\.secret$/ },
  { folder: 'checkpoints', rest: /^(?:log|[^.]+\.json)$/ },
];

/**
 * Removes the log of a game for good, with what stands beside it.
 * @throws LogError where it cannot be removed
 */
export function removeLog(log: string): void {
  const stem = `${basename(log, '.jsonl')}.`;
  try {
    for (const { folder, rest } of BESIDE) {
      const path = join(dirname(log), folder);
      for (const file of filesIn(path))
        if (file.startsWith(stem) && rest.test(file.slice(stem.length))) rmSync(join(path, file));
    }
    rmSync(log);
  } catch (error) {
    throw new LogError('write', `${log} cannot be removed (${(error as NodeJS.ErrnoException).code})`);
  }
}

function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
