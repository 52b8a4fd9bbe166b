// @ts-check
import { action } from 'wg/rules';
import { memory, turnOf } from './state.js';
import { ends, put, step } from './words.js';

export const turn = action({
  name: 'turn',
  says: 'The next turn begins',
  inputs: {},
  examples: [['wg turn -r lite', 'the first turn of a game, or the next']],
  result: { turn: { help: 'the number of the turn that begins' } },
  memory,
  *resolve(_, table) {
    const next = turnOf(table) + 1;
    yield* ends('lite:turn.1', 'turn');
    yield* put('lite:turn.1', 'turn', next);
    yield* step({ id: 'turn', clause: 'lite:turn.1', value: next, text: `turn ${next} begins` });
    return { turn: next };
  },
  announce: ({ turn }) => `turn ${turn}`,
});
