import { sameName } from '../../../src/rules/likeness.js';
import type { Input } from '../../../src/rules/record.js';
import type { Unit } from '../../../src/rules/roster.js';
import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/say.js';
import type { State } from '../../../src/rules/state.js';
import { rounds } from '../../../src/rules/words.js';
import { takes } from '../actions/acting.js';
import { meets, unitOf } from '../meets.js';
import { boundToMelee, doneByCombat, mayAct, oneAction } from '../permits.js';
import { roundOf, state } from '../state.js';
import { wasTried } from '../turn/last-try.js';
import { damageAnnounced } from '../vehicles/vehicle-damage.js';
import { action, type Forbids, permits, ruling, step } from '../words.js';
import { atVehicle, type VehicleResult } from './against-vehicle.js';
import { contact } from './contact.js';
import { attackersOf, type Fight, fightOf } from './fighting.js';
import { type MeleeInput, meleeConflict, meleeInputs } from './inputs.js';
import { attacker, defender } from './roles.js';
import { type Melee, meleeKey, oneRound } from './round.js';
import { groundOf, start } from './start.js';
import type { SideName } from './strikes.js';

type Fights = Partial<MeleeInput>;
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
    when: ({ fought, carriedOn, defenderYetToFight }) => fought && !(carriedOn && defenderYetToFight),
    says: (input) => `${who(input) ?? 'The unit'} has fought its round of this turn: one in each turn.`,
  },
  boundToMelee<MeleeInput>(who, (input) => assaults(input) && input.defenderName !== undefined),
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

/** Who are in one combat already fight on in it (melee.9). */
function goesOn({ attacker, defender }: Readonly<Record<string, readonly Unit[]>>): Input {
  const [one, other] = [attacker?.[0]?.marks.melee, defender?.[0]?.marks.melee];
  const isOne = typeof one === 'string' && typeof other === 'string' && sameName(one, other);
  return isOne ? { carriedOn: true } : {};
}

/** In a turn that is told units fight one round of it (melee.9). */
function oneRoundOf(table: State, { attacker, defender }: Readonly<Record<string, readonly Unit[]>>): Input {
  const fight = attacker?.[0] !== undefined && defender?.[0]?.kind === 'infantry';
  return fight && roundOf(table).turn > 0 ? { rounds: 1 } : {};
}

const WINNERS = ['attacker', 'defender', 'none'] as const;
type Fought = { winner: (typeof WINNERS)[number]; attackers: number; defenders: number };
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
  fromTable: (table: State, named) => ({ ...goesOn(named), ...oneRoundOf(table, named) }),
  permits: permits<MeleeInput>(...meleePermits),
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
    const fight = fightOf(input);
    const melee = yield* start(fight);
    const ground = yield* groundOf(fight, melee);
    const end = yield* rounds<Melee>({
      name: 'melee',
      start: melee,
      isOver: (m) => m.attackers.figures === 0 || m.defenders.figures === 0 || m.roundsLeft === 0,
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
    const leftOver = `${counted(attackers, 'attacker')} and ${counted(defenders, 'defender')} left`;
    if (steps.some(({ id }) => id === 'broken')) return `contact is broken: ${leftOver}`;
    return winner === 'none'
      ? `nobody has won yet: ${leftOver}`.replace(' yet', attackers + defenders ? ' yet' : '')
      : `the ${winner}s win: ${leftOver}`;
  },
});

function* ended(
  input: Fight,
  before: Melee,
  { end, table }: { readonly end: Melee; readonly table: State },
): Rule<Fought> {
  const { attackers, defenders } = before;
  const [a, d] = [end.attackers.figures, end.defenders.figures];
  if (a > 0 && d > 0) {
    const text = 'it goes on as the next turn begins';
    yield* step({ id: 'goes-on', clause: 'fubar:melee.9', value: true, text });
    if (!input.carriedOn) yield* assaulted(input, table);
    yield* bound(input);
    yield* inContact(input, before, end);
  }
  for (const side of ['attackers', 'defenders'] as const) yield* stillDown(side, input, before, end);
  const all =
    input.defenders + input.closing + input.closingOthers + input.defendersBehind + input.defendersEngaged;
  const ours = input.attackers + input.attackersBehind + input.attackersEngaged - (attackers.figures - a);
  const theirs = all - (defenders.figures - d);
  if (ours > 0 && theirs > 0 && (a === 0 || d === 0)) {
    const text = 'nobody is left in contact: contact is broken';
    yield* step({ id: 'broken', clause: 'fubar:melee.9', value: true, text });
    for (const { as } of [attacker, defender]) yield* as.infantry.set('fubar:melee.9', { melee: null });
  }
  const winner = a > 0 && d === 0 ? 'attacker' : d > 0 && a === 0 ? 'defender' : 'none';
  return { winner, attackers: ours, defenders: theirs };
}

/** It was assaulted; where it has no try yet, that may have been its try (R75). */
function* assaulted({ defenderName }: MeleeInput, table: State): Rule<void> {
  const of = unitOf(table, defenderName);
  const isUntried = roundOf(table).turn > 0 && of !== undefined && !wasTried(of);
  const usesUp = isUntried && (yield* ruling('fubar:R75')) === 2;
  yield* defender.as.infantry.set('fubar:melee.10', { assaulted: true, ...(usesUp && { combat: true }) });
}

/** Both are in one combat, that of the unit which was assaulted. */
function* bound({ attackerName, defenderName, carriedOn }: MeleeInput): Rule<void> {
  if (carriedOn || attackerName === undefined || defenderName === undefined) return;
  yield* defender.as.infantry.bind('fubar:melee.9', 'melee', 'defender', 'melee');
  yield* attacker.as.infantry.bind('fubar:melee.9', 'melee', 'defender', 'melee');
}

/** Of units of which some are behind, those in contact fight on (melee.4, R46). */
function* inContact(input: Fight, before: Melee, end: Melee): Rule<void> {
  for (const side of ['attackers', 'defenders'] as const) {
    const on = (side === 'attackers' ? attacker : defender).as.infantry;
    const there = input[side] + (side === 'defenders' ? input.closing : 0);
    const left = Math.max(there - (before[side].figures - end[side].figures), 0);
    yield* on.set('fubar:melee.4', { contact: input[`${side}Behind`] > 0 && left > 0 ? left : null });
  }
}

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

/** Those who stay on their side after the fight, with those of the unit who were not in it (suppress.1). */
function* stillDown(side: SideName, input: MeleeInput, before: Melee, end: Melee): Rule<void> {
  const on = (side === 'attackers' ? attacker : defender).as.infantry;
  const lost = before[side].figures - end[side].figures;
  yield* on.lose('fubar:melee.7', { figures: lost });
  const lying = Math.max(input[`${side}Down`] ?? 0, before[side].suppressed);
  if (lying === 0) return;
  const most = (input[`${side}Left`] ?? before[side].figures) - lost;
  const elsewhere = lying - before[side].suppressed;
  const value = Math.max(Math.min(end[side].suppressed + elsewhere, most), 0);
  const text = `${side}: ${value === 0 ? 'none' : value} still suppressed`;
  yield* on.set('fubar:suppress.1', { suppressed: value });
  yield* step({ id: `${side}-down`, clause: 'fubar:suppress.1', value, text });
}
