import { command, refuseWords } from '../command.js';
import { tellAdded } from '../system/list.js';

export const system = command({
  name: 'system',
  says: 'rule systems of other packages: added, listed, removed, begun',
  usage: [['', 'those that were added']],
  examples: [
    ['wg system list', 'what was added, and where it lies'],
    ['wg rulesets', 'all that can be played'],
  ],
  without: ['ruleset', 'game', 'noLog'],
  subcommands: {
    add: async () => (await import('./system/add.js')).add,
    list: async () => (await import('./system/list.js')).list,
    remove: async () => (await import('./system/remove.js')).remove,
    new: async () => (await import('./system/new.js')).newSystem,
  },
  run: async (line) => {
    refuseWords(line, 'system');
    tellAdded(line);
  },
});
