import { addTo } from '../../../engine/begun.js';
import { openTable } from '../../../engine/open-game.js';
import { logPath } from '../../../log/file.js';
import { command, refuseWords } from '../../command.js';
import { gameNamed } from '../../game/game-names.js';
import { tellGame } from '../../game/standing.js';

export const end = command({
  name: 'game end',
  says: 'the game is over: nothing more can happen in it',
  usage: [['', 'the game is over: nothing more can happen in it']],
  without: ['ruleset', 'noLog'],
  writes: true,
  run: async (line) => {
    const { io } = line;
    refuseWords(line, 'game end', 'It ends the game in use, or that of --game.');
    const game = gameNamed(line.game, io);
    const path = logPath(game, io.env);
    const think = () => ({ seen: openTable(path, game), body: { end: true as const } });
    await addTo(path, game, io, think);
    await tellGame({ ...line, game });
  },
});
