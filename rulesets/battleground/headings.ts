import type { Clause } from '../../src/rules/book.js';
import type { ActionName } from './index.js';

/** Parts of the game that clauses belong to, besides its actions. */
type Part =
  | 'artillery-draw'
  | 'build-unit'
  | 'casualties'
  | 'defend'
  | 'dig'
  | 'end-turn'
  | 'guard'
  | 'medic'
  | 'mine-attack'
  | 'mine-clear'
  | 'mine-detect'
  | 'passengers'
  | 'retreat'
  | 'status'
  | 'vehicle-melee'
  | 'vehicle-move';

/** The headings under which clauses stand, in the order of the book. */
type Source =
  | 'Your Infantry Units: Unit composition'
  | 'Your Infantry Units: Non-standing units'
  | 'Movement: About those aquarium stones'
  | 'Shooting: Unit quality'
  | 'Shooting: Shooting at and from vehicles'
  | 'Shooting: Dice and how to shoot with them'
  | 'Sequence of Play'
  | 'Sequence of Play: Card play phase'
  | 'Movement: Infantry Movement'
  | 'Movement: Other infantry movement rules'
  | 'Melee: Melee and vehicles'
  | 'Movement: Digging In (and out)'
  | 'Shooting: Other vehicle rules'
  | 'Movement: Vehicle movement'
  | 'Movement: Cavalry'
  | 'Shooting: Facing and flank attacks'
  | 'Shooting: How units take damage'
  | 'Shooting: Damage to vehicles'
  | 'Melee'
  | 'Melee: Other melee rules'
  | 'Melee: Melee defender special opportunities'
  | 'Melee: Guarding prisoners'
  | 'Melee: Cavalry in melee'
  | 'Terrain: Terrain and movement'
  | 'Terrain: Terrain and combat'
  | 'Terrain: Buildings'
  | 'Terrain: Emplacements'
  | 'Additional Rules: Bookkeeping'
  | 'Introduction'
  | 'Additional Rules: Medics'
  | 'Additional Rules: Combining Units'
  | 'Additional Rules: Mines'
  | 'Additional Rules: Clearing mines'
  | 'Additional Rules: Artillery and aircraft'
  | 'Additional Rules: Smoke'
  | 'Additional Rules: Flares'
  | 'Advanced and Optional Rules: Detailed armor defense ratings'
  | 'Advanced and Optional Rules: Specialized heavy weapons'
  | 'Advanced and Optional Rules: Multi-figure bases'
  | 'Advanced and Optional Rules: Unit quality-based defense'
  | 'Advanced and Optional Rules: Retreat after being attacked'
  | 'Advanced and Optional Rules';

/** A clause of this book: of an action, or a part of the game, and under a heading. */
export interface ClauseHere extends Clause {
  readonly action: ActionName | Part;
  readonly source: Source;
}
