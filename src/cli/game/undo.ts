import { whenFinished } from '../../engine/begun.js';
import { printable, shown } from '../../engine/shown.js';
import { ruleSystemOf } from '../../engine/systems.js';
import { tableToBuildOn } from '../../game/table.js';
import { rulesetOf } from '../../log/current.js';
import { lastStanding } from '../../log/entries.js';
import { clockOf } from '../../log/seeds.js';
import { takeBack } from '../../log/undo.js';
import { hang, type Page, writtenLines } from '../../render/page.js';
import { standsAs } from '../../rules/kind.js';
import { gameStateOf } from '../../rules/system.js';
import { CliError } from '../errors.js';
import type { Io } from '../io.js';
import { atFault } from './at-fault.js';
import { sentenceFor } from './event-text.js';

/** What was taken back, and how the game stands without it. */
interface Undone {
  readonly game: string;
  /** The number of the line that was taken back. */
  readonly line: number;
  /** For an event: its number among all that was resolved. */
  readonly number?: number;
  readonly says: string;
  /** How the game stands, a line each. */
  readonly state: readonly string[];
  /** What of the table is otherwise than before, a line each: units, then the rest. */
  readonly anew: readonly string[];
}

/** How a table stands, in words. */
interface Stands {
  readonly state: readonly string[];
  readonly units: readonly (readonly [name: string, says: string])[];
}

/**
 * Takes back the last event, agreement on house rules, or end of a game.
 * @throws CliError `nothing-found` where there is none; LogError
 */
export async function undoLast(path: string, game: string, io: Io): Promise<Undone> {
  const nothing = () =>
    new CliError('nothing-found', `There is nothing to take back in the game ${shown(game)}.`);
  const ruleset = rulesetPlayed(path);
  const before = await standsIn(path, ruleset);
  const { entry, line } = await whenFinished(path, io, () => takeBack(path, game, clockOf(io), nothing));
  const now = await standsIn(path, ruleset);
  return {
    game,
    line: entry.line,
    ...('record' in line && { number: entry.number }),
    says: (await sentenceFor(line)) ?? '',
    state: now.state,
    anew: otherThan(before, now),
  };
}

/** The rule system of a game; of one that was begun without any, that of the last line which stands. */
function rulesetPlayed(path: string): string | undefined {
  const line = rulesetOf(path) === undefined ? lastStanding(path)?.line : undefined;
  if (line && 'record' in line) return line.record.ruleset;
  return line && 'roster' in line ? line.roster.ruleset : rulesetOf(path);
}

/** How the table stands by what the rule system remembers; in place of it, why that cannot be told. */
async function standsIn(path: string, ruleset: string | undefined): Promise<Stands> {
  const system = ruleSystemOf(ruleset);
  const kept = system && (await gameStateOf(system));
  if (!kept) return { state: [], units: [] };
  const { kinds } = kept.memory;
  try {
    const { state } = tableToBuildOn(path, system.id, kept.memory).state;
    const units = state.units.map((unit) => [unit.name, standsAs(unit, kinds)] as const);
    return { state: kept.says(state), units };
  } catch (error) {
    // What was taken back is taken back, whatever else is wrong with the log.
    const { name, message } = (await atFault(error, path)) as Error;
    if (name !== 'LogError') throw error;
    return { state: [message], units: [] };
  }
}

/** What is said now and was not before: of a unit as the roster has it, and so nowhere else. */
function otherThan(before: Stands, now: Stands): string[] {
  const wasSaid = new Map(before.units);
  const units = now.units.filter(([name, says]) => wasSaid.get(name) !== says);
  const isTold = (line: string) => now.units.some(([name]) => line.startsWith(`${name}: `));
  const rest = now.state.filter((line) => !before.state.includes(line) && !isTold(line));
  return [...units.map(([name, says]) => `${name}: ${says}`), ...leftWith(before, now), ...rest];
}

/** Who came into the game by what was taken back. A letter may take back the roster, where nothing was done yet. */
function leftWith(before: Stands, now: Stands): string[] {
  if (before.units.length > 0 && now.units.length === 0) return [NOBODY_LEFT];
  const there = new Set(now.units.map(([name]) => name));
  return before.units.flatMap(([name]) => (there.has(name) ? [] : [`${name}: not in the game`]));
}

const NOBODY_LEFT = 'no units are left in the game: wg roster load <file> puts them in again';

/** What was taken back, and what of the table is as it was before, as text. */
export function undoneText({ number, says, anew }: Undone, page: Page): string {
  const { theme, width } = page;
  const which = number === undefined ? '' : `event ${number}, `;
  return writtenLines(
    [
      ...hang(theme.result('Taken back: '), printable(`${which}${says}`), width, 4),
      ...anew.flatMap((line) => hang('  ', printable(line), width, 6)),
    ],
    page,
  );
}
