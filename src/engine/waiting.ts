import { tableNow } from '../game/table.js';
import { logPath } from '../log/file.js';
import type { AnyAction, Waiting } from '../rules/action.js';
import { tellsOf } from '../rules/filled.js';
import type { Input } from '../rules/record.js';
import type { State } from '../rules/state.js';
import { gameStateOf } from '../rules/system.js';
import { sameName } from '../rules/text/likeness.js';
import { tableIn } from './house/agreed.js';
import type { Filling, FillingOf } from './inputs/filling.js';
import type { Given } from './inputs/inputs.js';
import type { TypedLine } from './task.js';

/** What a game waits for, as a line that lacks something may mean it. */

/**
 * Which of its action a game waits for, of those in which everybody takes part who was named, and somebody besides; of these, those
 * of whom the inputs speak.
 * @param asked what was typed, as inputs
 * @returns undefined of a line that says itself who takes part, of an action that no game waits for, and where there are no units
 * @throws LogError
 */
export async function waitingFor(
  given: Given,
  filling: Filling | undefined,
  of: FillingOf,
  asked: () => Input,
): Promise<readonly Waiting[] | undefined> {
  const { waits, speaksOf } = of.action;
  if (!waits || tellsWho(of.action, given)) return undefined;
  const named = filling?.names ?? [];
  const table = await tableOf(of, filling);
  if (table.units.length === 0) return undefined;
  const all = waits(table).filter(takesIn(named));
  const spoken = speaksOf ? all.filter(takesIn(speaksOf(asked()))) : all;
  const theirs = spoken.length > 0 ? spoken : all;
  const more = theirs.filter(({ units }) => units.flat().length > named.length);
  return theirs.length > 0 && more.length === 0 ? undefined : more;
}

/** Whether all of them take part in a deed. */
const takesIn =
  (names: readonly string[]) =>
  ({ units }: Waiting): boolean =>
    names.every((name) => units.flat().some((other) => sameName(other, name)));

const tellsWho = ({ roles = [] }: AnyAction, given: Given): boolean =>
  Object.keys(given).some((name) => roles.some((role) => tellsOf(role, name)));

/** The table that is asked; one on which nobody stands, where its game has ended. */
async function tableOf(
  { system, game, env, table }: FillingOf,
  filling: Filling | undefined,
): Promise<State> {
  if (table) return table.state.state;
  const { memory } = (await gameStateOf(system))!;
  const path = logPath(game, env);
  if (tableIn(path)?.ended) return memory.start;
  return (filling?.seen ?? tableNow(path, system.id, memory)).state.state;
}

/** The line that a deed is that a game waits for, where this was typed. */
export const lineOfDue = ({ given }: Pick<TypedLine, 'given'>, { units, typed }: Waiting): TypedLine => ({
  words: units.map((names) => names.join(',')),
  given: { ...typed, ...given },
});
