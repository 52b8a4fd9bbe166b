import type { Memory } from '../../src/rules/action.js';
import { counted } from '../../src/rules/say.js';
import type { Deed, GameState } from '../../src/rules/system.js';
import { AFTER } from './after.js';
import { type Battle, change, isInPlay, known, left, START, type Unit } from './battle.js';
import { MOST_SIDES } from './sides.js';
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
  anewBy: 'wg initiative --new',
  after(battle, event) {
    const { name, target } = event.input;
    const after = AFTER[event.action]!(battle, event);
    // What a name stands for is remembered from its first mention.
    const all = [name, target].reduce<Battle>(
      (met, who) => (typeof who === 'string' ? change(met, who, (unit) => unit) : met),
      after,
    );
    // Nobody lies on his side who is no longer there.
    const down = (unit: Unit) => Math.min(unit.suppressed, left(unit) ?? unit.suppressed);
    return { ...all, units: all.units.map((unit) => lying(unit, down(unit))) };
  },
};

/** A unit with so many on their side, those whom fire suppressed this turn among them. */
const lying = (unit: Unit, suppressed: number): Unit => ({
  ...unit,
  suppressed,
  ...(unit.downed && { downed: { ...unit.downed, n: Math.min(unit.downed.n, suppressed) } }),
});

/** How many figures a unit has left, as far as that is known. */
function strength(unit: Unit): string[] {
  const { figures, casualties } = unit;
  if (figures === undefined) return casualties > 0 ? [counted(casualties, 'casualty', 'casualties')] : [];
  const now = left(unit)!;
  return now === figures ? [] : [now === 0 ? 'no figures left' : `${now} of ${figures} figures left`];
}

/** How the game stands, a line each. */
function standing({ turn, holder, units }: Battle): string[] {
  return [
    turn === 0 ? 'before the first turn' : `turn ${turn}${holder ? `, ${holder} to try a unit` : ''}`,
    ...units.map((unit) => {
      const { name, side, level, suppressed, tried, action, effects, earlier } = unit;
      const lives = isInPlay(unit);
      const said = [
        [side, level].filter(Boolean).join(', '),
        ...strength(unit),
        suppressed > 0 ? `${suppressed} suppressed` : '',
        action && lives ? CALLED[action] : '',
        tried && lives ? 'tried this turn' : '',
        ...new Set([...earlier.filter((effect) => effect !== 'stunned'), ...effects]),
      ].filter(Boolean);
      return `${name}: ${said.join('; ') || 'fresh'}`;
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
  const who = BY_NAME.includes(action) ? input.name : input.attackerName;
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
