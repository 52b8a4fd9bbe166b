import { action } from '../../src/rules/action.js';
import { text } from '../../src/rules/field.js';
import type { Rule } from '../../src/rules/rule.js';
import { type Battle, known, sideOf } from './battle.js';
import { memory } from './game.js';
import { name } from './inputs.js';
import { handOver, ownTry } from './sides.js';
import { refuse, ruling, step } from './words.js';

type Result = { turnOver: boolean };

export const pass = action({
  name: 'pass',
  says: 'A player passes, and the initiative goes to the other side',
  inputs: {
    side: text('the player who passes; else the one whose try it is', { metavar: 'side', max: 80 }),
    name: { ...name, help: 'the unit whose try a pass uses up, where the players rule so' },
  },
  examples: [
    ['wg pass -r fubar --side Red', 'Red passes'],
    ['wg pass -r fubar --odds', 'nothing is left to chance here'],
  ],
  result: { turnOver: { help: 'everybody has passed, and the turn is over', order: ['false', 'true'] } },
  memory,
  *resolve({ side = undefined, name: unitName }, battle: Battle): Rule<Result> {
    const from = sideOf(battle, side) ?? battle.holder;
    const costs = yield* ruling('fubar:R7');
    if (costs === 3 && known(battle, unitName)?.tried) {
      refuse('fubar:turn.1', 'It has been tried this turn: a pass takes a unit that has its try left.');
    }
    ownTry(battle, side, 'fubar:init.6');
    const text = [
      `passing costs nothing but the initiative${unitName ? `: ${unitName} keeps its try` : ''}`,
      `${from ?? 'the player'} is done for the turn${unitName ? `, and ${unitName} with the rest` : ''}`,
      `it uses up the try of ${unitName ?? 'one unit'}, which is On Guard`,
    ][costs - 1]!;
    const id = costs === 2 ? 'done' : 'cost';
    yield* step({ id, clause: 'fubar:init.6', value: costs !== 1, text, ruling: 'fubar:R7' });
    const done = costs === 2 && from !== undefined ? [...battle.done, from] : battle.done;
    const sides = battle.order.length || 2;
    const turnOver = costs === 2 ? done.length >= sides : battle.passed + 1 >= sides;
    if (!turnOver) yield* handOver(battle, from, 'fubar:init.6', done);
    else yield* over();
    return { turnOver };
  },
  announce: ({ turnOver }, _, steps = []) =>
    turnOver
      ? 'the turn is over'
      : (steps.find(({ id }) => id === 'holder')?.text ?? 'the initiative passes'),
});

function* over(): Rule<void> {
  const text = 'everybody has passed: the turn is over';
  yield* step({ id: 'turn-over', clause: 'fubar:turn.2', value: true, text, ruling: 'fubar:R7' });
}
