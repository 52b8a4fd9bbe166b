import { DiceWanted, facesFor } from '../../dice/entered.js';
import { tableBefore } from '../../engine/before.js';
import { whyNotLogged } from '../../engine/open-game.js';
import { resolveEntered, type Task } from '../../engine/resolve.js';
import { roundsSaid } from '../../render/glance.js';
import { writtenLines } from '../../render/page.js';
import { CliError } from '../errors.js';
import type { Io } from '../io.js';
import type { Options } from '../line/options.js';
import { note } from '../notes.js';
import type { AnswerOut } from './answer.js';

/** Refuses a line of a game before anything is asked that could not save it. @throws Refusal, GameOver */
export async function refuseFirst(task: Task, { log, odds, repeat, game, acting }: Options, { env }: Io) {
  const isPlayed = log && !odds && repeat === undefined && whyNotLogged(task.system, game, env) === undefined;
  const { refuseAtOnce } = await import('../../engine/objections.js');
  await refuseAtOnce(task, isPlayed ? { game, acting, env } : undefined);
}

/** The dice that were thrown, if any were: each handful that is missing is asked for as the rule comes to need it. */
export async function diceFor(
  task: Task,
  options: Options,
  { io, page }: AnswerOut,
): Promise<string | undefined> {
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
