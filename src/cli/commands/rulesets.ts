import { printable } from '../../engine/shown.js';
import { allSystems, infoOf, systemNames } from '../../engine/systems.js';
import { writtenLines } from '../../render/page.js';
import { command, refuseWords } from '../command.js';
import { note } from '../notes.js';

export const rulesets = command({
  name: 'rulesets',
  says: 'the rule systems there are',
  usage: [['', 'each with its names and its actions']],
  without: ['ruleset', 'game'],
  run: async ({ words, globals, json, page, io }) => {
    refuseWords({ words }, 'rulesets');
    const list = allSystems().map(infoOf);
    for (const { id } of systemNames().filter((of) => !list.some((one) => one.id === of.id)))
      note(`${id} was added and cannot be played: wg system list says why`, io);
    if (globals.json) return json(list);
    const lines = list.flatMap(({ id, short, title, actions, version }) => [
      `${id} (${short})${version === undefined ? '' : ` ${version}`}  ${printable(title)}`,
      `  ${actions.join(', ')}`,
    ]);
    io.stdout.write(writtenLines(lines, page));
  },
});
