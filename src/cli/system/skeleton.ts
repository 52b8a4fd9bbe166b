import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { shown } from '../../engine/shown.js';
import { type SystemName, systemNames } from '../../engine/systems.js';
import { LONGEST_ID } from '../../rules/system.js';
import { capital } from '../../rules/text/say.js';
import { CliError } from '../errors.js';
import { writeFor } from '../new-file.js';

/** What the example is called, wherever it says so: a new system has its own names there. */
const EXAMPLE: SystemName = { id: 'new-system', short: 'newsys', title: 'New System' };

const IGNORES = '.gitignore';

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/**
 * What a new rule system goes by, in a folder of this name.
 * @throws CliError `usage` where the folder is not named as a rule system can be
 */
export function namesFor(folder: string): SystemName {
  const id = basename(resolve(folder)).toLowerCase();
  if (!NAME.test(id) || id.length > LONGEST_ID)
    throw new CliError(
      'usage',
      `No rule system can be called '${shown(id)}', as its folder is.`,
      `It takes small letters, digits and hyphens, ${LONGEST_ID} at most: wg system new skirmish`,
    );
  const words = id.split('-');
  const letters = words.join('');
  const taken = new Set(systemNames().flatMap((of) => [of.id, of.short]));
  const initials = words.map(([first]) => first).join('');
  const short = [
    ...(words.length > 1 ? [initials] : []),
    letters.slice(0, 3),
    letters.slice(0, 5),
    letters,
  ].find((name) => !taken.has(name));
  const title = words.map(capital).join(' ');
  return { id, short: short ?? `${letters}2`, title };
}

/** The files of the example, by their paths in it. */
function* filesIn(folder: string, from = folder): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.name === 'node_modules') continue;
    if (entry.isDirectory()) yield* filesIn(path, from);
    else yield relative(from, path);
  }
}

/**
 * Writes a rule system that works as it stands.
 * @param program the folder of wg, where the example lies
 * @returns the files that were written
 * @throws CliError `usage` where one of them is there already, `output-failed`
 */
export async function writeSkeleton(
  folder: string,
  names: SystemName,
  program: string,
): Promise<readonly string[]> {
  const example = join(program, 'examples', EXAMPLE.id);
  const files = [...filesIn(example)];
  const there = [...files, IGNORES].find((file) => existsSync(join(folder, file)));
  if (there !== undefined)
    throw new CliError(
      'usage',
      `There is a ${shown(there)} in ${shown(folder, 200)} already.`,
      'Name a new folder, or one without the files of a rule system.',
    );
  const written: string[] = [];
  const put = async (file: string, text: string) => {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    await writeFor('file', path, text, false);
    written.push(file);
  };
  for (const file of files) {
    let text = readFileSync(join(example, file), 'utf8');
    for (const part of ['id', 'short', 'title'] as const) text = text.replaceAll(EXAMPLE[part], names[part]);
    await put(file, text);
  }
  await put(IGNORES, 'node_modules\n');
  return written;
}
