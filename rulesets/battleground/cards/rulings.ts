import type { Ruling } from '../../../src/rules/book.js';

/** The turn and its cards: where the book is silent, lost or at odds with itself. */
export const cardRulings = {
  'bg:R7': {
    question: 'Which actions do hearts, spades and diamonds stand for?',
    clauses: ['bg:card.2'],
    evidence:
      'Only the clubs line survives. In the worked play the 5 of hearts is Allied fire, the ace of spades moves an Axis unit, the 7 of diamonds moves the Allies.',
    options: {
      1: 'Clubs Axis fire, hearts Allied fire, spades Axis move, diamonds Allied move',
      2: 'A mapping set per scenario',
    },
    why: 'The worked play shows all four.',
  },
  'bg:R8': {
    question: 'Does an ace count as its suit towards the four suits of a turn?',
    clauses: ['bg:card.5', 'bg:card.10'],
    evidence: 'The worked play has an ace as its only spade and ends with the first diamond.',
    options: {
      1: 'Yes',
      2: 'No, a plain card of that suit is needed',
    },
    why: 'The worked play would not have ended otherwise; the plain text also treats an ace as the first card of its suit.',
  },
  'bg:R9': {
    question: 'Does an ace that is the first card of the fourth suit end the card phase?',
    clauses: ['bg:card.5', 'bg:card.10'],
    evidence:
      'The first card of the fourth suit is said to be the last card of the turn, with no exception; an ace first in its suit is all that suit gives.',
    options: {
      1: 'Yes: one unit acts and the phase ends',
      2: 'No, keep drawing for a later plain card (which would be ignored anyway) or joker',
    },
    why: 'Printed text; drawing on could only bring aces of other suits.',
  },
  'bg:R10': {
    question: 'May a side decline an ace, or what if it has no unit that can act?',
    clauses: ['bg:card.12', 'bg:card.9'],
    evidence: 'Aces are said to be always used, yet also to entitle the player to act.',
    options: {
      1: 'The card is always spent and counts as its suit; the named unit may stand still or hold fire',
      2: 'A unit must be named and must move or shoot if it can',
    },
    why: 'The card itself is what is always used; nothing else in the rules forces a unit to act.',
  },
  'bg:R11': {
    question: 'When the deck runs out in mid-turn, are the cards of the current turn shuffled in too?',
    clauses: ['bg:card.13', 'bg:card.14'],
    evidence: 'The text shuffles the used cards of earlier turns, and later all, even the newly used.',
    options: {
      1: "No, only earlier turns' cards and jokers; the current turn stays laid out. All 54 go in when the turn is over",
      2: 'Yes, all 54 at once (an ace could come twice in a turn)',
    },
    why: 'Printed text; the word newly used would mean nothing otherwise.',
    switch: true,
  },
  'bg:R12': {
    question: 'The last card of the deck is also the card that ends the turn: is the half shuffle skipped?',
    clauses: ['bg:card.13', 'bg:card.14'],
    evidence: 'The text shuffles as soon as the last card is up and then finishes the turn.',
    options: {
      1: 'Yes: the turn is over, all 54 are shuffled for the next turn',
      2: 'No difference, but both shuffles are recorded',
    },
    why: 'Same result at the table, one shuffle less; the seeded random stream stays short.',
  },
  'bg:R13': {
    question: 'Does a joker also skip the special actions phase?',
    clauses: ['bg:card.7', 'bg:seq.1'],
    evidence: 'A joker ends the card phase and the melee phase begins; special actions come after melee.',
    options: {
      1: 'No, smoke and flares are tidied up as usual',
      2: 'Yes',
    },
    why: 'Only the card phase is said to end.',
    switch: true,
  },
} as const satisfies Record<string, Ruling>;
