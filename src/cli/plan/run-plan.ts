import { EngineError, noneDue } from '../../engine/errors.js';
import { lookAt } from '../../engine/inputs/filling.js';
import { type Call, deedOn } from '../../engine/plan/call.js';
import { isNoneDue } from '../../engine/plan/chain.js';
import { askedOf } from '../../engine/plan/plan.js';
import { seedOf } from '../../engine/plan/sampled.js';
import { printable } from '../../engine/shown.js';
import { logPath } from '../../log/file.js';
import { gameStateOf } from '../../rules/system.js';
import type { CommandLine } from '../command.js';
import { CliError } from '../errors.js';
import { failureOf, inLine } from '../failure.js';
import { flagOf } from '../line/flags.js';
import type { Globals } from '../line/parse.js';
import { note } from '../notes.js';
import { eveningWords } from '../play/words.js';
import { typedPlan } from './asked.js';

/** What is said for all lines of a plan, and handed on to each of them. */
const HANDED_ON = ['ruleset', 'game', 'acting', 'dice', 'house', 'color'] as const;
const SWITCHES = ['anyway', 'json', 'brief', 'explain', 'ascii'] as const;

/** A line that is not permitted on the table as it stands, or lacks what only another table would tell. */
const PASSED_OVER = ['not-allowed', 'would-ask'];

/**
 * Plays a plan: its lines one after another, each as if it had been typed.
 * @throws CliError with the number of the line where it breaks off
 */
export async function runPlan(line: CommandLine): Promise<void> {
  const { game, io, globals, others } = line;
  if (globals.dice !== undefined && globals.dice !== 'ask')
    throw new CliError(
      'usage',
      '--dice takes ask here: every line throws dice of its own.',
      'wg plan run --dice ask asks for them line by line.',
    );
  const { lines, read, until: condition, keepGoing } = await typedPlan(line);
  const { calls, system } = read;
  const kept = await gameStateOf(system);
  if (!kept) throw new EngineError('usage', `A plan is about units, and there are none in ${system.title}.`);
  const look = lookAt(logPath(game, io.env), system, kept);
  const { until } = askedOf({ until: condition, chances: [] }, { start: look(), kept });
  const reached = () => until?.(look().state.state) === true;
  const passOver = (why: string) => note(`passed over: ${printable(why)}`, io);
  const isNotDue = async (call: Call): Promise<boolean> => {
    const start = look();
    try {
      await deedOn(call, start.state.state, { game, env: io.env, kept, strict: false, start });
      return false;
    } catch (error) {
      // Whatever else is wrong with it is told when it is typed.
      return isNoneDue(error);
    }
  };
  for (const [i, call] of calls.entries()) {
    const { line: typed } = call;
    if (reached())
      return note(`${printable(condition!)}: the plan stops before line ${i + 1} of ${lines.length}`, io);
    if (!globals.json) note(`line ${i + 1} of ${lines.length}: ${printable(typed)}`, io);
    try {
      if (i > 0 && (await isNotDue(call))) passOver(noneDue(call.action.name));
      else await others.type([...eveningWords(typed), ...flagsOf(globals, i + 1)]);
    } catch (error) {
      if (!keepGoing || !PASSED_OVER.includes(failureOf(error).code)) throw inLine(i + 1, error);
      passOver(failureOf(error).message);
    }
    if (io.stdout.closed) return;
  }
}

/** The flags that hold for every line, as they are typed behind it. */
function flagsOf(globals: Globals, line: number): string[] {
  return [
    ...HANDED_ON.flatMap((name) =>
      typeof globals[name] === 'string' ? [`${flagOf(name)}=${globals[name]}`] : [],
    ),
    ...(globals.ruling ?? []).flatMap((ruling) => ['--ruling', ruling]),
    ...SWITCHES.flatMap((name) => (globals[name] ? [flagOf(name)] : [])),
    ...(globals.seed === undefined ? [] : ['--seed', seedOf(globals.seed, line)]),
    ...(globals.input ? [] : ['--no-input']),
    ...(globals.log ? [] : ['--no-log']),
  ];
}
