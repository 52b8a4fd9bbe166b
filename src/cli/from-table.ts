import { logPath } from '../game/log.js';
import { glance } from '../game/memory.js';
import type { AnyAction } from '../rules/action.js';
import type { Field } from '../rules/field.js';
import type { Input } from '../rules/record.js';
import { gameStateOf, type RuleSystem } from '../rules/system.js';
import { filledIn } from '../table/fill.js';
import type { Io } from './io.js';
import type { Filling } from './units.js';
import { readList, readValue } from './values.js';

/**
 * What an action takes from the table where no unit was named.
 * @returns nothing, where the log of the game cannot be read: whoever needs it will say what is wrong with it
 */
export async function fillingFromTable(
  system: RuleSystem,
  action: AnyAction,
  game: string,
  { env }: Pick<Io, 'env'>,
): Promise<Filling | undefined> {
  if (!action.fromTable) return undefined;
  const memory = action.memory ?? (await gameStateOf(system))?.memory;
  if (!memory) return undefined;
  const filling = (): Filling => {
    const seen = glance(logPath(game, env), system.id, memory);
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

/** What is filled in has to be what could have been typed. @throws CliError where it could not */
export function checkedFilling(action: AnyAction, filled: Input): Input {
  for (const [name, value] of Object.entries(filled)) {
    const field = action.inputs[name] as Field;
    if (field.kind === 'list' && Array.isArray(value)) readList(name, field, value as readonly string[]);
    else if (field.kind !== 'switch') readValue(name, field, String(value));
  }
  return filled;
}
