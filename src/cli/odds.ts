import { logPath } from '../game/log.js';
import { remember } from '../game/memory.js';
import { exactOdds, type Odds } from '../odds/exact.js';
import { resolutionJson } from '../render/json.js';
import { oddsLine, oddsText } from '../render/odds.js';
import { oddsJson } from '../render/odds-json.js';
import { Tally, tallyText } from '../render/tally.js';
import type { Result } from '../rules/record.js';
import { CliError } from './errors.js';
import { freshSeed } from './fresh-seed.js';
import type { Options } from './options.js';
import { resolveSeeded, type Task } from './resolve.js';
import type { Out } from './run.js';
import { VERSION } from './version.js';

/** @throws CliError `too-many-outcomes` */
function oddsOf(task: Task, options: Options, { io }: Out): Odds<Result> {
  const { action, system, input, rulings } = task;
  const beyond = action.beyondOdds?.(input as never);
  if (beyond) throw new CliError('too-many-outcomes', `No odds for this: ${beyond}.`);
  const past = action.memory ? remember(logPath(options.game, io.env), system.id, action).state : undefined;
  return exactOdds(() => action.resolve(input as never, past), rulings) as Odds<Result>;
}

/** Prints the exact odds of a task. */
export async function showOdds(task: Task, options: Options, out: Out): Promise<void> {
  const odds = oddsOf(task, options, out);
  const { action, system, input } = task;
  if (options.json) return out.json(oddsJson({ wg: VERSION, ruleset: system.id, action, input }, odds));
  out.io.stdout.write(
    options.brief
      ? oddsLine(action, input, odds)
      : oddsText(action, system.title, input, odds, { fractions: options.fractions }, out.page),
  );
}

/** Repetitions between two looks at the world: a pipe that was closed, a Ctrl-C. */
const AT_A_TIME = 500;

/** Rolls a task many times over: a line of JSON each, or a tally beside the exact odds. */
export async function repeat(task: Task, options: Options, times: number, out: Out): Promise<void> {
  const { action, system } = task;
  const seed = options.seed ?? freshSeed();
  const past = action.memory
    ? remember(logPath(options.game, out.io.env), system.id, action).state
    : undefined;
  const tally = new Tally();
  for (let i = 0; i < times; i++) {
    const record = resolveSeeded(task, past, seed, options.from + i);
    if (options.json) out.json(resolutionJson(record));
    else tally.add(record.result);
    if (i % AT_A_TIME === AT_A_TIME - 1) {
      await new Promise((resume) => setImmediate(resume));
      if (out.io.stdout.closed) return;
    }
  }
  if (options.json) return;
  const odds = action.beyondOdds?.(task.input as never) ? undefined : oddsOf(task, options, out);
  out.io.stdout.write(
    tallyText(
      action,
      system.title,
      task.input,
      { seed, from: options.from, times },
      tally,
      odds,
      options.brief,
      out.page,
    ),
  );
}
