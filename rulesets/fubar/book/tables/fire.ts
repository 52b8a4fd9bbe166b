import type { PrintedTable } from '../../../../src/rules/book.js';

/** Actions, shooting, suppression and cover: the tables as our copy of the book has them. */
export const fire = {
  'fubar:table.actions': {
    title: 'The seven actions',
    source: 'Activation',
    provenance: 'book (distances and permissions as printed; notes worded by us)',
    columns: ['Choice', 'Move', 'May fire', 'Notes'],
    rows: [
      ['Walk', '6cm', 'small arms or thrown grenades, at one point of the move', ''],
      ['Run', '12cm', 'no weapons, no grenades', ''],
      ['Duck & Weave', '8cm', 'no weapons, no grenades', 'counts as Soft Cover'],
      ['On Guard', '0cm', 'once per turn, at enemy movement in the field of fire', ''],
      ['Gone To Ground', '3cm', 'no weapons, no grenades', 'into nearest cover, that cover one level higher'],
      ['Aimed Fire', '0cm', 'all figures, +1', ''],
      ['Assault', '8cm', 'not stated', 'into close combat'],
    ],
  },
  'fubar:table.cover': {
    title: 'Cover',
    source: 'Cover',
    provenance: 'book',
    columns: ['Cover', 'Mod', 'Examples'],
    rows: [
      ['Soft', 1, 'Undergrowth, Woods, Wooden Buildings, Hedgerows, Rifle Pits'],
      ['Moderate', 2, 'Stone or Brick Walls, Buildings or Rubble, Trenches'],
      ['Hard', 3, 'Bunkers'],
    ],
  },
  'fubar:table.to-hit': {
    title: 'Number needed to hit, by expertise and cover (no aimed fire)',
    source: 'Cover; Firing',
    provenance:
      'inferred (expertise number + cover modifier, held at 6+ by the cap; aimed fire under R17 then adds 1 to each die)',
    columns: ['Expertise', 'Open', 'Soft', 'Moderate', 'Hard'],
    rows: [
      ['6+', '6+', '6+', '6+', '6+'],
      ['5+', '5+', '6+', '6+', '6+'],
      ['4+', '4+', '5+', '6+', '6+'],
    ],
  },
  'fubar:table.small-arms': {
    title: 'Small arms',
    source: 'Weapons, Small Arms',
    provenance: 'book (* = Assault Rifles get 2FP at 12cm or less)',
    columns: ['Weapon', 'Range', 'Fire Points'],
    rows: [
      ['Pistol/Revolver', '8cm', '1FP'],
      ['Infantry Rifle', '24cm', '1FP'],
      ['Assault Rifle*', '24cm', '1FP'],
      ['Sniper Rifle', '32cm', '2FP'],
      ['Sub-Machine Gun', '16cm', '3FP'],
      ['Light Machine Gun', '32cm', '3FP'],
      ['Combat Shotgun', '8cm', '3FP'],
      ['Grenade Launcher', '16cm', '3FP'],
    ],
  },
  'fubar:table.support-weapons': {
    title: 'Support weapons',
    source: 'Weapons, Support Weapons',
    provenance:
      "book (marks as printed: ** = crew of heavy machine guns, *** = ignores cover, **** = indirect fire; see R45 for the cannons' **)",
    columns: ['Weapon', 'Range', 'Fire Points'],
    rows: [
      ['Heavy Machine Gun**', '32cm', '4FP'],
      ['Flamethrower***', '8cm', '4FP'],
      ['Grenades, Thrown', '8cm', '3FP'],
      ['RPG', '24cm', '3FP'],
      ['Light Anti-Tank Gun', '48cm', '3FP'],
      ['Light Mortar****', '60cm', '3FP'],
      ['Light Cannon**', '48cm', '4FP'],
      ['Heavy Cannon**', '72cm', '5FP'],
    ],
  },
  'fubar:table.personal-armour': {
    title: 'Personal armour',
    source: 'Personal Armor',
    provenance: 'book',
    columns: ['Type', 'Save', 'Examples'],
    rows: [
      ['Light', '6+', 'Flak Jacket, Police Armor'],
      ['Medium', '5+', 'Modern Carapace or SWAT'],
      ['Heavy', '4+', 'Sci-Fi Jointed Carapace'],
      ['Power', '3+', 'Powered Suit'],
      ['Battlesuit', '2+', 'Tactical Dreadnought'],
    ],
  },
} as const satisfies Record<string, PrintedTable>;
