import { systemOfLine } from '../engine/house/system-of-house.js';
import { readInputs } from '../engine/inputs/inputs.js';
import { shown } from '../engine/shown.js';
import { didYouMean } from '../engine/suggest.js';
import { systemAsked } from '../engine/system-asked.js';
import { SYSTEMS } from '../engine/systems.js';
import { type Command, OF_ACTIONS, OF_COMMANDS, type Others } from './command.js';
import { CliError } from './errors.js';
import { beforeWriting } from './game/before-writing.js';
import { gameNamed } from './game/game-names.js';
import { showHelp } from './help/help-for.js';
import { jsonWriter, pageFor } from './help/page-for.js';
import { canAsk, type Io } from './io.js';
import { flagOf } from './line/flags.js';
import { readOptions } from './line/options.js';
import { commandFirst, type Globals, helpAsked, type Parsed, parse, valueBehind } from './line/parse.js';

/**
 * Runs a command line of a command.
 * @throws CliError `usage` for a flag that would be passed over in silence, and whatever the command throws
 */
export async function runCommand(
  command: Command,
  rest: readonly string[],
  io: Io,
  others: Others,
): Promise<void> {
  const { inputs = {}, subcommands = {}, houseOfGame = false } = command;
  const behind = commandFirst(rest);
  if (behind.command !== undefined && Object.hasOwn(subcommands, behind.command))
    return runCommand(await subcommands[behind.command]!(), behind.rest, io, others);
  const parsed = parse(command.name, { inputs }, command.handsOn ? ofGame(rest) : rest, {
    words: true,
    houseOfGame,
  });
  const { globals, given, words, help } = parsed;
  if (help) return showHelp(globals, io, help, { command });
  refuseStray(command, parsed);
  const { game: named } = readOptions(globals, () => canAsk(io), io.env);
  const game =
    command.looksBack && globals.game !== undefined ? gameNamed(named, io, globals.ruleset) : named;
  const wrote = command.writes ? await beforeWriting(game, globals, io) : undefined;
  const ofHouse = globals.house ? await systemOfLine(globals, io.env) : undefined;
  const system = () => (ofHouse ?? systemAsked(globals, io.env))?.system ?? SYSTEMS[0]!;
  if (globals.ruleset !== undefined) system();
  await command.run({
    globals,
    rest,
    words,
    input: readInputs({ inputs }, given),
    io,
    page: await pageFor(globals, io, io.stdout),
    json: jsonWriter(io),
    game,
    // A game whose rule system cannot be played keeps nobody from what has nothing to do with it.
    get system() {
      return system();
    },
    others,
  });
  wrote?.();
}

/** Refuses whatever the command would pass over in silence. */
function refuseStray(
  { name, usage, takes = [], without = [], subcommands }: Command,
  { globals, words }: Parsed,
): void {
  const typed = (flag: keyof Globals | 'noLog') =>
    flag === 'noLog' ? !globals.log : globals[flag] !== undefined;
  const stray =
    OF_ACTIONS.find((flag) => typed(flag) && !takes.includes(flag)) ??
    OF_COMMANDS.find((flag) => typed(flag) && without.includes(flag));
  if (stray) throw new CliError('usage', `${flagOf(stray)} means nothing to wg ${name}.`);
  const [word] = words;
  const takesWords = usage.some(([words]) => words.startsWith('<'));
  if (!subcommands || takesWords || word === undefined) return;
  const guess = didYouMean(word, Object.keys(subcommands));
  throw new CliError(
    'usage',
    `There is no 'wg ${name} ${shown(word)}'.`,
    guess ?? `There is ${Object.keys(subcommands).join(', ')}: wg help ${name}.`,
  );
}

/** Of a line that is handed on as it stands only what tells which game it is for, and whether help is all it asks for. */
function ofGame(rest: readonly string[]): string[] {
  const game = valueBehind(rest, '--game');
  const help = helpAsked(rest);
  return [
    ...(game === undefined ? [] : [`--game=${game}`]),
    ...(help ? ['--help'] : []),
    ...(help === 'all' ? ['--all'] : []),
  ];
}
