/** The phases of a player, in order (5.2). */
export const PHASES = [
  'Command Phase',
  'Fire Phase',
  'Movement Phase',
  'Defensive Fire Phase',
  'Advance and Assault Phase',
  'After-Action Phase',
] as const;
export const PLAYERS = ['A', 'B'] as const;
export type Player = (typeof PLAYERS)[number];

/** Phases in a turn: each player runs all of them (5.1). */
export const TURN_LENGTH = PLAYERS.length * PHASES.length;

export const playerIn = (phase: number): Player => PLAYERS[Math.floor(phase / PHASES.length)]!;
export const nameOf = (phase: number): (typeof PHASES)[number] => PHASES[phase % PHASES.length]!;

/** After-Action Phases that are over when play has gone from one phase to another. */
export const afterActionsIn = (from: number, to: number): number =>
  Math.floor(to / PHASES.length) - Math.floor(from / PHASES.length);
