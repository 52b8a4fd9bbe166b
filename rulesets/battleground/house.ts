import type { HouseScope } from '../../src/rules/system.js';
import { OPTIONAL_RULES } from './optional-rules.js';
import { tablesInPlay } from './tables-in-play.js';

/** What players may agree on for a whole game. */
export const house: HouseScope = { tables: tablesInPlay, optional: OPTIONAL_RULES };
