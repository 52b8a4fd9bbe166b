import { a } from '../../../src/rules/text/say.js';
import type { KnownUnit } from '../roster/kinds.js';
import { armedSpecs, countersInOrder, specsOf, type TypedState } from '../units/as-typed.js';
import { group } from '../units/group.js';
import { groundOf, hexOfUnits } from '../units/place.js';
import { isInfantry, isInWire, isPinned, unitSaid } from '../units/units.js';
import { refuse } from '../words.js';

/** Who assaults, the hex that is assaulted, and a hex that has to meet Casualty Points. */

const ASSAULTING: readonly TypedState[] = ['valorous', 'pinned', 'pinned-now', 'advanced', 'marked'];
const DEFENDING: readonly TypedState[] = ['valorous', 'pinned', 'pinned-now', 'immobile', 'shield'];

export const assaulters = group('assaulters', {
  says: 'the assaulters',
  acts: true,
  joins: (of) => isInfantry(of.counter) && !isPinned(of) && !of.advanced && !of.aboard,
  fills: (units, asked) => {
    const other = units.find(({ counter }) => !isInfantry(counter));
    if (other)
      refuse('vv:15.1a', `Only infantry close assaults, and ${other.name} is ${a(unitSaid(other.counter))}.`);
    const from = { hex: hexOfUnits(units, 'vv:15.1e'), fromWire: units.some(isInWire) || undefined };
    if (asked.attack !== undefined || typeof asked.assault === 'number')
      return { assaulters: units.length, ...from };
    const { units: assault, carry } = armedSpecs(units, ASSAULTING);
    return { assault, carry, ...from };
  },
});

export const defenders = group('defenders', {
  says: 'the hex that is assaulted',
  side: { is: 'enemy', clause: 'vv:15.1a' },
  place: true,
  fills: (units, asked) => {
    const target = hexOfUnits(units, 'vv:15.1d');
    const afvs = countersInOrder(units).filter(({ counter }) => counter.kind === 'afv');
    const afvNames = afvs.length > 1 ? afvs.map(({ name }) => name) : undefined;
    const there = { target, afvNames, ...groundOf(units, asked) };
    if (typeof asked.defend === 'number') return { ...counted(units), ...there };
    const { units: defend, carry: defenderCarry } = armedSpecs(units, DEFENDING);
    return { defend, defenderCarry, ...there };
  },
});

/** How many there are in the hex, where their APFP was typed as a total. */
function counted(all: readonly KnownUnit[]) {
  const units = all.filter(({ aboard }) => aboard === undefined);
  const n = (is: (unit: KnownUnit) => boolean) => units.filter(is).length;
  return {
    defenders: units.length,
    pinned: n(({ pinned }) => pinned),
    pinnedNow: n(({ pinned, pinnedNow }) => pinnedNow && !pinned),
    afv: n(({ counter }) => counter.kind === 'afv'),
  };
}

export const sufferers = group('sufferers', {
  says: 'the hex that suffers them',
  place: true,
  // Points fall on those who took part (R12): where nobody owes any, everybody in the hex is asked for.
  joins: ({ points }) => points > 0,
  fills: (units, asked) => {
    hexOfUnits(units, 'vv:14.61a');
    if (asked.points === undefined && !units.some(({ points }) => points > 0))
      refuse(
        'vv:14.61a',
        `Nothing is owed there: ${units[0]!.name} has no points to meet.`,
        'Say others: --points 3.',
      );
    const by = units.find(({ points }) => points > 0)?.pointsBy;
    const byAssault = by === 'assault';
    const all = countersInOrder(units);
    return {
      taken: all.flatMap(({ struck }, i) => (byAssault && struck > 0 ? [`${i + 1}=${struck}`] : [])),
      unit: specsOf(units, DEFENDING),
      names: all.map(({ name }) => name),
      points: Math.max(...units.map(({ points }) => points)),
      by,
      doubled: units.some(({ burst }) => burst),
      fullHex: by === 'fire' && units.some(({ passing }) => passing),
      // What strikes a Gun in the phase in which it has moved is opportunity fire (13.5, 13.8).
      moving: by === 'fire' && units.some(({ counter, moved }) => counter.shield && moved),
      crewChecked: byAssault && units.some(({ crewChecked, immobile }) => crewChecked && immobile),
    };
  },
});
