import { type Recalled, tableNow, tableToBuildOn } from '../game/table.js';
import type { NextLine } from '../log/append.js';
import { type Env, logPath } from '../log/file.js';
import type { Remark, ToldOfEvent } from '../log/line/line.js';
import { resolutionJson } from '../log/line/record-json.js';
import type { Projected } from '../log/projection.js';
import { freshSeed, type Randomness } from '../log/seeds.js';
import type { Fields } from '../rules/field.js';
import { isGiven } from '../rules/flag.js';
import type { Resolution } from '../rules/record.js';
import { EMPTY_TABLE, type State } from '../rules/state.js';
import type { GameState } from '../rules/system.js';
import { sameName } from '../rules/text/likeness.js';
import { sideActing, sidesOf, sideWhoseItIs } from './acting.js';
import { addTo, intended, isRolled, rollIntent } from './begun.js';
import { tableIn } from './house/agreed.js';
import { openTable } from './open-game.js';
import { remarksOn } from './remarks.js';
import { namesOfUnits, resolveEntered, resolveSeeded, type Task } from './resolve.js';
import { sealedSeed } from './sealed.js';

/** What was resolved, and where. */
export interface Recorded {
  readonly record: Resolution;
  /** As it was resolved in the end: other processes may have changed its units meanwhile. */
  readonly task: Task;
  /** What the turn and others spoke against, and what nobody has told. */
  readonly remarks: readonly Remark[];
  /** In a sealed game: the name of the line that holds it, by which anybody finds out whether it is still there. */
  readonly head?: string;
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
  /** The faces that were thrown by hand, where they were. */
  readonly dice: string | undefined;
}

/** What the engine needs of the world around it: where games lie, what time it is, and chance. */
export interface Host extends Randomness {
  readonly env: Env;
  readonly now: () => Date;
}

/** The seed that was typed, or a fresh one: the same whenever it is asked for. */
export function freshly(seed: string | undefined, chance: Randomness): () => string {
  let found = seed;
  return () => {
    found ??= freshSeed(chance);
    return found;
  };
}

/** Resolves with the dice that were thrown, else by a seed, which is only then asked for. */
export const resolveInGame = (
  task: Task,
  past: State | undefined,
  { dice, from }: Pick<Into, 'dice' | 'from'>,
  seed: () => string,
): Resolution =>
  dice === undefined ? resolveSeeded(task, past, seed(), from) : resolveEntered(task, past, dice);

/** A line that is thought of: what is to be resolved, on what, and what the log tells besides. */
interface Thought extends NextLine {
  readonly task: Task;
  readonly past: Projected<Recalled> | undefined;
  readonly remarks: readonly Remark[];
  readonly told: ToldOfEvent;
  /** The commitment of a sealed game. */
  readonly sealed: string | undefined;
  /** Not in a line that only begins. */
  readonly record?: Resolution;
}

/**
 * Resolves, and puts the resolution into the log of the game before anybody sees it. In a sealed game what dice decide is
 * begun in a line of its own, and rolled by the seed that follows from that.
 * @param kept how the rule system says who acts
 * @throws LogError where it builds on the game, and the log cannot be read or written
 */
export async function recorded(
  task: Task,
  into: Into,
  host: Host,
  kept: GameState | undefined,
): Promise<Recorded> {
  const { memory } = task.action;
  const path = logPath(into.game, host.env);
  const usual = freshly(into.seed, host);
  let thought: Thought | undefined;
  const think = () => {
    thought = thoughtOf(thought ? (task.units?.again() ?? task) : task, { path, into, kept, usual });
    return thought;
  };
  try {
    const at = await addTo(path, into.game, host, think);
    const { record, told, past, sealed, task, remarks } = thought!;
    const done = { task, remarks, unread: past?.unread ?? [] };
    if (record) return { ...done, record, ...(sealed !== undefined && { head: at.name }) };
    const rolled = rollIntent(path, at, { task, told, past: past?.state.state, sealed: sealed! }, host);
    return { ...done, record: rolled.record, head: rolled.at.name };
  } catch (error) {
    // A roll that builds on nothing stands even where it cannot be logged; but in a sealed game nobody is to see one
    // that the log does not hold.
    const stands = !memory && !task.units && tableIn(path)?.sealed === undefined;
    if ((error as Error | null)?.name !== 'LogError' || !stands) throw error;
    const { record = resolveInGame(task, undefined, into, usual), remarks = [] } = thought ?? {};
    return { task: thought?.task ?? task, record, remarks, notLogged: (error as Error).message };
  }
}

interface LogPlace {
  readonly path: string;
  readonly into: Into;
  readonly kept: GameState | undefined;
  /** The seed, where the game is not sealed. */
  readonly usual: () => string;
}

/** Thinks of a line as the log stands now. @throws Refusal, LogError, GameOver */
function thoughtOf(task: Task, { path, into, kept, usual }: LogPlace): Thought {
  const { action, system, units } = task;
  const { game, acting } = into;
  const table = openTable(path, game);
  // Of several looks at the log the first says what the line follows: if it has changed since, it is thought again.
  const seen = units?.seen ?? table;
  const deed = { action: action.name, input: task.input };
  const past = action.memory && tableToBuildOn(path, system.id, action.memory, deed);
  const known = past ?? (kept && tableNow(path, system.id, kept.memory));
  const { strict, sealed } = table.state;
  const state = { table: table.state, of: kept, state: known?.state.state ?? EMPTY_TABLE };
  const by =
    sideWhoseItIs(state, deed, acting) ??
    sideBehind(task, acting, sidesOf(state)) ??
    sideActing(state, deed, acting);
  const remarks = remarksOn(task, { of: kept, state: state.state, by: bySaid(task, acting), strict });
  const said = saidAnyway(task);
  const told = {
    ...(past && { n: past.state.n + 1 }),
    ...(by !== undefined && { by }),
    ...(units && { units: { ...namesOfUnits(units), ...(nobodyActs(task) && { befalls: true as const }) } }),
    ...(remarks.length > 0 && { remarks }),
    ...(said.length > 0 && { said }),
  };
  const seed = sealed === undefined ? usual : sealedSeed(path, sealed, seen, into);
  const thought = { seen, task, past, remarks, told, sealed };
  if (sealed !== undefined && into.dice === undefined && isRolled(task, past?.state.state)) {
    // A secret that is lost, or a seed that was typed, is told before anything is begun.
    seed();
    return { ...thought, body: { intent: intended(task, told) } };
  }
  const record = resolveInGame(task, past?.state.state, into, seed);
  return { ...thought, record, body: { ...told, record: resolutionJson(record) as Resolution } };
}

/** Inputs that were typed, and are so anyway. */
const saidAnyway = ({ action, input, inputsTyped = [] }: Task): readonly string[] =>
  inputsTyped.filter((name) => input[name] !== undefined && !isGiven(action.inputs as Fields, input, name));

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
  { action: { roles = [] }, input, units }: Task,
  acting: string | undefined,
  sides: readonly string[],
): string | undefined {
  if (acting !== undefined || !units) return undefined;
  const { by, against } = units;
  const { suffers } = roles.find(({ name }) => units.roles[name]?.length) ?? roles[0] ?? {};
  if (by !== undefined && !(typeof suffers === 'function' ? suffers(input) : suffers)) return by;
  const foe = against ?? by;
  return foe !== undefined && sides.length === 2 ? sides.find((side) => !sameName(side, foe)) : undefined;
}
