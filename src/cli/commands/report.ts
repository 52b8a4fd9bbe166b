import { shown } from '../../engine/shown.js';
import { logPath } from '../../log/file.js';
import { inAscii } from '../../render/html.js';
import { hang, writtenLines } from '../../render/page.js';
import { reportHtml } from '../../render/report/report.js';
import { text, toggle } from '../../rules/field.js';
import { countedLong } from '../../rules/text/say.js';
import { command, refuseWords } from '../command.js';
import { CliError } from '../errors.js';
import type { Io } from '../io.js';
import { reviewOf } from '../luck/luck.js';
import { reportOf } from '../luck/report.js';
import { writePage } from '../new-file.js';

export const report = command({
  name: 'report',
  says: 'the game as a page to read, to print and to hand on',
  usage: [['', 'writes it, with the story, the dice, the luck and how to prove it']],
  examples: [
    ['wg report', 'a file that a browser opens, named for the game'],
    ['wg report --html arnhem.html', 'another'],
    ['wg report --html -', 'on stdout'],
  ],
  inputs: {
    html: text('the file to write; - is stdout; without it one that is named for the game', {
      metavar: 'file',
      max: 4096,
    }),
    force: toggle('overwrites a file that is there', {}),
  },
  looksBack: true,
  without: ['ruleset', 'noLog', 'json'],
  run: async ({ words, input, page, io, game }) => {
    refuseWords({ words }, 'report', 'As in: wg report --html arnhem.html');
    const [path, force] = [input.html as string | undefined, input.force === true];
    if (path === '-' && force) throw new CliError('conflict', '--force goes with a file, not with stdout.');
    const found = await reportOf(game, await reviewOf(logPath(game, io.env), io));
    const pages = inPieces(reportHtml(found), page.ascii ? inAscii : (text) => text);
    if (path === '-') return hand(pages, io);
    const file = await writePage('report', { path, name: found.game, force }, pages);
    const { asked, undone } = found.review;
    const besides =
      undone > 0
        ? `, and of ${undone.toLocaleString('en')} that ${undone === 1 ? 'was' : 'were'} taken back`
        : '';
    const says = page.theme.result(
      `${shown(file, 4096)} tells of ${countedLong(asked.length, 'event')}${besides}`,
    );
    io.stdout.write(writtenLines(hang('', says, page.width), page));
  },
});

/** Characters that are written at once. */
const PIECE = 1 << 16;

/** A document in few pieces, each as it is to be written. */
async function* inPieces(
  document: AsyncIterable<string>,
  as: (text: string) => string,
): AsyncGenerator<string> {
  let piece = '';
  for await (const text of document) {
    piece += text;
    if (piece.length < PIECE) continue;
    yield as(piece);
    piece = '';
  }
  yield as(piece);
}

/** Hands a document out as fast as it is taken. */
async function hand(document: AsyncIterable<string>, { stdout }: Io): Promise<void> {
  for await (const piece of document) {
    stdout.write(piece);
    await stdout.drained?.();
    if (stdout.closed) return;
  }
}
