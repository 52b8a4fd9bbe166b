import type { AnyMemory, Past } from '../rules/action.js';
import type { Deed } from '../rules/system.js';
import { EffectError } from '../table/fold.js';
import { areEffects } from './effect-shape.js';
import type { Standing } from './follow.js';
import { type Event, read } from './line.js';
import { LogError } from './log.js';
import { look, type Part, type Remembered } from './remember.js';

/** What the actions of a rule system remember of a game. */
export interface Memory {
  readonly state: unknown;
  /** Events that build on one another, so far. */
  readonly n: number;
  /** The first of them that is lost: nothing can be built on what came after, until somebody begins anew. */
  readonly lost?: number | undefined;
  /** The first of them that is there and cannot be followed. */
  readonly strange?: number | undefined;
}

/** What a memory of a rule system is folded to. Events without a number were built on nothing: they stand where they are. */
export function memoryPart(
  ruleset: string,
  { of, touches, start, anew, after, undone, mustered, opened }: AnyMemory,
): Part<Memory> {
  const names = of.map((name) => `"action":"${name}"`);
  const mayConcern = ({ of: { kind }, text }: Standing) =>
    kind === 'event' && (names.some((name) => text.includes(name)) || (touches?.(text) ?? false));
  const concerns = (at: Standing) => {
    const event = mayConcern(at) ? read('event', at) : undefined;
    return event?.record.ruleset === ruleset && (touches || of.includes(event.record.action))
      ? event
      : undefined;
  };
  const step = (memory: Memory, at: Standing, then: typeof after): Memory => {
    const event = concerns(at);
    if (!event) return memory;
    const { n } = event;
    const stateAfter = () => then(memory.state, pastOf(event));
    if (n === undefined) return { ...memory, state: attempt(stateAfter, memory.state) };
    // What begins anew and is taken back has not mended what was lost before it.
    const begins = then === after && attempt(() => anew(event.record), false);
    const lost = begins ? undefined : (memory.lost ?? (n > memory.n + 1 ? memory.n + 1 : undefined));
    const now = { state: memory.state, n, lost, strange: begins ? undefined : memory.strange };
    if (lost !== undefined) return now;
    try {
      return { ...now, state: stateAfter() };
    } catch {
      return { ...now, lost: n, strange: n };
    }
  };
  return {
    name: `memory-${ruleset}`,
    start: { state: start, n: 0 },
    after: (memory, at) => {
      const sides = opened && read('opening', at)?.sides;
      if (sides) return { ...memory, state: opened(memory.state, sides) };
      const roster = mustered && read('roster', at)?.roster;
      if (!roster) return step(memory, at, after);
      if (roster.ruleset !== ruleset) return memory;
      return { ...memory, state: attempt(() => mustered(memory.state, roster), memory.state) };
    },
    undone: (memory, at) => step(memory, at, undone ?? ((state) => state)),
  };
}

/**
 * An event as a fold sees it.
 * @throws EffectError where its record says that something was done which nobody can do
 */
export function pastOf({ record, units }: Event): Past {
  if (!areEffects(record.effects)) throw new EffectError(`${record.action} did what nobody can do`);
  return units?.roles ? { ...record, named: units.roles } : record;
}

/** What a function returns, or something else where it fails. */
function attempt<T>(what: () => T, otherwise: T): T {
  try {
    return what();
  } catch {
    return otherwise;
  }
}

/**
 * What the actions of a rule system remember, for those who only look: whatever is lost of it.
 * @throws LogError when the log cannot be read
 */
export const glance = (path: string, ruleset: string, of: AnyMemory): Remembered<Memory> =>
  look(path, memoryPart(ruleset, of));

/**
 * Folds the log of a game into what the actions of a rule system remember.
 * @param deed what is to build on it: it may be what begins anew
 * @throws LogError when the log cannot be read, or what it asks for is lost
 */
export function recall(path: string, ruleset: string, of: AnyMemory, deed?: Deed): Remembered<Memory> {
  const remembered = glance(path, ruleset, of);
  const { lost, strange } = remembered.state;
  const anew = `begin anew with ${of.anewBy ?? '--new'}`;
  if (lost === undefined || (deed && of.anew(deed))) return remembered;
  if (strange === lost) {
    throw new LogError(
      'read',
      `event ${lost} of the log ${path} is not one that this version can follow: ${anew}`,
    );
  }
  const { unread } = remembered;
  const where = unread.length ? ` (line ${unread.join(', ')} cannot be read)` : '';
  throw new LogError('read', `event ${lost} of the log ${path} is lost${where}: mend it, or ${anew}`);
}
