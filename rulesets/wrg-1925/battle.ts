import type { Memory, Past } from '../../src/rules/action.js';
import type { GameState } from '../../src/rules/system.js';
import { change, groupNamed, isAmong, namesIn } from './battle-change.js';
import { withFire } from './battle-fire.js';
import { standing } from './battle-said.js';
import { withTest } from './battle-test.js';
import { type Group, inNextPeriod } from './group.js';
import { type Lasting, leftIn, withLaid } from './lasting.js';
import { AFVS, type Mover } from './movers.js';

export { groupNamed } from './battle-change.js';
export type { Group } from './group.js';

/** What outlasts the line that brought it: all of it is a fold over the log. */
export interface Battle {
  /** From 1. */
  readonly period: number;
  readonly groups: readonly Group[];
  /** Smoke and light (smoke.2, light.3 to light.6). */
  readonly lasting: readonly Lasting[];
  /** AFVs that have fired their smoke projectors (smoke.8). */
  readonly projectors: readonly string[];
  /** Groups that are on the map alone, until they fire or are seen (notes.1). */
  readonly hidden: readonly string[];
  /** Something was done in it: its first period has begun. */
  readonly begun?: true;
}

export const START: Battle = { period: 1, groups: [], lasting: [], projectors: [], hidden: [] };

/** What actions that look at the battle remember of it. */
export const battleMemory: Memory<Battle> = {
  of: [
    'period',
    'shoot',
    'artillery',
    'take-over',
    'anti-tank',
    'reaction-test',
    'mines',
    'air-landing',
    'smoke',
    'illuminate',
    'move',
    'spot',
    'orders',
  ],
  start: START,
  anew: ({ action, input }) => action === 'period' && input.new === true,
  anewBy: 'wg period --new',
  after: (battle, event) => ({ ...following(battle, event), begun: true }),
};

/** What a line of the game makes of the battle. */
function following(battle: Battle, event: Past): Battle {
  switch (event.action) {
    case 'period':
      return withHiding(
        event.result.period === 1 ? START : nextPeriod(battle, event.rulings['wrg:R141'] === 2),
        event,
      );
    case 'smoke':
    case 'illuminate':
      return withSmokeOrLight(battle, event);
    case 'reaction-test':
      return withTest(battle, event);
    case 'move':
      return withMove(battle, event);
    case 'orders':
      return withOrder(battle, event);
    case 'air-landing':
      return withLosses(battle, event);
    case 'mines':
      // A mine that is fired is fire; one that goes off underfoot is not.
      return event.input.range === undefined ? withLosses(battle, event) : withFire(battle, event);
    // They ask how the battle stands, and change nothing.
    case 'take-over':
    case 'spot':
      return battle;
    default:
      return withFire(battle, event);
  }
}

/**
 * What the end of a period leaves.
 * @param lasts a reaction test binds until the next one (R141)
 */
export function nextPeriod(battle: Battle, lasts = false): Battle {
  const groups = battle.groups.map((group) => inNextPeriod(group, lasts));
  const period = battle.period + 1;
  return { ...battle, period, groups, lasting: leftIn(battle.lasting, period), hidden: stillHidden(battle) };
}

/** Who stays on the map: those who fired have shown themselves (notes.1). */
export const stillHidden = (battle: Battle): string[] =>
  battle.hidden.filter((name) => !groupNamed(battle, name).fired);

/** Groups that begin on the map alone, and those of them that have been seen (notes.1). */
function withHiding(battle: Battle, { input }: Past): Battle {
  const seen = namesIn(input.seen);
  const hidden = namesIn([...battle.hidden, ...namesIn(input.hidden)]);
  return { ...battle, hidden: hidden.filter((name) => !isAmong(seen, name)) };
}

function withSmokeOrLight(battle: Battle, event: Past): Battle {
  const { source, name } = event.input;
  const fired = source === 'projectors' ? namesIn(name) : [];
  return {
    ...battle,
    lasting: withLaid(battle.lasting, event, battle.period),
    projectors: [...new Set([...battle.projectors, ...fired])],
  };
}

/** Men lost without being fired at: on mines, in a drop, in an aircraft; and what mines did to a vehicle (mine.13). */
function withLosses(battle: Battle, { input, result }: Past): Battle {
  const lost = Number(result.casualties ?? 0);
  const { state } = result;
  return namesIn(input.target).reduce(
    (after, name) =>
      change(after, name, (group) => ({
        ...group,
        lostInBattle: group.lostInBattle + lost,
        lostInPeriod: group.lostInPeriod + lost,
        ...(input.at === 'hard' && { afv: true as const }),
        ...((state === 'knocked-out' || state === 'destroyed') && { knockedOut: true as const }),
        ...((state === 'immobilised' || state === 'disabled') && { immobilised: true as const }),
        ...(result.onFire === true && { onFire: true as const }),
      })),
    battle,
  );
}

/** A move: who doubles (foot.8), and which vehicles have moved (afv.4). */
function withMove(battle: Battle, { input, result }: Past): Battle {
  const { name, type, pace } = input;
  if (typeof name !== 'string') return battle;
  const isVehicle = type !== undefined && type !== 'infantry';
  if (!isVehicle && pace !== 'double') return battle;
  return change(battle, name, (group) => ({
    ...group,
    ...(pace === 'double' && { doubled: battle.period }),
    ...(AFVS.includes(type as Mover) && { afv: true as const }),
    ...(isVehicle && Number(result.metres) > 0 && { moved: true as const }),
  }));
}

/** A halt, which only a new order ends (orders.7). */
function withOrder(battle: Battle, { input, result, steps }: Past): Battle {
  const { name } = input;
  if (typeof name !== 'string') return battle;
  const isNew = steps.some(({ id }) => id === 'order');
  if (result.order !== 'halt' && !isNew) return battle;
  return change(battle, name, ({ halted: _, ...group }) => ({
    ...group,
    ...(result.order === 'halt' && { halted: true as const }),
  }));
}

export const game: GameState = {
  memory: battleMemory,
  says: standing,
  // Both sides move together: a period is nobody's (orders.4).
  turn: ({ period }: Battle) => `period ${period}`,
  clock: ['period'],
};
