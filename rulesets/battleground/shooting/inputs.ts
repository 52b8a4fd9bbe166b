import { barring, type Conflict } from '../../../src/rules/action.js';
import { choice, count, measure, toggle } from '../../../src/rules/field.js';
import { numbered } from '../../../src/rules/text/say.js';
import { ARMS } from '../roster/foot.js';
import { BY_CLASS, TARGET, VEHICLE_GROUP } from '../roster/groups.js';
import { COVER, EMPLACEMENTS } from '../terrain/tables.js';
import { MOST_FIGURES, mustHold } from '../units/figures.js';
import { sumOf } from '../units/stands.js';
import type { Shot } from './shot.js';

const line = 'Line of fire';

/** What a shot asks besides what is known of those who take part: the line of fire, and optional rules. */
export const shotFields = {
  weaponClasses: toggle('optional rule: heavy weapons count by class alone', { group: BY_CLASS }),
  shortHw: toggle('PIATs, panzerfausts and flame throwers reach only 6 in', { group: BY_CLASS }),
  range: measure('distance to the target, centre to centre', { group: line, unit: 'inches', max: 200 }),
  bearing: measure('angle of the target off the front of the shooter', {
    group: line,
    unit: 'degrees',
    max: 180,
  }),
  smoke: toggle('smoke lies in the line of fire', { group: line }),
  night: toggle('by night: nobody sees farther than 12 in', { group: line }),
  flare: toggle('a flare is up', { group: line }),
  cover: choice(COVER, 'cover it is in, or behind; or its red dice', {
    short: 'c',
    group: TARGET,
    or: [0, 9],
    default: 'none',
  }),
  flank: toggle('attacked from behind its centre line', { group: TARGET }),
  targetQualityDefence: toggle('optional rule: red dice for the grade of the target', { group: TARGET }),
  across: choice(COVER, 'more terrain that the shot passes through', {
    group: line,
    or: [0, 9],
    default: 'none',
  }),
  fromEdge: toggle('the shooter stands at the edge of the terrain that the shot passes through', {
    group: line,
  }),
  detailedArmour: toggle('optional rule: armour counts by face alone, which --face then has to say', {
    group: VEHICLE_GROUP,
  }),
  face: choice(['front', 'side', 'rear'], 'optional rule: the face of the armour that is hit', {
    group: VEHICLE_GROUP,
  }),
  targetStand: count('optional rule: figures on each stand of the target, all or nothing', {
    group: TARGET,
    min: 2,
    max: 4,
  }),
  noted: toggle('optional rule: losses are noted on the stands one by one', { group: TARGET }),
  targetLost: toggle('it was declared as the target, and is gone by now', { group: TARGET }),
  retreat: toggle('optional rule: the target may retreat or rout after its losses', { group: TARGET }),
};

/** Optional rules on the classes of heavy weapons. */
export const CLASSED = ['weaponClasses', 'shortHw'] as const;
/** The names of what means nothing where no infantry shoots or charges. */
export const infantryInputs = [...ARMS, ...CLASSED] as const;

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

/** The infantry that shoots or charges. */
export type Infantry = Pick<Shot, (typeof infantryInputs)[number]>;
/** The same, with the distance to its target where that is known. */
export type InfantryAtRange = Infantry & { readonly range: number | undefined };
/** What protects the target, and what lays it open. */
export type Target = Pick<
  Shot,
  | 'cover'
  | 'dugIn'
  | 'flank'
  | 'targetOnRoad'
  | 'targetGrade'
  | 'targetQualityDefence'
  | 'across'
  | 'fromEdge'
  | 'at'
  | 'armour'
  | 'detailedArmour'
  | 'face'
  | 'damage'
>;
/** The figures of the target, for casualties. */
type CasualtyInput = Pick<Shot, 'targetFigures' | 'targetLeaders' | 'targetHw' | 'targetMedics'>;
/** What else makes a difference to who falls. */
type CasualtyFactors = CasualtyInput &
  Pick<Shot, 'targetMounted' | 'targetPrisoners' | 'targetGuards' | 'targetStand' | 'targetStands' | 'noted'>;
/** Optional rule: what tells whether a unit that lost figures retreats or routs. */
export type Shaken = Pick<
  Shot,
  'retreat' | 'targetRan' | 'targetLostBefore' | 'targetStartFigures' | 'targetTestedLater'
> &
  Partial<Pick<Shot, 'targetInMelee'>>;

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
  return {
    input,
    message: `only ${others} of the ${numbered(figures, 'figure')} can be ${others === 1 ? 'a guard' : 'guards'}${medicsSaid}`,
  };
}

/**
 * The figures that are not ordinary ones must be among the figures.
 * @param short heavy weapons that reach 6 inches by an option: those of the unit, and of whoever shoots back
 */
export function infantryConflict(unit: Infantry, short = unit.hwPiat + unit.hwFlame): Conflict | undefined {
  const special = unit.leaders + heavyWeaponFigures(unit) + unit.medics;
  return (
    mustHold('figures', unit.figures, special) ??
    guardsAreNoMedics('guards', unit.guards, unit.figures, unit.medics) ??
    heavyWeaponsConflict(unit) ??
    weaponClassesConflict(unit) ??
    (unit.shortHw && short === 0
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

/** Units and vehicles dig in; an emplacement has its red dice for what it is (dig.1, emp.2). */
export const dugInConflict = ({ at, dugIn }: Pick<Target, 'at' | 'dugIn'>): Conflict | undefined =>
  dugIn && EMPLACEMENTS.some((place) => place === at)
    ? { input: 'dugIn', message: 'is for units and vehicles: an emplacement has all its red dice already' }
    : undefined;

/** The test of the target needs its figures, and those of before and now must be those of one unit. */
export function retreatConflict(target: CasualtyInput & Shaken): Conflict | undefined {
  const { targetFigures: figures, targetLostBefore, targetStartFigures } = target;
  const barred = barring(target);
  if (!target.retreat) {
    return barred(
      ['targetRan', 'targetLostBefore', 'targetStartFigures', 'targetTestedLater'],
      'needs --retreat',
    );
  }
  if (figures === undefined) return barred(['retreat'], 'needs --target-figures');
  const before = figures + targetLostBefore;
  if (before > MOST_FIGURES) {
    return {
      input: 'targetLostBefore',
      message: `with ${numbered(figures, 'figure')} now makes more than ${MOST_FIGURES}`,
    };
  }
  if (targetStartFigures !== undefined && targetStartFigures < before) {
    return { input: 'targetStartFigures', message: `cannot be fewer than the ${before} it had since` };
  }
  return undefined;
}

const LEADER_ON_STAND =
  'does not go with --target-stand: stands fall whole, whoever is on them; to test with a leader: wg reaction-test --leaders';

/** Figures on stands fall by stands, whatever they are; without figures nobody falls. */
export function struckConflict(struck: CasualtyFactors): Conflict | undefined {
  const barred = barring(struck);
  const { targetFigures, targetStand } = struck;
  return (
    (targetFigures === undefined
      ? barred(['targetMounted', 'targetPrisoners', 'targetGuards', 'targetStand'], 'needs --target-figures')
      : undefined) ||
    (targetStand
      ? barred(['targetLeaders'], LEADER_ON_STAND) ||
        barred(
          ['targetHw', 'targetMedics', 'targetPrisoners', 'targetGuards', 'targetMounted'],
          'does not go with --target-stand: stands fall whole, whoever is on them',
        )
      : barred(['noted'], 'needs the stands: --target-stand')) ||
    standsConflict(struck) ||
    guardsConflict(struck)
  );
}

/** The stands of the target are those of its figures, and matter where losses are noted on them (stand.1). */
function standsConflict({
  targetFigures,
  targetStand,
  targetStands,
  noted,
}: CasualtyFactors): Conflict | undefined {
  if (targetStands === undefined) return undefined;
  if (!noted) return { input: 'targetStands', message: 'needs --noted' };
  if (targetStand && targetStands.some((figures) => Number(figures) > targetStand)) {
    return { input: 'targetStands', message: `has a stand of more than ${targetStand}` };
  }
  return sumOf(targetStands) === targetFigures
    ? undefined
    : { input: 'targetStands', message: `is not the ${numbered(targetFigures!, 'figure')} of the target` };
}

/** Guards are figures of the target (R93), though no medics (medic.3), and guard somebody. */
function guardsConflict(target: CasualtyFactors): Conflict | undefined {
  const { targetFigures, targetMedics, targetGuards: guards } = target;
  if (guards === 0) return undefined;
  if (target.targetPrisoners === 0) return { input: 'targetGuards', message: 'needs --target-prisoners' };
  return guardsAreNoMedics('targetGuards', guards, targetFigures, targetMedics);
}
