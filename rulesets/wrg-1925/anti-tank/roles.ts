import type { Input } from '../../../src/rules/record.js';
import type { State } from '../../../src/rules/state.js';
import { quoted } from '../../../src/rules/text/say.js';
import { firedAtBefore } from '../fire/before.js';
import { asFiredAt, isHidden, isRoomy, menAmong, ridersIn } from '../fire/roles.js';
import { isHard } from '../movement/movers.js';
import { armsIn, armsOf, counting, manned } from '../roster/arms.js';
import {
  type Group,
  type GunCrew,
  isPrisoner,
  isStranger,
  type Troops,
  troopsOf,
  type Vehicle,
} from '../roster/kinds.js';
import { listedOf, unspent } from '../roster/spent.js';
import { filled, isTyped, noVehicle, toldByTable, troops, type UnitsByRole } from '../roster/troops.js';
import { workTold } from '../roster/work.js';
import { countsPeriods } from '../state.js';
import type { Fire } from '../weapons/firing-group.js';
import { isGroundHeavy, isPushed } from '../weapons/kinds.js';
import { boundFirer, fellNow, isInBunker, menFiring, ownMoveOf, ridesIn } from '../weapons/roles.js';
import { refuse, role } from '../words.js';
import type { AntiTank } from './inputs.js';

/** Who fights armour, who breaks a house, who meets mines, and who is in a wreck. */

/** What tells of an attack whose points no weapon has to add up. */
const ATTACKS = ['points', 'closeAttack', 'offTable'];

export const gunner = role('gunner', {
  says: 'who fires (with --off-table nobody: the AFV)',
  suffers: ({ offTable }) => offTable === true,
  acts: true,
  by: 'name',
  goneToo: fellNow,
  ...troops(
    {
      clause: 'wrg:antitank.15',
      when: (of, { offTable }) => of.kind !== 'vehicle' && offTable === true && !isStranger(of),
      says: ({ name }) => `${name} is no vehicle: off-table fire on men is another matter.`,
      way: 'wg artillery',
    },
    {
      clause: 'wrg:antitank.1',
      when: (of, asked) =>
        of.kind === 'vehicle' && !isTyped(asked, ['weapon', ...ATTACKS]) && !of.weapons?.length,
      says: ({ name }) => `${name} has no weapon against armour.`,
    },
    {
      clause: 'wrg:antitank.1',
      when: (of, asked) => !isStranger(of) && !isTyped(asked, ['weapon', ...ATTACKS]) && isHarmless(of),
      says: ({ name }) => `${name} has no weapon against armour.`,
      way: 'In a close attack: --close-attack flame, molotov, sticky-bomb or satchel.',
    },
    {
      clause: 'wrg:antitank.15',
      when: (of, { closeAttack }) => closeAttack === 'flame' && !isStranger(of) && flameOf(of) === undefined,
      says: ({ name }) => `${name} has no flame thrower.`,
    },
  ),
  fills: filled(
    (of, asked) => {
      // Nobody fires from the table where the fire comes from off it: the AFV stands first.
      if (of.kind === 'vehicle' && asked.offTable) return { target: of.name, ...asAfv(of, asked) };
      return { ...asAntiTank(of, asked), men: menFiring(of) };
    },
    (of, asked) => ({
      ...boundFirer(of, asked),
      ...(asked.offTable === true && { attackDiced: of.attackDiced }),
    }),
  ),
});

export const afv = role('afv', {
  says: 'the AFV',
  by: 'target',
  side: { is: 'enemy', clause: 'wrg:locate.1' },
  // Whoever fires at a wreck is told that it is one.
  goneToo: true,
  ...troops(noVehicle('wrg:antitank.1', 'be fired at with anti-tank weapons'), {
    clause: 'wrg:antitank.15',
    when: (_, { offTable }, { gunner: first }) => offTable === true && first !== undefined,
    says: ({ name }) => `Each AFV in the area has a die of its own, and ${name} a line of its own.`,
    way: ({ name }) => `As in: wg anti-tank --off-table ${quoted(name)}`,
  }),
  fills: filled(
    (of, asked) => (of.kind === 'vehicle' ? asAfv(of, asked) : {}),
    (of, { smoke }) => ({
      targetOut: of.knockedOut,
      attackDiced: of.attackDiced,
      targetHidden: isHidden(of),
      notLocated: smoke !== undefined && isHidden(of),
    }),
  ),
});

export const wreck = role('wreck', {
  says: 'the vehicle',
  goneToo: true,
  ...troops(noVehicle('wrg:crew.1', 'have a crew that gets out'), {
    clause: 'wrg:crew.1',
    when: (of, _, { passengers }) => of.kind === 'vehicle' && of.left && passengers === undefined,
    says: ({ name }) => `The crew of ${name} has got out already.`,
  }),
  fills: filled((of, asked) => (of.kind === 'vehicle' ? aboard(of, asked) : {})),
});

/** What is told of men who cross mines, and of no vehicle (mine.5, mine.8); unless something else is wanted. */
const ON_FOOT_OVER_MINES = ['squares', 'deep', 'pace', 'path', 'whenSeen', 'goBack'];
const OTHERWISE_AT_MINES = ['men', 'at', 'clear', 'set', 'range'];

export const mined = role('mined', {
  says: 'who meets the mines',
  // Those in the cone of one that is fired do nothing themselves.
  suffers: ({ men, at, clear, set }) => men === undefined && at === undefined && !clear && !set,
  by: 'target',
  goneToo: isPrisoner,
  ...troops(
    {
      clause: 'wrg:mine.8',
      when: (of, asked) =>
        of.kind !== 'vehicle' && of.aboard !== undefined && !isTyped(asked, ['clear', 'set']),
      says: (of) => `${of.name} rides in ${of.kind === 'vehicle' ? '' : of.aboard}, and meets mines with it.`,
    },
    {
      clause: 'wrg:mine.5',
      when: (of, asked) =>
        of.kind === 'vehicle' && !isTyped(asked, OTHERWISE_AT_MINES) && isTyped(asked, ON_FOOT_OVER_MINES),
      says: ({ name }) =>
        `${name} is a vehicle, which always sets them off: --squares, --deep, --pace, --path and --when-seen are for men on foot.`,
      way: ({ name }) => `wg mines ${quoted(name)} without them; to clear mines, --clear`,
    },
    {
      clause: 'wrg:mine.11',
      when: (of, { type, at, men, range }) =>
        of.kind === 'gun' &&
        type === 'anti-tank' &&
        !isPushed(of.weapon) &&
        at === undefined &&
        men === undefined &&
        range === undefined,
      says: ({ name }) => `${name} has nothing on wheels or tracks to set off an anti-tank mine.`,
      way: 'If it is on wheels: --at gun',
    },
  ),
  fills: filled(asMined, ({ kind, knockedOut, immobilised }, asked) => ({
    knockedOut,
    immobilised,
    working: kind !== 'vehicle' && workTold(asked) !== undefined,
  })),
});

export const passengers = role('passengers', {
  says: 'who rides in it',
  // With off-table fire nobody fires from the table: the AFV stands first.
  comes: (unit, named, { offTable }) => ridesIn(offTable ? 'gunner' : 'afv', 'wreck', 'mined')(unit, named),
  several: true,
  goneToo: isPrisoner,
  ...ridersIn('wrg:crew.3', 'mined', {
    clause: 'wrg:mine.2',
    when: (_, { type }) => isCommanded(type),
    says: ({ name }) =>
      `Of a mine that is fired those in its cone are named, one group; ${name} is a second.`,
    way: "wg shoot 'who fires it' 'the target' --fire claymore:1",
  }),
  fills: (units, { offTable }, named) => {
    const vehicle = offTable ? named.gunner : (named.afv ?? named.wreck ?? named.mined);
    return { ...asRiders(menAmong(units)), within: vehicle !== undefined && isRoomy(troopsOf(vehicle)) };
  },
});

/** A weapon that hurts AFVs, as `--weapon` has it. A heavy MG is none that a list of MGs can tell. */
type AntiTankArm = Pick<AntiTank, 'weapon'> & { readonly lightGun?: true };
const WEAPONS: Readonly<Partial<Record<Fire['weapon'], AntiTankArm>>> = {
  'one-man': { weapon: 'one-man' },
  recoilless: { weapon: 'recoilless' },
  gun: { weapon: 'gun' },
  missile: { weapon: 'missile' },
  'afv-gun': { weapon: 'afv-gun' },
  'light-gun': { weapon: 'afv-gun', lightGun: true },
};

/** The one weapon against armour that a unit has; where it has several that was asked for, or none. */
function asAntiTank(of: Troops, asked: Input) {
  if (asked.closeAttack === 'flame') return { flameOf: flameOf(of) };
  if (isTyped(asked, ATTACKS)) return {};
  const fits = everyArm(of)
    .flatMap(({ weapon, n }) => (WEAPONS[weapon] ? [{ ...WEAPONS[weapon], n }] : []))
    .filter(({ weapon }) => asked.weapon === undefined || weapon === asked.weapon);
  const only = fits.length === 1 ? fits[0] : undefined;
  return {
    ...(only && { weapon: only.weapon, lightGun: only.lightGun, weapons: only.n > 1 ? only.n : 0 }),
    ...(of.kind === 'gun' && asCrew(of, asked.weapon ?? only?.weapon, asked)),
    ...howItMoved(of, asked),
    fromBunker: isInBunker(of),
    // By what can damage it: men by any fire, armour by anti-tank fire alone, tested on or not (antitank.7).
    underFire: isHard(of) ? of.shotAt : of.underFire,
    surprised: isHard(of) ? of.antiTankSurprise : of.surprised,
  };
}

/** Whether nothing that men are known to have harms armour. */
function isHarmless(of: Troops): boolean {
  if (of.kind === 'vehicle') return false;
  const arms = of.kind === 'gun' ? [of] : armsIn(of.weapons);
  return arms.length > 0 && arms.every(({ weapon }) => WEAPONS[weapon] === undefined);
}

/** The flame that a unit has (fire.7, heavy.7). */
function flameOf(of: Troops): AntiTank['flameOf'] {
  const has = (weapon: Fire['weapon']) => counting(armsIn(of.weapons), (other) => other === weapon) > 0;
  return has('flame-thrower') ? 'man-pack' : has('afv-flame') ? 'vehicle' : undefined;
}

/** Everything that it fires at once. */
export function everyArm(of: Troops): Fire[] {
  if (of.kind === 'gun') return [{ weapon: of.weapon, n: Math.min(of.pieces, of.men) }];
  const arms = armsIn(armsOf({ ...of, weapons: unspent(of).weapons }));
  return of.kind === 'group' ? manned(arms, menFiring(of)) : arms;
}

/** A second and a third man for each weapon of the crew (heavy.8), and the mount of its machine gun. */
function asCrew({ weapon, pieces, men }: GunCrew, fired: Input[string] | undefined, { mount }: Input) {
  const isMg = weapon === 'mg-tripod' && fired === 'heavy-mg';
  const crewed = fired !== undefined && (isMg || weapon === 'recoilless' || weapon === 'gun');
  const helps = crewed && (mount === undefined || mount === 'tripod');
  const helpers = helps ? Math.min(2, Math.max(0, Math.floor(men / pieces) - 1)) : 0;
  return { helpers, ...(isMg && { mount: 'tripod' }) };
}

function howItMoved(of: Troops, asked: Input) {
  if (isTyped(asked, ['moved', 'ownMove']) || of.pace === undefined) return {};
  const ownMove = ownMoveOf(of);
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

/** The vehicle that is fired at: its kind, its weight and the cover it has, and who is in it. */
function asAfv(of: Vehicle, asked: Input) {
  if (isTyped(asked, ['points', 'closeAttack', 'offTable']))
    return { targetSoft: !isHard(of), ...aboard(of, asked) };
  const { at = TARGETS[of.type], weight, year, concealed } = of;
  const targetMoved = of.pace !== undefined && !of.crept;
  return { at, weight, year: weight && year, concealed, targetMoved, ...aboard(of, asked) };
}

/** Who is in a vehicle, and what has to be left there (crew.1, crew.3, crew.4). */
function aboard(of: Vehicle, asked: Input) {
  const crew = of.left ? 0 : of.crew;
  const smgs = Math.min(of.smgs ?? 0, crew);
  return {
    crew,
    softCrew: crew > 0 && !isHard(of),
    crewLeaders: crew > 0 ? of.leaders : [],
    crewLostInBattle: of.lostInBattle,
    crewLostInPeriod: of.lostInPeriod,
    smgs: asked.crew === undefined || Number(asked.crew) >= smgs ? smgs : 0,
  };
}

/** Heavy weapons on the ground that a unit has with it. */
export const heavyArms = (of: Group | GunCrew): number =>
  of.kind === 'gun' ? of.pieces : counting(armsIn(of.weapons), isGroundHeavy);

/** Who rides in a vehicle, and the heavy weapons that he has with him (crew.3, crew.4). */
function asRiders(units: readonly (Group | GunCrew)[]) {
  const [only] = units.length === 1 ? units : [];
  const sum = (of: (unit: Group | GunCrew) => number) => units.reduce((sum, unit) => sum + of(unit), 0);
  const smgs = units.map(({ weapons, men }) =>
    Math.min(
      men,
      counting(armsIn(weapons), (arm) => arm === 'smg'),
    ),
  );
  return {
    passengers: sum(({ men }) => men),
    hw: sum(heavyArms),
    each: only ? [] : units.map(({ men }) => String(men)),
    passengerSmgs: smgs.some((n) => n > 0) ? smgs.map(String) : [],
    passengerWeapons: only?.kind === 'group' && heavyArms(only) > 0 ? only.weapons : [],
  };
}

/** Mines that are fired by hand (mine.2, mine.4). */
const isCommanded = (type: unknown): boolean => type === 'claymore' || type === 'fougasse';

/** Whether it sets up what is fired by hand, and has none of it in its roster. */
const isUnlisted = (of: Troops, { type }: Input): boolean =>
  (type === 'claymore' && listedOf(of, 'claymores') === 0) ||
  (type === 'fougasse' && listedOf(of, 'fougasses') === 0);

/** Who meets mines, or is in the cone of one that is fired. */
function asMined(of: Troops, asked: Input) {
  if (isTyped(asked, ['set'])) return { unlisted: isUnlisted(of, asked) };
  if (isTyped(asked, ['clear']))
    return asked.clear === 'detector' && of.kind !== 'vehicle' ? paceOver(of) : {};
  if (asked.range !== undefined || isCommanded(asked.type)) return inCone(of, asked);
  if (asked.type === 'wire') return {};
  if (of.kind === 'group') return { men: of.men, ...paceOver(of) };
  if (of.kind === 'gun') {
    if (asked.men !== undefined || asked.at !== undefined) return {};
    // Mines for men alone are stepped on by those who push it, or who carry what has no wheels (mine.11).
    return isPushed(of.weapon) || asked.type === 'anti-tank'
      ? { at: 'gun' }
      : { men: of.men, ...paceOver(of) };
  }
  const at = isHard(of) ? 'hard' : 'soft';
  const forMen = asked.type === undefined || asked.type === 'anti-personnel' || asked.type === 'pungi';
  // Hard vehicles may burn (mine.13, R169).
  if (!forMen) return { at, keepsFire: at === 'hard', ...aboard(of, asked) };
  return { at, crew: at === 'soft' && !of.left ? of.crew : 0 };
}

/** How men who have moved in this period went over mines: of whoever dashes nobody sees one (mine.8). */
const paceOver = ({ pace }: Group | GunCrew): Input =>
  pace === undefined || pace === 'ride' || pace === 'manhandle' ? {} : { pace };

/** What the game knows of the fire at those in the cone, earlier this period (potential.1). */
export function knownInCone(table: State, { mined }: UnitsByRole, { range }: Input): Input {
  const unit = mined?.[0];
  if (unit === undefined || range === undefined || !countsPeriods(table)) return {};
  const { vehicleDiced: _, ...before }: Input = firedAtBefore(troopsOf(unit));
  return before;
}

/** Mines that are fired take men in counts alone. */
function inCone(of: Troops, asked: Input): Input {
  const known = toldByTable({
    targetLeaders: of.leaders,
    // Of men who are known one by one nobody tells which of them are rolled for.
    targetRadios: of.kind === 'group' && of.figure?.length ? 0 : of.radios,
  });
  if (of.kind === 'group')
    return { ...asFiredAt({ ...of, figure: undefined, mounted: false }, asked), ...known };
  if (of.kind === 'gun' || isHard(of)) return { ...asFiredAt(of, asked), ...known };
  const message = `${of.name} is a soft vehicle: say who of its men is in the cone.`;
  return refuse('wrg:mine.4', message, '--targets');
}
