import { whenFinished } from '../../../engine/begun.js';
import { printable, shown } from '../../../engine/shown.js';
import { logPath } from '../../../log/file.js';
import { type Revealed, revealSecret } from '../../../log/sealed/reveal.js';
import { clockOf } from '../../../log/seeds.js';
import { inGroups } from '../../../render/names.js';
import { commandLines, hang, type Page, writtenLines } from '../../../render/page.js';
import { command, refuseWords } from '../../command.js';
import { CliError } from '../../errors.js';

export const reveal = command({
  name: 'game reveal',
  says: 'ends a sealed game and shows its secret, by which wg replay proves every roll',
  usage: [['', 'ends a sealed game and shows its secret']],
  without: ['ruleset', 'noLog'],
  writes: true,
  run: async ({ words, globals, json, page, io, game }) => {
    refuseWords({ words }, 'game reveal', 'It reveals the game in use; --game <name> another.');
    const notSealed = () =>
      new CliError(
        'conflict',
        `The game ${shown(game)} is not sealed: it has no secret to reveal.`,
        'wg game start <name> --sealed begins one that is.',
      );
    const path = logPath(game, io.env);
    const revealed = await whenFinished(path, io, () => revealSecret(path, game, clockOf(io), notSealed));
    if (globals.json) return json({ game, ...revealed });
    io.stdout.write(revealedText(game, revealed, page));
  },
});

function revealedText(game: string, { secret, commitment, head }: Revealed, page: Page): string {
  const { theme, width } = page;
  return writtenLines(
    [
      ...hang('', `${theme.head(`Game ${printable(game)}`)}: its secret is revealed`, width, 2),
      '',
      ...hang('  ', 'The secret:', width),
      `    ${secret}`,
      '',
      ...hang('  ', 'The commitment, as it was noted down when the game began:', width),
      ...inGroups(commitment, page),
      '',
      ...hang('  ', 'The one is the SHA-256 of the other, as anybody can check:', width),
      ...commandLines('   ', ['printf', '%s', secret, '|', 'sha256sum'], width),
      '',
      ...hang(
        '  ',
        'The last line of the log, to note down: one that was cut short ends with another',
        width,
      ),
      ...inGroups(head, page),
      '',
      ...hang(
        theme.result('Result: '),
        theme.result('the game is over; wg replay proves every roll of it'),
        width,
      ),
    ],
    page,
  );
}
