import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Writes a file for the player, piece by piece.
 * @param force overwrites one that is there; without it one that is there stays as it is, and one that could not be written
 * to its end is taken away again, so that it is not in the way of the next try
 * @throws the error of the file system
 */
export async function writeNew(
  path: string,
  content: AsyncIterable<string> | Iterable<Uint8Array>,
  force = false,
): Promise<void> {
  // Only whoever makes the file may write it: none that is there is lost between a look and a stroke.
  const file = openSync(path, force ? 'w' : 'wx');
  try {
    for await (const piece of content) writeFileSync(file, piece);
  } catch (error) {
    if (!force) rmSync(path, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
}
