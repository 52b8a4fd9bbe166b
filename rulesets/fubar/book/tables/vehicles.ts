import type { PrintedTable } from '../../../../src/rules/book.js';

/** Vehicles, their damage and their assaults: the tables as our copy of the book has them. */
export const vehicles = {
  'fubar:table.vehicle-armour': {
    title: 'Vehicle armour',
    source: 'Vehicles, Armor table',
    provenance: 'book',
    columns: ['Armor', 'Save', 'Examples'],
    rows: [
      ['None', '6+', 'Trucks, Cars, Technicals'],
      ['Light', '5+', 'APCs, Armored Trucks'],
      ['Medium', '4+', 'IFVs, Light Tanks'],
      ['Heavy', '3+', 'Medium Tanks'],
      ['Very Heavy', '2+', 'Heavy Tanks'],
    ],
  },
  'fubar:table.vehicle-damage': {
    title: 'Vehicle damage',
    source: 'Vehicles, damage table',
    provenance: 'book (effects shortened by us)',
    columns: ['Roll', 'Effect'],
    rows: [
      ['1-2', 'Crew stunned: -2, next activation only'],
      ['3-4', 'Weapon destroyed, owner chooses'],
      ['5', 'Immobilized for the rest of the game, can still shoot'],
      ['6', 'Destroyed: crew and passengers bail out and take a hit'],
    ],
  },
  'fubar:table.facing-dice': {
    title: 'Damage dice by facing',
    source: 'Vehicles',
    provenance: 'book (printed as a sentence, not as a table)',
    columns: ['Facing', 'Dice', 'Use'],
    rows: [
      ['Front', 2, 'best'],
      ['Side', 1, 'the one die'],
      ['Rear', 2, 'worst'],
    ],
  },
} as const satisfies Record<string, PrintedTable>;
