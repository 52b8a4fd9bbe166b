import type { Memory } from '../../src/rules/action.js';
import type { Deed, GameState } from '../../src/rules/system.js';
import { AFTER } from './after.js';
import { type Battle, change, known, START } from './battle.js';
import { lying } from './recorded.js';
import { mustered } from './roster/mustered.js';
import { partsOf } from './roster/says.js';
import { asUnit } from './roster/units.js';
import { MOST_SIDES } from './sides.js';

/** What every action remembers of the game. */
export const memory: Memory<Battle> = {
  of: [
    'muster',
    'initiative',
    'pass',
    'activate',
    'move',
    'shoot',
    'melee',
    'withdraw',
    'vehicle-damage',
    'overrun',
  ],
  start: START,
  anew: ({ action, input }) => action === 'initiative' && input.new === true,
  anewBy: 'wg initiative --new',
  after(battle, event) {
    const { name, target } = event.input;
    const after = AFTER[event.action]!(battle, event);
    // What a name stands for is remembered from its first mention.
    const all = [name, target].reduce<Battle>(
      (met, who) => (typeof who === 'string' ? change(met, who, (unit) => unit) : met),
      after,
    );
    return { ...all, units: all.units.map(lying) };
  },
  mustered,
};

/** How the game stands, a line each. */
function standing(battle: Battle): string[] {
  const { turn, holder, units } = battle;
  return [
    turn === 0 ? 'before the first turn' : `turn ${turn}${holder ? `, ${holder} to try a unit` : ''}`,
    ...units.map((unit) => {
      const [first = '', ...rest] = partsOf(asUnit(unit, battle));
      const said = [[unit.side, first].filter(Boolean).join(', '), ...rest].filter(Boolean);
      return `${unit.name}: ${said.join('; ') || 'fresh'}`;
    }),
  ];
}

/** Actions whose `name` is the unit that acts, and not the one that is acted on. */
const BY_NAME = ['activate', 'move', 'shoot', 'withdraw', 'pass'];

/** Whose action it is: the side that is typed, that of the unit, or the one with the initiative. */
function acting(battle: Battle, _sides: readonly string[], deed?: Deed): string | undefined {
  const { action = '', input = {} } = deed ?? {};
  if (typeof input.side === 'string') return input.side;
  if (action === 'muster') return undefined;
  const who = BY_NAME.includes(action) ? input.name : (input.attackerName ?? input.by);
  // A unit On Guard fires when the initiative is with the enemy.
  return known(battle, who as string | undefined)?.side ?? battle.holder;
}

export const game: GameState = {
  memory,
  says: standing,
  turn: ({ turn }: Battle) => (turn === 0 ? 'before the first turn' : `turn ${turn}`),
  acting,
  sides: ({ seats }: Battle) => seats,
  clock: ['initiative'],
  mostSides: MOST_SIDES,
};
