/**
 * The tests that hold of every rule system: `import { conformance, resolve, odds } from 'wg/testing'`. They are told in whatever way the
 * runner tells tests: `test` is that of `node:test`, or of any other that takes a name and a function.
 */

import type { Asked, DiceFrom, OddsDocument, Resolution } from '../api/engine.js';
import * as engine from '../api/engine.js';
import type { Input } from '../rules/record.js';
import type { Declared } from '../rules/system.js';
import { toBeTested } from './tested.js';

export type { Bounds } from './bounds.js';
export type { Chance } from './chance.js';
export { conformance, type Kit } from './conformance.js';
export type { RandomGame } from './games/game.js';
export type { Player } from './games/player.js';
export type { Table } from './games/table.js';
export type { Answer, Program } from './program.js';

/** By what something is played: rulings, house rules, and all that was resolved before. */
export type Played = Pick<Asked, 'rulings' | 'house' | 'anyway' | 'after'>;

/** How something is resolved besides: by a seed, or with dice thrown by hand. */
export type How = Played & DiceFrom;

/**
 * Resolves an action of a rule system.
 * @param input what is said of it: the rest is as it is by default
 * @returns the record, as `--json` has it outside of a game
 * @throws EngineError where what is asked is not right; Refusal where the rules do not allow it; DiceError where dice do not fit
 */
export const resolve = (
  system: Declared,
  action: string,
  input: Input = {},
  how: How = {},
): Promise<Resolution> => engine.resolve({ system: toBeTested(system).id, action, input, ...how });

/**
 * The exact odds of an action of a rule system.
 * @throws as {@link resolve} does, and TooManyOutcomes
 */
export const odds = (
  system: Declared,
  action: string,
  input: Input = {},
  how: Played = {},
): Promise<OddsDocument> => engine.odds({ system: toBeTested(system).id, action, input, ...how });
