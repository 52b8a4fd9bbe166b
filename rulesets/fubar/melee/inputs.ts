import { barring, type Conflict } from '../../../src/rules/action.js';
import { choice, count, type InputOf, toggle } from '../../../src/rules/field.js';
import { sameName } from '../../../src/rules/text/likeness.js';
import { thereAreOnly } from '../../../src/rules/text/say.js';
import { ACTIONS } from '../actions/tables.js';
import { COVER, TERRAIN } from '../fire/tables.js';
import * as fields from '../inputs.js';
import { MOST } from '../inputs.js';
import { lengthUnit } from '../say.js';
import { vehicleFields } from '../vehicles/vehicle-damage.js';
import { attacker, defender } from './roles.js';

const attacking = { group: 'Attackers' };
const defending = { group: 'Defenders' };
const vehicles = { group: 'Against a vehicle' };
const some = (help: string, group: { group: string }) => count(help, { ...group, max: MOST, default: 0 });

export const meleeInputs = {
  attackerName: { ...fields.name, ...attacking, help: 'name of the attacking unit' },
  ...attacker.takes.infantry.inputs,
  attackersSuppressed: count('of those in contact, suppressed', { ...attacking, max: MOST }),
  suppressedOnTheWay: some('of these, suppressed on the way in', attacking),
  attackersStruck: some('of those in contact, they have struck in this round', attacking),
  attackersEngaged: some('figures on their side in the combat that they assault into', attacking),
  distance: fields.distance('how far the farthest of them moves, besides what move has told'),
  action: choice(ACTIONS, 'the action they took; else Assault', attacking),
  defenderName: { ...fields.name, ...defending, help: 'name of the defending unit' },
  ...defender.takes.infantry.inputs,
  defendersSuppressed: count('of those in contact, suppressed', { ...defending, max: MOST }),
  defendersStruck: some('of those in contact, they have struck in this round', defending),
  defendersEngaged: some(
    'others on their side in that combat, with whom no newcomer is in contact',
    defending,
  ),
  closing: some('more that move up to the assaulters', defending),
  closingOthers: some('and figures of other units that do', defending),
  closingDistance: fields.distance('how far the farthest of them stands from an assaulter'),
  cover: choice([...COVER, ...TERRAIN], 'cover they are in', { ...defending, default: 'open' }),
  rounds: count('rounds to fight; else one by units in a turn, or to the end', { min: 1, max: 6 }),
  carriedOn: toggle('the combat goes on from an earlier turn', {}),
  sameAssault: toggle('it is the same Assault, into another unit', attacking),
  joins: toggle('it assaults into a combat that is fought already', attacking),
  failedWithdrawal: choice(['attackers', 'defenders'], 'the side that has just failed to withdraw', {}),
  fall: choice(
    ['suppressed', 'upright'],
    'the figures that a side loses first; else as the players rule',
    {},
  ),
  at: defender.takes.vehicle.inputs.at,
  facing: { ...vehicleFields.facing, ...vehicles },
  effects: { ...vehicleFields.effects, ...vehicles },
  immobilised: { ...vehicleFields.immobilised, ...vehicles },
  weapons: { ...vehicleFields.weapons, ...vehicles },
  disarmed: { ...vehicleFields.disarmed, ...vehicles },
  unit: lengthUnit,
};
export type MeleeInput = InputOf<typeof meleeInputs>;

const OF_FIGURES = [
  'defenders',
  'defenderLevel',
  'defenderLeaderLevel',
  'defenderArmour',
  'defendersSuppressed',
  'defendersBehind',
  'defendersStruck',
  'defendersEngaged',
  'defenderYetToFight',
  'closing',
  'closingOthers',
  'closingDistance',
  'rounds',
  'failedWithdrawal',
  'attackerArmour',
  'attackersSuppressed',
  'attackersBehind',
  'attackersStruck',
  'attackersEngaged',
] as const;

export function meleeConflict(input: MeleeInput): Conflict | undefined {
  const barred = barring(input);
  const { attackersSuppressed = 0, attackersDown = 0, suppressedOnTheWay, defendersSuppressed = 0 } = input;
  const lying = input.attackersSuppressed ?? attackersDown;
  // Of those on record the rule says how many there are.
  const { attackers = MOST } = input.attackerName === undefined ? input : {};
  const defenders =
    (input.defenderName === undefined ? (input.defenders ?? 0) : MOST) + input.closing + input.closingOthers;
  const { attackerName, defenderName } = input;
  if (attackerName !== undefined && defenderName !== undefined && sameName(attackerName, defenderName)) {
    return { input: 'defenderName', message: 'is the attacking unit' };
  }
  if (attackersSuppressed > attackers) {
    return { input: 'attackersSuppressed', message: thereAreOnly(attackers, 'figure') };
  }
  if (suppressedOnTheWay > lying) {
    return {
      input: 'suppressedOnTheWay',
      message: `they are among the ${lying} of --attackers-suppressed`,
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
        'sameAssault',
        'joins',
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
    return { input: 'defendersSuppressed', message: thereAreOnly(defenders, 'figure') };
  }
  if (input.attackersEngaged + input.defendersEngaged > 0 && input.rounds !== undefined) {
    return { input: 'rounds', message: 'is one at most for those who join a combat' };
  }
  if (
    (input.attackerName === undefined ? (input.attackers ?? 0) + input.attackersBehind : 0) +
      input.attackersEngaged >
    MOST
  ) {
    return { input: 'attackersBehind', message: `makes more than ${MOST} figures` };
  }
  const typed =
    (input.defenderName === undefined ? (input.defenders ?? 0) + input.defendersBehind : 0) +
    input.closing +
    input.closingOthers;
  if (typed + input.defendersEngaged > MOST) {
    return { input: 'defendersBehind', message: `makes more than ${MOST} figures` };
  }
  if (input.closingDistance !== undefined && input.closing + input.closingOthers === 0) {
    return { input: 'closingDistance', message: 'needs --closing' };
  }
  return barred(['facing', 'effects', 'immobilised', 'weapons', 'disarmed'], 'needs --at');
}
