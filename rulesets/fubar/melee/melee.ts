import { known } from '../../../src/rules/kind.js';
import type { Input } from '../../../src/rules/record.js';
import type { Unit } from '../../../src/rules/roster.js';
import type { Rule } from '../../../src/rules/rule.js';
import type { State } from '../../../src/rules/state.js';
import { counted } from '../../../src/rules/text/say.js';
import { rounds } from '../../../src/rules/words.js';
import { takes } from '../actions/acting.js';
import { boundToMelee, doneByCombat, mayAct, oneAction } from '../permits.js';
import { infantry } from '../roster/kinds.js';
import { meets, unitOf } from '../roster/meets.js';
import { fallenInMove } from '../roster/roles.js';
import { roundOf, state } from '../state.js';
import { damageAnnounced } from '../vehicles/vehicle-damage.js';
import { action, type Forbids, permits } from '../words.js';
import { atVehicle, type VehicleResult } from './against-vehicle.js';
import { contact } from './contact.js';
import { ended, type Fought, WINNERS } from './ended.js';
import { attackersOf, fightOf, reaching } from './fighting.js';
import { type MeleeInput, meleeConflict, meleeInputs } from './inputs.js';
import { areOpponents, roundsWaiting } from './opponents.js';
import { attacker, defender } from './roles.js';
import { isFought, type Melee, meleeKey, oneRound } from './round.js';
import { groundOf, start } from './start.js';
import { goesInto, strikers, struckElsewhere } from './yet-to-strike.js';

type Fights = Partial<MeleeInput>;
type InRoles = Readonly<Record<string, readonly Unit[]>>;
const who = ({ attackerName }: Fights): string | undefined => attackerName;
/** Of one in close combat alone nobody knows yet whom it fights, and so whether it goes on. */
const isOpen = ({ inMelee, defenderName, defenders, at }: Fights): boolean =>
  (inMelee ?? false) && (defenderName ?? defenders ?? at) === undefined;
/** What the attackers have done so far stands against an Assault; nothing does where the combat goes on. */
const assaults = (input: Fights): boolean => !input.carriedOn && !isOpen(input);

const meleePermits: readonly Forbids<MeleeInput>[] = [
  {
    clause: 'fubar:melee.9',
    word: 'fought',
    // Of several in one combat the last to fight its round meets one that has.
    when: ({ fought, carriedOn, defenderYetToFight, sameAssault }) =>
      fought && !sameAssault && !(carriedOn && defenderYetToFight),
    says: (input) => `${who(input) ?? 'The unit'} has fought its round of this turn: one in each turn.`,
  },
  {
    clause: 'fubar:melee.1',
    word: 'second enemy',
    when: ({ sameAssault }) => sameAssault,
    says: (input) => `${who(input) ?? 'The unit'} has assaulted another unit: an Assault is into one.`,
    under: { ruling: 'fubar:R81', option: 2 },
  },
  boundToMelee<MeleeInput>(
    who,
    (input) => assaults(input) && !input.sameAssault && input.defenderName !== undefined,
  ),
  doneByCombat<MeleeInput>(who, assaults),
  mayAct<MeleeInput>(who, assaults),
  ...oneAction<MeleeInput>(who, () => 'assault', assaults),
  {
    clause: 'fubar:action.11',
    word: 'fired',
    when: (input) => input.fired && assaults(input),
    says: (input) => `${who(input) ?? 'The unit'} has fired in this activation: an Assault is without fire.`,
    under: { ruling: 'fubar:R23', option: 1 },
  },
];

/** Who are in contact already fight on (melee.9); an Assault goes on into another unit (R81). */
function goesOn(table: State, { attacker, defender }: InRoles, asked: Input): Input {
  const [one, other] = [attacker?.[0], defender?.[0]];
  if (!one || other?.kind !== 'infantry') return {};
  if (areOpponents(one, other))
    return {
      carriedOn: true,
      ...(one.marks.held
        ? { failedWithdrawal: 'attackers' }
        : other.marks.held && { failedWithdrawal: 'defenders' }),
      ...strikers('attackers', one, asked),
      ...strikers('defenders', other, asked),
    };
  return {
    // Those who are in it already are with others.
    ...(other.marks.melee !== undefined && { joins: true }),
    ...onTheWay(one, asked),
    ...(goesInto(table, one, other) && { sameAssault: true, ...strikers('attackers', one, asked) }),
  };
}

/** Whom fire has suppressed since the attackers stood up for their Assault (melee.6). */
function onTheWay(attacker: Unit, { attackersSuppressed }: Input): Input {
  const fallen = fallenInMove(known(infantry, attacker));
  const suppressedOnTheWay = Math.min(fallen, Number(attackersSuppressed ?? fallen));
  return suppressedOnTheWay > 0 ? { suppressedOnTheWay } : {};
}

/** In a turn that is told units fight one round of it (melee.9). */
function oneRoundOf(table: State, { attacker, defender }: InRoles): Input {
  const fight = attacker?.[0] !== undefined && defender?.[0]?.kind === 'infantry';
  return fight && roundOf(table).turn > 0 ? { rounds: 1 } : {};
}

type Result = Fought | VehicleResult;

export const melee = action({
  name: 'melee',
  says: 'Close combat',
  inputs: meleeInputs,
  requires: ({ at, attackerName, defenderName }) => [
    ...(attackerName === undefined ? (['attackers', 'attackerLevel'] as const) : []),
    ...(at || defenderName !== undefined ? [] : (['defenders', 'defenderLevel'] as const)),
  ],
  conflict: meleeConflict,
  examples: [
    [
      'wg melee -r fubar --attackers 5 --attacker-level veteran --defenders 6 --defender-level green --rounds 1',
      'one round',
    ],
    [
      'wg melee -r fubar --attackers 5 --attacker-level seasoned --defenders 5 --defender-level seasoned --defenders-suppressed 2',
      'to the end, two of the defenders suppressed',
    ],
    [
      'wg melee -r fubar --attackers 6 --attacker-level seasoned --defenders 4 --defender-level elite --defender-armour heavy --odds',
      'the chances instead of a roll',
    ],
    [
      'wg melee -r fubar --attackers 2 --attacker-level green --defenders 1 --defender-level green --rounds 1 --dice "attacker=6,1 defender=3"',
      'dice thrown by hand',
    ],
  ],
  result: {
    winner: { help: 'the side that is left alone in contact', order: WINNERS },
    attackers: { help: 'attacking figures left, those behind among them' },
    defenders: { help: 'defending figures left, those behind among them' },
    hits: { help: 'hits on the vehicle' },
    unsaved: { help: 'hits that the vehicle did not save' },
    effects: { help: 'what the vehicle suffers' },
  },
  roles: [attacker, defender],
  fromTable: (table: State, named, asked) => ({
    ...goesOn(table, named, asked),
    ...oneRoundOf(table, named),
  }),
  permits: permits<MeleeInput>(...meleePermits),
  waits: roundsWaiting,
  memory: state,
  *resolve(input, table): Rule<Result> {
    yield* contact(input);
    const { attackerName, defenderName, at } = input;
    yield* meets(table, attacker.as, { name: attackerName, kind: 'infantry', is: toldOf('attacker', input) });
    yield* meets(table, defender.as, {
      name: defenderName,
      kind: at ? 'vehicle' : 'infantry',
      is: at ? { vehicle: at } : toldOf('defender', input),
    });
    yield* fights(input);
    if (at) return yield* atVehicle({ ...attackersOf(input), at });
    const struck = struckElsewhere(unitOf(table, attackerName), input.sameAssault);
    const fight = yield* reaching(fightOf(input), struck);
    const melee = yield* start(fight);
    const ground = yield* groundOf(fight, melee);
    const end = yield* rounds<Melee>({
      name: 'melee',
      start: melee,
      isOver: isFought,
      round: (m) => oneRound(m, ground),
      key: meleeKey,
    });
    return yield* ended(fight, melee, { end, table });
  },
  luck: ({ at, rounds }) => {
    if (at) return { of: 'hits', read: (result) => ('hits' in result ? result.hits : undefined) };
    if (rounds === undefined)
      return {
        of: 'melees won',
        read: (result) => ('winner' in result ? Number(result.winner === 'attacker') : undefined),
      };
    return {
      of: 'figures ahead in melee',
      read: (result) => ('winner' in result ? result.attackers - result.defenders : undefined),
    };
  },
  folds: [{ from: 'attackers', tells: ['attackers-lost', 'defenders-lost'], as: 'round' }],
  announce: (result, _, steps = []) => {
    if ('effects' in result) {
      return `${counted(result.hits, 'hit')}, ${result.unsaved} unsaved: ${damageAnnounced(result)}`;
    }
    const { winner, attackers, defenders } = result;
    if (winner === 'none' && attackers + defenders === 0) return 'nobody has won: nobody is left';
    const leftOver = `${counted(attackers, 'attacker')} and ${counted(defenders, 'defender')} left`;
    if (steps.some(({ id }) => id === 'broken')) return `contact is broken: ${leftOver}`;
    return winner === 'none'
      ? `nobody has won yet: ${attackers} against ${defenders}`
      : `the ${winner}s win: ${leftOver}`;
  },
});

/** What was said of a side as a whole. */
function toldOf(side: 'attacker' | 'defender', input: MeleeInput) {
  const inContact = input[`${side}s`];
  const others = input[`${side}sBehind`] + (side === 'defender' ? input.closing : 0);
  return {
    figures: inContact === undefined ? undefined : inContact + others,
    level: input[`${side}Level`],
    leaderLevel: input[`${side}LeaderLevel`],
    armour: input[`${side}Armour`],
  };
}

/** An Assault is the action of the attackers; a combat that goes on has activated both sides (melee.10). */
function* fights({ carriedOn }: MeleeInput): Rule<void> {
  if (!carriedOn) {
    yield* takes(attacker.as.infantry, 'fubar:action.11', 'assault');
    yield* attacker.as.infantry.set('fubar:activate.5', { moved: true });
    yield* attacker.as.infantry.set('fubar:melee.9', { fought: true });
    return;
  }
  const activated = { tried: 'passed' as const, fought: true, assaulted: null, combat: true };
  yield* attacker.as.infantry.set('fubar:melee.10', activated);
  yield* defender.as.infantry.set('fubar:melee.10', activated);
}
