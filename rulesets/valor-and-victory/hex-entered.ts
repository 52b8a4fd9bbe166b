import { sameName } from '../../src/rules/likeness.js';
import type { Input } from '../../src/rules/record.js';
import type { Unit } from '../../src/rules/roster.js';
import type { State } from '../../src/rules/state.js';
import { known } from './kinds.js';
import { likeHex, together } from './place.js';
import { TERRAIN } from './tables.js';
import { isInfantry } from './units.js';

/** The hex in which a move ends, as the game knows it (6.8, 6.9, 10). */

const terrainIn = (units: readonly Unit[]): string | undefined =>
  TERRAIN.find((name) => units.some(({ marks }) => marks.terrain === name));

/** Who is in a hex, those aboard of carriers among them. */
export const unitsIn = (hex: string, units: readonly Unit[]): Unit[] =>
  units.filter((unit) => likeHex(together.place(unit, units), hex));

/** Whoever gets off and goes no further is where his carrier is. */
function hexAsked(
  [first]: readonly Unit[],
  { to, through, unload }: Input,
  { units }: State,
): string | undefined {
  if (typeof to === 'string') return to;
  return unload && through === undefined && first ? together.place(first, units) : undefined;
}

/** Its terrain, who is there with those who move, and whether it is the enemy's. */
export function whereItEnds(
  table: State,
  { mover = [] }: Readonly<Record<string, readonly Unit[] | undefined>>,
  asked: Input,
): Input {
  const hex = hexAsked(mover, asked, table);
  if (hex === undefined) return {};
  const others = unitsIn(hex, table.units).filter(({ name }) => !mover.some((unit) => unit.name === name));
  const side = mover[0]?.side;
  const isEnemy = (unit: Unit) => side !== undefined && unit.side !== undefined && !sameName(unit.side, side);
  const own = [...others.filter((unit) => !isEnemy(unit)), ...mover].map(known);
  const stack = own.filter(({ aboard, name }) => aboard === undefined || isOff(name, mover, asked));
  const infantryThere = stack.filter(({ counter }) => isInfantry(counter)).length;
  const terrain = terrainIn(others);
  return {
    ...(asked.to === undefined && { to: hex }),
    ...(terrain !== undefined && { terrain }),
    ...(mover.length > 0 && { infantryThere, vehiclesThere: stack.length - infantryThere }),
    ...(others.some(isEnemy) && { enemyThere: true }),
  };
}

const isOff = (name: string, mover: readonly Unit[], { unload }: Input): boolean =>
  unload === true && mover.some((unit) => unit.name === name);
