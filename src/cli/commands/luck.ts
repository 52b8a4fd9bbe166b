import { logPath } from '../../log/file.js';
import { REPEATS } from '../../luck/rolls.js';
import { luckText } from '../../render/luck.js';
import { command, refuseWords } from '../command.js';
import { luckJson, momentsSaid, reviewOf } from '../luck/luck.js';
import { AS_PICTURES, shownAs } from '../shown-as.js';

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
    ['wg luck --html luck.html', 'the chart over the turns as a page; --svg a picture, --csv every roll'],
  ],
  inputs: AS_PICTURES,
  takes: ['explain'],
  looksBack: true,
  without: ['ruleset', 'noLog'],
  run: async ({ words, globals, input, json, page, io, game }) => {
    refuseWords({ words }, 'luck', 'It tells the luck of every side.');
    const shown = shownAs({ ...globals, ...input });
    const of = await reviewOf(logPath(game, io.env), io);
    if (globals.json) return json(await luckJson(game, of));
    if (shown) {
      const { luckPicture, show } = await import('../pictures.js');
      return show(luckPicture(game, of, REPEATS), shown, { io, page });
    }
    io.stdout.write(
      luckText(
        game,
        { ...of, said: await momentsSaid(of) },
        { explain: globals.explain ?? false, repeats: REPEATS },
        page,
      ),
    );
  },
});
