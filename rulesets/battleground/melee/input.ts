import { barring, type Conflict } from '../../../src/rules/action.js';
import { choice, count, type InputOf, toggle } from '../../../src/rules/field.js';
import { inputsOf } from '../../../src/rules/role.js';
import { are, numbered } from '../../../src/rules/text/say.js';
import { ATTACKERS, DEFENDERS, MELEE_VEHICLE, MELEE_WEAPONS } from '../roster/groups.js';
import { shotFields } from '../shooting/inputs.js';
import { isArmoured } from '../shooting/shooter.js';
import { COVER } from '../terrain/tables.js';
import { MOST_FIGURES as UNIT } from '../units/figures.js';
import { stoppedConflict } from '../vehicles/damage.js';
import { joinedField, joinedUnits } from './joined.js';
import { attacker, CONTINUED, defender, MOST_IN_MELEE } from './roles.js';

const of = inputsOf(attacker, defender);
const vehicle = { group: MELEE_VEHICLE };

/** In the order in which a player says them: each side, the fight, the vehicle. */
export const meleeInputs = {
  attackers: of.attackers,
  attackerGrade: { ...of.attackerGrade, default: 'C' as const },
  attackerLeaders: of.attackerLeaders,
  attackerHw: of.attackerHw,
  attackerMedics: of.attackerMedics,
  joiners: count('figures among them of a unit that joined, and fights after the first', {
    group: ATTACKERS,
    max: MOST_IN_MELEE,
    default: 0,
  }),
  attackersJoined: joinedField(
    'besides them a unit that joined, and fights after those before it: its grade, figures and who is among them',
    ATTACKERS,
  ),
  attackerRan: of.attackerRan,
  fromBehind: of.fromBehind,
  someInFront: toggle('other infantry that charged the vehicle did not come from behind', vehicle),
  cavalry: of.cavalry,
  defenders: of.defenders,
  defenderGrade: { ...of.defenderGrade, default: 'C' as const },
  defenderLeaders: of.defenderLeaders,
  defenderHw: of.defenderHw,
  defenderMedics: of.defenderMedics,
  defendersJoined: joinedField('besides them a unit that joined, outside the position', DEFENDERS),
  defenderRan: of.defenderRan,
  defenderMounted: of.defenderMounted,
  dugIn: of.dugIn,
  building: of.building,
  wall: of.wall,
  leadersFirst: toggle('the larger side sends its leaders in first', {}),
  leadersLast: toggle('it keeps its leaders out as long as it can (this is the default)', {}),
  rounds: count('stop after so many rounds; without it, to the end', { min: 1, max: 50 }),
  continued: CONTINUED,
  moreAttackers: toggle('more attackers are in it, who fight it after these', {}),
  moreDefenders: toggle('more defenders are in it, who fight it after these', {}),
  afterCards: toggle('the cards of the turn are all drawn: nobody moves or shoots on them any more', {}),
  roundBegun: toggle('others have met the vehicle in this round', vehicle),
  moreToCome: toggle('others still meet it in this round', vehicle),
  attackerArmed: of.attackerArmed,
  defenderArmed: of.defenderArmed,
  leadersArmed: toggle('the leaders have them too', { group: MELEE_WEAPONS }),
  stand: count('optional rule: figures on every stand, fought stand against stand', { min: 2, max: 4 }),
  at: of.at,
  tankCharged: of.tankCharged,
  arrived: of.arrived,
  armour: of.armour,
  detailedArmour: { ...shotFields.detailedArmour, ...vehicle },
  face: { ...shotFields.face, ...vehicle },
  damage: of.damage,
  stoppedBy: of.stoppedBy,
  mg: of.mg,
  bowMg: of.bowMg,
  gun: of.gun,
  bowGun: of.bowGun,
  cover: {
    ...shotFields.cover,
    help: 'cover of the defenders; or its red dice. Without --at: whether cavalry meets them in the open',
    ...vehicle,
  },
  ownCover: choice(COVER, 'cover of infantry that charged, where it is ruled to count', {
    ...vehicle,
    or: [0, 9],
    default: 'none',
  }),
  targetQualityDefence: {
    ...shotFields.targetQualityDefence,
    help: 'optional rule: red dice for the grade of the infantry, in its fight with a vehicle',
    ...vehicle,
  },
  prisoners: of.prisoners,
  guards: of.guards,
  close: of.close,
  idleHw: of.idleHw,
  letGo: toggle('it lets infantry go that it has broken, in place of leading it away', vehicle),
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
      return {
        input: side,
        message: `${numbered(figures, 'figure')} cannot hold ${special[side]} of those kinds`,
      };
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
    'stoppedBy',
    'mg',
    'bowMg',
    'gun',
    'bowGun',
    'letGo',
    'targetQualityDefence',
    'prisoners',
    'guards',
    'close',
    'idleHw',
    'arrived',
    'someInFront',
    'roundBegun',
    'moreToCome',
  ];
  const odd = [input.attackers!, input.defenders!].find((figures) => figures % (input.stand ?? 1) !== 0);
  return (
    barred([...ofVehicles, 'ownCover'], 'needs the vehicle: --at') ??
    (input.cover === 'building' || input.cover === 'wall'
      ? { input: 'cover', message: `is said of these defenders by --${input.cover}` }
      : undefined) ??
    (!onHorseback(input)
      ? barred(['cover'], 'matters to infantry only against --cavalry; for a vehicle: --at')
      : undefined) ??
    (input.leadersFirst && input.leadersLast
      ? { input: 'leadersFirst', message: 'and --leaders-last exclude each other' }
      : undefined) ??
    (input.defenderMounted && input.dugIn
      ? { input: 'defenderMounted', message: 'and --dug-in exclude each other: cavalry digs in on foot' }
      : undefined) ??
    (odd !== undefined
      ? {
          input: 'stand',
          message: `${numbered(odd, 'figure')} ${are(odd)} no whole number of stands of ${input.stand}`,
        }
      : undefined) ??
    (input.stand && input.joiners > 0
      ? { input: 'stand', message: 'does not go with --joiners: several units cannot be fought by stands' }
      : undefined) ??
    (input.joiners > 0 && input.attackersJoined?.length
      ? { input: 'joiners', message: 'are those of --attackers-joined: give the one or the other' }
      : undefined) ??
    (input.leadersArmed && leadersIn(input) === 0
      ? { input: 'leadersArmed', message: 'there are no leaders' }
      : undefined)
  );
}

const joinedIn = ({ attackersJoined, defendersJoined }: MeleeInput) => [
  ...joinedUnits(attackersJoined),
  ...joinedUnits(defendersJoined),
];

const leadersIn = (input: MeleeInput): number =>
  joinedIn(input).reduce((sum, { leaders }) => sum + leaders, input.attackerLeaders + input.defenderLeaders);

const onHorseback = (input: MeleeInput): boolean =>
  input.cavalry || joinedIn(input).some(({ cavalry }) => cavalry);

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
  'defenderMounted',
];

/** Guards, and weapons that do nothing, are those of the infantry that meets the vehicle. */
function infantryMustHold({ tankCharged, guards, idleHw, ...of }: MeleeInput): Conflict | undefined {
  const [figures = 0, hw] = tankCharged ? [of.defenders, of.defenderHw] : [of.attackers, of.attackerHw];
  if (idleHw > hw)
    return { input: 'idleHw', message: `is of the ${numbered(hw, 'heavy weapon')} of the infantry` };
  return guards > figures
    ? { input: 'guards', message: `are among its ${numbered(figures, 'figure')}` }
    : undefined;
}

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
        barred(['fromBehind', 'someInFront', 'ownCover'], 'does not go with --tank-charged'))
      : barred(OF_DEFENDERS, 'does not go with --at: the infantry are the --attackers')) ??
    (!input.tankCharged ? barred(['arrived'], 'needs --tank-charged') : undefined) ??
    infantryMustHold(input) ??
    (!input.fromBehind ? barred(['someInFront'], 'matters only with --from-behind') : undefined) ??
    (!isArmoured(input.at)
      ? barred(['face', 'detailedArmour'], 'needs an armoured vehicle: --at')
      : undefined) ??
    (input.gun === 'none' ? barred(['bowGun'], 'needs the gun: --gun') : undefined) ??
    stoppedConflict(input) ??
    (figures !== undefined && figures > UNIT
      ? {
          input: input.tankCharged ? 'defenders' : 'attackers',
          message: `of one unit are ${UNIT} at most: several attack a vehicle each by itself`,
        }
      : undefined)
  );
}
