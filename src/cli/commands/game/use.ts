import { useGame } from '../../../log/current.js';
import { command } from '../../command.js';
import { gameNamed, nameTyped, noteOther } from '../../game/game-names.js';
import { tellGame } from '../../game/standing.js';

export const use = command({
  name: 'game use',
  says: 'take a game into use: lines belong to it from now on',
  usage: [['<game>', 'takes a game into use: lines belong to it from now on']],
  without: ['ruleset', 'game', 'noLog'],
  choosesGame: 'always',
  run: async (line) => {
    const { words, io } = line;
    const game = gameNamed(nameTyped(words, 'game use'), io);
    useGame(game, io.env);
    noteOther(game, io);
    await tellGame({ ...line, game });
  },
});
