import { join, resolve } from 'node:path';
import { shown } from '../../../engine/shown.js';
import { hang, writtenLines } from '../../../render/page.js';
import { command, onlyWord } from '../../command.js';
import { CliError } from '../../errors.js';
import { namesFor, writeSkeleton } from '../../system/skeleton.js';
import { tie } from '../../system/tie.js';

export const newSystem = command({
  name: 'system new',
  says: 'begin a rule system of your own: a folder with one that works',
  usage: [['<folder>', 'writes an action, a table, clauses, a ruling, a kind of units, and their tests']],
  without: ['ruleset', 'game', 'noLog'],
  run: async ({ words, globals, json, io, page }) => {
    const typed = onlyWord(words, 'wg system new takes one folder.', 'As in: wg system new skirmish');
    if (io.folder === undefined)
      throw new CliError('output-failed', 'The example that comes with wg is not here.');
    const names = namesFor(typed);
    const files = await writeSkeleton(typed, names, io.folder);
    tie(resolve(typed), io.folder);
    if (globals.json) return json({ ...names, folder: resolve(typed), files });
    const { theme, width } = page;
    const { id, short, title } = names;
    io.stdout.write(
      writtenLines(
        [
          ...hang('', `${title} (${id}), short ${short}: ${files.join(', ')}`, width, 2),
          ...hang(
            '',
            `In its folder npm test runs its tests. How it goes on: ${shown(join(io.folder, 'docs', 'writing-a-rule-system.md'), 200)}`,
            width,
          ),
          ...hang(
            theme.result('Result: '),
            theme.result(
              `it is written; wg system add ${shown(typed, 200)} has it found, wg shoot -r ${short} plays it`,
            ),
            width,
          ),
        ],
        page,
      ),
    );
  },
});
