import { proofOf } from '../../engine/proof/proof.js';
import { bytesOf } from '../../log/bytes.js';
import { LogError } from '../../log/file.js';
import { failureOf } from '../failure.js';

/**
 * What a line that reads a log has really failed at: where the program comes upon something that it cannot have written
 * itself, that is no fault of its own.
 * @param path the log
 * @returns that line of the log, where there is one that does not follow; else the error as it is
 */
export async function atFault(error: unknown, path: string): Promise<unknown> {
  if (failureOf(error).code !== 'internal') return error;
  try {
    const { fault } = await proofOf(bytesOf(path));
    return fault ? new LogError('read', `line ${fault.line} of the log ${path} ${fault.why}`) : error;
  } catch {
    return error;
  }
}
