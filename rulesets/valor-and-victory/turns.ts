import type { Memory, Past } from '../../src/rules/action.js';
import { counted } from '../../src/rules/say.js';
import type { GameState } from '../../src/rules/system.js';

/** What a game remembers of its turn: all of it is a fold over the log. */
export interface Turn {
  /** From 1. */
  readonly turn: number;
  /** Hexes that have launched their close assault this turn (15.1). */
  readonly launched: readonly string[];
  /** Hexes that were close assaulted this turn, each as often as it was. */
  readonly assaulted: readonly string[];
}

export const FIRST: Turn = { turn: 1, launched: [], assaulted: [] };

/** The same hex, however it is written. */
export const hexOf = (typed: string): string => typed.trim().toLowerCase();

/** What actions remember of the turn. */
export const turnMemory: Memory<Turn> = {
  of: ['turn', 'close-assault'],
  start: FIRST,
  anew: ({ action, input }) => action === 'turn' && input.new === true,
  after: (turn, event) => (event.action === 'turn' ? afterTurn(turn, event) : afterAssault(turn, event)),
};

const afterTurn = ({ turn }: Turn, { input }: Past): Turn => ({ ...FIRST, turn: input.new ? 1 : turn + 1 });

const afterAssault = (turn: Turn, { input }: Past): Turn => ({
  ...turn,
  launched: [...turn.launched, ...hexesIn(input.hex)],
  assaulted: [...turn.assaulted, ...hexesIn(input.target)],
});

const hexesIn = (value: unknown): string[] => (typeof value === 'string' ? [hexOf(value)] : []);

/** How a game stands, a line each. */
const standing = ({ turn, launched, assaulted }: Turn): string[] => [
  `turn ${turn}`,
  ...(launched.length > 0 ? [`have close assaulted: ${launched.join(', ')}`] : []),
  ...[...new Set(assaulted)].map(
    (hex) => `${hex}: assaulted ${counted(assaulted.filter((other) => other === hex).length, 'time')}`,
  ),
];

export const game: GameState = { memory: turnMemory, says: standing };
