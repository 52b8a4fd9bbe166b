import { sameName } from '../../src/rules/likeness.js';
import type { Input } from '../../src/rules/record.js';
import type { Unit } from '../../src/rules/roster.js';
import type { Rule } from '../../src/rules/rule.js';
import type { State } from '../../src/rules/state.js';
import { known } from './kinds.js';
import { likeHex, together } from './place.js';
import { activeSide, hexOf, isWhileMoving, sideOf, sidesOf, type Turn, turnOf } from './turns.js';
import { isLeader } from './units.js';
import { type ClauseId, put } from './words.js';

/** What the table knows besides the units that are named, and fills in. */

type Named = Readonly<Record<string, readonly Unit[] | undefined>>;
type FromTable = (table: State, named: Named, asked: Input) => Input;

/** All that several of them fill in. */
export const all =
  (...of: readonly FromTable[]): FromTable =>
  (...about) =>
    Object.assign({}, ...of.map((each) => each(...about)));

const hexIn = (named: readonly Unit[] | undefined, { units }: State): string | undefined =>
  named?.[0] && together.place(named[0], units);

/** The thickest smoke in the hex of whoever stands in a role (11.5). */
export const smokeOver =
  (role: string): FromTable =>
  (table, named) => {
    const hex = hexIn(named[role], table);
    const there = turnOf(table).smoke.filter(({ where }) => hex !== undefined && where === hexOf(hex));
    return there.length > 0 ? { smoke: Math.max(...there.map(({ marker }) => marker)) } : {};
  };

/** The side whose phase it is; nobody's, where the game does not go by phases. */
export const sideByPhase = (table: State): string | undefined => {
  const turn = turnOf(table);
  return turn.byPhases ? activeSide(turn, table) : undefined;
};

/** The other of two sides. */
export function enemyOf(of: string | undefined, table: State): string | undefined {
  const [one, other, ...more] = sidesOf(table);
  if (of === undefined || other === undefined || more.length > 0) return undefined;
  return sameName(of, one!) ? other : one;
}

/** Whose units stand in a role, as far as such a flag can hold it. */
export const sideThere =
  (role: string): FromTable =>
  (_table, named) => {
    const side = named[role]?.[0]?.side;
    return side !== undefined && side.length <= 40 ? { side } : {};
  };

/** Whoever fires while the other player moves fires at units that move (13.8). */
export const opportunity: FromTable = (table, { firer }, { fireLane }) => {
  const turn = turnOf(table);
  const side = firer?.[0]?.side;
  const active = activeSide(turn, table);
  if (fireLane !== undefined || !turn.byPhases || !isWhileMoving(turn)) return {};
  return side !== undefined && active !== undefined && !sameName(side, active) ? { opportunity: true } : {};
};

/** The best of the unpinned leaders of the hex helps those who rally (14.8). */
export const leaderThere: FromTable = (table, { pinned, leader }, { command }) => {
  const hex = hexIn(pinned, table);
  if (hex === undefined || command || (leader?.length ?? 0) > 0) return {};
  const side = pinned![0]!.side;
  const best = Math.max(
    0,
    ...table.units
      .filter((unit) => unit.side === side && likeHex(together.place(unit, table.units), hex))
      .map(known)
      .filter((of) => isLeader(of.counter) && !of.pinned && !of.pinnedNow)
      .map(({ counter }) => counter.modifier),
  );
  return best > 0 ? { leader: best } : {};
};

/** Whoever advances does so in the phase of assaults (15.1). */
export const advance: FromTable = (table) => {
  const turn = turnOf(table);
  return turn.byPhases && isWhileMoving(turn) === 'advancing' ? { advance: true } : {};
};

/** A sniper is of the other side than those he fires at; his hex, and what he did this turn, are known (17.5). */
export const sniperThere: FromTable = (table, { sniped }, { checkOnly, opportunity: fires, side: typed }) => {
  const side = (typed as string | undefined) ?? enemyOf(sniped?.[0]?.side, table);
  if (side === undefined) return {};
  const { cover, fired } = turnOf(table).snipers[sideOf(side)] ?? {};
  return {
    side,
    ...(checkOnly && cover !== undefined && { ownCover: cover }),
    ...(fires && fired && { used: true }),
  };
};

/** What a side had when the game began, as it was told once, by side, or by side and mission. */
export const supplyOf = (table: Pick<State, 'slots' | 'spans'>, of: string): number | undefined =>
  turnOf(table).supply[of];

/** What a side had is told once. */
export function* told(clause: ClauseId, { supply }: Turn, of: string, had: number | undefined): Rule<void> {
  if (had !== undefined && supply[of] !== had) yield* put(clause, 'supply', { ...supply, [of]: had });
}
