import type { Before, Listed } from '../../../support/games/spoken.js';

const ON_FOOT = { level: 'seasoned', figures: 6, armour: 'none', weapons: ['infantry-rifle:6'] };

/** Those of most rows: two units of each side on foot, and a vehicle. */
export const ALL: readonly Listed[] = [
  { ...ON_FOOT, name: 'Red 1', side: 'Red' },
  { ...ON_FOOT, name: 'Red 2', side: 'Red' },
  {
    name: 'Tank',
    side: 'Red',
    kind: 'vehicle',
    vehicle: 'medium-tank',
    level: 'seasoned',
    weapons: ['heavy-cannon:1', 'heavy-machine-gun:1'],
  },
  { ...ON_FOOT, name: 'Blue 1', side: 'Blue' },
  { ...ON_FOOT, name: 'Blue 2', side: 'Blue' },
  {
    name: 'Car',
    side: 'Blue',
    kind: 'vehicle',
    vehicle: 'car',
    level: 'seasoned',
    weapons: ['light-machine-gun:1'],
  },
];

/** Red has the initiative of the first turn. */
export const TURN: Before = ['initiative --sides Red,Blue', 'red=6 blue=1'];
/** A unit that passes its try. */
export const active = (name: string): Before => [`activate "${name}"`, '6'];
