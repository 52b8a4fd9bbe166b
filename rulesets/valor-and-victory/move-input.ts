import { choice, count, list, text, toggle } from '../../src/rules/field.js';
import { PATH_METAVAR, PATH_WORDS, pathFault } from './move-path.js';
import { TERRAIN } from './tables.js';
import { unitsField } from './unit-spec.js';

const infantry = 'Infantry';
const vehicle = 'AFVs and vehicles';
const end = 'Where it ends';

export const moveFields = {
  type: choice(['squad', 'half-squad', 'leader', 'vehicle', 'afv'], 'what moves', { default: 'squad' }),
  through: list('hexes that are entered, in order; water: canal, pond, marsh, ocean or river', {
    metavar: PATH_METAVAR,
    max: 30,
    words: PATH_WORDS,
    fault: pathFault,
  }),
  to: text('the hex where it ends, as the players call it', { metavar: 'hex', max: 80 }),
  withLeader: toggle('it moves with a leader all the way', { group: infantry }),
  assaultMove: toggle('an assault move', { group: infantry }),
  advance: toggle('an advance, in the Advance and Assault Phase', { group: infantry }),
  heavyWeapon: toggle('it carries a Heavy weapon', { group: infantry }),
  mp: count('movement points on its counter', { group: vehicle, max: 40 }),
  transport: text('its transport class: T1, T2, TH', { group: vehicle, metavar: 'T2', max: 2 }),
  tow: toggle('a dash below the class: it can tow a Gun', { group: vehicle }),
  largeGun: toggle('the Gun is a large one', { group: vehicle }),
  load: unitsField('what it carries or tows', { group: vehicle }),
  pinned: toggle('some of them are pinned', {}),
  immobile: toggle('the AFV is immobile', { group: vehicle }),
  aboard: toggle('they are aboard of a carrier', {}),
  unload: toggle('they get off their carrier first, in the Movement Phase', {}),
  terrain: choice(TERRAIN, 'terrain of the hex where it ends, where no way is told', { group: end }),
  infantryThere: count('infantry units in the hex where it ends, itself among them', { group: end, max: 60 }),
  vehiclesThere: count('AFVs, vehicles and Guns in that hex, itself among them', { group: end, max: 60 }),
  enemyThere: toggle('enemies are in that hex', { group: end }),
};
