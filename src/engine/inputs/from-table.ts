import { tableNow } from '../../game/table.js';
import { logPath } from '../../log/file.js';
import type { Input } from '../../rules/record.js';
import { gameStateOf } from '../../rules/system.js';
import type { Filling, FillingOf } from './filling.js';

/**
 * What an action takes from the table where no unit was named.
 * @param asked its inputs as they are so far
 * @returns nothing, where the log of the game cannot be read: whoever needs it will say what is wrong with it
 */
export async function fillingFromTable(
  { system, action, game, env, table }: FillingOf,
  asked: () => Input,
): Promise<Filling | undefined> {
  if (!action.fromTable || action.asksTable?.(asked()) === false) return undefined;
  const memory = action.memory ?? (await gameStateOf(system))?.memory;
  if (!memory) return undefined;
  const filling = (): Filling => {
    const seen = table ?? tableNow(logPath(game, env), system.id, memory);
    return {
      names: [],
      roles: {},
      seen,
      kinds: memory.kinds,
      stood: [],
      again: filling,
    };
  };
  try {
    return filling();
  } catch (error) {
    if ((error as Error).name !== 'LogError') throw error;
    return undefined;
  }
}
