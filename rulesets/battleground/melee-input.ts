import { barring, type Conflict } from '../../src/rules/action.js';
import { choice, count, type InputOf, toggle } from '../../src/rules/field.js';
import { COVER, targetFields, MOST as UNIT } from './inputs.js';
import { isArmoured } from './shooter.js';
import { GRADES, VEHICLES } from './tables.js';

/** Two full units of 12 a side: more never meet in one place (a building holds 18). */
const MOST = 24;
const attackers = 'Attackers';
const defenders = 'Defenders';
const option = 'Optional rule: weapons in melee';
const vehicle = 'Infantry against a vehicle';

export const meleeInputs = {
  attackers: count('figures of the attackers, all units together', { group: attackers, min: 1, max: MOST }),
  attackerGrade: choice(GRADES, 'their grade', { group: attackers, default: 'C' }),
  attackerLeaders: count('leaders among them', { group: attackers, max: MOST, default: 0 }),
  attackerHw: count('heavy weapons among them', { group: attackers, max: MOST, default: 0 }),
  attackerMedics: count('medics among them', { group: attackers, max: MOST, default: 0 }),
  joiners: count('figures among them of a unit that joined, and fights after the first', {
    group: attackers,
    max: MOST,
    default: 0,
  }),
  attackerRan: toggle('they carry the run marker', { group: attackers }),
  fromBehind: toggle('they came from behind the defenders', { group: attackers }),
  cavalry: toggle('they are charging cavalry', { group: attackers }),
  defenders: count('figures of the defenders', { group: defenders, min: 1, max: MOST }),
  defenderGrade: choice(GRADES, 'their grade', { group: defenders, default: 'C' }),
  defenderLeaders: count('leaders among them', { group: defenders, max: MOST, default: 0 }),
  defenderHw: count('heavy weapons among them', { group: defenders, max: MOST, default: 0 }),
  defenderMedics: count('medics among them', { group: defenders, max: MOST, default: 0 }),
  defenderRan: toggle('they carry the run marker', { group: defenders }),
  dugIn: toggle('they are dug in', { group: defenders }),
  building: toggle('they are in a building', { group: defenders }),
  wall: toggle('they are behind a wall', { group: defenders }),
  leadersFirst: toggle('the larger side sends its leaders in first', {}),
  leadersLast: toggle('it keeps its leaders out as long as it can (this is the default)', {}),
  rounds: count('stop after so many rounds; without it, to the end', { min: 1, max: 50 }),
  continued: toggle('the first round has been fought: no more first-round bonuses', {}),
  attackerArmed: count('attackers with pistols, swords or fixed bayonets', {
    group: option,
    max: MOST,
    default: 0,
  }),
  defenderArmed: count('defenders with them', { group: option, max: MOST, default: 0 }),
  leadersArmed: toggle('the leaders have them too', { group: option }),
  stand: count('optional rule: figures on every stand, fought stand against stand', { min: 2, max: 4 }),
  at: choice(VEHICLES, 'the vehicle: it is the defender, and its grade --defender-grade', { group: vehicle }),
  tankCharged: toggle('it is a tank that charged: it is the attacker instead', { group: vehicle }),
  armour: { ...targetFields.armour, group: vehicle },
  detailedArmour: { ...targetFields.detailedArmour, group: vehicle },
  face: { ...targetFields.face, group: vehicle },
  damage: { ...targetFields.damage, group: vehicle },
  mg: count('machine guns that fire in any direction', { group: vehicle, max: 4, default: 0 }),
  bowMg: count('machine guns in the bow', { group: vehicle, max: 4, default: 0 }),
  gun: choice(['none', 'light-gun', 'heavy-gun'], 'its main gun', { group: vehicle, default: 'none' }),
  bowGun: toggle('the main gun is in the bow as well', { group: vehicle }),
  cover: {
    ...targetFields.cover,
    help: 'cover of the defenders; or its red dice. Without --at: whether cavalry meets them in the open',
    group: vehicle,
  },
  ownCover: choice(COVER, 'cover of infantry that charged, where it is ruled to count', {
    group: vehicle,
    or: [0, 9],
    default: 'none',
  }),
};
export type MeleeInput = InputOf<typeof meleeInputs>;
type Name = keyof MeleeInput & string;

/** What must be given: the figures of both sides, or those that meet a vehicle. */
export const meleeNeeds = ({ at, tankCharged, detailedArmour }: Partial<MeleeInput>): Name[] =>
  at
    ? [
        tankCharged ? 'defenders' : 'attackers',
        ...(detailedArmour && isArmoured(at) ? ['face' as const] : []),
      ]
    : ['attackers', 'defenders'];

/** Inputs that mean nothing together. */
export function meleeConflict(input: MeleeInput): Conflict | undefined {
  return tooManySpecial(input) ?? (input.at ? vehicleConflict(input) : infantryConflict(input));
}

/** The figures of a kind must be among the figures. */
function tooManySpecial(input: MeleeInput): Conflict | undefined {
  const { attackerLeaders, attackerHw, attackerMedics, attackerArmed, joiners } = input;
  const { defenderLeaders, defenderHw, defenderMedics, defenderArmed } = input;
  const special = {
    attackers: attackerLeaders + attackerHw + attackerMedics + attackerArmed + joiners,
    defenders: defenderLeaders + defenderHw + defenderMedics + defenderArmed,
  };
  for (const side of ['attackers', 'defenders'] as const) {
    const figures = input[side];
    if (figures !== undefined && special[side] > figures) {
      return { input: side, message: `${figures} figures cannot hold ${special[side]} of those kinds` };
    }
  }
  return undefined;
}

/** Two sides of infantry. */
function infantryConflict(input: MeleeInput): Conflict | undefined {
  const barred = barring(input);
  const ofVehicles: Name[] = [
    'tankCharged',
    'armour',
    'detailedArmour',
    'face',
    'damage',
    'mg',
    'bowMg',
    'gun',
    'bowGun',
  ];
  const special: Name[] = ['attackerLeaders', 'attackerHw', 'attackerMedics', 'attackerArmed', 'joiners'];
  const ofDefenders: Name[] = ['defenderLeaders', 'defenderHw', 'defenderMedics', 'defenderArmed'];
  const odd = [input.attackers!, input.defenders!].find((figures) => figures % (input.stand ?? 1) !== 0);
  return (
    barred([...ofVehicles, 'ownCover'], 'needs the vehicle: --at') ??
    (input.cover === 'building' || input.cover === 'wall'
      ? { input: 'cover', message: `is said of these defenders by --${input.cover}` }
      : undefined) ??
    (!input.cavalry
      ? barred(['cover'], 'matters to infantry only against --cavalry; for a vehicle: --at')
      : undefined) ??
    (input.leadersFirst && input.leadersLast
      ? { input: 'leadersFirst', message: 'and --leaders-last exclude each other' }
      : undefined) ??
    (odd !== undefined
      ? { input: 'stand', message: `${odd} figures are no whole number of stands of ${input.stand}` }
      : undefined) ??
    (input.stand && barred([...special, ...ofDefenders], '')
      ? { input: 'stand', message: 'does not go with leaders and other special figures' }
      : undefined) ??
    (input.stand && barred(['leadersFirst', 'leadersLast'], '')
      ? { input: 'stand', message: 'does not go with an order of leaders' }
      : undefined) ??
    (input.leadersArmed && input.attackerLeaders + input.defenderLeaders === 0
      ? { input: 'leadersArmed', message: 'there are no leaders' }
      : undefined)
  );
}

const NEVER: readonly Name[] = [
  'cavalry',
  'leadersFirst',
  'leadersLast',
  'attackerArmed',
  'defenderArmed',
  'leadersArmed',
  'stand',
];
const OF_ATTACKERS: readonly Name[] = [
  'attackers',
  'attackerLeaders',
  'attackerHw',
  'attackerMedics',
  'attackerRan',
];
const OF_DEFENDERS: readonly Name[] = [
  'defenders',
  'defenderLeaders',
  'defenderHw',
  'defenderMedics',
  'defenderRan',
];

/** A vehicle on one side. */
function vehicleConflict(input: MeleeInput): Conflict | undefined {
  const barred = barring(input);
  const figures = input.tankCharged ? input.defenders : input.attackers;
  return (
    barred(NEVER, 'does not go with --at: no vehicle fights figure by figure') ??
    barred(
      ['joiners'],
      'each unit attacks a vehicle by itself: settle the rounds of each apart, with --rounds 1',
    ) ??
    barred(['building', 'wall'], 'does not go with --at: give the --cover') ??
    (input.tankCharged
      ? (barred(OF_ATTACKERS, 'does not go with --tank-charged: the infantry are the --defenders') ??
        barred(['fromBehind', 'ownCover'], 'does not go with --tank-charged'))
      : barred(OF_DEFENDERS, 'does not go with --at: the infantry are the --attackers')) ??
    (!isArmoured(input.at)
      ? barred(['face', 'detailedArmour'], 'needs an armoured vehicle: --at')
      : undefined) ??
    (input.gun === 'none' ? barred(['bowGun'], 'needs the gun: --gun') : undefined) ??
    (figures !== undefined && figures > UNIT
      ? {
          input: input.tankCharged ? 'defenders' : 'attackers',
          message: `of one unit are ${UNIT} at most: several attack a vehicle each by itself`,
        }
      : undefined)
  );
}
