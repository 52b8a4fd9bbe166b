import type { Input } from '../../../src/rules/record.js';
import type { Fill } from '../../../src/rules/roster.js';
import { isInfantry, isLeader } from '../units.js';
import { refuse } from '../words.js';
import { type Known, known } from './kinds.js';
import { allKnown, groundOf } from './place.js';
import { byCarriers, type State, specsOf } from './spec.js';

const FIRING: readonly State[] = ['valorous', 'pinned', 'pinned-now', 'marked', 'fixed'];

const isBunker = ({ terrain }: Known): boolean => terrain === 'bunker' || terrain === 'earthen-bunker';

export const shoot: Fill = {
  units: ['who fires', 'the hex fired at'],
  several: true,
  places: [1],
  alone: [0],
  joins: (unit, index) => {
    const of = known(unit);
    return index > 0 || (!of.pinned && !of.pinnedNow && !of.marked);
  },
  fill: (_units, asked, _clock, [first = [], second = []]) => ({
    ...asFirers(allKnown(first), asked),
    ...(second.length > 0 && asTarget(allKnown(second), asked)),
  }),
};

/** Who fires; a fire lane, or a total that was typed, has no names. */
function asFirers(units: readonly Known[], asked: Input): Input {
  if (asked.fireLane !== undefined) return {};
  const foot = units.every(({ counter }) => isInfantry(counter));
  const bunker = foot && !asked.clearWire && units.some(isBunker);
  if (asked.attack !== undefined) {
    return { ...(!foot && { by: 'vehicle' }), ...(bunker && { fromBunker: true }) };
  }
  const uses = asked.clearWire ? ('satchel' as const) : undefined;
  const leaders = units.filter(({ counter }) => isLeader(counter) && counter.modifier > 0);
  const led = leaders.length > 0 && leaders.every((leader) => leader.led) && !asked.clearWire;
  return {
    fire: specsOf(units, { states: FIRING, uses }),
    ...(bunker && { fromBunker: true }),
    ...(led && { leaderUsed: true }),
  };
}

/** What is in a hex where that matters: AFVs, vehicles or Guns and nothing else. */
function kindOf(units: readonly Known[]): 'infantry' | 'afv' | 'vehicle' | 'gun' {
  const [first, ...more] = byCarriers(units).map(([{ counter }]) => counter.kind);
  const alone = more.every((kind) => kind === first);
  return alone && (first === 'afv' || first === 'vehicle' || first === 'gun') ? first : 'infantry';
}

function asTarget(units: readonly Known[], asked: Input): Input {
  const at = kindOf(units);
  const shield = (asked.at ?? at) === 'gun' && units.some(({ counter }) => counter.shield);
  return {
    ...(at !== 'infantry' && { at }),
    ...(shield && { shield: true }),
    ...(asked.fireLane === undefined && groundOf(units, asked)),
  };
}

export const artillery: Fill = {
  units: ['the hex it falls on'],
  several: true,
  places: [0],
  fill: (named, asked) => {
    const units = allKnown(named);
    const afvs = units.filter(({ counter }) => counter.kind === 'afv');
    const others = units.filter(({ counter, aboard }) => counter.kind !== 'afv' && aboard === undefined);
    const at = others.length === 0 && afvs.length > 0 ? 'none' : kindOf(others);
    return {
      ...(at !== 'infantry' && { at }),
      ...(afvs.length > 0 && { afv: afvs.map(rearOf) }),
      ...groundOf(units, asked),
    };
  },
};

/** The rear armour of an AFV, as the flag has it. */
function rearOf(of: Known): string {
  const armour = of.rearArmour ?? of.armour;
  if (armour === undefined) {
    const hint = `Say it: wg roster mark '${of.name}' armour=C`;
    return refuse('vv:beyond.21.5', `The armour of ${of.name} is not known.`, hint);
  }
  return `${armour}${of.immobile ? ':immobile' : ''}`;
}

export const sniper: Fill = {
  units: ['the hex it fires at'],
  several: true,
  places: [0],
  fill: (named, asked) => {
    const units = allKnown(named);
    if (asked.checkOnly) return {};
    const pinned = units.every((unit) => unit.pinned || unit.pinnedNow) && asked.ownCover === undefined;
    return { ...(pinned && { pinnedOnly: true }), ...groundOf(units, asked) };
  },
};

export const overrun: Fill = {
  units: ['the AFV with its passengers', 'the hex it overruns'],
  several: true,
  places: [1],
  fill: (_units, asked, _clock, [first = [], second = []]) => {
    const units = allKnown(first);
    const afv = units.find(({ counter }) => counter.kind === 'afv');
    if (!afv) return refuse('vv:beyond.19', `Only an AFV overruns a hex, not ${units[0]!.name}.`);
    if (afv.immobile) refuse('vv:18.6c', `${afv.name} is immobile and cannot move.`);
    const total = asked.attack !== undefined;
    return {
      ...(!total && { fire: specsOf(units, { states: ['valorous', 'pinned', 'pinned-now'] }) }),
      ...(asked.through !== undefined && afv.mp !== undefined && { mp: afv.mp }),
      ...groundOf(allKnown(second), asked),
    };
  },
};
