import { action } from '../../src/rules/action.js';
import type { Rule } from '../../src/rules/rule.js';
import { counted } from '../../src/rules/say.js';
import { onward, rounds } from '../../src/rules/words.js';
import { armourOf, personalSave, unsavedOf, vehicleSave } from './armour.js';
import { damage } from './damage.js';
import { faceNeeded } from './faces.js';
import { memory } from './game.js';
import { expertiseOf } from './hit-number.js';
import { type MeleeInput, meleeConflict, meleeInputs } from './melee-input.js';
import { type Fighters, type Ground, type Melee, meleeKey, oneRound, type SideName } from './melee-round.js';
import { far } from './say.js';
import { scored } from './scored.js';
import { CALLED, distances, moves } from './tables.js';
import { damageAnnounced, effectsIn } from './vehicle-damage.js';
import { look, refuse, ruling, step } from './words.js';

const WINNERS = ['attacker', 'defender', 'none'] as const;
type Fought = { winner: (typeof WINNERS)[number]; attackers: number; defenders: number };
type Result = Fought | { hits: number; unsaved: number; effects: string[] };

export const melee = action({
  name: 'melee',
  says: 'Close combat',
  inputs: meleeInputs,
  requires: ({ at }) => (at ? ['facing'] : ['defenders', 'defenderLevel']),
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
    winner: { help: 'the side that is left alone', order: WINNERS },
    attackers: { help: 'attacking figures left, those behind among them' },
    defenders: { help: 'defending figures left, those behind among them' },
    hits: { help: 'hits on the vehicle' },
    unsaved: { help: 'hits that the vehicle did not save' },
    effects: { help: 'what the vehicle suffers' },
  },
  memory,
  *resolve(input): Rule<Result> {
    yield* contact(input);
    if (input.at) return yield* atVehicle({ ...input, at: input.at });
    const melee = yield* start(input);
    const ground = yield* groundOf(input);
    const end = yield* rounds<Melee>({
      name: 'melee',
      start: melee,
      isOver: (m) => m.attackers.figures === 0 || m.defenders.figures === 0 || m.roundsLeft === 0,
      round: (m) => oneRound(m, ground),
      key: meleeKey,
    });
    return yield* ended(input, melee, end);
  },
  announce: (result) => {
    if ('effects' in result) {
      return `${counted(result.hits, 'hit')}, ${result.unsaved} unsaved: ${damageAnnounced(result)}`;
    }
    const { winner, attackers, defenders } = result;
    const leftOver = `${counted(attackers, 'attacker')} and ${counted(defenders, 'defender')} left`;
    return winner === 'none'
      ? `nobody has won yet: ${leftOver}`.replace(' yet', attackers + defenders ? ' yet' : '')
      : `the ${winner}s win: ${leftOver}`;
  },
});

/** Whether they come to contact (melee.1 to melee.3), or go on with the combat (melee.9, melee.10). */
function* contact(input: MeleeInput): Rule<void> {
  const { unit, distance, closingDistance, cover } = input;
  if (input.carriedOn) {
    const on = 'fought on as the turn begins';
    yield* step({ id: 'carried-on', clause: 'fubar:melee.9', value: true, text: on });
    const text = 'both units are activated by it, and may not be again this turn';
    yield* step({ id: 'activated', clause: 'fubar:melee.10', value: true, text });
  } else {
    if (input.action !== 'assault') {
      refuse(
        'fubar:melee.1',
        `${CALLED[input.action]} does not bring a unit into close combat: it takes an Assault.`,
      );
    }
    const from = yield* look(moves.cells.assault);
    if (distance !== undefined && distance > from.value) {
      refuse('fubar:melee.2', `No figure goes farther than ${far(from.value, unit)} to contact.`);
    }
    const text = `an Assault, each figure up to ${far(from.value, unit)} into contact`;
    yield* step({ id: 'assault', clause: 'fubar:melee.2', value: from.value, text, from });
    yield* closingUp(input, closingDistance);
  }
  if (cover !== 'open') {
    const text = 'cover has no effect';
    yield* step({ id: 'cover', clause: 'fubar:melee.8', value: 0, text });
  }
}

/** Unengaged figures near an assaulter move up (melee.3), of any unit unless so ruled (R73). */
function* closingUp({ closing, closingOthers, unit }: MeleeInput, farthest: number | undefined): Rule<void> {
  const all = closing + closingOthers;
  if (all === 0) return;
  const from = yield* look(distances.cells['closing-up']!);
  if (farthest !== undefined && farthest > from.value) {
    refuse('fubar:melee.3', `Only figures within ${far(from.value, unit)} of an assaulter move up.`);
  }
  if (closingOthers > 0 && (yield* ruling('fubar:R73')) === 2) {
    refuse('fubar:melee.3', 'Only figures of the unit that is assaulted move up.');
  }
  const text = `${counted(all, 'figure')} within ${far(from.value, unit)} ${all === 1 ? 'moves' : 'move'} up`;
  const ruled = closingOthers > 0 ? { ruling: 'fubar:R73' as const } : {};
  yield* step({ id: 'closing-up', clause: 'fubar:melee.3', value: all, text, from, ...ruled });
}

/** Who fights, and who of them strikes late. */
function* start(input: MeleeInput): Rule<Melee> {
  const behind = input.attackersBehind + input.defendersBehind;
  const allFight = behind > 0 && (yield* ruling('fubar:R46')) === 2;
  const attackers = input.attackers + (allFight ? input.attackersBehind : 0);
  const contactOf = input.defenders! + input.closing + input.closingOthers;
  const defenders = contactOf + (allFight ? input.defendersBehind : 0);
  const text = `one die for each figure: ${counted(attackers, 'attacker')}, ${counted(defenders, 'defender')}`;
  const ruled = behind > 0 ? { ruling: 'fubar:R46' as const } : {};
  yield* step({ id: 'figures', clause: 'fubar:melee.4', value: attackers + defenders, text, ...ruled });
  const onTheWay = input.suppressedOnTheWay;
  let late = input.attackersSuppressed;
  if (onTheWay > 0) {
    const before = (yield* ruling('fubar:R74')) === 1;
    if (!before) late -= onTheWay;
    const said = `those suppressed on the way in ${before ? 'strike late' : 'strike with the rest'}`;
    yield* step({ id: 'on-the-way', clause: 'fubar:melee.6', value: late, text: said, ruling: 'fubar:R74' });
  }
  return {
    attackers: { figures: attackers, suppressed: late },
    defenders: { figures: defenders, suppressed: input.defendersSuppressed },
    // A combat that goes on activates its units as it begins.
    first: !(input.carriedOn && !input.failedWithdrawal && (yield* ruling('fubar:R48')) === 2),
    roundsLeft: input.rounds ?? null,
  };
}

/** How both sides fight. */
function* groundOf(input: MeleeInput): Rule<Ground> {
  const side = function* (name: 'attacker' | 'defender'): Rule<Fighters> {
    const level = input[`${name}Level`]!;
    const number = yield* expertiseOf(level, input[`${name}LeaderLevel`], name);
    const save = yield* personalSave(input[`${name}Armour`], name);
    return { lowest: yield* faceNeeded(number), saves: save ? [save] : [] };
  };
  const attackers = yield* side('attacker');
  const defenders = yield* side('defender');
  return { attackers, defenders, fall: input.fall, idle: yield* idle(input) };
}

/** A side that failed to withdraw strikes like any, unless it was instead of fighting (R49). */
function* idle({ failedWithdrawal }: MeleeInput): Rule<SideName | undefined> {
  if (!failedWithdrawal) return undefined;
  const instead = (yield* ruling('fubar:R49')) === 2;
  const text = `the ${failedWithdrawal} failed to withdraw: they ${instead ? 'do not strike this round' : 'fight as usual'}`;
  yield* step({
    id: 'failed-withdrawal',
    clause: 'fubar:withdraw.1',
    value: instead,
    text,
    ruling: 'fubar:R49',
  });
  return instead ? failedWithdrawal : undefined;
}

function* ended(input: MeleeInput, { attackers, defenders }: Melee, end: Melee): Rule<Fought> {
  const [a, d] = [end.attackers.figures, end.defenders.figures];
  const winner = a > 0 && d === 0 ? 'attacker' : d > 0 && a === 0 ? 'defender' : 'none';
  if (a > 0 && d > 0) {
    const text = 'it goes on as the next turn begins';
    yield* step({ id: 'goes-on', clause: 'fubar:melee.9', value: true, text });
  }
  const all = input.defenders! + input.closing + input.closingOthers + input.defendersBehind;
  return {
    winner,
    attackers: input.attackers + input.attackersBehind - (attackers.figures - a),
    defenders: all - (defenders.figures - d),
  };
}

type AtVehicle = MeleeInput & { readonly at: NonNullable<MeleeInput['at']> };

/** Infantry do not assault vehicles, unless so ruled (R51). */
function* atVehicle(input: AtVehicle): Rule<Result> {
  if ((yield* ruling('fubar:R51')) !== 2) {
    refuse(
      'fubar:melee.1',
      'Infantry do not assault vehicles: only fire harms them.',
      'Thrown grenades have 8 cm.',
    );
  }
  const number = yield* expertiseOf(input.attackerLevel, input.attackerLeaderLevel);
  const lowest = yield* faceNeeded(number);
  const save = yield* vehicleSave(yield* armourOf(input.at));
  return yield* onward(
    'the hits',
    () => scored(input.attackers, lowest, 'attacker', 'fubar:melee.5'),
    ({ hits }) =>
      onward(
        `the saves ${hits}`,
        () => unsavedOf(hits, save ? [save] : []),
        function* (unsaved): Rule<Result> {
          const vehicle = { facing: input.facing!, effects: effectsIn(input.effects), immobilised: false };
          return { hits, unsaved, effects: yield* damage(unsaved, vehicle) };
        },
      ),
  );
}
