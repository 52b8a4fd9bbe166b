import { barring, type Conflict } from '../../src/rules/action.js';
import { choice, count, type InputOf, toggle } from '../../src/rules/field.js';
import { sameName } from './battle.js';
import * as fields from './inputs.js';
import { unit } from './say.js';
import { ACTIONS, ARMOUR, COVER, LEVELS, TERRAIN } from './tables.js';
import { vehicleFields } from './vehicle-damage.js';
import { VEHICLES } from './vehicle-tables.js';

/** The most figures of a side, so that exact odds stay quick: the book has no such limit. */
export const MOST = 10;

const attacking = { group: 'Attackers' };
const defending = { group: 'Defenders' };
const vehicles = { group: 'Against a vehicle' };
const some = (help: string, group: { group: string }) => count(help, { ...group, max: MOST, default: 0 });

export const meleeInputs = {
  attackerName: { ...fields.name, ...attacking, help: 'name of the attacking unit' },
  attackers: count('figures in contact, 10 at most to keep the odds quick; else all on record', {
    ...attacking,
    min: 1,
    max: MOST,
  }),
  attackerLevel: choice(LEVELS, 'their training', attacking),
  attackerLeaderLevel: choice(LEVELS, 'training of their leader', attacking),
  attackerArmour: choice(ARMOUR, 'personal armour of most of them; else as on record, or none', attacking),
  attackersSuppressed: count('of those in contact, suppressed', { ...attacking, max: MOST }),
  suppressedOnTheWay: some('of these, suppressed on the way in', attacking),
  attackersBehind: some('figures of the unit that are not in contact', attacking),
  attackersEngaged: some('figures on their side in the combat that they assault into', attacking),
  distance: fields.distance('how far the farthest of them moves'),
  action: choice(ACTIONS, 'the action they took; else Assault', attacking),
  defenderName: { ...fields.name, ...defending, help: 'name of the defending unit' },
  defenders: count('figures in contact, 10 at most to keep the odds quick; else all on record', {
    ...defending,
    min: 1,
    max: MOST,
  }),
  defenderLevel: choice(LEVELS, 'their training', defending),
  defenderLeaderLevel: choice(LEVELS, 'training of their leader', defending),
  defenderArmour: choice(ARMOUR, 'personal armour of most of them; else as on record, or none', defending),
  defendersSuppressed: count('of those in contact, suppressed', { ...defending, max: MOST }),
  defendersBehind: some('figures of the unit that are not in contact', defending),
  defendersEngaged: some(
    'others on their side in that combat, with whom no newcomer is in contact',
    defending,
  ),
  closing: some('more that move up to the assaulters', defending),
  closingOthers: some('and figures of other units that do', defending),
  closingDistance: fields.distance('how far the farthest of them stands from an assaulter'),
  cover: choice([...COVER, ...TERRAIN], 'cover they are in', { ...defending, default: 'open' }),
  rounds: count('rounds to fight, one in a turn; else to the end', { min: 1, max: 6 }),
  carriedOn: toggle('the combat goes on from an earlier turn', {}),
  failedWithdrawal: choice(['attackers', 'defenders'], 'the side that has just failed to withdraw', {}),
  fall: choice(['suppressed', 'upright'], 'the figures that a side loses first', { default: 'suppressed' }),
  at: choice(VEHICLES, 'a vehicle that they assault, where the players rule so', vehicles),
  facing: { ...vehicleFields.facing, ...vehicles },
  effects: { ...vehicleFields.effects, ...vehicles },
  unit,
};
export type MeleeInput = InputOf<typeof meleeInputs>;

const OF_FIGURES = [
  'defenders',
  'defenderLevel',
  'defenderLeaderLevel',
  'defenderArmour',
  'defendersSuppressed',
  'defendersBehind',
  'defendersEngaged',
  'closing',
  'closingOthers',
  'closingDistance',
  'rounds',
  'failedWithdrawal',
  'attackerArmour',
  'attackersSuppressed',
  'attackersBehind',
  'attackersEngaged',
] as const;

export function meleeConflict(input: MeleeInput): Conflict | undefined {
  const barred = barring(input);
  const { attackers = MOST, attackersSuppressed = 0, suppressedOnTheWay, defendersSuppressed = 0 } = input;
  const defenders =
    (input.defenders ?? (input.defenderName === undefined ? 0 : MOST)) + input.closing + input.closingOthers;
  const { attackerName, defenderName } = input;
  if (attackerName !== undefined && defenderName !== undefined && sameName(attackerName, defenderName)) {
    return { input: 'defenderName', message: 'is the attacking unit' };
  }
  if (attackersSuppressed > attackers) {
    return { input: 'attackersSuppressed', message: `there are only ${attackers} figures` };
  }
  if (suppressedOnTheWay > attackersSuppressed) {
    return {
      input: 'suppressedOnTheWay',
      message: `they are among the ${attackersSuppressed} of --attackers-suppressed`,
    };
  }
  if (input.carriedOn) {
    const wrong = barred(
      [
        'action',
        'distance',
        'closing',
        'closingOthers',
        'closingDistance',
        'suppressedOnTheWay',
        'attackersEngaged',
        'defendersEngaged',
      ],
      'does not go with --carried-on',
    );
    if (wrong) return wrong;
  }
  if (input.failedWithdrawal && !input.carriedOn) {
    return { input: 'failedWithdrawal', message: 'needs --carried-on' };
  }
  if (input.at) return barred(OF_FIGURES, 'does not go with --at');
  if (defendersSuppressed > defenders) {
    return { input: 'defendersSuppressed', message: `there are only ${defenders} figures` };
  }
  if (input.attackersEngaged + input.defendersEngaged > 0 && input.rounds !== undefined) {
    return { input: 'rounds', message: 'is one at most for those who join a combat' };
  }
  if ((input.attackers ?? 0) + input.attackersEngaged + input.attackersBehind > MOST) {
    return { input: 'attackersBehind', message: `makes more than ${MOST} figures` };
  }
  const typed = (input.defenders ?? 0) + input.closing + input.closingOthers;
  if (typed + input.defendersEngaged + input.defendersBehind > MOST) {
    return { input: 'defendersBehind', message: `makes more than ${MOST} figures` };
  }
  if (input.closingDistance !== undefined && input.closing + input.closingOthers === 0) {
    return { input: 'closingDistance', message: 'needs --closing' };
  }
  return barred(['facing', 'effects'], 'needs --at');
}
