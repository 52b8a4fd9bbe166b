import { houseRules, tableIn } from '../../engine/house/agreed.js';
import type { Given } from '../../engine/inputs/inputs.js';
import { checkRecorded } from '../../engine/proof/recorded-input.js';
import { printable, shown } from '../../engine/shown.js';
import { systemAsked } from '../../engine/system-asked.js';
import { needsRuleset, type SystemAction } from '../../engine/systems.js';
import { houseThen } from '../../game/house-then.js';
import { eventNumbered } from '../../log/entries.js';
import { logPath } from '../../log/file.js';
import type { PastEvent } from '../../log/history.js';
import { keptFile } from '../../log/kept-file.js';
import { wordsFor } from '../../log/line/line.js';
import { commandLines } from '../../render/page.js';
import type { AnyAction } from '../../rules/action.js';
import type { HouseRules } from '../../rules/book/house.js';
import type { Field, Fields } from '../../rules/field.js';
import { isGiven } from '../../rules/flag.js';
import type { Input } from '../../rules/record.js';
import type { Value } from '../../rules/rule.js';
import { quoted } from '../../rules/text/say.js';
import type { CommandLine } from '../command.js';
import { CliError } from '../errors.js';
import { actionOfRecord, mustBeWhole, notWhole } from '../game/event-text.js';
import { canAsk, type Io } from '../io.js';
import { flagOf } from '../line/flags.js';
import { flagsFor } from '../line/inputs.js';
import type { Parsed } from '../line/parse.js';
import { type Typed, typedFor } from './again-typed.js';

/**
 * Repeats the last line of a game with new dice, and with flags changed, added or dropped.
 * @throws CliError, as the line itself does; `nothing-found` where there is none
 */
export async function runAgain({ rest, io, game, others }: CommandLine): Promise<void> {
  const path = logPath(game, io.env);
  const last = eventNumbered(path);
  if (!last) {
    throw new CliError(
      'nothing-found',
      `Nothing has been resolved in the game ${shown(game)}: there is no line to repeat.`,
    );
  }
  const played = await actionOfRecord(last.event.record);
  mustBeTyped(last, played.action);
  const typed = typedFor(played, rest);
  const now = await houseRules(typed.parsed.globals, tableIn(path), played.system);
  const line = lineOf({ ...played, last, typed, path, now, io });
  tell(line, typed.parsed, io);
  return others.type(line.words);
}

/** @throws CliError `log-unreadable` where nobody can have typed what was resolved */
function mustBeTyped(past: PastEvent, action: AnyAction): void {
  mustBeWhole(past);
  try {
    checkRecorded(action, past.event.record.input);
  } catch {
    throw notWhole(past);
  }
}

/** The flags that the last line of a game can be repeated with; none, where there is none. */
export async function flagsAgain(game: string, io: Io): Promise<Fields> {
  const last = eventNumbered(logPath(game, io.env));
  return last ? ((await actionOfRecord(last.event.record)).action.inputs as Fields) : {};
}

interface Repeated extends SystemAction {
  readonly last: PastEvent;
  readonly typed: Typed;
  readonly path: string;
  /** The house rules in force now. */
  readonly now: HouseRules | undefined;
  readonly io: Io;
}

/** A command line, as it is run. */
interface Again {
  readonly words: readonly string[];
  /** What the player has to be told besides. */
  readonly note?: string;
}

function lineOf(of: Repeated): Again {
  const { system, action, last, typed, io } = of;
  const { globals, given, words } = typed.parsed;
  const { by, units, record, said } = last.event;
  const then = housePlayed(of);
  const input = kept(of, then);
  const rulings = Object.entries(record.rulings).filter(([id, n]) => n !== (then?.rulings[id] ?? 1));
  const names = words.length > 0 ? [] : units ? wordsFor(units) : [];
  const likeFlags = names.some((name) => name.startsWith('-'));
  const line = [
    action.name,
    ...(likeFlags ? [] : names),
    ...flagsFor(action, input, {
      given: filesFor(action, input, io),
      ...(said && { said }),
      ...(then && { unsaid: then.optional }),
    }),
    ...(globals.ruleset === undefined &&
    needsRuleset(action.name, system, systemAsked({ game: of.typed.parsed.globals.game }, io.env))
      ? ['--ruleset', system.short]
      : []),
    ...rulings.flatMap(([id, option]) => ['--ruling', `${id}=${option}`]),
    ...(record.anyway && !globals.anyway ? ['--anyway'] : []),
    ...(by !== undefined && globals.acting === undefined ? ['--acting', by] : []),
    ...(globals.input && canAsk(io) && asksAgain(action, input, given) ? ['--no-input'] : []),
    ...typed.rest,
    ...(likeFlags ? ['--', ...names] : []),
  ];
  const others = globals.house === undefined && playedByOthers(record.house, then);
  return {
    words: line,
    ...(others && {
      note: 'the last line was played by house rules of its own: --house <file> plays by them again',
    }),
  };
}

/** The inputs of the last line that stand in the new one too. */
function kept(
  { action, last, typed: { parsed, dropped }, now }: Repeated,
  then: HouseRules | undefined,
): Input {
  const { record, units, said = [] } = last.event;
  for (const name of dropped) if (!said.includes(name)) mustHave(name, record.input, now, action);
  const optional = then?.optional ?? {};
  const gone = (name: string, value: Value) =>
    name in parsed.given ||
    dropped.includes(name) ||
    units?.filled.includes(name) ||
    (Object.hasOwn(optional, name) && optional[name] === value);
  return Object.fromEntries(Object.entries(record.input).filter(([name, value]) => !gone(name, value)));
}

/** @throws CliError where a flag is to be dropped that the line did not have, or that house rules put in */
function mustHave(name: string, input: Input, now: HouseRules | undefined, { inputs }: AnyAction): void {
  if (now && Object.hasOwn(now.optional, name)) {
    throw new CliError(
      'conflict',
      `${flagOf(name)} cannot be dropped: the house rules play it.`,
      '--house none does without them.',
    );
  }
  if (!isGiven(inputs, input, name))
    throw new CliError('usage', `The last line had no ${flagOf(name)} to drop.`);
}

/** The house rules that the last line was played by. */
function housePlayed({ system, last, path }: Repeated): HouseRules | undefined {
  const then = houseThen(path, last.line);
  return then?.ruleset === system.id ? then : undefined;
}

/** Whether table cells were looked up that are not those of the game. */
const playedByOthers = (cells: Readonly<Record<string, Value>> = {}, then: HouseRules | undefined): boolean =>
  Object.entries(cells).some(([id, value]) => JSON.stringify(then?.cells[id]) !== JSON.stringify(value));

/** What stood in the files of the last line, in files of the same name for the same data. */
function filesFor(action: AnyAction, input: Input, io: Io): Given {
  const fields = Object.entries(action.inputs as Readonly<Record<string, Field>>);
  return Object.fromEntries(
    fields.flatMap(([name, { kind }]) => {
      const data = input[name];
      return kind === 'file' && data !== undefined ? [[name, { file: keptFile(data, io.env), data }]] : [];
    }),
  );
}

/** Whether a terminal would be asked for a list of which nothing stands in the line. */
function asksAgain({ checklist, inputs }: AnyAction, input: Input, given: Given): boolean {
  const listed = checklist?.names(input) ?? [];
  const isSaid = (name: string) => name in given || isGiven(inputs, input, name);
  return listed.length > 0 && !listed.some(isSaid);
}

/** Shows the line that is run; JSON has all of it in its answer. */
function tell({ words, note }: Again, { globals }: Parsed, { stderr }: Io): void {
  if (globals.json) return;
  const width = stderr.columns || Number.POSITIVE_INFINITY;
  const line = ['wg', ...words].map((word) => printable(quoted(word)));
  stderr.write(`${commandLines('Again:', line, width).join('\n')}\n`);
  if (note) stderr.write(`wg: ${note}\n`);
}
