import type { Clause } from '../../src/rules/book.js';
import type { ActionName } from './index.js';

/** Parts of the game that clauses belong to, besides its actions. */
type Part = 'assign-hits' | 'react' | 'save' | 'turn' | 'vehicle-assault';

/** The headings of the book, in its order. */
type Heading =
  | 'Units'
  | 'Unit Training/Experience'
  | 'Playing the Game'
  | 'Initiative'
  | 'Activation'
  | 'Firing'
  | 'Weapons'
  | 'Suppression'
  | 'Cover'
  | 'Personal Armor'
  | 'Close Combat'
  | 'Vehicles';

/** What of the text under a heading. */
type Place =
  | 'action table (Walk)'
  | 'action table (Run)'
  | 'action table (Duck & Weave)'
  | 'action table (On Guard)'
  | 'action table (Gone To Ground)'
  | 'action table (Aimed Fire)'
  | 'action table (Assault)'
  | 'Small Arms'
  | 'footnote *'
  | 'Support Weapons'
  | 'footnote **'
  | 'footnote ***'
  | 'footnote ****'
  | 'Armor table'
  | 'note'
  | 'damage table';

/** Where a clause stands: under a heading, in a part of the text there, or under several. */
type Source =
  | Heading
  | `${Heading}; ${Heading}`
  | `${Heading}, ${Place}`
  | `${Heading}, ${Heading}, ${Heading}, ${Heading}`;

/** A clause of this book: of an action, or a part of the game, and under a heading. */
export interface ClauseHere extends Clause {
  readonly action: ActionName | Part;
  readonly source: Source;
}
