import type { RuleSystem } from '../src/rules/system.js';
import { battleground } from './battleground/index.js';
export const SYSTEMS: readonly RuleSystem[] = [battleground, wrg1925, fubar, valorAndVictory];
