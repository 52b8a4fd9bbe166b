import type { Input } from '../../../src/rules/record.js';
import type { Unit } from '../../../src/rules/roster.js';
import type { State } from '../../../src/rules/state.js';
import { FIGURE_RANKS } from '../casualties/figure.js';
import { isCaptive, isOut, radiosInUse, type Troops, troopsOf } from '../roster/kinds.js';
import { filled, isTyped, toldByTable, troops, type UnitsByRole } from '../roster/troops.js';
import { troopsOn } from '../state.js';
import { role } from '../words.js';

/** Who is given an order, and who gives it. */

export const ordered = role('ordered', {
  says: 'the group',
  acts: true,
  by: 'name',
  ...troops(),
  fills: filled(
    () => ({}),
    ({ bound, afvBound, halted }) => ({ bound, afvBound, halted }),
  ),
});

export const commander = role('commander', {
  says: 'the group of the one who commands',
  side: { is: 'own', clause: 'wrg:orders.6' },
  ...troops(),
  fills: filled((of, { officerHit }, { ordered }) => ({
    radio: radiosInUse(of) > 0 && ordered !== undefined && radiosInUse(troopsOf(ordered)) > 0,
    successor: officerHit ? FIGURE_RANKS.find((rank) => of.leaders?.includes(rank)) : undefined,
  })),
});

/** Who commands, how his order reaches a group of the roster, and what fire there was about them. */
export function linkOf(table: State, { ordered, commander }: UnitsByRole, asked: Input): Input {
  const unit = ordered?.[0];
  if (!unit) return {};
  return {
    ...commandOver(table, unit, commander?.[0], asked),
    ...firingNear([unit, ...(commander ?? [])], asked),
  };
}

/** Fire of the period just ended that whoever shouts or listens was in (orders.8): his own, and that at him as near as it came. */
function firingNear(units: readonly Unit[], asked: Input): Input {
  if (asked.distance === undefined || isTyped(asked, ['fired', 'willFire'])) return {};
  const near = troopsOn({ units }).flatMap(({ lateFired, lateUnderFire, lateNearest }) => {
    if (lateFired) return [0];
    return lateUnderFire ? [lateNearest ?? 0] : [];
  });
  return near.length > 0 ? { fired: Math.min(...near) } : {};
}

/**
 * Who commands, and how his order reaches a group of the roster: an officer or, where all of a side have fallen, the senior who
 * is left of it (R185). Where he is not named he is with the group; or it has a radio and so has he, or anybody where the roster
 * has no such man (orders.6).
 */
function commandOver({ units }: State, unit: Unit, commander: Unit | undefined, asked: Input): Input {
  const friends = units.filter(({ side }) => side === unit.side);
  const there = troopsOn({ units: friends }).filter((of) => !isOut(of) && !isCaptive(of));
  const fell = asked.officerHit === undefined && cameWithOfficer(friends) && !there.some(leads('officer'));
  const rank = fell ? FIGURE_RANKS.find((rank) => there.some(leads(rank))) : 'officer';
  const hit: Input = fell ? { officerHit: true, ...(rank && { successor: rank }) } : {};
  if (commander) return rank && leads(rank)(troopsOf(commander)) ? hit : {};
  const isTold = isTyped(asked, ['officerHit', 'distance']);
  if (rank && !isTold && leads(rank)(troopsOf(unit))) return { ...hit, distance: 0 };
  const others = there.filter(({ name }) => name !== unit.name);
  const commanders = rank && !asked.officerHit ? others.filter(leads(rank)) : [];
  const links = commanders.length > 0 ? commanders : others;
  const radio = radiosInUse(troopsOf(unit)) > 0 && links.some((of) => radiosInUse(of) > 0);
  return { ...hit, ...toldByTable({ radio }) };
}

const leads =
  (rank: string) =>
  ({ leaders = [] }: Pick<Troops, 'leaders'>): boolean =>
    leaders.includes(rank);

/** Whether a side had an officer when it came. */
const cameWithOfficer = (units: readonly Unit[]): boolean =>
  units.some(
    ({ side, began }) =>
      side !== undefined && Array.isArray(began.leaders) && began.leaders.includes('officer'),
  );
