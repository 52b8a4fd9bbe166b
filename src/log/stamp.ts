import { type Stats, statSync } from 'node:fs';

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
  /** What was added. */
  readonly by: Buffer;
}

/** How files were found to be in the look that is taken now, if one is. */
let look: Map<string, Stamp | undefined> | undefined;
/** The end of that look. */
let end: NodeJS.Immediate | undefined;

/**
 * Takes a new look, for a line of an evening: it asks seven times how its log is. The look is over when this process writes, and
 * where it waits for anybody: a player who is asked for dice may take minutes.
 */
export function lookAnew(): void {
  look = new Map();
  end ??= setImmediate(() => {
    look = end = undefined;
  });
}

/** Nothing is as it was found: this process has written. */
export function hasWritten(): void {
  look?.clear();
}

/**
 * Does something for which files stay as they are when it first asks for them: by what is done here none of them changes.
 * @param anew whatever was seen of them before
 */
export function inOneLook<T>(does: () => T, anew: boolean): T {
  if (look && !anew) return does();
  const before = look;
  look = new Map();
  try {
    return does();
  } finally {
    look = before;
  }
}

/** How a file is now; nothing, where there is none to be read. */
export function stampOf(path: string): Stamp | undefined {
  if (look?.has(path)) return look.get(path);
  const stamp = statOf(path);
  look?.set(path, stamp);
  return stamp;
}

/** What the system says of a file or folder; nothing, where there is none to be read, or by its name can be none. */
export function statOf(path: string): Stats | undefined {
  try {
    // To be told by an error that there is none takes ten times as long.
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** Whether nobody has added to a file or changed it; one that is not there is still not there. */
export const isSameFile = (one: Stamp | undefined, other: Stamp | undefined): boolean =>
  one?.ino === other?.ino && one?.size === other?.size && one?.mtimeMs === other?.mtimeMs;

/**
 * Reads one file or folder after the other, and what was read last is at hand as long as that stays as it is: every line of an
 * evening asks several times. Where reading throws, or there is nothing to be read, nothing is kept.
 * @param stamped how a file is now: what players write by hand changes without a word to this process
 */
export function whileSame<T>(
  reading: (path: string) => T,
  stamped: (path: string) => Stamp | undefined = stampOf,
): (path: string) => T {
  let last: { readonly path: string; readonly stamp: Stamp; readonly was: T } | undefined;
  return (path) => {
    const stamp = stamped(path);
    if (last?.path === path && isSameFile(last.stamp, stamp)) return last.was;
    const was = reading(path);
    last = stamp && { path, stamp, was };
    return was;
  };
}
