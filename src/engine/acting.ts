import { tableNow } from '../game/table.js';
import { type Env, logPath } from '../log/file.js';
import { type Settings, settingsOf } from '../log/settings.js';
import type { State } from '../rules/state.js';
import { type ActionAsked, type GameState, gameStateOf, type RuleSystem } from '../rules/system.js';
import { nameAmong } from '../rules/text/likeness.js';
import { list } from '../rules/text/say.js';
import { InputError } from './errors.js';
import type { Task } from './resolve.js';
import { shown } from './shown.js';
import { didYouMean } from './suggest.js';

/** What the game knows, for those who ask whose an action is. */
interface KnownOfSides {
  readonly table: Pick<Settings, 'sides'>;
  /** What the rule system knows of its games, and of this one. */
  readonly of: GameState | undefined;
  readonly state: State | undefined;
}

/** The sides of a game: as it was begun, or as its lines have told them. */
export function sidesOf({ table, of, state }: KnownOfSides): readonly string[] {
  if (table.sides.length > 0) return table.sides;
  return (state && of?.sides?.(state)) ?? [];
}

/**
 * The side that acts, as it is spelt in the game: the one that was typed, else the one whose action it is by the rules.
 * @param typed the side that is said to act
 * @returns undefined where nobody can tell
 * @throws InputError `bad-value` for a side that the game does not have
 */
export function sideActing(
  known: KnownOfSides,
  deed: ActionAsked,
  typed: string | undefined,
): string | undefined {
  const sides = sidesOf(known);
  if (typed !== undefined) {
    const side = sides.length > 0 ? nameAmong(sides, typed) : typed;
    if (side !== undefined) return side;
    throw new InputError(
      'bad-value',
      'acting',
      ` cannot be '${shown(typed)}': the sides of the game are ${list(sides.map((of) => shown(of)))}.`,
      didYouMean(typed, sides),
    );
  }
  const { of, state, table } = known;
  if (!state || !of?.acting || of.clock.includes(deed.action)) return undefined;
  const side = of.acting(state, table.sides, deed);
  return side !== undefined && sides.length > 0 ? nameAmong(sides, side) : side;
}

/** The side that something is of whoever was named with it, as it is spelt in the game, unless one was typed. */
export function sideWhoseItIs(
  { table, of, state }: KnownOfSides,
  deed: ActionAsked,
  typed: string | undefined,
): string | undefined {
  const sides = sidesOf({ table, of, state });
  const side = typed === undefined && state ? of?.whose?.(state, sides, deed) : undefined;
  return side !== undefined && sides.length > 0 ? nameAmong(sides, side) : side;
}

/**
 * What a game knows, from its log as it stands.
 * @throws LogError when it cannot be read
 */
function knownOf(path: string, system: RuleSystem, of: GameState | undefined): KnownOfSides {
  const state = of && tableNow(path, system.id, of.memory).state.state;
  return { table: settingsOf(path).state, of, state };
}

/** Refuses a side that is said to act and that the game does not have, before anything is rolled. */
export async function checkActing(
  { system, action, input }: Task,
  { game, acting }: { readonly game: string; readonly acting: string | undefined },
  { env }: { readonly env: Env },
): Promise<void> {
  if (acting === undefined) return;
  const of = await gameStateOf(system);
  const known = ifReadable(() => knownOf(logPath(game, env), system, of));
  if (known) sideActing(known, { action: action.name, input }, acting);
}

/** What is wrong with a log is told by whoever needs it. */
function ifReadable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if ((error as Error).name === 'LogError') return undefined;
    throw error;
  }
}
