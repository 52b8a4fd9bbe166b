import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from '../errors.js';
import type { Io } from '../io.js';

/**
 * Shows the man page that comes with the program: by `man` on a terminal, where there is one; elsewhere as it stands, for others to
 * lay out.
 * @throws CliError `output-failed` where this copy of the program has none
 */
export async function showManual(io: Io): Promise<void> {
  const file = join(io.folder ?? '', 'man', 'wg.1');
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new CliError(
      'output-failed',
      'This copy of wg has no man page.',
      'wg help --all tells as much; npm run build makes the page.',
    );
  }
  if (io.stdout.isTTY && (await io.manual?.(file))) return;
  io.stdout.write(text);
}
