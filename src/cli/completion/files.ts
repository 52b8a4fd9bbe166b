import { readdirSync } from 'node:fs';
import { beginsAs } from './begins.js';

/** The files and folders whose paths begin as was typed, a folder with a slash at its end. */
export function filesLike(typed: string): string[] {
  const folder = typed.slice(0, typed.lastIndexOf('/') + 1);
  try {
    return readdirSync(folder || '.', { withFileTypes: true })
      .filter(({ name }) => !name.startsWith('.') || typed.slice(folder.length).startsWith('.'))
      .map((of) => `${folder}${of.name}${of.isDirectory() ? '/' : ''}`)
      .filter((path) => beginsAs(path, typed));
  } catch {
    return [];
  }
}
