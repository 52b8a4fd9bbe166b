import type { Input } from '../../../src/rules/record.js';
import type { Fill } from '../../../src/rules/roster.js';
import { isInfantry, isLeader } from '../units.js';
import { WEAPONS } from '../weapons.js';
import { type ClauseId, refuse } from '../words.js';
import { type Known, known } from './kinds.js';
import { allKnown, hexOf } from './place.js';
import { asItIs, byCarriers, specsOf } from './spec.js';

const isPinned = ({ pinned, pinnedNow }: Known): boolean => pinned || pinnedNow;

export const rally: Fill = {
  units: ['the pinned units', 'an unpinned leader of their hex'],
  several: true,
  joins: (unit, index) => {
    const of = known(unit);
    return index === 0 ? isPinned(of) : isLeader(of.counter) && !isPinned(of);
  },
  fill: (_units, asked, _clock, [first = [], second = []]) => {
    const units = allKnown(first);
    const free = units.find((unit) => !isPinned(unit));
    if (free) refuse('vv:beyond.14.8', `${free.name} is not pinned.`);
    const [leader] = allKnown(second);
    hexOf([...units, ...(leader ? [leader] : [])], 'vv:beyond.14.8');
    return {
      unit: specsOf(units, { states: ['elite'] }),
      ...(leader && !asked.command && { leader: modifierOf(leader) }),
    };
  },
};

/** The modifier of a leader who helps others rally (14.8). */
function modifierOf(of: Known): number {
  if (!isLeader(of.counter)) refuse('vv:beyond.14.8', `${of.name} is no leader.`);
  if (isPinned(of)) refuse('vv:14.7a', `${of.name} is pinned and can do nothing.`);
  return of.counter.modifier;
}

export const valourCheck: Fill = {
  units: ['the units of the attack'],
  several: true,
  joins: (unit) => canCheck(known(unit)),
  fill: (units) => ({ unit: specsOf(allKnown(units), { states: ['valorous'] }) }),
};

const canCheck = ({ counter, valorous }: Known): boolean =>
  isInfantry(counter) && !valorous && !counter.valorous;

export const mines: Fill = {
  units: ['the units that enter'],
  several: true,
  fill: (units) => ({ units: byCarriers(allKnown(units)).length }),
};

/** Who places smoke, by what places it. */
export const smoke: Fill = {
  units: ['who places it'],
  several: true,
  fill: ([first], asked) => {
    const of = known(first!);
    mustAct(of, 'place smoke');
    const { kind, weapons } = of.counter;
    const mortar = weapons.some(({ name }) => name === 'mortar');
    if (kind === 'vehicle')
      refuse('vv:beyond.11', `${of.name} cannot place smoke: infantry, Guns and Guns of AFVs do.`);
    const by = kind === 'afv' || kind === 'gun' ? kind : mortar ? 'mortar' : undefined;
    const counts = asked.factors !== undefined && first!.side !== undefined && first!.side.length <= 40;
    return { ...(by && { by }), ...(counts && { side: first!.side! }) };
  },
};

/** A pinned unit takes no action (14.7). */
function mustAct(of: Known, does: string, clause: ClauseId = 'vv:14.7a'): void {
  if (isPinned(of)) refuse(clause, `${of.name} is pinned and cannot ${does}.`);
}

export const move: Fill = {
  units: ['who moves'],
  several: true,
  joins: (unit) => !isPinned(known(unit)),
  fill: (named) => {
    const units = allKnown(named);
    for (const unit of units) mustAct(unit, 'move');
    const [carriers, ...others] = byCarriers(units);
    const [first, ...load] = carriers!;
    if (first.aboard !== undefined)
      refuse('vv:8.1', `${first.name} is aboard of ${first.aboard}, and moves with it.`);
    if (isInfantry(first.counter) && units.every(({ counter }) => isInfantry(counter))) return onFoot(units);
    if (others.length > 0) {
      const all = [first, ...others.map(([unit]) => unit)];
      const heavy = all.find(({ counter }) => !isInfantry(counter))!;
      refuse('vv:beyond.6.31', `${heavy.name} moves by itself, with what is aboard.`, 'Name it alone.');
    }
    return driven(first, load);
  },
};

/** Infantry together has the points of the slowest; a leader who goes along all the way helps (6.31). */
function onFoot(units: readonly Known[]): Input {
  const others = units.filter(({ counter }) => !isLeader(counter));
  if (others.length === 0) return { type: 'leader' };
  const heavy = others.some(({ counter }) => counter.weapons.some(({ name }) => WEAPONS[name].class === 'H'));
  return {
    type: others.some((unit) => asItIs(unit).kind === 'squad') ? 'squad' : 'half-squad',
    ...(others.length < units.length && { withLeader: true }),
    ...(heavy && { heavyWeapon: true }),
  };
}

function driven(of: Known, load: readonly Known[]): Input {
  const { kind } = of.counter;
  if (kind === 'gun')
    refuse('vv:beyond.8.21', `${of.name} is a Gun: it moves with the carrier that tows it.`, 'Name that.');
  if (of.immobile) refuse('vv:18.6c', `${of.name} is immobile and cannot move.`);
  const specs = load.map((each) => specsOf([{ ...each, aboard: undefined }], { states: [] })[0]!);
  return {
    type: kind,
    ...(of.mp !== undefined && { mp: of.mp }),
    ...(specs.length > 0 &&
      of.transport !== undefined && {
        load: specs,
        transport: of.transport,
        ...(of.tow && { tow: true }),
        ...(load.some(({ largeGun }) => largeGun) && { largeGun: true }),
      }),
  };
}
