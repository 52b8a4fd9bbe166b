import { shown } from '../../engine/shown.js';
import { didYouMean } from '../../engine/suggest.js';
import type { Input } from '../../rules/record.js';
import { list, quoted } from '../../rules/text/say.js';
import type { CommandLine } from '../command.js';
import { CliError } from '../errors.js';
import { exampleLines } from '../game/example-lines.js';
import type { Io } from '../io.js';
import { type Lines, readLines } from './lines.js';
import { type Aims, plansIn, type Saved, savedLines } from './saved.js';

/** The lines and aims of a plan, from what was typed and what was kept. */
interface TypedPlan extends Saved {
  readonly read: Lines;
}

/** How a plan is typed: with units of the game where it has some, else with those of an example. */
async function how({ game, globals: { ruleset }, io }: CommandLine): Promise<string> {
  const lines = await exampleLines({ game, ruleset, io });
  const [like, of] =
    lines.length > 0
      ? ['', lines]
      : ['-r bg --roster battleground ', ['shoot "1 Section" "MG nest"', 'shoot "2 Section" "MG nest"']];
  return `As in: wg plan ${like}${of.map((line) => quoted(line)).join(' ')}`;
}

/**
 * Reads what stands behind `wg plan`: lines, a word each, and plans that are kept.
 * @throws CliError `usage` where there are none
 */
export async function typedPlan(line: CommandLine): Promise<TypedPlan> {
  const { words, input, io } = line;
  if (words.length === 0)
    throw new CliError('usage', 'wg plan takes lines, each in quotes.', await how(line));
  const kept = words.map((word) => savedLines(word, io.env));
  // A word by itself may be meant as the name of a plan.
  const inFull = (word: string) => (/\s/.test(word) && io.inFull?.(word)) || word;
  const lines = (await Promise.all(words.map((word, i) => kept[i]?.lines ?? inFull(word)))).flat();
  if (lines.length === 0)
    throw new CliError(
      'usage',
      `${words.map((word) => shown(word)).join(', ')}: there is no line in it.`,
      await how(line),
    );
  const before = aimsBehind(kept);
  const typed = aimsIn(input);
  try {
    const read = await readLines(lines, line);
    return {
      lines,
      read,
      until: typed.until ?? before.until,
      chances: typed.chances.length > 0 ? typed.chances : before.chances,
      keepGoing: typed.keepGoing || before.keepGoing,
    };
  } catch (error) {
    const { code, message } = error as CliError;
    // A line without its quotes falls into words, and only the first of them is an action.
    if (code !== 'unknown-action') throw error;
    if (words.length > 1)
      throw new CliError(code, message, `Each line stands in quotes of its own. ${await how(line)}`);
    if (/\s/.test(words[0]!)) throw error;
    throw neitherLineNorPlan(words[0]!, io, await how(line));
  }
}

/** What is wrong with a single word that is no action: it may have been meant as the name of a plan. */
function neitherLineNorPlan(word: string, { env }: Io, how: string): CliError {
  const names = plansIn(env);
  return new CliError(
    'unknown-action',
    `'${shown(word)}' is no action, and no plan of that name is kept.`,
    didYouMean(word, names) ??
      (names.length > 0 ? shown(`There is ${list(names)}.`, 300) : `None is kept: --save keeps one. ${how}`),
  );
}

const aimsIn = ({ until, chance, keepGoing }: Input): Aims => ({
  until: until as string | undefined,
  chances: (chance as readonly string[] | undefined) ?? [],
  keepGoing: keepGoing === true,
});

/** What kept plans were for: the last that says so. */
const aimsBehind = (kept: readonly (Saved | undefined)[]): Aims => ({
  until: kept.findLast((of) => of?.until !== undefined)?.until,
  chances: kept.flatMap((of) => of?.chances ?? []),
  keepGoing: kept.some((of) => of?.keepGoing),
});
