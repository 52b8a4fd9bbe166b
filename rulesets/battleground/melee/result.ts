import { counted } from '../../../src/rules/text/say.js';
import { damageInWords } from '../vehicles/damage.js';
import type { VehicleState } from '../vehicles/tables.js';
import { modelSaid } from '../words.js';
import type { MeleeInput } from './input.js';

/** How a melee can end. */
export const MELEE_ENDS = ['eliminated', 'surrendered', 'undecided'] as const;

export type MeleeResult = {
  winner: 'attacker' | 'defender' | 'none';
  how: (typeof MELEE_ENDS)[number];
  attackers: number;
  defenders: number;
  /** Of the vehicle, where there is one: then its side has one figure, or none. */
  state?: VehicleState;
};

/** The outcome of a melee as an umpire would say it. */
export function meleeAnnounced(result: MeleeResult, input: MeleeInput): string {
  const { winner, how, attackers: a, defenders: d, state } = result;
  if (state) return vehicleAnnounced(result, state, input);
  const left = `${counted(a, 'attacker')} and ${counted(d, 'defender')} left`;
  if (how === 'undecided') return `undecided: ${left}`;
  if (winner === 'none') return 'nobody is left on either side';
  const [wins, loses, n] =
    winner === 'attacker' ? ['attackers', 'defender', d] : ['defenders', 'attacker', a];
  if (how !== 'surrendered') return `the ${wins} win: ${left}`;
  const winners = winner === 'attacker' ? counted(a, 'attacker') : counted(d, 'defender');
  return `the ${wins} win: ${counted(n, loses)} surrender${n === 1 ? 's' : ''}; ${winners} left`;
}

function vehicleAnnounced(result: MeleeResult, state: VehicleState, { at, tankCharged }: MeleeInput): string {
  const figures = counted(tankCharged ? result.defenders : result.attackers, 'figure');
  const name = `the ${modelSaid(at!)}`;
  if (result.winner === 'none' && result.how === 'eliminated')
    return `${name} is destroyed, and nobody is left`;
  if (state === 'destroyed') return `the infantry wins: ${name} is destroyed, ${figures} left`;
  const whole = state === 'undamaged';
  const suffered = damageInWords(state);
  if (result.how === 'undecided')
    return `undecided: ${figures} left; ${name}${whole ? ' is undamaged' : `: ${suffered}`}`;
  const lost = result.how === 'surrendered' ? `${figures} left, non-standing` : 'no figures left';
  return whole ? `${name} wins, undamaged: ${lost}` : `${name} wins: ${lost}; ${suffered}`;
}
