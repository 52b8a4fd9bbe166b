import { statSync } from 'node:fs';

/** How a file is: whoever adds to it or changes it leaves another stamp. */
export interface Stamp {
  readonly ino: number;
  readonly size: number;
  readonly mtimeMs: number;
}

/** How a file was before something was added to it, and how it is with that. */
export interface Grown {
  readonly before: Stamp;
  readonly after: Stamp;
}

/** How a file is now; nothing, where there is none to be read. */
export function stampOf(path: string): Stamp | undefined {
  try {
    // To be told by an error that there is none takes ten times as long.
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** Whether nobody has added to a file or changed it; one that is not there is still not there. */
export const isSame = (one: Stamp | undefined, other: Stamp | undefined): boolean =>
  one?.ino === other?.ino && one?.size === other?.size && one?.mtimeMs === other?.mtimeMs;
