import type { Play } from '../../rules/system.js';
import { roll } from './roll.js';

/** What is played with dice alone. Nothing of it is for players to agree on. */
export const play = {
  actions: { roll: async () => roll },
  house: async () => ({ tables: [], optional: {} }),
} satisfies Play;
