import type { PrintedTable } from '../../../../src/rules/book.js';

/** The rules beyond close assaults: the tables as our copy of the book has them. */
export const beyond = {
  'vv:table.sequence-of-play': {
    title: 'Sequence of play',
    source: '5.1, 5.2',
    columns: ['Step', 'Name'],
    rows: [
      ['A1', 'Command Phase'],
      ['A2', 'Fire Phase'],
      ['A3', 'Movement Phase'],
      ['A4', 'Defensive Fire Phase'],
      ['A5', 'Advance and Assault Phase'],
      ['A6', 'After-Action Phase'],
      ['B', 'Player B: the same six phases'],
      ['End', 'End of Turn Segment'],
    ],
    provenance: 'other-source (chart quickref/sequence_of_play.png)',
  },
  'vv:table.infantry-movement-points': {
    title: 'Infantry movement points',
    source: '6.31, 6.4, 12.2',
    columns: ['Type', 'Movement points'],
    rows: [
      ['Leader', '6'],
      ['Squad', '4 (with a leader: 6)'],
      ['Half squad', '4 (with a leader: 6)'],
    ],
    provenance: 'other-source (table in the digital edition, 6.31)',
  },
  'vv:table.opportunity-fire-modifiers': {
    title: 'Opportunity fire modifiers',
    source: '13.8',
    columns: ['Target hex', 'APFP dice roll modifier'],
    rows: [
      ['No positive cover modifier', '-1'],
      ['Adjacent hex', '-2'],
    ],
    provenance: 'other-source (table in the digital edition, 13.8)',
  },
  'vv:table.ap-fire': {
    title: 'AP fire',
    source: '14.2-14.6',
    columns: ['APFP', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12+'],
    rows: [
      ['1-4', 5, 4, 3, 2, 1, '-', '-', '-', '-', '-', '-'],
      ['5-10', 6, 5, 4, 3, 2, 1, '-', '-', '-', '-', '-'],
      ['11-18', 7, 6, 5, 4, 3, 2, 1, '-', '-', '-', '-'],
      ['19-28', 8, 7, 6, 5, 4, 3, 2, 1, '-', '-', '-'],
      ['29-40', 9, 8, 7, 6, 5, 4, 3, 2, 1, '-', '-'],
      ['41+', 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, '-'],
    ],
    provenance: 'other-source (chart image quickref/anti_personnel_combat_table.png, cell for cell)',
  },
  'vv:table.rally-attempt': {
    title: 'Rally attempt',
    source: '14.8',
    columns: ['Unit', 'Dice roll'],
    rows: [
      ['Leader', '7 or less'],
      ['Infantry (elite)', '7 or less'],
      ['Infantry', '6 or less'],
      ['Vehicle', '7 or less'],
      ['Gun', '7 or less'],
    ],
    provenance: 'other-source (table in 14.8; also chart quickref/die_dice_roll_summary.png)',
  },
  'vv:table.valour-check': {
    title: 'Valour check',
    source: '16.2',
    columns: ['Unit', 'Valor check'],
    rows: [
      ['Squad', 'Casualty Rating or less'],
      ['Half squad', 'Casualty Rating or less'],
      ['Leader', '6 or less'],
    ],
    provenance: 'other-source (table in 16.2)',
  },
  'vv:table.at-to-hit-roll': {
    title: 'AT to-hit roll',
    source: '18.2, 18.3',
    columns: ['Target type', 'Dice roll to hit'],
    rows: [
      ['Anti-Tank Weapons', '8 or less'],
      ['Artillery strike', '8 or less'],
      ['Air strike', '8 or less'],
      ['Guns at 10 hexes or less', '10 or less'],
      ['Guns at 11-19 hexes', '8 or less'],
      ['Guns at 20 hexes or more', '6 or less'],
      ['On-board mortars', '6 or less'],
    ],
    provenance:
      'other-source (table in the digital edition; chart quickref/anti_tank_to_hit_numbers.png agrees)',
  },
  'vv:table.armour-elimination': {
    title: 'Armour elimination',
    source: '18.4',
    columns: ['ATFP', 'A', 'B', 'C', 'D', 'E', 'F'],
    rows: [
      ['A', 7, 5, 3, '-', '-', '-'],
      ['B', 9, 7, 5, 3, '-', '-'],
      ['C', 11, 9, 7, 5, 3, '-'],
      ['D', 'E', 11, 9, 7, 5, 3],
      ['E', 'E', 'E', 11, 9, 7, 5],
      ['F', 'E', 'E', 'E', 11, 9, 7],
    ],
    provenance: 'other-source (chart image quickref/armor_elimination_table.png, cell for cell)',
  },
  'vv:table.front-or-rear-armour': {
    title: 'Front or rear armour',
    source: '18.5',
    columns: ['Die roll', 'Result'],
    rows: [
      ['1-3', 'Front armor'],
      ['4-6', 'Rear armor'],
    ],
    provenance: 'other-source (table in 18.5; diagram quickref/armor_facing_diagram.png)',
  },
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
} as const satisfies Record<string, PrintedTable>;
