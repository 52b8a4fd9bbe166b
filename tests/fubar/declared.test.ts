import { fubar } from '../../rulesets/fubar/index.js';
import { fubar as bounds } from '../rules/bounds/fubar.js';
import { choices, results } from '../rules/choices/fubar.js';
import { declares } from '../support/declares.js';

await declares(fubar, {
  bounds,
  choices,
  results,
  tables: [
    'fubar:table.training: number needed, number needed, figures; numbers from 2 to 6 for activation and expertise',
    'fubar:table.activation-modifiers: on the die',
    'fubar:table.actions: cm',
    'fubar:table.actions: on each die',
    'fubar:table.distances: cm',
    'fubar:table.cover: on the number needed',
    'fubar:table.cover: cover',
    'fubar:table.to-hit: on a die; a number from 2 to 6',
    'fubar:table.personal-armour: or more saves; a number from 2 to 6',
    'fubar:table.small-arms: cm, Fire Points',
    'fubar:table.support-weapons: cm, Fire Points',
    'fubar:table.vehicle-armour: or more saves; a number from 2 to 6',
    'fubar:table.vehicle-armour: armour',
    'fubar:table.facing-dice: dice; 1 or 2 dice',
  ],
});
