import { logPath } from '../game/log.js';
import { recall } from '../game/memory.js';
import { EMPTY_TABLE, type State } from '../rules/state.js';
import type { Io } from './io.js';
import { noteUnread } from './open-game.js';
import type { Options } from './options.js';
import type { Task } from './resolve.js';

/** What an action remembers of the game so far; nothing, for most. */
export function pastOf({ action, system, input }: Task, { game }: Options, io: Io): State | undefined {
  if (!action.memory) return undefined;
  const path = logPath(game, io.env);
  try {
    const { state, unread } = recall(path, system.id, action.memory, { action: action.name, input });
    noteUnread(path, unread, io);
    return state.state;
  } catch (error) {
    // What cannot be followed stops only those who look at it.
    return lostPast(error);
  }
}

/** A past that nothing can be read from. */
function lostPast(error: unknown): State {
  const stop = (): never => {
    throw error;
  };
  return new Proxy(EMPTY_TABLE, { get: stop, has: stop, ownKeys: stop, getOwnPropertyDescriptor: stop });
}
