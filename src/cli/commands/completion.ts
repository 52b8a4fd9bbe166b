import { shown } from '../../engine/shown.js';
import { didYouMean } from '../../engine/suggest.js';
import { command } from '../command.js';
import { INSTALL, isShell, SHELLS, scriptFor } from '../completion/shells.js';
import { CliError } from '../errors.js';

export const completion = command({
  name: 'completion',
  says: 'makes TAB complete lines of wg in bash, zsh, fish and PowerShell',
  usage: SHELLS.map((shell) => [shell, 'the script by which it does, on stdout']),
  examples: SHELLS.map((shell) => [INSTALL[shell], `once, for every ${shell} that starts from then on`]),
  without: ['ruleset', 'game', 'noLog'],
  run: async ({ words: [shell = '', extra], globals, json, io }) => {
    if (!isShell(shell) || extra !== undefined) {
      throw new CliError(
        'usage',
        `wg completion takes bash, zsh, fish or powershell${shell === '' ? '' : `, not '${shown([shell, extra].join(' ').trim())}'`}.`,
        didYouMean(shell, SHELLS) ?? 'wg help completion tells what to do with it.',
      );
    }
    const script = scriptFor(shell, io.program ?? 'wg');
    if (globals.json) return json({ shell, script });
    io.stdout.write(script);
  },
});
