import { type Cell, table } from '../../../src/rules/cell.js';
import { edition } from '../words.js';
import { GROUND, type Ground } from './move-path.js';

/** In a cell: it may not be entered. */
export const PROHIBITED = 0;

export const movementPoints = table<
  number,
  'leader' | 'squad' | 'half-squad' | 'with a leader' | 'heavy weapon'
>({
  id: 'vv:table.infantry-movement-points',
  title: 'Infantry movement points',
  unit: 'movement points',
  cells: {
    leader: edition(6),
    squad: edition(4),
    'half-squad': edition(4),
    'with a leader': edition(6),
    'heavy weapon': edition(1),
  },
});

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
type Row = `${Mover} ${Ground | 'hexside' | 'uphill'}`;

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
  } as Record<Row, Cell<number>>,
});
