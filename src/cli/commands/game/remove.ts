import { currentGame, noneInUse } from '../../../log/current.js';
import { logPath } from '../../../log/file.js';
import { gameSpelt } from '../../../log/games.js';
import { removeLog } from '../../../log/remove.js';
import { hang, writtenLines } from '../../../render/page.js';
import { toggle } from '../../../rules/field.js';
import { sameName } from '../../../rules/text/likeness.js';
import { command } from '../../command.js';
import { CliError } from '../../errors.js';
import { gameNamed, inQuotes, nameTyped } from '../../game/game-names.js';
import { canAsk } from '../../io.js';
import { readOptions } from '../../line/options.js';

export const remove = command({
  name: 'game remove',
  says: 'remove a game for good, with its log',
  usage: [['<game>', 'removes a game for good, with its log; wg game export keeps a copy']],
  inputs: { yes: toggle('does not ask whether it is to be removed', {}) },
  without: ['ruleset', 'game', 'noLog'],
  choosesGame: 'where its own is gone',
  run: async ({ words, input, globals, json, page, io }) => {
    const game = gameNamed(nameTyped(words, 'game remove'), io);
    const { env } = io;
    if (input.yes !== true) {
      if (!readOptions(globals, () => canAsk(io), env).mayAsk())
        throw new CliError(
          'would-ask',
          'A game that is removed cannot be brought back.',
          `wg game remove ${inQuotes(game)} --yes removes it.`,
        );
      const choices = [
        { name: 'Keep it', value: false },
        { name: 'Remove it', says: 'nothing brings it back', value: true },
      ];
      if (!(await (await io.prompts()).pick(`Remove the game ${game}?`, choices))) return;
    }
    const isInUse = !env.WG_GAME && sameName(gameSpelt(currentGame(env), env), game);
    removeLog(logPath(game, env));
    if (isInUse) noneInUse(env);
    if (globals.json) return json({ removed: game });
    const said = `The game ${game} is removed${isInUse ? '; none is in use' : ''}.`;
    io.stdout.write(writtenLines(hang('', said, page.width), page));
  },
});
