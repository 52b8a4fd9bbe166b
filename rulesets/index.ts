import type { RuleSystem } from '../src/rules/system.js';
import { battleground } from './battleground/index.js';
import { fubar } from './fubar/index.js';
import { valorAndVictory } from './valor-and-victory/index.js';
import { wrg1925 } from './wrg-1925/index.js';

/** Every rule system, in the order in which an action is looked for. A new one adds its line here. */
export const SYSTEMS: readonly RuleSystem[] = [battleground, wrg1925, fubar, valorAndVictory];
