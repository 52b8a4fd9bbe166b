import type { Input } from '../../../src/rules/record.js';
import type { Fill, Unit } from '../../../src/rules/roster.js';
import type { AntiTank } from '../anti-tank-inputs.js';
import type { Fire } from '../firing-group.js';
import { isGroundHeavy } from '../weapon-kinds.js';
import { refuse } from '../words.js';
import { armsIn, asEntries, counting, manned } from './arms.js';
import { mayFireOnTheMove, ownMoveOf } from './fill-fire.js';
import type { Group, GunCrew, Troops, Vehicle } from './kinds.js';
import { isTyped, mustBeMen, mustDrive, said, troops } from './units.js';

export const antiTank: Fill = {
  units: ['who fires (with --off-table nobody: the AFV)', 'the AFV', 'who rides in it'],
  fill: (units, asked) => {
    const fires = asked.offTable ? undefined : units[0];
    const [second, third] = asked.offTable ? units : units.slice(1);
    const afv = second && mustDrive(second, 'wrg:antitank.1', 'be fired at with anti-tank weapons');
    return {
      ...(fires && { name: fires.name, ...asAntiTank(troops(fires), asked) }),
      ...(afv && { target: afv.name, ...asTarget(afv, asked), ...aboard(afv, asked, third) }),
    };
  },
};

/** Whether the points of this attack are yet to be added up. */
const isCounted = (asked: Input): boolean => !isTyped(asked, ['points', 'closeAttack', 'offTable']);

/** A weapon that hurts AFVs, as `--weapon` has it. A heavy MG is none that a list of MGs can tell. */
interface AntiTankArm {
  readonly weapon: AntiTank['weapon'];
  readonly n: number;
  readonly lightGun?: true;
}

const WEAPONS: Readonly<Partial<Record<Fire['weapon'], Omit<AntiTankArm, 'n'>>>> = {
  'one-man': { weapon: 'one-man' },
  recoilless: { weapon: 'recoilless' },
  gun: { weapon: 'gun' },
  missile: { weapon: 'missile' },
  'afv-gun': { weapon: 'afv-gun' },
  'light-gun': { weapon: 'afv-gun', lightGun: true },
};

/** The one weapon against armour that a unit has; where it has several that was asked for, or none. */
function asAntiTank(of: Troops, asked: Input): Input {
  if (of.kind === 'vehicle' && !isTyped(asked, ['closeAttack', 'offTable'])) mayFireOnTheMove(of);
  if (!isCounted(asked)) return {};
  const arms = firedAtArmour(of);
  const fits = arms.filter(({ weapon }) => asked.weapon === undefined || weapon === asked.weapon);
  const only = fits.length === 1 ? fits[0] : undefined;
  const weapon = asked.weapon ?? only?.weapon;
  return {
    ...(only && said({ weapon: only.weapon, lightGun: only.lightGun, weapons: only.n > 1 ? only.n : 0 })),
    ...(of.kind === 'gun' && said({ helpers: helpersOf(of, weapon, asked), mount: mountOf(of, weapon) })),
    ...howItMoved(of, asked),
  };
}

function firedAtArmour(of: Troops): AntiTankArm[] {
  if (of.kind === 'gun') return armsOf([{ weapon: of.weapon, n: Math.min(of.pieces, of.men) }]);
  const arms = armsIn(of.weapons);
  return armsOf(of.kind === 'group' ? manned(arms, of.men) : arms);
}

const armsOf = (arms: readonly Fire[]): AntiTankArm[] =>
  arms.flatMap(({ weapon, n }) => (WEAPONS[weapon] && n > 0 ? [{ ...WEAPONS[weapon], n }] : []));

/** A second and a third man for each weapon of the crew (heavy.8). */
function helpersOf(
  { weapon, pieces, men }: GunCrew,
  fired: Input[string] | undefined,
  { mount }: Input,
): number {
  const crewed =
    weapon === 'recoilless' || weapon === 'gun' || (weapon === 'mg-tripod' && fired === 'heavy-mg');
  if (!crewed || fired === undefined || (mount !== undefined && mount !== 'tripod')) return 0;
  return Math.min(2, Math.max(0, Math.floor(men / pieces) - 1));
}

const mountOf = ({ weapon }: GunCrew, fired: Input[string] | undefined): string | undefined =>
  weapon === 'mg-tripod' && fired === 'heavy-mg' ? 'tripod' : undefined;

function howItMoved(of: Troops, asked: Input): Input {
  if (isTyped(asked, ['moved', 'ownMove']) || of.pace === undefined) return {};
  const ownMove = of.kind === 'vehicle' ? undefined : ownMoveOf(of);
  return ownMove === undefined ? { moved: true } : { ownMove };
}

/** What a soft vehicle or a tank is by its type. */
const TARGETS: Readonly<Partial<Record<Vehicle['type'], AntiTank['at']>>> = {
  motorcycle: 'soft',
  car: 'soft',
  truck: 'soft',
  'half-track': 'soft',
  'light-tank': 'light-tank',
  'medium-tank': 'medium-tank',
  'heavy-tank': 'heavy-tank',
};

/** The vehicle that is fired at: its kind, its weight and the cover it has. */
function asTarget(of: Vehicle, asked: Input): Input {
  if (!isCounted(asked)) return {};
  const { at = TARGETS[of.type], weight, year, concealed } = of;
  return said({ at, weight, year: weight === undefined ? undefined : year, concealed });
}

/** Who is in a vehicle, and what has to be left there (crew.1, crew.3, crew.4). */
export function aboard(of: Vehicle, asked: Input, riders: Unit | undefined): Input {
  const crew = of.left ? 0 : of.crew;
  const smgs = of.smgs === undefined || crew === 0 ? undefined : Math.min(of.smgs, crew);
  const men = riders && mustBeMen(riders, 'wrg:crew.3', 'ride in another');
  return {
    ...said({ crew }),
    ...(smgs !== undefined && (asked.crew === undefined || Number(asked.crew) >= smgs) && { smgs }),
    ...(men && said({ passengers: men.men, hw: heavyArms(men) })),
  };
}

/** Heavy weapons on the ground that a unit has with it. */
export const heavyArms = (of: Group | GunCrew): number =>
  of.kind === 'gun' ? of.pieces : counting(armsIn(of.weapons), isGroundHeavy);

export const bailOut: Fill = {
  units: ['the vehicle', 'who rides in it'],
  goneToo: true,
  fill: ([first, second], asked) => {
    const of = mustDrive(first!, 'wrg:crew.1', 'have a crew that gets out');
    if (of.left && second === undefined)
      return refuse('wrg:crew.1', `The crew of ${of.name} has got out already.`);
    return aboard(of, asked, second);
  },
};

export const demolish: Fill = {
  units: ['who fires', 'who is inside'],
  fill: ([first, second], asked) => {
    const men = second && mustBeMen(second, 'wrg:building.1', 'be inside a building or bunker');
    return {
      ...(!isTyped(asked, ['fire']) && { fire: exposedTo(troops(first!)) }),
      ...(men && { men: men.men }),
    };
  },
};

/** Everything that it fires: the rules tell what harms a building (building.1). */
function exposedTo(of: Troops): string[] {
  if (of.kind === 'gun') return asEntries([{ weapon: of.weapon, n: Math.min(of.pieces, of.men) }]);
  const arms = armsIn(of.weapons);
  const entries = asEntries(of.kind === 'group' ? manned(arms, of.men) : arms);
  return entries.length > 0 ? entries : refuse('wrg:building.1', `${of.name} has no weapon to fire.`);
}
