import { logPath } from '../../game/log.js';
import { REPEATS } from '../../game/rolls.js';
import { luckText } from '../../render/luck.js';
import { command } from '../command.js';
import { CliError } from '../errors.js';
import { judgedGame, luckJson, momentsSaid } from '../luck.js';
import { shown } from '../shown.js';

export const luck = command({
  name: 'luck',
  says: 'who has been lucky, against the exact odds of every roll',
  usage: [['', 'how lucky each side was, over the turns too, and how fair the dice were']],
  examples: [
    ['wg luck', 'of the game in use'],
    ['wg luck --json', 'with exact figures for every roll'],
  ],
  run: async ({ words, globals, json, page, io, game }) => {
    if (words[0] !== undefined)
      throw new CliError('usage', `luck takes flags only; '${shown(words[0])}' is not one.`);
    const of = await judgedGame(logPath(game, io.env), io);
    if (globals.json) return json(await luckJson(game, of));
    io.stdout.write(luckText(game, of, await momentsSaid(of), REPEATS, page));
  },
});
