import { houseRules, tableIn } from '../../engine/house/agreed.js';
import { shown } from '../../engine/shown.js';
import { logPath } from '../../log/file.js';
import { inAscii } from '../../render/html.js';
import { hang, writtenLines } from '../../render/page.js';
import { sheetHtml } from '../../render/sheet/html.js';
import { playedSheet } from '../../render/sheet/sheet.js';
import { sheetText } from '../../render/sheet/text.js';
import { text, toggle } from '../../rules/field.js';
import { houseScopeOf } from '../../rules/system.js';
import { command, refuseWords } from '../command.js';
import { CliError } from '../errors.js';
import { writePage } from '../new-file.js';

export const sheet = command({
  name: 'sheet',
  says: 'the quick reference sheet, to print: two pages',
  usage: [
    [
      '',
      'what is needed at the table, in the order of the turn, with the numbers and rulings that are played',
    ],
  ],
  examples: [
    ['wg sheet -r bg', 'the sheet of Battleground as text'],
    ['wg sheet -r bg --html sheet.html', 'a page that a browser prints, on A4 or Letter'],
  ],
  inputs: {
    html: text('the file to write; - is stdout', { metavar: 'file', max: 4096 }),
    force: toggle('overwrites a file that is there', {}),
  },
  takes: ['house'],
  looksBack: true,
  without: ['noLog'],
  run: async ({ words, input, globals, page, json, io, game, system }) => {
    refuseWords({ words }, 'sheet', 'As in: wg sheet -r bg --house club.yaml');
    const { html: path, force } = input;
    if (path === undefined && force) throw new CliError('usage', '--force goes with --html.');
    if (path === '-' && force) throw new CliError('conflict', '--force goes with a file, not with stdout.');
    if (path !== undefined && globals.json)
      throw new CliError(
        'conflict',
        '--json and --html are two ways to write the sheet.',
        'Leave one of them out.',
      );
    if (!system.sheet) throw new CliError('nothing-found', `${system.title} has no sheet.`);
    const house = await houseRules(globals, tableIn(logPath(game, io.env)), system);
    const [{ sheet }, { book }, scope] = await Promise.all([
      system.sheet(),
      system.book(),
      houseScopeOf(system),
    ]);
    const played = playedSheet(system, sheet, book, scope, house);
    if (globals.json) return json(played);
    if (typeof path !== 'string') return io.stdout.write(sheetText(played, page));
    const whole = sheetHtml(played);
    const document = page.ascii ? inAscii(whole) : whole;
    if (path === '-') return io.stdout.write(document);
    await writePage('sheet', { path, name: 'sheet', force: force === true }, [document]);
    const says = `${shown(path, 4096)} is the sheet of ${system.title}`;
    io.stdout.write(
      writtenLines(hang(page.theme.result('Result: '), page.theme.result(says), page.width), page),
    );
  },
});
