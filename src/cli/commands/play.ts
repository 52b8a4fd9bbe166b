import { existsSync } from 'node:fs';
import { parse } from 'node:path';
import { shown } from '../../engine/shown.js';
import { systemNamed } from '../../engine/systems.js';
import { bytesOrPipe } from '../../log/bytes.js';
import { rulesetOf } from '../../log/current.js';
import { logPath } from '../../log/file.js';
import { gameSpelt } from '../../log/games.js';
import { text, toggle } from '../../rules/field.js';
import { type CommandLine, command } from '../command.js';
import { CliError, unreadable } from '../errors.js';
import { fileOrExample } from '../examples.js';
import { gameNamed, inQuotes, isThere, nameTyped, refuseTaken } from '../game/game-names.js';
import { noteNew } from '../game/new-game.js';
import { canAsk, type Io } from '../io.js';
import { Evening } from '../play/evening.js';
import { heldBack } from '../play/held.js';
import { runScript } from '../play/script.js';

export const play = command({
  name: 'play',
  says: 'keeps a game open: lines as behind wg, without it and without quotes',
  usage: [
    ['[game]', 'keeps a game open, the one in use where none is named; Ctrl-D leaves'],
    ['<file.wg>', 'runs the lines of a file; wg play < file does as well'],
  ],
  examples: [
    ['wg play', 'the game in use'],
    ['wg play Caen', 'another'],
    ['wg play --roster fubar', 'a game that begins with the units of a file, or those that come with wg'],
    ['wg play -r vv', 'by the rules of Valor & Victory, before any game is begun'],
    ['wg play evening.wg --json', 'an evening typed beforehand, a document a line'],
  ],
  inputs: {
    keepGoing: toggle('a script goes on behind a line that fails', {}),
    noEnter: toggle('Enter alone does nothing', {}),
    roster: text('begins a game with the units of a file, named as it is where none is typed', {
      metavar: 'file',
      max: 4096,
    }),
  },
  without: ['noLog'],
  run: async (line) => {
    const { words, io, input, rest } = line;
    const [name, extra] = words;
    if (extra !== undefined)
      throw new CliError('usage', `wg play takes a game or a file; '${shown(extra)}' is one too many.`);
    const isScript = name !== undefined && (name.endsWith('.wg') || existsSync(name));
    const script = isScript ? fileOrExample(name, io) : undefined;
    const typed = script === undefined ? name : undefined;
    const game =
      typeof input.roster === 'string'
        ? await begun(typed ?? line.globals.game, input.roster, line)
        : typed === undefined
          ? line.game
          : gameNamed(typed, io, line.globals.ruleset);
    if (input.roster === undefined && line.globals.game !== undefined && game === line.game)
      noteNew(game, line.globals, io);
    const evening = (world: Io) => new Evening({ ...line, game, io: world });
    const world = ruledBy(line, game);
    if (script === undefined && canAsk(io) && io.terminal) {
      const { keepOpen } = await import('../play/session.js');
      const { isAscii } = await import('../help/page-for.js');
      const manner = {
        argv: rest,
        enter: input.noEnter !== true,
        ascii: isAscii(line.globals.ascii === true, io),
      };
      return keepOpen(evening(world), await io.terminal(), manner);
    }
    const lines = script === undefined ? io.stdin.lines?.() : [linesOf(script)];
    if (!lines) throw new CliError('would-ask', 'wg play needs a terminal, or lines on its input.');
    const held = heldBack(world);
    try {
      const manner = { argv: rest, keepGoing: input.keepGoing === true, release: held.release };
      await runScript(lines, evening(held.io), manner);
    } finally {
      held.end();
    }
  },
});

/** Begins a game with the units of a file, by the rules that it is for. @returns its name: that of the file, where none was typed */
async function begun(
  typed: string | undefined,
  roster: string,
  { globals, others, io }: CommandLine,
): Promise<string> {
  const game = nameTyped([typed ?? parse(roster).name], 'play');
  const there = gameSpelt(game, io.env);
  if (isThere(logPath(there, io.env)))
    refuseTaken(
      there,
      io,
      (other) => `wg play ${other} --roster ${inQuotes(roster)} begins another.`,
      'wg play',
    );
  const { ruleset, json } = globals;
  const ruled = [...(ruleset === undefined ? [] : ['-r', ruleset]), ...(json ? ['--json'] : [])];
  await others.type(['game', 'start', game, '--roster', roster, ...ruled], io);
  return game;
}

/**
 * Where the lines of an evening run: they are for the rule system that was typed, in a game that has none yet.
 * @throws CliError `conflict` where the game is played by another
 */
function ruledBy({ globals, io, system }: CommandLine, game: string): Io {
  if (globals.ruleset === undefined) return io;
  const own = rulesetOf(logPath(game, io.env));
  if (own !== undefined && own !== system.id)
    throw new CliError(
      'conflict',
      `The game ${shown(game)} is played by ${systemNamed(own).title}.`,
      `wg game start <name> -r ${system.short} begins one of ${system.title}; wg play then goes on with it.`,
    );
  return { ...io, env: { ...io.env, WG_RULESET: system.id } };
}

/** No file of lines is longer, in bytes: a season of evenings. */
const LONGEST = 1 << 24;

/** The lines of a file. @throws CliError `nothing-found`, `usage` */
function linesOf(file: string): string[] {
  let bytes: Buffer;
  try {
    bytes = bytesOrPipe(file)(0, LONGEST + 1);
  } catch (error) {
    throw unreadable('nothing-found', shown(file, 500), error);
  }
  if (bytes.length > LONGEST)
    throw new CliError(
      'usage',
      `${shown(file, 500)} is too long: no more than 16 MB are read.`,
      'Its lines may stand in several files, played one after another.',
    );
  return bytes.toString().split('\n');
}
