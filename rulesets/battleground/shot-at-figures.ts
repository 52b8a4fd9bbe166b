import type { InputOf } from '../../src/rules/field.js';
import type { Rule } from '../../src/rules/rule.js';
import { lastly, pick, settled } from '../../src/rules/words.js';
import { casualties, figuresOf, NOBODY, type Unit } from './casualties.js';
import type { retreatFields } from './inputs.js';
import { unguarded } from './prisoners.js';
import { type Cause, type Reaction, retreatOrRout } from './retreat.js';
import { counted } from './say.js';
import type { Shot, ShotResult } from './shot.js';
import { nonStanding } from './standing.js';
import { notedCasualties, standCasualties } from './stands.js';
import { step } from './words.js';

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

type Testing = InputOf<typeof retreatFields>;

/** A shot at infantry whose figures are known: who falls, and what the rest do about it. */
export function* atFigures(target: StruckUnit & Testing, figures: number, hits: number): Rule<ShotResult> {
  const fallen = yield* figuresLost(target, figures, hits);
  yield* nowNonStanding(target, figures, fallen);
  if (!target.retreat) return fallen;
  const { name, part } = reaction(target, figures, fallen, 'shooting');
  return { ...fallen, ...(yield* settled(name, part)) };
}

/**
 * What losses come to: a unit may be non-standing now (nonstand.1), and by the optional rule retreat or rout. Ends a rule.
 * @param found what is known of the attack besides
 */
export function* lastlyLost(
  target: StruckUnit & Testing,
  figures: number,
  fallen: Fallen,
  cause: Cause,
  found: object = {},
): Rule<ShotResult> {
  yield* nowNonStanding(target, figures, fallen);
  if (!target.retreat) return { ...found, ...fallen };
  const test = reaction(target, figures, fallen, cause);
  return yield* lastly({ ...test, to: (reaction: Reaction) => ({ ...found, ...fallen, ...reaction }) });
}

/** Says so where losses leave a unit too weak to stand. */
function* nowNonStanding(target: StruckUnit, figures: number, fallen: Fallen): Rule<void> {
  const { casualties: lost, leadersLost, heavyWeaponsLost } = fallen;
  if (lost === 0 || lost >= figures) return;
  // Nobody has said who is on the stands: only a single figure is too weak whoever it is.
  const anybody = target.targetStand ? 1 : 0;
  const why = nonStanding({
    figures: figures - lost,
    leaders: anybody || target.targetLeaders - leadersLost,
    heavyWeapons: anybody || target.targetHw - heavyWeaponsLost,
  });
  if (!why) return;
  const text = `now non-standing, ${why}: it must retreat or join another unit`;
  yield* step({ id: 'non-standing', clause: 'bg:nonstand.1', value: figures - lost, text });
}

/** Optional rule: the target may retreat or rout, for which only its losses and its leaders matter (retreat.1). */
function reaction(
  target: StruckUnit & Testing,
  figures: number,
  { casualties: lost, leadersLost }: Fallen,
  cause: Cause,
): { name: string; part: () => Rule<Reaction> } {
  const leaders = target.targetLeaders - leadersLost;
  const part = () =>
    retreatOrRout({
      grade: target.targetGrade!,
      figures,
      lost,
      leaders,
      ran: target.targetRan,
      lostBefore: target.targetLostBefore,
      startFigures: target.targetStartFigures,
      cause,
    });
  return { name: `reaction to ${lost}, ${leaders > 0 ? 'led' : 'alone'}`, part };
}

/** Hits on infantry whose figures are known: who falls. */
export function* figuresLost(shot: StruckUnit, figures: number, hits: number): Rule<Fallen> {
  if (shot.targetStand) {
    const of = shot.noted ? notedCasualties : standCasualties;
    const lost = yield* of(figures, shot.targetStand, hits);
    return { hits, casualties: lost, leadersLost: 0, heavyWeaponsLost: 0 };
  }
  const { targetLeaders: leader, targetHw, targetMedics: medic, targetPrisoners: prisoner } = shot;
  const unit: Unit = {
    leader,
    'heavy-weapon': targetHw,
    medic,
    prisoner,
    figure: figures - leader - targetHw - medic,
  };
  const fallen =
    hits > 0
      ? yield* casualties({ unit, hits, grade: shot.targetGrade, mounted: shot.targetMounted })
      : NOBODY;
  const removed = yield* prisonersRemoved(shot.targetGuards ?? 0, unit, fallen);
  return {
    hits,
    casualties: figuresOf(fallen),
    leadersLost: fallen.leader,
    heavyWeaponsLost: fallen['heavy-weapon'],
    ...(medic > 0 && { medicsLost: fallen.medic }),
    ...(prisoner > 0 && { prisonersLost: fallen.prisoner + removed }),
  };
}

/** Prisoners who are out of the game because their last guard fell (prison.5), besides those who were hit. */
function* prisonersRemoved(guards: number, unit: Unit, fallen: Unit): Rule<number> {
  // Guards fall like other ordinary figures, so chance says how many of the fallen were guards.
  const ordinary = { guard: guards, figure: unit.figure - guards };
  const { guard } = yield* pick('guards', ordinary, fallen.figure);
  if (guards > 0 && fallen.figure > 0) {
    const text = `${counted(guard, 'guard')} among them, of ${guards}`;
    yield* step({ id: 'guards-lost', clause: 'bg:cas.1', value: guard, text, ruling: 'bg:R93' });
  }
  return yield* unguarded(unit.prisoner - fallen.prisoner, guards, guard);
}
