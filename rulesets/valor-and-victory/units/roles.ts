import type { Input } from '../../../src/rules/record.js';
import { sameName } from '../../../src/rules/text/likeness.js';
import { quoted } from '../../../src/rules/text/say.js';
import { type KnownUnit, seen, unit } from '../roster/kinds.js';
import { WEAPONS } from '../weapons/weapons.js';
import { refuse, role, takes } from '../words.js';
import { asItIs, byCarriers, specsOf } from './as-typed.js';
import { group } from './group.js';
import { hexOfUnits, mortarPlace, mustHaveCarriers } from './place.js';
import { isInfantry, isLeader, isPinned } from './units.js';

/** Who moves, rallies, enters mines, places smoke, or checks for valour. */

export const pinnedUnits = group('pinned', {
  says: 'the pinned units',
  acts: true,
  joins: (of) => isPinned(of) && !of.tried,
  fills: (units) => {
    hexOfUnits(units, 'vv:beyond.14.8');
    mustHaveCarriers(units, 'vv:beyond.14.8', 'rallies');
    return {
      unit: specsOf(units, ['elite']),
      unpinned: !byCarriers(units).every(([of]) => isPinned(of)),
      tried: units.some(({ tried }) => tried),
    };
  },
});

export const rallyLeader = group('leader', {
  says: 'an unpinned leader of their hex',
  side: { is: 'own', clause: 'vv:beyond.14.8' },
  joins: (of) => isLeader(of.counter) && !isPinned(of),
  fills: ([of], { command }) => {
    const { counter, name } = of!;
    if (!isLeader(counter)) refuse('vv:beyond.14.8', `${name} is no leader.`);
    return { leader: command ? undefined : counter.modifier, leaderPinned: isPinned(of!) };
  },
});

export const checked = group('checked', {
  says: 'the units of the attack',
  joins: ({ counter, valorous }) => isInfantry(counter) && !valorous && !counter.valorous,
  fills: (units) => {
    hexOfUnits(units, 'vv:beyond.16.2');
    return { unit: specsOf(units, ['valorous']) };
  },
});

/** Each of them throws a die; what it carries shares its fate. */
export const entering = group('entering', {
  says: 'the units that enter',
  alone: true,
  joins: ({ aboard }) => aboard === undefined,
  fills: (units) => {
    const [, with_] = byCarriers(units).find(([, passenger]) => passenger) ?? [];
    if (with_) refuse('vv:8.1', `${with_.name} rides in ${with_.aboard}, and enters with it.`);
    mustHaveCarriers(units, 'vv:8.1', 'enters');
    hexOfUnits(units, 'vv:20.7');
    return { units: units.length };
  },
});

/** Who places smoke, by what places it. */
export const placer = group('placer', {
  says: 'who places it',
  acts: true,
  fills: ([of], asked) => {
    const { name, counter } = of!;
    const { kind, weapons, gun } = counter;
    if (kind === 'vehicle')
      refuse('vv:beyond.11', `${name} cannot place smoke: infantry, Guns and Guns of AFVs do.`);
    if (kind === 'afv' && gun === 0) refuse('vv:beyond.11', `${name} has no Gun: of AFVs Guns place smoke.`);
    mustHaveCarriers([of!], 'vv:8.1', 'acts');
    const mortar = weapons.find(({ name }) => name === 'mortar');
    const by = asked.by ?? (isInfantry(counter) ? mortar && 'mortar' : kind);
    return {
      by,
      pinned: isPinned(of!),
      marked: of!.marked,
      ...(by === 'mortar' && { ...mortarPlace([of!]), reach: mortar?.range, fired: of!.fired }),
    };
  },
});

export const mover = group('mover', {
  says: 'who moves',
  acts: true,
  joins: (of) => !isPinned(of),
  fills: (units, asked) => {
    hexOfUnits(units, 'vv:beyond.6.1');
    mayBeAsked(units, asked);
    return { ...movedBy(units), pinned: units.some(isPinned) };
  },
});

/** What infantry alone does, and who is never carried: nobody moves as what he is not. */
function mayBeAsked(units: readonly KnownUnit[], asked: Input): void {
  const onWheels = units.find(({ counter }) => counter.kind === 'afv' || counter.kind === 'vehicle');
  if (onWheels && asked.carrier !== undefined && asked.unload !== true)
    refuse('vv:beyond.8.21', `${onWheels.name} rides in nothing: carriers take infantry and Guns.`);
  const heavy = units.find(({ counter }) => !isInfantry(counter));
  if (heavy && asked.assaultMove)
    refuse('vv:beyond.6.31', `${heavy.name} makes no assault move: infantry does.`);
  if (heavy && (asked.withLeader || asked.heavyWeapon))
    refuse(
      'vv:beyond.6.31',
      `${heavy.name} moves on points of its own: leaders and Heavy weapons change those of infantry.`,
    );
}

/** Behind them their carrier, if they get on; the one that they get off from stands in it by itself. */
export const carrier = role('carrier', {
  says: 'the carrier that they get on',
  by: 'carrier',
  alone: true,
  side: { is: 'own', clause: 'vv:8.1' },
  comes: (one, { mover }, { unload }) =>
    unload === true && typeof mover?.marks.aboard === 'string' && sameName(mover.marks.aboard, one.name),
  takes: {
    unit: takes({
      kind: unit,
      bars: [
        {
          clause: 'vv:8.1',
          when: (of) => !['afv', 'vehicle'].includes(seen(of).counter.kind),
          says: 'carries nobody: AFVs and vehicles do',
          // Named by their hex they are as likely where the others are to go; who is carried has none of his own.
          way: ({ hex }) => `If a hex is meant: --to ${hex === undefined ? '<hex>' : quoted(hex)}`,
        },
      ],
    }),
  },
});

function movedBy(units: readonly KnownUnit[]) {
  const [carriers, ...others] = byCarriers(units);
  const [first, ...load] = carriers!;
  const allOnFoot = units.every(({ counter }) => isInfantry(counter));
  if (first.aboard !== undefined)
    return { aboard: true, ...(isInfantry(first.counter) ? onFoot(units) : driven(first, load)) };
  if (allOnFoot) return onFoot(units);
  if (others.length > 0) {
    const heavy = [first, ...others.map(([unit]) => unit)].find(({ counter }) => !isInfantry(counter))!;
    const hint = 'One after the other, to the same hex: the second with --together.';
    refuse('vv:beyond.6.1', `${heavy.name} moves on points of its own, with what is aboard.`, hint);
  }
  return driven(first, load);
}

/** Infantry together has the points of the slowest; a leader who goes along all the way helps (6.31). */
function onFoot(units: readonly KnownUnit[]) {
  const others = units.filter(({ counter }) => !isLeader(counter));
  if (others.length === 0) return { type: 'leader' };
  return {
    type: others.some((unit) => asItIs(unit).kind === 'squad') ? 'squad' : 'half-squad',
    withLeader: others.length < units.length,
    heavyWeapon: others.some(({ counter }) =>
      counter.weapons.some(({ name }) => WEAPONS[name].class === 'H'),
    ),
  };
}

function driven(
  { counter, immobile, mp, transport, tow, largeGun: large, transfer }: KnownUnit,
  load: readonly KnownUnit[],
) {
  const { kind } = counter;
  if (kind === 'gun') return { type: 'gun', largeGun: large };
  const specs = load.flatMap((each) => specsOf([{ ...each, aboard: undefined }], []));
  const largeGun = load.some((each) => each.largeGun);
  const loaded = specs.length > 0 && transport !== undefined && { load: specs, transport, tow, largeGun };
  return { type: kind, immobile, mp, transferred: transfer !== undefined, ...loaded };
}
