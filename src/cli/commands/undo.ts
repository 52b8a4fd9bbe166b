import { logPath } from '../../log/file.js';
import { command, refuseWords } from '../command.js';

export const undo = command({
  name: 'undo',
  says: 'takes back the last event of the game',
  usage: [['', 'the last event that still stands; again for the one before it']],
  examples: [['wg undo', 'what was resolved last, or agreed on, is taken back']],
  looksBack: true,
  without: ['ruleset', 'noLog'],
  writes: true,
  run: async ({ words, globals, json, page, io, game }) => {
    refuseWords({ words }, 'undo', 'It takes back the last event; again for the one before it.');
    const { undoLast, undoneText } = await import('../game/undo.js');
    const undone = await undoLast(logPath(game, io.env), game, io);
    if (globals.json) return json(undone);
    io.stdout.write(undoneText(undone, page));
  },
});
