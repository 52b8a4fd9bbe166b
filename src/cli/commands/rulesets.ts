import { SYSTEMS } from '../../../rulesets/index.js';
import { written } from '../../render/page.js';
import { command } from '../command.js';
import { CliError } from '../errors.js';
import { shown } from '../shown.js';

export const rulesets = command({
  name: 'rulesets',
  says: 'the rule systems there are',
  usage: [['', 'each with its names and its actions']],
  run: async ({ words, globals, json, page, io }) => {
    if (words[0] !== undefined)
      throw new CliError('usage', `rulesets takes flags only; '${shown(words[0])}' is not one.`);
    const list = SYSTEMS.map(({ id, short, title, actions }) => ({ id, short, title, actions }));
    if (globals.json) return json(list);
    const lines = list.flatMap(({ id, short, title, actions }) => [
      `${id} (${short})  ${title}`,
      `  ${actions.join(', ')}`,
    ]);
    io.stdout.write(written(lines, page));
  },
});
