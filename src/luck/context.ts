import { type Recalled, tableProjection } from '../game/table.js';
import { TakenBack } from '../log/follow.js';
import type { Event, LineKind } from '../log/line/line.js';
import { read } from '../log/line/read.js';
import type { LogLines, StandingLine } from '../log/lines.js';
import type { Projection } from '../log/projection.js';
import { settingsProjection } from '../log/settings.js';
import type { AnyAction } from '../rules/action.js';
import type { HouseRules } from '../rules/book/house.js';
import { DICE } from '../rules/record.js';
import type { State } from '../rules/state.js';
import { actionsOf, type GameState, gameStateOf, type RuleSystem } from '../rules/system.js';

/** Something that was resolved, as much of it as is kept of every one: what it came to stands in the log. */
export interface Resolved {
  /** Its number among all that was resolved in the game, from 1. */
  readonly number: number;
  /** Its rule system. */
  readonly ruleset: string;
  /** The side that acted, where it is known. */
  readonly by?: string;
  /** The turn it belongs to, where its rule system tells. */
  readonly turn?: string;
  /** It was taken back later on. */
  readonly undone: boolean;
  readonly at: StandingLine;
}

/** Something that was resolved, with all that it was resolved from. */
export interface InContext {
  readonly asked: Resolved;
  readonly event: Event;
  /** Undefined where there is no such action. */
  readonly action: AnyAction | undefined;
  /** What its action remembered of the game at that moment, if it does. */
  readonly past: State | undefined;
  /** What it remembered is lost: nobody can tell what it was resolved from. */
  readonly lost: boolean;
  /** The house rules that the game was played by. */
  readonly house: HouseRules | null;
}

/** A rule system with what is played of it, and its memory, carried along line by line. */
interface Carried {
  readonly actions: ReadonlyMap<string, AnyAction>;
  readonly game: GameState | undefined;
  readonly part: Projection<Recalled> | undefined;
  memory: Recalled | undefined;
  /** As it was told last. */
  turn?: string | undefined;
}

async function begun(system: RuleSystem): Promise<Carried> {
  const actions = new Map((await actionsOf(system)).map((of) => [of.name, of]));
  const game = await gameStateOf(system);
  const part = game && tableProjection(system.id, game.memory);
  return { actions, game, part, memory: part?.start };
}

/** Lines by which sides and units come onto the table: as a rule before anything is resolved by the rules that they are of. */
const BY_HAND: readonly LineKind[] = ['opening', 'roster'];

/** Carries the memory of a rule system on by a line. */
function carryOn(of: Carried, { at, isUndone }: Passed): void {
  const { part } = of;
  if (part) of.memory = (isUndone ? part.undone! : part.after)(of.memory!, at);
}

/** A line that was gone through. */
interface Passed {
  readonly at: StandingLine;
  readonly isUndone: boolean;
}

/**
 * Goes through a game once more: everything that was resolved in it, with what it was resolved from.
 * @param standing the lines of its log
 * @param systems the rule systems there are
 * @param working is told before each line how many there are
 */
export async function* inContext(
  standing: LogLines,
  systems: readonly RuleSystem[],
  working: (done: number, all: number) => void,
): AsyncGenerator<InContext> {
  const undone = new TakenBack(standing);
  const carried = new Map<string, Carried>();
  let table = settingsProjection.start;
  let last: Resolved | undefined;
  let number = 0;
  let gone = 0;
  const byHand: Passed[] = [];
  for (const at of standing) {
    working(gone++, standing.length);
    const isUndone = undone.has(at);
    if (at.of.kind === 'event') number++;
    const event = read('event', at);
    if (!event) {
      if (!isUndone) table = settingsProjection.after(table, at);
      if (!BY_HAND.includes(at.of.kind)) continue;
      byHand.push({ at, isUndone });
      for (const of of carried.values()) carryOn(of, { at, isUndone });
      continue;
    }
    const { ruleset, action: name } = event.record;
    const system = systems.find(({ id }) => id === ruleset);
    let of = carried.get(ruleset);
    if (!of && system) {
      of = await begun(system);
      for (const passed of byHand) carryOn(of, passed);
      carried.set(ruleset, of);
    }
    const before = of?.memory;
    if (of) carryOn(of, { at, isUndone });
    const action = of?.actions.get(name);
    const past = action?.memory && before?.state;
    const anew = action?.memory && begins(action, event);
    // Dice by themselves are thrown in whatever turn it is.
    const now = ruleset === DICE ? last?.turn : undefined;
    const turn = of?.game ? turnBehind(of, before) : now;
    const { by } = event;
    last = {
      number,
      ruleset: system?.id ?? ruleset,
      ...(by !== undefined && { by }),
      ...(turn !== undefined && { turn }),
      undone: isUndone,
      at,
    };
    yield {
      asked: last,
      event,
      action,
      past,
      lost: action?.memory !== undefined && before?.lost !== undefined && !anew,
      house: table.house?.ruleset === ruleset ? table.house : null,
    };
  }
}

/** Whether an event begins anew: it does not matter what was lost before it. */
function begins({ memory }: AnyAction, { record }: Event): boolean {
  try {
    return memory!.anew(record);
  } catch {
    return false;
  }
}

/** The turn behind an event: most are of the one before. */
function turnBehind(of: Carried, before: Recalled | undefined): string | undefined {
  if (of.memory !== before || of.turn === undefined) of.turn = turnIn(of.game!, of.memory!);
  return of.turn;
}

/** The turn as the rule system tells it; a memory that somebody has tampered with tells none. */
function turnIn({ turn }: GameState, { state }: Recalled): string | undefined {
  try {
    return turn(state);
  } catch {
    return undefined;
  }
}
