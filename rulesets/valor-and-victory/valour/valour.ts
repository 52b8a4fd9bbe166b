import type { Rule } from '../../../src/rules/rule.js';
import { addUp, part, sumOf } from '../../../src/rules/words.js';
import type { firer } from '../fire/roles.js';
import { one } from '../units/fates.js';
import { type Counter, isInfantry, unitSaid, withLoads } from '../units/units.js';
import { look, step } from '../words.js';
import { valourNumbers } from './tables.js';

/** Infantry that can become valorous. */
export const canBeValorous = (units: readonly Counter[]): Counter[] => withLoads(units).filter(mayBecome);
const mayBecome = (unit: Counter): boolean => isInfantry(unit) && !unit.valorous;

/**
 * A valour check for each unit that can become valorous (16.2): its number or less on two dice.
 * @param attacker the number of the only one that checks, among all that were typed
 * @returns how many become valorous
 */
export function* valourChecks(units: readonly Counter[], role: string, attacker?: number): Rule<number> {
  const all = withLoads(units);
  // Of units alike each has a number of its own.
  const places = all.flatMap((unit, i) =>
    mayBecome(unit) && (attacker === undefined || attacker === i + 1) ? [i + 1] : [],
  );
  const { valorous } = yield* addUp(
    ['valorous'],
    places.map((number, i) => () => check(all[number - 1]!, i + 1, { role, number })),
  );
  return valorous;
}

interface Whose {
  readonly role: string;
  readonly number: number;
}

function* check(unit: Counter, number: number, { role, number: place }: Whose): Rule<{ valorous: number }> {
  const from = unit.kind === 'leader' ? yield* look(valourNumbers.cells.leader) : { value: unit.rating! };
  const roll = yield* sumOf(2, `valour-${number}`, () => `the valour of ${unitSaid(unit)} (${number})`);
  const value = roll <= from.value;
  const text = `${unitSaid(unit)} (${number}), ${from.value} or less: ${roll}, ${value ? 'valorous' : 'no change'}`;
  yield* step({ id: `valour-${number}`, clause: 'vv:beyond.16.2', value, text, from });
  if (value) yield* one(role, place).set('vv:beyond.16.2', { valorous: true });
  return { valorous: value ? 1 : 0 };
}

/** Infantry alone checks, not the carrier that it fires with (16.1). */
function* checkIsCalledFor(
  units: readonly Counter[] | undefined,
  role: string,
  all: (typeof firer)['as']['unit'],
): Rule<void> {
  if (!units) return yield* all.set('vv:beyond.16.2', { valourCheck: 'due' });
  const each = withLoads(units);
  if (each.every(isInfantry)) return yield* all.set('vv:beyond.16.2', { valourCheck: 'made' });
  for (const [i, unit] of each.entries())
    if (isInfantry(unit)) yield* one(role, i + 1).set('vv:beyond.16.2', { valourCheck: 'made' });
}

/** What the natural dice of an infantry attack bring besides: valour checks on 2, a sniper on 12 (16.2, 17.2). */
type Besides = { readonly sniper: boolean; readonly valorous?: number };

/**
 * @param units the attacking units, where they are known by name
 * @param role that in which they stand
 * @param attacker the number of the one that attacks, where the others lend it a leader's modifier alone
 */
export function* naturalDice(
  natural: number,
  units: readonly Counter[] | undefined,
  { name: role, as }: typeof firer,
  attacker?: number,
): Rule<Besides> {
  const all = attacker === undefined ? as.unit : one(role, attacker);
  const sniper = natural === 12;
  if (sniper) {
    const text =
      'natural 12: a sniper of the other side may appear in a cover hex in LOS within six hexes, and attacks at once: wg sniper';
    yield* step({ id: 'sniper', clause: 'vv:beyond.17.2', value: true, text });
    yield* all.set('vv:beyond.17.2', { sniperDue: true });
  }
  if (natural === 2 && !units) {
    const text = 'natural 2: each unit of the attack makes a valour check: wg valour-check';
    yield* step({ id: 'valour', clause: 'vv:beyond.16.2', value: true, text });
  }
  if (natural === 2 && attacker === undefined) yield* checkIsCalledFor(units, role, all);
  else if (natural === 2) yield* all.set('vv:beyond.16.2', { valourCheck: 'made' });
  if (!units) return { sniper };
  return { sniper, valorous: natural === 2 ? yield* part(valourChecks, units, role, attacker) : 0 };
}
