import type { Clause } from '../../../src/rules/book.js';

/** Dice, scenario rules and the turn (3 to 5). */
export const clauses = {
  'vv:3.2': {
    title: 'Dice roll and die roll',
    says: 'A dice roll is two six-sided dice added together; a die roll is one.',
    kind: 'dice',
    action: 'close-assault',
    source: '3.2 Rolling the Dice',
    from: 'the digital edition',
  },
  'vv:4.3': {
    title: 'Scenario rules win',
    says: 'A special scenario rule overrides the rule book.',
    kind: 'reminder',
    action: 'close-assault',
    source: '4.3 Special Scenario Rules',
    from: 'the digital edition',
  },
  'vv:beyond.5': {
    title: 'Sequence of play',
    says: 'Player A then player B run six phases each, then the turn marker moves; the scenario names player A. Command, Fire, Movement, Defensive Fire (that of the other player), Advance and Assault, After-Action.',
    kind: 'state',
    action: 'beyond',
    source: '5.1-5.5, 5.32, 5.33, 5.34',
    table: 'vv:table.sequence-of-play',
    from: 'the digital edition',
  },
  'vv:beyond.5.31': {
    title: 'Command Phase rally',
    says: "All of the active player's pinned units recover automatically, without dice.",
    kind: 'state',
    action: 'beyond',
    source: '5.31, 14.7',
    from: 'the digital edition',
  },
  'vv:beyond.5.35': {
    title: 'Advance',
    says: 'In the Advance and Assault Phase any unit may advance one hex that it may enter, whatever the hex costs and whatever marker it carries.',
    kind: 'limit',
    action: 'beyond',
    source: '5.35, 7.2',
    from: 'the digital edition',
  },
  'vv:beyond.5.36': {
    title: 'After-Action clean-up',
    says: 'Remove Move and Fire markers; Smoke 1 goes, Smoke 2 becomes Smoke 1; snipers may be withdrawn.',
    kind: 'state',
    action: 'beyond',
    source: '5.36, 17.3',
    from: 'the digital edition',
  },
} as const satisfies Record<string, Clause>;
