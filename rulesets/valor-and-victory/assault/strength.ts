import type { Rule } from '../../../src/rules/rule.js';
import { type Counter, isInfantry, unitSaid } from '../units/units.js';
import { infantryApfp } from '../weapons/infantry-strength.js';
import { look, ruling, step } from '../words.js';
import { defenceApfp } from './tables.js';

/** Which units count in a close assault, and how. */
export interface CountedFor {
  readonly side: 'assault' | 'defence';
  /** The attack comes from outside the forward field of fire of those who are assaulted. */
  readonly outsideFfa: boolean;
}

/** The APFP total of the units of one side (15.6): unit by unit, with its weapons, valour and passengers. */
export function* totalApfp(units: readonly Counter[], part: CountedFor): Rule<number> {
  let total = 0;
  for (const [i, unit] of units.entries()) {
    total += yield* apfpOf(unit, `${part.side}-${i + 1}`, part);
    const alone = unit.kind === 'vehicle' || unit.kind === 'afv';
    for (const [j, passenger] of unit.load.entries()) {
      const id = `${part.side}-${i + 1}-aboard-${j + 1}`;
      if (alone) total += yield* apfpAboard(passenger, id, part);
    }
  }
  const text = `${part.side === 'assault' ? 'assaulting' : 'defending'} units: ${total} APFP`;
  return yield* step({ id: `${part.side}-apfp`, clause: 'vv:15.6b', value: total, text });
}

/** The APFP of one unit, without what it carries. */
function* apfpOf(unit: Counter, id: string, part: CountedFor): Rule<number> {
  if (unit.kind === 'gun') return yield* gunApfp(unit, id);
  if (!isInfantry(unit)) return yield* vehicleApfp(unit, id, part);
  return yield* infantryApfp(unit, id, part.side);
}

/** Passengers always count, with the weapons that assaulters could use too (15.4); a Gun in tow never does (15.5). */
function* apfpAboard(unit: Counter, id: string, { side }: CountedFor): Rule<number> {
  if (unit.kind === 'gun') {
    return yield* step({ id, clause: 'vv:15.5b', value: 0, text: 'the Gun in tow adds nothing' });
  }
  const apfp = yield* infantryApfp(unit, id, side === 'assault' ? 'assault' : 'aboard');
  if (side === 'assault') return apfp;
  yield* step({
    id: `${id}-passenger`,
    clause: 'vv:15.4b',
    value: apfp,
    text: `passengers count: ${apfp} more`,
  });
  return apfp;
}

/** A Gun has an APFP of its own in defence, whatever its counter says (15.5). */
function* gunApfp(unit: Counter, id: string): Rule<number> {
  const from = yield* look(defenceApfp.cells.gun);
  const text = `${unitSaid(unit)}: ${from.value} APFP when assaulted`;
  return yield* step({ id, clause: 'vv:15.5a', value: from.value, text, from });
}

/** The machine guns of an AFV or vehicle, not its main Gun (15.4); without any, as a Gun (15.5). */
function* vehicleApfp(unit: Counter, id: string, { outsideFfa }: CountedFor): Rule<number> {
  if (unit.mg + unit.ff === 0) return yield* unarmedApfp(unit, id);
  const behind = outsideFfa && unit.ff > 0;
  const forward = behind && (yield* ruling('vv:R23')) === 2 ? 0 : unit.ff;
  const apfp = unit.mg + forward;
  const notIts = unit.gun > 0 ? `, its Gun of ${unit.gun} does not count` : '';
  const text = `${unitSaid(unit)}: ${apfp} of its machine guns${notIts}`;
  return yield* step({
    id,
    clause: 'vv:15.4a',
    value: apfp,
    text,
    ...(behind && { ruling: 'vv:R23' as const }),
  });
}

function* unarmedApfp(unit: Counter, id: string): Rule<number> {
  const isAfv = unit.kind === 'afv';
  const from = yield* look(defenceApfp.cells[isAfv ? 'unarmed afv' : 'unarmed vehicle']);
  const manned = !isAfv && unit.load.some(isInfantry);
  const replaced = manned && (yield* ruling('vv:R24')) === 2;
  const text = replaced
    ? `${unitSaid(unit)} without machine guns: its passengers count in its place`
    : `${unitSaid(unit)} without machine guns: ${from.value} APFP`;
  const value = replaced ? 0 : from.value;
  return yield* step({
    id,
    clause: 'vv:15.5a',
    value,
    text,
    from,
    ...(manned && { ruling: 'vv:R24' as const }),
  });
}
