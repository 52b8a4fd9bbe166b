import type { Input } from '../../../src/rules/record.js';
import type { Fill } from '../../../src/rules/roster.js';
import { modeOf } from '../air-landing-input.js';
import { isTurreted } from '../weapon-kinds.js';
import { refuse } from '../words.js';
import { armsIn, counting } from './arms.js';
import { aboard, heavyArms } from './fill-armour.js';
import { asFiredAt } from './fill-target.js';
import { isHard, type Troops, type Vehicle } from './kinds.js';
import { isTyped, mustBeMen, mustDrive, periodIn, said, troops } from './units.js';

export const move: Fill = {
  units: ['who moves', 'the vehicle it gets into'],
  fill: ([first, second], asked) => {
    const of = troops(first!);
    const vehicle = second && mustDrive(second, 'wrg:foot.1', 'be boarded');
    if (of.kind === 'vehicle') return { name: of.name, type: of.type };
    const isRiding = of.kind === 'group' && (of.mounted || isTyped(asked, ['mount', 'dismount']));
    const rides = isRiding ? of.rides : undefined;
    if (of.aboard !== undefined && !isTyped(asked, ['boarding'])) {
      return refuse(
        'wrg:vehicle.4',
        `${of.name} rides in ${of.aboard}: that moves with it.`,
        `To get out: wg move '${of.name}' --boarding 1`,
      );
    }
    const men = asked.pace === 'manhandle' || (rides === 'horse' && asked.dismount) ? of.men : undefined;
    return {
      name: of.name,
      ...said({ type: rides, men, boarding: vehicle && !rides ? 1 : 0 }),
    };
  },
};

export const spot: Fill = {
  units: ['who looks', 'whom they look for'],
  fill: ([first, second], asked, clock) => ({
    ...asViewer(troops(first!), asked),
    ...(second && asSeen(troops(second), asked, periodIn(clock))),
  }),
};

/** What stands for the eyes of a unit, where it matters. */
function asViewer(of: Troops, { bearing, nightEquipment }: Input): Input {
  if (of.kind === 'group' || (bearing === undefined && nightEquipment === undefined)) return {};
  if (of.kind === 'gun') return { viewer: 'heavy-weapon' };
  if (!isHard(of)) return { viewer: 'soft-vehicle' };
  return { viewer: counting(armsIn(of.weapons), isTurreted) > 0 ? 'turret' : 'armed-vehicle' };
}

/** What it does, where the game knows who moved and fired this period. */
function asSeen(of: Troops, asked: Input, period: number | undefined): Input {
  if (period === undefined || asked.doing !== undefined) return {};
  const fired = of.lastFired === period;
  const firing = of.kind === 'group' ? 'firing' : 'heavy-firing';
  return said({ doing: doingOf(of), alsoDoing: fired && asked.alsoDoing === undefined ? firing : undefined });
}

function doingOf(of: Troops): string {
  if (of.kind === 'vehicle') return of.pace === undefined ? 'vehicle-stationary' : 'vehicle-moving';
  if (of.pace !== undefined) return of.pace === 'crawl' ? 'moving-prone' : 'moving-erect';
  if (of.kind === 'gun') return 'in-position';
  return of.erect && of.cover !== 'trench' && of.cover !== 'building' && of.cover !== 'bunker'
    ? 'standing'
    : 'stationary';
}

/** The noise of a vehicle that moved this period, or of weapons that fired. */
export const listen: Fill = {
  units: ['who makes the noise'],
  fill: ([first], asked, clock) => {
    const of = troops(first!);
    const period = periodIn(clock);
    if (asked.noise !== undefined || period === undefined) return {};
    if (of.lastFired === period) return { noise: 'firing' };
    return said({ noise: of.kind === 'vehicle' && of.pace !== undefined ? TRACKS[of.type] : undefined });
  },
};

/** A half-track has both, and is not told. */
const TRACKS: Readonly<Partial<Record<Vehicle['type'], 'tracked' | 'wheeled'>>> = {
  motorcycle: 'wheeled',
  car: 'wheeled',
  truck: 'wheeled',
  'armoured-car': 'wheeled',
  'multi-wheeled-afv': 'wheeled',
  'tracked-afv': 'tracked',
  'light-tank': 'tracked',
  'medium-tank': 'tracked',
  'heavy-tank': 'tracked',
};

export const mines: Fill = {
  units: ['who meets the mines', 'who rides in it'],
  fill: ([first, second], asked) => {
    if (isTyped(asked, ['clear', 'set'])) return {};
    const of = troops(first!);
    const target = of.name;
    if (asked.range !== undefined) {
      const { figure: _, ...counts } = asFiredAt(countable(of), asked);
      return { target, ...counts };
    }
    if (of.kind === 'group') return { target, men: of.men };
    if (of.kind === 'gun') return { target, ...(asked.men === undefined && { at: 'gun' }) };
    const at = isHard(of) ? 'hard' : 'soft';
    const forMen = asked.type === undefined || asked.type === 'anti-personnel' || asked.type === 'pungi';
    if (!forMen) return { target, at, ...aboard(of, asked, second) };
    return { target, at, ...said({ crew: at === 'soft' && !of.left ? of.crew : 0 }) };
  },
};

/** Mines that are fired take men in counts alone. */
function countable(of: Troops): Troops {
  if (of.kind === 'vehicle' && !isHard(of))
    return refuse(
      'wrg:mine.4',
      `${of.name} is a soft vehicle: say who of its men is in the cone.`,
      '--targets',
    );
  return of.kind === 'group' ? { ...of, figure: undefined, mounted: false } : of;
}

export const airLanding: Fill = {
  units: ['who lands'],
  fill: ([first], asked) => {
    const of = mustBeMen(first!, 'wrg:air.1', 'land from the air');
    const mode = modeOf(asked);
    if (mode === 'clearance') return { men: of.men };
    if (mode !== undefined && mode !== 'hits' && mode !== 'men' && mode !== 'hw') return {};
    return { target: of.name, ...said({ men: of.men, hw: heavyArms(of) }) };
  },
};

const MORTARS = ['mortar-2in', 'mortar-60mm', 'mortar-81mm'] as const;

export const smoke: Fill = {
  units: ['who lays it'],
  fill: ([first], asked) => {
    const of = troops(first!);
    if (of.kind === 'vehicle') return fromVehicle(of, asked);
    const arms = of.kind === 'gun' ? [{ weapon: of.weapon }] : armsIn(of.weapons);
    const found = MORTARS.filter((mortar) => arms.some(({ weapon }) => weapon === mortar));
    return said({ source: found.length === 1 && asked.source === undefined ? found[0] : undefined });
  },
};

function fromVehicle(of: Vehicle, asked: Input): Input {
  const source = asked.source ?? (of.projectors ? 'projectors' : undefined);
  if (source === 'projectors' && !of.projectors)
    return refuse('wrg:smoke.8', `${of.name} has no smoke projectors.`);
  return said({
    source,
    name: source === 'projectors' ? of.name : undefined,
    calibre: source === 'afv-gun' ? of.calibre : undefined,
  });
}
