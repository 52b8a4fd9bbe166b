import { type Recalled, tableProjection } from '../game/table.js';
import type { History, PastEvent } from '../log/history.js';
import type { Projection } from '../log/projection.js';
import { settingsProjection } from '../log/settings.js';
import type { AnyAction } from '../rules/action.js';
import type { HouseRules } from '../rules/house.js';
import { DICE } from '../rules/record.js';
import type { State } from '../rules/state.js';
import { actionsOf, type GameState, gameStateOf, type RuleSystem } from '../rules/system.js';

/** Something that was resolved, with all that it was resolved from. */
export interface InContext extends PastEvent {
  /** Undefined where there is no such action. */
  readonly action: AnyAction | undefined;
  /** What its action remembered of the game at that moment, if it does. */
  readonly past: State | undefined;
  /** What it remembered is lost: nobody can tell what it was resolved from. */
  readonly lost: boolean;
  /** The house rules that the game was played by. */
  readonly house: HouseRules | null;
  /** The turn it belongs to, where its rule system tells. */
  readonly turn?: string;
}

/** A rule system with what is played of it, loaded. */
interface Loaded {
  readonly actions: ReadonlyMap<string, AnyAction>;
  readonly game: GameState | undefined;
}

/** Loads what was played in a game. */
async function load(
  { events }: History,
  systems: readonly RuleSystem[],
): Promise<ReadonlyMap<string, Loaded>> {
  const loaded = new Map<string, Loaded>();
  for (const system of systems) {
    const records = events.map(({ event }) => event.record).filter(({ ruleset }) => ruleset === system.id);
    if (records.length === 0) continue;
    const names = new Set(records.map(({ action }) => action));
    const all = await actionsOf(system);
    const actions = new Map(all.filter(({ name }) => names.has(name)).map((of) => [of.name, of]));
    loaded.set(system.id, { actions, game: await gameStateOf(system) });
  }
  return loaded;
}

/** The memory of a rule system, carried along line by line. */
interface Carried {
  readonly part: Projection<Recalled>;
  memory: Recalled;
}

/**
 * Goes through a game once more: everything that was resolved in it, with what it was resolved from.
 * @param systems the rule systems there are
 */
export async function inContext(history: History, systems: readonly RuleSystem[]): Promise<InContext[]> {
  const loaded = await load(history, systems);
  const carried = new Map<string, Carried>();
  const byName = new Map(history.events.map((past) => [past.name, past]));
  let table = settingsProjection.start;
  const asked: InContext[] = [];
  for (const at of history.standing) {
    const resolved = byName.get(at.name);
    if (!resolved) {
      if (!history.undone.has(at.name)) table = settingsProjection.after(table, at);
      continue;
    }
    const { ruleset, action: name } = resolved.event.record;
    const { actions, game } = loaded.get(ruleset) ?? {};
    let of = carried.get(ruleset);
    if (!of && game) {
      const part = tableProjection(ruleset, game.memory);
      of = { part, memory: part.start };
      carried.set(ruleset, of);
    }
    const before = of?.memory;
    if (of) of.memory = (resolved.undone ? of.part.undone! : of.part.after)(of.memory, at);
    const action = actions?.get(name);
    const past = action?.memory && before?.state;
    const anew = action?.memory && begins(action, resolved);
    // Dice by themselves are thrown in whatever turn it is.
    const now = ruleset === DICE ? asked.at(-1)?.turn : undefined;
    const turn = game && of ? turnIn(game, of.memory) : now;
    asked.push({
      ...resolved,
      action,
      past,
      lost: action?.memory !== undefined && before?.lost !== undefined && !anew,
      house: table.house?.ruleset === ruleset ? table.house : null,
      ...(turn !== undefined && { turn }),
    });
  }
  return asked;
}

/** Whether an event begins anew: it does not matter what was lost before it. */
function begins({ memory }: AnyAction, { event }: PastEvent): boolean {
  try {
    return memory!.anew(event.record);
  } catch {
    return false;
  }
}

/** The turn as the rule system tells it; a memory that somebody has tampered with tells none. */
function turnIn({ turn }: GameState, { state }: Recalled): string | undefined {
  try {
    return turn(state);
  } catch {
    return undefined;
  }
}
