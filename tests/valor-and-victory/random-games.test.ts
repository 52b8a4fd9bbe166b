import { describe } from 'vitest';
import { player } from '../support/players/valor-and-victory.js';
import { playsAtRandom } from '../support/random-player.js';

describe('a random player', () => {
  playsAtRandom(player);
});
