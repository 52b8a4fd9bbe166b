import { battleground } from '../../rulesets/battleground/index.js';
import { battleground as bounds } from '../rules/bounds/battleground.js';
import { choices, results } from '../rules/choices/battleground.js';
import { declares } from '../support/declares.js';

await declares(battleground, {
  bounds,
  choices,
  results,
  tables: [
    'bg:table.grades: on a die; a number from 2 to 6',
    'bg:table.terrain-cover: red dice',
    'bg:table.vehicle-defence: red dice; at least 1 red die',
    'bg:table.emplacements: red dice',
    'bg:table.vehicle-weapons: dice; even numbers of dice, so that damage can halve them',
    'bg:table.ranges: inches; at least 1 inch',
    'bg:table.quality-defence: red dice',
    'bg:table.armour-faces: red dice more or less',
    'bg:table.mounted-move: dice; 1 to 6 dice',
    'bg:table.mounted-move: on all dice',
    'bg:table.facing-cost: inches',
    'bg:table.combine-average: grade, or between two grades',
    'bg:table.passengers: on a die, or less',
    'bg:table.morale: dice',
    'bg:table.artillery: blasts, and dice of each',
    'bg:table.artillery: grade',
    'bg:table.mine-effects: effect',
  ],
});
