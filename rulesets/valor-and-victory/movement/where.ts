import { sameName } from '../../../src/rules/likeness.js';
import type { Unit } from '../../../src/rules/roster.js';
import { list } from '../../../src/rules/say.js';
import type { State } from '../../../src/rules/state.js';
import { known } from '../kinds.js';
import { isPosition } from '../positions/tables.js';
import { TERRAIN } from '../terrain/tables.js';
import type { FromTable } from '../turn/from-table.js';
import { isWhileMoving, turnOf } from '../turn/turns.js';
import { likeHex, placeOf } from '../units/place.js';
import { isInfantry } from '../units/units.js';
import type { Stack } from './stack.js';

/** What the game knows of a move: the hexes where it begins and ends, and what of it was made before. */

/** What of a move was made before the enemy fired at it (13.8): points, and whether it is an assault move (6.4). */
export const wayBehind: FromTable = (table, { mover = [] }) => {
  const going = turnOf(table).byPhases ? mover.filter(({ marks }) => marks.moving && marks.spent) : [];
  return {
    used: going.length > 0 && Math.max(...going.map(({ marks }) => Number(marks.spent))),
    assaultMove: going.some(({ marks }) => marks.assaultMove),
  };
};

/** A hex as those who move find it. */
interface Found {
  readonly others: readonly Unit[];
  readonly enemies: readonly Unit[];
  /** The stack of their side with themselves in it: who is carried is not counted (6.9). */
  readonly stack: Stack | undefined;
}

function found(hex: string, units: readonly Unit[], movers: readonly Unit[], unload: boolean): Found {
  const isMover = ({ name }: Pick<Unit, 'name'>) => movers.some((unit) => unit.name === name);
  const others = units.filter((unit) => likeHex(placeOf(unit, units), hex) && !isMover(unit));
  const side = movers[0]?.side;
  const isEnemy = (unit: Unit) => side !== undefined && unit.side !== undefined && !sameName(unit.side, side);
  const own = [...others.filter((unit) => !isEnemy(unit)), ...movers].map(known);
  const counted = own.filter((unit) => unit.aboard === undefined || (unload && isMover(unit)));
  const infantry = counted.filter(({ counter }) => isInfantry(counter)).length;
  const stack = movers.length > 0 ? { infantry, vehicles: counted.length - infantry } : undefined;
  return { others, enemies: others.filter(isEnemy), stack };
}

/** The hexes of bunkers that were taken by more than they hold, with those of whom two go in (15.8). */
export function toEnter({ units }: Pick<State, 'units'>): readonly string[] {
  const all = units.filter(({ marks }) => marks.enters && !marks.eliminated);
  const hexes = [...new Set(all.map(({ marks }) => String(marks.enters)))];
  return hexes.map((hex) => {
    const who = all.filter(({ marks }) => likeHex(String(marks.enters), hex)).map(({ name }) => name);
    return `into the bunker in ${hex} go two of ${list(who)}: wg move ${who.slice(0, 2).join(',')} --to ${hex}`;
  });
}

/** The hex in which a move ends (6.8, 6.9, 10, 20.4), and the one in which they get off their carrier before it (8.3). */
export const whereItGoes: FromTable = (table, { mover = [] }, asked) => {
  const { units } = table;
  const unload = asked.unload === true;
  // By phases whoever moves in the phase of assaults advances (15.1).
  const now = turnOf(table);
  const taken =
    mover.length > 0 && mover.every(({ marks }) => likeHex(marks.enters as string, asked.to as string));
  const advance = !taken && now.byPhases && isWhileMoving(now) === 'advancing';
  const from = unload && mover[0] ? placeOf(mover[0], units) : undefined;
  const to = typeof asked.to === 'string' ? asked.to : undefined;
  // Whoever gets off and goes no further is where his carrier is.
  const stays = asked.through === undefined && (to === undefined || likeHex(to, from));
  const off = from === undefined || stays ? undefined : found(from, units, mover, unload).stack;
  const gone = { infantryHere: off?.infantry, vehiclesHere: off?.vehicles };
  const hex = to ?? (stays ? from : undefined);
  if (hex === undefined) return { advance, ...gone };
  const { others, enemies, stack } = found(hex, units, mover, unload);
  // Those who fell there lie on the ground of the hex.
  const fallen = units.filter(({ marks }) => marks.eliminated && likeHex(marks.hex as string, hex));
  const here = likeHex(hex, mover[0] && placeOf(mover[0], units)) ? mover : [];
  const grounds = [...here, ...others, ...fallen].flatMap(({ marks }) => [marks.terrain, marks.entrenchment]);
  return {
    advance,
    taken,
    ...gone,
    to: to === undefined && hex,
    terrain: TERRAIN.find((name) => grounds.includes(name)),
    position: grounds.find((name) => isPosition(name as string | undefined)),
    infantryThere: stack?.infantry,
    vehiclesThere: stack?.vehicles,
    enemyThere: enemies.length > 0,
  };
};
