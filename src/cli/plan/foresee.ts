import type { MissingInputs } from '../../engine/errors.js';
import type { InLine } from '../../engine/plan/chain.js';
import { fieldOf, foresee } from '../../engine/plan/plan.js';
import { sourceOf } from '../../engine/source.js';
import { freshSeed } from '../../log/seeds.js';
import { planLine, planText } from '../../render/plan.js';
import { planJson } from '../../render/plan-json.js';
import { waitingSaid } from '../action/waiting.js';
import type { CommandLine } from '../command.js';
import { CliError } from '../errors.js';
import { fileOrExample } from '../examples.js';
import { inLine } from '../failure.js';
import { patience } from '../game/patience.js';
import { canAsk, type Io } from '../io.js';
import { refuseMissing } from '../line/inputs.js';
import { readOptions } from '../line/options.js';
import { note, noteIdle, noteUnmet } from '../notes.js';
import { shownAs } from '../shown-as.js';
import { typedPlan } from './asked.js';
import type { Lines } from './lines.js';
import { savePlan } from './saved.js';

/** Repetitions of a plan that is too long for exact odds: little more than a point of standard error at most. */
const USUAL = 2_000;
/** Repetitions between two looks at the world: a pipe that was closed, a Ctrl-C. */
const AT_A_TIME = 100;

/** Tells the odds of a plan. */
export async function foreseePlan(line: CommandLine): Promise<void> {
  const { input, globals, io, game, json, page } = line;
  const { fractions, ...asked } = globals;
  const options = readOptions(asked, () => canAsk(io), io.env);
  const inFile = input.svg !== undefined || input.html !== undefined;
  if (input.force && !inFile && input.save === undefined)
    throw new CliError('conflict', '--force goes with --save, --svg or --html.');
  // It may be the plan that is written anew, and not a picture of it.
  const shown = shownAs({ ...globals, ...input, force: inFile && input.force === true });
  const plan = await typedPlan(line);
  const { calls, system } = plan.read;
  const roster = input.roster === undefined ? undefined : fileOrExample(input.roster as string, io);
  if (roster !== undefined && globals.game !== undefined)
    throw new CliError(
      'conflict',
      '--roster and --game exclude each other: the units are those of the file.',
    );
  const field = await fieldOf(system, { game, roster, host: io });
  const times = options.repeat ?? USUAL;
  const rolls = {
    seed: options.seed ?? freshSeed(io),
    from: options.from,
    times,
    between: betweenRolls(times, io),
  };
  const always = options.repeat !== undefined;
  const told = await foresee({ ...plan, calls }, field, { rolls, always }).catch((error) => {
    throw withItsLine(error, plan.read);
  });
  if (input.save !== undefined) {
    const path = await savePlan(String(input.save), plan, input.force === true, io.env);
    note(`the plan is kept in ${path}`, io);
  }
  if (told.rolls && !always) note('too much for exact odds: rolled instead', io);
  if (!told.rolls) noteIdle(globals, io);
  if (globals.json) json(planJson(told, sourceOf(system)));
  else if (shown) {
    const { planPicture, show } = await import('../pictures.js');
    await show(planPicture(told, system.title), shown, { io, page });
  } else
    io.stdout.write(globals.brief ? planLine(told) : planText(told, system.title, fractions === true, page));
  noteUnmet([...new Set(calls.flatMap(({ rulingsTyped }) => rulingsTyped))], told.rulings, io);
}

/** What is wrong with a line, as the line typed alone would be told. */
function withItsLine(error: Error, { calls }: Lines): Error {
  if (error.name !== 'InLine') return error;
  const { line, cause } = error as InLine;
  try {
    if (cause.name === 'MissingInputs') {
      const { inputs, waiting } = cause as MissingInputs;
      const { action } = calls[line - 1]!;
      refuseMissing(action, inputs, waitingSaid(action, waiting));
    }
    return inLine(line, cause);
  } catch (missing) {
    return inLine(line, missing);
  }
}

/** Lets the world in between repetitions. */
function betweenRolls(times: number, io: Io): (done: number) => Promise<void> {
  const interrupted = io.interruptible?.();
  const tell = patience('repetitions', io);
  return async (done) => {
    if (done % AT_A_TIME !== 0) return;
    tell(done, times);
    await new Promise((resume) => setImmediate(resume));
    if (interrupted?.aborted) throw new CliError('interrupted', 'Interrupted.');
  };
}
