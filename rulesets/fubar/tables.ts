import { type Cell, inferred, printed, table } from '../../src/rules/cell.js';

/** The tables in play of units, moves, cover, armour and vehicles. Those of weapons stand in weapons.ts. */

export const LEVELS = ['green', 'seasoned', 'veteran', 'elite'] as const;
export type Level = (typeof LEVELS)[number];

/** What training gives a unit. */
export interface Training {
  /** The lowest total that activates it. */
  readonly activation: number;
  /** The lowest face that hits. */
  readonly expertise: number;
  /** The most suppressed figures it can have. */
  readonly suppress: number;
}

const trained = (activation: number, expertise: number, suppress: number): Training => ({
  activation,
  expertise,
  suppress,
});

export const training = table<Training, Level>({
  id: 'fubar:table.training',
  title: 'Unit training and experience',
  unit: 'number needed, number needed, figures',
  must: [
    'numbers from 2 to 6 for activation and expertise',
    ({ activation, expertise }) => [activation, expertise].every((n) => n >= 2 && n <= 6),
  ],
  cells: {
    green: printed(trained(5, 6, 1)),
    seasoned: printed(trained(4, 5, 2)),
    veteran: printed(trained(3, 4, 3)),
    elite: printed(trained(2, 4, 4), 'fubar:R39', { 2: trained(2, 3, 4) }),
  },
});

export const activationModifiers = table({
  id: 'fubar:table.activation-modifiers',
  title: 'Modifiers to the activation roll',
  unit: 'on the die',
  cells: {
    'no-enemy': printed(1),
    'out-of-touch': printed(-1),
    suppressed: printed(-1),
    stunned: printed(-2),
  },
});

export const ACTIONS = [
  'walk',
  'run',
  'duck-and-weave',
  'on-guard',
  'gone-to-ground',
  'aimed-fire',
  'assault',
  'mount-up',
] as const;
export type ActionName = (typeof ACTIONS)[number];

/** What an action is called at the table. */
export const CALLED: Readonly<Record<ActionName, string>> = {
  walk: 'Walk',
  run: 'Run',
  'duck-and-weave': 'Duck & Weave',
  'on-guard': 'On Guard',
  'gone-to-ground': 'Gone To Ground',
  'aimed-fire': 'Aimed Fire',
  assault: 'Assault',
  'mount-up': 'Mount Up',
};

export const moves = table<number, ActionName>({
  id: 'fubar:table.actions',
  title: 'Move of each action',
  unit: 'cm',
  cells: {
    walk: printed(6),
    run: printed(12),
    'duck-and-weave': printed(8),
    'on-guard': printed(0),
    'gone-to-ground': printed(3),
    'aimed-fire': printed(0),
    assault: printed(8),
    'mount-up': { value: 5, from: 'other edition', ruling: 'fubar:R72' } satisfies Cell<number>,
  },
});

/** What an action adds to the dice. */
export const bonuses = table({
  id: 'fubar:table.actions',
  title: 'Aimed Fire',
  unit: 'on each die',
  cells: { aiming: printed(1) },
});

export const distances = table({
  id: 'fubar:table.distances',
  title: 'Distances of the text',
  unit: 'cm',
  cells: {
    battered: printed(6),
    edge: printed(2),
    'same-cover': printed(6),
    'closing-up': printed(3),
    vehicle: printed(12),
    'vehicle-soft': printed(6),
    'vehicle-moderate': printed(6),
    behind: { value: 3, from: 'inferred', ruling: 'fubar:R77' } satisfies Cell<number>,
  },
});

export const COVER = ['open', 'soft', 'moderate', 'hard'] as const;
export type Cover = (typeof COVER)[number];

export const coverModifiers = table<number, Exclude<Cover, 'open'>>({
  id: 'fubar:table.cover',
  title: 'Cover',
  unit: 'on the number needed',
  cells: { soft: printed(1), moderate: printed(2), hard: printed(3) },
});

/** What kind of cover the things on the table are. */
export const terrain = table<Cover, string>({
  id: 'fubar:table.cover',
  title: 'Examples of cover',
  unit: 'cover',
  cells: {
    undergrowth: printed('soft'),
    woods: printed('soft'),
    'wooden-building': printed('soft'),
    hedgerow: printed('soft'),
    'rifle-pit': printed('soft'),
    wall: printed('moderate'),
    building: printed('moderate'),
    rubble: printed('moderate'),
    trench: printed('moderate'),
    bunker: printed('hard'),
  },
});
export const TERRAIN = Object.keys(terrain.cells);

/** The worst number that cover can make (cover.3). */
export const limits = table({
  id: 'fubar:table.to-hit',
  title: 'The worst number that cover makes',
  unit: 'on a die',
  must: ['a number from 2 to 6', (n) => n >= 2 && n <= 6],
  cells: { cap: inferred(6, 'fubar:R17') },
});

const SAVES: ['a number from 2 to 6', (n: number) => boolean] = [
  'a number from 2 to 6',
  (n) => n >= 2 && n <= 6,
];

export const ARMOUR = ['none', 'light', 'medium', 'heavy', 'power', 'battlesuit'] as const;
export type Armour = (typeof ARMOUR)[number];

export const armourSaves = table<number, Exclude<Armour, 'none'>>({
  id: 'fubar:table.personal-armour',
  title: 'Personal armour',
  unit: 'or more saves',
  must: SAVES,
  cells: {
    light: printed(6),
    medium: printed(5),
    heavy: printed(4),
    power: printed(3),
    battlesuit: printed(2),
  },
});
