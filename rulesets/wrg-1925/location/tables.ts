import type { Cell } from '../../../src/rules/cell.js';
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
