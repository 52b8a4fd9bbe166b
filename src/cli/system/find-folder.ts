import { existsSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { shown } from '../../engine/shown.js';
import { CliError } from '../errors.js';

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory();

/** Folders in which packages lie that can be named from here: those above, the one in which wg was installed, and its examples. */
function* packageFolders(program: string | undefined): Generator<string> {
  for (let at = process.cwd(); ; at = dirname(at)) {
    yield join(at, 'node_modules');
    if (dirname(at) === at) break;
  }
  if (program !== undefined) yield* [dirname(program), join(program, 'examples')];
}

/**
 * The folder of a rule system.
 * @param typed a folder, or the name of a package that is installed here or beside wg
 * @param program the folder of wg
 * @returns its path, without links on the way: that is where its code says that it is
 * @throws CliError `nothing-found`
 */
export function findFolder(typed: string, program: string | undefined): string {
  const folder = resolve(typed);
  if (isFolder(folder)) return realpathSync(folder);
  if (existsSync(folder))
    throw new CliError(
      'nothing-found',
      `${shown(typed, 200)} is a file: a rule system is a folder with a package.json.`,
    );
  const isName = /^(?:@[\w.-]+\/)?[\w.-]+$/.test(typed) && !typed.startsWith('.');
  for (const where of isName ? packageFolders(program) : [])
    if (isFolder(join(where, typed))) return realpathSync(join(where, typed));
  throw new CliError(
    'nothing-found',
    `There is no folder ${shown(typed, 200)}${isName ? ', and no such package is installed here or beside wg' : ''}.`,
    isName ? `npm install ${shown(typed, 200)} brings in one that is published.` : undefined,
  );
}
