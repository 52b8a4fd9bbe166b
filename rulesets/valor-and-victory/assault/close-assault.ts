import type { Rule, Step } from '../../../src/rules/rule.js';
import type { State } from '../../../src/rules/state.js';
import { counted, list } from '../../../src/rules/text/say.js';
import { part } from '../../../src/rules/words.js';
import { state } from '../state.js';
import { positionOf } from '../terrain/cover.js';
import { minesThere, placeThere, sideThere, smokeOver, tableTells } from '../turn/from-table.js';
import { turnOf } from '../turn/turns.js';
import { eliminateAll, owe, tellsGround } from '../units/fates.js';
import { action, permits, step } from '../words.js';
import { assaultersOf, type Side } from './assaulters.js';
import { declaration } from './declaration.js';
import { type Defence, defendersOf } from './defenders.js';
import { type Assault, assaultConflict, assaultFields, assaultNeeds, attackTotal } from './input.js';
import { occupation } from './occupation.js';
import type { KillNumber } from './odds.js';
import { killNumber, oddsRatio } from './odds.js';
import { type AfvPlan, hasAfvDice, onAfvs, planForAfvs } from './on-afvs.js';
import { assaulterPoints, defenderPoints } from './points.js';
import { assaulters, defenders } from './roles.js';
import { assaultRoll } from './roll.js';
import { fallen, holdHex, leaveCarriers, mayAssault, spent } from './taken.js';

type Result = {
  eliminated: boolean;
  assaulterCP: number;
  defenderCP: number;
  immobilised?: number;
  abandoned?: number;
};

export const closeAssault = action({
  name: 'close-assault',
  says: 'Infantry assaults an adjacent hex',
  inputs: assaultFields,
  requires: assaultNeeds,
  conflict: assaultConflict,
  roles: [assaulters, defenders],
  fromTable: tableTells(
    smokeOver(defenders.name),
    sideThere(assaulters.name),
    placeThere('hex', assaulters.name),
    minesThere(defenders.name),
  ),
  permits: permits<Assault>(...mayAssault),
  examples: [
    ['wg close-assault --attack 14 --defend 6 --assaulters 3 --defenders 2', 'totals of APFP, and units'],
    [
      'wg close-assault --attack 13 --defend 11 --assaulters 4 --defenders 3 --leader 1 --grenades 1 --defender-leader 1 --terrain building',
      'with leaders and Grenades, into a building',
    ],
    [
      'wg close-assault --assault 3xsquad:4-6-5 --assault leader:-1 --defend squad:5-6-4,lmg:3',
      'units by name',
    ],
    [
      'wg close-assault --attack 14 --defend 6 --assaulters 3 --defenders 2 --terrain woods --odds',
      'the chances instead of a roll',
    ],
    [
      'wg close-assault --attack 14 --defend 6 --assaulters 3 --defenders 2 --terrain woods --dice "6 4"',
      'dice thrown by hand',
    ],
  ],
  result: {
    eliminated: {
      help: 'the defenders are eliminated',
      label: 'defenders eliminated',
      order: ['false', 'true'],
    },
    assaulterCP: { help: 'Casualty Points on the assaulters', label: 'assaulter points' },
    defenderCP: {
      help: 'Casualty Points on the defenders, 0 when they are eliminated',
      label: 'defender points',
    },
    immobilised: {
      help: 'with --on-afv, or AFVs by name: AFVs that are immobile now',
      label: 'AFVs immobile',
    },
    abandoned: {
      help: 'with --on-afv, or AFVs by name: AFVs that their crews abandon',
      label: 'AFVs abandoned',
    },
  },
  reminders: ['vv:15.8a', 'vv:4.3', 'vv:6.8'],
  memory: state,
  *resolve(input, table: State): Rule<Result> {
    yield* declaration(input, turnOf(table));
    yield* tellsGround(defenders, input);
    const side = yield* assaultersOf(input);
    const defence = yield* defendersOf(input, positionOf(input));
    yield* spent(input, side, defence);
    yield* assaulters.as.unit.set('vv:15.1g', { assaulted: true });
    yield* leaveCarriers(input);
    if (defence.fallen) return yield* walkover(input, side);
    const kill = yield* killNumber(yield* oddsRatio(side.apfp, defence.apfp), defence);
    const plan = yield* planForAfvs(input, defence, side.units);
    return yield* fought(input, { side, defence, plan }, kill);
  },
  luck: () => ({ of: 'assaults won', read: ({ eliminated }) => Number(eliminated) }),
  announce: ({ eliminated, assaulterCP, defenderCP }, _, steps = []) => {
    const cost = `${counted(assaulterCP, 'Casualty Point')} on the assaulters`;
    if (eliminated)
      return assaulterCP === 0
        ? 'the defenders are eliminated, at no cost'
        : `the defenders are eliminated; ${cost}`;
    return `the assault fails; ${cost}, ${defenderCP} on the defenders${afvsSaid(steps)}`;
  },
});

/** The hex is taken: the defenders are eliminated, and whoever assaulted goes in (15.8). */
function* taken(input: Assault, units: number, points: number): Rule<void> {
  yield* eliminateAll('vv:15.8a', defenders.as.unit);
  if (yield* occupation(input, units, points)) yield* holdHex(input);
}

/** All defenders were pinned: no roll, no points (15.9). */
function* walkover(input: Assault, { units }: Side): Rule<Result> {
  const text = 'only pinned units were there: the hex is taken without a roll, at no cost';
  const idle = idleIn(input);
  if (idle.length > 0) {
    const nothing = `no roll, so these do not count: ${list(idle)}`;
    yield* step({ id: 'idle', clause: 'vv:15.9c', value: false, text: nothing });
  }
  yield* step({ id: 'walkover', clause: 'vv:15.9c', value: true, text });
  yield* taken(input, units, 0);
  return {
    eliminated: true,
    assaulterCP: 0,
    defenderCP: 0,
  };
}

/** What was typed of a roll and of points that there are not, where only pinned units were in the hex. */
const idleIn = (input: Assault): string[] => [
  ...apfpTyped(attackTotal(input) !== undefined, typeof input.defend === 'number'),
  ...(input.leader + input.defenderLeader > 0 ? ['leaders'] : []),
  ...(input.defenderGrenades > 0 ? ['Grenades of the defenders'] : []),
  ...(input.terrain || input.cover !== undefined || input.entrenchment || input.hexside ? ['cover'] : []),
  ...(input.smoke > 0 ? ['smoke'] : []),
  ...(input.uphill > 0 ? ['levels climbed'] : []),
  ...(input.fromWire ? ['barbed wire'] : []),
  ...(input.outsideFfa ? ['the field of fire'] : []),
];

const apfpTyped = (attack: boolean, defend: boolean): string[] =>
  attack || defend
    ? [`APFP of ${attack && defend ? 'both sides' : attack ? 'the assaulters' : 'the defenders'}`]
    : [];

/** Both sides, and what the defenders do with their points. */
interface Sides {
  readonly side: Side;
  readonly defence: Defence;
  readonly plan: AfvPlan;
}

/** What the assault costs both sides (15.8), and AFVs (15.10). */
function* fought(input: Assault, { side, defence, plan }: Sides, kill: KillNumber): Rule<Result> {
  const outcome = yield* part(assaultRoll, input, side, kill);
  const { eliminated } = outcome;
  const shown = !!input.onAfv || (typeof input.defend === 'object' && hasAfvDice(plan, defence));
  const assaulterCP = yield* assaulterPoints(input, defence, outcome);
  yield* owe('vv:15.8d', assaulters.as.unit, assaulterCP, 'assault');
  if (eliminated) {
    yield* taken(input, side.units, assaulterCP);
    return { eliminated, assaulterCP, defenderCP: 0, ...(shown && { immobilised: 0, abandoned: 0 }) };
  }
  const defenderCP = yield* defenderPoints(side);
  const harm = yield* onAfvs(plan, defence, defenderCP);
  yield* fallen(input);
  return { eliminated, assaulterCP, defenderCP, ...(shown && harm) };
}

/** What the lines say of AFVs: whether their crews stay. */
function afvsSaid(steps: readonly Step[]): string {
  const crews = steps.filter(({ id }) => /^afv.*-crew$/.test(id));
  const gone = crews.filter(({ value }) => value === false).length;
  const stopped = crews.length - gone;
  const immobile = stopped > 0 ? `; ${counted(stopped, 'AFV')} immobile` : '';
  return gone > 0 ? `${immobile}; ${counted(gone, 'AFV')} abandoned` : immobile;
}
