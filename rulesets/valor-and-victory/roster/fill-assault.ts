import type { Input } from '../../../src/rules/record.js';
import type { Fill } from '../../../src/rules/roster.js';
import { isInfantry } from '../units.js';
import { type Known, known } from './kinds.js';
import { allKnown, groundOf, hexOf } from './place.js';
import { type State, specsOf } from './spec.js';

const ASSAULTING: readonly State[] = ['valorous', 'pinned', 'pinned-now', 'advanced', 'marked'];
const DEFENDING: readonly State[] = ['valorous', 'pinned', 'pinned-now', 'immobile', 'shield'];
const SUFFERING: readonly State[] = DEFENDING;

export const closeAssault: Fill = {
  units: ['the assaulters', 'the hex that is assaulted'],
  several: true,
  places: [1],
  joins: (unit, index) => {
    const of = known(unit);
    const able = isInfantry(of.counter) && !of.pinned && !of.pinnedNow && !of.advanced && !of.aboard;
    return index > 0 || able;
  },
  fill: (_units, asked, _clock, [first = [], second = []]) => ({
    ...asAssaulters(allKnown(first), asked),
    ...(second.length > 0 && asDefenders(allKnown(second), asked)),
  }),
};

function asAssaulters(units: readonly Known[], asked: Input): Input {
  const hex = hexOf(units, 'vv:15.1e');
  const total = asked.attack !== undefined || typeof asked.assault === 'number';
  return {
    ...(total ? { assaulters: units.length } : { assault: specsOf(units, { states: ASSAULTING }) }),
    ...(hex !== undefined && { hex }),
  };
}

/** Everybody in the hex; where their APFP was typed as a total, how many they are. */
function asDefenders(units: readonly Known[], asked: Input): Input {
  const target = hexOf(units, 'vv:15.1d');
  const isTotal = typeof asked.defend === 'number';
  return {
    ...(isTotal ? counted(units) : { defend: specsOf(units, { states: DEFENDING }) }),
    ...(target !== undefined && { target }),
    ...groundOf(units, asked),
  };
}

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

export const casualties: Fill = {
  units: ['the hex that suffers them'],
  several: true,
  places: [0],
  fill: (named) => {
    const units = allKnown(named);
    const points = Math.max(...units.map((unit) => unit.points));
    const by = units.find((unit) => unit.points > 0)?.pointsBy;
    const checked = by === 'assault' && units.some(({ crewChecked, immobile }) => crewChecked && immobile);
    return {
      unit: specsOf(units, { states: SUFFERING }),
      ...(points > 0 && { points, ...(by && { by }) }),
      ...(checked && { crewChecked: true }),
    };
  },
};
