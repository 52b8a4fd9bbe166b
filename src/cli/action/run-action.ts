import { checkActing } from '../../engine/acting.js';
import { isSeveral } from '../../engine/decisions/several.js';
import { type Given, readFor } from '../../engine/inputs/inputs.js';
import { lacking } from '../../engine/inputs/whole.js';
import { whyNotLogged } from '../../engine/open-game.js';
import { freshly, type Recorded, recorded, resolveInGame } from '../../engine/record.js';
import { knownBeside, refuseBeside, remarksOn } from '../../engine/remarks.js';
import type { Task } from '../../engine/resolve.js';
import { checkLine, taskFor } from '../../engine/task.js';
import { logPath } from '../../log/file.js';
import { freshSeed } from '../../log/seeds.js';
import { isPlayedBy, settingsOf } from '../../log/settings.js';
import { conflictIn, missingInputs } from '../../rules/action.js';
import type { Input } from '../../rules/record.js';
import { gameStateOf, type RuleSystem } from '../../rules/system.js';
import { beforeWriting } from '../game/before-writing.js';
import { showHelp } from '../help/help-for.js';
import { jsonWriter, pageFor } from '../help/page-for.js';
import { canAsk, type Io } from '../io.js';
import { refuseMissing } from '../line/inputs.js';
import { type Options, readOptions } from '../line/options.js';
import type { TypedAction } from '../line/typed-action.js';
import { noteIdle, noteNotLogged, noteUnmet, noteUnread, tableFor } from '../notes.js';
import { type AnswerOut, printAnswer } from './answer.js';
import { type Job, type JobLine, jobFor } from './job.js';
import { diceFor } from './thrown.js';
import { waitingSaid } from './waiting.js';

/** Runs an action as its line was typed, asking for what is missing where it may. */
export async function runAction(typed: TypedAction, io: Io): Promise<void> {
  const { system, action, parsed } = typed;
  const { globals, given, help } = parsed;
  if (help) return showHelp(globals, io, help, { action, system });
  const options = readOptions(globals, () => canAsk(io), io.env);
  if (Object.entries(given).some(([name, raw]) => isSeveral(action.inputs[name], raw)))
    return (await import('../decisions/sweep.js')).runSweep(typed, io);
  const { game, log, odds, repeat } = options;
  if (!log || odds || repeat !== undefined) return runLine(typed, options, io);
  const wrote = await beforeWriting(game, globals, io);
  await runLine(typed, options, io);
  wrote();
}

/** Runs a line that takes one value for each input. @param options its global flags */
async function runLine(typed: TypedAction, options: Options, io: Io): Promise<void> {
  const line = await jobFor(typed, io, options);
  const { job, words, given, waiting } = line;
  const { action } = job;
  const input = readFor(job, given);
  const lacks = lacking(action, input, waiting);
  const isBare = words.length === 0 && Object.keys(given).length === 0;
  const isForSomebody = action.roles?.[0]?.acts || waiting !== undefined;
  const asks = lacks.length > 0 || action.checklist || (isBare && isForSomebody);
  // To look whether there is anybody to ask takes its time: lines of scripts are whole.
  if (asks && options.mayAsk()) {
    const next = await (await import('./asking.js')).asked(typed, line);
    if (next) return 'typed' in next ? runLine(next.typed, options, next.io) : runAsked(next.job, next.given);
  }
  if (lacks.length === 0) return runAsTyped(line, input);
  const missing = missingInputs(action, input).length > missingInputs(action, byTheBook(line, input)).length;
  refuseMissing(action, lacks, (missing ? line.without : undefined) ?? waitingSaid(action, waiting));
}

/** What the line lacks, or holds, only by the house rules is told with the way round them. */
const byTheBook = ({ job, given, without }: JobLine, input: Input): Input =>
  without === undefined ? input : readFor({ ...job, optional: {} }, given);

/** Runs a line that lacks nothing. */
async function runAsTyped(line: JobLine, input: Input): Promise<void> {
  const { job, given, without } = line;
  const plain = byTheBook(line, input);
  const isByBook = plain === input || conflictIn(job.action, plain) !== undefined;
  await runJob(job, input, given, isByBook ? undefined : without);
}

/**
 * Runs an action in the way that was asked for, and prints the answer.
 * @param hint what to do about inputs that do not go together, where that is known
 * @returns the dice it was resolved with, where they were entered
 */
async function runJob(job: Job, input: Input, given: Given, hint?: string): Promise<string | undefined> {
  const { options, globals, io } = job;
  checkLine(job, input, given, hint);
  const task = taskFor(job, input, given);
  const out = { io, page: await pageFor(globals, io, io.stdout), json: jsonWriter(io) };
  await checkActing(task, options, io);
  if (!options.odds && options.repeat === undefined) return resolveOnce(task, options, out);
  refuseBeside(task);
  if (options.repeat === undefined) await (await import('./odds.js')).showOdds(task, options, out);
  else await (await import('./repeat.js')).repeat(task, options, options.repeat, out);
  if (options.odds) noteIdle(globals, io);
  return undefined;
}

async function resolveOnce(task: Task, asked: Options, out: AnswerOut): Promise<string | undefined> {
  const { io } = out;
  const options = { ...asked, log: isForTheLog(task, asked, io) };
  const dice = await diceFor(task, options, out);
  const into = { ...options, dice };
  const done: Recorded = options.log
    ? await recorded(task, into, io, await gameStateOf(task.system))
    : {
        task,
        record: resolveInGame(task, tableFor(task, options.game, io), into, freshly(options.seed, io)),
        remarks: remarksOn(task, await knownBeside(task)),
      };
  if (done.notLogged !== undefined) noteNotLogged(`${done.notLogged}; --no-log does without`, io);
  noteUnread(logPath(options.game, io.env), done.unread ?? [], io);
  await printAnswer(done, options, out);
  if (!options.json) noteUnmet(task.rulingsTyped, done.record.rulings, io);
  return dice;
}

/** Runs what was asked for at prompts, and shows the line that gives the same answer again from a shell. */
export async function runAsked(job: Job, given: Given): Promise<void> {
  // In a sealed game nobody chooses a seed, not even the same one again.
  const seed = goesIntoSealed(job.options, job.system, job.io) ? undefined : freshSeed(job.io);
  const options = { ...job.options, seed: job.options.seed ?? seed };
  const input = readFor(job, given);
  const dice = await runJob({ ...job, options }, input, given);
  // At a table that is kept open nobody goes back to a shell to type it.
  if (job.io.offered) return;
  (await import('./same-line.js')).showSameLine({ ...job, options: { ...options, dice } }, input, given);
}

/** Whether what a run resolves goes into the log of a sealed game. */
function goesIntoSealed({ log, odds, repeat, game }: Options, system: RuleSystem, { env }: Io): boolean {
  if (!log || odds || repeat !== undefined) return false;
  try {
    const table = settingsOf(logPath(game, env)).state;
    return table.sealed !== undefined && isPlayedBy(table, system);
  } catch {
    // Whoever needs the log says what is wrong with it.
    return false;
  }
}

/** Whether the log of the game is to hold it; why not is told, where somebody may wonder. */
function isForTheLog({ action, input, system }: Task, { log, game }: Options, io: Io): boolean {
  if (!log || action.onlyTells?.(input)) return false;
  const why = whyNotLogged(system, game, io.env);
  if (why !== undefined) noteNotLogged(why, io);
  return why === undefined;
}
