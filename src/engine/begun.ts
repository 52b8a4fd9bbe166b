import type { Hand } from '../dice/play.js';
import { tableToBuildOn } from '../game/table.js';
import { addLine, addOutcome, Begun, type NextLine } from '../log/append.js';
import { LogError } from '../log/file.js';
import { follow } from '../log/follow.js';
import type { Intended, ToldOfEvent } from '../log/line/line.js';
import { read } from '../log/line/read.js';
import { resolutionJson } from '../log/line/record-json.js';
import type { StandingLine } from '../log/lines.js';
import { secretOf, seedBehind } from '../log/sealed/seal.js';
import { clockOf } from '../log/seeds.js';
import { settingsOf } from '../log/settings.js';
import type { Resolution } from '../rules/record.js';
import type { State } from '../rules/state.js';
import { whyFailed } from './outside/fault.js';
import type { Host } from './record.js';
import { playedBy, resolveSeeded, type Task } from './resolve.js';
import { shown } from './shown.js';
import { sourceOf } from './source.js';
import { playedIn } from './systems.js';

/** Dice are asked for. One for all: to note where an error comes from takes longer than the rule to come there. */
const ASKED = new Error('dice are asked for');

const noHand = (): never => {
  throw ASKED;
};
const NO_HAND: Hand = { roll: noHand, pick: noHand, deal: noHand };

/** Whether dice decide a task. @throws Refusal where it is forbidden before any is thrown */
export function isRolled(task: Task, past: State | undefined): boolean {
  try {
    playedBy(task, past, NO_HAND);
    return false;
  } catch (error) {
    if (error === ASKED) return true;
    throw error;
  }
}

/** A task before its dice, as the log of a sealed game has it. */
export const intended = (
  { system, action, input, rulings, cells, anyway }: Task,
  told: ToldOfEvent,
): Intended => ({
  ...told,
  ...sourceOf(system),
  action: action.name,
  input,
  rulings,
  house: cells,
  ...(anyway && { anyway: true }),
});

/** The task of what was begun. */
const taskOf = (
  { input, rulings, house, anyway }: Intended,
  { system, action }: Pick<Task, 'system' | 'action'>,
): Task => ({ system, action, input, rulings, rulingsTyped: [], cells: house, ...(anyway && { anyway }) });

/** What a line tells besides what was resolved. */
export const toldOfEvent = ({ n, by, units, remarks, said }: ToldOfEvent): ToldOfEvent => ({
  ...(n !== undefined && { n }),
  ...(by !== undefined && { by }),
  ...(units && { units }),
  ...(remarks && { remarks }),
  ...(said && { said }),
});

/**
 * Rolls what was begun, by the seed that follows from the line that began it.
 * @param at that line
 * @param past the table as it stood before it
 * @returns what stands behind that line: another process may have been first, and came to the same
 * @throws LogError where the secret is lost, or the log cannot be read or written
 */
export function rollIntent(
  path: string,
  at: StandingLine,
  { task, told, past, sealed }: { task: Task; told: ToldOfEvent; past: State | undefined; sealed: string },
  host: Host,
): { record: Resolution; at: StandingLine } {
  const record = resolveSeeded(task, past, seedBehind(secretOf(path, sealed), at.name), 0);
  const body = { ...toldOfEvent(told), record: resolutionJson(record) as Resolution };
  const { event, at: stands } = addOutcome(path, at, clockOf(host), body);
  return { record: event.record, at: stands };
}

/** A roll that a line of a sealed game begins, and the next has to finish. */
export interface Unfinished {
  readonly intent: Intended;
  readonly line: number;
  /** When, in ISO 8601. */
  readonly at: string;
}

/**
 * Finishes what was begun last in a sealed game, as whoever began it would have: nobody can leave a roll that he does not like.
 * @returns what was finished, if anything was
 * @throws LogError where it cannot be
 */
export async function finishBegun(path: string, host: Host): Promise<Unfinished | undefined> {
  const { sealed } = settingsOf(path).state;
  const at = follow(path).standing.at(-1);
  const begun = at && read('intent', at);
  if (!begun || sealed === undefined) return undefined;
  const { intent } = begun;
  const of = await playedIn(intent);
  const unfinished = { intent, line: at.number, at: begun.at };
  if (!of) throw cannotFinish(unfinished, path, 'this version of wg does not know it');
  const task = taskOf(intent, of);
  const { memory } = of.action;
  try {
    const past = memory && tableToBuildOn(path, intent.ruleset, memory, intent).state.state;
    rollIntent(path, at, { task, told: intent, past, sealed }, host);
  } catch (error) {
    if (error instanceof LogError) throw error;
    throw cannotFinish(unfinished, path, whyFailed(error));
  }
  return unfinished;
}

const cannotFinish = ({ intent, line }: Unfinished, path: string, why: string) =>
  new LogError(
    'read',
    `'${shown(intent.action)}' was begun in line ${line} of the log ${path} and cannot be finished: ${why}`,
  );

/**
 * Writes to the log of a game, when what was begun there is finished.
 * @param write throws {@link Begun} where something is: then that is finished, and it is asked once more
 * @throws LogError, and whatever `write` throws
 */
export async function whenFinished<T>(path: string, host: Host, write: () => T): Promise<T> {
  for (;;) {
    try {
      return write();
    } catch (error) {
      if (!(error instanceof Begun)) throw error;
    }
    await finishBegun(path, host);
  }
}

/**
 * Adds a line to the log of a game, when what was begun there is finished.
 * @param think makes the line, as {@link addLine} has it
 * @throws LogError, GameOver, and whatever `think` throws
 */
export const addTo = (path: string, game: string, host: Host, think: () => NextLine): Promise<StandingLine> =>
  whenFinished(path, host, () => addLine(path, game, clockOf(host), think));
