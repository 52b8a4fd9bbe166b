import { readDone, readDoneBy } from '../log/line/in-part.js';
import type { DoneBy } from '../log/line/parts.js';
import { type Projected, type Projection, project } from '../log/projection.js';
import type { GameState } from '../rules/system.js';
import { type Recalled, tableProjection } from './table.js';

/** What a side has done in a turn. */
export interface Acted {
  /** The side; undefined for actions of which nobody knows whose they were. */
  readonly by?: string;
  /** The units that acted, where they were named. */
  readonly units: readonly string[];
  readonly actions: number;
}

/** The turn that a game is in. */
interface TurnState {
  readonly memory: Recalled;
  readonly turn: string;
  readonly acted: readonly Acted[];
}

/** An action more, behind those that the side has done. */
function withAction(acted: readonly Acted[], { by, units }: DoneBy): readonly Acted[] {
  const i = acted.findIndex((of) => of.by === by);
  const { units: named, actions } = acted[i] ?? { units: [], actions: 0 };
  const own = units?.befalls ? [] : (units?.groups?.[0]?.names ?? units?.names.slice(0, 1) ?? []);
  const names = own.every((name) => named.includes(name)) ? named : [...new Set([...named, ...own])];
  const now = { units: names, actions: actions + 1 };
  const theirs = by === undefined ? now : { by, ...now };
  return i < 0 ? [...acted, theirs] : acted.with(i, theirs);
}

/** The part of a game that tells it. @param state what the rule system knows of its games */
export function turnPart(ruleset: string, { memory, turn, clock }: GameState): Projection<TurnState> {
  const { start, after, undone } = tableProjection(ruleset, memory);
  const called = (of: Recalled): string => turn(of.state);
  const step = (before: TurnState, remembered: Recalled): TurnState => {
    // Most of what is resolved says nothing that the turn could be told by.
    const now = remembered === before.memory ? before.turn : called(remembered);
    return { memory: remembered, turn: now, acted: now === before.turn ? before.acted : [] };
  };
  return {
    name: `turn-${ruleset}`,
    start: { memory: start, turn: called(start), acted: [] },
    after(before, at) {
      // Sides, and those who come in, are told by lines that are no events.
      if (at.of.kind !== 'event') return { ...before, memory: after(before.memory, at) };
      const doneBy = readDoneBy(at);
      if (doneBy?.record.ruleset !== ruleset) return before;
      const now = step(before, after(before.memory, at));
      if (!clock.includes(doneBy.record.action)) return { ...now, acted: withAction(now.acted, doneBy) };
      const done = readDone(at);
      return done && memory.anew(done.record) ? { ...now, acted: [] } : now;
    },
    undone: (before, at) => step(before, undone!(before.memory, at)),
  };
}

/**
 * The turn that a game is in, and who has acted in it.
 * @param state what the rule system knows of its games
 * @throws LogError when the log cannot be read
 */
export const turnOf = (path: string, ruleset: string, state: GameState): Projected<TurnState> =>
  project(path, turnPart(ruleset, state));
