import { SYSTEMS } from '../../rulesets/index.js';
import { type Command, OF_ACTIONS } from './command.js';
import { CliError } from './errors.js';
import { showHelp } from './help-for.js';
import { readInputs } from './inputs.js';
import { canAsk, type Io } from './io.js';
import { readOptions } from './options.js';
import { jsonWriter, pageFor } from './page-for.js';
import { parse } from './parse.js';
import { systemAsked } from './systems.js';

/**
 * Runs a command line of a command.
 * @param type runs another command line as if it had been typed
 * @throws CliError `usage` for a flag that would be passed over in silence, and whatever the command throws
 */
export async function runCommand(
  command: Command,
  rest: readonly string[],
  io: Io,
  type: (argv: readonly string[]) => Promise<void>,
): Promise<void> {
  const { name, inputs = {}, takes = [] } = command;
  const { globals, given, words, help } = parse(name, { inputs }, rest, true);
  const stray = OF_ACTIONS.find((flag) => globals[flag] !== undefined && !takes.includes(flag));
  if (stray) throw new CliError('usage', `--${stray} means nothing to wg ${name}.`);
  if (help) return showHelp(globals, io, { command });
  const { game } = readOptions(globals, () => canAsk(io), io.env);
  const asked = systemAsked(globals, io);
  return command.run({
    globals,
    words,
    input: readInputs({ inputs }, given),
    io,
    page: pageFor(globals, io, io.stdout),
    json: jsonWriter(globals, io),
    game,
    system: asked?.system ?? SYSTEMS[0]!,
    type,
  });
}
