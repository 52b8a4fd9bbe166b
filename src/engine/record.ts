import { tableNow, tableToBuildOn } from '../game/table.js';
import { add } from '../log/append.js';
import { type Env, logPath } from '../log/file.js';
import type { Remark } from '../log/line.js';
import { resolutionJson } from '../log/record-json.js';
import { clockOf, freshSeed } from '../log/seeds.js';
import { sameName } from '../rules/likeness.js';
import type { Resolution } from '../rules/record.js';
import { EMPTY_TABLE, type State } from '../rules/state.js';
import type { GameState } from '../rules/system.js';
import { sideActing, sidesOf } from './acting.js';
import { openTable } from './open-game.js';
import { remarksOn } from './remarks.js';
import { namedIn, type Task } from './resolve.js';
import { sealedSeed } from './sealed.js';

/** Resolves on what the game remembers. The seed is asked for where the dice come from one. */
export type Resolve = (task: Task, past: State | undefined, seed: () => string) => Resolution;

/** What was resolved, and where. */
export interface Recorded {
  readonly record: Resolution;
  /** As it was resolved in the end: other processes may have changed its units meanwhile. */
  readonly task: Task;
  /** What the turn and others spoke against, and what nobody has told. */
  readonly remarks: readonly Remark[];
  /** Lines of the log that were passed over. */
  readonly unread?: readonly number[];
  /** Why it is not in the log, where it should be. */
  readonly notLogged?: string;
}

/** Where a resolution goes. */
export interface Into {
  readonly game: string;
  /** The side that acts, where it was said. */
  readonly acting: string | undefined;
  /** The seed that was asked for, and the number of the repetition. */
  readonly seed: string | undefined;
  readonly from: number;
}

/** What the engine needs of the world around it: where games lie, and what time it is. */
export interface Host {
  readonly env: Env;
  readonly now: () => Date;
}

/** The seed that was typed, or a fresh one: the same whenever it is asked for. */
export function freshly(seed: string | undefined): () => string {
  let found = seed;
  return () => {
    found ??= freshSeed();
    return found;
  };
}

/**
 * Resolves, and puts the resolution into the log of the game before anybody sees it.
 * @param kept how the rule system says who acts
 * @throws LogError where it builds on the game, and the log cannot be read or written
 */
export function recorded(
  task: Task,
  into: Into,
  host: Host,
  kept: GameState | undefined,
  resolve: Resolve,
): Recorded {
  const { action, system } = task;
  const { game, acting } = into;
  const { memory } = action;
  const path = logPath(game, host.env);
  const usual = freshly(into.seed);
  let sealed: string | undefined;
  let unread: readonly number[] = [];
  let done: Recorded | undefined;
  const think = () => {
    const now = done ? (task.units?.again() ?? task) : task;
    const table = openTable(path, game);
    // Of several looks at the log the first says what the line follows: if it has changed since, it is thought again.
    const seen = now.units?.seen ?? table;
    const deed = { action: action.name, input: now.input };
    const past = memory && tableToBuildOn(path, system.id, memory, deed);
    const known = past ?? (kept && tableNow(path, system.id, kept.memory));
    const { strict } = table.state;
    const state = { table: table.state, of: kept, state: known?.state.state ?? EMPTY_TABLE };
    const by = sideBehind(now, acting, sidesOf(state)) ?? sideActing(state, deed, acting);
    const remarks = remarksOn(now, { of: kept, state: state.state, by: bySaid(now, acting), strict });
    sealed = table.state.sealed;
    // Whatever comes between two tries, another seed goes with it: in a sealed game it follows from the line before.
    const seed = sealed === undefined ? usual : sealedSeed(path, sealed, seen, into);
    const record = resolve(now, past?.state.state, seed);
    done = { task: now, record, remarks };
    unread = past?.unread ?? [];
    const { units } = now;
    return {
      seen,
      body: {
        ...(past && { n: past.state.n + 1 }),
        ...(by !== undefined && { by }),
        ...(units && { units: { ...namedIn(units), ...(nobodyActs(now) && { befalls: true as const }) } }),
        ...(remarks.length > 0 && { remarks }),
        record: resolutionJson(record) as Resolution,
      },
    };
  };
  try {
    add(path, game, clockOf(host), think);
  } catch (error) {
    // A roll that builds on nothing stands even where it cannot be logged; but in a sealed game nobody is to see one
    // that the log does not hold.
    const stands = !memory && !task.units && sealed === undefined;
    if ((error as Error).name !== 'LogError' || !stands) throw error;
    done ??= { task, record: resolve(task, undefined, usual), remarks: [] };
    done = { ...done, notLogged: (error as Error).message };
  }
  return { ...done!, unread };
}

/** Whether nobody of those who are named takes his turn with it. */
const nobodyActs = ({ action: { roles = [] }, units }: Task): boolean =>
  !roles.some(({ name, acts }) => acts && (units?.roles[name]?.length ?? 0) > 0);

/** The side whose turn is asked for: a unit takes its own, whatever the log is told. */
const bySaid = ({ units }: Task, acting: string | undefined): string | undefined => units?.by ?? acting;

/**
 * The side whose dice they are, by the units that were named: that of whoever acts; where one suffers what others rolled
 * for, the other one of two.
 */
function sideBehind(
  { action, units }: Task,
  acting: string | undefined,
  sides: readonly string[],
): string | undefined {
  if (acting !== undefined || !units) return undefined;
  const { by, against } = units;
  if (by !== undefined && !action.roles?.[0]?.suffers) return by;
  const foe = against ?? by;
  return foe !== undefined && sides.length === 2 ? sides.find((side) => !sameName(side, foe)) : undefined;
}
