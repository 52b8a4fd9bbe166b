import { valorAndVictory } from '../../rulesets/valor-and-victory/index.js';
import { valorAndVictory as bounds } from '../rules/bounds/valor-and-victory.js';
import { choices, results } from '../rules/choices/valor-and-victory.js';
import { declares } from '../support/declares.js';

await declares(valorAndVictory, {
  bounds,
  choices,
  results,
  tables: [
    'vv:table.kill-number: or less on two dice; a number from 2 to 12',
    'vv:table.terrain: on the dice, or Casualty Points',
    'vv:table.terrain: on the dice, or Casualty Points',
    'vv:table.fortifications: on the dice, or Casualty Points',
    'vv:table.stacking: units; at least 1 unit',
    'vv:table.defence-apfp: APFP',
    'vv:table.sample-infantry: APFP, range and Casualty Rating',
    'vv:table.support-weapon-apfp: by unit and class of weapon',
    'vv:table.casualty-actions: Casualty Points; at least 1',
    'vv:table.die-limits: points, or that roll or less; a number from 1 to 6',
    'vv:table.ap-fire: Casualty Points, by modified dice roll',
    'vv:table.opportunity-fire-modifiers: off the dice',
    'vv:table.fire-numbers: on or off the dice, hexes, points or times',
    'vv:table.at-to-hit-roll: or less on two dice; a number from 2 to 12',
    'vv:table.armour-elimination: Elimination Number by armour; 99 eliminates without a roll, 0 does nothing',
    'vv:table.front-or-rear-armour: or less on one die: front armour, above it rear armour; a number from 1 to 6',
    'vv:table.rally-attempt: or less on two dice; a number from 2 to 12',
    'vv:table.valour-check: or less on two dice; a number from 2 to 12',
    'vv:table.support-mission-die: hexes of scatter',
    'vv:table.artillery-scatter-diagram: direction',
    'vv:table.artillery-and-air-attack: rows of the AP Fire and the Armor Elimination Table',
    'vv:table.smoke: marker, and smoke factors that it costs',
    'vv:table.infantry-movement-points: movement points',
    'vv:table.terrain: movement points, 0 where it may not be entered',
  ],
});
