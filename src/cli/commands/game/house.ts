import { addTo } from '../../../engine/begun.js';
import { tableIn } from '../../../engine/house/agreed.js';
import { openTable } from '../../../engine/open-game.js';
import { shown } from '../../../engine/shown.js';
import { titleOf } from '../../../engine/systems.js';
import { logPath } from '../../../log/file.js';
import { isPlayedBy } from '../../../log/settings.js';
import { command, onlyWord } from '../../command.js';
import { CliError } from '../../errors.js';
import { housePlayed } from '../../game/house-played.js';
import { tellStanding } from '../../game/standing.js';

export const house = command({
  name: 'game house',
  says: 'the house rules that the game is played by from now on',
  usage: [
    ['<file>', 'the house rules it is played by from now on'],
    ['none', 'the book alone'],
    ['--ruling <id=option>', 'a ruling besides what it is played by'],
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
  takes: ['ruling'],
  without: ['noLog'],
  writes: true,
  run: async (line) => {
    const { words, globals, io, game, system } = line;
    const { ruling, ...others } = globals;
    const hint = 'As in: wg game house club.yaml, wg game house none, or wg game house --ruling bg:R31=2';
    const file =
      words.length === 0 && ruling ? undefined : onlyWord(words, 'wg game house takes one file.', hint);
    const table = tableIn(logPath(game, io.env));
    if (table && !isPlayedBy(table, system)) {
      throw new CliError(
        'conflict',
        `The game ${shown(game, 64)} is played by ${titleOf(table.ruleset!)}: its house rules are for that.`,
      );
    }
    const rules = await housePlayed({ file, ruling }, system, table?.house ?? null);
    const path = logPath(game, io.env);
    const think = () => ({ seen: openTable(path, game), body: { house: rules } });
    await addTo(path, game, io, think);
    await tellStanding({ ...line, globals: others });
  },
});
