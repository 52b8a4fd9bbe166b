import { sameName } from '../../../src/rules/text/likeness.js';
import { quoted } from '../../../src/rules/text/say.js';
import type { KnownUnit } from '../roster/kinds.js';
import { isExpendable, type Weapon } from '../weapons/weapons.js';
import { refuse } from '../words.js';
import { unitsIn, type SpecState as Word } from './unit-spec.js';
import { type Counter, isInfantry, ratingIn } from './units.js';

/** What may be said of a unit behind its counter; who is aboard stands behind his carrier. */
export type TypedState = Exclude<Word, 'aboard' | 'towed'>;

/** A unit as it stands, with what is said of it here. */
function spec(
  of: KnownUnit,
  states: readonly TypedState[],
  uses: KnownUnit['uses'],
  aboard: boolean,
): string {
  const now = asItIs(of);
  const { pinned, advanced, marked, immobile } = of;
  const { elite, fixed, shield } = now;
  const valorous = (of.valorous || now.valorous) && now.kind !== 'hero';
  const pinnedNow = of.pinnedNow && !pinned;
  const marks = { pinned, advanced, marked, immobile, elite, fixed, shield, valorous };
  const has: Readonly<Record<TypedState, boolean>> = { ...marks, 'pinned-now': pinnedNow };
  return [
    counterSpec(now),
    ...states.filter((state) => has[state]).map((state) => `:${state}`),
    ...(aboard ? [isInfantry(now) ? ':aboard' : ':towed'] : []),
    ...weaponsUsed(of, uses).map((weapon) => `,${weaponSpec({ ...weapon, fired: of.fired })}`),
  ].join('');
}

/** The counter that is on the map: that of the half squad, where a squad is reduced (13.10). */
export function asItIs({ name, counter, half, reduced }: KnownUnit): Counter {
  if (!reduced) return half === undefined ? counter : { ...counter, half: ratingIn(half) };
  if (half === undefined) {
    return refuse(
      'vv:13.10',
      `The counter of the half squad that took the place of ${name} is not known.`,
      `Say it: wg roster mark ${quoted(name)} half=2-6-2`,
    );
  }
  const [unit] = unitsIn([`half-squad:${half}`]);
  return { ...unit!, elite: counter.elite, valorous: counter.valorous, weapons: counter.weapons };
}

/** What is printed on a counter. */
function counterSpec({ kind, profile, modifier, half, mg, ff, gun, rating }: Counter): string {
  const heavy = kind === 'vehicle' || kind === 'gun';
  const numbers = { half, mg, ff, gun, cr: heavy ? rating : undefined };
  return [
    kind,
    ...(profile ? [profile] : []),
    ...(modifier > 0 ? [`-${modifier}`] : []),
    ...Object.entries(numbers).flatMap(([name, n]) => (n ? [`${name}=${n}`] : [])),
  ].join(':');
}

const weaponSpec = ({ name, apfp, range, fired }: Weapon): string =>
  `${name}${apfp > 0 || range ? `:${apfp}${range ? `-${range}` : ''}` : ''}${fired && !isExpendable({ name, apfp, fired }) ? ':fired' : ''}`;

/** What a unit uses: its support weapon; one counter that is used up where that was said, a satchel charge by itself. */
function weaponsUsed({ counter: { weapons }, uses }: KnownUnit, said?: KnownUnit['uses']): Weapon[] {
  const up = said ?? uses;
  const one = weapons.find((weapon) => isExpendable(weapon) && weapon.name === up);
  return weapons.filter((weapon) => (isExpendable(weapon) ? weapon === one : up !== 'satchel'));
}

/** What units carry besides, and do not use: `2=grenades`, by number. */
const carriedBy = (units: readonly KnownUnit[], said: KnownUnit['uses']): string[] =>
  countersInOrder(units).flatMap((of, i) => {
    const used = weaponsUsed(of, said);
    const left = of.counter.weapons.filter((weapon) => isExpendable(weapon) && !used.includes(weapon));
    return left.map(({ name }) => `${i + 1}=${name}`);
  });

/** Units by carriers: each with those who are aboard of it. Passengers without their carrier come first. */
export function byCarriers(units: readonly KnownUnit[]): (readonly [KnownUnit, ...KnownUnit[]])[] {
  const isOf = (carrier: KnownUnit) => (unit: KnownUnit) =>
    unit.aboard !== undefined && sameName(unit.aboard, carrier.name) && unit !== carrier;
  const own = units.filter((unit) => !units.some((carrier) => isOf(carrier)(unit)));
  const first = own.filter(({ aboard }) => aboard !== undefined);
  const others = own.filter(({ aboard }) => aboard === undefined);
  return [...first, ...others].map((unit) => [unit, ...units.filter(isOf(unit))] as const);
}

/** Units in the order in which they are filled in, carriers before their passengers. */
export const countersInOrder = (units: readonly KnownUnit[]): KnownUnit[] => byCarriers(units).flat();

/**
 * Units as they are typed: a carrier and its passengers in one word.
 * @param uses the counter that each of them uses up, whatever is marked
 */
export const specsOf = (
  units: readonly KnownUnit[],
  states: readonly TypedState[],
  uses?: KnownUnit['uses'],
): string[] =>
  byCarriers(units).map(([unit, ...load]) =>
    [
      spec(unit, states, uses, unit.aboard !== undefined),
      // What is aboard has the states of its carrier's attack, and none of a carrier.
      ...load.map((each) => spec(each, states, uses, true)),
    ].join(','),
  );

/** Units that attack or defend: with what they use, and what they carry besides. */
export const armedSpecs = (
  units: readonly KnownUnit[],
  states: readonly TypedState[],
  uses?: KnownUnit['uses'],
) => ({
  units: specsOf(units, states, uses),
  carry: carriedBy(units, uses),
});
