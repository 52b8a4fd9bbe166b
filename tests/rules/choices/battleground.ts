/** The words that inputs take, and in brackets the one that goes without saying: by action, `words: inputs`. */
export const choices = {
  shoot: {
    'A B C D': 'grade targetGrade',
    'mg light-gun heavy-gun emplacement': 'weapon',
    '[none] immobilised half-weapons both': 'damage',
    'mines breakdown': 'stoppedBy',
    'car truck armoured-car apc light-tank medium-tank heavy-tank nest pillbox gun-emplacement bunker': 'at',
    '[none] light medium heavy brush woods crops wall fence hill building': 'cover across',
    'front side rear': 'face',
  },
  charge: {
    'A B C D': 'grade targetGrade',
    '[none] immobilised half-weapons both': 'damage',
    'mines breakdown': 'stoppedBy',
    'light-tank medium-tank heavy-tank': 'tankType',
    '[none] light-gun heavy-gun': 'gun',
    'car truck armoured-car apc light-tank medium-tank heavy-tank nest pillbox gun-emplacement bunker': 'at',
    '[none] light medium heavy brush woods crops wall fence hill building': 'cover across ownCover',
    'front side rear': 'face',
    '[none] shoot flee both': 'reaction',
  },
  melee: {
    'A B [C] D': 'attackerGrade defenderGrade',
    'car truck armoured-car apc light-tank medium-tank heavy-tank': 'at',
    'front side rear': 'face',
    '[none] immobilised half-weapons both': 'damage',
    'mines breakdown': 'stoppedBy',
    '[none] light-gun heavy-gun': 'gun',
    '[none] light medium heavy brush woods crops wall fence hill building': 'cover ownCover',
  },
  'vehicle-damage': {
    '[none] immobilised half-weapons both': 'damage',
    'mines breakdown': 'stoppedBy',
  },
  move: {
    '[infantry] cavalry car truck armoured-car apc tank': 'type',
    '[none] immobilised half-weapons both': 'damage',
    'mines breakdown': 'stoppedBy',
  },
  'unit-check': {
    'A B [C] D': 'grade',
    'car truck armoured-car apc light-tank medium-tank heavy-tank': 'vehicle',
  },
  combine: {
    'A B C D': 'grade otherGrade',
  },
  heal: {
    'A B C D': 'grade',
  },
  'bail-out': {
    'immobilised half-weapons both destroyed': 'state',
  },
  overrun: {
    'A B [C] D': 'grade',
    '[none] immobilised half-weapons both': 'damage',
    'mines breakdown': 'stoppedBy',
    'A B C D': 'targetGrade',
    '[none] light medium heavy brush woods crops wall fence hill building': 'cover',
  },
  artillery: {
    'mortar light medium heavy dive-bomb strafing': 'weapon',
    'A B C D': 'grade targetGrade',
    '[none] immobilised half-weapons both': 'damage',
    'mines breakdown': 'stoppedBy',
    'car truck armoured-car apc light-tank medium-tank heavy-tank nest pillbox gun-emplacement bunker': 'at',
    '[none] light medium heavy brush woods crops wall fence hill building': 'cover',
  },
  'artillery-card': {
    '[fives-and-sixes] special-actions': 'trigger',
  },
  mines: {
    'A B C D': 'targetGrade',
    '[none] immobilised half-weapons both': 'damage',
    'mines breakdown': 'stoppedBy',
    'car truck armoured-car apc light-tank medium-tank heavy-tank': 'at',
    'car truck armoured-car apc tank': 'clearingVehicle',
  },
  'reaction-test': {
    'A B C D': 'grade',
    '[shooting] artillery mines melee': 'cause',
  },
  rally: {
    'A B C D': 'grade',
  },
};

/** The fields of results, and the order of those that are words. */
export const results = {
  'draw-card': 'cards; turn; turnOver: false, true; left',
  shoot:
    'hits; state: undamaged, hit, immobilised, half-weapons, both, destroyed; casualties; leadersLost; heavyWeaponsLost; medicsLost; prisonersLost; outcome: holds, to-test, retreats, routs, eliminated; inches',
  charge:
    'outcome: refused, fell-short, contact; winner: attacker, defender, none; how: eliminated, surrendered, undecided; attackers; defenders; state: undamaged, immobilised, half-weapons, both, destroyed',
  melee:
    'winner: attacker, defender, none; how: eliminated, surrendered, undecided; attackers; defenders; state: undamaged, immobilised, half-weapons, both, destroyed',
  'vehicle-damage': 'state: undamaged, immobilised, half-weapons, both, destroyed',
  move: 'inches; immobilised: false, true',
  'unit-check': 'legal: false, true; standing: false, true; surrendersTo; surrenders: false, true',
  combine: 'grade: A, B, C, D; otherGrade: A, B, C, D; units; leaders',
  heal: 'healed; figures; units',
  'bail-out': 'lost; leadersLost; heavyWeaponsLost; medicsLost; prisonersLost',
  overrun:
    'hits; casualties; leadersLost; heavyWeaponsLost; medicsLost; prisonersLost; outcome: holds, to-test, retreats, routs, eliminated; inches',
  artillery:
    'drifts; hits; state: undamaged, hit, immobilised, half-weapons, both, destroyed; casualties; leadersLost; heavyWeaponsLost; medicsLost; prisonersLost; outcome: holds, to-test, retreats, routs, eliminated; inches; rings',
  'artillery-card': 'cards; left; set; trigger: fives-and-sixes, special-actions',
  mines:
    'found: false, true; hits; state: undamaged, immobilised, half-weapons, both, destroyed; casualties; leadersLost; heavyWeaponsLost; medicsLost; prisonersLost; outcome: holds, to-test, retreats, routs, eliminated; inches; wide; deep; left; immobilised: false, true; area',
  'reaction-test': 'outcome: holds, retreats, routs, eliminated; inches',
  rally: 'rallied: false, true; inches',
  smoke: 'drift; phases; lastTurn',
  flare: 'lit: this turn, next turn; lastTurn',
};
