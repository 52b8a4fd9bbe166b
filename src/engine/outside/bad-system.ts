import { EngineError } from '../errors.js';

/** A rule system of another package cannot be played. @param says goes on from where it is */
export const badSystem = (where: string, says: string, hint?: string): EngineError =>
  new EngineError('bad-system', `The rule system ${where} ${says}.`, hint);

/** What the code of another package has thrown, as an error: it may throw anything. */
export function asError(of: unknown): NodeJS.ErrnoException {
  try {
    const { message, stack } = of as Error;
    if (typeof message === 'string' && typeof stack === 'string') return of as Error;
  } catch {}
  return new Error(typeof of === 'string' ? of : 'it throws something that is no error');
}

/**
 * The first place in a folder that an error has come by, as `fire.js:12:5`.
 * @returns nothing where it has come by none
 */
export function placeIn({ stack = '' }: Error, folder: string): string | undefined {
  for (const line of stack.split('\n'))
    for (const path of [folder, encodeURI(folder.replaceAll('\\', '/'))]) {
      const at = line.indexOf(`${path}/`);
      const place = at < 0 ? null : /^(.*?:\d+(?::\d+)?)\)?$/.exec(line.slice(at + path.length + 1));
      if (place && !place[1]!.startsWith('node_modules/')) return place[1]!;
    }
  return undefined;
}
