import type { HouseScope } from '../../src/rules/system.js';
import { tablesInPlay } from './tables-in-play.js';

/** What players may agree on for a whole game: tables, and the inputs they would else have to type every time. */
export const house: HouseScope = {
  tables: tablesInPlay,
  optional: { unit: 'what distances are measured in: cm or in' },
};
