import { describe, expect, test } from 'vitest';
import { cardsIn } from '../../src/rules/state.js';
import { player } from '../support/players/battleground.js';
import { playsAtRandom } from '../support/random-player.js';

describe('a random player', () => {
  const all = playsAtRandom(player);

  test('bg:card.1 no card is ever lost', async () => {
    for (const { state } of await all)
      expect(['deck', 'used', 'out'].flatMap((pile) => cardsIn(state, pile))).toHaveLength(54);
  });
});
