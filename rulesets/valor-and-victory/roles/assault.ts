import type { Input } from '../../../src/rules/record.js';
import { a } from '../../../src/rules/say.js';
import { carriedBy, inOrder, type State, specsOf } from '../as-typed.js';
import type { Known } from '../kinds.js';
import { groundOf, hexOf } from '../place.js';
import { isInfantry, unitSaid } from '../units.js';
import { refuse } from '../words.js';
import { given, unlessNone } from './fire.js';
import { group } from './group.js';

/** Who assaults, the hex that is assaulted, and a hex that has to meet Casualty Points. */

const ASSAULTING: readonly State[] = ['valorous', 'pinned', 'pinned-now', 'advanced', 'marked'];
const DEFENDING: readonly State[] = ['valorous', 'pinned', 'pinned-now', 'immobile', 'shield'];

export const assaulters = group('assaulters', {
  says: 'the assaulters',
  acts: true,
  joins: (of) => isInfantry(of.counter) && !of.pinned && !of.pinnedNow && !of.advanced && !of.aboard,
  fills: (units, asked) => {
    const other = units.find(({ counter }) => !isInfantry(counter));
    if (other)
      refuse('vv:15.1a', `Only infantry close assaults, and ${other.name} is ${a(unitSaid(other.counter))}.`);
    const hex = hexOf(units, 'vv:15.1e');
    const total = asked.attack !== undefined || typeof asked.assault === 'number';
    return given({
      ...(total
        ? { assaulters: units.length }
        : { assault: specsOf(units, { states: ASSAULTING }), carry: unlessNone(carriedBy(units)) }),
      hex,
    });
  },
});

export const defenders = group('defenders', {
  says: 'the hex that is assaulted',
  side: { is: 'enemy', clause: 'vv:15.1a' },
  place: true,
  fills: (units, asked) => {
    const target = hexOf(units, 'vv:15.1d');
    const isTotal = typeof asked.defend === 'number';
    return given({
      ...(isTotal
        ? counted(units)
        : { defend: specsOf(units, { states: DEFENDING }), defenderCarry: unlessNone(carriedBy(units)) }),
      target,
      ...groundOf(units, asked),
    });
  },
});

/** How many there are in the hex, where their APFP was typed as a total. */
function counted(all: readonly Known[]): Input {
  const units = all.filter(({ aboard }) => aboard === undefined);
  const n = (is: (unit: Known) => boolean) => units.filter(is).length;
  const counts = {
    pinned: n(({ pinned }) => pinned),
    pinnedNow: n(({ pinned, pinnedNow }) => pinnedNow && !pinned),
    afv: n(({ counter }) => counter.kind === 'afv'),
  };
  return {
    defenders: units.length,
    ...Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)),
  };
}

export const sufferers = group('sufferers', {
  says: 'the hex that suffers them',
  place: true,
  // Points fall on those who took part (R12): where nobody owes any, everybody in the hex is asked for.
  joins: ({ points }) => points > 0,
  fills: (units) => {
    const points = Math.max(...units.map((unit) => unit.points));
    const by = units.find((unit) => unit.points > 0)?.pointsBy;
    const checked = by === 'assault' && units.some(({ crewChecked, immobile }) => crewChecked && immobile);
    const taken = inOrder(units).flatMap(({ struck }, i) => (struck > 0 ? [`${i + 1}=${struck}`] : []));
    return {
      ...(by === 'assault' && taken.length > 0 && { taken }),
      unit: specsOf(units, { states: DEFENDING }),
      names: inOrder(units).map(({ name }) => name),
      ...(points > 0 && { points, ...(by && { by }) }),
      ...(checked && { crewChecked: true }),
    };
  },
});
