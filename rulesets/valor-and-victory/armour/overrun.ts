import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/text/say.js';
import { apRoll, pointsSaid, rowFor } from '../fire/ap-roll.js';
import { overrunHex, overrunner } from '../fire/roles.js';
import { fireNumbers } from '../fire/tables.js';
import { carriesNoMore } from '../movement/board.js';
import { mustBeOpenToVehicles } from '../movement/move-cost.js';
import { isBunker, mustCarry } from '../movement/stack.js';
import { mustHoldLoads } from '../movement/transport.js';
import { whereItLeaves } from '../movement/where.js';
import { enemiesThere, immobile, pinnedAmong } from '../permits.js';
import { positionOf } from '../terrain/cover.js';
import { inAll, protection } from '../terrain/fire-cover.js';
import { enemyAfvThere, placeThere, smokeOver, tableTells } from '../turn/from-table.js';
import { owe, tellsGround, useUp } from '../units/fates.js';
import { unitsIn } from '../units/unit-spec.js';
import { isInfantry, unitSaid } from '../units/units.js';
import { infantryApfp } from '../weapons/infantry-strength.js';
import { held, mustHaveUsers, usedUp } from '../weapons/modifiers.js';
import { action, ends, look, permits, refuse, step } from '../words.js';
import { type Overrun, overrunConflict, overrunFields } from './overrun-input.js';
import { groundOfWay, leavesFor, moves, mustFindRoom, mustGoStraight, tellsOfWay } from './overrun-way.js';

type Result = { casualtyPoints: number; spent?: number };

export const overrun = action({
  name: 'overrun',
  says: 'An AFV overruns a hex in its move',
  inputs: overrunFields,
  requires: ({ fire, attack, mp, through }) => [
    ...(fire || attack !== undefined ? [] : ['attack']),
    ...(mp !== undefined && !through ? ['through'] : []),
  ],
  conflict: overrunConflict,
  roles: [overrunner, overrunHex],
  fromTable: tableTells(
    smokeOver(overrunHex.name),
    enemyAfvThere,
    placeThere('hex', overrunHex.name),
    whereItLeaves,
  ),
  permits: permits<Overrun>(immobile, pinnedAmong('fire'), enemiesThere),
  examples: [
    ['wg overrun -r vv --attack 19 --terrain woods --entrenchment foxholes', 'into woods with foxholes'],
    ['wg overrun -r vv --fire afv:mg=4 --fire squad:4-6-4:aboard', 'an AFV with passengers'],
    [
      'wg overrun -r vv --attack 19 --mp 10 --through open,open,woods,open --odds',
      'with its move, the chances',
    ],
    ['wg overrun -r vv --attack 19 --dice "1 1"', 'dice thrown by hand'],
  ],
  result: {
    casualtyPoints: { help: 'Casualty Points on the hex that is overrun' },
    spent: { help: 'with --through: movement points of the whole move' },
  },
  *resolve(typed): Rule<Result> {
    const input = { ...typed, ...groundOfWay(typed) };
    yield* mustBeOpenToVehicles(input.terrain);
    if (isBunker(positionOf(input))) refuse('vv:beyond.19', 'No hex with a bunker is overrun.');
    if (input.enemyAfv) refuse('vv:beyond.19', 'No hex with an enemy AFV is overrun.');
    if (unitsIn(input.fire ?? []).some(({ load }) => load.some(({ towed }) => towed)))
      refuse('vv:beyond.19', 'An AFV that tows a Gun overruns nobody.');
    yield* tellsGround(overrunHex, input);
    const { terrain, through } = input;
    if (through) mustGoStraight(through, terrain);
    const spent = input.through && (yield* moves(input, input.through));
    yield* mustFindRoom(input);
    const { apfp, grenades, satchels } = yield* strength(input);
    const row = rowFor(apfp);
    yield* step({ id: 'apfp', clause: 'vv:beyond.19', value: apfp, text: `${apfp} APFP, row ${row}` });
    const cover = inAll(yield* protection(input, true));
    if (grenades > 0) {
      const text = `${counted(grenades, 'Grenades counter')} of passengers: -${grenades}`;
      yield* step({ id: 'grenades', clause: 'vv:beyond.19', value: -grenades, text });
    }
    yield* usedUp('passengers', 'overrun', grenades, satchels);
    const counters = { units: unitsIn(input.fire ?? []), carry: input.carry };
    yield* useUp('vv:12.52d', overrunner.name, counters, 'grenades', grenades);
    yield* useUp('vv:12.53c', overrunner.name, counters, 'satchel', satchels);
    yield* ends('vv:beyond.6.1', 'move');
    yield* overrunner.as.unit.set('vv:13.1', { marked: true, moved: true, moving: true });
    yield* leavesFor(input);
    yield* tellsOfWay(typed);
    if (input.transferred) yield* carriesNoMore(overrunner.name);
    const { points } = yield* apRoll(row, cover - grenades, 'vv:beyond.19');
    yield* owe('vv:14.61a', overrunHex.as.unit, points, 'fire');
    yield* overrunHex.as.unit.bind('vv:beyond.19.2', 'overrunBy', overrunner.name);
    const text =
      'a surviving unit with an AT weapon may fire at its rear as it leaves: wg anti-tank --final-fire';
    yield* step({ id: 'final-fire', clause: 'vv:beyond.19.2', value: true, text });
    return { casualtyPoints: points, ...(spent !== undefined && { spent }) };
  },
  luck: () => ({ of: 'Casualty Points', read: ({ casualtyPoints }) => casualtyPoints }),
  announce: ({ casualtyPoints, spent }) =>
    `${casualtyPoints === 0 ? 'no effect' : `${pointsSaid(casualtyPoints)} on the hex`}${spent === undefined ? '' : `; ${spent} MP in all`}`,
});

/** Twice the APFP of the AFV with all it has, and that of its passengers as it is (19.1, 19.4). */
function* strength(input: Overrun): Rule<{ apfp: number; grenades: number; satchels: number }> {
  const times = yield* look(fireNumbers.cells.overrun);
  const units = unitsIn(input.fire ?? []);
  const [afv] = units;
  if (afv) yield* mustCarry(units);
  mustHoldLoads(units);
  const own = afv ? afv.gun + afv.mg + afv.ff : input.attack!;
  const doubled = own * times.value;
  const text = `${afv ? unitSaid(afv) : 'the AFV'}: ${own} APFP x ${times.value} = ${doubled}`;
  yield* step({ id: 'afv', clause: 'vv:beyond.19', value: doubled, text, from: times });
  const aboard = afv?.load.filter(isInfantry) ?? [];
  let passengers = input.passengers;
  for (const [i, unit] of aboard.entries()) {
    passengers += yield* infantryApfp(unit, `aboard-${i + 1}`, { range: 0, aboard: true });
  }
  if (passengers > 0) {
    const said = `passengers, not doubled: ${passengers}`;
    yield* step({ id: 'passengers', clause: 'vv:beyond.19', value: passengers, text: said });
  }
  const grenades = held('grenades', aboard) + input.grenades;
  const satchels = held('satchel', aboard);
  if (afv && grenades > 0) yield* mustHaveUsers(grenades, aboard.length, satchels);
  const apfp = doubled + passengers;
  if (apfp === 0) refuse('vv:beyond.19', 'Nothing fires: the APFP is 0.');
  return { apfp, grenades, satchels };
}
