import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { shown } from '../../engine/shown.js';
import { type Env, gamesFolder, makeFolders } from '../../log/file.js';
import { nameAmong } from '../../rules/text/likeness.js';
import { quoted } from '../../rules/text/say.js';
import { CliError, unreadable } from '../errors.js';
import { flagOf } from '../line/flags.js';
import { parse } from '../line/parse.js';
import { writeFor } from '../new-file.js';
import { eveningWords } from '../play/words.js';
import { aims, chanceOf } from './aims.js';

/** What is kept of a plan besides its lines. */
export interface Aims {
  readonly until: string | undefined;
  readonly chances: readonly string[];
  readonly keepGoing: boolean;
}

/** A plan as it is kept: the lines of a script, that `wg play` runs as well, behind a comment that says what it is for. */
export interface Saved extends Aims {
  readonly lines: readonly string[];
}

const FIRST = '# wg plan';
const EXTENSION = '.wg';

/** Names that stand for a plan of the player's own; anything else is a file. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} _-]{0,59}$/u;

const folderOf = (env: Env): string => join(dirname(gamesFolder(env)), 'plans');

/** The names of the plans that are kept. */
export function plansIn(env: Env): string[] {
  const folder = folderOf(env);
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith(EXTENSION));
  return files.map((file) => file.slice(0, -EXTENSION.length)).sort();
}

const pathNamed = (name: string, env: Env): string => join(folderOf(env), `${name}${EXTENSION}`);

/** The file of a plan that is kept by this name, or is this file; nothing where there is neither. */
function fileOf(name: string, env: Env): string | undefined {
  if (name.endsWith(EXTENSION)) return name;
  const kept = NAME.test(name) ? nameAmong(plansIn(env), name) : undefined;
  return kept === undefined ? undefined : pathNamed(kept, env);
}

/**
 * Keeps a plan.
 * @param as its name, or a file that ends in .wg
 * @param force overwrites one that is there
 * @returns where it lies
 * @throws CliError `output-failed`, `bad-value`
 */
export async function savePlan(as: string, plan: Saved, force: boolean, env: Env): Promise<string> {
  const isFile = as.endsWith(EXTENSION);
  if (!isFile && !NAME.test(as))
    throw new CliError(
      'bad-value',
      `--save cannot be '${shown(as)}': it takes a name of letters, digits, blanks, - and _, or a file that ends in .wg.`,
    );
  const path = isFile ? as : pathNamed(as, env);
  if (!isFile) makeFolders(dirname(path));
  await writeFor('plan', path, textOf(plan), force);
  return path;
}

const textOf = ({ lines, ...aims }: Saved): string =>
  `${[FIRST, ...flagsOf(aims)].join(' ')}\n${lines.join('\n')}\n`;

const flagsOf = ({ until, chances, keepGoing }: Aims): string[] =>
  [
    ...(until === undefined ? [] : ['--until', until]),
    ...chances.flatMap((chance) => ['--chance', chance]),
    ...(keepGoing ? ['--keep-going'] : []),
  ].map(quoted);

/**
 * What stands for lines of a plan: a plan that is kept, or a line by itself.
 * @throws CliError `nothing-found` for a file that cannot be read
 */
export function savedLines(word: string, env: Env): Saved | undefined {
  const path = fileOf(word, env);
  if (path === undefined) return undefined;
  const text = textIn(path);
  const lines = text.split(/\r?\n/).filter((line) => eveningWords(line).length > 0);
  const [first = ''] = text.split(/\r?\n/, 1);
  return {
    ...(first.startsWith(FIRST) ? aimsIn(eveningWords(first.slice(FIRST.length)), path) : NO_AIMS),
    lines,
  };
}

function textIn(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw unreadable('nothing-found', shown(path, 500), error);
  }
}

const NO_AIMS: Aims = { until: undefined, chances: [], keepGoing: false };

/** What the first line of a file says that its plan is for. @throws CliError `unknown-flag`, `usage` */
function aimsIn(words: readonly string[], path: string): Aims {
  try {
    const { given, globals } = parse('wg plan', { inputs: { ...aims, chance: chanceOf } }, words);
    const stray = Object.keys(globals).find((name) => name !== 'input' && name !== 'log');
    if (stray !== undefined)
      throw new CliError(
        'usage',
        `${flagOf(stray)} is not kept with a plan.`,
        'It stands behind wg plan when the plan is asked about.',
      );
    const { until, chance = [], keepGoing } = given;
    return {
      until: until as string | undefined,
      chances: chance as readonly string[],
      keepGoing: keepGoing === true,
    };
  } catch (error) {
    const { code, message, hint } = error as CliError;
    throw new CliError(code, `${shown(path, 500)} line 1: ${message}`, hint);
  }
}
