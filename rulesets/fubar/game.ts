import type { Memory } from '../../src/rules/action.js';
import { counted } from '../../src/rules/say.js';
import type { GameState } from '../../src/rules/system.js';
import { AFTER } from './after.js';
import { type Battle, change, START } from './battle.js';
import { CALLED } from './tables.js';

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
  after(battle, event) {
    const { name, target } = event.input;
    const after = AFTER[event.action]!(battle, event);
    // What a name stands for is remembered from its first mention.
    return [name, target].reduce<Battle>(
      (all, who) => (typeof who === 'string' ? change(all, who, (unit) => unit) : all),
      after,
    );
  },
};

/** How the game stands, a line each. */
function standing({ turn, holder, units }: Battle): string[] {
  return [
    turn === 0 ? 'before the first turn' : `turn ${turn}${holder ? `, ${holder} to try a unit` : ''}`,
    ...units.map((unit) => {
      const { name, side, level, casualties, suppressed, tried, action, effects, earlier } = unit;
      const said = [
        [side, level].filter(Boolean).join(', '),
        casualties > 0 ? `${counted(casualties, 'casualty', 'casualties')}` : '',
        suppressed > 0 ? `${suppressed} suppressed` : '',
        action ? CALLED[action] : '',
        tried ? 'tried this turn' : '',
        ...new Set([...earlier.filter((effect) => effect !== 'stunned'), ...effects]),
      ].filter(Boolean);
      return `${name}: ${said.join('; ') || 'fresh'}`;
    }),
  ];
}

export const game: GameState = { memory, says: standing };
