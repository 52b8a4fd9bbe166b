import type { Input } from '../../../src/rules/record.js';
import type { State } from '../../../src/rules/state.js';
import { FIGURE_RANKS } from '../casualties/figure.js';
import { isCaptive, isOut, type Troops, troopsOf } from '../roster/kinds.js';
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
  fills: filled(({ radios, leaders }, { officerHit }, { ordered }) => ({
    radio: radios > 0 && ordered !== undefined && troopsOf(ordered).radios > 0,
    successor: officerHit ? FIGURE_RANKS.find((rank) => leaders?.includes(rank)) : undefined,
  })),
});

/**
 * How an order reaches a group of the roster, where nobody is named who commands: an officer is with it; or it has a radio, and
 * so has an officer of its side, or anybody where its roster has none or he is hit (orders.6).
 */
export function linkOf({ units }: State, { ordered, commander }: UnitsByRole, asked: Input): Input {
  if (!ordered || commander) return {};
  const { name, leaders = [], radios } = troopsOf(ordered[0]!);
  if (leaders.includes('officer') && !isTyped(asked, ['officerHit', 'distance'])) return { distance: 0 };
  const friends = units.filter((unit) => unit.name !== name && unit.side === ordered[0]!.side);
  const there = troopsOn({ units: friends }).filter((of) => !isOut(of) && !isCaptive(of));
  const hasOfficer = ({ leaders = [] }: Troops) => leaders.includes('officer');
  const officers = asked.officerHit ? [] : there.filter(hasOfficer);
  const links = officers.length > 0 ? officers : there;
  return toldByTable({ radio: radios > 0 && links.some(({ radios }) => radios > 0) });
}
