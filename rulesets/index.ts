import type { RuleSystem } from '../src/rules/system.js';
import { battleground } from './battleground/index.js';

/** Every rule system, in the order in which an action is looked for. A new one adds its line here. */
export const SYSTEMS: readonly RuleSystem[] = [battleground];
