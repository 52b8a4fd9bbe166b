import type { Cell } from '../../../src/rules/book/cell.js';
import { type CellReading, type PlayedTable, type PrintedPlace, played } from '../../../src/rules/book.js';
import { edition, table } from '../words.js';

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

/** What hexes are of for those who move: water has no cover. */
const WATER = 'water';
export const GROUND = [...TERRAIN, WATER] as const;
export type Ground = Terrain | typeof WATER;

/** In a cell: it may not be entered. */
export const PROHIBITED = 0;

/** Movement points of each terrain, on foot and for vehicles. */
const COSTS: Readonly<Partial<Record<Ground, readonly [foot: number, vehicle: number]>>> = {
  building: [2, PROHIBITED],
  woods: [2, 2],
  jungle: [2, 2],
  stream: [2, 3],
  gully: [2, 3],
  wadi: [2, 3],
  water: [PROHIBITED, PROHIBITED],
};

export type Mover = 'foot' | 'vehicle';
type Row = `${Mover} ${Ground | 'hexside' | 'uphill' | 'position'}`;

const costs = Object.fromEntries(
  GROUND.flatMap((terrain) => {
    const [foot, vehicle] = COSTS[terrain] ?? [1, 1];
    return [
      [`foot ${terrain}`, edition(foot)],
      [`vehicle ${terrain}`, edition(vehicle)],
    ];
  }),
);

export const terrainCost = table<number, Row>({
  id: 'vv:table.terrain',
  title: 'Movement points of a hex',
  unit: 'movement points, 0 where it may not be entered',
  cells: {
    ...costs,
    'foot hexside': edition(1),
    'vehicle hexside': edition(1),
    'foot uphill': edition(1),
    'vehicle uphill': edition(1),
    'foot position': edition(1),
    'vehicle position': edition(1),
  } as Record<Row, Cell<number>>,
});

/** The row of each terrain. */
const ROWS: Readonly<Record<Ground, string>> = {
  open: 'Open Ground',
  beach: 'Open Ground',
  'river-bank': 'Open Ground',
  desert: 'Open Ground',
  road: 'Roads and Bridges',
  bridge: 'Roads and Bridges',
  farmland: 'Farmland (Open)',
  crops: 'Farmland (Crops)',
  building: 'Buildings',
  woods: 'Woods and Jungle',
  jungle: 'Woods and Jungle',
  stream: 'Stream',
  gully: 'Stream',
  wadi: 'Stream',
  hill: 'Hill',
  orchard: 'Orchard',
  'hay-stack': 'Orchard',
  'palm-grove': 'Orchard',
  water: 'Canal',
};

/** `None`, `+1 Cum.`; that of a hill depends on what else is there. */
const coverIn: CellReading<number> = (text) =>
  /^(None|Depends)$/.test(text) ? 0 : Number(/^\+(\d)/.exec(text)?.[1]);
const coverPlaces = () =>
  Object.fromEntries<PrintedPlace>(
    TERRAIN.map((terrain) => [terrain, [ROWS[terrain], 'Cover Modifier', coverIn]]),
  );

const costIn: CellReading<number> = (text) => (text === 'Proh.' ? PROHIBITED : Number(text));
/** The row of hills says what it costs to go up one, not what it costs to go along. */
const costPlaces = (by: Mover, column: string) =>
  Object.fromEntries<PrintedPlace>([
    ...GROUND.filter((ground) => ground !== 'hill').map((ground): [Row, PrintedPlace] => [
      `${by} ${ground}`,
      [ROWS[ground], column, costIn],
    ]),
    [`${by} hexside`, ['Walls and Hedges', column, costIn]],
    [`${by} uphill`, [ROWS.hill, column, costIn]],
  ]);

// The tables as our copy of the book has them.

export const terrainPrinted: PlayedTable = {
  title: 'Terrain Effects Summary',
  source: 'section 10; chart image quickref/terrain_effect_summary.png',
  provenance:
    'other-source (chart image, cell for cell; Inf. and Veh. are movement points, needed only by movement)',
  columns: ['Terrain Type', 'Movement Inf.', 'Movement Veh.', 'LOS', 'Cover Modifier'],
  rows: [
    ['Open Ground, Beach, River Bank and Desert', '1', '1', 'No Effect', 'None'],
    ['Roads and Bridges', '1', '1', 'No Effect', 'None'],
    ['Buildings', '2', 'Proh.', 'Blocks', '+3'],
    ['Woods and Jungle', '2', '2', 'Blocks', '+2'],
    ['Stream, Gully and Wadi', '2', '3', 'No Effect', '+1'],
    ['Hill (Level 1 and 2)', '+1', '+1', 'Blocks', 'Depends'],
    ['Orchard, Hay Stack and Palm Grove', '1', '1', 'Hindrance', '+1 Cum.'],
    ['Farmland (Open)', '1', '1', 'No Effect', 'None'],
    ['Farmland (Crops)', '1', '1', 'Hindrance', '+1 Cum.'],
    ['Walls and Hedges', '1', '1', 'Hindrance', '+1 Cum.'],
    ['Canal, Pond, Marsh, Ocean or River', 'Proh.', 'Proh.', 'No Effect', 'None'],
  ],
  played: [
    /* @__PURE__ */ played(terrainCover, /* @__PURE__ */ coverPlaces()),
    /* @__PURE__ */ played(hexsideCover, {
      wall: ['Walls', 'Cover Modifier', coverIn],
      hedge: ['Walls', 'Cover Modifier', coverIn],
      hedgerow: ['Walls', 'Cover Modifier', coverIn],
    }),
    /* @__PURE__ */ played(terrainCost, /* @__PURE__ */ costPlaces('foot', 'Movement Inf.')),
    /* @__PURE__ */ played(terrainCost, /* @__PURE__ */ costPlaces('vehicle', 'Movement Veh.')),
  ],
};
