import type { Memory, Past } from '../../src/rules/action.js';
import { counted } from '../../src/rules/say.js';
import type { Deed, GameState } from '../../src/rules/system.js';
import { afterActionsIn, nameOf, PLAYERS, phaseSaid, playerIn, TURN_LENGTH } from './phases.js';

/** What a game remembers of its turn: all of it is a fold over the log. */
export interface Turn {
  /** From 1. */
  readonly turn: number;
  /** The phase of the turn, from 0: six of player A, six of player B. */
  readonly phase: number;
  /** The game goes phase by phase: `wg turn --phase` began this one. */
  readonly byPhases: boolean;
  /** Hexes that have launched their close assault this turn (15.1). */
  readonly launched: readonly string[];
  /** Hexes that were close assaulted this turn, each as often as it was. */
  readonly assaulted: readonly string[];
  /** Smoke on the map: where, and Smoke 1 or Smoke 2. */
  readonly smoke: readonly { readonly where: string; readonly marker: number }[];
  /** Smoke factors that each side has used up. */
  readonly factors: Readonly<Record<string, number>>;
  /** Support missions that each side has used up, by side and mission. */
  readonly missions: Readonly<Record<string, number>>;
}

export const FIRST: Turn = {
  turn: 1,
  phase: 0,
  byPhases: false,
  launched: [],
  assaulted: [],
  smoke: [],
  factors: {},
  missions: {},
};

/** The same hex, or side, however it is written. */
export const hexOf = (typed: string): string => typed.trim().toLowerCase();
export const sideOf = (side: string | undefined): string => (side === undefined ? '' : hexOf(side));

/** What actions remember of the turn. */
export const turnMemory: Memory<Turn> = {
  of: ['turn', 'close-assault', 'smoke', 'artillery'],
  start: FIRST,
  anew: ({ action, input }) => action === 'turn' && input.new === true,
  anewBy: 'wg turn --new',
  after: (turn, event) => AFTER[event.action]!(turn, event),
};

/** How smoke thins in so many After-Action Phases (5.36). */
export const thinned = (smoke: Turn['smoke'], times: number): Turn['smoke'] =>
  smoke.map((cloud) => ({ ...cloud, marker: cloud.marker - times })).filter(({ marker }) => marker > 0);

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
});

const AFTER: Readonly<Record<string, (turn: Turn, event: Past) => Turn>> = {
  turn: (turn, { input }) =>
    input.new
      ? FIRST
      : { ...(input.phase ? nextPhase(turn) : nextTurn(turn)), byPhases: input.phase === true },
  'close-assault': (turn, { input }) => ({
    ...turn,
    launched: [...turn.launched, ...hexesIn(input.hex)],
    assaulted: [...turn.assaulted, ...hexesIn(input.target)],
  }),
  smoke: (turn, { input, result }) => {
    const side = sideIn(input.side);
    const cloud = { where: hexesIn(input.target)[0] ?? '', marker: Number(result.marker) };
    return {
      ...turn,
      factors: more(turn.factors, side, Number(result.factors)),
      smoke: [...turn.smoke, cloud],
    };
  },
  artillery: (turn, { input }) =>
    input.landed
      ? turn
      : { ...turn, missions: more(turn.missions, `${sideIn(input.side)}/${input.mission}`, 1) },
};

const more = (counts: Readonly<Record<string, number>>, name: string, n: number) => ({
  ...counts,
  [name]: (counts[name] ?? 0) + n,
});
const hexesIn = (value: unknown): string[] => (typeof value === 'string' ? [hexOf(value)] : []);
const sideIn = (value: unknown): string => (typeof value === 'string' ? hexOf(value) : '');

/** How a game stands, a line each. */
const standing = ({ turn, phase, launched, assaulted, smoke, factors, missions }: Turn): string[] => [
  `turn ${turn}${phase > 0 ? `, ${phaseSaid(phase)}` : ''}`,
  ...(launched.length > 0 ? [`have close assaulted: ${launched.join(', ')}`] : []),
  ...[...new Set(assaulted)].map(
    (hex) => `${hex}: assaulted ${counted(assaulted.filter((other) => other === hex).length, 'time')}`,
  ),
  ...smoke.map(({ where, marker }) => `Smoke ${marker}${where ? ` in ${where}` : ''}`),
  ...Object.entries(factors).map(
    ([side, n]) => `${side ? `${side}: ` : ''}${counted(n, 'smoke factor')} used`,
  ),
  ...Object.entries(missions).map(([name, n]) => {
    const [side, mission] = name.split('/');
    return `${side ? `${side}: ` : ''}${mission!.replace('-', ' ')} used ${counted(n, 'time')}`;
  }),
];

/** Fire at units that move, in the phase of their own player. */
const INTERRUPTS = ['opportunity', 'finalFire', 'fullHex'];

/**
 * Whose action it is, where the game goes by phases: the active player's, but for fire at units that move and the
 * Defensive Fire Phase (5.2). Player A is the first side, player B the second.
 */
function acting({ phase, byPhases }: Turn, sides: readonly string[], deed?: Deed): string | undefined {
  const { side } = deed?.input ?? {};
  if (typeof side === 'string') return side;
  if (!byPhases) return undefined;
  const other = nameOf(phase) === 'Defensive Fire Phase' || INTERRUPTS.some((flag) => deed?.input[flag]);
  const active = PLAYERS.indexOf(playerIn(phase));
  const player = other ? 1 - active : active;
  return sides[player] ?? PLAYERS[player];
}

export const game: GameState = {
  memory: turnMemory,
  says: standing,
  turn: ({ turn }: Turn) => `turn ${turn}`,
  acting,
  clock: ['turn'],
};
