import { tableNow } from '../game/table.js';
import { type Env, logPath } from '../log/file.js';
import type { Remark } from '../log/line/line.js';
import { settingsOf } from '../log/settings.js';
import { bearingsIn, bearingsOn, forbidding, refusalOf } from '../rules/permit.js';
import type { Unit } from '../rules/roster.js';
import { EMPTY_TABLE, type State } from '../rules/state.js';
import { type GameState, gameStateOf } from '../rules/system.js';
import { type Against, against } from '../table/against.js';
import type { Filling } from './inputs/filling.js';
import type { Task } from './resolve.js';
import { withWay } from './ways.js';

/** What is known of a game, for those who ask what speaks against a line of it. */
interface KnownOfGame {
  readonly of: GameState | undefined;
  readonly state: State;
  /** The side that acts, where it is known. */
  readonly by?: string | undefined;
  /** In a strict game what the turn speaks against is refused. */
  readonly strict?: boolean | undefined;
}

/** Of a line that is no part of a game: whose side units are of is looked at all the same. */
const NO_GAME: KnownOfGame = { of: undefined, state: EMPTY_TABLE };

/** A line as far as it tells of the table: who was named in it. */
interface NamesUnits extends Pick<Task, 'system'> {
  readonly units?: Pick<Filling, 'seen' | 'by'> | undefined;
}

/** What is known of the game for a line that its log does not hold: the table is as it stands for those who were named. */
export async function knownBeside({ system, units }: NamesUnits): Promise<KnownOfGame> {
  const of = units && (await gameStateOf(system));
  return of ? { of, state: units.seen.state.state, by: units.by } : NO_GAME;
}

/**
 * The same for a line that is asked about ahead: as it would be played in the game.
 * @param line one that names units, or whose action looks at the table, is of the game; others are asked of the rules alone
 */
export async function knownAhead(
  line: NamesUnits & Pick<Task, 'action'>,
  game: string,
  env: Env,
): Promise<KnownOfGame> {
  const { action, system, units } = line;
  if (!units && !action.memory) return NO_GAME;
  const path = logPath(game, env);
  const { strict } = settingsOf(path).state;
  if (units) return { ...(await knownBeside(line)), strict };
  const of = await gameStateOf(system);
  return { of, state: (of && tableNow(path, system.id, of.memory).state.state) ?? EMPTY_TABLE, strict };
}

/**
 * What speaks against a line of a game besides the state of its units: the turn, others, whose side they are of.
 * @param found where somebody has asked for it already
 * @throws Refusal where it is not only remarked on, unless the line is played anyway
 */
export function remarksOn(
  task: Task,
  known: KnownOfGame,
  found = spokenAgainst(task, known),
): readonly Remark[] {
  const first = task.anyway ? undefined : found.find((one) => isRefused(one, known));
  if (first) throw refusalOf(first);
  return found.map(({ clause, says }) => ({ clause, text: says }));
}

/** Refuses what the rules forbid of a line that is no part of a game, whatever is rolled. @throws Refusal */
export const refuseBeside = (task: Task): void => void remarksOn(task, NO_GAME);

/**
 * What is to be said to whoever asks about a line ahead: what nobody has told, on which its odds rest as well, and all that speaks
 * against it as the game stands. It has odds all the same.
 */
export const remarksAhead = (task: Task, known: KnownOfGame): readonly Remark[] => {
  const { action, input, rulings } = task;
  return [...forbidding(action.permits ?? [], input, rulings), ...spokenAgainst(task, known)].map(
    ({ clause, says, ...of }) => ({
      clause,
      text: 'missing' in of && of.missing ? says : `not to be played now: ${says}`,
    }),
  );
};

/** Whether it is refused, and not only remarked on. */
export const isRefused = (
  { refuses, missing }: { readonly [K in 'refuses' | 'missing']?: true | undefined },
  { strict }: KnownOfGame,
): boolean => (refuses || (strict && !missing)) ?? false;

/** All that the turn, others and sides have against a line. */
export function spokenAgainst(task: Task, { of, state, by, strict }: KnownOfGame): readonly Against[] {
  const { action, input, inputsTyped = [], rulings } = task;
  const { roles } = action;
  if (!roles) return [];
  const named = inRoles(task);
  const doers = roles.filter(({ acts }) => acts).flatMap(({ name }) => named[name] ?? []);
  const moment = {
    state,
    action: action.name,
    input,
    typed: inputsTyped,
    named,
    doers,
    ...(by !== undefined && { by }),
  };
  const bearings = of ? bearingsOn(action.name, of) : [];
  return against(moment, roles, bearingsIn({ bearings }, { strict, rulings })).map((of) => withWay(of, task));
}

/** The units of a line by their roles, as they stand. */
function inRoles({ units }: Task): Readonly<Record<string, readonly Unit[]>> {
  const { roles = {}, seen } = units ?? {};
  const all = seen?.state.state.units ?? [];
  return Object.fromEntries(
    Object.entries(roles).map(([role, names]) => [
      role,
      names.flatMap((name) => all.filter((unit) => unit.name === name)),
    ]),
  );
}
