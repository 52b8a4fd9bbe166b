import type { Unit } from '../../../src/rules/roster.js';
import type { State } from '../../../src/rules/state.js';
import { sameName } from '../../../src/rules/text/likeness.js';
import { a, are, list, names, quoted } from '../../../src/rules/text/say.js';
import { isPosition } from '../positions/tables.js';
import { known } from '../roster/kinds.js';
import { placeSaid } from '../terrain/cover.js';
import { hexAt } from '../terrain/hexes.js';
import type { FromTable } from '../turn/from-table.js';
import { isWhileMoving, turnOf } from '../turn/turns.js';
import { byHex, likeHex, placeOf } from '../units/place.js';
import { isInfantry, isPinned } from '../units/units.js';
import { bearings, haveSaid, type Moment, some } from '../words.js';
import { pathIn } from './move-path.js';
import { isBunker, type Stack } from './stack.js';
import { stackLimits } from './tables.js';

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
  return { enemies: others.filter(isEnemy), stack };
}

const onFoot = (unit: Unit): boolean => isInfantry(known(unit).counter);

/** What the game knows of the last hex of a way, where that is told otherwise (20.3), and how it is typed. */
function otherGround({ input: { through, to }, state }: Moment): { says: string; typed: string } | undefined {
  const last = Array.isArray(through) ? pathIn(through as string[]).at(-1) : undefined;
  if (!last || typeof to !== 'string') return undefined;
  const { terrain, position } = hexAt(to, state);
  const isOther = terrain !== undefined && terrain !== last.terrain;
  const isBeside = position !== undefined && position !== last.position;
  if (!isOther && !isBeside) return undefined;
  const is = [
    ...(isOther ? [`is ${a(placeSaid(terrain))} hex`] : []),
    ...(isBeside
      ? [`has ${isPosition(position) && isBunker(position) ? a(placeSaid(position)) : placeSaid(position)}`]
      : []),
  ];
  return {
    says: `${to} ${is.join(' and ')}`,
    typed: [terrain ?? last.terrain, ...(position ? [position] : [])].join(':'),
  };
}

/** Whoever goes into a hex of which the game knows that it is mined (20.7), or overruns one, or ends behind it there. */
function intoMines({ input: { to }, named: { overrunHex }, state }: Moment): string | undefined {
  const hexes = [overrunHex?.[0] && placeOf(overrunHex[0], state.units), to as string | undefined];
  return hexes.find((hex) => hexAt(hex, state).mines);
}

/** Those who would advance into the hex where they are (5.35); who gets off there, or enters its bunker, does not. */
const stayingHere = ({ doers, input: { advance, taken, unload, through, to }, state: { units } }: Moment) =>
  advance === true && taken !== true && unload !== true && through === undefined
    ? doers.filter((unit) => likeHex(placeOf(unit, units), to as string | undefined))
    : [];

/** Those who are moving in one stack with these, and would stay behind (6.1); others come after them with --together. */
function leftBehind({ doers, input, state: { units } }: Moment): readonly Unit[] {
  // Nobody is left behind as long as nobody goes anywhere.
  if (input.through === undefined && input.to === undefined) return [];
  const hex = doers[0] && placeOf(doers[0], units);
  const isOnWay =
    doers.length > 0 && doers.every(({ marks }) => marks.moving && Number(marks.spent ?? 0) > 0);
  if (!isOnWay || input.carrier !== undefined || input.unload) return [];
  return units.filter((unit) => {
    const of = known(unit);
    const isIn = of.moving && unit.side === doers[0]!.side && likeHex(placeOf(unit, units), hex);
    return isIn && !doers.includes(unit) && !of.aboard && !isPinned(of) && onFoot(unit) === onFoot(doers[0]!);
  });
}

/** Whether a hex holds more than it can (6.9). */
function isTooFull({ infantry, vehicles }: Stack): boolean {
  const { vehicles: most, infantry: alone, 'beside one vehicle': beside } = stackLimits.cells;
  const room = vehicles === 0 ? alone.value : vehicles < most.value ? beside.value : 0;
  return vehicles > most.value || infantry > room;
}

/** Those who are on their way through a full hex, where no move ends (6.9): hex by hex. */
export const passersBy = ({ units }: Pick<State, 'units'>): ReadonlyMap<string, readonly Unit[]> =>
  byHex(
    units.filter((unit) => {
      const { moving, passing, eliminated, aboard } = known(unit);
      const hex = placeOf(unit, units);
      const isOnWay = moving && passing && !eliminated && aboard === undefined && hex !== undefined;
      const { stack } = isOnWay ? found(hex, units, [unit], false) : {};
      return stack !== undefined && isTooFull(stack);
    }),
    units,
  );

/** Those who would end their move in a full hex, as others begin theirs or the phase ends; one of them may be taken on there. */
function stuck({
  action,
  input,
  doers,
  state,
}: Moment): readonly [hex: string, units: readonly Unit[]] | undefined {
  const goesOn = input.together === true || (input.carrier !== undefined && !input.unload);
  if (goesOn || (action === 'turn' && input.new === true)) return undefined;
  return [...passersBy(state)].find(([, units]) => !units.some((unit) => doers.includes(unit)));
}

export const wayBearings = bearings(
  {
    clause: 'vv:6.9',
    word: 'full',
    actions: ['turn', 'move', 'overrun'],
    when: (now) => stuck(now) !== undefined,
    says: (now) => {
      const [hex, units] = stuck(now)!;
      return `${haveSaid(units)} come into ${hex} on the way, and it is full: no move ends there.`;
    },
    way: (now) =>
      `wg move ${quoted(
        stuck(now)![1]
          .map(({ name }) => name)
          .join(','),
      )}`,
  },
  {
    clause: 'vv:beyond.19.3',
    word: 'where',
    actions: ['overrun'],
    ...some(
      ({ doers, input }) => (input.to === undefined ? doers.filter(({ marks }) => marks.hex) : []),
      (who) =>
        `Nobody has told the hex behind the one overrun, where ${names(who)} ${who.length > 1 ? 'end' : 'ends'}.`,
    ),
    way: 'Say it: --to C4.',
    missing: true,
  },
  {
    clause: 'vv:beyond.20.3',
    word: 'ground',
    actions: ['move', 'overrun'],
    when: (now) => otherGround(now) !== undefined,
    says: (now) => `As far as the game knows ${otherGround(now)!.says}: whoever enters it is in that.`,
    way: (now) => `Say it of the last hex of the way: ${otherGround(now)!.typed}.`,
  },
  {
    clause: 'vv:20.7',
    word: 'mines',
    actions: ['move', 'overrun'],
    when: (now) =>
      now.doers.some((unit) => !likeHex(placeOf(unit, now.state.units), intoMines(now))) && intoMines(now),
    says: (now) => `${intoMines(now)} is mined: whoever enters it is attacked at once.`,
    way: 'wg mines',
    missing: true,
  },
  {
    clause: 'vv:beyond.5.35',
    word: 'here',
    actions: ['move'],
    ...some(
      stayingHere,
      (who, { input }) =>
        `${names(who)} ${are(who.length)} in ${input.to} already: an advance goes into another hex.`,
    ),
  },
  {
    clause: 'vv:beyond.6.1',
    word: 'stack',
    actions: ['move'],
    ...some(
      leftBehind,
      (who) => `${names(who)} ${are(who.length)} of the same stack, which ends its move together.`,
    ),
    way: 'Name all of them.',
  },
);

/** The hexes of bunkers that were taken by more than they hold, with those of whom two go in (15.8). */
export function toEnter({ units }: Pick<State, 'units'>): readonly string[] {
  const all = units.filter(({ marks }) => marks.enters && !marks.eliminated);
  const hexes = [...new Set(all.map(({ marks }) => String(marks.enters)))];
  return hexes.flatMap((hex) => {
    const who = all.filter(({ marks }) => likeHex(String(marks.enters), hex)).map(({ name }) => name);
    const there = units.filter((unit) => !unit.marks.eliminated && likeHex(placeOf(unit, units), hex));
    const room = stackLimits.cells.bunker.value - there.length;
    if (room <= 0) return [];
    const go =
      who.length > room
        ? `${room > 1 ? 'go two' : 'goes one'} of ${list(who)}`
        : `${who.length > 1 ? 'go' : 'goes'} ${list(who)}`;
    return [
      `into the bunker in ${hex} ${go}: wg move ${quoted(who.slice(0, room).join(','))} --to ${quoted(hex)}`,
    ];
  });
}

/** The hex in which somebody ends: who is there, with themselves, and its ground (6.8, 6.9, 10, 20.3, 20.8). */
function endsIn(hex: string, table: State, movers: readonly Unit[], unload = false) {
  const { enemies, stack } = found(hex, table.units, movers, unload);
  const { terrain, position, wire } = hexAt(hex, table);
  return {
    ground: { terrain, position },
    isWired: wire === true,
    there: {
      infantryThere: stack?.infantry,
      vehiclesThere: stack?.vehicles,
      enemyThere: enemies.length > 0,
    },
  };
}

/** The hex behind the one that an AFV overruns, in which its move ends (19.3). */
export const whereItLeaves: FromTable = (table, { overrunner = [] }, { to }) => {
  if (typeof to !== 'string') return {};
  const { ground, there } = endsIn(to, table, overrunner);
  return { ...there, exitTerrain: ground.terrain, exitPosition: ground.position };
};

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
  const { ground, isWired, there } = endsIn(hex, table, mover, unload);
  const isHere = likeHex(hex, mover[0] && placeOf(mover[0], units));
  const last = Array.isArray(asked.through) ? pathIn(asked.through as string[]).at(-1) : undefined;
  return {
    advance,
    taken,
    turnsOnly: !unload && asked.through === undefined && mover.length > 0 && isHere,
    ...gone,
    to: to === undefined && hex,
    ...ground,
    wireThere: isWired || last?.wire === true,
    ...there,
  };
};
