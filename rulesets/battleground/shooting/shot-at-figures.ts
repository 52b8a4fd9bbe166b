import type { Rule } from '../../../src/rules/rule.js';
import { part, restOf, toldAs } from '../../../src/rules/words.js';
import { type Reaction, retreatOrRout } from '../optional/retreat.js';
import { notedCasualties, standCasualties } from '../optional/stands.js';
import { whyNonStanding } from '../units/standing.js';
import { wholeStands } from '../units/stands.js';
import { step } from '../words.js';
import { casualties, type FigureCounts, figuresOf, minus, NOBODY } from './casualties.js';
import type { StruckFigures } from './casualties-taken.js';
import { leftOf } from './guarded.js';
import type { Shaken } from './inputs.js';
import type { Shot, ShotResult } from './shot.js';
import type { Cause } from './tables.js';

/** What must be known of a unit to tell who of it falls. */
export type StruckUnit = Pick<
  Shot,
  | 'targetLeaders'
  | 'targetHw'
  | 'targetMedics'
  | 'targetPrisoners'
  | 'targetGrade'
  | 'targetMounted'
  | 'targetStand'
  | 'targetStands'
  | 'noted'
> & { readonly targetGuards?: number };

/** What becomes of a unit that is not hit. */
export const nobodyLost = ({
  targetMedics,
  targetPrisoners,
}: Pick<Shot, 'targetMedics' | 'targetPrisoners'>): Fallen => ({
  hits: 0,
  casualties: 0,
  leadersLost: 0,
  heavyWeaponsLost: 0,
  ...(targetMedics > 0 && { medicsLost: 0 }),
  ...(targetPrisoners > 0 && { prisonersLost: 0 }),
});

export type Fallen = ShotResult & Readonly<Record<'casualties' | 'leadersLost' | 'heavyWeaponsLost', number>>;

/** An attack that figures fell to. */
interface LostTo {
  readonly cause?: Cause;
  /** What follows from it: lines, and what it does to the table. */
  readonly follows?: (did: ShotResult) => Rule<void>;
}

/**
 * A shot at infantry whose figures are known: who falls, and what the rest do about it.
 * @param on the unit they are of
 */
export function* atFigures(
  on: StruckFigures,
  target: StruckUnit & Shaken,
  figures: number,
  hits: number,
  by: LostTo = {},
): Rule<ShotResult> {
  const { fallen, stands } = yield* part(losses, target, figures, hits);
  yield* notedOn(on, stands);
  return yield* afterLosses(target, figures, fallen, by);
}

/** What losses come to: a unit may be non-standing now (nonstand.1), and by the optional rule retreat or rout. */
export function* afterLosses(
  target: StruckUnit & Shaken,
  figures: number,
  fallen: Fallen,
  { cause = 'shooting', follows }: LostTo,
): Rule<ShotResult> {
  yield* nowNonStanding(target, figures, fallen);
  const did = target.retreat ? { ...fallen, ...(yield* reaction(target, figures, fallen, cause)) } : fallen;
  if (follows) yield* follows(did);
  return did;
}

/** Says so where losses leave a unit too weak to stand. */
function* nowNonStanding(target: StruckUnit, figures: number, fallen: Fallen): Rule<void> {
  const { casualties: lost, leadersLost, heavyWeaponsLost } = fallen;
  if (lost === 0 || lost >= figures) return;
  // Nobody has said who is on the stands: only a single figure is too weak whoever it is.
  const anybody = target.targetStand ? 1 : 0;
  const why = whyNonStanding({
    figures: figures - lost,
    leaders: anybody || target.targetLeaders - leadersLost,
    heavyWeapons: anybody || target.targetHw - heavyWeaponsLost,
  });
  if (!why) return;
  const text = `now non-standing, ${why}: it must retreat or join another unit`;
  yield* step({ id: 'non-standing', clause: 'bg:nonstand.1', value: figures - lost, text });
}

/** Optional rule: the target may retreat or rout, for which only its losses and its leaders matter (retreat.1). */
const reaction = (
  target: StruckUnit & Shaken,
  figures: number,
  { casualties: lost, leadersLost }: Fallen,
  cause: Cause,
): Rule<Reaction> =>
  part(retreatOrRout, {
    grade: target.targetGrade!,
    figures,
    lost,
    leaders: target.targetLeaders - leadersLost,
    ran: target.targetRan,
    lostBefore: target.targetLostBefore,
    startFigures: target.targetStartFigures,
    later: target.targetTestedLater,
    cause,
    inMelee: target.targetInMelee,
  });

/** Who falls, and how many of those who are left guard prisoners. */
interface Losses {
  readonly fallen: Fallen;
  readonly guards: number;
  /** What noted losses have left on each stand, where it is told which stands there are. */
  readonly stands?: readonly string[];
}

/** Losses are noted on the stands of a unit (stand.1). */
export function* notedOn(on: StruckFigures, stands: Losses['stands']): Rule<void> {
  if (stands) yield* on.set('bg:stand.1', { onStands: stands });
}

/** Hits on infantry whose figures are known. */
export function* losses(target: StruckUnit, figures: number, hits: number): Rule<Losses> {
  const { targetGrade: grade, targetMounted: mounted, targetGuards: guards = 0 } = target;
  const { targetStand: size, targetStands } = target;
  const onStands = (casualties: number) => ({ hits, casualties, leadersLost: 0, heavyWeaponsLost: 0 });
  if (size && target.noted) {
    const sizes = targetStands ?? wholeStands(figures, size);
    const { lost, left } = yield* part(notedCasualties, sizes, hits);
    return { fallen: onStands(lost), guards, ...(targetStands && { stands: left }) };
  }
  if (size) return { fallen: onStands(yield* part(standCasualties, figures, size, hits)), guards };
  const unit = unitOf(target, figures);
  if (hits === 0) return { fallen: lossesOf(unit, hits, NOBODY), guards };
  const struck = { unit, hits, grade, mounted };
  if (guards > 0) {
    const left = yield* leftOf(struck, guards);
    return { fallen: lossesOf(unit, hits, minus(unit, left.unit)), guards: left.guards };
  }
  return yield* toldAs(restOf(casualties(struck)), (fallen) => ({
    fallen: lossesOf(unit, hits, fallen),
    guards,
  }));
}

function unitOf(target: StruckUnit, figures: number): FigureCounts {
  const { targetLeaders: leader, targetHw, targetMedics: medic, targetPrisoners: prisoner } = target;
  return {
    leader,
    'heavy-weapon': targetHw,
    medic,
    prisoner,
    figure: figures - leader - targetHw - medic,
  };
}

function lossesOf(unit: FigureCounts, hits: number, fallen: FigureCounts): Fallen {
  return {
    hits,
    casualties: figuresOf(fallen),
    leadersLost: fallen.leader,
    heavyWeaponsLost: fallen['heavy-weapon'],
    ...(unit.medic > 0 && { medicsLost: fallen.medic }),
    ...(unit.prisoner > 0 && { prisonersLost: fallen.prisoner }),
  };
}
