import type { Grade } from '../../../rulesets/battleground/units/tables.js';
import type { Step } from '../../../src/rules/rule.js';
import type { Side } from './units.js';

/** Whatever an answer may hold that the players go on with. */
interface Results {
  cards: { card: string; side: Side | null; act: 'shoot' | 'move' | null; units: 'all' | 'one' | 'none' }[];
  turnOver: boolean;
  legal: boolean;
  hits: number;
  state: string;
  casualties: number;
  leadersLost: number;
  heavyWeaponsLost: number;
  medicsLost: number;
  outcome: string;
  inches: number;
  immobilised: boolean;
  healed: number;
  lost: number;
  rallied: boolean;
  found: boolean;
  left: number;
  grade: Grade;
  units: number[];
  leaders: number;
  winner: 'attacker' | 'defender' | 'none';
  how: 'eliminated' | 'surrendered' | 'undecided';
  attackers: number;
  defenders: number;
  drift: number;
}
export interface Answer {
  readonly result: Results;
  readonly steps: readonly Step[];
}
