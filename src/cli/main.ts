import { faultOfAdded } from '../engine/outside/fault.js';
import { shown } from '../engine/shown.js';
import { isBeside } from '../engine/systems.js';
import { currentGame } from '../log/current.js';
import { logPath } from '../log/file.js';
import { gameSpelt } from '../log/games.js';
import { VERSION } from '../log/version.js';
import { wantsColour } from '../render/theme.js';
import { runAction } from './action/run-action.js';
import { OF_SYSTEMS, type Others } from './command.js';
import { COMMANDS, commandOf, FOR_SHELLS, isCommand, WORDS } from './commands.js';
import { CliError } from './errors.js';
import { failureOf } from './failure.js';
import { showHelp, systemsFor } from './help/help-for.js';
import { isAscii } from './help/page-for.js';
import { canAsk, type Io, type Out } from './io.js';
import { flagOf } from './line/flags.js';
import { actionFirst, colourAsked, commandFirst, type Parsed, parse, valueBehind } from './line/parse.js';
import { type TypedAction, typedAction } from './line/typed-action.js';
import { outgoing } from './outgoing.js';
import { runCommand } from './run-command.js';
import { lookForAdded } from './system/added.js';
import { tellFailure } from './tell-failure.js';

/**
 * Runs one command line.
 * @param argv the arguments, without node and script
 * @param world the world around the program
 * @returns the exit code: 0 resolved, 1 failure, 2 usage, 3 not allowed, 4 would have to ask, 130 interrupted
 */
export async function main(argv: readonly string[], world: Io): Promise<number> {
  const io = goingOut(argv, world);
  lookForAdded(io.env, WORDS);
  try {
    await dispatch(argv, io);
    return 0;
  } catch (error) {
    const failure = failureOf(error);
    await tellFailure(failure, argv, io);
    if (io.env.WG_DEBUG === '1') io.stderr.write(`${(error as Error | undefined)?.stack}\n`);
    return failure.exit;
  }
}

/** The world in which a line runs: what it writes goes out as it asks for. */
function goingOut(argv: readonly string[], world: Io): Io {
  const ascii = isAscii(argv.includes('--ascii'), world);
  const shared = {};
  const out = (stream: Out) =>
    outgoing(stream, {
      ascii,
      shared,
      coloured: () => wantsColour(colourAsked(argv), world.env, stream.isTTY),
    });
  return {
    ...world,
    stdout: out(world.stdout),
    stderr: out(world.stderr),
    prompts: (asked = ascii) => world.prompts(asked),
  };
}

/** Runs a line; what is wrong with the log of its game is not told as a fault of the program. */
async function dispatch(argv: readonly string[], io: Io): Promise<void> {
  try {
    await typed(argv, io);
  } catch (error) {
    if (failureOf(error).code !== 'internal') throw error;
    const foreign = faultOfAdded(error);
    if (foreign) throw foreign;
    const game = gameSpelt(valueBehind(argv, '--game') ?? currentGame(io.env), io.env);
    throw await (await import('./game/at-fault.js')).atFault(error, logPath(game, io.env));
  } finally {
    io.stderr.meanwhile?.('');
  }
}

async function typed(argv: readonly string[], io: Io): Promise<void> {
  if (argv[0] === FOR_SHELLS) return (await import('./completion/complete.js')).complete(argv.slice(1), io);
  let { command, rest } = actionFirst(argv);
  if (argv.includes('-V') || argv.includes('--version')) {
    io.stdout.write(argv.includes('--json') ? `${JSON.stringify({ wg: VERSION })}\n` : `${VERSION}\n`);
    return;
  }
  if (command === undefined) return withoutCommand(rest, io, othersIn(argv, io));
  if (command === 'help') {
    if (rest.includes('--json'))
      throw new CliError('usage', '--json means nothing to wg help: it is there to be read.');
    if (rest.includes('--man')) return (await import('./help/manual.js')).showManual(io);
    ({ command, rest } = actionFirst(rest));
    if (command === 'odds') ({ command, rest } = actionFirst(rest));
    if (command === undefined || command === 'help')
      return helpOf(parse('help', undefined, ['--help', ...rest], { words: true }), io);
    if (Object.hasOwn(HELD_BY, command)) [command, rest] = [HELD_BY[command]!, [command, ...rest]];
    await refuseBehind(command, rest);
    rest = ['--help', ...rest];
  }
  if (command === 'odds') {
    const of = actionFirst(rest);
    // Help that nobody has asked for would stand where JSON is read.
    if (
      of.command === undefined &&
      rest.includes('--json') &&
      !rest.some((word) => /^(-h|--help)$/.test(word))
    )
      throw new CliError('usage', '--json means nothing to wg odds alone: it goes with an action.');
    if (of.command === undefined || of.command === 'help')
      return helpOf(parse('odds', undefined, ['--help', ...rest]), io);
    command = of.command;
    rest = ['--odds', ...of.rest];
  }
  if (isCommand(command)) return runCommand(await COMMANDS[command](), rest, io, othersIn(argv, io));
  const line = await typedAction(command, rest, { env: io.env, commands: WORDS });
  if (isBeside(line.system)) refuseOfSystems(line);
  return runAction(line, io);
}

/** What help is asked for by a name that stands behind a command: `wg help house`. */
const HELD_BY: Readonly<Record<string, string>> = { house: 'game' };

/** The help of the program. */
const helpOf = ({ globals, help = 'usual' }: Parsed, io: Io): Promise<void> => showHelp(globals, io, help);

/** The other lines that a command may run: what it was asked how to look holds for them, where they do not say otherwise. */
const othersIn = (argv: readonly string[], io: Io): Others => ({
  type: (line, other = io) => dispatch(line, goingOut([...argv, ...line], other)),
  words: WORDS,
  command: commandOf,
  complete: async (line, other) => (await import('./completion/in-session.js')).completions(line, other),
});

/** Refuses flags that choose or change rules where no rule system is played. */
function refuseOfSystems({ action, parsed: { globals, help } }: TypedAction): void {
  const stray = help ? undefined : OF_SYSTEMS.find((flag) => globals[flag] !== undefined);
  if (stray)
    throw new CliError(
      'usage',
      `${flagOf(stray)} means nothing to ${action.name}: it belongs to no rule system.`,
    );
}

/** Refuses words behind `help shoot`, but for those that the command knows. @throws CliError `usage` */
async function refuseBehind(name: string, rest: readonly string[]): Promise<void> {
  const { command: word } = commandFirst(rest);
  if (word === undefined) return;
  const { usage = [], subcommands = {} } = isCommand(name) ? await COMMANDS[name]() : {};
  const known = [...Object.keys(subcommands), ...usage.map(([words]) => words.split(' ')[0])];
  if (known.includes(word)) return;
  throw new CliError(
    'usage',
    `There is no help for '${shown(`${name} ${word}`)}'.`,
    `wg help ${shown(name)} tells what there is.`,
  );
}

/** `wg` alone: the guided prompts on a terminal, the help elsewhere. */
async function withoutCommand(rest: readonly string[], io: Io, { type }: Others): Promise<void> {
  const { globals, help } = parse('wg', undefined, rest);
  if (help || !canAsk(io) || !globals.input || io.env.CI) {
    if (!globals.json) return showHelp(globals, io, help ?? 'usual');
    throw new CliError('usage', '--json means nothing to wg alone: it goes with an action or a command.');
  }
  const { guide } = await import('./prompt/guide.js');
  return guide(systemsFor(globals, io), { globals, io, type });
}
