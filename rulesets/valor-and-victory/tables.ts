import { inferred, printed, table } from '../../src/rules/cell.js';
import { edition } from './words.js';

/**
 * The tables in play, under the ids of the printed ones. Our copy of the book has section 15 alone; what the other
 * sections and charts print stands here as the digital edition has it.
 */

/** The columns of the Close Assault Table, from the worst odds to the best. */
export const ODDS = ['1-4', '1-3', '1-2', '1-1', '2-1', '3-1', '4-1'] as const;
export type OddsColumn = (typeof ODDS)[number];

export const killNumbers = table<number, OddsColumn>({
  id: 'vv:table.kill-number',
  title: 'Kill Number',
  unit: 'or less on two dice',
  must: ['a number from 2 to 12', (n) => n >= 2 && n <= 12],
  cells: {
    '1-4': edition(3),
    '1-3': edition(4),
    '1-2': edition(5),
    '1-1': edition(6),
    '2-1': edition(8),
    '3-1': edition(9),
    '4-1': edition(10),
  },
});

export const TERRAIN = [
  'open',
  'road',
  'bridge',
  'beach',
  'river-bank',
  'desert',
  'farmland',
  'building',
  'woods',
  'jungle',
  'stream',
  'gully',
  'wadi',
  'hill',
  'orchard',
  'hay-stack',
  'palm-grove',
  'crops',
] as const;
export type Terrain = (typeof TERRAIN)[number];

export const terrainCover = table<number, Terrain>({
  id: 'vv:table.terrain',
  title: 'Cover modifier of a hex',
  unit: 'on the dice, or Casualty Points',
  cells: {
    open: edition(0),
    road: edition(0),
    bridge: edition(0),
    beach: edition(0),
    'river-bank': edition(0),
    desert: edition(0),
    farmland: edition(0),
    building: edition(3),
    woods: edition(2),
    jungle: edition(2),
    stream: edition(1),
    gully: edition(1),
    wadi: edition(1),
    hill: edition(0),
    orchard: edition(1),
    'hay-stack': edition(1),
    'palm-grove': edition(1),
    crops: edition(1),
  },
});

export const HEXSIDES = ['wall', 'hedge', 'hedgerow'] as const;
export type Hexside = (typeof HEXSIDES)[number];

export const hexsideCover = table<number, Hexside>({
  id: 'vv:table.terrain',
  title: 'Cover modifier of a hexside',
  unit: 'on the dice, or Casualty Points',
  cells: { wall: edition(1), hedge: edition(1), hedgerow: edition(1) },
});

/** Fortifications take the place of terrain; they stand in the open only. */
export const FORTIFICATIONS = ['bunker', 'earthen-bunker', 'sandbags'] as const;
export type Fortification = (typeof FORTIFICATIONS)[number];
/** Entrenchments add to the terrain of their hex. */
export const ENTRENCHMENTS = ['foxholes', 'trenches', 'caves'] as const;
export type Entrenchment = (typeof ENTRENCHMENTS)[number];
export type Position = Fortification | Entrenchment;
export const isPosition = (name: string | undefined): name is Position =>
  ([...FORTIFICATIONS, ...ENTRENCHMENTS] as readonly (string | undefined)[]).includes(name);

export const positionCover = table<number, Position>({
  id: 'vv:table.fortifications',
  title: 'Cover modifier of a position',
  unit: 'on the dice, or Casualty Points',
  cells: {
    bunker: edition(4),
    'earthen-bunker': edition(3),
    sandbags: edition(2),
    foxholes: edition(1),
    trenches: edition(2),
    caves: edition(2),
  },
});

export const stackLimits = table<number, 'infantry' | 'vehicles' | 'beside one vehicle' | 'bunker'>({
  id: 'vv:table.stacking',
  title: 'Stacking limits of a hex',
  unit: 'units',
  must: ['at least 1 unit', (n) => n >= 1],
  cells: {
    infantry: edition(4),
    vehicles: edition(2),
    'beside one vehicle': edition(2),
    bunker: edition(2),
  },
});

/** APFP in a close assault of what has no infantry firepower of its own (15.5). */
export const defenceApfp = table<number, 'gun' | 'unarmed vehicle' | 'unarmed afv'>({
  id: 'vv:table.defence-apfp',
  title: 'APFP of Guns and unarmed vehicles that are assaulted',
  unit: 'APFP',
  cells: {
    gun: printed(2),
    'unarmed vehicle': printed(2),
    'unarmed afv': inferred(2, 'vv:R22', { 2: 0 }),
  },
});

/** What an infantry counter says, where all that we know say the same. */
export const counters = table<{ apfp: number; range: number; rating: number }, 'leader'>({
  id: 'vv:table.sample-infantry',
  title: 'Profile of a leader, unless another is typed',
  unit: 'APFP, range and Casualty Rating',
  cells: { leader: edition({ apfp: 1, range: 3, rating: 1 }) },
});

/** How the APFP of a unit and of its support weapon go together (12.3). */
export const WITH_WEAPON = ['both', 'weapon alone', 'none'] as const;
export type WithWeapon = (typeof WITH_WEAPON)[number];
export const weaponUse = table<WithWeapon, `${'squad' | 'half-squad' | 'leader'} ${'L' | 'H'}`>({
  id: 'vv:table.support-weapon-apfp',
  title: 'APFP that counts: of the unit and its weapon, or of the weapon alone',
  unit: 'by unit and class of weapon',
  cells: {
    'squad L': edition<WithWeapon>('both'),
    'squad H': edition<WithWeapon>('both'),
    'half-squad L': edition<WithWeapon>('both'),
    'half-squad H': edition<WithWeapon>('weapon alone'),
    'leader L': edition<WithWeapon>('weapon alone'),
    'leader H': edition<WithWeapon>('none'),
  },
});

export const casualtyActions = table<number, 'pin' | 'ignored'>({
  id: 'vv:table.casualty-actions',
  title: 'Casualty Points that are covered',
  unit: 'Casualty Points',
  must: ['at least 1', (n) => n >= 1],
  cells: { pin: edition(1), ignored: edition(1) },
});

/** Limits of single dice, and what an AFV can take. */
export const dieLimits = table<number, 'most points on an AFV' | 'crew abandons' | 'minefield'>({
  id: 'vv:table.die-limits',
  title: 'AFVs under assault, and minefields',
  unit: 'points, or that roll or less',
  must: ['a number from 1 to 6', (n) => n >= 1 && n <= 6],
  cells: { 'most points on an AFV': printed(3), 'crew abandons': edition(2), minefield: edition(3) },
});
