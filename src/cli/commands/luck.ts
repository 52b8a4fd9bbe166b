import { logPath } from '../../game/log.js';
import { REPEATS } from '../../game/rolls.js';
import { luckText } from '../../render/luck.js';
import { command, refuseWords } from '../command.js';
import { judgedGame, luckJson, momentsSaid } from '../luck.js';

export const luck = command({
  name: 'luck',
  says: 'who has been lucky, against the exact odds of every roll',
  usage: [['', 'how lucky each side was, over the turns too, and how fair the dice were']],
  examples: [
    ['wg luck', 'of the game in use'],
    ['wg luck --json', 'with exact figures for every roll'],
  ],
  looksBack: true,
  without: ['ruleset', 'noLog'],
  run: async ({ words, globals, json, page, io, game }) => {
    refuseWords({ words }, 'luck', 'It tells the luck of every side.');
    const of = await judgedGame(logPath(game, io.env), io);
    if (globals.json) return json(await luckJson(game, of));
    io.stdout.write(luckText(game, of, await momentsSaid(of), REPEATS, page));
  },
});
