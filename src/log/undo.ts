import { addLine, type Clock } from './append.js';
import { type LogEntry, lastStanding } from './entries.js';
import type { LogLine } from './line/line.js';
import { settingsOf } from './settings.js';

/** What was taken back. */
interface LineBack {
  readonly entry: LogEntry;
  readonly line: LogLine;
}

/**
 * Takes back the last line of a game that still stands, by a line that says so: nothing is erased.
 * @param nothing is asked for what to throw where there is nothing to take back
 * @throws LogError when the log cannot be read or written
 */
export function takeBack(path: string, game: string, clock: Clock, nothing: () => Error): LineBack {
  let back!: LineBack;
  addLine(path, game, clock, () => {
    // How the log stands is looked at first: whoever adds to it meanwhile comes before this line.
    const { mark, head } = settingsOf(path);
    const last = lastStanding(path);
    if (!last) throw nothing();
    back = last;
    return { seen: { mark, head }, body: { undo: back.entry.name } };
  });
  return back;
}
