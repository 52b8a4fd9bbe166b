import { fubar } from '../../rulesets/fubar/index.js';
import { wholeEvening } from '../support/games/whole-evening.js';

/** An evening with the forces of the example, units by their names: whatever the rule system has is used. */

const EVENING = [
  // Turn 1: fire, a move under fire On Guard, and an assault.
  'initiative --dice "red=6 blue=2"',
  'activate "Red 1" --dice 5',
  'shoot "Red 1" "Blue 1" --range 20 --cover soft --action aimed-fire',
  'activate APC --dice 4',
  'move APC --distance 12',
  'shoot APC "Blue 2" --range 30',
  'activate "Red 2" --dice 1',
  'activate "Blue 2" --dice 6',
  'shoot "Blue 2" APC --fire grenades:2 --range 6',
  'vehicle-damage APC --unsaved 1 --facing front',
  'move "Blue 2" --action walk',
  'shoot "Red 2" "Blue 2" --reaction --range 20',
  'activate Technical --dice 6',
  'overrun Technical "Red 2" --in-path 2',
  'pass --side Blue',
  'pass --side Red',
  // Turn 2: close combat.
  'initiative --dice "red=2 blue=5"',
  'activate "Blue 1" --dice 6',
  'melee "Blue 1" "Red 2" --rounds 1 --dice "attacker=1,1,1,1 defender=1,1,1,1,1,1,1,1"',
  'activate Technical',
  'pass',
  'pass',
  // Turn 3: it goes on, and somebody leaves it.
  'initiative --dice "red=6 blue=5"',
  'melee "Blue 1" "Red 2" --rounds 1 --dice "attacker=1,1,1,1 defender=1,1,1,1,1,1,1,5"',
  'activate "Red 1" --dice 6',
  'shoot "Red 1" Technical --range 11',
  'vehicle-damage Technical --unsaved 2 --facing rear',
  'initiative --dice "red=6 blue=5"',
  'withdraw "Red 2" "Blue 1"',
];

wholeEvening('an evening of FUBAR', {
  system: fubar,
  sides: ['Red', 'Blue'],
  whose: {
    shoot: ['Red', 'Red', 'Blue', 'Red', 'Red'],
    // For a vehicle that was hit, its enemy rolled.
    'vehicle-damage': ['Blue', 'Red'],
    overrun: ['Blue'],
    melee: ['Blue', 'Blue'],
    withdraw: ['Red'],
  },
  before: [
    'roster load examples/fubar-roster.yaml',
    'muster --name "Red 3" --side Red --level green --figures 4 --seed muster',
    'roster mark "Red 3" aboard=APC',
  ],
  play: async (game) => {
    for (const line of EVENING) await game.plays(line);
  },
});
