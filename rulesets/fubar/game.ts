import { standsAs } from '../../src/rules/kind.js';
import type { Unit } from '../../src/rules/roster.js';
import type { State } from '../../src/rules/state.js';
import type { ActionAsked, GameState, Place } from '../../src/rules/system.js';
import { sameName } from '../../src/rules/text/likeness.js';
import { names } from '../../src/rules/text/say.js';
import { outOfTurn } from './bearings/out-of-turn.js';
import type { ActionName } from './index.js';
import { combatsOn } from './melee/opponents.js';
import { kinds } from './roster/kinds.js';
import { unitOf } from './roster/meets.js';
import { unsavedSaid } from './roster/said.js';
import { roundOf, state } from './state.js';
import { idleIn, lastIn } from './turn/active.js';
import { holderOf, isOver, isUnfought } from './turn/last-try.js';
import { MOST_SIDES } from './turn/sides.js';
import { owedBy, owing } from './vehicles/owing.js';

/** The turn, and what comes when it is over. */
function clock(table: State): string {
  const round = roundOf(table);
  if (round.turn === 0) return 'before the first turn: wg initiative';
  if (!isOver(table) || owing(table).length > 0 || unfoughtIn(table).length > 0) return `turn ${round.turn}`;
  const last = lastIn(table);
  return `turn ${round.turn} is over${last ? ` when ${last.name} has acted` : ''}: wg initiative`;
}

/**
 * What is done before anybody else is tried, and before the next turn: hits are rolled for (damage.1), whoever is activated acts
 * (activate.5), and close combats that go on are fought (melee.9).
 */
function doneFirst(table: State): string | undefined {
  const turn = `turn ${roundOf(table).turn}`;
  const hit = owing(table);
  if (hit.length > 0) return `${turn}: unsaved hits of ${names(hit)} to roll for`;
  const idle = idleIn(table);
  if (idle) return isOver(table) ? clock(table) : `${turn}, ${idle.name} to act`;
  const first = unfoughtIn(table);
  return first.length > 0 ? `${turn}: the close combat of ${names(first)} is fought first` : undefined;
}

/** Combats that a turn begins with, and that were not fought yet. */
const unfoughtIn = (table: State): readonly Unit[] =>
  roundOf(table).turn === 0 ? [] : table.units.filter(isUnfought);

/** Whose try it is, or what comes before it. */
function tries(table: State): string {
  const { turn, holder } = roundOf(table);
  if (turn === 0) return clock(table);
  const due = doneFirst(table) ?? (isOver(table) ? clock(table) : undefined);
  if (due !== undefined) return due;
  const trying = holderOf(table);
  const none = trying === holder ? '' : `: ${holder} has none left`;
  return `${clock(table)}${trying ? `, ${trying} to try a unit${none}` : ''}`;
}

/** What is done now by the rules, and who does it, where that is not the side whose try it is. */
function toDo(table: State): Omit<Place<ActionName>, 'says'> {
  const [hit] = owing(table);
  if (hit) return { act: 'vehicle-damage', ...enemyOf(hit, table) };
  const idle = idleIn(table);
  if (idle) return { unit: idle.name };
  if (unfoughtIn(table).length > 0) return { act: 'melee' };
  return roundOf(table).turn === 0 || isOver(table) ? {} : { act: 'activate' };
}

/** The other side, of two; of several the one that hit it. */
function enemyOf({ side, marks }: Unit, table: State): Pick<Place, 'side'> {
  const [enemy, ...others] = roundOf(table).seats.filter(
    (seat) => side !== undefined && !sameName(seat, side),
  );
  const is = others.length > 0 ? unitOf(table, marks.hitBy as string | undefined)?.side : enemy;
  return is === undefined ? {} : { side: is };
}

/** How the game stands, a line each. */
function standing(table: State): string[] {
  return [
    tries(table),
    ...table.units.map((unit) => {
      const [first = '', ...rest] = standsAs(unit, kinds).split(', ');
      const said = [[unit.side, first].filter(Boolean).join(', '), ...rest].filter(Boolean);
      return `${unit.name}: ${said.join('; ') || 'fresh'}`;
    }),
    ...combatsOn(table).map((units) => `close combat: ${names(units)}`),
  ];
}

/** Actions whose `name` is the unit that acts, and not the one that is acted on. */
const BY_NAME: readonly ActionName[] = ['activate', 'move', 'shoot', 'withdraw', 'pass'];

/** Whose action it is: the side that is typed, that of the unit, or the one with the initiative. */
function acting(table: State, _sides: readonly string[], deed?: ActionAsked): string | undefined {
  const { input = {} } = deed ?? {};
  const action = deed?.action as ActionName | undefined;
  if (typeof input.side === 'string') return input.side;
  const sideOf = (name: unknown) => unitOf(table, name as string | undefined)?.side;
  if (action === 'muster') return undefined;
  // The dice for a vehicle that was hit are those of its enemy, where it has one.
  const hit = action === 'vehicle-damage' ? unitOf(table, input.name as string | undefined) : undefined;
  if (hit?.side !== undefined) return roundOf(table).seats.length < 3 ? undefined : enemyOf(hit, table).side;
  const who = action && BY_NAME.includes(action) ? input.name : (input.attackerName ?? input.by);
  if (deed === undefined && isOver(table)) return lastIn(table)?.side;
  const idle = deed === undefined ? idleIn(table) : undefined;
  if (idle?.side !== undefined) return idle.side;
  // A unit On Guard fires when the initiative is with the enemy.
  return sideOf(who) ?? holderOf(table);
}

export const game: GameState<ActionName> = {
  memory: state,
  says: standing,
  now: (table: State) => {
    const idle = idleIn(table);
    const first = unfoughtIn(table);
    return [
      clock(table),
      ...owing(table).map((unit) => `${unit.name}: ${unsavedSaid(owedBy(unit))}`),
      ...(first.length > 0 ? [`close combat comes first: ${names(first)}`] : []),
      ...(idle ? [`${idle.name} is activated, and has done nothing yet`] : []),
    ];
  },
  turn: (table: State) => {
    const { turn } = roundOf(table);
    return turn === 0 ? 'before the first turn' : `turn ${turn}`;
  },
  acting,
  sides: (table: State) => roundOf(table).seats,
  place: (table: State) => ({
    says: `T${roundOf(table).turn}`,
    ...toDo(table),
  }),
  // The turn goes on until every unit was tried, and what is due in it is done.
  next: (table: State) => {
    const { turn } = roundOf(table);
    const due = turn === 0 ? undefined : doneFirst(table);
    if (due !== undefined) return { first: [due] };
    return turn === 0 || isOver(table) ? { line: ['initiative'], says: 'next turn' } : undefined;
  },
  clock: ['initiative'],
  bearings: outOfTurn,
  mostSides: MOST_SIDES,
  check: () => import('./roster/check.js'),
};
