import { SYSTEMS } from '../../engine/systems.js';
import { written } from '../../render/page.js';
import { command, refuseWords } from '../command.js';

export const rulesets = command({
  name: 'rulesets',
  says: 'the rule systems there are',
  usage: [['', 'each with its names and its actions']],
  without: ['ruleset', 'game'],
  run: async ({ words, globals, json, page, io }) => {
    refuseWords({ words }, 'rulesets');
    const list = SYSTEMS.map(({ id, short, title, actions }) => ({ id, short, title, actions }));
    if (globals.json) return json(list);
    const lines = list.flatMap(({ id, short, title, actions }) => [
      `${id} (${short})  ${title}`,
      `  ${actions.join(', ')}`,
    ]);
    io.stdout.write(written(lines, page));
  },
});
