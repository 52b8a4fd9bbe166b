import { keepSystems, keptIn } from '../../../engine/outside/kept.js';
import { printable, shown } from '../../../engine/shown.js';
import { didYouMean } from '../../../engine/suggest.js';
import { hang, writtenLines } from '../../../render/page.js';
import { command, onlyWord } from '../../command.js';
import { CliError } from '../../errors.js';
import { lookForAdded } from '../../system/added.js';

export const remove = command({
  name: 'system remove',
  says: 'forget a rule system that was added; its files and games stay',
  usage: [['<system>', 'by its id or its short name']],
  without: ['ruleset', 'game', 'noLog'],
  run: async ({ words, globals, json, io, page, others }) => {
    const hint = 'wg system list has those that were added.';
    const typed = onlyWord(words, 'wg system remove takes one name.', hint);
    const kept = keptIn(io.env);
    const wanted = typed.toLowerCase();
    const gone = kept.find(({ id, short }) => id === wanted || short === wanted);
    if (!gone)
      throw new CliError(
        'unknown-ruleset',
        `No rule system '${shown(typed)}' was added.`,
        didYouMean(
          typed,
          kept.flatMap(({ id, short }) => [id, short]),
        ) ?? 'wg system list has those that were.',
      );
    keepSystems(
      kept.filter((of) => of !== gone),
      io.env,
    );
    lookForAdded(io.env, others.words);
    if (globals.json) return json(gone);
    const says = `${printable(gone.title)} (${gone.id}) is removed. Its folder is as it was, and so are games by it: they go on when it is added again.`;
    io.stdout.write(writtenLines(hang('', says, page.width), page));
  },
});
