import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Logs with lines that are not on the disk yet; none, where nobody waits for several at once. */
let waiting: Set<string> | undefined;

/** Sees to it that what was written to a log is on the disk: at once, or with what comes behind it. */
export function toDisk(path: string, file: number): void {
  if (waiting) waiting.add(path);
  else fsyncSync(file);
}

/** For those who tell of several lines at once: the disk is waited for once. */
interface WaitsTogether {
  /** Whether there is a line that nobody may be told of yet. */
  readonly isOwed: () => boolean;
  /** Waits for the disk. @throws the error of the file system */
  readonly settle: () => void;
  /** From here on each line waits for itself again. @throws the error of the file system */
  readonly end: () => void;
}

/** From here on lines of logs do not wait for the disk by themselves: whoever asks for it settles before he tells of any. */
export function togetherOnDisk(): WaitsTogether {
  const owed = new Set<string>();
  waiting = owed;
  const settle = () => {
    for (const path of owed) sync(path);
    owed.clear();
  };
  return {
    isOwed: () => owed.size > 0,
    settle,
    end: () => {
      waiting = undefined;
      settle();
    },
  };
}

function sync(path: string): void {
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
