import { agreedOn } from '../../engine/house/agreed.js';
import type { Call } from '../../engine/plan/call.js';
import { shown } from '../../engine/shown.js';
import { systemAsked } from '../../engine/system-asked.js';
import { isBeside } from '../../engine/systems.js';
import { gameStateOf, type RuleSystem } from '../../rules/system.js';
import { opened } from '../action/job.js';
import { type CommandLine, OF_ACTIONS } from '../command.js';
import { CliError } from '../errors.js';
import { inLine } from '../failure.js';
import { flagOf } from '../line/flags.js';
import { actionFirst, type Globals, type Parsed } from '../line/parse.js';
import { typedAction } from '../line/typed-action.js';
import { eveningWords } from '../play/words.js';

/** Of the flags that are no action's own, those that can stand in a line of a plan: they bear on what is allowed. */
const IN_A_LINE: readonly string[] = ['ruling', 'house', 'anyway', 'acting'];
const ELSEWHERE = ['json', 'game', 'color', 'ascii'] as const;

/** The lines of a plan, read, and the rule system that all of them are of. */
export interface Lines {
  readonly calls: readonly Call[];
  readonly system: RuleSystem;
}

/**
 * Reads the lines of a plan, each as it is typed in an evening: without the program before it.
 * @throws CliError with the number of the line that is none
 */
export async function readLines(lines: readonly string[], of: CommandLine): Promise<Lines> {
  const calls: Call[] = [];
  for (const [i, line] of lines.entries()) {
    try {
      calls.push(await callIn(line, of, calls));
    } catch (error) {
      throw inLine(i + 1, error);
    }
  }
  return { calls, system: calls[0]!.system };
}

async function callIn(
  line: string,
  { globals: all, game, io, others }: CommandLine,
  before: readonly Call[],
): Promise<Call> {
  const first = before[0]?.system;
  const { command, rest } = actionFirst(eveningWords(line));
  if (command === undefined)
    throw new CliError('usage', 'It is empty.', 'A line is an action with its units and flags.');
  const ruleset = first?.id ?? all.ruleset;
  const said = { ...(ruleset !== undefined && { ruleset }), game };
  if (others.words.includes(command))
    throw new CliError(
      'usage',
      `'${shown(command)}' is no action: a plan takes actions alone.`,
      (command === 'next' ? await inPlaceOfNext(systemAsked(said, io.env)?.system) : undefined) ??
        'wg help lists them.',
    );
  const { system, action, parsed } = await typedAction(command, rest, { env: io.env, said });
  if (isBeside(system))
    throw new CliError(
      'usage',
      `'${shown(command)}' does nothing to the table: there is nothing to plan with it.`,
    );
  refuseStray(parsed, systemAsked(said, io.env)?.system ?? system);
  const globals = together(all, parsed.globals);
  const { without: _, ...agreed } = await agreedOn(globals, game, system, io.env);
  return {
    line: line.trim(),
    system,
    action,
    ...agreed,
    given: await opened(action, parsed.given),
    words: parsed.words,
    anyway: globals.anyway === true,
    acting: globals.acting,
    behind: before.map((call) => call.action.name),
  };
}

/** What moves the clock of a rule system is an action of its own, which `next` stands for. */
async function inPlaceOfNext(system: RuleSystem | undefined): Promise<string | undefined> {
  const clock = system && (await gameStateOf(system))?.clock[0];
  return clock && `What comes next is one: ${clock}.`;
}

/** What is said for the whole plan, and for a line of it. */
function together(all: Globals, own: Globals): Pick<Globals, 'house' | 'ruling' | 'anyway' | 'acting'> {
  const { house = all.house, acting = all.acting, anyway = all.anyway } = own;
  return {
    ruling: [...(all.ruling ?? []), ...(own.ruling ?? [])],
    ...(house !== undefined && { house }),
    ...(acting !== undefined && { acting }),
    ...(anyway && { anyway }),
  };
}

/** Refuses flags that mean nothing in a line that is not typed alone. */
function refuseStray({ globals, help }: Parsed, system: RuleSystem): void {
  const typed = [...OF_ACTIONS, ...ELSEWHERE].filter((name) => globals[name] !== undefined);
  const stray =
    typed.find((name) => !IN_A_LINE.includes(name)) ??
    (globals.log ? undefined : 'noLog') ??
    (globals.input ? undefined : 'noInput') ??
    (help && 'help');
  if (stray)
    throw new CliError(
      'usage',
      `${flagOf(stray)} means nothing in a line of a plan.`,
      'What holds for all of it stands behind wg plan itself.',
    );
  const { ruleset } = globals;
  if (ruleset !== undefined && ![system.id, system.short].includes(ruleset.toLowerCase()))
    throw new CliError('conflict', 'All lines of a plan are played by one rule system.');
}
