import { action } from '../../src/rules/action.js';
import type { Rule } from '../../src/rules/rule.js';
import { counted } from '../../src/rules/say.js';
import { rounds } from '../../src/rules/words.js';
import { type Battle, known, left } from './battle.js';
import { contact } from './contact.js';
import { attackersOf, type Fight, fightOf } from './fighting.js';
import { memory } from './game.js';
import { type MeleeInput, meleeConflict, meleeInputs } from './melee-input.js';
import { type Melee, meleeKey, oneRound } from './melee-round.js';
import { groundOf, start } from './melee-start.js';
import type { SideName } from './melee-strikes.js';
import { atVehicle, type VehicleResult } from './melee-vehicle.js';
import { damageAnnounced } from './vehicle-damage.js';
import { step } from './words.js';

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
  memory,
  *resolve(input, battle): Rule<Result> {
    yield* contact(input, battle);
    if (input.at) return yield* atVehicle({ ...attackersOf(input, battle), at: input.at }, battle);
    const fight = fightOf(input, battle);
    const melee = yield* start(fight, battle);
    const ground = yield* groundOf(fight);
    const end = yield* rounds<Melee>({
      name: 'melee',
      start: melee,
      isOver: (m) => m.attackers.figures === 0 || m.defenders.figures === 0 || m.roundsLeft === 0,
      round: (m) => oneRound(m, ground),
      key: meleeKey,
    });
    return yield* ended(fight, melee, end, battle);
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

function* ended(input: Fight, before: Melee, end: Melee, battle: Battle): Rule<Fought> {
  const { attackers, defenders } = before;
  const [a, d] = [end.attackers.figures, end.defenders.figures];
  if (a > 0 && d > 0) {
    const text = 'it goes on as the next turn begins';
    yield* step({ id: 'goes-on', clause: 'fubar:melee.9', value: true, text });
  }
  for (const side of ['attackers', 'defenders'] as const) yield* stillDown(side, input, before, end, battle);
  const all =
    input.defenders + input.closing + input.closingOthers + input.defendersBehind + input.defendersEngaged;
  const ours = input.attackers + input.attackersBehind + input.attackersEngaged - (attackers.figures - a);
  const theirs = all - (defenders.figures - d);
  if (ours > 0 && theirs > 0 && (a === 0 || d === 0)) {
    const text = 'nobody is left in contact: contact is broken';
    yield* step({ id: 'broken', clause: 'fubar:melee.9', value: true, text });
  }
  const winner = a > 0 && d === 0 ? 'attacker' : d > 0 && a === 0 ? 'defender' : 'none';
  return { winner, attackers: ours, defenders: theirs };
}

/** Those who stay on their side after the fight, with those of the unit who were not in it (suppress.1). */
function* stillDown(
  side: SideName,
  input: MeleeInput,
  before: Melee,
  end: Melee,
  battle: Battle,
): Rule<void> {
  const of = known(battle, side === 'attackers' ? input.attackerName : input.defenderName);
  const lying = Math.max(of?.suppressed ?? 0, before[side].suppressed);
  if (lying === 0) return;
  const lost = before[side].figures - end[side].figures;
  const most = (left(of) ?? before[side].figures) - lost;
  const elsewhere = lying - before[side].suppressed;
  const value = Math.max(Math.min(end[side].suppressed + elsewhere, most), 0);
  const text = `${side}: ${value === 0 ? 'none' : value} still suppressed`;
  yield* step({ id: `${side}-down`, clause: 'fubar:suppress.1', value, text });
}
