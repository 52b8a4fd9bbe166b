import type { Rule } from '../../../src/rules/rule.js';
import { metres, type Scale } from '../say.js';
import { look, type RulingId, ruling, step } from '../words.js';
import type { Doing, Spot } from './input.js';
import { nightColumn } from './night.js';
import {
  type Column,
  locationRanges,
  NOT_APPLICABLE,
  OPEN_ENDED,
  type Reach,
  type TargetRow,
} from './tables.js';

/** A range as a line and the result hold it, and as they say it: `Infinity` has no end, 0 is never. */
export const shownRange = (range: number): number | string => (range === Infinity ? OPEN_ENDED : range);
const rangeInWords = (range: number, scale: Scale): string =>
  range === Infinity ? 'any distance in sight' : range === 0 ? 'never located' : metres(range, scale);

/** `located at up to 50 metres`, `located at any distance in sight`, `never located`. */
export const locatedAt = (range: number, scale: Scale): string =>
  range === 0
    ? 'never located'
    : `located at ${range === Infinity ? '' : 'up to '}${rangeInWords(range, scale)}`;

const IN: Readonly<Record<Column, string>> = {
  open: 'in the open',
  woods: 'in woods or brush',
  trees: 'using single trees, bushes or rocks',
  hedge: 'behind a hedge or wall, or at a wood edge',
  dark: 'on a dark night',
  'dark-silent': 'on a dark night in silence',
  moonlight: 'by moonlight or illumination',
};
const WHO: Readonly<Record<TargetRow, string>> = {
  'moving-erect': 'moving erect',
  'moving-prone': 'moving prone, or a heavy weapon in position',
  stationary: 'stationary, prone or in defences',
  firing: 'firing personal weapons',
  'vehicle-moving': 'a moving vehicle',
  'vehicle-stationary': 'a stationary vehicle',
  'heavy-firing': 'a vehicle or heavy weapon firing',
};

/**
 * The greatest distance at which the target is located (locate.2): of two things that it does the greater (locate.3), of
 * terrain and light the least (locate.4).
 * @returns metres; Infinity without end, 0 for never
 */
export function* rangeOfLocation(input: Spot): Rule<number> {
  const night = yield* nightColumn(input);
  const columns: Column[] = [input.terrain];
  if (input.alsoTerrain) columns.push(input.alsoTerrain);
  if (night) columns.push(night);
  const first = yield* leastOf(yield* rowOf(input.doing), columns, input.scale);
  if (!input.alsoDoing) return first;
  const second = yield* leastOf(yield* rowOf(input.alsoDoing), columns, input.scale);
  const most = Math.max(first, second);
  const text = `two targets fit, the greatest range counts: ${rangeInWords(most, input.scale)}`;
  yield* step({ id: 'greatest', clause: 'wrg:locate.3', value: shownRange(most), text });
  return most;
}

/** The row of what a target does; that of a man who stands still and erect is ruled (R101). */
function* rowOf(doing: Doing): Rule<TargetRow> {
  if (doing === 'in-position') return 'moving-prone';
  if (doing !== 'standing') return doing;
  const row = (yield* ruling('wrg:R101')) === 2 ? 'stationary' : 'moving-erect';
  const text = `standing still and erect: as ${WHO[row]}`;
  yield* step({ id: 'standing', clause: 'wrg:locate.2', value: row, text, ruling: 'wrg:R101' });
  return row;
}

/** The least range of the columns that fit (locate.4); one that is not applicable gives way to another (R100). */
function* leastOf(row: TargetRow, columns: readonly Column[], scale: Scale): Rule<number> {
  const ranges: number[] = [];
  for (const column of columns) {
    const range = yield* rangeIn(row, column, scale);
    if (range !== undefined) ranges.push(range);
  }
  // Nothing fits but a column that does not apply: what it stands in front of is open ground.
  if (ranges.length === 0) ranges.push((yield* rangeIn(row, 'open', scale)) ?? 0);
  const least = Math.min(...ranges);
  if (ranges.length > 1) {
    const text = `the least of these counts: ${rangeInWords(least, scale)}`;
    yield* step({ id: 'least', clause: 'wrg:locate.4', value: shownRange(least), text });
  }
  return least;
}

/** One cell in metres; none, where the column is ignored. */
function* rangeIn(row: TargetRow, column: Column, scale: Scale): Rule<number | undefined> {
  const { value: cells, ...from } = yield* look(locationRanges.cells[row]);
  const cell: Reach = cells[column];
  const says = `${WHO[row]}, ${IN[column]}`;
  const line = { id: 'cell', clause: 'wrg:locate.2' } as const;
  if (cell !== NOT_APPLICABLE) {
    const open = cell === OPEN_ENDED;
    const range = open ? ((yield* ruling('wrg:R99')) === 2 ? 500 : Infinity) : cell;
    const by: { ruling?: RulingId } = open ? { ruling: 'wrg:R99' } : {};
    const text = `${says}: ${rangeInWords(range, scale)}`;
    yield* step({ ...line, value: shownRange(range), text, from: { value: range, ...from }, ...by });
    return range;
  }
  if ((yield* ruling('wrg:R100')) === 2) {
    yield* step({ ...line, value: 0, text: `${says}: never located`, ruling: 'wrg:R100' });
    return 0;
  }
  yield* step({ ...line, value: cell, text: `${says}: not applicable`, ruling: 'wrg:R100' });
  return column === 'dark-silent' ? yield* rangeIn(row, 'dark', scale) : undefined;
}
