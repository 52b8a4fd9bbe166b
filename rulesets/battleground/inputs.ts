import { barring, type Conflict } from '../../src/rules/action.js';
import { choice, count, type InputOf, measure, toggle } from '../../src/rules/field.js';
import { DAMAGE, EMPLACEMENTS, GRADES, STOPS, VEHICLES, WEAPONS } from './tables.js';

/**
 * The inputs that `shoot` and `charge` share, so that a flag means the same in both. A unit has at most 12 figures
 * (unit.2), which bounds every count of figures.
 */
export const MOST = 12;

export const COVER = [
  'none',
  'light',
  'medium',
  'heavy',
  'brush',
  'woods',
  'crops',
  'wall',
  'fence',
  'hill',
  'building',
] as const;

const shooter = 'Shooter';
const target = 'Target';
const line = 'Line of fire';
const heavy = 'Heavy weapons by class (optional rule, in place of --hw)';

/** The infantry that shoots or charges. */
export const infantryFields = {
  grade: choice(GRADES, 'grade of the unit, A the best', { short: 'g', group: shooter }),
  figures: count('figures in the unit, leaders and heavy weapons included', {
    short: 'f',
    group: shooter,
    min: 1,
    max: MOST,
  }),
  leaders: count('leaders among them', { short: 'l', group: shooter, max: MOST, default: 0 }),
  hw: count('heavy weapons among them', { short: 'w', group: shooter, max: MOST, default: 0 }),
  medics: count('medics among them, who do not shoot', { group: shooter, max: MOST, default: 0 }),
  guards: count('guards of prisoners among them, who do not shoot', {
    group: shooter,
    max: MOST,
    default: 0,
  }),
  ran: toggle('carries the run marker', { group: shooter }),
  mounted: toggle('cavalry on horseback', { group: shooter }),
  close: toggle('a special unit that gets close-range dice, within 6 in', { group: shooter }),
  weaponClasses: toggle('optional rule: heavy weapons count by class alone', { group: heavy }),
  hwPersonnel: count('machine guns: heavy against infantry and unarmoured', {
    group: heavy,
    max: MOST,
    default: 0,
  }),
  hwArmour: count('bazookas, panzerschrecks: heavy against vehicles', {
    group: heavy,
    max: MOST,
    default: 0,
  }),
  hwPiat: count('PIATs, panzerfausts: as bazookas', { group: heavy, max: MOST, default: 0 }),
  hwFlame: count('flame throwers: heavy against everything', { group: heavy, max: MOST, default: 0 }),
  shortHw: toggle('PIATs, panzerfausts and flame throwers reach only 6 in', { group: heavy }),
};

/** The names of all of them: what means nothing where no infantry shoots or charges. */
export const infantryInputs = Object.keys(infantryFields) as (keyof typeof infantryFields)[];

/** What protects the target, and what lays it open. */
export const targetFields = {
  cover: choice(COVER, 'cover it is in, or behind; or its red dice', {
    short: 'c',
    group: target,
    or: [0, 9],
    default: 'none',
  }),
  dugIn: toggle('dug in', { group: target }),
  flank: toggle('attacked from behind its centre line', { group: target }),
  targetOnRoad: toggle('carries the road marker', { group: target }),
  targetGrade: choice(GRADES, 'grade of the target unit', { group: target }),
  targetQualityDefence: toggle('optional rule: red dice for the grade of the target', { group: target }),
  across: choice(COVER, 'more terrain that the shot passes through', {
    group: line,
    or: [0, 9],
    default: 'none',
  }),
  fromEdge: toggle('the shooter stands at the edge of the terrain that the shot passes through', {
    group: line,
  }),
  at: choice([...VEHICLES, ...EMPLACEMENTS], 'the vehicle or emplacement that is the target', {
    group: 'Vehicles',
  }),
  armour: count('red dice of the vehicle, as the scenario sets them', { group: 'Vehicles', min: 1, max: 9 }),
  detailedArmour: toggle('optional rule: armour counts by face alone, which --face then has to say', {
    group: 'Vehicles',
  }),
  face: choice(['front', 'side', 'rear'], 'optional rule: the face of the armour that is hit', {
    group: 'Vehicles',
  }),
  damage: choice(DAMAGE, 'damage the vehicle already has', { group: 'Vehicles', default: 'none' }),
};

/** The figures of the target, for casualties. */
export const casualtyFields = {
  targetFigures: count('figures in the target unit: then its casualties are drawn', {
    group: target,
    min: 1,
    max: MOST,
  }),
  targetLeaders: count('leaders among them', { group: target, max: MOST, default: 0 }),
  targetHw: count('heavy weapons among them', { group: target, max: MOST, default: 0 }),
  targetMedics: count('medics among them', { group: target, max: MOST, default: 0 }),
};

/** What else makes a difference to who falls. */
export const struckFields = {
  targetMounted: toggle('the target is on horseback', { group: target }),
  targetPrisoners: count('prisoners kept with the target unit', { group: target, max: 48, default: 0 }),
  targetStand: count('optional rule: figures on each stand of the target, all or nothing', {
    group: target,
    min: 2,
    max: 4,
  }),
  noted: toggle('optional rule: losses are noted on the stands one by one', { group: target }),
};

/** Optional rule: what tells whether a unit that lost figures retreats or routs. */
export const retreatFields = {
  retreat: toggle('optional rule: the target may retreat or rout after its losses', { group: target }),
  targetRan: toggle('the target carries the run marker', { group: target }),
  targetLostBefore: count('figures it lost before, under the same card', {
    group: target,
    max: MOST,
    default: 0,
  }),
  targetStartFigures: count('figures it had when the game began', { group: target, min: 1, max: MOST }),
};

/** The inputs only a shot has. */
export const shotFields = {
  riding: toggle('shooting as passengers of a vehicle', { group: shooter }),
  routing: toggle('routing (optional rule)', { group: shooter }),
  hasShot: toggle('has shot under this card already', { group: shooter }),
  reacted: toggle('has shot in reaction to a charge this turn', { group: shooter }),
  weapon: choice(WEAPONS, 'the weapon of a vehicle or emplacement that shoots; a bunker has none', {
    group: 'Vehicles',
  }),
  halfStrength: toggle('the shooting vehicle has its weapons at half strength', { group: 'Vehicles' }),
  bow: toggle('the weapon is mounted in the bow', { group: 'Vehicles' }),
  range: measure('distance to the target, centre to centre', { group: line, unit: 'inches', max: 200 }),
  bearing: measure('angle of the target off the front of the shooter', {
    group: line,
    unit: 'degrees',
    max: 180,
  }),
  allRound: toggle('the shooter is dug in or in a building: it has no rear', { group: line }),
  smoke: toggle('smoke lies in the line of fire', { group: line }),
  night: toggle('by night: nobody sees farther than 12 in', { group: line }),
  flare: toggle('a flare is up', { group: line }),
  targetInMelee: toggle('the target is in a melee', { group: target }),
  ...struckFields,
  targetGuards: count('guards of those prisoners among the figures', {
    group: target,
    max: MOST,
    default: 0,
  }),
  targetShotAt: toggle('it has been shot at under this card already', { group: target }),
  targetLost: toggle('it was declared as the target, and is gone by now', { group: target }),
  ...retreatFields,
  stoppedBy: choice(STOPS, 'what has stopped the target before, other than a hit', { group: 'Vehicles' }),
  marked: toggle('the emplacement has taken one hit already', { group: 'Vehicles' }),
};

/** What a unit is without that is described by its figures, leaders, heavy weapons and medics alone. */
export const NOTHING_SPECIAL = {
  guards: 0,
  ran: false,
  mounted: false,
  close: false,
  weaponClasses: false,
  hwPersonnel: 0,
  hwArmour: 0,
  hwPiat: 0,
  hwFlame: 0,
  shortHw: false,
};

/** A target in the open of which nothing is known but that it is there. */
export const IN_THE_OPEN: Target = {
  cover: 'none',
  across: 'none',
  fromEdge: false,
  dugIn: false,
  flank: false,
  targetOnRoad: false,
  targetGrade: undefined,
  targetQualityDefence: false,
  at: undefined,
  armour: undefined,
  detailedArmour: false,
  face: undefined,
  damage: 'none',
};

export type Infantry = InputOf<typeof infantryFields>;
/** The same, with the distance to its target where that is known. */
export type InfantryAtRange = Infantry & { readonly range: number | undefined };
export type Target = InputOf<typeof targetFields>;
export type CasualtyInput = InputOf<typeof casualtyFields>;
export type Struck = CasualtyInput & InputOf<typeof struckFields>;

/** Leaders and others that may be saved are saved by the grade of their unit (cas.3). */
export const savesByGrade = (target: Partial<CasualtyInput>): boolean =>
  !!target.targetFigures && !!(target.targetLeaders || target.targetHw || target.targetMedics);

/** Whether a terrain choice is the building, which has no rear (build.1). */
export const isBuilding = (cover: Target['cover']): boolean => cover === 'building';

/** The heavy weapons of a unit, counted as one kind or by class. */
export type HeavyWeapons = Pick<Infantry, 'hw' | 'hwPersonnel' | 'hwArmour' | 'hwPiat' | 'hwFlame'>;

/** Figures of the unit that are set apart from the ordinary ones. */
export const heavyWeaponFigures = (unit: HeavyWeapons): number =>
  unit.hw + unit.hwPersonnel + unit.hwArmour + unit.hwPiat + unit.hwFlame;

/**
 * Figures that are set apart must be among the figures of their unit.
 * @param input the input that counts all of its figures
 */
export const mustHold = (
  input: string,
  figures: number | undefined,
  special: number,
  kinds = 'leaders, heavy weapons and medics',
): Conflict | undefined =>
  figures !== undefined && special > figures
    ? { input, message: `${figures} figures cannot hold ${special} ${kinds}` }
    : undefined;

/** Heavy weapons are counted in one way. */
export const heavyWeaponsConflict = (unit: HeavyWeapons): Conflict | undefined =>
  unit.hw > 0 && heavyWeaponFigures(unit) > unit.hw
    ? { input: 'hw', message: 'count the heavy weapons with --hw or by class, not both' }
    : undefined;

/** Optional rule: heavy weapons have classes, and are counted by them (hw.1). */
const weaponClassesConflict = ({ weaponClasses, hw }: Infantry): Conflict | undefined =>
  weaponClasses && hw > 0
    ? {
        input: 'hw',
        message: 'does not go with weapon classes: give --hw-personnel, --hw-armour, --hw-piat or --hw-flame',
        binds: true,
      }
    : undefined;

/** Any figure may guard, but for medics (medic.3). */
export function guardsAreNoMedics(
  input: string,
  guards: number,
  figures: number | undefined,
  medics: number,
): Conflict | undefined {
  if (figures === undefined || guards <= figures - medics) return undefined;
  const others = figures - medics;
  const medicsSaid = medics > 0 ? ', as medics may not guard' : '';
  return { input, message: `only ${others} of the ${figures} figures can be guards${medicsSaid}` };
}

/** The figures that are not ordinary ones must be among the figures. */
export function infantryConflict(unit: Infantry): Conflict | undefined {
  const special = unit.leaders + heavyWeaponFigures(unit) + unit.medics;
  return (
    mustHold('figures', unit.figures, special) ??
    guardsAreNoMedics('guards', unit.guards, unit.figures, unit.medics) ??
    heavyWeaponsConflict(unit) ??
    weaponClassesConflict(unit) ??
    (unit.shortHw && unit.hwPiat + unit.hwFlame === 0
      ? { input: 'shortHw', message: 'there is no --hw-piat or --hw-flame that it could shorten' }
      : undefined)
  );
}

/** The special figures of the target must be among its figures. */
export function casualtyConflict(target: CasualtyInput): Conflict | undefined {
  const { targetFigures: figures, targetLeaders, targetHw, targetMedics } = target;
  const special = targetLeaders + targetHw + targetMedics;
  if (figures === undefined && special > 0) {
    const input = targetLeaders ? 'targetLeaders' : targetHw ? 'targetHw' : 'targetMedics';
    return { input, message: 'needs --target-figures' };
  }
  return mustHold('targetFigures', figures, special);
}

/** The test of the target needs its figures, and those of before and now must be those of one unit. */
export function retreatConflict(target: CasualtyInput & InputOf<typeof retreatFields>): Conflict | undefined {
  const { targetFigures: figures, targetLostBefore, targetStartFigures } = target;
  const barred = barring(target);
  if (!target.retreat) {
    return barred(['targetRan', 'targetLostBefore', 'targetStartFigures'], 'needs --retreat');
  }
  if (figures === undefined) return barred(['retreat'], 'needs --target-figures');
  const before = figures + targetLostBefore;
  if (before > MOST) {
    return { input: 'targetLostBefore', message: `with ${figures} figures now makes more than ${MOST}` };
  }
  if (targetStartFigures !== undefined && targetStartFigures < before) {
    return { input: 'targetStartFigures', message: `cannot be fewer than the ${before} it had since` };
  }
  return undefined;
}

const LEADER_ON_STAND =
  'does not go with --target-stand: stands fall whole, whoever is on them; to test with a leader: wg reaction-test --leaders';

/** Figures on stands fall by stands, whatever they are; without figures nobody falls. */
export function struckConflict(struck: Struck): Conflict | undefined {
  const barred = barring(struck);
  const { targetFigures, targetStand } = struck;
  return (
    (targetFigures === undefined
      ? barred(['targetMounted', 'targetPrisoners', 'targetStand'], 'needs --target-figures')
      : undefined) ||
    (targetStand
      ? barred(['targetLeaders'], LEADER_ON_STAND) ||
        barred(
          ['targetHw', 'targetMedics', 'targetPrisoners', 'targetMounted'],
          'does not go with --target-stand: stands fall whole, whoever is on them',
        )
      : barred(['noted'], 'needs the stands: --target-stand'))
  );
}
