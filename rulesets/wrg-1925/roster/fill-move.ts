import type { Input } from '../../../src/rules/record.js';
import { modeOf } from '../air-landing-input.js';
import { isTurreted } from '../weapon-kinds.js';
import { refuse } from '../words.js';
import { armsIn, counting } from './arms.js';
import { aboard, heavyArms } from './fill-armour.js';
import { asFiredAt } from './fill-target.js';
import { type Group, type GunCrew, isHard, serves, type Troops, type Vehicle } from './kinds.js';
import { isTyped, said } from './units.js';

/** How men move: on foot, on their mounts, or into a vehicle. */
export function asMover(of: Troops, asked: Input, vehicle: boolean): Input {
  if (of.kind === 'vehicle') return { type: of.type };
  const isRiding = of.kind === 'group' && (of.mounted || isTyped(asked, ['mount', 'dismount']));
  const rides = isRiding ? of.rides : undefined;
  const men = asked.pace === 'manhandle' || (rides === 'horse' && asked.dismount) ? of.men : undefined;
  return said({
    type: rides,
    men,
    boarding: vehicle && !rides ? 1 : 0,
    ridesIn: of.aboard,
    heavyCrew: serves(of),
    // They take their weapon with them.
    laden: asked.pace === 'double' && serves(of),
  });
}

/** What stands for the eyes of a unit, where it matters. */
export function asViewer(of: Troops, { bearing, nightEquipment }: Input): Input {
  if (of.kind === 'group' || (bearing === undefined && nightEquipment === undefined)) return {};
  if (of.kind === 'gun') return { viewer: 'heavy-weapon' };
  if (!isHard(of)) return { viewer: 'soft-vehicle' };
  return { viewer: counting(armsIn(of.weapons), isTurreted) > 0 ? 'turret' : 'armed-vehicle' };
}

/** What it does, where the game knows who moved and fired this period. */
export function asSeen(of: Troops, asked: Input, period: number): Input {
  if (asked.doing !== undefined) return {};
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
export function noiseOf(of: Troops, asked: Input, period: number): Input {
  if (asked.noise !== undefined) return {};
  if (of.lastFired === period) return { noise: 'firing' };
  return said({ noise: of.kind === 'vehicle' && of.pace !== undefined ? TRACKS[of.type] : undefined });
}

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

/** Who meets mines, or is in the cone of one that is fired. */
export function asMined(of: Troops, asked: Input): Input {
  if (isTyped(asked, ['clear', 'set'])) return {};
  if (asked.range !== undefined) {
    const { figure: _, ...counts } = asFiredAt(countable(of), asked);
    return counts;
  }
  if (of.kind === 'group') return { men: of.men };
  if (of.kind === 'gun') return asked.men === undefined ? { at: 'gun' } : {};
  const at = isHard(of) ? 'hard' : 'soft';
  const forMen = asked.type === undefined || asked.type === 'anti-personnel' || asked.type === 'pungi';
  if (!forMen) return { at, ...aboard(of, asked) };
  return { at, ...said({ crew: at === 'soft' && !of.left ? of.crew : 0 }) };
}

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

/** Who comes down from the air. */
export function asLanding(of: Group | GunCrew, asked: Input): Input {
  const mode = modeOf(asked);
  if (mode === 'clearance') return { men: of.men };
  if (mode !== undefined && mode !== 'hits' && mode !== 'men' && mode !== 'hw') return {};
  const hw = heavyArms(of);
  return said({ men: of.men, hw, weapons: hw > 0 && of.kind === 'group' ? of.weapons : undefined });
}

const MORTARS = ['mortar-2in', 'mortar-60mm', 'mortar-81mm'] as const;

/** What a unit lays smoke with. */
export function asSmoke(of: Troops, asked: Input): Input {
  if (of.kind === 'vehicle') return fromVehicle(of, asked);
  const arms = of.kind === 'gun' ? [{ weapon: of.weapon }] : armsIn(of.weapons);
  const found = MORTARS.filter((mortar) => arms.some(({ weapon }) => weapon === mortar));
  return said({ source: found.length === 1 && asked.source === undefined ? found[0] : undefined });
}

function fromVehicle(of: Vehicle, asked: Input): Input {
  const source = asked.source ?? (of.projectors ? 'projectors' : undefined);
  if (source === 'projectors' && !of.projectors)
    return refuse('wrg:smoke.8', `${of.name} has no smoke projectors.`);
  return said({
    source,
    calibre: source === 'afv-gun' ? of.calibre : undefined,
  });
}
