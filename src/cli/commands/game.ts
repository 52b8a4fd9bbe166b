import { logPath } from '../../game/log.js';
import { houseRules } from '../agreed.js';
import { command } from '../command.js';
import { gameText, standingOf } from '../game.js';

export const game = command({
  name: 'game',
  says: 'how the game stands',
  usage: [['', 'how the game stands']],
  takes: ['house'],
  subcommands: {
    house: async () => (await import('./game/house.js')).house,
  },
  run: async ({ globals, json, page, io, game: name, system }) => {
    const house = await houseRules(globals, logPath(name, io.env), system);
    const standing = await standingOf({ game: name, system, house }, io);
    if (globals.json) return json(standing);
    io.stdout.write(await gameText(standing, system, page));
  },
});
