import { LogError } from '../log/file.js';
import { type EventDone, readDone } from '../log/line/in-part.js';
import { read } from '../log/line/read.js';
import { areEffects } from '../log/line/shape.js';
import type { StandingLine } from '../log/lines.js';
import { type Projected, type Projection, projected } from '../log/projection.js';
import type { Memory, Past } from '../rules/action.js';
import type { State } from '../rules/state.js';
import type { ActionAsked } from '../rules/system.js';
import { EffectError } from '../table/fold/addressed.js';
import { afterMuster, afterPast, afterUndone, mayConcern } from '../table/table.js';

/** The table of a rule system as a game has it. */
export interface Recalled {
  readonly state: State;
  /** Events that build on one another, so far. */
  readonly n: number;
  /** The first of them that is lost: nothing can be built on what came after, until somebody begins anew. */
  readonly lost?: number | undefined;
  /** The first of them that is there and cannot be followed. */
  readonly strange?: number | undefined;
}

/** What a game is folded to. Events without a number were built on nothing: they stand where they are. */
export function tableProjection(ruleset: string, { start, kinds, anew }: Memory): Projection<Recalled> {
  const concerns = (at: StandingLine) => {
    if (at.of.kind !== 'event') return undefined;
    const event = mayConcern(at.text) ? readDone(at) : undefined;
    return event?.record.ruleset === ruleset ? event : undefined;
  };
  const step = (memory: Recalled, at: StandingLine, isUndone: boolean): Recalled => {
    const event = concerns(at);
    if (!event) return memory;
    const { n } = event;
    const then = () =>
      isUndone
        ? afterUndone(memory.state, resolvedIn(event))
        : afterPast(memory.state, resolvedIn(event), kinds);
    if (n === undefined) return { ...memory, state: attempt(then, memory.state) };
    // What begins anew and is taken back has not mended what was lost before it.
    const begins = !isUndone && attempt(() => anew(event.record), false);
    const lost = begins ? undefined : (memory.lost ?? (n > memory.n + 1 ? memory.n + 1 : undefined));
    const now = { state: memory.state, n, lost, strange: begins ? undefined : memory.strange };
    if (lost !== undefined) return now;
    try {
      return { ...now, state: then() };
    } catch {
      return { ...now, lost: n, strange: n };
    }
  };
  return {
    name: `memory-${ruleset}`,
    start: { state: start, n: 0 },
    after: (memory, at) => {
      const sides = read('opening', at)?.sides;
      if (sides) return { ...memory, state: { ...memory.state, sides } };
      const roster = read('roster', at)?.roster;
      if (!roster) return step(memory, at, false);
      if (roster.ruleset !== ruleset) return memory;
      return { ...memory, state: attempt(() => afterMuster(memory.state, roster, kinds), memory.state) };
    },
    undone: (memory, at) => step(memory, at, true),
  };
}

/**
 * An event as a fold sees it.
 * @throws EffectError where its record says that something was done which nobody can do
 */
function resolvedIn({ record, units }: EventDone): Partial<Past> {
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
export const tableNow = (path: string, ruleset: string, of: Memory): Projected<Recalled> =>
  projected(path, tableProjection(ruleset, of));

/**
 * Folds the log of a game into what the actions of a rule system remember.
 * @param asked what is to build on it: it may be what begins anew
 * @param remembered where somebody has folded it already
 * @throws LogError when the log cannot be read, or what it asks for is lost
 */
export function tableToBuildOn(
  path: string,
  ruleset: string,
  of: Memory,
  asked?: ActionAsked,
  remembered = tableNow(path, ruleset, of),
): Projected<Recalled> {
  const { lost, strange } = remembered.state;
  const anew = `begin anew with ${of.anewBy}`;
  if (lost === undefined || (asked && of.anew(asked))) return remembered;
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
