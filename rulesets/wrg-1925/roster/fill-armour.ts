import type { Input } from '../../../src/rules/record.js';
import type { AntiTank } from '../anti-tank-inputs.js';
import type { Fire } from '../firing-group.js';
import { isGroundHeavy } from '../weapon-kinds.js';
import { refuse } from '../words.js';
import { armsIn, asEntries, counting, manned } from './arms.js';
import { ownMoveOf } from './fill-fire.js';
import { type Group, type GunCrew, isHard, type Troops, type Vehicle } from './kinds.js';
import { isTyped, said } from './units.js';

/** Whether the points of this attack are yet to be added up. */
export const isCounted = (asked: Input): boolean => !isTyped(asked, ['points', 'closeAttack', 'offTable']);

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
export function asAntiTank(of: Troops, asked: Input): Input {
  if (!isCounted(asked)) return {};
  const arms = firedAtArmour(of);
  const fits = arms.filter(({ weapon }) => asked.weapon === undefined || weapon === asked.weapon);
  const only = fits.length === 1 ? fits[0] : undefined;
  const weapon = asked.weapon ?? only?.weapon;
  return {
    ...(only && said({ weapon: only.weapon, lightGun: only.lightGun, weapons: only.n > 1 ? only.n : 0 })),
    ...(of.kind === 'gun' && said({ helpers: helpersOf(of, weapon, asked), mount: mountOf(of, weapon) })),
    ...howItMoved(of, asked),
    ...said({ underFire: asked.underFire === undefined && isHurtBy(of) }),
  };
}

/** Fired on this period by what can damage it: men by any fire, armour by anti-tank fire alone (antitank.7). */
const isHurtBy = (of: Troops): boolean =>
  of.kind === 'vehicle' && isHard(of) ? of.antiTankFire : of.underFire;

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
export function asTarget(of: Vehicle, asked: Input): Input {
  if (!isCounted(asked)) return {};
  const { at = TARGETS[of.type], weight, year, concealed } = of;
  const targetMoved = of.pace !== undefined && !of.crept;
  return said({ at, weight, year: weight === undefined ? undefined : year, concealed, targetMoved });
}

/** Who is in a vehicle, and what has to be left there (crew.1, crew.3, crew.4). */
export function aboard(of: Vehicle, asked: Input): Input {
  const crew = of.left ? 0 : of.crew;
  const smgs = of.smgs === undefined || crew === 0 ? undefined : Math.min(of.smgs, crew);
  return {
    ...said({ crew, softCrew: crew > 0 && !isHard(of) }),
    ...(crew > 0 && said({ crewLeaders: of.leaders?.length ? of.leaders : undefined })),
    ...said({ crewLostInBattle: of.lostInBattle, crewLostInPeriod: of.lostInPeriod }),
    ...(smgs !== undefined && (asked.crew === undefined || Number(asked.crew) >= smgs) && { smgs }),
  };
}

/** Heavy weapons on the ground that a unit has with it. */
export const heavyArms = (of: Group | GunCrew): number =>
  of.kind === 'gun' ? of.pieces : counting(armsIn(of.weapons), isGroundHeavy);

/** Who rides in a vehicle, and the heavy weapons that he has with him (crew.3, crew.4). */
export function asRiders(units: readonly (Group | GunCrew)[]): Input {
  const [only] = units.length === 1 ? units : [];
  const sum = (of: (unit: Group | GunCrew) => number) => units.reduce((sum, unit) => sum + of(unit), 0);
  return {
    ...said({ passengers: sum(({ men }) => men), hw: sum(heavyArms) }),
    ...(!only && { each: units.map(({ men }) => String(men)) }),
    ...(only?.kind === 'group' && heavyArms(only) > 0 && said({ passengerWeapons: only.weapons })),
  };
}

/** Everything that it fires: the rules tell what harms a building (building.1). */
export function exposedTo(of: Troops): string[] {
  if (of.kind === 'gun') return asEntries([{ weapon: of.weapon, n: Math.min(of.pieces, of.men) }]);
  const arms = armsIn(of.weapons);
  const entries = asEntries(of.kind === 'group' ? manned(arms, of.men) : arms);
  return entries.length > 0 ? entries : refuse('wrg:building.1', `${of.name} has no weapon to fire.`);
}
