import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/text/say.js';
import type { CountedFor } from '../assault/strength.js';
import { type Counter, withLoads } from '../units/units.js';
import { refuse, ruling, step } from '../words.js';

type CountedSide = CountedFor['side'];

/** The size of the best Leadership Modifier among units. */
export const bestOf = (units: readonly Counter[]): number =>
  Math.max(0, ...withLoads(units).map(({ modifier }) => modifier));

/** Each side uses one Leadership Modifier, the best it has (15.3). */
export function* leaderOf(
  units: readonly Counter[] | undefined,
  apart: number,
  side: CountedSide,
): Rule<number> {
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
  side: CountedSide,
  units: readonly Counter[] | undefined,
  apart: number,
  users: number,
): Rule<number> {
  const counters = held('grenades', units) + apart;
  const satchels = held('satchel', units);
  if (counters > 0) yield* mustHaveUsers(counters, users, satchels);
  yield* usedUp(side === 'assault' ? 'assaulters' : 'defenders', side, counters, satchels);
  return counters;
}

/** How many units use a weapon of this name. */
export const held = (name: string, units: readonly Counter[] = []): number =>
  withLoads(units).filter(({ weapons }) => weapons.some((weapon) => weapon.name === name)).length;

/** One Grenades counter a unit (12.52), and none beside a satchel charge unless so ruled (12.53, R20). */
export function* mustHaveUsers(counters: number, users: number, satchels: number): Rule<void> {
  const more = counted(counters, 'Grenades counter');
  if (users === 0) refuse('vv:12.52c', `Nobody there can use ${more}: infantry does.`);
  if (counters > users) {
    refuse('vv:12.52c', `${counted(users, 'unit')} cannot use ${more}: one each.`);
  }
  if (satchels > 0 && counters > users - satchels && (yield* ruling('vv:R20')) === 1) {
    const free = users - satchels;
    refuse(
      'vv:12.53b',
      `${more} cannot be used: ${free === 0 ? 'no unit is' : `${counted(free, 'unit is', 'units are')}`} without a satchel charge.`,
      'By R20 option 2 a unit may use both.',
    );
  }
}

/** Expendable counters that were used are gone (12.52, 12.53). */
export function* usedUp(by: string, id: string, grenades: number, satchels: number): Rule<void> {
  const said = (n: number, one: string, many: string) => `used up by the ${by}: ${counted(n, one, many)}`;
  if (grenades > 0) {
    const text = said(grenades, 'Grenades counter', 'Grenades counters');
    yield* step({
      id: `${id}-grenades-used`,
      clause: 'vv:12.52d',
      value: grenades,
      text,
      ruling: 'vv:R29',
    });
  }
  if (satchels > 0) {
    const text = said(satchels, 'satchel charge', 'satchel charges');
    yield* step({
      id: `${id}-satchels-used`,
      clause: 'vv:12.53c',
      value: satchels,
      text,
      ruling: 'vv:R29',
    });
  }
}
