import type { PrintedTable } from '../../../src/rules/book.js';

/** Smoke, snipers and support missions (11, 17, 21): the tables as our copy of the book has them. */
export const tables = {
  'vv:table.support-mission-die': {
    title: 'Support mission die',
    source: '21.4',
    columns: ['Die roll', 'Effect'],
    rows: [
      ['4 or less', 'Hit'],
      ['5', '1 hex scatter'],
      ['6', '2 hex scatter'],
    ],
    provenance: 'other-source (table in 21.4; chart quickref/die_dice_roll_summary.png)',
  },
  'vv:table.artillery-scatter-diagram': {
    title: 'Artillery Scatter Diagram',
    source: '21.4',
    columns: ['Die roll', 'Direction'],
    rows: [
      ['1', 'straight up'],
      ['2', 'upper right'],
      ['3', 'lower right'],
      ['4', 'straight down'],
      ['5', 'lower left'],
      ['6', 'upper left'],
    ],
    provenance:
      'other-source (diagram quickref/artillery_scatter_diagram.png: six hexes round the target, clockwise)',
  },
  'vv:table.artillery-and-air-attack': {
    title: 'Artillery and air attack',
    source: '21.5, 21.6',
    columns: ['Mission', 'AP table row', 'Armor Elimination row'],
    rows: [
      ['Light Barrage', '29-40', 'B'],
      ['Heavy Barrage', '41+', 'C'],
      ['Fighter-Bomber', '19-28', 'D'],
    ],
    provenance: 'inferred (from the colour key of the two chart images; the text gives no numbers)',
  },
  'vv:table.smoke': {
    title: 'Smoke',
    source: '11.2-11.5, 21.7',
    columns: ['Placed by', 'Marker', 'Smoke factors'],
    rows: [
      ['Infantry', 1, 1],
      ['Mortar', 2, 2],
      ['Gun', 2, 2],
      ['AFV Gun', 2, 2],
      ['Off-board artillery', 2, 2],
    ],
    provenance: 'other-source (collected from the text of the digital edition)',
  },
} as const satisfies Record<string, PrintedTable>;
