import { toggle } from '../../../src/rules/field.js';
import type { Input } from '../../../src/rules/record.js';
import type { State } from '../../../src/rules/state.js';
import { battlefieldOf } from '../battlefield.js';

/** Whether it is told of a card what artillery comes with it: lines of old logs do not say. */
export const bowl = toggle('the game has artillery cards: which of them is due is remembered', {});

/** So it is in a game with such cards. */
export const withBowl = (table: State): Input => (battlefieldOf(table).artillery ? { bowl: true } : {});
