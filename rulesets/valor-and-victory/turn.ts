import { action } from '../../src/rules/action.js';
import { toggle } from '../../src/rules/field.js';
import type { Rule } from '../../src/rules/rule.js';
import { counted } from '../../src/rules/say.js';
import { type Turn, turnMemory } from './turns.js';
import { step } from './words.js';

export const turn = action({
  name: 'turn',
  says: 'The turn is over, and the next one begins',
  inputs: { new: toggle('a new game begins, with its first turn', {}) },
  examples: [
    ['wg turn', 'the next turn of the game'],
    ['wg turn --new', 'a new game'],
  ],
  result: { turn: { help: 'the turn that begins' } },
  memory: turnMemory,
  *resolve(input, past: Turn): Rule<{ turn: number }> {
    const next = input.new ? 1 : past.turn + 1;
    const hexes = input.new ? 0 : past.launched.length;
    const again =
      hexes > 0 ? `, ${counted(hexes, 'hex that has', 'hexes that have')} assaulted before among them` : '';
    const text = `each hex may launch one close assault${again}`;
    yield* step({ id: 'launched', clause: 'vv:15.1g', value: hexes, text });
    return { turn: next };
  },
  announce: ({ turn: begins }) => `turn ${begins} begins`,
});
