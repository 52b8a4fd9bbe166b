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

/** A unit that took hits: what it lost, and who lies down. */
export function struck(unit: Unit, { result, steps }: Pick<Past, 'result' | 'steps'>): Unit {
  const lying = steps.findLast(({ id }) => id === 'lying')?.value;
  return {
    ...unit,
    casualties: unit.casualties + Number(result.casualties ?? 0),
    suppressed: typeof lying === 'number' ? lying : unit.suppressed,
  };
}

/** A vehicle that took hits: what those aboard suffer is not its own (vehicle.9). */
export function damaged(unit: Unit, { result }: Pick<Past, 'result'>): Unit {
  const effects = (result.effects ?? []) as Effect[];
  const lost = effects.filter((effect) => effect === 'weapon-destroyed').length;
  return {
    ...unit,
    effects: [...unit.effects, ...effects],
    stuns: unit.stuns + (effects.includes('stunned') ? 1 : 0),
    ...(lost > 0 && { lostWeapons: (unit.lostWeapons ?? 0) + lost }),
  };
}

/** Those aboard a vehicle that took hits; whoever gets out of a wreck rides in it no more (damage.5). */
export function shaken(unit: Unit, { result }: Pick<Past, 'result'>): Unit {
  const { aboard: _, ...out } = unit;
  const wrecked = (result.effects as readonly unknown[] | undefined)?.includes('destroyed');
  return {
    ...(wrecked ? out : unit),
    casualties: unit.casualties + Number(result.casualties ?? 0),
    suppressed: unit.suppressed + Number(result.suppressed ?? 0),
  };
}
