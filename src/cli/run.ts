import { DiceWanted, facesIn } from '../dice/entered.js';
import { add } from '../game/add.js';
import { logPath } from '../game/log.js';
import { glance, recall } from '../game/memory.js';
import { resolutionJson } from '../render/json.js';
import type { Page } from '../render/page.js';
import { resolutionLine, resolutionText } from '../render/resolution.js';
import { remindersOf } from '../rules/action.js';
import type { Resolution } from '../rules/record.js';
import { type GameState, gameStateOf } from '../rules/system.js';
import { checkActing, sideActing } from './acting.js';
import { CliError } from './errors.js';
import { clockOf, freshSeed } from './fresh-seed.js';
import type { Io } from './io.js';
import { mayLog, noteUnread, openTable } from './open-game.js';
import type { Options } from './options.js';
import { resolveEntered, resolveSeeded, type Task } from './resolve.js';
import { noteUnmet } from './rulings.js';
import { sealedSeed } from './sealed.js';

/** Where an answer goes, and how it looks there. */
export interface Out {
  readonly io: Io;
  readonly page: Page;
  /** Writes JSON, a line for each value. */
  readonly json: (value: unknown) => void;
}

/**
 * Runs an action in the way that was asked for, and prints the answer.
 * @returns the dice it was resolved with, where they were entered
 */
export async function run(task: Task, options: Options, out: Out): Promise<string | undefined> {
  await checkActing(task, options, out.io);
  if (!options.odds && options.repeat === undefined) return resolveOnce(task, options, out);
  const { showOdds, repeat } = await import('./odds.js');
  await (options.repeat === undefined
    ? showOdds(task, options, out)
    : repeat(task, options, options.repeat, out));
  return undefined;
}

async function resolveOnce(task: Task, asked: Options, out: Out): Promise<string | undefined> {
  const options = { ...asked, log: asked.log && mayLog(task.system, asked.game, out.io) };
  const dice = options.dice === 'ask' ? await askDice(task, options, out) : options.dice;
  const resolve: Resolve = (past, seed) =>
    dice === undefined ? resolveSeeded(task, past, seed(), options.from) : resolveEntered(task, past, dice);
  const record = options.log
    ? logged(task, options, out, await gameStateOf(task.system), resolve)
    : resolve(pastOf(task, options, out.io), freshly(options));
  await tell(record, task, options, out);
  if (!options.json) noteUnmet(task.typed, record.rulings, out.io);
  return dice;
}

/** Resolves on what the game remembers. The seed is asked for where the dice come from one. */
type Resolve = (past: unknown, seed: () => string) => Resolution;

/** The seed that was typed, or a fresh one: the same whenever it is asked for. */
function freshly({ seed }: Options): () => string {
  let found = seed;
  return () => {
    found ??= freshSeed();
    return found;
  };
}

async function tell(
  record: Resolution,
  task: Task,
  options: Options,
  { io, page, json }: Out,
): Promise<void> {
  const { action, system } = task;
  const announced = action.announce(record.result as never, task.input as never, record.steps);
  if (options.json) {
    const book = options.explain ? (await system.book()).book : undefined;
    return json(resolutionJson(record, book && ((clause) => book.clauses[clause]?.says ?? '')));
  }
  if (options.brief) return io.stdout.write(resolutionLine(record, announced, page));
  const explain = options.explain
    ? { ...(await system.book()).book, reminders: remindersOf(action, task.input) }
    : undefined;
  io.stdout.write(
    resolutionText(record, { title: system.title, announced, ...(explain && { explain }) }, page),
  );
}

/** Resolves, and puts the resolution into the log of the game before anybody sees it. */
function logged(
  task: Task,
  options: Options,
  { io }: Out,
  kept: GameState | undefined,
  resolve: Resolve,
): Resolution {
  const { action, system, input } = task;
  const { game, acting } = options;
  const { memory } = action;
  const path = logPath(game, io.env);
  const deed = { action: action.name, input };
  const usual = freshly(options);
  let sealed: string | undefined;
  let unread: readonly number[] = [];
  let record: Resolution | undefined;
  const think = () => {
    const table = openTable(path, game);
    sealed = table.state.sealed;
    const past = memory && recall(path, system.id, memory, deed);
    const known = past ?? (kept && glance(path, system.id, kept.memory));
    const seen = known ?? table;
    // Whatever comes between two tries, another seed goes with it: in a sealed game it follows from the line before.
    record = resolve(
      past?.state.state,
      sealed === undefined ? usual : sealedSeed(path, sealed, seen, options),
    );
    unread = past?.unread ?? [];
    const by = sideActing({ table: table.state, of: kept, state: known?.state.state }, deed, acting);
    return {
      seen,
      body: {
        ...(past && { n: past.state.n + 1 }),
        ...(by !== undefined && { by }),
        record: resolutionJson(record) as Resolution,
      },
    };
  };
  try {
    add(path, game, clockOf(io), think);
  } catch (error) {
    // A roll that builds on nothing stands even where it cannot be logged; but in a sealed game nobody is to see one
    // that the log does not hold.
    if ((error as Error).name !== 'LogError' || memory || sealed !== undefined) throw error;
    record ??= resolve(undefined, usual);
    io.stderr.write(`wg: not logged: ${(error as Error).message}; --no-log does without\n`);
  }
  noteUnread(path, unread, io);
  return record!;
}

/** What an action remembers of the game so far; nothing, for most. */
export function pastOf({ action, system, input }: Task, { game }: Options, io: Io): unknown {
  if (!action.memory) return undefined;
  const path = logPath(game, io.env);
  try {
    const { state, unread } = recall(path, system.id, action.memory, { action: action.name, input });
    noteUnread(path, unread, io);
    return state.state;
  } catch (error) {
    // What cannot be followed stops only those who look at it.
    return lostPast(error);
  }
}

/** A past that nothing can be read from. */
function lostPast(error: unknown): unknown {
  const stop = (): never => {
    throw error;
  };
  return new Proxy({}, { get: stop, has: stop, ownKeys: stop, getOwnPropertyDescriptor: stop });
}

/** Asks for each handful as the rule comes to need it. */
async function askDice(task: Task, options: Options, { io }: Out): Promise<string> {
  if (!options.mayAsk()) {
    throw new CliError(
      'would-ask',
      '--dice ask needs a terminal.',
      'Give the faces: --dice "white=5,6 blue=1".',
    );
  }
  const prompts = await io.prompts();
  const past = pastOf(task, options, io);
  for (let faces = ''; ; ) {
    try {
      resolveEntered(task, past, faces);
      return faces;
    } catch (error) {
      if (!(error instanceof DiceWanted)) throw error;
      const typed = facesIn(await prompts.dice(error.wanted));
      faces = `${faces} ${error.wanted.name}=${typed.join(',')}`.trim();
    }
  }
}
