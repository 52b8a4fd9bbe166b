import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { systemCalled } from '../engine/systems.js';
import type { Io } from './io.js';

/**
 * A file that was named: as it stands or, where there is none, the example of that name that comes with the program.
 * `battleground`, or `bg`, is the roster of that rule system; `evening.wg` is a file among the examples.
 */
export function fileOrExample(name: string, { folder }: Pick<Io, 'folder'>): string {
  if (folder === undefined || basename(name) !== name || existsSync(name)) return name;
  const system = systemCalled(name);
  const file = join(folder, 'examples', system ? `${system.id}-roster.yaml` : name);
  return existsSync(file) ? file : name;
}
