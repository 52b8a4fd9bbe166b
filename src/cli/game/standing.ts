import { houseRules, tableIn } from '../../engine/house/agreed.js';
import { shown } from '../../engine/shown.js';
import { ruleSystemOf, titleOf } from '../../engine/systems.js';
import { progress, progressOf } from '../../game/progress.js';
import { tableToBuildOn } from '../../game/table.js';
import { type Acted, turnPart } from '../../game/turn.js';
import { currentGame } from '../../log/current.js';
import { logPath } from '../../log/file.js';
import { gameSpelt } from '../../log/games.js';
import { projectAll, withState } from '../../log/projection.js';
import { settingsOf } from '../../log/settings.js';
import type { HouseRules } from '../../rules/book/house.js';
import { gameStateOf, type RuleSystem, sideToAct } from '../../rules/system.js';
import type { CommandLine } from '../command.js';
import { CliError } from '../errors.js';
import type { Io } from '../io.js';
import { noteUnread } from '../notes.js';
import { intentText } from './event-text.js';
import { gameText } from './standing-text.js';

/** How a game stands. */
export interface GameStanding {
  readonly game: string;
  /** What it was called when it was begun, where that is another name. */
  readonly begunAs?: string;
  readonly ruleset: string;
  readonly sides: readonly string[];
  /** What was resolved in it and not taken back. */
  readonly events: number;
  /** When its last line was written, in ISO 8601; null before the first. */
  readonly lastPlayed: string | null;
  readonly inUse: boolean;
  readonly ended: boolean;
  /** What the turn speaks against is refused. */
  readonly strict: boolean;
  /** The commitment of a sealed game. */
  readonly sealed: string | null;
  readonly revealed: boolean;
  /** Words that were added to the seeds of a sealed game. */
  readonly words: readonly string[];
  /** What was begun in a sealed game and broken off: the next line finishes it. */
  readonly begun: string | null;
  /** The turn it is, by name and number. */
  readonly turn: string | null;
  /** The side whose action it is; null where nobody can tell. */
  readonly acting: string | null;
  /** Who has acted in this turn. */
  readonly acted: readonly Acted[];
  /** What the rule system says of it, a line each. */
  readonly state: readonly string[];
  readonly house: HouseRules | null;
}

/** What a line of a command says of the game it is about. */
type About = Pick<CommandLine, 'game' | 'system' | 'globals'>;

/**
 * The rule system by which a game is looked at: its own; where it was begun with none, the one that is typed, or the one
 * that was played in it last.
 * @throws CliError `conflict` where another one is typed
 */
export function systemPlayed({ game, system, globals, io }: CommandLine): RuleSystem {
  const path = logPath(game, io.env);
  const own = tableIn(path)?.ruleset;
  if (globals.ruleset !== undefined) {
    if (own === undefined || own === system.id) return system;
    throw new CliError(
      'conflict',
      `The game ${shown(game, 64)} is played by ${titleOf(own)}: it stands by no other rules.`,
    );
  }
  const ruleset = own ?? progressOf(path).state.ruleset;
  return ruleSystemOf(ruleset) ?? system;
}

/**
 * How a game stands.
 * @throws LogError when its log cannot be read, CliError `bad-house`
 */
export async function standingOf({ game, system, globals }: About, io: Io): Promise<GameStanding> {
  const path = logPath(game, io.env);
  const { state: table, unread } = settingsOf(path);
  noteUnread(path, unread, io);
  const kept = await gameStateOf(system);
  const [played, turn] = kept
    ? projectAll(path, [progress, turnPart(system.id, kept)])
    : [progressOf(path), undefined];
  const { events, last } = played.state;
  const now = turn?.state;
  // What is lost is told by whoever recalls it.
  const built = turn && withState(turn, turn.state.memory);
  const state = kept && tableToBuildOn(path, system.id, kept.memory, undefined, built).state.state;
  return {
    game,
    ...(table.game !== '' && table.game !== game && { begunAs: table.game }),
    ruleset: system.id,
    sides: table.sides,
    events,
    lastPlayed: last || null,
    inUse: gameSpelt(currentGame(io.env), io.env) === game,
    ended: table.ended === true,
    strict: table.strict === true,
    sealed: table.sealed ?? null,
    revealed: table.revealed === true,
    words: table.words ?? [],
    begun: table.begun ? intentText(table.begun.intent) : null,
    turn: now?.turn ?? null,
    acting: (state && kept && !table.ended && sideToAct(kept, state, table.sides)) || null,
    acted: now?.acted ?? [],
    state: (state && kept?.says(state)) ?? [],
    house: (await houseRules(globals, table, system)) ?? null,
  };
}

/** Says how the game of a line stands by the rules that it is played by. */
export const tellGame = (line: CommandLine): Promise<void> =>
  tellStanding({ ...line, system: systemPlayed(line) });

/** Says how a game stands: what `wg game` does, and every command that has changed something of it. */
export async function tellStanding({ globals, json, page, io, ...of }: CommandLine): Promise<void> {
  const standing = await standingOf({ ...of, globals }, io);
  if (globals.json) return json(standing);
  io.stdout.write(await gameText(standing, of.system, page));
}
