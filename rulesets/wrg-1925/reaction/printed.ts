import type { PrintedTable } from '../../../src/rules/book.js';

/** Reaction tests of troops that are not in AFVs, leaders, crews, and prisoners: the tables as our copy of the book has them. */
export const reaction = {
  'wrg:table.reaction-modifiers': {
    title: 'General reaction modifiers',
    source: 'General Non-AFV Mounted Troop Reaction Test',
    columns: ['factor', 'points', 'each or once', 'clause'],
    rows: [
      ['friendly LMG firing within 100 metres', 1, 'each', 'wrg:react.3'],
      ['opposing group under fire from friends of other groups', 1, 'once', 'wrg:react.4'],
      ['group fired or moved towards the enemy', 1, 'once', 'wrg:react.5'],
      ['enemy figure seen in the open', 1, 'once', 'wrg:react.6'],
      ['enemy in the open seen hit or in panic', 1, 'once', 'wrg:react.7'],
      ['10 points scored on the group', -1, 'each', 'wrg:react.8'],
      ['figure isolated from officers and NCOs', -1, 'each', 'wrg:react.9'],
      ['figure isolated from all others', -1, 'each', 'wrg:react.10'],
      ['figure lost in the battle', -1, 'each', 'wrg:react.11'],
      ['figure lost in the period', -1, 'each', 'wrg:react.12'],
      ['enemy machine gun firing on the group', -1, 'each', 'wrg:react.13'],
      ['own senior leader led a panic dash last period', -2, 'once', 'wrg:react.14'],
      ['friendly group in panic dash within 25, or 50 if visible in open', -2, 'once', 'wrg:react.15'],
      ['under fire from behind flank', -2, 'once', 'wrg:react.16'],
      ['enemy armoured vehicles within 100 or firing on it', -2, 'once', 'wrg:react.17'],
      ['enemy seen using flame weapons in the battle', -2, 'once', 'wrg:react.18'],
      ['surprised by first period of hidden fire', -2, 'once', 'wrg:react.19'],
      ['enemy came forward and intermingled', -2, 'once', 'wrg:react.20'],
      ['enemy within 25 metres', -2, 'once', 'wrg:react.21'],
      [
        'whole group in cover, hard vehicles, buildings, field defences',
        '+2 or -2',
        'once, at choice',
        'wrg:react.22',
      ],
    ],
    provenance: 'book; the each or once column inferred where the text does not say each',
  },
  'wrg:table.reaction-bands': {
    title: 'General reaction result',
    source: 'General Non-AFV Mounted Troop Reaction Test',
    columns: ['score', 'constraint next period', 'accumulates'],
    rows: [
      ['15 or more', 'entire group must move towards enemy front or flank', 'no'],
      ['10 or more', 'no restrictions', 'no'],
      [
        'Less than 10',
        'no erect, wading or climbing move closer to located enemy; no move closer to enemy group within 25',
        'yes',
      ],
      [
        'Less than 5',
        'no dismounted move towards located enemy group; if intermingled with a lower score than the enemy, retire, abandoning heavy weapons',
        'yes',
      ],
      ['Less than 0', 'no fire beyond 25 metres', 'yes'],
      [
        'Less than -5',
        'panic dash away, abandoning heavy weapons; if interpenetrated each die under 5 surrenders',
        'yes',
      ],
    ],
    provenance: 'book (constraints shortened; the third column from NOTES ON PLAY)',
  },
  'wrg:table.leader-factors': {
    title: 'Leader test factors',
    source: 'Supplementary Test for Leaders',
    columns: ['rank', 'added'],
    rows: [
      ['L/CPL.', 1],
      ['CPL.', 2],
      ['SGT.', 3],
      ['Officer', 5],
    ],
    provenance: 'book',
  },
} as const satisfies Record<string, PrintedTable>;
