import { printable } from '../../engine/shown.js';
import { allSystems, ruleSystemOf, systemNames } from '../../engine/systems.js';
import { type Dated, lastOfTimeline, type Tellers, timelineOf } from '../../game/timeline.js';
import { rulesetOf } from '../../log/current.js';
import { follow } from '../../log/follow.js';
import { hang, type Page, writtenLines } from '../../render/page.js';
import { DICE } from '../../rules/record.js';
import { gameStateOf } from '../../rules/system.js';
import { capital, list } from '../../rules/text/say.js';
import { CliError } from '../errors.js';
import type { Io } from '../io.js';
import { intentText, resultText, sentenceFor } from './event-text.js';

/** Which part of a log is wanted; all of it, where nothing is said. */
interface PartWanted {
  /** The turn with this number. */
  readonly turn?: number | undefined;
  /** So many events from the end. */
  readonly last?: number | undefined;
}

/** A log, told in order. */
interface Timeline {
  readonly lines: readonly Dated[];
  /** The numbers of the lines that are none. */
  readonly unread: readonly number[];
}

/**
 * The log of a game, or the part of it that is wanted.
 * @throws CliError `nothing-found` for a turn that it does not have; LogError when it cannot be read
 */
export async function timelineFrom(path: string, { turn, last }: PartWanted): Promise<Timeline> {
  const tellers = await tellersFor(path);
  if (turn === undefined && last !== undefined) {
    const { lines, unread, whole } = lastOfTimeline(path, tellers);
    if (whole || eventsIn(lines).length >= last) return { lines: latest(lines, last), unread };
  }
  const followed = follow(path);
  const all = [...timelineOf(followed, tellers)];
  return { lines: latest(inTurn(all, turn), last), unread: followed.unread };
}

/** How the rule system of a game tells the turn; all of them, where the game was begun with none. */
async function tellersFor(path: string): Promise<Tellers> {
  const ruleset = rulesetOf(path);
  const played = ruleset === undefined ? allSystems() : [ruleSystemOf(ruleset) ?? []].flat();
  const found = await Promise.all(
    played.map(async (system) => [system.id, await gameStateOf(system)] as const),
  );
  return Object.fromEntries(found.flatMap(([id, game]) => (game ? [[id, game]] : [])));
}

/** The number in the name of a turn; 0 before the first. */
const numberIn = (turn: string): number => Number(/\d+/.exec(turn)?.[0] ?? 0);

function inTurn(all: readonly Dated[], turn: number | undefined): readonly Dated[] {
  if (turn === undefined) return all;
  const found = all.filter((told) => told.turn !== undefined && numberIn(told.turn) === turn);
  if (found.length > 0) return found;
  const there = [...new Set(all.flatMap((told) => told.turn ?? []))];
  const hint = there.length > 0 ? `The last it tells of: ${list(there.slice(-3))}.` : undefined;
  throw new CliError('nothing-found', `Nothing was resolved in turn ${turn}.`, hint);
}

function latest(all: readonly Dated[], last: number | undefined): readonly Dated[] {
  if (last === undefined) return all;
  const events = eventsIn(all);
  return events.length <= last ? all : all.slice(events.at(-last));
}

/** Where the events stand among the lines. */
const eventsIn = (lines: readonly Dated[]): number[] =>
  lines.flatMap(({ number }, i) => (number === undefined ? [] : [i]));

/** The game in plain sentences, by turn. */
export async function timelineText(game: string, { lines }: Timeline, page: Page): Promise<string> {
  const { theme, width } = page;
  const digits = Math.max(2, `${lines.findLast(({ number }) => number !== undefined)?.number ?? 0}`.length);
  const text = hang('', theme.head(`Game ${printable(game)}${playedBy(lines)}`), width);
  const several = systemsIn(lines).length > 1;
  let heading: string | undefined;
  for (const told of lines) {
    const says = await sentenceFor(told.line);
    if (says === undefined) continue;
    const turn = told.turn && (several ? `${told.turn}, ${systemIn(told) ?? ''}` : told.turn);
    if ('record' in told.line && told.line.record.ruleset !== DICE && turn !== heading) {
      text.push('', ...hang('', theme.head(printable(capital(turn ?? 'Without turns'))), width));
      heading = turn;
    }
    const { number } = told;
    const first = `  ${number === undefined ? ' '.repeat(digits) : `${number}`.padStart(digits)}  `;
    const paint = told.undone ? theme.faint : (line: string) => line;
    const said = printable(`${says}${told.undone ? ' (taken back)' : ''}`);
    text.push(...hang(first, said, width).map(paint));
  }
  const last = lines.at(-1)?.line;
  if (last && 'intent' in last) {
    const said = `begun and broken off: ${intentText(last.intent)}`;
    text.push(...hang(`  ${' '.repeat(digits)}  `, printable(said), width));
  }
  if (text.length === 1) text.push('  nothing has been resolved yet');
  return writtenLines(text, page);
}

const systemIn = ({ line }: Dated): string | undefined =>
  'record' in line ? systemNames().find(({ id }) => id === line.record.ruleset)?.title : undefined;
const systemsIn = (lines: readonly Dated[]): string[] => [
  ...new Set(lines.flatMap((told) => systemIn(told) ?? [])),
];

function playedBy(lines: readonly Dated[]): string {
  const systems = systemsIn(lines);
  return systems.length > 0 ? `: ${list(systems)}` : '';
}

/** Lines between two looks at the world. */
const AT_A_TIME = 500;

/** Streams a log: a line of JSON for each of its lines, with the turn it belongs to. */
export async function streamTimeline(
  { lines }: Timeline,
  json: (value: unknown) => void,
  { stdout }: Io,
): Promise<void> {
  for (const [i, { line, at, number, turn, undone, takesBack }] of lines.entries()) {
    const { id: _, prev: __, ...rest } = line;
    json({
      ...(number !== undefined && { number }),
      ...(turn !== undefined && { turn }),
      line: at,
      ...('undo' in line ? { takesBack: takesBack ?? null } : { undone }),
      ...('record' in line && { says: await resultText(line.record) }),
      ...rest,
    });
    if (i % AT_A_TIME !== AT_A_TIME - 1) continue;
    await stdout.drained?.();
    if (stdout.closed) return;
  }
}
