import type { Rule } from '../../src/rules/rule.js';
import { counted } from '../../src/rules/say.js';
import type { Part } from './strength.js';
import { type Unit, withLoads } from './units.js';
import { refuse, step } from './words.js';

type Side = Part['side'];

/** The size of the best Leadership Modifier among units. */
export const bestOf = (units: readonly Unit[]): number =>
  Math.max(0, ...withLoads(units).map(({ modifier }) => modifier));

/** Each side uses one Leadership Modifier, the best it has (15.3). */
export function* leaderOf(units: readonly Unit[] | undefined, apart: number, side: Side): Rule<number> {
  const all = [...withLoads(units ?? []).map(({ modifier }) => modifier), apart].filter(
    (modifier) => modifier > 0,
  );
  if (all.length < 2) return all[0] ?? 0;
  const best = Math.max(...all);
  const text = `one Leadership Modifier counts of ${all.length}: -${best}`;
  return yield* step({ id: `${side}-one-leader`, clause: 'vv:15.3d', value: best, text });
}

/** Grenades: one counter a unit, and what a side uses adds up unless it is ruled that it does not (12.52). */
export function* grenadesOf(
  side: Side,
  units: readonly Unit[] | undefined,
  apart: number,
  users: number,
): Rule<number> {
  const held = (name: string) =>
    withLoads(units ?? []).filter(({ weapons }) => weapons.some((weapon) => weapon.name === name)).length;
  const counters = held('grenades') + apart;
  if (counters > users) {
    refuse(
      'vv:12.52c',
      `${counted(users, 'unit')} cannot use ${counted(counters, 'Grenades counter')}: one each.`,
    );
  }
  yield* usedUp(side, counters, held('satchel'));
  return counters;
}

/** Expendable counters that were used are gone (12.52, 12.53). */
function* usedUp(side: Side, grenades: number, satchels: number): Rule<void> {
  const said = (n: number, one: string, many: string) =>
    `used up by the ${side === 'assault' ? 'assaulters' : 'defenders'}: ${counted(n, one, many)}`;
  if (grenades > 0) {
    const text = said(grenades, 'Grenades counter', 'Grenades counters');
    yield* step({
      id: `${side}-grenades-used`,
      clause: 'vv:12.52d',
      value: grenades,
      text,
      ruling: 'vv:R29',
    });
  }
  if (satchels > 0) {
    const text = said(satchels, 'satchel charge', 'satchel charges');
    yield* step({
      id: `${side}-satchels-used`,
      clause: 'vv:12.53c',
      value: satchels,
      text,
      ruling: 'vv:R29',
    });
  }
}
