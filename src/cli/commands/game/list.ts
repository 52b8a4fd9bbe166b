import { command, refuseWords } from '../../command.js';
import { allGames, gamesText } from '../../game/games.js';

export const list = command({
  name: 'game list',
  says: 'all games, the last played first',
  usage: [['', 'all games, the last played first']],
  without: ['ruleset', 'game', 'noLog'],
  run: async (line) => {
    const { globals, json, page, io } = line;
    refuseWords(line, 'game list');
    const games = await allGames(io);
    if (globals.json) return json(games);
    io.stdout.write(gamesText(games, page));
  },
});
