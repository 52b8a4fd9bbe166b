import { toggle } from '../../../rules/field.js';
import { command } from '../../command.js';

export const newRoster = command({
  name: 'roster new',
  says: 'asks a roster together, unit by unit, and writes the file',
  usage: [['[file]', 'asks for the units of each side, and writes them to a file']],
  inputs: {
    force: toggle('overwrites a file that is there', {}),
  },
  without: ['noLog'],
  run: async (line) => {
    const { askRoster } = await import('../../prompt/new-roster.js');
    return askRoster(line);
  },
});
