import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Writes a file for the player.
 * @param force overwrites one that is there; without it one that is there stays as it is, and one that could not be written
 * to its end is taken away again, so that it is not in the way of the next try
 * @throws the error of the file system
 */
export function writeNew(path: string, content: string | Uint8Array, force = false): void {
  // Only whoever makes the file may write it: none that is there is lost between a look and a stroke.
  const file = openSync(path, force ? 'w' : 'wx');
  try {
    writeFileSync(file, content);
  } catch (error) {
    if (!force) rmSync(path, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
}
