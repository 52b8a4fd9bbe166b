import { DiceWanted, facesFor } from '../../dice/entered.js';
import { checkActing } from '../../engine/acting.js';
import { tableBefore } from '../../engine/before.js';
import { whyNotLogged } from '../../engine/open-game.js';
import { freshly, type Recorded, recorded, resolveInGame } from '../../engine/record.js';
import { knownBeside, NO_GAME, remarksOn } from '../../engine/remarks.js';
import { resolveEntered, type Task } from '../../engine/resolve.js';
import { logPath } from '../../log/file.js';
import { roundsSaid } from '../../render/glance.js';
import { type Page, writtenLines } from '../../render/page.js';
import { gameStateOf } from '../../rules/system.js';
import { CliError } from '../errors.js';
import type { Io } from '../io.js';
import type { Options } from '../line/options.js';
import { note, noteNotLogged, noteUnmet, noteUnread, tableFor } from '../notes.js';
import { printAnswer } from './answer.js';

/** Where an answer goes, and how it looks there. */
export interface AnswerOut {
  readonly io: Io;
  readonly page: Page;
  /** Writes JSON, a line for each value. */
  readonly json: (value: unknown) => void;
}

/**
 * Runs an action in the way that was asked for, and prints the answer.
 * @returns the dice it was resolved with, where they were entered
 */
export async function runTask(task: Task, options: Options, out: AnswerOut): Promise<string | undefined> {
  await checkActing(task, options, out.io);
  if (!options.odds && options.repeat === undefined) return resolveOnce(task, options, out);
  refuseBeside(task);
  if (options.repeat === undefined) await (await import('./odds.js')).showOdds(task, options, out);
  else await (await import('./repeat.js')).repeat(task, options, options.repeat, out);
  return undefined;
}

/** Refuses what the rules forbid of a line that is no part of a game, whatever is rolled. @throws Refusal */
export const refuseBeside = (task: Task): void => void remarksOn(task, NO_GAME);

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

/** Refuses a line of a game before anything is asked that could not save it. @throws Refusal, GameOver */
export async function refuseFirst(task: Task, { log, odds, repeat, game, acting }: Options, { env }: Io) {
  if (!log || odds || repeat !== undefined || whyNotLogged(task.system, game, env) !== undefined) return;
  await (await import('../../engine/objections.js')).refuseAtOnce(task, { game, acting, env });
}

/** Whether the log of the game is to hold it; why not is told, where somebody may wonder. */
function isForTheLog({ action, input, system }: Task, { log, game }: Options, io: Io): boolean {
  if (!log || action.onlyTells?.(input)) return false;
  const why = whyNotLogged(system, game, io.env);
  if (why !== undefined) noteNotLogged(why, io);
  return why === undefined;
}

/** The dice that were thrown, if any were: each handful that is missing is asked for as the rule comes to need it. */
async function diceFor(task: Task, options: Options, { io, page }: AnswerOut): Promise<string | undefined> {
  const { dice, game, mayAsk } = options;
  if (dice === undefined || (dice !== 'ask' && !mayAsk())) return dice;
  if (!mayAsk()) {
    throw new CliError(
      'would-ask',
      '--dice ask needs a terminal.',
      'Give the faces: --dice "white=5,6 blue=1".',
    );
  }
  const { state: past } = tableBefore(task, game, io.env);
  let heard = 0;
  for (let faces = dice === 'ask' ? '' : dice; ; ) {
    try {
      resolveEntered(task, past, faces);
      return faces;
    } catch (error) {
      if (!(error instanceof DiceWanted)) throw error;
      await refuseFirst(task, options, io);
      const { given, wanted, filledUp, message, told } = error;
      if (given.length > 0) note(message, io);
      // Whoever throws for a long fight hears how each of its rounds ended before the next.
      const rounds = roundsSaid(told, task.action.folds ?? [], page);
      if (rounds.length > heard) io.stderr.write(writtenLines(rounds.slice(heard), page));
      heard = rounds.length;
      faces = filledUp(facesFor(await (await io.prompts()).dice(wanted), wanted));
    }
  }
}
