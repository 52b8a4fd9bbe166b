import { describe, expect, test } from 'vitest';
import { book } from '../../../rulesets/wrg-1925/book.js';
import { arcs, COLUMNS, hearingRanges, locationRanges } from '../../../rulesets/wrg-1925/location/tables.js';
import {
  footDeductions,
  footPaces,
  vehicleDeductions,
  vehiclePaces,
} from '../../../rulesets/wrg-1925/movement/tables.js';
import type { AnyTable } from '../../../src/rules/book/cell.js';
import type { PrintedTable } from '../../../src/rules/book.js';

const tables: Readonly<Record<string, PrintedTable>> = book.tables;
/** The one row of a printed table whose first column begins like this. */
function printedRow(id: string, begins: string): readonly (string | number)[] {
  const found = tables[id]!.rows.filter(([first]) => String(first).startsWith(begins));
  if (found.length !== 1) throw new Error(`${found.length} rows ${begins} in ${id}`);
  return found[0]!;
}
const values = ({ cells }: AnyTable) =>
  Object.fromEntries(Object.entries(cells).map(([row, cell]) => [row, (cell as { value: unknown }).value]));

const FOOT: Record<string, string> = {
  dash: 'Short dash',
  walk: 'Walking',
  crawl: 'Crawling',
  wade: 'Crawling, wading',
  climb: 'Crawling, wading knee deep, climbing',
  manhandle: 'Man-handling',
  double: 'Doubling',
  'steep-slope': 'Climbing a steep slope',
  woods: 'Moving through woods',
  obstacle: 'Crossing hedge',
  indoors: 'Inside buildings',
  limbering: 'Limbering',
  preparing: 'Preparing',
  boarding: 'Entering',
  share: 'Moving half or third',
  brush: 'Hacking',
};
const VEHICLE: Record<string, string> = {
  dash: 'High speed',
  'move-and-fire': 'Move and fire',
  reverse: 'Reverse',
  swim: 'Swim',
  ride: 'Swim if amphibious, or riding horse',
  brush: 'Medium tank',
  obstacle: 'Tracked',
  halt: 'Accelerate',
  'start-up': 'Start up',
  limbering: 'Limber',
  mounting: 'Mount',
  troops: 'Pick up',
  'steep-slope': 'Climb steep',
  turn: 'Each turn during',
  'turn-over-45': 'Each turn over 45',
};
const LOCATION: Record<string, string> = {
  'moving-erect': 'Infantry or heavy',
  'moving-prone': 'Infantry moving prone',
  stationary: 'Stationary infantry',
  firing: 'Firing',
  'vehicle-moving': 'Moving vehicle',
  'vehicle-stationary': 'Stationary vehicle',
  'heavy-firing': 'Vehicle or heavy',
};
const NOISE: Record<string, string> = {
  brush: 'brush',
  speech: 'speech',
  shout: 'shout',
  tracked: 'tracked',
  wheeled: 'wheeled',
  engine: 'idling',
  firing: 'firing',
  explosion: 'firing or explosions',
  'high-explosive': 'firing or explosions',
};

describe('cells in play say what is printed', () => {
  test.each(Object.entries({ ...values(footPaces) }))('(wrg:foot.1) %s', (row, value) => {
    expect(value).toBe(printedRow('wrg:table.foot-movement', FOOT[row]!)[1]);
  });

  test.each(Object.entries(values(footDeductions)))('(wrg:foot.4) (wrg:foot.5) %s', (row, value) => {
    expect(0 - (value as number)).toBe(printedRow('wrg:table.foot-movement', FOOT[row]!)[1]);
  });

  test.each(Object.entries(values(vehiclePaces)))(
    '(wrg:vehicle.1) (wrg:vehicle.2) (wrg:vehicle.3) %s',
    (row, value) => {
      const [, day, moonlight, dark, closed] = printedRow('wrg:table.vehicle-movement', VEHICLE[row]!);
      expect(value).toEqual({ day, moonlight, dark, closedDown: 0 - Number(closed) });
    },
  );

  test.each(Object.entries(values(vehicleDeductions)))('(wrg:vehicle.4) (wrg:vehicle.5) %s', (row, value) => {
    const [, ...less] = printedRow('wrg:table.vehicle-movement', VEHICLE[row]!);
    const [day, moonlight, dark, closedDown] = less.map((n) => 0 - Number(n));
    expect(value).toEqual({ day, moonlight, dark, closedDown });
  });

  test.each(Object.entries(values(locationRanges)))('(wrg:locate.2) %s', (row, value) => {
    const [, ...reaches] = printedRow('wrg:table.target-location', LOCATION[row]!);
    const read = reaches.map((reach) => (/^\d+$/.test(`${reach}`) ? Number(reach) : reach));
    expect(COLUMNS.map((column) => (value as Record<string, unknown>)[column])).toEqual(read);
  });

  test.each(Object.entries(values(hearingRanges)))('(wrg:noise.2) %s', (row, value) => {
    expect(String(value)).toBe(printedRow('wrg:table.noise', NOISE[row]!)[1]);
  });

  test('(wrg:locate.8) (wrg:locate.9) (wrg:locate.10) arcs in degrees', () => {
    const printed = (begins: string) =>
      printedRow('wrg:table.arcs', begins)
        .slice(1)
        .map((says) => Number(/\d+/.exec(`${says}`)?.[0]));
    const {
      infantry,
      'infantry-prone': prone,
      ...others
    } = values(arcs) as Record<string, { vision: number }>;
    expect(others).toEqual({
      'heavy-weapon': { vision: printed('heavy')[0], fire: printed('heavy')[1] },
      turret: { vision: printed('turreted')[0], fire: printed('turreted')[0] },
      'head-out': { vision: printed('head')[0], fire: printed('head')[1] },
      'soft-vehicle': { vision: printed('soft')[0], fire: printed('soft')[1] },
    });
    // Worked out from the printed bases.
    const along = (row: string) => {
      const [, front, rear, depth] = printedRow('wrg:table.bases', row).map(Number);
      return Math.round((2 * 180 * Math.atan((front! - rear!) / 2 / depth!)) / Math.PI);
    };
    expect(infantry!.vision).toBe(along('standing, 20'));
    expect(prone!.vision).toBe(along('prone, 20'));
  });

  test('every printed row is in play', () => {
    const rows = (id: string) => tables[id]!.rows.length;
    // Silence is half of any pace; crawling, wading and climbing share a row; so do firing and explosions.
    expect(new Set(Object.values(FOOT)).size - 2 + 1).toBe(rows('wrg:table.foot-movement'));
    expect(new Set(Object.values(VEHICLE)).size - 1).toBe(rows('wrg:table.vehicle-movement'));
    expect(Object.keys(LOCATION)).toHaveLength(rows('wrg:table.target-location'));
    expect(Object.keys(NOISE)).toHaveLength(rows('wrg:table.noise') + 2);
  });
});
