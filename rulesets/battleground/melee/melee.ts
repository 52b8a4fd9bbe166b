import type { Rule } from '../../../src/rules/rule.js';
import type { State } from '../../../src/rules/state.js';
import { rest } from '../../../src/rules/words.js';
import { vehicleMelee } from '../vehicle-melee/vehicle-melee.js';
import { STATES } from '../vehicles/tables.js';
import { action } from '../words.js';
import { beforeMelee, infantryMelee, infantryRounds } from './infantry.js';
import { meleeConflict, meleeInputs, meleeNeeds } from './input.js';
import { meleePermits } from './may-melee.js';
import { meleesWaiting, othersIn } from './melees.js';
import { MELEE_ENDS, type MeleeResult, meleeAnnounced } from './result.js';
import { attacker, defender } from './roles.js';
import { infantryTaken, vehicleTaken } from './taken.js';

export const melee = action({
  name: 'melee',
  says: 'Fight a melee, round by round',
  inputs: meleeInputs,
  requires: meleeNeeds,
  conflict: meleeConflict,
  examples: [
    [
      'wg melee --attackers 7 --defenders 5 --defender-grade B --dug-in --building',
      'seven against five elite in a house',
    ],
    [
      'wg melee --attackers 12 --defenders 12 --attacker-leaders 1 --defender-leaders 1 --odds',
      'who wins, and how often',
    ],
    ['wg melee --attackers 6 --defenders 4 --rounds 1', 'one round only'],
    ['wg melee --attackers 2 --defenders 1 --dice "attacker=5 defender=3"', 'dice thrown by hand'],
    [
      'wg melee --attackers 8 --attacker-leaders 1 --at light-tank --mg 1 --gun light-gun',
      'infantry against a light tank',
    ],
    [
      'wg melee --attackers 9 --attacker-leaders 1 --attackers-joined B:6,leader:1 --defenders 8 --building --odds',
      'a unit of another grade joins the attackers of a house',
    ],
    [
      'wg melee --at heavy-tank --tank-charged --mg 1 --bow-mg 1 --defenders 7 --cover woods',
      'a tank that charged infantry in woods',
    ],
  ],
  result: {
    winner: { help: 'the side that holds the field', order: ['attacker', 'defender', 'none'] },
    how: { help: 'how it ended', order: MELEE_ENDS },
    attackers: { help: 'attackers left, before prisoners are taken; a vehicle is one' },
    defenders: { help: 'defenders left, before prisoners are taken; a vehicle is one' },
    state: { help: 'the vehicle from now on', order: STATES },
  },
  reminders: [
    'bg:seq.2',
    ['bg:melee.14', ({ at }) => !at],
    'bg:nonstand.4',
    ['bg:prison.6', ({ at }) => !at],
  ],
  roles: [attacker, defender],
  fromTable: (table: State, named) => othersIn(table, named),
  waits: meleesWaiting,
  permits: meleePermits,
  *resolve(input): Rule<MeleeResult> {
    if (!input.at) {
      const fight = yield* infantryRounds(input);
      return yield* rest(function* () {
        const fought = yield* infantryMelee(fight, input);
        yield* infantryTaken(beforeMelee(input), fought, undefined, input);
        return fought.result;
      });
    }
    const against = { ...input, at: input.at };
    const fought = yield* vehicleMelee(against);
    yield* vehicleTaken(against, fought);
    return fought.result;
  },
  folds: [{ from: 'round', tells: ['left'], as: 'round' }],
  luck: ({ rounds }) =>
    rounds === undefined
      ? { of: 'melees won', read: ({ winner }) => Number(winner === 'attacker') }
      : { of: 'figures ahead in melee', read: ({ attackers, defenders }) => attackers - defenders },
  announce: meleeAnnounced,
});
