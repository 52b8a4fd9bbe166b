import { addTo } from '../../../engine/begun.js';
import { tableIn } from '../../../engine/house/agreed.js';
import { openTable } from '../../../engine/open-game.js';
import { shown } from '../../../engine/shown.js';
import { titleOf } from '../../../engine/systems.js';
import { logPath } from '../../../log/file.js';
import { isPlayedBy } from '../../../log/settings.js';
import { command, onlyWord } from '../../command.js';
import { CliError } from '../../errors.js';
import { tellStanding } from '../../game/standing.js';

export const house = command({
  name: 'game house',
  says: 'the house rules that the game is played by from now on',
  usage: [
    ['<file>', 'the house rules it is played by from now on'],
    ['none', 'the book alone'],
  ],
  file: [
    'A file of house rules: numbers by table and row, rulings, and optional rules by their flags',
    'name: Thursday club',
    'cells:',
    '  terrain-cover: { woods: 2 }',
    'rulings:',
    '  R68: 2',
    'optional:',
    '  retreat: true',
  ],
  without: ['noLog'],
  writes: true,
  run: async (line) => {
    const { words, io, game, system } = line;
    const hint = 'As in: wg game house club.yaml, or wg game house none';
    const file = onlyWord(words, 'wg game house takes one file.', hint);
    const table = tableIn(logPath(game, io.env));
    if (table && !isPlayedBy(table, system)) {
      throw new CliError(
        'conflict',
        `The game ${shown(game, 64)} is played by ${titleOf(table.ruleset!)}: its house rules are for that.`,
      );
    }
    const rules =
      file === 'none'
        ? null
        : await (await import('../../../engine/house/house-file.js')).readHouse(file, system);
    const path = logPath(game, io.env);
    const think = () => ({ seen: openTable(path, game), body: { house: rules } });
    await addTo(path, game, io, think);
    await tellStanding(line);
  },
});
