import type { AnyMemory } from '../rules/action.js';
import type { Input, Resolution } from '../rules/record.js';
import { appendEvent, type Event, LogError, readLog } from './log.js';

/** An action that is about to be resolved: it may be one that begins anew. */
export interface Asked {
  readonly action: string;
  readonly input: Input;
}

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
 * Folds the log of a game into what an action remembers. An event stands if its number is the next one: of two
 * processes that dealt from the same state, the first to write has dealt, and the other deals again. An event without a
 * number was built on nothing: it stands where it is.
 */
export function remember(path: string, ruleset: string, memory: AnyMemory, asked?: Asked): Memory {
  const { events, unread } = readLog(
    path,
    memory.of.map((name) => `"${name}"`),
  );
  const standing = new Set<string>();
  let state = memory.start;
  let n = 0;
  let lost: number | undefined;
  let strange: number | undefined;
  for (const { n: number, id, record } of events) {
    if (!memory.of.includes(record.action) || record.ruleset !== ruleset) continue;
    if (number === undefined) {
      state = withEvent(memory, state, record);
      continue;
    }
    // Numbers that were written already are of processes that came second.
    if (number <= n) continue;
    try {
      // A number too far on follows a lost event: nothing can be built on it, until somebody begins anew.
      const anew = memory.anew(record);
      if (anew) [lost, strange] = [undefined, undefined];
      else if (number > n + 1) lost ??= n + 1;
      n = number;
      if (lost !== undefined) continue;
      state = memory.after(state, record);
    } catch {
      // Nothing can be built on what cannot be followed, until somebody begins anew.
      strange ??= number;
      lost ??= number;
      n = number;
      continue;
    }
    standing.add(id);
  }
  if (lost !== undefined && !(asked && memory.anew(asked))) {
    const anew = `begin anew with ${memory.anewBy ?? '--new'}`;
    if (strange === lost) {
      throw new LogError(
        'read',
        `event ${lost} of the log ${path} is not one that this version can follow: ${anew}`,
      );
    }
    const where = unread.length ? ` (line ${unread.join(', ')} cannot be read)` : '';
    throw new LogError('read', `event ${lost} of the log ${path} is lost${where}: mend it, or ${anew}`);
  }
  return { state, n, standing, unread };
}

/** The state after an event that was built on nothing; the same as before, where it cannot be followed. */
function withEvent(memory: AnyMemory, state: unknown, record: Resolution): unknown {
  try {
    return memory.after(state, record);
  } catch {
    return state;
  }
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
  of: AnyMemory,
  asked: Asked,
  resolve: (memory: Memory) => Resolution,
  event: (record: Resolution, n: number) => Event,
): Resolution {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const memory = remember(path, ruleset, of, asked);
    const record = resolve(memory);
    const line = event(record, memory.n + 1);
    appendEvent(path, line);
    if (remember(path, ruleset, of, asked).standing.has(line.id)) return record;
  }
  throw new Error('other processes keep dealing from this game');
}
