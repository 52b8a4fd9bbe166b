import { useGame } from '../../../game/current.js';
import { command } from '../../command.js';
import { gameNamed, nameTyped, noteOther } from '../../game-names.js';
import { systemPlayed, tellStanding } from '../../game-standing.js';

export const use = command({
  name: 'game use',
  says: 'take a game into use: lines belong to it from now on',
  usage: [['<name>', 'takes a game into use: lines belong to it from now on']],
  without: ['ruleset', 'game'],
  run: async (line) => {
    const { words, io, system } = line;
    const game = gameNamed(nameTyped(words, 'game use'), io);
    useGame(game, io.env);
    noteOther(game, io);
    await tellStanding({ ...line, game, system: systemPlayed({ game, system, globals: {} }, io) });
  },
});
