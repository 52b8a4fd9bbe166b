import { text, toggle } from '../../../src/rules/field.js';
import { derived, inputsOf } from '../../../src/rules/role.js';
import type { Unit } from '../../../src/rules/roster.js';
import type { Rule } from '../../../src/rules/rule.js';
import type { State } from '../../../src/rules/state.js';
import { sameName } from '../../../src/rules/text/likeness.js';
import { list } from '../../../src/rules/text/say.js';
import { standsOnGuard } from '../actions/acting.js';
import { name } from '../inputs.js';
import type { Foot } from '../roster/kinds.js';
import { meets, unitOf } from '../roster/meets.js';
import { drives, onFoot, sideOfUnit as sideOfNamed } from '../roster/roles.js';
import { roundOf, state } from '../state.js';
import { action, permits, put, refuse, role, ruling, step, takes } from '../words.js';
import { handOver } from './hand-over.js';
import { holderOf, isLastTry, mayRetry, sidesToTry, turnEnds, untriedIn } from './last-try.js';
import { sideOf } from './sides.js';

const also = {
  side: derived(
    text('the player who passes; else the one whose try it is', { metavar: 'side', max: 80 }),
    (_: unknown, __, named) => sideOfNamed(named),
  ),
  tried: derived(
    toggle('that unit has been tried this turn', {}),
    ({ tried }: Pick<Foot, 'tried'>) => tried !== undefined,
  ),
};

/** The unit whose try a pass uses up. */
const unit = role('unit', {
  says: 'the unit whose try it costs',
  by: 'name',
  takes: { infantry: takes({ ...onFoot, also }), vehicle: takes({ ...drives, also }) },
});

type Result = { turnOver: boolean };

export const pass = action({
  name: 'pass',
  says: 'A player passes, and the initiative goes to the other side',
  inputs: {
    ...inputsOf(unit),
    name: { ...name, help: 'the unit whose try a pass uses up, where the players rule so' },
  },
  examples: [
    ['wg pass -r fubar --side Red', 'Red passes'],
    ['wg pass -r fubar --odds', 'nothing is left to chance here'],
  ],
  result: { turnOver: { help: 'everybody has passed, and the turn is over', order: ['false', 'true'] } },
  roles: [unit],
  permits: permits<{ tried: boolean }>({
    clause: 'fubar:turn.1',
    word: 'tried',
    when: ({ tried }) => tried,
    says: 'It has been tried this turn: a pass takes a unit that has its try left.',
    under: { ruling: 'fubar:R7', option: 3 },
  }),
  memory: state,
  *resolve({ side = undefined, name: unitName }, table: State): Rule<Result> {
    const round = roundOf(table);
    const from = sideOf(round, side) ?? holderOf(table);
    const costs = yield* ruling('fubar:R7');
    if (costs === 3 && unitName === undefined && untriedOf(table, from).length > 0)
      refuse(
        'fubar:init.6',
        'A pass uses up the try of one unit: which?',
        `Name one of ${list(untriedOf(table, from))}.`,
      );
    const text = [
      `passing costs nothing but the initiative${unitName ? `: ${unitName} keeps its try` : ''}`,
      `${from ?? 'the player'} is done for the turn${unitName ? `, and ${unitName} with the rest` : ''}`,
      `it uses up the try of ${unitName ?? 'one unit'}, which is On Guard`,
    ][costs - 1]!;
    const id = costs === 2 ? 'done' : 'cost';
    yield* step({ id, clause: 'fubar:init.6', value: costs !== 1, text, ruling: 'fubar:R7' });
    if (costs === 3) {
      yield* meets(table, unit.as, { name: unitName, kind: 'infantry' });
      yield* unit.on.set('fubar:init.6', { tried: 'failed' });
      yield* standsOnGuard(unit.on, 'fubar:init.6');
    }
    const done = costs === 2 && from !== undefined ? [...round.done, from] : round.done;
    yield* put('fubar:init.6', 'passed', round.passed + 1);
    yield* put('fubar:init.6', 'active', '');
    if (costs === 2) yield* put('fubar:init.6', 'done', done);
    const spent = costs === 3 ? unitOf(table, unitName) : undefined;
    const turnOver = isTurnOver(table, from, costs === 2 ? done : undefined, spent);
    if (turnOver) yield* over();
    else if (costs === 3 && isLastTry(table, unitName) && !(yield* mayRetry(table))) {
      yield* turnEnds(false);
      return { turnOver: true };
    } else {
      const alone = costs === 1 ? '; another pass ends the turn' : '';
      yield* handOver(table, { side: from, clause: 'fubar:init.6', done, tried: spent, alone });
    }
    return { turnOver };
  },
  announce: ({ turnOver }, _, steps = []) =>
    turnOver
      ? 'the turn is over'
      : (steps.find(({ id }) => id === 'holder')?.text ?? 'the initiative passes'),
});

/** The units of a side that have no try yet, by name. */
const untriedOf = (table: State, side: string | undefined): string[] =>
  untriedIn(table)
    .filter((unit) => side !== undefined && unit.side !== undefined && sameName(unit.side, side))
    .map(({ name }) => name);

/**
 * Whether everybody has passed in a row with this, or is done for the turn (R7): those who could pass, as whoever has no unit left
 * does not get the initiative.
 * @param done the sides that are done, where that is what a pass costs
 * @param spent the unit whose try it costs
 */
function isTurnOver(
  table: State,
  from: string | undefined,
  done: readonly string[] | undefined,
  spent: Unit | undefined,
): boolean {
  const { order, passed } = roundOf(table);
  if (done && order.length === 0) return done.length >= 2;
  const others = sidesToTry(table, spent).filter((side) => side !== from);
  // Whoever has nobody left to try is not waited for.
  if (done) return others.every((side) => done.includes(side));
  // A pass may but end an activation: who alone has units left to try ends the turn with a second one.
  return passed >= Math.max(others.length, 1);
}

function* over(): Rule<void> {
  const text = 'everybody has passed: the turn is over';
  yield* step({ id: 'turn-over', clause: 'fubar:turn.2', value: true, text, ruling: 'fubar:R7' });
  yield* put('fubar:turn.2', 'over', true);
}
