import type { Rule } from '../../src/rules/rule.js';
import { pick, settled } from '../../src/rules/words.js';
import { casualties, figuresOf, NOBODY, type Unit } from './casualties.js';
import { unguarded } from './prisoners.js';
import { type Reaction, retreatOrRout } from './retreat.js';
import { counted } from './say.js';
import type { Shot, ShotResult } from './shot.js';
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
}: Pick<Shot, 'targetMedics' | 'targetPrisoners'>): ShotResult => ({
  hits: 0,
  casualties: 0,
  leadersLost: 0,
  heavyWeaponsLost: 0,
  ...(targetMedics > 0 && { medicsLost: 0 }),
  ...(targetPrisoners > 0 && { prisonersLost: 0 }),
});

type Fallen = ShotResult & { readonly casualties: number; readonly leadersLost: number };

/** A shot at infantry whose figures are known: who falls, and what the rest do about it. */
export function* atFigures(shot: Shot, figures: number, hits: number): Rule<ShotResult> {
  const fallen = yield* figuresLost(shot, figures, hits);
  return shot.retreat ? { ...fallen, ...(yield* reaction(shot, figures, fallen)) } : fallen;
}

/** Optional rule: the target may retreat or rout, for which only its losses and its leaders matter (retreat.1). */
function* reaction(shot: Shot, figures: number, { casualties: lost, leadersLost }: Fallen): Rule<Reaction> {
  const leaders = shot.targetLeaders - leadersLost;
  return yield* settled(`reaction to ${lost}, ${leaders > 0 ? 'led' : 'alone'}`, () =>
    retreatOrRout({
      grade: shot.targetGrade!,
      figures,
      lost,
      leaders,
      ran: shot.targetRan,
      lostBefore: shot.targetLostBefore,
      startFigures: shot.targetStartFigures,
      cause: 'shooting',
    }),
  );
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
