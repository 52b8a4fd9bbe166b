import { checkRecorded } from '../../engine/proof/recorded-input.js';
import { ruleOf, type Task } from '../../engine/resolve.js';
import { printable } from '../../engine/shown.js';
import { logPath } from '../../log/file.js';
import { follow } from '../../log/follow.js';
import { isWholeRecord } from '../../log/line/shape.js';
import { type InContext, inContext } from '../../luck/context.js';
import { luckTermsOf } from '../../luck/terms.js';
import { exactOdds } from '../../odds/exact.js';
import { asInOdds } from '../../rules/action.js';
import type { State } from '../../rules/state.js';
import type { RuleSystem } from '../../rules/system.js';
import { jobFor, wholeTask } from '../action/job.js';
import { CliError } from '../errors.js';
import { deedText } from '../game/event-text.js';
import { patience } from '../game/patience.js';
import type { Io } from '../io.js';
import { actionFirst } from '../line/parse.js';
import { typedAction } from '../line/typed-action.js';
import { noteUnread, tableFor } from '../notes.js';
import { eveningWords } from '../play/words.js';

/** A line with all that decides its odds. */
export interface AskedLine extends Pick<Task, 'action' | 'input' | 'rulings' | 'cells'> {
  /** What it is, in words. */
  readonly says: string;
  /** Its number among all that was resolved in the game; nothing for one that was typed to be asked about. */
  readonly event?: number;
  /** The table it was resolved on, or would be. */
  readonly past: State | undefined;
  /** It is played although a clause forbids it. */
  readonly anyway: boolean;
}

/** The rule of a line, as it begins. */
export const ruleIn = ({ action, input, past }: AskedLine) => ruleOf(action, input, past);

/**
 * The last line of a game that a ruling bears on: the last of all, where any of its rolls would have come to it; else the last one that
 * did.
 * @throws LogError when the log cannot be read
 */
export async function lastLine(
  id: string,
  system: RuleSystem,
  game: string,
  io: Io,
): Promise<AskedLine | undefined> {
  const path = logPath(game, io.env);
  const log = follow(path);
  noteUnread(path, log.unread, io);
  let last: InContext | undefined;
  let met: InContext | undefined;
  for await (const one of inContext(log.standing, [system], patience('lines', io))) {
    const { record } = one.event;
    if (one.asked.undone || one.lost || !one.action || !isWholeRecord(record)) continue;
    last = one;
    if (Object.hasOwn(record.rulings, id)) met = one;
  }
  const asked = last && askedIn(last);
  if (asked && (last === met || comesTo(asked, id))) return asked;
  return met && askedIn(met);
}

/** An event as a line to ask about; nothing, where it does not follow from its own record. */
function askedIn(one: InContext): AskedLine | undefined {
  const { asked, event, action, past } = one;
  const { input, anyway = [] } = event.record;
  try {
    checkRecorded(action!, input);
  } catch {
    return undefined;
  }
  const terms = luckTermsOf(one, action!);
  if (!terms) return undefined;
  const when = asked.turn === undefined ? '' : `, ${asked.turn}`;
  return {
    says: printable(`Event ${asked.number}: ${deedText(event)}${when}`),
    event: asked.number,
    action: asInOdds(action!, input, past),
    input,
    past,
    ...terms,
    anyway: anyway.length > 0,
  };
}

/** Whether any roll of a line comes to a ruling; that of a line without odds is not known. */
function comesTo(line: AskedLine, id: string): boolean {
  const { action, input, rulings, cells, anyway } = line;
  if (action.beyondOdds?.(input)) return false;
  try {
    return id in exactOdds(() => ruleIn(line), { rulings, cells, anyway }).rulings;
  } catch {
    return false;
  }
}

/** A line that is typed to be asked about, in one word, as the game stands. @throws CliError where it cannot be typed */
export async function lineToAsk(
  typed: string,
  system: RuleSystem,
  game: string | undefined,
  io: Io,
): Promise<AskedLine> {
  const line = (await io.inFull?.(typed)) ?? typed;
  const words = eveningWords(line);
  const { command, rest } = actionFirst(words[0] === 'wg' ? words.slice(1) : words);
  if (command === undefined)
    throw new CliError('usage', '--odds takes a line behind the ruling, or none.', 'Put it in quotes.');
  const said = { ruleset: system.id, ...(game !== undefined && { game }) };
  const { system: played, action, parsed } = await typedAction(command, rest, { env: io.env, said });
  if (played !== system)
    throw new CliError(
      'conflict',
      `The ruling is one of ${system.title}, and the line is played by ${played.title}.`,
    );
  const globals = { ...(game !== undefined && { game }), ...parsed.globals };
  const begun = await jobFor({ system, action, parsed: { ...parsed, globals } }, io);
  const task = wholeTask(begun);
  const { input, rulings, cells } = task;
  const past = tableFor(task, begun.job.options.game, io);
  const asked = { action: asInOdds(action, input, past), input, rulings, cells, past };
  return { says: printable(line), ...asked, anyway: task.anyway === true };
}
