import { addTo } from '../../../engine/begun.js';
import { openTable } from '../../../engine/open-game.js';
import { shown } from '../../../engine/shown.js';
import { logPath } from '../../../log/file.js';
import type { Settings } from '../../../log/settings.js';
import { command } from '../../command.js';
import { CliError } from '../../errors.js';
import { gameNamed } from '../../game/game-names.js';
import { tellGame } from '../../game/standing.js';
import { oneLine } from '../../line/options.js';

export const word = command({
  name: 'game word',
  says: 'adds a word of the other player to every seed of a sealed game, before anything is rolled',
  usage: [
    ['<word>', 'a word of the other player, on which every seed of a sealed game depends from then on'],
  ],
  examples: [
    ['wg game word "blue elephants"', 'who holds the secret cannot have chosen it with this in mind'],
  ],
  without: ['ruleset', 'noLog'],
  writes: true,
  run: async (line) => {
    const { io, words } = line;
    if (words.length === 0)
      throw new CliError('usage', 'wg game word takes a word.', 'As in: wg game word "blue elephants"');
    const said = oneLine('The word', words.join(' '));
    const game = gameNamed(line.game, io);
    const path = logPath(game, io.env);
    const think = () => {
      const seen = openTable(path, game);
      mayBeSaid(seen.state, game);
      return { seen, body: { word: said } };
    };
    await addTo(path, game, io, think);
    await tellGame({ ...line, game });
  },
});

/** @throws CliError `conflict` where a word would bear on no seed, or only on some */
function mayBeSaid({ sealed, played }: Settings, game: string): void {
  if (sealed === undefined)
    throw new CliError(
      'conflict',
      `The game ${shown(game)} is not sealed: a word would change none of its dice.`,
      'wg game start <name> --sealed begins one that is.',
    );
  if (played)
    throw new CliError(
      'conflict',
      `In the game ${shown(game)} something was rolled already: a word is said before.`,
    );
}
