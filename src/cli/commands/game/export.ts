import { shown } from '../../../engine/shown.js';
import { bytesFrom, fileTrouble, logPath } from '../../../log/file.js';
import { writtenLines } from '../../../render/page.js';
import { command } from '../../command.js';
import { CliError } from '../../errors.js';
import { gameNamed } from '../../game/game-names.js';
import { writeNew } from '../../new-file.js';

export const exportGame = command({
  name: 'game export',
  says: 'the log of the game, byte for byte',
  usage: [['[file]', 'the log of the game, byte for byte, to a file, or on stdout (-)']],
  without: ['ruleset', 'noLog'],
  run: async ({ words, globals, json, page, io, game: asked }) => {
    const [file, extra] = words;
    if (extra !== undefined || file === '') {
      throw new CliError(
        'usage',
        'wg game export takes one file, or none.',
        'As in: wg game export arnhem.jsonl',
      );
    }
    const game = gameNamed(asked, io);
    const bytes = bytesFrom(logPath(game, io.env), 0);
    if (file === undefined || file === '-') return io.stdout.write(bytes);
    await exportTo(file, bytes);
    if (globals.json) return json({ game, file, bytes: bytes.length });
    io.stdout.write(writtenLines([`The log of ${shown(game, 64)} is in ${shown(file, 500)}.`], page));
  },
});

/** Writes a file that is not there yet: what was exported before is not lost. */
async function exportTo(file: string, bytes: Uint8Array): Promise<void> {
  try {
    await writeNew(file, [bytes]);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST')
      throw new CliError('output-failed', `There is a file ${shown(file, 500)} already.`, 'Name another.');
    throw new CliError(
      'output-failed',
      `The log cannot be written to ${shown(file, 500)} (${fileTrouble(code)}).`,
    );
  }
}
