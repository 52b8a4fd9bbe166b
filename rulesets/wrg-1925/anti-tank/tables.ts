import { house, printed, table } from '../words.js';

/** What a weapon that is not made for it deducts from its fire effect against armour (antitank.2, antitank.3). */
export const armourDeductions = table({
  id: 'wrg:table.antitank-effect',
  title: 'Fire effect against armour: deductions',
  unit: 'points',
  cells: { 'afv-gun': printed(-2), 'heavy-mg': printed(-2) },
});

/** The heaviest AFV that a heavy MG or a light shell gun can hurt (antitank.3). */
export const heavyMgLimit = table({
  id: 'wrg:table.antitank-effect',
  title: 'Fire effect against armour: the heaviest target of a heavy MG',
  unit: 'tons',
  cells: { 'heavy-mg-target': printed(15) },
});

/** Target and tactical points against armour (antitank.4 to antitank.12). */
export const antitankModifiers = table({
  id: 'wrg:table.antitank-modifiers',
  title: 'Anti-tank target and tactical points',
  unit: 'points',
  cells: {
    flank: printed(1),
    light: printed(1),
    'target-moved': printed(-1, 'wrg:R30', { 2: 0 }),
    'under-fire': printed(-1, 'wrg:R30', { 2: 0 }),
    surprised: printed(-1, 'wrg:R29', { 2: -2 }),
    heavy: printed(-1, 'wrg:R29', { 2: -2 }),
    concealed: printed(-1, 'wrg:R29', { 2: -2 }),
    moved: printed(-2, 'wrg:R30', { 2: 0 }),
    smoke: printed(-2, 'wrg:R30', { 2: 0 }),
  },
});

/** The weights in tons below which an AFV is light and from which it is heavy, by year (antitank.5, antitank.9). */
export const afvClasses = table({
  id: 'wrg:table.afv-classes',
  title: 'AFV weight classes',
  unit: 'tons',
  must: ['a weight for light that is not above that for heavy', ({ light, heavy }) => light <= heavy],
  cells: {
    'up to 1941': printed({ light: 12, heavy: 25 }),
    'up to 1950': printed({ light: 18, heavy: 40 }),
    'after 1950': printed({ light: 25, heavy: 50 }),
  },
});

/** What a man needs to get out of a knocked out vehicle (crew.1, crew.3). */
export const crewEscape = table({
  id: 'wrg:table.crew-escape',
  title: 'Escape from a knocked out vehicle',
  unit: 'on a die, or more',
  together: ['no higher number for pistol than for smg', ({ smg, pistol }) => pistol! <= smg!],
  cells: { smg: printed(6), pistol: printed(3), passenger: printed(3) },
});

/** Points against buildings of what has no row of its own (building.3, R171). */
export const buildingPoints = table({
  id: 'wrg:table.building-points',
  title: 'Points against buildings of what has no row of its own',
  unit: 'points',
  cells: {
    'off-table': printed(5),
    satchel: house(5, 'wrg:R171', { 2: 0 }),
    molotov: house(5, 'wrg:R171', { 2: 0 }),
  },
});

/** On what a destroyed building burns; 6 is always (building.4, building.5). */
export const buildingFire = table({
  id: 'wrg:table.building-fire',
  title: 'Destroyed building on fire',
  unit: 'on a die, or less',
  cells: {
    'tank-gun': printed(2),
    'anti-tank-gun': printed(2),
    satchel: printed(2),
    mortar: printed(2),
    'off-table': printed(2),
    other: printed(6),
  },
});
