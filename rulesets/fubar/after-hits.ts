import type { Past } from '../../src/rules/action.js';
import type { Battle, Unit } from './battle.js';
import type { Effect, Vehicle } from './vehicle-tables.js';

/** A unit that was fired at, with those whom fire has suppressed this turn (R35). */
export function shotAt(unit: Unit, { turn }: Battle, event: Past): Unit {
  const before = unit.downed?.turn === turn ? unit.downed.n : 0;
  const at = event.input.at === undefined ? {} : { vehicle: event.input.at as Vehicle };
  const downed = { turn, n: before + Number(event.result.suppressed ?? 0) };
  return { ...struck(unit, event), ...at, downed };
}

/** A unit that took hits: what it lost, who lies down, what was done to the vehicle. */
export function struck(unit: Unit, { result, steps }: Pick<Past, 'result' | 'steps'>): Unit {
  const lying = steps.findLast(({ id }) => id === 'lying')?.value;
  const effects = (result.effects ?? []) as Effect[];
  return {
    ...unit,
    casualties: unit.casualties + Number(result.casualties ?? 0),
    suppressed: typeof lying === 'number' ? lying : unit.suppressed,
    effects: [...unit.effects, ...effects],
    stuns: unit.stuns + (effects.includes('stunned') ? 1 : 0),
  };
}
