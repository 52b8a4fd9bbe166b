import type { State } from '../../../src/rules/state.js';
import { named, sameName } from '../../../src/rules/text/likeness.js';
import type { Launched, Slots } from '../slots.js';
import { hexesOf } from '../terrain/hexes.js';
import { afterActionsIn, nameOf, PLAYERS, type Player, playerIn, TURN_LENGTH } from './phases.js';

/** The turn with its phase, and what else stands on the table besides units. */
export type Turn = Omit<Slots, 'turn'> &
  Slots['turn'] & {
    /** The game goes phase by phase: `wg turn --phase` began this one. */
    readonly byPhases: boolean;
  };

/** A game before anything was done. */
export const FIRST: Turn = {
  turn: 1,
  phase: 0,
  byPhases: false,
  launched: [],
  assaulted: [],
  hexes: {},
  smoke: [],
  factors: {},
  supply: {},
  snipers: {},
  missions: {},
  scattered: [],
};

/** The turn as it stands on the table. */
export const turnOf = ({ slots, spans }: Pick<State, 'slots' | 'spans'>): Turn => ({
  ...FIRST,
  ...(slots as Partial<Turn>),
  ...(slots.turn as Slots['turn'] | undefined),
  byPhases: spans.includes('phase'),
});

/** The same hex, or side, however it is written. */
export const hexOf = (typed: string): string => typed.trim().toLowerCase();
export const sideOf = (side: string | undefined): string => (side === undefined ? '' : hexOf(side));

/** A side as the game names it, by what is kept of its name. */
export const sideSaid = (kept: string, table: Pick<State, 'sides' | 'units'>): string =>
  sidesOf(table).find((side) => sideOf(side) === kept) ?? kept;

/** A hex as the players call it who have units there, or have told of it, by what is kept of its name. */
export function hexSaid(kept: string, table: Pick<State, 'units' | 'slots'>): string {
  const told = Object.values(hexesOf(table)).map(({ name }) => name);
  const hexes = [...table.units.map(({ marks }) => marks.hex), ...told];
  const called = hexes.find((hex): hex is string => typeof hex === 'string' && hexOf(hex) === kept);
  // A letter and a number, as hexes of a map are called.
  return called ?? (/^[a-z]\d+$/.test(kept) ? kept.toUpperCase() : kept);
}

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

/** Snipers may fire at units that move again. */
const rested = (snipers: Turn['snipers']): Turn['snipers'] =>
  Object.fromEntries(Object.entries(snipers).map(([side, { fired: _, ...rest }]) => [side, rest]));

/** Nobody looks for a sniper in a later phase (17.6). */
const soughtNoMore = (snipers: Turn['snipers']): Partial<Pick<Turn, 'snipers'>> =>
  Object.values(snipers).some(({ sought }) => sought !== undefined)
    ? {
        snipers: Object.fromEntries(
          Object.entries(snipers).map(([side, { sought: _, ...rest }]) => [side, rest]),
        ),
      }
    : {};

/** The next phase; the next turn after the last one (5.1). */
export function nextPhase(of: Turn): Turn {
  const turn = { ...of, ...soughtNoMore(of.snipers) };
  const phase = turn.phase + 1;
  if (phase === TURN_LENGTH) return nextTurn(turn);
  return {
    ...turn,
    phase,
    ...(turn.scattered.length > 0 && { scattered: [] }),
    smoke: thinned(turn.smoke, afterActionsIn(turn.phase, phase)),
  };
}

/** The next turn, whatever of this one is left. */
export const nextTurn = (turn: Turn): Turn => ({
  ...turn,
  ...soughtNoMore(turn.snipers),
  turn: turn.turn + 1,
  phase: 0,
  launched: [],
  assaulted: [],
  ...(turn.scattered.length > 0 && { scattered: [] }),
  smoke: thinned(turn.smoke, afterActionsIn(turn.phase, TURN_LENGTH)),
  ...(Object.values(turn.snipers).some(({ fired }) => fired) && {
    snipers: rested(soughtNoMore(turn.snipers).snipers ?? turn.snipers),
  }),
});

/** So many more of something that is counted by name. */
export const more = (counts: Readonly<Record<string, number>>, name: string, n: number) => ({
  ...counts,
  [name]: (named(counts, name) ?? 0) + n,
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

/** A player by the name of his side, where the game has one. */
export const playerSaid = (player: Player, table: State): string =>
  sideOfPlayer(player, table) ?? `player ${player}`;

/** `Fire Phase of Germans`. */
export const phaseSaid = (phase: number, table: State): string =>
  `${nameOf(phase)} of ${playerSaid(playerIn(phase), table)}`;

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

/** Whoever fires in the Movement Phase of the other player fires at units that move (13.8). */
export function firesAtMovers(side: string | undefined, table: State): boolean {
  const active = activeSide(table);
  const isOther = side !== undefined && active !== undefined && !sameName(side, active);
  return isOther && isWhileMoving(turnOf(table)) === 'moving';
}

/** Fire at units that move, in the phase of their own player. */
export const isInterrupting = (input: Readonly<Record<string, unknown>> | undefined): boolean =>
  ['opportunity', 'finalFire', 'fullHex', 'fireLane'].some((flag) => input?.[flag]);
