import { shown } from '../../engine/shown.js';
import { logPath } from '../../log/file.js';
import { inAscii } from '../../render/html.js';
import { hang, written } from '../../render/page.js';
import { reportHtml } from '../../render/report.js';
import { text, toggle } from '../../rules/field.js';
import { counted } from '../../rules/say.js';
import { command, refuseWords } from '../command.js';
import { CliError } from '../errors.js';
import { reviewOf } from '../game/luck.js';
import { reportOf, writeReport } from '../game/report.js';

export const report = command({
  name: 'report',
  says: 'the game as a page to read, to print and to hand on',
  usage: [['', 'writes it, with the story, the dice, the luck and how to prove it']],
  examples: [
    ['wg report --html arnhem.html', 'a file that a browser opens'],
    ['wg report --html -', 'on stdout'],
  ],
  inputs: {
    html: text('the file to write; - is stdout', { metavar: 'file', max: 4096 }),
    force: toggle('overwrites a file that is there', {}),
  },
  looksBack: true,
  without: ['ruleset', 'noLog', 'json'],
  run: async ({ words, input, page, io, game }) => {
    refuseWords({ words }, 'report', 'As in: wg report --html arnhem.html');
    const { html: path, force } = input;
    if (typeof path !== 'string')
      throw new CliError('usage', 'report needs --html.', 'As in: wg report --html arnhem.html');
    if (path === '-' && force) throw new CliError('conflict', '--force goes with a file, not with stdout.');
    const found = await reportOf(game, await reviewOf(logPath(game, io.env), io));
    const document = reportHtml(found);
    const bytes = page.ascii ? inAscii(document) : document;
    if (path === '-') return io.stdout.write(bytes);
    writeReport(path, bytes, force === true);
    const { history } = found.review;
    const says = `${shown(path, 4096)} tells of ${counted(history.events.length, 'event')}`;
    io.stdout.write(written(hang(page.theme.result('Result: '), page.theme.result(says), page.width), page));
  },
});
