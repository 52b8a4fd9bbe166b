import { logPath } from '../../game/log.js';
import { houseRules } from '../agreed.js';
import { command } from '../command.js';
import { CliError } from '../errors.js';
import { gameText, standingOf } from '../game.js';

export const game = command({
  name: 'game',
  says: 'how the game stands',
  usage: [
    ['', 'how the game stands'],
    ['house <file>', 'the house rules it is played by from now on; none for the book alone'],
  ],
  takes: ['house'],
  run: async (line) => {
    const { words, globals, json, page, io, game: name, system } = line;
    if (words.length > 0 && globals.house !== undefined)
      throw new CliError('usage', '--house means nothing to wg game house.');
    if (words.length > 0 && !globals.log)
      throw new CliError(
        'conflict',
        '--no-log does not go with wg game house: the log is where the rules are kept.',
      );
    const house = await houseRules(globals, logPath(name, io.env), system);
    const standing = await standingOf(words, { game: name, system, house }, io);
    if (globals.json) return json(standing);
    io.stdout.write(await gameText(standing, system, page));
  },
});
