import type { PrintedTable } from '../../../../src/rules/book.js';

/** Shooting with and at vehicles: the tables as our copy of the book has them. */
export const vehicles = {
  'bg:table.vehicle-defence': {
    title: 'Typical red dice of vehicles',
    source: 'Shooting: Shooting at and from vehicles',
    columns: ['type', 'as printed in the list', 'from prose', 'armoured', 'ruling'],
    rows: [
      ['car', 'lost', 1, 'no', 'bg:R45'],
      ['truck', 'lost', 1, 'no', 'bg:R45'],
      ['armoured car, carrier', 'lost', 'lost', 'yes', 'bg:R45'],
      ['light tank', 'lost', 'lost', 'yes', 'bg:R45'],
      ['medium tank', 'lost', 'lost', 'yes', 'bg:R45'],
      ['heavy tank', 'lost', 'lost', 'yes', 'bg:R45'],
    ],
    provenance: 'lost; the row names of armoured types are ours, cars and trucks are book (prose)',
  },
  'bg:table.vehicle-weapons': {
    title: 'Dice of vehicle weapons',
    source: 'Shooting: Shooting at and from vehicles',
    columns: ['weapon', 'as printed', 'from prose', 'range', 'ruling'],
    rows: [
      ['vehicle machine gun', 'two dice', 'white', 12, ''],
      ['light main gun', 'lost', 'an even number', 18, 'bg:R46'],
      ['heavy main gun', 'lost', 'an even number', 24, 'bg:R46'],
    ],
    provenance: 'book for the first row and the prose columns; the rest lost',
  },
  'bg:table.vehicle-damage': {
    title: 'Damage to vehicles',
    source: 'Shooting: Damage to vehicles',
    columns: ['state before', 'step', 'as printed', 'inferred'],
    rows: [
      ['no damage', 1, 'roll a D6', ''],
      [
        'no damage',
        2,
        'hits + D6 of 7 or more: destroyed (not by infantry without heavy weapon against armour)',
        '',
      ],
      ['no damage', 3, 'below 7, another D6: 1-2 cannot move; 3-6 half weapons', ''],
      ['damage', 1, 'lost', 'roll a D6'],
      ['damage', 2, 'hits + D6 of 5 or more, another D6: 1 the other kind of damage; 2-6 destroyed', ''],
      ['damage', 3, 'below 5: no more damage', ''],
    ],
    provenance: 'book for the as-printed column; inferred column from step 2 of the same list',
  },
  'bg:table.hits-on-armour': {
    title: 'What happens to hits on vehicles',
    source: 'Shooting: Shooting at and from vehicles; Melee: Melee and vehicles',
    columns: ['attack', 'unarmoured', 'armoured'],
    rows: [
      ['infantry with heavy weapon', 'all', 'all'],
      ['infantry without heavy weapon', 'all', 'half, rounded down'],
      ['infantry in melee', 'all', 'all'],
      ['vehicle machine gun', 'all', 'cannot attack'],
      ['main gun', 'all', 'doubled'],
    ],
    provenance: 'book (collected from prose)',
  },
  'bg:table.passengers': {
    title: 'Fate of passengers',
    source: 'Shooting: Other vehicle rules',
    columns: ['vehicle', 'lost on 1D6'],
    rows: [
      ['damaged', '1'],
      ['destroyed', '1-2'],
    ],
    provenance: 'book (suggested there)',
  },
} as const satisfies Record<string, PrintedTable>;
