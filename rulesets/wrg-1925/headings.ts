import type { Clause } from '../../src/rules/book.js';
import type { ActionName } from './index.js';

/** Parts of the game that clauses belong to, besides its actions. */
type Part =
  | 'afv-test'
  | 'air-land'
  | 'antitank'
  | 'building'
  | 'casualties'
  | 'crew-escape'
  | 'crew-test'
  | 'defences'
  | 'dice'
  | 'illumination'
  | 'leader-test'
  | 'locate'
  | 'measure'
  | 'noise'
  | 'offtable'
  | 'roster'
  | 'scale'
  | 'soft-loss'
  | 'takeover'
  | 'vehicle-move';

/** The headings under which clauses stand, in the order of the book. */
type Source =
  | 'Ground Scale'
  | 'Time Scale'
  | 'Figure Scale'
  | 'Units'
  | 'NOTES ON PLAY'
  | 'Choice and Cost of Troops'
  | 'Introduction'
  | 'Optional Costs'
  | 'Figure Bases and Deployment'
  | 'Orders'
  | 'Foot Movement'
  | 'Vehicle Movement'
  | 'Air Landed Troops'
  | 'Target Location'
  | 'Detection Without Location'
  | 'Small Arms Fire Restrictions'
  | 'Small Arms Fire Effect Points'
  | 'Heavy Weapons Fire Restrictions'
  | 'Heavy Weapons Fire Effect Points'
  | 'Off-Table Fire Support Restrictions'
  | 'Off-Table Fire Effect Points'
  | 'Target and Tactical Points for Anti-Personnel Fire'
  | 'Chance Factor for Anti-Personnel Fire'
  | 'Calculating Potential Personnel Casualties.'
  | 'Identifying Potential Casualties'
  | 'Loss of Soft Equipment'
  | 'General Non-AFV Mounted Troop Reaction Test'
  | 'Supplementary Test for Crew Served Weapons'
  | 'Supplementary Test for Leaders'
  | 'Prisoners'
  | 'Anti-Tank Fire'
  | 'AFV Crew Casualties'
  | 'AFV Reaction Test'
  | 'Destruction of Buildings or Bunkers'
  | 'Mine Warfare'
  | 'Battlefield Illumination'
  | 'Smoke Concealment'
  | 'Establishing the Victor';

/** A clause of this book: of an action, or a part of the game, and under a heading. */
export interface ClauseHere extends Clause {
  readonly action: ActionName | Part;
  readonly source: Source;
}
