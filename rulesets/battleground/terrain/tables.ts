import { type CellReading, type PlayedTable, type PrintedTable, played } from '../../../src/rules/book.js';
import { weaponDice } from '../vehicles/tables.js';
import { house, inferred, printed, table } from '../words.js';

/** What a unit may be in, or behind. */
export const COVER = [
  'none',
  'light',
  'medium',
  'heavy',
  'brush',
  'woods',
  'crops',
  'wall',
  'fence',
  'hill',
  'building',
] as const;

export const terrainDice = table({
  id: 'bg:table.terrain-cover',
  title: 'Cover',
  unit: 'red dice',
  cells: {
    none: printed(0),
    light: house(1, 'bg:R31'),
    medium: printed(2),
    heavy: house(3, 'bg:R31'),
    brush: house(1, 'bg:R31'),
    woods: house(1, 'bg:R31', { 2: 2 }),
    crops: house(1, 'bg:R31'),
    wall: house(1, 'bg:R31', { 2: 2 }),
    fence: printed(0),
    hill: house(0, 'bg:R31'),
    building: printed(2),
  },
});

export const emplacementDice = table({
  id: 'bg:table.emplacements',
  title: 'Protection of emplacements',
  unit: 'red dice',
  cells: {
    nest: printed(2),
    pillbox: printed(3),
    'gun-emplacement': inferred(3, 'bg:R91'),
    bunker: printed(3),
  },
});

export const EMPLACEMENTS = ['nest', 'pillbox', 'gun-emplacement', 'bunker'] as const;

export type Emplacement = (typeof EMPLACEMENTS)[number];

/** `1 white, 1 blue`. */
const coloursOf: CellReading<object> = (text) => {
  const of = (colour: string) => Number(new RegExp(`(\\d+) ${colour}`).exec(text!)?.[1] ?? 0);
  return { white: of('white'), blue: of('blue') };
};

// The tables as our copy of the book has them.

export const terrainMovePrinted: PrintedTable = {
  title: 'Terrain and movement',
  source: 'Terrain: Terrain and movement',
  columns: ['terrain', 'effect'],
  rows: [
    ['clear', 'none'],
    ['road', '+1/3 infantry and cavalry, +50% vehicles'],
    ['hill, brush, forest', 'infantry halved, unless on a road'],
    ['wall, fence, other linear obstacle', '3 inches to cross'],
    ['stream, river', 'impassable but at fords and bridges'],
    ['ford', 'halved'],
  ],
  provenance: 'book (collected from prose)',
};

export const terrainCoverPrinted: PlayedTable = {
  title: 'Red dice of terrain',
  source: 'Terrain: Terrain and combat',
  columns: ['terrain', 'seen through', 'red dice as printed in the list', 'from prose', 'ruling'],
  rows: [
    ['brush', 'yes', 'lost', 'lost', 'bg:R31'],
    ['woods, some crops', '6 inches', 'lost', 'lost', 'bg:R31'],
    ['wall', 'not stated', 'lost', 'some', 'bg:R31'],
    ['fence', 'not stated', 'lost', 0, 'bg:R31'],
    ['hill', 'no', 'lost', 'lost', 'bg:R31'],
    ['building', 'no', 'lost', '2 (medium cover)', 'bg:R31'],
  ],
  provenance: 'lost; prose column is book',
  played: [
    /* @__PURE__ */ played(terrainDice, {
      fence: ['fence', 'from prose'],
      building: ['building', 'from prose'],
    }),
  ],
};

export const emplacementsPrinted: PlayedTable = {
  title: 'Emplacements',
  source: 'Terrain: Emplacements',
  columns: ['kind', 'red dice', 'fires', 'hits to destroy', 'when destroyed'],
  rows: [
    ['machine gun nest', 2, '1 white, 1 blue', 2, 'no terrain'],
    ['pillbox', 3, '1 white, 1 blue', 2, 'building, 2 red'],
    ['gun emplacement', 'as pillbox', 'a longer-ranged, stronger weapon, no numbers', 2, 'building, 2 red'],
    ['bunker', 'as pillbox', 'nothing', 2, 'building, 2 red'],
  ],
  provenance: 'book (last two rows: one sentence of prose, built on the pillbox)',
  played: [
    /* @__PURE__ */ played(emplacementDice, {
      nest: ['machine gun nest', 'red dice'],
      pillbox: ['pillbox', 'red dice'],
      bunker: [
        'bunker',
        'red dice',
        (text) => (text === 'as pillbox' ? emplacementDice.cells.pillbox.value : text),
      ],
    }),
    /* @__PURE__ */ played(weaponDice, { emplacement: ['machine gun nest', 'fires', coloursOf] }),
  ],
};
