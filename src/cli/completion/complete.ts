import { printable } from '../../engine/shown.js';
import { CliError } from '../errors.js';
import type { Io } from '../io.js';
import { bashReply } from './bash-reply.js';
import { type Candidate, candidatesFor } from './candidates.js';
import { isShell } from './shells.js';
import { typedLine } from './typed.js';

/**
 * Answers a shell that completes a line: `files` or `words` on the first line, as the names of files can stand there too or
 * not, then a candidate a line, with what it is behind a tab.
 * @param argv the shell, the line up to the cursor (of PowerShell it stands in WG_LINE), and for bash what of it would be replaced
 * @throws CliError `usage` where it is no shell that asks
 */
export async function complete([shell = '', typed, replaced = '']: readonly string[], io: Io): Promise<void> {
  const raw = shell === 'powershell' ? io.env.WG_LINE?.replaceAll('\\', '\\\\') : typed;
  if (!isShell(shell) || raw === undefined) {
    throw new CliError(
      'usage',
      'wg complete is for shells to call.',
      'wg help completion tells how they come to do it.',
    );
  }
  const { words, current } = typedLine(raw);
  const { list, files } = await candidatesFor(words, { text: current.text, says: shell !== 'bash' }, io);
  const lineOf = (of: Candidate) => {
    if (shell === 'bash') return bashReply(of.value, current, replaced);
    return described(shell === 'powershell' ? { ...of, value: inPowerShell(of.value) } : of);
  };
  io.stdout.write([files ? 'files' : 'words', ...list.map(lineOf), ''].join('\n'));
}

/** A word as PowerShell takes it: in quotes, where anything in it would mean something else. */
const inPowerShell = (value: string): string =>
  /^[\w%+=:./-]+$/.test(value) || /^[\p{L}\p{N}\p{M}_%+=:./-]+$/u.test(value)
    ? value
    : `'${value.replaceAll("'", "''")}'`;

/** A candidate with what it is, on one line. */
function described({ value, says }: Candidate): string {
  if (says === undefined) return value;
  const text = printable(says);
  return `${value}\t${text}`;
}
