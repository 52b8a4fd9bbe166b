import type { Input } from '../../../src/rules/record.js';
import { asItIs, byCarriers, specsOf } from '../as-typed.js';
import type { Known } from '../kinds.js';
import { hexOf, mustHaveCarriers } from '../place.js';
import { isInfantry, isLeader } from '../units.js';
import { WEAPONS } from '../weapons.js';
import { refuse } from '../words.js';
import { given } from './fire.js';
import { group } from './group.js';

/** Who moves, rallies, enters mines, places smoke, or checks for valour. */

const isPinned = ({ pinned, pinnedNow }: Known): boolean => pinned || pinnedNow;

export const pinnedUnits = group('pinned', {
  says: 'the pinned units',
  acts: true,
  joins: (of) => isPinned(of) && !of.tried,
  fills: (units) => {
    hexOf(units, 'vv:beyond.14.8');
    mustHaveCarriers(units, 'vv:beyond.14.8', 'rallies');
    return {
      unit: specsOf(units, { states: ['elite'] }),
      ...(!byCarriers(units).every(([of]) => isPinned(of)) && { unpinned: true }),
      ...(units.some(({ tried }) => tried) && { tried: true }),
    };
  },
});

export const rallyLeader = group('leader', {
  says: 'an unpinned leader of their hex',
  side: { is: 'own', clause: 'vv:beyond.14.8' },
  joins: (of) => isLeader(of.counter) && !isPinned(of),
  fills: ([of], asked) => {
    if (!isLeader(of!.counter)) refuse('vv:beyond.14.8', `${of!.name} is no leader.`);
    return {
      ...(!asked.command && { leader: of!.counter.modifier }),
      ...(isPinned(of!) && { leaderPinned: true }),
    };
  },
});

export const checked = group('checked', {
  says: 'the units of the attack',
  joins: ({ counter, valorous }) => isInfantry(counter) && !valorous && !counter.valorous,
  fills: (units) => ({ unit: specsOf(units, { states: ['valorous'] }) }),
});

/** Each of them throws a die; what it carries shares its fate. */
export const entering = group('entering', {
  says: 'the units that enter',
  alone: true,
  joins: ({ aboard }) => aboard === undefined,
  fills: (units) => {
    const [, with_] = byCarriers(units).find(([, passenger]) => passenger) ?? [];
    if (with_) refuse('vv:8.1', `${with_.name} is aboard of ${with_.aboard}, and enters with it.`);
    mustHaveCarriers(units, 'vv:8.1', 'enters');
    return { units: units.length };
  },
});

/** Who places smoke, by what places it. */
export const placer = group('placer', {
  says: 'who places it',
  acts: true,
  fills: ([of]) => {
    const { kind, weapons, gun } = of!.counter;
    const mortar = weapons.some(({ name }) => name === 'mortar');
    if (kind === 'vehicle')
      refuse('vv:beyond.11', `${of!.name} cannot place smoke: infantry, Guns and Guns of AFVs do.`);
    if (kind === 'afv' && gun === 0)
      refuse('vv:beyond.11', `${of!.name} has no Gun: of AFVs Guns place smoke.`);
    mustHaveCarriers([of!], 'vv:8.1', 'acts');
    const by = kind === 'afv' || kind === 'gun' ? kind : mortar ? 'mortar' : undefined;
    return given({ by, ...(isPinned(of!) && { pinned: true }) });
  },
});

export const mover = group('mover', {
  says: 'who moves',
  acts: true,
  joins: (of) => !isPinned(of),
  fills: (units) => ({ ...(units.some(isPinned) && { pinned: true }), ...movedBy(units) }),
});

function movedBy(units: readonly Known[]): Input {
  const [carriers, ...others] = byCarriers(units);
  const [first, ...load] = carriers!;
  if (first.aboard !== undefined) return { aboard: true, ...(isInfantry(first.counter) && onFoot(units)) };
  if (units.every(({ counter }) => isInfantry(counter))) return onFoot(units);
  if (others.length > 0) {
    const all = [first, ...others.map(([unit]) => unit)];
    const heavy = all.find(({ counter }) => !isInfantry(counter))!;
    refuse('vv:beyond.6.31', `${heavy.name} moves by itself, with what is aboard.`, 'Name it alone.');
  }
  return driven(first, load);
}

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
  const specs = load.map((each) => specsOf([{ ...each, aboard: undefined }], { states: [] })[0]!);
  return {
    type: kind,
    ...(of.immobile && { immobile: true }),
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
