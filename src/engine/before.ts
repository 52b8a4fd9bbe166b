import { tableToBuildOn } from '../game/table.js';
import { type Env, logPath } from '../log/file.js';
import { EMPTY_TABLE, type State } from '../rules/state.js';
import type { Task } from './resolve.js';

/** The table that an action is resolved on. */
interface Before {
  /** Nothing for most: they look at no table. */
  readonly state?: State;
  /** Lines of the log that were passed over. */
  readonly unread: readonly number[];
}

/** The table of a game as an action is to be resolved on it. */
export function tableBefore({ action, system, input }: Task, game: string, env: Env): Before {
  if (!action.memory) return { unread: [] };
  try {
    const deed = { action: action.name, input };
    const { state, unread } = tableToBuildOn(logPath(game, env), system.id, action.memory, deed);
    return { state: state.state, unread };
  } catch (error) {
    // What cannot be followed stops only those who look at it.
    return { state: lostTable(error), unread: [] };
  }
}

/** A table that nothing can be read from. */
function lostTable(error: unknown): State {
  const stop = (): never => {
    throw error;
  };
  return new Proxy(EMPTY_TABLE, { get: stop, has: stop, ownKeys: stop, getOwnPropertyDescriptor: stop });
}
