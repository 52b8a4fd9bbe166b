import type { AnyAction } from '../rules/action.js';
import type { Resolution } from '../rules/record.js';
import { appendEvent, type Event, LogError, readLog } from './log.js';

/** What an action remembers of a game, folded from its log. */
export interface Memory {
  readonly state: unknown;
  /** Events counted so far. */
  readonly n: number;
  /** Ids of the events that stand. */
  readonly standing: ReadonlySet<string>;
  /** Lines of the log that could not be read. */
  readonly unread: readonly number[];
}

/**
 * Folds the log of a game into the memory of one action. An event stands if its number is the next one: of two
 * processes that dealt from the same state, the first to write has dealt, and the other deals again.
 */
export function remember(path: string, ruleset: string, action: AnyAction): Memory {
  const { events, unread } = readLog(path, `"${action.name}"`);
  const standing = new Set<string>();
  let state = action.memory?.start;
  let n = 0;
  for (const { n: number, id, record } of events) {
    if (number !== n + 1 || record.action !== action.name || record.ruleset !== ruleset) continue;
    try {
      state = action.memory!.after(state, record.input as never, record.result, record.rulings);
    } catch {
      throw new LogError(
        'read',
        `event ${number} of the log ${path} is not one that this version can follow`,
      );
    }
    n++;
    standing.add(id);
  }
  return { state, n, standing, unread };
}

/** Tries at dealing before the log is given up: every try that fails means that another process dealt. */
const MOST_TRIES = 10_000;

/**
 * Resolves an action that builds on the log, and logs it, so that no two processes ever build on the same state.
 * @param resolve resolves the action on a state
 * @param event wraps the record for the log
 */
export function resolveInTurn(
  path: string,
  ruleset: string,
  action: AnyAction,
  resolve: (memory: Memory) => Resolution,
  event: (record: Resolution, n: number) => Event,
): Resolution {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const memory = remember(path, ruleset, action);
    const record = resolve(memory);
    const line = event(record, memory.n + 1);
    appendEvent(path, line);
    if (remember(path, ruleset, action).standing.has(line.id)) return record;
  }
  throw new Error('other processes keep dealing from this game');
}
