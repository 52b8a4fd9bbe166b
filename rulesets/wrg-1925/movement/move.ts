import type { Rule } from '../../../src/rules/rule.js';
import type { State } from '../../../src/rules/state.js';
import { movesAsBound } from '../reaction/bound.js';
import { metres } from '../say.js';
import { inPeriod, periodOf, state } from '../state.js';
import { action, type ClauseId, step } from '../words.js';
import { type Move, moveConflict, moveInputs, moveRequires } from './input.js';
import { movePermits } from './may-move.js';
import { hasMoved } from './moved.js';
import { onFoot } from './on-foot.js';
import { carrier, knownOfMove, mover } from './roles.js';
import { inVehicle } from './vehicle.js';

type Result = { metres: number };

export const move = action({
  name: 'move',
  says: 'How far men, riders or a vehicle may move in a period',
  inputs: moveInputs,
  requires: moveRequires,
  conflict: moveConflict,
  examples: [
    ['wg move -r wrg', 'men walk, and may fire'],
    ['wg move -r wrg --obstacles 1 --silent --scale 20mm', 'over a wall in silence, in inches too'],
    ['wg move -r wrg --type truck --pace move-and-fire', 'a truck on the move'],
    ['wg move -r wrg --type medium-tank --pace dash --light dark --turns 1', 'a tank dashes at night'],
    ['wg move -r wrg --pace manhandle --men 3', 'three men push a gun'],
    [
      'wg move -r wrg --type horse --dismount --men 6 --odds',
      'six horsemen dismount; nothing is left to chance',
    ],
  ],
  result: { metres: { help: 'how far it may move, in metres' } },
  roles: [mover, carrier],
  ways: [{ says: 'out of its vehicle', input: { boarding: 1 } }],
  fromTable: knownOfMove,
  permits: movePermits,
  memory: state,
  *resolve(input, table: State): Rule<Result> {
    yield* inPeriod();
    yield* movesAsBound(input);
    const period = periodOf(table);
    const far = input.type === 'infantry' ? yield* onFoot(input, period) : yield* inVehicle(input);
    yield* step({ id: 'metres', clause: distanceClause(input), value: far, text: said(far, input) });
    yield* hasMoved(input, far, period);
    return { metres: far };
  },
  announce: ({ metres: far }, input) => said(far, input),
});

const said = (far: number, { scale }: Move): string =>
  far === 0 ? 'no move this period' : `moves up to ${metres(far, scale)}`;

/** What the distance rests on: the ground scale, where it is said in inches or centimetres as well. */
function distanceClause({ scale, type, pace }: Move): ClauseId {
  if (scale) return scale === '20mm' ? 'wrg:scale.1' : 'wrg:scale.2';
  if (type === 'infantry') return 'wrg:foot.1';
  return pace === 'dash' || pace === 'move-and-fire' ? 'wrg:vehicle.1' : 'wrg:vehicle.2';
}
