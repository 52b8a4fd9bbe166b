import { battleground } from '../../rulesets/battleground/index.js';
import { wholeEvening } from '../support/games/whole-evening.js';

/** An evening with the forces of the example, units by their names: whatever the rule system has is used. */

const EVENING = [
  'artillery-card --new',
  'roster mark "1 Section" figures=6',
  // Turn 1: fire, the advance, and a truck that is hit.
  'draw-card --dice card=8H',
  'shoot "2 Section" "1 Gruppe" --cover light --range 6',
  'heal "1 Section" --dead 1',
  'draw-card --dice card=8D',
  'move "1 Section" Truck --board',
  'move "2 Section" --run',
  'draw-card --dice card=QC',
  'shoot "Panzer IV" Truck --range 12 --seed f3',
  'vehicle-damage Truck --hits 4',
  'bail-out "1 Section" Truck --dice 6,6,6,6,6,6',
  'draw-card --dice card=4D',
  'move "1 Section" --board',
  'draw-card --dice card=7D',
  'combine "1 Section" "2 Section"',
  'mines "1 Section" --detect 4',
  'unit-check "1 Section"',
  'reaction-test "1 Section" --lost 4',
  'overrun "Panzer IV" "1 Section"',
  'roster mark "1 Section" routing',
  'rally "1 Section"',
  // A charge, and what the battle leaves of both.
  'draw-card --dice card=9S',
  'move "1 Gruppe" --dig-out',
  'draw-card --dice card=AS',
  'charge "1 Gruppe" "1 Section" --distance 4 --cover none',
  'melee "1 Gruppe" "1 Section" --anyway',
  'draw-card --dice "card=4H"',
  'artillery "MG nest" --weapon mortar',
  'flare --artillery',
  'smoke --artillery --where "by the mill"',
];

wholeEvening('an evening of Battleground', {
  system: battleground,
  sides: ['Axis', 'Allies'],
  whose: {
    shoot: ['Allies', 'Axis'],
    // Who was hit has not rolled for it.
    'vehicle-damage': ['Axis'],
    artillery: ['Allies'],
  },
  before: ['roster load examples/battleground-roster.yaml'],
  play: async (game) => {
    for (const line of EVENING) await game.plays(line);
  },
});
