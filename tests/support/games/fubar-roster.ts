import { RosterGame } from '../roster.js';

/** Units of a FUBAR roster. */
export const RED = {
  name: 'Red 1',
  side: 'Red',
  level: 'veteran',
  'leader-level': 'elite',
  figures: 6,
  armour: 'light',
  weapons: ['infantry-rifle:6'],
};
export const RED2 = {
  name: 'Red 2',
  side: 'Red',
  level: 'seasoned',
  figures: 4,
  weapons: ['infantry-rifle:4'],
};
export const BLUE = {
  name: 'Blue 1',
  side: 'Blue',
  level: 'green',
  figures: 8,
  weapons: ['infantry-rifle:8'],
};
export const TANK = {
  name: 'Tank',
  side: 'Red',
  kind: 'vehicle',
  vehicle: 'light-tank',
  level: 'seasoned',
  weapons: ['light-cannon:1', 'heavy-machine-gun:1'],
};
export const CAR = { name: 'Car', side: 'Blue', kind: 'vehicle', vehicle: 'car', level: 'green' };
export const ALL = [RED, RED2, BLUE, TANK, CAR];

/** A game with these units in its first turn, in which Red is first. */
export const inFirstTurn = (units: readonly object[]): Promise<RosterGame> =>
  new RosterGame('table', 'fubar').open(units, '', 'initiative --sides Red,Blue --dice "red=6 blue=1"');
