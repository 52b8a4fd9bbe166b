import { whenFinished } from '../../engine/begun.js';
import { printable, shown } from '../../engine/shown.js';
import { ruleSystemOf } from '../../engine/systems.js';
import { tableToBuildOn } from '../../game/table.js';
import { rulesetOf } from '../../log/current.js';
import { clockOf } from '../../log/seeds.js';
import { takeBack } from '../../log/undo.js';
import { hang, type Page, written } from '../../render/page.js';
import { gameStateOf } from '../../rules/system.js';
import { CliError } from '../errors.js';
import type { Io } from '../io.js';
import { atFault } from './at-fault.js';
import { sentenceFor } from './event-text.js';

/** What was taken back, and how the game stands without it. */
export interface Undone {
  readonly game: string;
  /** The number of the line that was taken back. */
  readonly line: number;
  /** For an event: its number among all that was resolved. */
  readonly number?: number;
  readonly says: string;
  /** How the game stands, a line each. */
  readonly state: readonly string[];
}

/**
 * Takes back the last event, agreement on house rules, or end of a game.
 * @throws CliError `nothing-found` where there is none; LogError
 */
export async function undoLast(path: string, game: string, io: Io): Promise<Undone> {
  const nothing = () =>
    new CliError('nothing-found', `There is nothing to take back in the game ${shown(game)}.`);
  const { entry, line } = await whenFinished(path, io, () => takeBack(path, game, clockOf(io), nothing));
  return {
    game,
    line: entry.line,
    ...('record' in line && { number: entry.number }),
    says: (await sentenceFor(line)) ?? '',
    state: await standingOf(path, 'record' in line ? line.record.ruleset : undefined),
  };
}

/** How the game stands by what the rule system remembers, a line each. */
async function standingOf(path: string, ruleset = rulesetOf(path)): Promise<readonly string[]> {
  const system = ruleSystemOf(ruleset);
  const kept = system && (await gameStateOf(system));
  if (!kept) return [];
  try {
    return kept.says(tableToBuildOn(path, system.id, kept.memory).state.state);
  } catch (error) {
    // What was taken back is taken back, whatever else is wrong with the log.
    const { name, message } = (await atFault(error, path)) as Error;
    if (name !== 'LogError') throw error;
    return [message];
  }
}

/** What was taken back, and how the game stands, as text. */
export function undoneText({ game, number, says, state }: Undone, page: Page): string {
  const { theme, width } = page;
  const which = number === undefined ? '' : `event ${number}, `;
  return written(
    [
      ...hang(theme.result('Taken back: '), printable(`${which}${says}`), width),
      ...(state.length > 0 ? ['', ...hang('', theme.head(`Game ${printable(game)} now`), width)] : []),
      ...state.flatMap((line) => hang('  ', printable(line), width, 4)),
    ],
    page,
  );
}
