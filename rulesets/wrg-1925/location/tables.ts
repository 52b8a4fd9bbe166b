import type { Cell } from '../../../src/rules/book/cell.js';
import { type CellReading, type PlayedTable, played } from '../../../src/rules/book.js';
import { inferred, printed, table } from '../words.js';

export const OPEN_ENDED = '500+';
export const NOT_APPLICABLE = 'not applicable';
/** Metres, a range without end, or a column that does not fit. */
export type Reach = number | typeof OPEN_ENDED | typeof NOT_APPLICABLE;

/** The columns of target location, in the order of the page. */
export const COLUMNS = ['open', 'woods', 'trees', 'hedge', 'dark', 'dark-silent', 'moonlight'] as const;
export type Column = (typeof COLUMNS)[number];
type Row = Readonly<Record<Column, Reach>>;

const row = (...reaches: readonly [Reach, Reach, Reach, Reach, Reach, Reach, Reach]): Cell<Row> =>
  printed(Object.fromEntries(COLUMNS.map((column, i) => [column, reaches[i]])) as Row);

const no = NOT_APPLICABLE;
const far = OPEN_ENDED;

/** The greatest distances at which targets are located (locate.2). */
export const locationRanges = table({
  id: 'wrg:table.target-location',
  title: 'Target location ranges',
  unit: 'metres',
  upTo: 1000,
  words: [OPEN_ENDED, NOT_APPLICABLE],
  cells: {
    'moving-erect': row(500, 50, no, 100, 50, 25, 100),
    'moving-prone': row(200, 50, no, 50, 25, 25, 50),
    stationary: row(100, 25, 50, 25, 25, 10, 25),
    firing: row(500, 50, 500, 500, 250, no, 250),
    'vehicle-moving': row(far, 50, no, far, 100, no, far),
    'vehicle-stationary': row(far, 50, 100, 100, 50, 25, 500),
    'heavy-firing': row(far, 100, far, far, far, no, far),
  },
});
export type TargetRow = keyof typeof locationRanges.cells;

/** How wide somebody sees and fires, in degrees. */
export interface Arc {
  readonly vision: number;
  readonly fire: number;
}
const arc = (vision: number, fire = vision): Arc => ({ vision, fire });

/** Arcs of vision and fire (locate.7 to locate.10); those along the sides of a base are worked out from it (R104). */
export const arcs = table({
  id: 'wrg:table.arcs',
  title: 'Arcs of vision and fire',
  unit: 'degrees',
  upTo: 360,
  cells: {
    infantry: inferred(arc(41), 'wrg:R104', { 2: arc(45) }),
    'infantry-prone': inferred(arc(28), 'wrg:R104', { 2: arc(45) }),
    'heavy-weapon': printed(arc(45)),
    turret: printed(arc(45)),
    'head-out': printed(arc(90, 45)),
    'soft-vehicle': printed(arc(90, 45)),
  },
});

/** How far a noise is heard (noise.2). */
export const hearingRanges = table({
  id: 'wrg:table.noise',
  title: 'Hearing ranges',
  unit: 'metres',
  upTo: 1000,
  words: [OPEN_ENDED],
  cells: {
    brush: printed<Reach>(100),
    speech: printed<Reach>(10),
    shout: printed<Reach>(50),
    tracked: printed<Reach>(250),
    wheeled: printed<Reach>(100),
    engine: printed<Reach>(50),
    firing: printed<Reach>(OPEN_ENDED),
    explosion: printed<Reach>(OPEN_ENDED),
    'high-explosive': printed<Reach>(OPEN_ENDED),
  },
});
export type Noise = keyof typeof hearingRanges.cells;

/** Metres, or one of the words. */
const reachOf: CellReading<Reach> = (text) => (/^\d+$/.test(text) ? Number(text) : (text as Reach));
const reachesOf: CellReading<Row> = (...texts) =>
  Object.fromEntries(COLUMNS.map((column, i) => [column, reachOf(texts[i]!)])) as Row;
const OF_TARGET = [
  'Open, grass, slight folds',
  'Woods or jungle brush',
  'Individual trees, bushes, rocks',
  'Behind hedge or wall, wood edge',
  'Dark night',
  'Dark night, silence observed',
  'Moonlight or battlefield illumination',
];

const degreesOf: CellReading<Arc> = (vision, fire) => {
  const seen = Number.parseInt(vision, 10);
  return arc(seen, fire.startsWith('as vision') ? seen : Number.parseInt(fire, 10));
};
const OF_ARC = ['vision', 'fire'];

// The tables as our copy of the book has them.

export const arcsPrinted: PlayedTable = {
  title: 'Arcs of vision and fire',
  source: 'Target Location',
  columns: ['who', 'vision', 'fire'],
  rows: [
    ['infantry figure', 'angle of base sides', 'angle of base sides'],
    ['heavy weapon in position', '45, i.e. 22.5 each side', '45, i.e. 22.5 each side'],
    [
      'turreted vehicle',
      '45 to its front and 45 along the turret',
      'as vision of turret, driver or commander',
    ],
    ['head and shoulders out of AFV', '90 to front', '45'],
    ['soft vehicle with free vision', '90 to front', '45'],
    ['Claymore cone', '-', '45 each side to 50 metres'],
  ],
  provenance: 'book (printed as prose)',
  played: [
    /* @__PURE__ */ played(arcs, {
      'heavy-weapon': ['heavy weapon', OF_ARC, degreesOf],
      turret: ['turreted vehicle', OF_ARC, degreesOf],
      'head-out': ['head and shoulders', OF_ARC, degreesOf],
      'soft-vehicle': ['soft vehicle', OF_ARC, degreesOf],
    }),
  ],
};

export const targetLocationPrinted: PlayedTable = {
  title: 'Target location ranges in metres',
  source: 'Target Location',
  columns: [
    'target',
    'Open, grass, slight folds',
    'Woods or jungle brush',
    'Individual trees, bushes, rocks',
    'Behind hedge or wall, wood edge',
    'Dark night',
    'Dark night, silence observed',
    'Moonlight or battlefield illumination',
  ],
  rows: [
    [
      'Infantry or heavy weapons groups moving erect',
      '500',
      '50',
      'not applicable',
      '100',
      '50',
      '25',
      '100',
    ],
    [
      'Infantry moving prone; heavy weapons groups in position',
      '200',
      '50',
      'not applicable',
      '50',
      '25',
      '25',
      '50',
    ],
    ['Stationary infantry, prone or in field defences, buildings', '100', '25', '50', '25', '25', '10', '25'],
    ['Firing personal weapons', '500', '50', '500', '500', '250', 'not applicable', '250'],
    ['Moving vehicle', '500+', '50', 'not applicable', '500+', '100', 'not applicable', '500+'],
    ['Stationary vehicle', '500+', '50', '100', '100', '50', '25', '500'],
    ['Vehicle or heavy weapon firing', '500+', '100', '500+', '500+', '500+', 'not applicable', '500+'],
  ],
  provenance: 'book (quick-reference has all 49 cells alike)',
  played: [
    /* @__PURE__ */ played(locationRanges, {
      'moving-erect': ['Infantry or heavy weapons groups moving', OF_TARGET, reachesOf],
      'moving-prone': ['Infantry moving prone', OF_TARGET, reachesOf],
      stationary: ['Stationary infantry', OF_TARGET, reachesOf],
      firing: ['Firing personal weapons', OF_TARGET, reachesOf],
      'vehicle-moving': ['Moving vehicle', OF_TARGET, reachesOf],
      'vehicle-stationary': ['Stationary vehicle', OF_TARGET, reachesOf],
      'heavy-firing': ['Vehicle or heavy weapon firing', OF_TARGET, reachesOf],
    }),
  ],
};

export const noisePrinted: PlayedTable = {
  title: 'Hearing ranges in metres',
  source: 'Detection Without Location',
  columns: ['noise', 'metres'],
  rows: [
    ['brush cutting', '100'],
    ['speech', '10'],
    ['shout', '50'],
    ['tracked vehicle moving', '250'],
    ['wheeled vehicle moving', '100'],
    ['idling engine', '50'],
    ['firing or explosions', '500+'],
  ],
  provenance: 'book (printed as prose)',
  played: [
    /* @__PURE__ */ played(hearingRanges, {
      brush: ['brush cutting', 'metres', reachOf],
      speech: ['speech', 'metres', reachOf],
      shout: ['shout', 'metres', reachOf],
      tracked: ['tracked vehicle', 'metres', reachOf],
      wheeled: ['wheeled vehicle', 'metres', reachOf],
      engine: ['idling engine', 'metres', reachOf],
      firing: ['firing or explosions', 'metres', reachOf],
      explosion: ['firing or explosions', 'metres', reachOf],
      'high-explosive': ['firing or explosions', 'metres', reachOf],
    }),
  ],
};
