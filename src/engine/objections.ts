import { seededHand } from '../dice/seeded.js';
import { tableNow } from '../game/table.js';
import { type Env, logPath } from '../log/file.js';
import { settingsOf } from '../log/settings.js';
import { missingInputs } from '../rules/action.js';
import { type AnyPermit, forbidding, type Objection, objectionOf, refusalOf } from '../rules/permit.js';
import { isRefusal } from '../rules/rule.js';
import { EMPTY_TABLE } from '../rules/state.js';
import { gameStateOf } from '../rules/system.js';
import { checkActing } from './acting.js';
import { tableBefore } from './before.js';
import { isRefused, spokenAgainst } from './remarks.js';
import { playedBy, type Task } from './resolve.js';
import { withWay } from './ways.js';

/** What speaks against a line of a game, and how much. */
export interface Spoken extends Objection {
  /** The line is refused for it, unless it is played anyway. */
  readonly refused: boolean;
  /** It only tells that nobody has said something: the rule may well allow it. */
  readonly untold?: true;
  /** The option of a ruling by which it speaks; by others it does not. */
  readonly under?: { readonly ruling: string; readonly option: number };
}

/** Where a line would be played. */
interface Where {
  readonly game: string;
  readonly acting: string | undefined;
  readonly env: Env;
}

/**
 * All that speaks against a line as the game stands: the state of its units, the turn, others, and the rule itself. Nothing is
 * resolved. Where inputs are missing, what depends on them is not known.
 * @throws LogError where the game cannot be read; InputError for a side that it does not have
 */
export async function objectionsToLine(task: Task, where: Where): Promise<readonly Spoken[]> {
  const found = [...forbiddenBy(task), ...(await spokenIn(task, where)), ...refusedByRule(task, where)];
  const once = found.filter(
    ({ clause, says }, i) => found.findIndex((of) => of.clause === clause && of.says === says) === i,
  );
  // What forbids it first, in the order in which it is looked at.
  return once.sort((a, b) => Number(b.refused) - Number(a.refused));
}

/**
 * Refuses a line for what is known of it already, before anything is asked: what nobody has told yet cannot save it.
 * @param where the game that it is played in; nothing, where it is only thought of and the turn has nothing to say
 * @throws Refusal; LogError where the game cannot be read; InputError for a side that it does not have
 */
export async function refuseAtOnce(task: Task, where?: Where): Promise<void> {
  if (task.anyway) return;
  const found = [...forbiddenBy(task), ...(where ? await spokenIn(task, where) : [])].find(
    ({ refused }) => refused,
  );
  if (found) throw refusalOf(found);
}

/** What the state of its units forbids. */
const forbiddenBy = (task: Task): Spoken[] => {
  const { action, input, rulings } = task;
  return ((action.permits ?? []) as readonly AnyPermit[]).flatMap((permit) => {
    const { under } = permit;
    return forbidding([permit], input, rulings).map((of) => ({
      ...withWay(of, task),
      refused: true,
      ...(under && { under: { ruling: under.ruling, option: under.option } }),
    }));
  });
};

/** What the turn and others have against it. */
async function spokenIn(task: Task, { game, acting, env }: Where): Promise<Spoken[]> {
  const { system, units } = task;
  const path = logPath(game, env);
  const of = await gameStateOf(system);
  const state = (of && tableNow(path, system.id, of.memory).state.state) ?? EMPTY_TABLE;
  const { strict } = settingsOf(path).state;
  await checkActing(task, { game, acting }, { env });
  const known = { of, state, by: units?.by ?? acting, strict };
  return spokenAgainst(task, known).map(({ refuses, missing, ...one }) => ({
    ...one,
    refused: isRefused({ refuses, missing }, known),
    ...(missing && { untold: true as const }),
  }));
}

/** What the rule itself refuses, once all that can be agreed on is: it is followed with dice that nobody sees. */
function refusedByRule(task: Task, { game, env }: Where): Spoken[] {
  if (missingInputs(task.action, task.input).length > 0) return [];
  try {
    playedBy({ ...task, anyway: true }, tableBefore(task, game, env).state, seededHand('asked', 0));
    return [];
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return [{ ...objectionOf(error), refused: true }];
  }
}
