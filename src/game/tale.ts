import type { AnyMemory } from '../rules/action.js';
import type { Followed, Standing } from './follow.js';
import { type Line, read } from './line.js';
import { type Memory, memoryPart } from './memory.js';
import type { Part } from './remember.js';

/** How a rule system tells the turn from what it remembers. */
export interface TurnTeller {
  readonly memory: AnyMemory;
  readonly turn: (state: never) => string;
}

/** A line of a log in its place in the story. */
export interface Told {
  readonly line: Line;
  /** The number of its line in the file, from 1. */
  readonly at: number;
  /** For an event: its number among all that was resolved, from 1. */
  readonly number?: number;
  /** The turn it belongs to, where its rule system tells. */
  readonly turn?: string;
  /** It was taken back later on. */
  readonly undone: boolean;
  /** The number of the line that this one takes back. */
  readonly takesBack?: number;
}

/** The memory of a rule system, carried along line by line. */
interface Carried {
  readonly part: Part<Memory>;
  readonly turn: (state: never) => string;
  memory: Memory;
}

/**
 * The lines of a log one by one, each with the turn it belongs to. An event that begins a turn belongs to it; one that was
 * taken back belongs where the game stands without it. Lines that are none are left out.
 * @param tellers by rule system; what is played by another has no turns
 */
export function* taleOf(
  { standing }: Pick<Followed, 'standing'>,
  tellers: Readonly<Record<string, TurnTeller>>,
): Generator<Told> {
  const numberOf = new Map<string, number>();
  const undone = new Set(standing.flatMap((at) => read('undone', at)?.undo ?? []));
  const carried = new Map<string, Carried>();
  let number = 0;
  let turn: string | undefined;
  for (const at of standing) {
    const line: Line | undefined = read(at.of.kind, at);
    if (!line) continue;
    numberOf.set(at.name, at.number);
    const isUndone = undone.has(at.name);
    if ('record' in line) {
      turn = turnAfter(at, line.record.ruleset, isUndone, carried, tellers);
      number++;
    }
    const takesBack = 'undo' in line ? numberOf.get(line.undo) : undefined;
    yield {
      line,
      at: at.number,
      ...('record' in line && { number }),
      ...(turn !== undefined && { turn }),
      undone: isUndone,
      ...(takesBack !== undefined && { takesBack }),
    };
  }
}

/** The turn it is behind a line, as its rule system tells. */
function turnAfter(
  at: Standing,
  ruleset: string,
  undone: boolean,
  carried: Map<string, Carried>,
  tellers: Readonly<Record<string, TurnTeller>>,
): string | undefined {
  const teller = Object.hasOwn(tellers, ruleset) ? tellers[ruleset] : undefined;
  if (!teller) return undefined;
  let of = carried.get(ruleset);
  if (!of) {
    const part = memoryPart(ruleset, teller.memory);
    of = { part, turn: teller.turn, memory: part.start };
    carried.set(ruleset, of);
  }
  const { part } = of;
  of.memory = (undone ? (part.undone ?? ((memory) => memory)) : part.after)(of.memory, at);
  return of.turn(of.memory.state as never);
}
