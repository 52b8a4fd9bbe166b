import { tableNow } from '../../game/table.js';
import { logPath } from '../../log/file.js';
import type { AnyAction } from '../../rules/action.js';
import type { Field } from '../../rules/field.js';
import type { Input } from '../../rules/record.js';
import { gameStateOf } from '../../rules/system.js';
import { filledIn } from '../../table/fill.js';
import type { Filling, FillingOf } from './filling.js';
import { readList, readValue } from './values.js';

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
    const { state } = seen.state;
    return {
      names: [],
      roles: {},
      seen,
      kinds: memory.kinds,
      stood: [],
      fill: (asked) => checkedFilling(action, filledIn(action, [], asked, state)),
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

/** What is filled in has to be what could have been typed. @throws InputError where it could not */
export function checkedFilling(action: AnyAction, filled: Input): Input {
  for (const [name, value] of Object.entries(filled)) {
    const field = action.inputs[name] as Field;
    if (field.kind === 'list' && Array.isArray(value)) readList(name, field, value as readonly string[]);
    else if (field.kind !== 'switch')
      readValue(name, field, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return filled;
}
