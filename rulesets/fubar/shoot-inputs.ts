import { choice, count, type InputOf, list, toggle } from '../../src/rules/field.js';
import { worn } from './armour.js';
import * as fields from './inputs.js';
import { unit } from './say.js';
import { ACTIONS, ARMOUR, COVER, LEVELS, TERRAIN } from './tables.js';
import { VEHICLES } from './vehicle-tables.js';
import { WEAPONS } from './weapons.js';
import { weaponsFault } from './weapons-list.js';

const firer = { group: 'Firer' };
const target = { group: 'Target' };
const line = { group: 'Line of fire' };
const vehicle = { group: 'Vehicles' };

export const shotInputs = {
  name: { ...fields.name, ...firer, help: 'name of the unit that fires' },
  level: { ...fields.level, ...firer },
  leaderLevel: { ...fields.leaderLevel, ...firer },
  fp: count('in place of weapons: Fire Points in all, the dice it throws', { ...firer, min: 1, max: 60 }),
  weapon: choice(WEAPONS, 'weapon of the figures that fire', firer),
  figures: { ...fields.figures, ...firer, help: 'figures with it, those of --elsewhere among them' },
  range: fields.distance('distance to the nearest figure of the target'),
  fire: list('more weapons: light-machine-gun:1, or with a range of their own light-machine-gun:1@20', {
    ...firer,
    metavar: 'weapon:n',
    max: 8,
    fault: (entry) => weaponsFault(entry, true),
  }),
  men: count('figures in the whole unit', { ...firer, min: 1, max: fields.MOST }),
  suppressed: { ...fields.suppressed, ...firer, help: 'figures of the unit that are suppressed' },
  elsewhere: count('of these figures, those that fire at other targets: of the weapon named first', {
    ...firer,
    max: fields.MOST,
    default: 0,
  }),
  aimed: toggle('the unit took Aimed Fire', firer),
  action: choice(ACTIONS, 'the action the unit took', firer),
  reaction: toggle('On Guard, at an enemy that moves', firer),
  reacted: toggle('it has fired On Guard this turn already', firer),
  mount: choice(['vehicle', 'tank', 'bunker'], 'what the weapon is mounted on', firer),
  moved: toggle('the vehicle that fires has moved', { group: 'Vehicles' }),

  target: { ...fields.name, ...target, help: 'name of the target, which the game then remembers' },
  cover: choice([...COVER, ...TERRAIN], 'cover of the target, or what it is in', {
    ...target,
    short: 'c',
    default: 'open',
  }),
  covered: count('figures of the target that are in that cover', { ...target, max: fields.MOST }),
  targetAction: choice(ACTIONS, 'the action the target took', target),
  armour: { ...fields.armour, ...target },
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
  targetFigures: { ...fields.figures, ...target, help: 'figures of the target: then its hits are taken' },
  targetLevel: choice(LEVELS, 'training of the target', target),
  targetLeaderLevel: choice(LEVELS, 'training of its leader', target),
  targetSuppressed: { ...fields.suppressed, ...target, help: 'figures of it already suppressed' },
  targetSuppressedNow: count('of these, suppressed by fire this turn', { ...target, max: fields.MOST }),
  inSight: count('figures of it that are in sight and range; else all', {
    ...target,
    min: 1,
    max: fields.MOST,
  }),
  targetInMelee: toggle('the target is in close combat', target),

  edge: fields.distance('how far the firers are from the edge of their own cover'),
  targetEdge: fields.distance('how far the nearest figure of the target is from the edge of its cover'),
  sameCover: toggle('firer and target are in one area of cover', line),
  coverSave: count('the cover save agreed on, where the players rule so', { ...line, min: 2, max: 6 }),
  unseen: toggle('the target cannot be seen by those who fire', line),
  spotter: choice(['own', 'other'], 'who can see it: a figure of the own unit, or another', line),

  at: choice(VEHICLES, 'the vehicle that is the target', vehicle),
  take: { ...fields.take, ...target },
  unit,
};
export type Shot = InputOf<typeof shotInputs>;
