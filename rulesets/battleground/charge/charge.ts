import type { Field } from '../../../src/rules/field.js';
import type { Input } from '../../../src/rules/record.js';
import type { Unit } from '../../../src/rules/roster.js';
import type { Rule } from '../../../src/rules/rule.js';
import type { State } from '../../../src/rules/state.js';
import { sameName } from '../../../src/rules/text/likeness.js';
import { counted } from '../../../src/rules/text/say.js';
import { part } from '../../../src/rules/words.js';
import { battlefieldOf } from '../battlefield.js';
import type { MeleeInput } from '../melee/input.js';
import { melee } from '../melee/melee.js';
import { arrivalAt } from '../melee/melees.js';
import { type MeleeResult, meleeAnnounced } from '../melee/result.js';
import { vehicleTaken } from '../melee/taken.js';
import { optionalRules } from '../optional/optional-rules.js';
import { figuresOf } from '../shooting/casualties.js';
import { casualtyConflict, infantryConflict, savesByGrade } from '../shooting/inputs.js';
import { isArmoured } from '../shooting/shooter.js';
import type { Acts } from '../slots.js';
import { type VehicleMelee, vehicleMelee } from '../vehicle-melee/vehicle-melee.js';
import { stateBefore } from '../vehicles/damage.js';
import { STATES, type Vehicle } from '../vehicles/tables.js';
import { action } from '../words.js';
import { toContact } from './contact.js';
import { NOBODY_LEFT } from './defensive-fire.js';
import { unhurt } from './figures.js';
import { type Charge, chargeConflict, chargeInputs, shortIn } from './input.js';
import { BOTH, marksOf } from './marks.js';
import { chargePermits, mayCharge } from './may-charge.js';
import { mayReact, reactionPermits } from './may-react.js';
import { charged, charger } from './roles.js';
import { chargeThrough, type Through } from './through.js';

const OUTCOMES = ['refused', 'fell-short', 'contact'] as const;
type Result = { outcome: (typeof OUTCOMES)[number] } & Partial<MeleeResult>;

export const charge = action({
  name: 'charge',
  says: 'Charge into melee: does the unit dare, and does it get there',
  inputs: chargeInputs,
  requires: ({
    tank,
    at,
    reaction,
    targetGrade,
    targetQualityDefence,
    detailedArmour,
    shootFirst,
    tankType,
    ...target
  }) => [
    ...(tank ? [] : ['grade', 'figures']),
    ...(at ? [] : ['targetFigures']),
    ...(tank && reaction === 'shoot' && !tankType ? ['tankType'] : []),
    ...(detailedArmour && isArmoured(at) && !tank ? ['face'] : []),
    ...((targetQualityDefence && !at) || (shootFirst && savesByGrade(target)) || (reaction === 'shoot' && !at)
      ? targetGrade
        ? []
        : ['targetGrade']
      : []),
  ],
  conflict: (charge) =>
    infantryConflict(charge, shortIn(charge)) ?? casualtyConflict(charge) ?? chargeConflict(charge),
  examples: [
    ['wg charge -g C -f 8 -l 1 -w 1 --target-figures 7 --distance 9', 'eight against seven, nine inches off'],
    [
      'wg charge -g C -f 8 -l 1 -w 1 --target-figures 7 --distance 9 --odds',
      'the chances before you declare it',
    ],
    ['wg charge -g B -f 6 --cavalry --target-figures 8 --distance 14', 'a cavalry charge'],
    [
      'wg charge -g C -f 9 --target-figures 6 --target-grade C --distance 8 --reaction shoot',
      'the target shoots before it is reached',
    ],
    ['wg charge -g C -f 6 -w 1 --at medium-tank --distance 5', 'infantry against a tank'],
    [
      'wg charge -g C -f 9 -l 1 --target-figures 6 --distance 8 --through --odds',
      'the chances to win the fight, before you declare it',
    ],
    [
      'wg charge -g B -f 8 -l 1 --target-figures 7 --distance 7 --shoot-first --through',
      'fire, charge and melee in one line',
    ],
  ],
  result: {
    outcome: { help: 'what came of the charge', order: OUTCOMES },
    winner: { help: 'with --through: the side that holds the field', order: melee.result.winner!.order! },
    how: { help: 'with --through: how it ended', order: melee.result.how!.order! },
    attackers: { help: 'with --through: chargers left, before prisoners are taken' },
    defenders: { help: 'with --through: figures of the target left' },
    state: { help: 'with --through: the vehicle from now on', order: STATES },
  },
  views: {
    outcome: ({ outcome }: Result, { through }: Charge) => (through ? undefined : outcome),
    fight: (result: Result, { through }: Charge) => (through ? fightInWords(result) : undefined),
    attackers: ({ attackers }: Result) => attackers,
    defenders: ({ defenders }: Result) => defenders,
    state: ({ state }: Result) => state,
  },
  choices: ['reaction'],
  reminders: ['bg:defend.1', 'bg:charge.8'],
  roles: [charger, charged],
  fromTable: (table, named, asked) => ({ ...cardsHad(table, named, asked), ...arrivalAt(table, named) }),
  permits: [...chargePermits, ...reactionPermits],
  *resolve(charge): Rule<Result> {
    yield* optionalRules(charge);
    yield* mayCharge(charge);
    yield* mayReact(charge);
    if (charge.through) return yield* charge.at ? throughVehicle(charge) : chargeThrough(charge);
    const { outcome, ...went } = yield* part(toContact, charge);
    yield* marksOf(charge, { ...went, outcome });
    return { outcome };
  },
  luck: ({ through }) =>
    through
      ? { of: 'charges won', read: ({ winner }) => Number(winner === 'attacker') }
      : { of: 'charges home', read: ({ outcome }) => Number(outcome === 'contact') },
  folds: [{ from: 'round', tells: ['left'], as: 'round' }],
  announce: ({ outcome, ...fight }: Result, charge, steps = []) => {
    if (outcome === 'contact' && isFight(fight))
      return `contact: ${meleeAnnounced(fight, meleeWith(charge))}`;
    if (outcome === 'refused' && fight.defenders === 0) return 'no charge: nobody is left of the target';
    const isGone = fight.attackers === 0 || steps.some(({ text }) => text === NOBODY_LEFT);
    const said = {
      refused: 'refused: the unit does not dare',
      'fell-short': isGone ? NOBODY_LEFT : 'the charge falls short',
      contact: 'contact: there will be a melee',
    }[outcome];
    return isFight(fight)
      ? `${said}; ${counted(fight.attackers, 'figure')} against ${fight.defenders}`
      : said;
  },
});

/** Whether the side of the target has had the card of its reaction in this turn (defend.2, defend.3). */
function cardsHad(
  table: State,
  named: Readonly<Record<string, readonly Unit[]>>,
  { reaction = 'none' }: Input,
): Input {
  const side = named[charged.name]?.[0]?.side;
  if (reaction === 'none' || side === undefined) return {};
  const { played } = battlefieldOf(table);
  const had = (act: Acts['act']) => played.some((card) => card.act === act && sameName(card.side, side));
  return {
    ...(had('move') && { targetSideMoved: true }),
    ...(had('shoot') && { targetSideShot: true }),
  };
}

/** How a charge ended that was run to its end. */
const fightInWords = ({ outcome, winner }: Result): string =>
  winner === 'attacker'
    ? 'won'
    : winner === 'defender'
      ? 'lost'
      : outcome === 'contact'
        ? 'nobody left'
        : outcome === 'refused'
          ? 'refused'
          : 'falls short';

const isFight = (fight: Partial<MeleeResult>): fight is MeleeResult => fight.winner !== undefined;

/** Infantry charges a vehicle and fights it: its fire may have cost chargers on the way. */
function* throughVehicle(charge: Charge): Rule<Through> {
  const { chargers, brokeDown, ...went } = yield* part(toContact, charge);
  const { outcome } = went;
  yield* marksOf(charge, went);
  const stoppedBy = charge.stoppedBy ?? (brokeDown && 'breakdown');
  if (outcome === 'contact') {
    const input = meleeWith({ ...charge, stoppedBy }, chargers);
    const fought = yield* vehicleMelee(input);
    // They left their place when they charged.
    yield* vehicleTaken({ ...input, continued: true }, fought, BOTH);
    return { outcome, ...fought.result };
  }
  const attackers = figuresOf(chargers.unit);
  const winner = attackers === 0 ? 'defender' : 'none';
  const state = stateBefore({ before: charge.damage, stoppedBy });
  return { outcome, winner, how: attackers ? 'undecided' : 'eliminated', attackers, defenders: 1, state };
}

/** The melee that follows a charge, as `melee` is asked for it. */
function meleeWith(charge: Charge, { unit, guards } = unhurt(charge)): VehicleMelee {
  const defaults = Object.entries(melee.inputs).map(([name, field]) => [name, (field as Field).default]);
  const { at, armour, face, damage, stoppedBy, dugIn, cover, ownCover, mg, bowMg, gun, bowGun } = charge;
  return {
    ...(Object.fromEntries(defaults) as MeleeInput),
    attackers: figuresOf(unit),
    attackerGrade: charge.grade!,
    attackerLeaders: unit.leader,
    attackerHw: unit['heavy-weapon'],
    attackerMedics: unit.medic,
    attackerRan: charge.ran,
    guards,
    prisoners: unit.prisoner,
    targetQualityDefence: charge.targetQualityDefence,
    close: charge.close,
    idleHw: isArmoured(at) ? charge.hwPersonnel : 0,
    fromBehind: charge.flank,
    defenderGrade: charge.targetGrade ?? 'C',
    at: at as Vehicle,
    ...{ armour, face, damage, stoppedBy, dugIn, cover, ownCover, mg, bowMg, gun, bowGun },
  };
}
