import { expect, test } from 'vitest';
import { didYouMean } from '../../src/engine/suggest.js';

test.each([
  ['Sektion', ['Section', 'Gruppe'], 'Did you mean Section?'],
  ['3 Gruppe', ['1 Gruppe', '2 Gruppe', 'Panzer IV'], 'Did you mean 1 Gruppe or 2 Gruppe?'],
  ['4 Gruppe', ['1 Gruppe', '2 Gruppe', '3 Gruppe'], 'Did you mean 1 Gruppe, 2 Gruppe or 3 Gruppe?'],
  [
    '5 Gruppe',
    ['1 Gruppe', '2 Gruppe', '3 Gruppe', '4 Gruppe'],
    'Did you mean 1 Gruppe, 2 Gruppe or 3 Gruppe?',
  ],
  // A nearer one stands alone.
  ['mellee', ['melee', 'meleees'], 'Did you mean melee?'],
  ['art', ['artillery', 'artillery-card', 'move'], 'Did you mean artillery or artillery-card?'],
  ['Gruppee', ['Gruppe', 'Gruppe'], 'Did you mean Gruppe?'],
  ['Foo', ['Section', 'Gruppe'], undefined],
  ['move', ['move'], undefined],
])('of %s among %j: %s', (typed, words, told) => {
  expect(didYouMean(typed, words)).toBe(told);
});
