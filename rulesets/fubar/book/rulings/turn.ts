import type { Ruling } from '../../../../src/rules/book.js';

/** Initiative, passes and tries of a turn: where the book is silent or at odds with itself. */
export const turn = {
  'fubar:R2': {
    question: 'Are there scenario modifiers to the initiative die?',
    clauses: ['fubar:init.1'],
    evidence:
      'Our text: a bare 1D6 each. Editions 3, 4 and Micro-FUBAR add modifiers from the scenario to the die.',
    options: {
      1: 'None: the bare D6 decides.',
      2: "Add the scenario's modifier for each player (entered by the user, 0 if none).",
    },
    why: 'Printed text. An optional number that defaults to 0 serves both.',
    switch: true,
  },
  'fubar:R5': {
    question: 'Who rolls again after an initiative tie among three or more players?',
    clauses: ['fubar:init.1', 'fubar:init.2'],
    evidence: "'Reroll any ties', no word on whether all roll again.",
    options: { 1: 'Only the tied players, to rank themselves within the tie.', 2: 'Everyone.' },
    why: 'It says the ties are rerolled. With two players there is no difference.',
    switch: true,
  },
  'fubar:R6': {
    question: 'Where does the initiative go with more than two players?',
    clauses: ['fubar:init.5', 'fubar:init.6'],
    evidence: "Our text knows one 'opponent'. The 4th edition passes it to the next highest score.",
    options: {
      1: "Down the order of this turn's initiative scores, then round again.",
      2: 'Clockwise round the table.',
    },
    why: 'The only source that speaks of it is the 4th edition.',
    switch: true,
  },
  'fubar:R7': {
    question: 'What does passing cost?',
    clauses: ['fubar:init.6', 'fubar:turn.2'],
    evidence:
      'Passing is mentioned once, with failing, as something that moves the initiative; no cost or limit is given.',
    options: {
      1: "Nothing but the initiative: no unit's attempt is used. The turn ends when all units have been tried or when every player passes in a row.",
      2: 'The player who passes is done for the turn.',
      3: "Passing uses up one unit's attempt (it becomes On Guard).",
    },
    why: 'The printed effect is only the change of initiative; the ending rule keeps two passing players from looping.',
    switch: true,
  },
  'fubar:R8': {
    question: 'How often may one unit be tried in a turn?',
    clauses: ['fubar:turn.1', 'fubar:turn.2', 'fubar:init.4'],
    evidence: 'The turn lasts until each unit has had its chance; no sentence forbids a second try outright.',
    options: {
      1: 'Once per turn, whether it succeeds or fails.',
      2: 'A failed unit may be tried again when the initiative returns.',
    },
    why: "'a chance to try' each unit, and a failed unit is already On Guard.",
    switch: true,
  },
  'fubar:R75': {
    question: 'May a unit that is assaulted before its own attempt still activate that turn?',
    clauses: ['fubar:turn.1', 'fubar:melee.10', 'fubar:withdraw.1'],
    evidence:
      'The ban on activating again is tied to subsequent turns, where the combat activates the units.',
    options: {
      1: 'Yes, but in contact the only thing it can do is try to withdraw.',
      2: 'No, being assaulted uses up its attempt.',
    },
    why: 'Every unit gets its try in the turn, and withdrawal needs an activation roll.',
    switch: true,
  },
} as const satisfies Record<string, Ruling>;
