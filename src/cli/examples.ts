import { basename, join } from 'node:path';
import { outsideRun } from '../engine/outside/load.js';
import { systemCalled } from '../engine/systems.js';
import { statOf } from '../log/stamp.js';
import type { Io } from './io.js';

/** A folder may be called as a rule system is. */
const isFile = (name: string): boolean => statOf(name)?.isFile() === true;

/**
 * A file that was named: as it stands or, where there is none, the example of that name that comes with the program.
 * `battleground`, or `bg`, is the roster of that rule system; one of another package has it in its folder, as `roster.yaml`.
 * `evening.wg` is a file among the examples.
 */
export function fileOrExample(name: string, { folder }: Pick<Io, 'folder'>): string {
  if (folder === undefined || basename(name) !== name || isFile(name)) return name;
  const system = systemCalled(name);
  const outside = outsideRun().find((of) => of.system === system)?.folder;
  const own = outside !== undefined && join(outside, 'roster.yaml');
  const file = own || join(folder, 'examples', system ? `${system.id}-roster.yaml` : name);
  return isFile(file) ? file : name;
}
