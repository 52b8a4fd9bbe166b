import { logPath } from '../../../log/file.js';
import { gameSpelt } from '../../../log/games.js';
import { text } from '../../../rules/field.js';
import { command } from '../../command.js';
import { CliError } from '../../errors.js';
import { atFault } from '../../game/at-fault.js';
import { inQuotes, isThere, refuseTaken } from '../../game/game-names.js';
import { copied, proven } from '../../game/import-log.js';
import { tellGame } from '../../game/standing.js';
import { gameName } from '../../line/options.js';

export const importGame = command({
  name: 'game import',
  says: 'a game from the log of another machine, when it has proved itself',
  usage: [['<file>', 'a game from the log of another machine, when it has proved itself']],
  inputs: {
    as: text('another name for it here', { metavar: 'name', max: 64 }),
  },
  without: ['ruleset', 'game', 'noLog'],
  choosesGame: 'always',
  run: async (line) => {
    const { words, input, io } = line;
    const [file, extra] = words;
    if (file === undefined || file === '' || extra !== undefined)
      throw new CliError('usage', 'wg game import takes one file.', 'As in: wg game import arnhem.jsonl');
    const { begunAs, unread } = proven(file);
    const wanted = typeof input.as === 'string' ? gameName('--as', input.as) : gameName('Its name', begunAs);
    const game = gameSpelt(wanted, io.env);
    const path = logPath(game, io.env);
    const again = (other: string) => `wg game import ${inQuotes(file)} --as ${other} gives it another name.`;
    if (isThere(path) || !copied(file, path, io)) refuseTaken(game, io, again);
    if (unread.length > 0)
      io.stderr.write(`wg: passed over what cannot be read: line ${unread.join(', ')}\n`);
    io.stderr.write(
      `wg: every line follows from the one before it; wg game use ${inQuotes(game)} goes on with it\n`,
    );
    try {
      await tellGame({ ...line, game });
    } catch (error) {
      throw await atFault(error, path);
    }
  },
});
