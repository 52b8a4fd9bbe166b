import { text } from '../../../src/rules/field.js';
import type { Input } from '../../../src/rules/record.js';
import type { Unit } from '../../../src/rules/roster.js';
import type { Rule } from '../../../src/rules/rule.js';
import type { State } from '../../../src/rules/state.js';
import { named, sameName } from '../../../src/rules/text/likeness.js';
import { known } from '../roster/kinds.js';
import { hexAt } from '../terrain/hexes.js';
import { likeHex, placeOf } from '../units/place.js';
import { isLeader, isPinned } from '../units/units.js';
import { type ClauseId, put } from '../words.js';
import { firesAtMovers, hexOf, sideOf, sidesOf, type Turn, turnOf } from './turns.js';

/** What the table knows besides the units that are named, and fills in. */

type Named = Readonly<Record<string, readonly Unit[] | undefined>>;
export type FromTable = (table: State, named: Named, asked: Input) => Readonly<Record<string, unknown>>;

/** All that these fill in; what is not known, or not so, says nothing. */
export const tableTells =
  (...of: readonly FromTable[]) =>
  (...about: Parameters<FromTable>): Input => {
    const all = of.flatMap((tells) => Object.entries(tells(...about)));
    return Object.fromEntries(all.filter(([, value]) => value !== undefined && value !== false)) as Input;
  };

const hexIn = ([unit]: readonly Unit[] = [], { units }: State): string | undefined =>
  unit && placeOf(unit, units);

/** The hex of whoever stands in a role. */
export const placeThere =
  (input: string, role: string): FromTable =>
  (table, named) => ({ [input]: hexIn(named[role], table) });

/** Whether the hex of whoever stands in a role is mined, as far as the game knows (20.7). */
export const minesThere =
  (role: string): FromTable =>
  (table, named) => ({ minefield: hexAt(hexIn(named[role], table), table).mines === true });

/** The thickest smoke in the hex of whoever stands in a role (11.5). */
export const smokeOver =
  (role: string): FromTable =>
  (table, named) => {
    const hex = hexIn(named[role], table);
    const there = turnOf(table).smoke.filter(({ where }) => hex !== undefined && where === hexOf(hex));
    return { smoke: there.length > 0 && Math.max(...there.map(({ marker }) => marker)) };
  };

/** Whether an enemy AFV is in the hex that is to be overrun (19.1), named or not. */
export const enemyAfvThere: FromTable = (table, { overrunner, overrunHex }) => {
  const hex = hexIn(overrunHex, table);
  const side = overrunner?.[0]?.side;
  return {
    enemyAfv: table.units.some(
      (unit) =>
        known(unit).counter.kind === 'afv' &&
        likeHex(placeOf(unit, table.units), hex) &&
        !(side !== undefined && unit.side !== undefined && sameName(unit.side, side)),
    ),
  };
};

/** The longest name of a side that a flag takes. */
const LONGEST = 40;

/** Whose units stand in a role. */
export const sideThere =
  (role: string): FromTable =>
  (_, named) => {
    const side = named[role]?.[0]?.side;
    return { side: side !== undefined && side.length <= LONGEST && side };
  };

/** The other of two sides. */
export function enemyOf(of: string | undefined, table: State): string | undefined {
  const [one, other, ...more] = sidesOf(table);
  if (of === undefined || other === undefined || more.length > 0) return undefined;
  return sameName(of, one!) ? other : one;
}

/** Whoever fires in the Movement Phase of the other player fires at units that move (13.8). */
export const opportunityFromTable: FromTable = (table, { firer }, { fireLane }) => ({
  opportunity: fireLane === undefined && firesAtMovers(firer?.[0]?.side, table),
});

/** A Gun that is moving is behind no shield (13.5). */
export const gunMoves: FromTable = (table, { gunner, target = [] }) => ({
  moving:
    firesAtMovers(gunner?.[0]?.side, table) &&
    target.some((unit) => unit.marks.moving === true && known(unit).counter.shield),
});

/** The best of the unpinned leaders of the hex helps those who rally (14.8). */
export const leaderThere: FromTable = (table, { pinned = [], leader }, { command }) => {
  const hex = hexIn(pinned, table);
  if (command || leader) return {};
  const there = table.units
    .filter((unit) => unit.side === pinned[0]?.side && likeHex(placeOf(unit, table.units), hex))
    .map(known)
    .filter((of) => isLeader(of.counter) && !isPinned(of));
  return { leader: Math.max(0, ...there.map(({ counter }) => counter.modifier)) || undefined };
};

/** A sniper is of the other side than those he fires at; his hex, and what he did this turn, are known (17.5). */
export const sniperThere: FromTable = (
  table,
  { sniped = [] },
  { checkOnly, opportunity: fires, side: typed },
) => {
  const side = (typed as string | undefined) ?? enemyOf(sniped[0]?.side, table);
  const { cover, fired } = named(turnOf(table).snipers, sideOf(side)) ?? {};
  // After each attack he is looked for where his hex is known, by whoever of those fired at is not pinned (17.6).
  const movers = sniped.filter(({ marks }) => marks.moving);
  const isSought = fires && (movers.length > 0 ? movers : sniped).some((unit) => !isPinned(known(unit)));
  const ownCover = (checkOnly || isSought) && cover;
  return { side, ...(side !== undefined && { ownCover, used: fires && fired }) };
};

/** What supply a side has, in every action that uses some of it up. */
export const supplyFields = {
  side: text('the side that does it, where a game counts its supply', { metavar: 'Axis', max: LONGEST }),
};

/**
 * The side that uses up some of what it has, told or not, and what it had when the game began, as it was told once.
 * @param had the flag that tells it
 * @param of by what it is kept
 */
export function supplyFor(
  side: string | undefined,
  had: 'factors' | 'markers',
  { table, of }: { readonly table: State; readonly of: string },
): Input {
  if (side === undefined || side.length > LONGEST) return {};
  const told = named(turnOf(table).supply, of);
  return { side, ...(told !== undefined && { [had]: told }) };
}

/** What a side had is told once. */
export function* told(clause: ClauseId, { supply }: Turn, of: string, had: number | undefined): Rule<void> {
  if (had !== undefined && named(supply, of) !== had) yield* put(clause, 'supply', { ...supply, [of]: had });
}
