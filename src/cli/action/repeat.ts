import { toldInOdds } from '../../engine/odds.js';
import { knownAhead, remarksAhead } from '../../engine/remarks.js';
import { besideRows, tableAsText } from '../../engine/repeat/beside.js';
import { rolled, type Thread, thisThread } from '../../engine/repeat/crew.js';
import { RepeatTally } from '../../engine/repeat/tally.js';
import { type Made, rollerFor, type Work, workOn } from '../../engine/repeat/work.js';
import { resolveSeeded, type Task } from '../../engine/resolve.js';
import { freshSeed } from '../../log/seeds.js';
import { CliError } from '../errors.js';
import { patience } from '../game/patience.js';
import type { Io } from '../io.js';
import type { Options } from '../line/options.js';
import { tableFor } from '../notes.js';
import { tellTally } from '../tally/tell-tally.js';
import type { Threads } from '../threads.js';
import type { AnswerOut } from './answer.js';
import { filledInWords } from './filled.js';
import { oddsIfAny } from './odds.js';

/** Rolls a task many times over: a line of JSON each, or a tally beside the exact odds. */
export async function repeat(task: Task, options: Options, times: number, out: AnswerOut): Promise<void> {
  const { io } = out;
  const { from, brief } = options;
  const seed = options.seed ?? freshSeed(io);
  const past = tableFor(task, options.game, io);
  // What is wrong with the line, or with the table, is found by the first one, which is resolved as a roll is.
  resolveSeeded(task, past, seed, from);
  const makes: Made = !options.json ? 'tally' : brief ? 'brief rows' : 'rows';
  const work = workOn(task, { past, seed, makes, beside: besideRows(task, past, brief) });
  const tally = new RepeatTally();
  const isRead = await each(task, work, { from, times, jobs: options.jobs }, io, (of) => {
    if (typeof of === 'string') io.stdout.write(of);
    else for (const [json, times] of of) tally.add(json, times);
  });
  if (options.json || !isRead) return;
  const told = toldInOdds(task, past);
  const { action, input } = told;
  const filled = task.units && filledInWords(task);
  const remarks = remarksAhead(task, await knownAhead(task, options.game, io.env));
  const of = { action, title: task.system.title, input, seed, from, times, filled, tally, remarks };
  await tellTally({ ...of, odds: oddsIfAny(told, past) }, { shown: options.shown, brief }, out);
}

/**
 * Has repetitions rolled, and hands on what comes of them, in their order.
 * @returns whether somebody still reads
 * @throws CliError `interrupted`
 */
async function each(
  task: Task,
  work: Work,
  { from, times, jobs }: { from: number; times: number; jobs: number | undefined },
  io: Io,
  take: (of: ReturnType<ReturnType<typeof rollerFor>>) => void,
): Promise<boolean> {
  const pressed = io.interruptible?.();
  const threading = jobs === 1 ? undefined : await io.threads?.();
  // A table that cannot be read is for those alone who do not look at it.
  const most = work.past && tableAsText(work.past) === undefined ? 1 : (threading?.most ?? 1);
  let threads: Threads | undefined;
  const begin = async (n: number): Promise<readonly Thread[]> => {
    threads = threading!.begin(work, n);
    return threads.all;
  };
  const here = () => [thisThread(rollerFor(task, work))];
  const many = jobs !== undefined && most > 1;
  const crew = many ? await begin(jobs) : here();
  const told = patience('repetitions', io);
  try {
    const shares = rolled({ from, times }, crew, many || most === 1 ? undefined : () => begin(most));
    for (;;) {
      const next = await unlessPressed(shares.next(), pressed);
      if (next.done) return true;
      const { share, of } = next.value;
      take(of);
      await unlessPressed(io.stdout.drained?.(), pressed);
      if (io.stdout.closed) return false;
      told(share.from + share.times - from, times);
    }
  } finally {
    await threads?.end();
  }
}

/** Waits for something, but no longer than until Ctrl-C is pressed. @throws CliError `interrupted` */
function unlessPressed<T>(of: Promise<T> | T, pressed: AbortSignal | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new CliError('interrupted', 'Interrupted.'));
    if (pressed?.aborted) stop();
    pressed?.addEventListener('abort', stop);
    Promise.resolve(of)
      .then(resolve, reject)
      .finally(() => pressed?.removeEventListener('abort', stop));
  });
}
