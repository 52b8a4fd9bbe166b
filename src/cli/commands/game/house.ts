import { add } from '../../../game/add.js';
import { logPath } from '../../../game/log.js';
import { tableOf } from '../../../game/table.js';
import { command } from '../../command.js';
import { CliError } from '../../errors.js';
import { clockOf } from '../../fresh-seed.js';
import { gameText, standingOf } from '../../game.js';

export const house = command({
  name: 'game house',
  says: 'the house rules that the game is played by from now on',
  usage: [['<file>', 'the house rules it is played by from now on; none for the book alone']],
  without: ['noLog'],
  run: async ({ words, globals, json, page, io, game, system }) => {
    const [file, extra] = words;
    if (file === undefined || extra !== undefined) {
      throw new CliError(
        'usage',
        'wg game house takes one file.',
        'As in: wg game house club.yaml, or wg game house none',
      );
    }
    const rules = file === 'none' ? null : await (await import('../../house.js')).readHouse(file, system);
    const path = logPath(game, io.env);
    add(path, game, clockOf(io), () => ({ seen: tableOf(path), body: { house: rules } }));
    const standing = await standingOf({ game, system, house: rules ?? undefined }, io);
    if (globals.json) return json(standing);
    io.stdout.write(await gameText(standing, system, page));
  },
});
