import type { Past } from '../../../src/rules/action.js';
import type { Input } from '../../../src/rules/record.js';
import { marked, type Unit } from '../../../src/rules/roster.js';
import type { Damage } from '../tables.js';
import { type Foot, heavyWeapons, known } from './kinds.js';

/** Figures that a unit loses, special ones among them. */
export interface Losses {
  readonly figures: number;
  readonly leaders?: number;
  readonly heavyWeapons?: number;
  readonly medics?: number;
  readonly prisoners?: number;
}

const n = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** What the result of an attack takes off its target. */
export const lossesIn = (result: Past['result']): Losses => ({
  figures: n(result.casualties ?? result.lost),
  leaders: n(result.leadersLost),
  heavyWeapons: n(result.heavyWeaponsLost),
  medics: n(result.medicsLost),
  prisoners: n(result.prisonersLost),
});

const HEAVY = ['hw', 'hwPersonnel', 'hwArmour', 'hwPiat', 'hwFlame'] as const;

/**
 * A unit without those who fell.
 * @param cause what they fell to, where a reaction test may ask for it
 * @param underCard whether the losses of a card are counted: cards are drawn in this game
 */
export function without(unit: Unit, losses: Losses, cause?: string, underCard = false): Unit {
  const of = known(unit);
  if (of.kind !== 'infantry' || losses.figures + (losses.prisoners ?? 0) === 0) {
    return of.kind === 'infantry' && of.lastLost > 0 && cause ? marked(unit, { lastLost: 0 }) : unit;
  }
  const figures = Math.max(of.figures - losses.figures, 0);
  const less = (was: number, lost = 0) => Math.min(Math.max(was - lost, 0), figures);
  const leaders = less(of.leaders, losses.leaders);
  const medics = less(of.medics, losses.medics);
  const prisoners = Math.max(of.prisoners - (losses.prisoners ?? 0), 0);
  const profile = {
    figures,
    leaders,
    medics,
    ...fewerHeavyWeapons(of, losses.heavyWeapons ?? 0, figures),
    engineers: less(of.engineers),
    armed: less(of.armed),
  };
  const marks = {
    dead: of.dead + losses.figures,
    ...(of.prisoners > 0 && { prisoners, guards: prisoners === 0 ? 0 : Math.min(of.guards, figures) }),
    ...(of.guards > figures && { guards: figures }),
    ...(cause && { lastLost: losses.figures, lastCause: cause }),
    ...(underCard && { lostBefore: of.lostBefore + losses.figures }),
  };
  return marked({ ...unit, profile: { ...unit.profile, ...profile } }, marks);
}

/** Which of several kinds of heavy weapons falls is its owner's to say: the plainest first. */
function fewerHeavyWeapons(of: Foot, lost: number, figures: number): Input {
  let off = Math.max(lost, heavyWeapons(of) - figures);
  const left: Record<string, number> = {};
  for (const kind of HEAVY) {
    const falls = Math.min(off, of[kind]);
    left[kind] = of[kind] - falls;
    off -= falls;
  }
  return left;
}

/** A vehicle or emplacement in the state that an attack leaves it in. */
export function inState(unit: Unit, { result: { state }, steps }: Pick<Past, 'result' | 'steps'>): Unit {
  const of = known(unit);
  if (of.kind === 'infantry' || typeof state !== 'string') return unit;
  if (state === 'destroyed') return marked(unit, { destroyed: true });
  if (of.kind === 'emplacement') return state === 'hit' ? marked(unit, { marked: true }) : unit;
  const damage = state === 'undamaged' ? 'none' : (state as Damage);
  if (of.stoppedBy === undefined) return damage === of.damage ? unit : marked(unit, { damage });
  const byHit = steps.some(({ id }) => id === 'stopped-before');
  if (byHit && (state === 'immobilised' || of.damage === 'half-weapons'))
    return marked(unit, { damage, stoppedBy: null });
  return marked(unit, { damage: WEAPONS_ALONE[damage] });
}

/** Damage of a vehicle that something else than a hit keeps from moving: the state that was told counts that in. */
const WEAPONS_ALONE: Record<Damage, Damage> = {
  none: 'none',
  immobilised: 'none',
  'half-weapons': 'half-weapons',
  both: 'half-weapons',
};

/** What a test of nerve after losses leaves on a unit. */
export const afterNerve = (unit: Unit, { outcome }: Past['result']): Unit =>
  outcome === 'routs' ? marked(unit, { routing: true, dugIn: false }) : unit;
