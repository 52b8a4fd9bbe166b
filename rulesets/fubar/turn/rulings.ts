import type { Ruling } from '../../../src/rules/book.js';

/** Initiative, passes and tries of a turn, activation rolls and units that fail them: where the book is silent or at odds with itself. */
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
  'fubar:R1': {
    question: 'Does an unmodified 6 always succeed and an unmodified 1 always fail?',
    clauses: ['fubar:activate.1', 'fubar:activate.4', 'fubar:fire.5', 'fubar:fire.7', 'fubar:melee.5'],
    evidence:
      'Our text has no such rule. Editions 2.5, 3, 4 and Micro-FUBAR all open with it (six a success, one a failure, before modifiers).',
    options: {
      1: 'No: only the modified total counts. A Green unit with two suppressed figures cannot activate at all (6-2=4, needs 5), and a unit with enough figures out of touch stays stuck. An Elite unit with no enemy in sight (+1) cannot fail.',
      2: 'Yes, for activation, hits and saves. Any unit can activate on a natural 6; an Elite unit with the leader or no-enemy bonus still fails on a 1; aimed fire that needs 5+ is unchanged.',
      3: 'Natural 6 always succeeds only.',
    },
    why: 'Printed text first: our text is silent, so nothing is added. It matters only for activation: hit numbers are capped at 6+ and no save has a modifier.',
    switch: true,
  },
  'fubar:R3': {
    question: 'What is rounded, and how?',
    clauses: ['fubar:activate.7', 'fubar:armour.1'],
    evidence:
      "The text never mentions fractions. The only shares are 'more than 50%' casualties and the 'majority' armour.",
    options: {
      1: 'Nothing is rounded: compare whole figures exactly (casualties x 2 > starting figures). 2 of 4 is not more than half, 3 of 5 is.',
      2: 'Half of an odd number is rounded up, so 3 of 5 is only half and does not count.',
    },
    why: 'Printed text: strictly more than 50%.',
    switch: true,
  },
  'fubar:R4': {
    question: 'Which figures are out of touch?',
    clauses: ['fubar:unit.2'],
    evidence:
      "'within 3cm of each other' could mean every pair, a chain, or distance from the leader; the penalty counts figures.",
    options: {
      1: 'Chain: link figures 3cm or less apart; every figure outside the largest linked group counts.',
      2: 'Every pair must be within 3cm; count the figures that break it.',
      3: 'Distance from the leader.',
    },
    why: 'Pairs do not say which of the two figures to count; the chain always gives a number. The player counts, the software only needs the number.',
  },
  'fubar:R9': {
    question: "Is a leader's 'higher' level the better one?",
    clauses: ['fubar:activate.2'],
    evidence: 'Higher level could be read as the higher number (5+ is higher than 3+).',
    options: {
      1: 'The better level: use the lower number needed (Veteran leader in a Green unit: 3+).',
      2: 'The higher number. A good leader would then hurt.',
    },
    why: 'The levels rank Green to Elite; a worse number would make leaders harmful.',
    switch: true,
  },
  'fubar:R10': {
    question: 'Does the leader lend more than the activation number?',
    clauses: ['fubar:activate.2', 'fubar:fire.5', 'fubar:suppress.4'],
    evidence: 'The sentence stands under Activation and speaks of the activation level only.',
    options: {
      1: "Activation only; Expertise and the suppression limit stay the unit's own.",
      2: 'The whole row of the training table.',
    },
    why: 'Printed text.',
    switch: true,
  },
  'fubar:R11': {
    question: "Do the unit's penalties apply when the leader's number is used?",
    clauses: ['fubar:activate.2', 'fubar:activate.4', 'fubar:suppress.2', 'fubar:unit.2'],
    evidence: "Penalties are stated for the unit's activation; the leader only replaces the number to reach.",
    options: {
      1: 'Yes, all modifiers apply in full.',
      2: "No penalties on a leader's roll. Suppression would then hardly touch led units.",
    },
    why: 'Only the target number is replaced.',
    switch: true,
  },
  'fubar:R12': {
    question: 'Does a suppressed or out-of-touch leader still lend his number?',
    clauses: ['fubar:activate.2', 'fubar:suppress.1'],
    evidence:
      'Suppression is said to stop firing and to give -1, nothing about leading. A leader who is a casualty is gone.',
    options: {
      1: 'Yes while he is on the table; he counts in the penalties like any figure. A casualty lends nothing.',
      2: 'Not while suppressed or out of touch.',
    },
    why: 'The listed effects of suppression do not include it.',
    switch: true,
  },
  'fubar:R13': {
    question: 'When exactly does +1 for no visible enemy apply?',
    clauses: ['fubar:activate.3'],
    evidence: "'no visible enemy', without saying visible to whom or when.",
    options: {
      1: 'When, at the moment of the roll, no figure of the unit has line of sight to any enemy figure or vehicle.',
      2: 'When no enemy is visible to anyone on that side.',
    },
    why: 'The roll belongs to the unit.',
  },
  'fubar:R14': {
    question: 'Is a battered unit that fails both On Guard and withdrawn?',
    clauses: ['fubar:activate.6', 'fubar:activate.7'],
    evidence:
      "All units that fail are On Guard; those with heavy losses also withdraw 6cm. The second sentence does not say 'instead'; but On Guard has a move of 0cm.",
    options: {
      1: 'Both: it withdraws and is On Guard where it stops.',
      2: 'It withdraws instead and may not react.',
    },
    why: 'Both sentences apply as written.',
    switch: true,
  },
  'fubar:R15': {
    question: "Which losses count towards 'more than 50% casualties'?",
    clauses: ['fubar:activate.7'],
    evidence:
      'Casualties and suppressed figures are kept apart throughout; the base of the percentage is not given.',
    options: {
      1: "Casualties since the start of the game against the unit's starting number; suppressed figures do not count.",
      2: 'Suppressed figures count as well while they lie down.',
    },
    why: "The text uses 'casualties' for figures lost.",
    switch: true,
  },
  'fubar:R80': {
    question: 'What are the casualties of vehicles that fail to activate?',
    clauses: ['fubar:activate.7', 'fubar:vehicle.1'],
    evidence:
      'Vehicles are activated like units, and units that fail with more than 50% casualties withdraw; a vehicle has no figures to lose.',
    options: {
      1: 'It has none, and never withdraws.',
      2: 'Of several vehicles that are one unit those that were destroyed: with more than half of them gone, the rest withdraws.',
    },
    why: 'Damage to a vehicle has effects of its own; no unit of several is spoken of.',
    switch: true,
  },
  'fubar:R39': {
    question: 'Is Elite expertise of 4+, the same as Veteran, a misprint for 3+?',
    clauses: ['fubar:unit.3', 'fubar:fire.5'],
    evidence: 'Our table has 4+ for both. So have editions 2.5, 3 and 4.',
    options: { 1: '4+ as printed.', 2: '3+.' },
    why: 'All editions agree.',
    switch: true,
  },
  'fubar:R71': {
    question: "What if a withdrawing unit's 6cm (or 1D6cm) is blocked or leaves the table?",
    clauses: ['fubar:activate.7', 'fubar:withdraw.1'],
    evidence: 'Direction and distance only.',
    options: {
      1: 'It goes as far as it can and stops there; players judge the path.',
      2: 'A unit that crosses the table edge is lost.',
    },
    why: 'No loss is printed.',
  },
} as const satisfies Record<string, Ruling>;
