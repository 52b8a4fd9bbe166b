import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { shown } from '../../engine/shown.js';
import { fileTrouble } from '../../log/file.js';
import { CliError } from '../errors.js';

/** Whether a package named wg is this program, of whatever version: WireGuard's tools have that name too. */
function isWg(folder: string): boolean {
  try {
    const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return exports?.['./rules'] !== undefined;
  } catch {
    return false;
  }
}

/** The wg that code in a folder finds, as Node looks for it. */
function found(folder: string): string | undefined {
  const at = join(folder, 'node_modules', 'wg');
  if (existsSync(at)) return at;
  return dirname(folder) === folder ? undefined : found(dirname(folder));
}

/**
 * Sees to it that `wg/rules` is found from a folder: where it is not, a link in its node_modules leads to this wg, as that of
 * npm link would.
 * @param program the folder of wg
 * @returns the link that was made, if one was
 * @throws CliError `output-failed` where none can be made, or another package is in its place
 */
export function tie(folder: string, program: string): string | undefined {
  const there = found(folder);
  if (there !== undefined && isWg(there)) return undefined;
  if (there !== undefined)
    throw new CliError(
      'output-failed',
      `${shown(there, 200)} is another package of that name: code there cannot find wg/rules.`,
    );
  const link = join(folder, 'node_modules', 'wg');
  try {
    mkdirSync(dirname(link), { recursive: true });
    // One that leads nowhere any more: wg was installed elsewhere.
    if (lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(link);
    symlinkSync(program, link, 'junction');
  } catch (error) {
    throw new CliError(
      'output-failed',
      `${shown(link, 200)} cannot be made (${fileTrouble((error as NodeJS.ErrnoException).code)}): code there cannot find wg/rules.`,
    );
  }
  return link;
}
