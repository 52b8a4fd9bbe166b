import { command, refuseWords } from '../../command.js';
import { tellAdded } from '../../system/list.js';

export const list = command({
  name: 'system list',
  says: 'the rule systems that were added, and where they lie',
  usage: [['', 'each with its version, its folder and its actions']],
  without: ['ruleset', 'game', 'noLog'],
  run: async (line) => {
    refuseWords(line, 'system list');
    tellAdded(line);
  },
});
