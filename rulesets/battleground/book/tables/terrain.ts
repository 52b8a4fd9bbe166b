import type { PrintedTable } from '../../../../src/rules/book.js';

/** Terrain, buildings and emplacements: the tables as our copy of the book has them. */
export const terrain = {
  'bg:table.terrain-move': {
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
  },
  'bg:table.terrain-cover': {
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
  },
  'bg:table.emplacements': {
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
  },
} as const satisfies Record<string, PrintedTable>;
