import { choice, count, type InputOf, list, toggle } from '../../../src/rules/field.js';
import { inputsOf } from '../../../src/rules/role.js';
import { ACTIONS } from '../actions/tables.js';
import { worn } from '../hits/armour.js';
import { ARMOUR } from '../hits/tables.js';
import * as fields from '../inputs.js';
import { lengthUnit } from '../say.js';
import { VEHICLES } from '../vehicles/tables.js';
import { WEAPONS } from '../weapons/tables.js';
import { shooter, shotAt } from './roles.js';
import { COVER, TERRAIN } from './tables.js';

const firer = { group: 'Firer' };
const target = { group: 'Target' };
const line = { group: 'Line of fire' };

const { figures, ...ofRoles } = inputsOf(shooter, shotAt);

export const shotInputs = {
  name: { ...fields.name, ...firer, help: 'name of the unit that fires' },
  ...ofRoles,
  fp: count('in place of weapons: Fire Points in all, the dice it throws', {
    ...firer,
    min: 1,
    max: fields.MOST_DICE,
  }),
  weapon: choice(WEAPONS, 'weapon of the figures that fire', firer),
  figures,
  range: fields.distance('distance to the nearest figure of the target'),
  elsewhere: count('of these figures, those that fire at other targets: of the weapon named first', {
    ...firer,
    max: fields.MOST,
    default: 0,
  }),
  aimed: toggle('the unit took Aimed Fire', firer),
  action: choice(ACTIONS, 'the action the unit took', firer),
  reaction: toggle('On Guard, at an enemy that moves', firer),

  target: { ...fields.name, ...target, help: 'name of the target, which the game then remembers' },
  cover: choice([...COVER, ...TERRAIN], 'cover of the target, or what it is in', {
    ...target,
    short: 'c',
    default: 'open',
  }),
  covered: count('figures of the target that are in that cover', { ...target, max: fields.MOST }),
  wearing: list('in place of --armour: how many figures wear what, light:3', {
    ...target,
    metavar: 'armour:n',
    max: 6,
    fault: (entry) =>
      worn(entry) ? undefined : { takes: `an armour and how many figures: light:3 (${ARMOUR.join(', ')})` },
  }),
  behind: choice(VEHICLES, 'the vehicle directly behind which the target stands', target),
  behindBy: fields.distance('how far behind it'),
  aboard: choice(VEHICLES, 'the open vehicle that the target is in, where the players rule so', target),
  inSight: count('figures of it that are in sight and range; else all', {
    ...target,
    min: 1,
    max: fields.MOST,
  }),

  several: toggle('more than two sides play: who hits a vehicle is remembered', target),

  edge: fields.distance('how far the firers are from the edge of their own cover'),
  targetEdge: fields.distance('how far the nearest figure of the target is from the edge of its cover'),
  sameCover: toggle('firer and target are in one area of cover', line),
  coverSave: count('the cover save agreed on, where the players rule so', { ...line, min: 2, max: 6 }),
  unseen: toggle('the target cannot be seen by those who fire', line),
  spotter: choice(['own', 'other'], 'who can see it: a figure of the own unit, or another', line),

  take: { ...fields.take, ...target },
  unit: lengthUnit,
};
export type Shot = InputOf<typeof shotInputs>;
