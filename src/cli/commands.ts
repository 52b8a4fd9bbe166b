import type { Command } from './command.js';
import { PREFIXES } from './line/prefixes.js';

/** The commands besides the actions; each is loaded when somebody uses it. */
export const COMMANDS = {
  rules: async () => (await import('./commands/rules.js')).rules,
  game: async () => (await import('./commands/game.js')).game,
  play: async () => (await import('./commands/play.js')).play,
  next: async () => (await import('./commands/next.js')).next,
  now: async () => (await import('./commands/now.js')).now,
  plan: async () => (await import('./commands/plan.js')).plan,
  log: async () => (await import('./commands/log.js')).log,
  undo: async () => (await import('./commands/undo.js')).undo,
  again: async () => (await import('./commands/again.js')).again,
  why: async () => (await import('./commands/why.js')).why,
  roster: async () => (await import('./commands/roster.js')).roster,
  sheet: async () => (await import('./commands/sheet.js')).sheet,
  compare: async () => (await import('./commands/compare.js')).compare,
  rulesets: async () => (await import('./commands/rulesets.js')).rulesets,
  system: async () => (await import('./commands/system.js')).system,
  replay: async () => (await import('./commands/replay.js')).replay,
  tally: async () => (await import('./commands/tally.js')).tally,
  luck: async () => (await import('./commands/luck.js')).luck,
  report: async () => (await import('./commands/report.js')).report,
  completion: async () => (await import('./commands/completion.js')).completion,
} satisfies Record<string, () => Promise<Command>>;

type CommandName = keyof typeof COMMANDS;

/** The commands of the live table, as help puts them together; the others stand at its end. */
export const GROUPS: readonly (readonly [title: string, names: readonly CommandName[]])[] = [
  ['The game at the table', ['play', 'next', 'game', 'now', 'plan', 'roster', 'log', 'undo', 'again', 'why']],
  ['When it is over, or meanwhile', ['luck', 'report', 'replay']],
];

/** The word behind which shells ask what can be typed; no player types it. */
export const FOR_SHELLS = 'complete';

/** All that can stand where an action stands. */
export const WORDS: readonly string[] = [...Object.keys(COMMANDS), ...PREFIXES];

export const isCommand = (word: string): word is CommandName => Object.hasOwn(COMMANDS, word);

/** The command that a line is of, loaded: the one behind the name of another, where it has that. */
export async function commandOf([first = '', second = '']: readonly string[]): Promise<Command | undefined> {
  if (!isCommand(first)) return undefined;
  const command: Command = await COMMANDS[first]();
  const { subcommands = {} } = command;
  return Object.hasOwn(subcommands, second) ? subcommands[second]!() : command;
}
