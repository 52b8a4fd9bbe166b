import { logPath } from '../../log/file.js';
import { REPEATS } from '../../luck/rolls.js';
import { luckText } from '../../render/luck.js';
import { command, refuseWords } from '../command.js';
import { luckJson, momentsSaid, reviewOf } from '../game/luck.js';

export const luck = command({
  name: 'luck',
  says: 'who has been lucky, against the exact odds of every roll',
  usage: [
    [
      '',
      'how lucky each side was, and its rarest moments; --explain: over the turns, and how fair the dice were',
    ],
  ],
  examples: [
    ['wg luck', 'of the game in use'],
    ['wg luck --explain', 'with the figures behind it, a chart over the turns, and the dice'],
    ['wg luck --json', 'with exact figures for every roll'],
  ],
  takes: ['explain'],
  looksBack: true,
  without: ['ruleset', 'noLog'],
  run: async ({ words, globals, json, page, io, game }) => {
    refuseWords({ words }, 'luck', 'It tells the luck of every side.');
    const of = await reviewOf(logPath(game, io.env), io);
    if (globals.json) return json(await luckJson(game, of));
    io.stdout.write(
      luckText(
        game,
        of,
        await momentsSaid(of),
        { explain: globals.explain ?? false, repeats: REPEATS },
        page,
      ),
    );
  },
});
