import { logPath } from '../../game/log.js';
import { command } from '../command.js';
import { CliError } from '../errors.js';
import { shown } from '../shown.js';

export const undo = command({
  name: 'undo',
  says: 'takes back the last event of the game',
  usage: [['', 'the last event that still stands; again for the one before it']],
  examples: [['wg undo', 'what was resolved last, or agreed on, is taken back']],
  run: async ({ words, globals, json, page, io, game }) => {
    if (words[0] !== undefined)
      throw new CliError('usage', `undo takes flags only; '${shown(words[0])}' is not one.`);
    if (!globals.log) {
      throw new CliError(
        'conflict',
        '--no-log does not go with wg undo: what is taken back is written into the log.',
      );
    }
    const { undoLast, undoneText } = await import('../undo.js');
    const undone = await undoLast(logPath(game, io.env), game, io);
    if (globals.json) return json(undone);
    io.stdout.write(undoneText(undone, page));
  },
});
