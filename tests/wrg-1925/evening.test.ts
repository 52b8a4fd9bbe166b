import { wrg1925 } from '../../rulesets/wrg-1925/index.js';
import { wholeEvening } from '../support/games/whole-evening.js';

/** An evening with the forces of the example, units by their names: whatever the rule system has is used. */

const EVENING = [
  'points --item "8 x rifle"',
  // Period 1: the advance, with a squad on the tank and the section in the truck.
  'period --new --hidden "1 Gruppe"',
  'orders "2 Section" HQ',
  'move "Panzer III" --pace move-and-fire',
  'roster mark "MG 34" "aboard=Panzer III"',
  'move "2 Section" --pace dash',
  'spot "MG 34" "2 Section" --range 60',
  'listen "Panzer III" --range 200',
  'shoot "1 Gruppe" "2 Section" --range 90',
  'shoot "3in mortar" "1 Gruppe" --range 300',
  'mines HQ --squares 1',
  'reaction-test "2 Section" --no-input',
  'period',
  // Period 2: the tank is knocked out; its crew and those who rode on it are on foot.
  'shoot "2 Section" "1 Gruppe" --range 90',
  'shoot HQ "Panzer III" --range 60',
  'anti-tank PIAT "Panzer III" --range 40 --dice "weapon=6 fire=1 crew=6,3,1,1,4 passenger=6,5,2"',
  'illuminate --source burning-vehicle --where "the tank"',
  'shoot "3in mortar" "Panzer III crew" --range 300',
  'take-over "2 Section" --what lmg-magazine',
  'artillery HQ --caller officer',
  'reaction-test "1 Gruppe" --no-input',
  'reaction-test "Panzer III crew" --mod -30 --interpenetrated --no-input',
  'period',
  // Period 3: the village.
  'artillery "3in mortar" "1 Gruppe"',
  'isolation "2 Section" --leader-at 20',
  'demolish PIAT --range 60',
  'mines Truck --type anti-tank',
  'air-landing "1 Gruppe" --rough 4',
  'move "2 Section" --pace walk',
  'period',
  'smoke "3in mortar" --where "by the mill"',
  'prisoners "Panzer III crew prisoners" "2 Section"',
  'bail-out --crew 2 --smgs 0 --acting Axis',
  'victory --defender side',
];

wholeEvening('an evening of Infantry Action', {
  system: wrg1925,
  sides: ['Axis', 'Allies'],
  whose: {
    shoot: ['Axis', 'Allies', 'Allies', 'Allies', 'Allies'],
  },
  before: ['roster load examples/wrg-1925-roster.yaml'],
  play: async (game) => {
    for (const line of EVENING) await game.plays(line);
  },
});
