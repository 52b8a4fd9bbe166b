import type { Rule } from '../../../src/rules/rule.js';
import { mustCarry, mustStack, stackOf } from '../movement/stack.js';
import { mustHoldLoads } from '../movement/transport.js';
import { armedSaid, type Counter, isInfantry, isLeader, unitSaid, withLoads } from '../units/units.js';
import { IF_IT_REACHES, infantryApfp, reaches, type Shot } from '../weapons/infantry-strength.js';
import { look, refuse, step } from '../words.js';
import { fireNumbers } from './tables.js';

/** How units fire: at which range in hexes, and whether the target is outside their forward field of fire. */
interface Firing {
  readonly range: number;
  readonly outOfArc: boolean;
  readonly mortar: boolean;
}

/** The APFP of a fire group by name (14.2 to 14.4). */
export function* firepower(units: readonly Counter[], firing: Firing): Rule<number> {
  yield* mayFire(units, firing);
  let total = 0;
  for (const [i, unit] of units.entries()) {
    const id = `fire-${i + 1}`;
    total += isInfantry(unit)
      ? yield* ofInfantry(unit, id, { ...firing, aboard: unit.aboard })
      : yield* ofHeavy(unit, id, firing);
    for (const [j, passenger] of unit.load.filter(isInfantry).entries()) {
      total += yield* ofInfantry(passenger, `${id}-aboard-${j + 1}`, { ...firing, aboard: true });
    }
  }
  return total;
}

/** Who fires together, and how far it reaches (14.4, 12.5, 12.6). */
function* mayFire(units: readonly Counter[], { range, mortar }: Firing): Rule<void> {
  yield* mustCarry(units);
  mustHoldLoads(units);
  yield* mustStack(stackOf(units), 'those who fire are');
  const heavy = units.find((unit) => !isInfantry(unit));
  if (heavy && units.length > 1) {
    const message = `The fire of the ${unitSaid(heavy)} is an attack of its own; only its passengers join in.`;
    refuse('vv:beyond.14.4', message, 'Resolve it with a shoot of its own.');
  }
  const rider = units.find(({ aboard }) => aboard);
  const onFoot = units.find(({ aboard }) => !aboard);
  if (rider && onFoot)
    refuse(
      'vv:beyond.14.3',
      `The ${unitSaid(rider)} is aboard and the ${unitSaid(onFoot)} is not: they do not fire together.`,
      'Behind its own carrier a unit fires with it: afv:mg=4,squad:4-6-4:aboard.',
    );
  if (rider && mortar) refuse('vv:beyond.14.3', 'Passengers fire no mortar.');
  for (const unit of withLoads(units)) {
    const who = unitSaid(unit);
    const near = unit.weapons.find(({ name }) => name === 'grenades' || name === 'satchel');
    if (near && range !== 1) {
      const clause = near.name === 'grenades' ? 'vv:12.52a' : 'vv:12.53a';
      refuse(clause, `The ${armedSaid(unit)} reaches an adjacent hex with it, not ${range} hexes.`);
    }
    if (mortar && !isLeader(unit) && !unit.weapons.some(({ name }) => name === 'mortar')) {
      refuse('vv:beyond.12.6', `Mortars fire together, without infantry firepower: the ${who} has none.`);
    }
  }
}

function* ofInfantry(unit: Counter, id: string, { range, mortar, aboard }: Firing & Shot): Rule<number> {
  if (!mortar) return yield* infantryApfp(unit, id, { range, aboard });
  const weapon = unit.weapons.find(({ name }) => name === 'mortar');
  if (!weapon) return 0;
  if (!reaches(weapon, range)) {
    const text = `mortar of the ${unitSaid(unit)}: its range is ${weapon.range}, it adds nothing`;
    return yield* step({ id, clause: 'vv:12.3f', value: 0, text });
  }
  const { apfp } = weapon;
  const untold = weapon.range === undefined && range > (unit.range ?? 0) ? IF_IT_REACHES : '';
  const text = `mortar of the ${unitSaid(unit)}: ${apfp} APFP${untold}`;
  return yield* step({ id, clause: 'vv:beyond.12.6', value: apfp, text });
}

/** A Gun at any range, machine guns to eight hexes; what does not turn, in its forward field of fire (14.4). */
function* ofHeavy(unit: Counter, id: string, { range, outOfArc }: Firing): Rule<number> {
  const reach = yield* look(fireNumbers.cells['machine guns reach']);
  const turns = unit.kind === 'afv' && !unit.fixed;
  const gun = outOfArc && !turns ? 0 : unit.gun;
  const near = range <= reach.value;
  const mg = near ? unit.mg : 0;
  const ff = near && !outOfArc ? unit.ff : 0;
  const parts = [
    ...(gun > 0 ? [`Gun ${gun}`] : []),
    ...(mg > 0 ? [`360 MG ${mg}`] : []),
    ...(ff > 0 ? [`FF MG ${ff}`] : []),
  ];
  const total = gun + mg + ff;
  const text = `${unitSaid(unit)}: ${parts.length > 0 ? parts.join(', ') : 'nothing that reaches'}, ${total} APFP`;
  return yield* step({ id, clause: 'vv:beyond.14.4', value: total, text, from: reach });
}
