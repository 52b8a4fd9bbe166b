import type { Change, Unit } from '../../../src/rules/roster.js';
import { whyNonStanding } from '../units/standing.js';
import type { Foot } from './kinds.js';

/** The figures of a unit by sort: how they are counted, and who of them is there. */

/** Heavy weapons by their class, as the optional rule counts them. */
export const CLASSES = ['hwPersonnel', 'hwArmour', 'hwPiat', 'hwFlame'] as const;
/** The fields that count heavy weapons of one sort or another. */
export const HEAVY_WEAPONS = ['hw', ...CLASSES] as const;
/** The fields that count the figures of a unit, all of them and by sort. */
export const COUNTED = ['figures', 'leaders', 'hw', 'medics', ...CLASSES] as const;

/** A unit as far as its figures are counted. */
export type Counted = Pick<Foot, (typeof COUNTED)[number] | 'horses'> & Partial<Pick<Foot, 'aboard'>>;

/** All heavy weapons of a unit, however they are counted. */
export const heavyWeapons = (of: Pick<Foot, (typeof HEAVY_WEAPONS)[number]>): number =>
  HEAVY_WEAPONS.reduce((sum, sort) => sum + of[sort], 0);

/**
 * The figures that are with the unit: one that holds the horses is not (cav.5), unless nobody else is left: then he is the unit,
 * where the horses are.
 */
export const present = ({
  figures,
  horses,
  aboard,
}: Pick<Counted, 'figures' | 'horses' | 'aboard'>): number =>
  figures - (horses && (figures > 1 || aboard !== undefined) ? 1 : 0);

/**
 * The same, with those who have a name of their own: it is an ordinary figure that holds the horses, as long as there is
 * one, and then whoever is missed the least.
 */
export function thosePresent<F extends Counted>(of: F): F {
  const there: Record<string, number> = {};
  let off = of.leaders + of.medics + heavyWeapons(of) - present(of);
  for (const name of ['medics', ...HEAVY_WEAPONS, 'leaders'] as const) {
    const holds = Math.min(Math.max(off, 0), of[name]);
    there[name] = of[name] - holds;
    off -= holds;
  }
  return { ...of, ...there, figures: present(of) };
}

/** Why a unit is non-standing, if it is (nonstand.1): who holds its horses does not count (R93). */
export function weaknessOf(of: Counted): string | undefined {
  const there = thosePresent(of);
  return whyNonStanding({
    figures: there.figures,
    leaders: there.leaders,
    heavyWeapons: heavyWeapons(there),
  });
}

/** Whether it has to fall back as non-standing: guards alone are not tested for that (R80), nor are prisoners. */
export const isNonStanding = (of: Counted & Pick<Foot, 'guards' | 'captured'>): boolean =>
  weaknessOf(of) !== undefined && of.guards < of.figures && !of.captured;

/** Figures that players take off by hand are lost as well: the unit is decimated. Those that they put back are lost no more. */
export function lossesByHand(unit: Unit, by: Change | undefined, units: readonly Unit[]): Unit {
  const was = units.find(({ name }) => name === unit.name)?.profile.figures;
  const is = by?.profile.figures;
  const { fallen = 0, ...marks } = unit.marks;
  if (typeof was !== 'number' || typeof is !== 'number' || by?.marks.fallen !== undefined) return unit;
  const lost = Number(fallen) + was - is;
  return { ...unit, marks: { ...marks, ...(lost > 0 && { fallen: lost }) } };
}
