import { accepted } from '../../../engine/outside/accepted.js';
import { checkParts } from '../../../engine/outside/checked.js';
import { keepSystems, keptIn } from '../../../engine/outside/kept.js';
import { loadFrom } from '../../../engine/outside/load.js';
import { printable, shown } from '../../../engine/shown.js';
import { SYSTEMS } from '../../../engine/systems.js';
import { hang, writtenLines } from '../../../render/page.js';
import { command, onlyWord } from '../../command.js';
import { note } from '../../notes.js';
import { lookForAdded } from '../../system/added.js';
import { findFolder } from '../../system/find-folder.js';
import { tie } from '../../system/tie.js';

export const add = command({
  name: 'system add',
  says: 'add a rule system of another package: its code runs as you',
  usage: [
    ['<folder>', 'looks whether it can be played, and has it found by its name from then on'],
    ['<package>', 'the same of a package that is installed here, or beside wg'],
  ],
  without: ['ruleset', 'game', 'noLog'],
  run: async ({ words, globals, json, io, page, others }) => {
    const typed = onlyWord(
      words,
      'wg system add takes one folder or package.',
      'As in: wg system add ./skirmish',
    );
    const folder = findFolder(typed, io.folder);
    const trust = `${shown(folder, 200)} is code, which runs as you from now on and can do whatever you can`;
    // Under --json stderr is for an error alone.
    if (!globals.json) note(trust, io);
    const link = io.folder === undefined ? undefined : tie(folder, io.folder);
    const kept = keptIn(io.env);
    const rest = kept.filter((of) => of.folder !== folder);
    const taken = { systems: [...SYSTEMS, ...rest], words: others.words };
    const system = accepted(loadFrom(folder), `in ${shown(folder, 200)}`, taken);
    await checkParts(system, folder);
    const { id, short, title, actions, meta } = system;
    const version = meta.version!;
    keepSystems([...rest, { id, short, title, version, folder }], io.env);
    lookForAdded(io.env, others.words);
    if (globals.json) return json({ id, short, title, version, api: meta.api, folder, actions, trust });
    const { theme, width } = page;
    const again = rest.length < kept.length ? 'is added again' : 'is added';
    io.stdout.write(
      writtenLines(
        [
          ...(link === undefined ? [] : hang('', `${printable(link)} leads to this wg.`, width, 2)),
          ...hang('', `${printable(title)} (${id}) ${version}: ${actions.join(', ')}`, width, 2),
          ...hang(
            theme.result('Result: '),
            theme.result(`it ${again}; -r ${short} plays it, wg rules -r ${short} is its book`),
            width,
          ),
        ],
        page,
      ),
    );
  },
});
