import { sameName } from '../../../src/rules/likeness.js';
import type { State } from '../../../src/rules/state.js';
import { afterActionsIn, nameOf, PLAYERS, type Player, playerIn, TURN_LENGTH } from './phases.js';

/** What stands on the table besides units: the turn, smoke, and what was used up. */
export interface Turn {
  /** From 1. */
  readonly turn: number;
  /** The phase of the turn, from 0: six of player A, six of player B. */
  readonly phase: number;
  /** The game goes phase by phase: `wg turn --phase` began this one. */
  readonly byPhases: boolean;
  /** Hexes that have launched their close assault this turn (15.1). */
  readonly launched: readonly Launched[];
  /** Hexes that were close assaulted this turn, each as often as it was. */
  readonly assaulted: readonly string[];
  /** Smoke on the map: where, and Smoke 1 or Smoke 2. */
  readonly smoke: readonly Cloud[];
  /** Smoke factors that each side has used up. */
  readonly factors: Readonly<Record<string, number>>;
  /** What a side had of them when the game began, as it was told: by side, or by side and mission. */
  readonly supply: Readonly<Record<string, number>>;
  /** Snipers that were told of, by their side. */
  readonly snipers: Readonly<Record<string, Sniper>>;
  /** Support missions that each side has used up, by side and mission. */
  readonly missions: Readonly<Record<string, number>>;
}
/** The same as it lies on the table. */
export type Slots = Omit<Turn, 'turn' | 'phase' | 'byPhases'> & {
  readonly turn: Pick<Turn, 'turn' | 'phase'>;
};
/** A hex that has launched its assault, by itself where nobody knows whose units those were. */
export type Launched = string | { readonly hex: string; readonly side: string };
/** The cover of a sniper's hex, whether he has made his opportunity fire of this turn (17.5), and that he was found (17.6). */
type Sniper = { readonly cover?: number; readonly fired?: true; readonly gone?: true };
type Cloud = { readonly where: string; readonly marker: number };

/** A game before anything was done. */
export const FIRST: Turn = {
  turn: 1,
  phase: 0,
  byPhases: false,
  launched: [],
  assaulted: [],
  smoke: [],
  factors: {},
  supply: {},
  snipers: {},
  missions: {},
};

/** The turn as it stands on the table. */
export const turnOf = ({ slots, spans }: Pick<State, 'slots' | 'spans'>): Turn => ({
  ...FIRST,
  ...(slots as Partial<Turn>),
  ...(slots.turn as Pick<Turn, 'turn' | 'phase'> | undefined),
  byPhases: spans.includes('phase'),
});

/** The same hex, or side, however it is written. */
export const hexOf = (typed: string): string => typed.trim().toLowerCase();
export const sideOf = (side: string | undefined): string => (side === undefined ? '' : hexOf(side));

export const launchedHex = (of: Launched): string => (typeof of === 'string' ? of : of.hex);

/** Whether units of this side have launched an assault from a hex: not those whom they have driven out of it. */
export const hasLaunched = ({ launched }: Pick<Turn, 'launched'>, hex: string, side?: string): boolean =>
  launched.some((of) => {
    const isOther = typeof of !== 'string' && side !== undefined && of.side !== sideOf(side);
    return launchedHex(of) === hexOf(hex) && !isOther;
  });

/** The sides of the game in their order, or those of its units where it was begun without any: the first is player A. */
export const sidesOf = ({ sides, units }: Pick<State, 'sides' | 'units'>): readonly string[] =>
  sides ?? [...new Set(units.flatMap(({ side }) => side ?? []))];

/** How smoke thins in so many After-Action Phases (5.36). */
const thinned = (smoke: Turn['smoke'], times: number): Turn['smoke'] =>
  times === 0
    ? smoke
    : smoke.flatMap((cloud) => (cloud.marker > times ? [{ ...cloud, marker: cloud.marker - times }] : []));

/** Snipers may fire at units that move again; of those whose hex nobody told nothing is left to know. */
const rested = (snipers: Turn['snipers']): Turn['snipers'] =>
  Object.fromEntries(
    Object.entries(snipers).flatMap(([side, { fired: _, ...rest }]) =>
      Object.keys(rest).length > 0 ? [[side, rest]] : [],
    ),
  );

/** The next phase; the next turn after the last one (5.1). */
export function nextPhase(turn: Turn): Turn {
  const phase = turn.phase + 1;
  if (phase === TURN_LENGTH) return nextTurn(turn);
  return { ...turn, phase, smoke: thinned(turn.smoke, afterActionsIn(turn.phase, phase)) };
}

/** The next turn, whatever of this one is left. */
export const nextTurn = (turn: Turn): Turn => ({
  ...turn,
  turn: turn.turn + 1,
  phase: 0,
  launched: [],
  assaulted: [],
  smoke: thinned(turn.smoke, afterActionsIn(turn.phase, TURN_LENGTH)),
  ...(Object.values(turn.snipers).some(({ fired }) => fired) && { snipers: rested(turn.snipers) }),
});

/** So many more of something that is counted by name. */
export const more = (counts: Readonly<Record<string, number>>, name: string, n: number) => ({
  ...counts,
  [name]: (counts[name] ?? 0) + n,
});

/**
 * Whose action it is, where the game goes by phases: the active player's, but for fire at units that move and the
 * Defensive Fire Phase (5.2).
 * @param interrupts it is fire at units that move
 */
export function playerToAct({ phase }: Pick<Turn, 'phase'>, interrupts: boolean): Player {
  const other = nameOf(phase) === 'Defensive Fire Phase' || interrupts;
  const active = PLAYERS.indexOf(playerIn(phase));
  return PLAYERS[other ? 1 - active : active]!;
}

/** Player A is the first side, player B the second. */
export const sideOfPlayer = (player: Player, table: State): string | undefined =>
  sidesOf(table)[PLAYERS.indexOf(player)];

/** The side whose phase it is; nobody's, where the game does not go by phases. */
export function activeSide(table: State): string | undefined {
  const { byPhases, phase } = turnOf(table);
  return byPhases ? sideOfPlayer(playerIn(phase), table) : undefined;
}

/** Whether it is a phase in which units move, or advance. */
export function isWhileMoving({ phase }: Pick<Turn, 'phase'>): 'moving' | 'advancing' | undefined {
  const name = nameOf(phase);
  if (name === 'Movement Phase') return 'moving';
  return name === 'Advance and Assault Phase' ? 'advancing' : undefined;
}

/** Whoever fires while the other player moves fires at units that move (13.8). */
export function firesAtMovers(side: string | undefined, table: State): boolean {
  const active = activeSide(table);
  const isOther = side !== undefined && active !== undefined && !sameName(side, active);
  return isOther && isWhileMoving(turnOf(table)) !== undefined;
}

/** Fire at units that move, in the phase of their own player. */
export const isInterrupting = (input: Readonly<Record<string, unknown>> | undefined): boolean =>
  ['opportunity', 'finalFire', 'fullHex', 'fireLane'].some((flag) => input?.[flag]);
