import type { PrintedTable } from '../../../src/rules/book.js';

/** Lines of sight and the cover of hexes (9, 10): the tables as our copy of the book has them. */
export const tables = {
  'vv:table.terrain': {
    title: 'Terrain Effects Summary',
    source: 'section 10; chart image quickref/terrain_effect_summary.png',
    provenance:
      'other-source (chart image, cell for cell; Inf. and Veh. are movement points, needed only by movement)',
    columns: ['Terrain Type', 'Movement Inf.', 'Movement Veh.', 'LOS', 'Cover Modifier'],
    rows: [
      ['Open Ground, Beach, River Bank and Desert', '1', '1', 'No Effect', 'None'],
      ['Roads and Bridges', '1', '1', 'No Effect', 'None'],
      ['Buildings', '2', 'Proh.', 'Blocks', '+3'],
      ['Woods and Jungle', '2', '2', 'Blocks', '+2'],
      ['Stream, Gully and Wadi', '2', '3', 'No Effect', '+1'],
      ['Hill (Level 1 and 2)', '+1', '+1', 'Blocks', 'Depends'],
      ['Orchard, Hay Stack and Palm Grove', '1', '1', 'Hindrance', '+1 Cum.'],
      ['Farmland (Open)', '1', '1', 'No Effect', 'None'],
      ['Farmland (Crops)', '1', '1', 'Hindrance', '+1 Cum.'],
      ['Walls and Hedges', '1', '1', 'Hindrance', '+1 Cum.'],
      ['Canal, Pond, Marsh, Ocean or River', 'Proh.', 'Proh.', 'No Effect', 'None'],
    ],
  },
} as const satisfies Record<string, PrintedTable>;
