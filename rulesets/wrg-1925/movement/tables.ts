import type { Cell } from '../../../src/rules/cell.js';
import { printed, table } from '../words.js';

/** Far enough for any number of metres that players may put in place of a printed one. */
const METRES = { unit: 'metres', upTo: 1000 } as const;

/** What a man on foot covers in a period (foot.1). */
export const footPaces = table({
  ...METRES,
  id: 'wrg:table.foot-movement',
  title: 'Foot paces',
  cells: {
    walk: printed(50),
    dash: printed(30),
    double: printed(75),
    crawl: printed(20),
    wade: printed(20),
    climb: printed(20),
    manhandle: printed(15),
  },
});
export type FootPace = keyof typeof footPaces.cells;

/** What a man on foot loses for each thing done on the way (foot.4, foot.5). */
export const footDeductions = table({
  ...METRES,
  id: 'wrg:table.foot-movement',
  title: 'Deductions on foot',
  cells: {
    'steep-slope': printed(10),
    woods: printed(10),
    obstacle: printed(10),
    indoors: printed(10),
    limbering: printed(10),
    preparing: printed(10),
    boarding: printed(10),
    share: printed(10),
    brush: printed(10),
  },
});

/** A row of vehicle movement: metres by the light, and how many more are lost closed down. */
export interface ByLight {
  readonly day: number;
  readonly moonlight: number;
  readonly dark: number;
  readonly closedDown: number;
}

const byLight = (
  ...[day, moonlight, dark, closedDown]: readonly [number, number, number, number]
): ByLight => ({
  day,
  moonlight,
  dark,
  closedDown,
});

/** The sheet alone has this row whole. */
const onTheSheet = (value: ByLight, ruling: string): Cell<ByLight> => ({
  value,
  from: 'quick reference',
  ruling,
});

/** What a vehicle or a rider covers in a period (vehicle.1, vehicle.2). */
export const vehiclePaces = table({
  ...METRES,
  id: 'wrg:table.vehicle-movement',
  title: 'Vehicle paces',
  cells: {
    dash: printed(byLight(180, 120, 60, 40)),
    'move-and-fire': printed(byLight(120, 80, 40, 40)),
    reverse: onTheSheet(byLight(60, 60, 60, 20), 'wrg:R1'),
    swim: printed(byLight(60, 60, 60, 20)),
    ride: printed(byLight(60, 60, 60, 20)),
  },
});
export type VehiclePace = keyof typeof vehiclePaces.cells;

/** What a vehicle or a rider loses for each thing done on the way (vehicle.4, vehicle.5). */
export const vehicleDeductions = table({
  ...METRES,
  id: 'wrg:table.vehicle-movement',
  title: 'Deductions of vehicles',
  cells: {
    brush: printed(byLight(40, 40, 40, 10)),
    obstacle: printed(byLight(40, 40, 40, 10)),
    halt: printed(byLight(40, 40, 40, 10)),
    'start-up': printed(byLight(40, 40, 40, 10)),
    limbering: printed(byLight(40, 40, 40, 10)),
    mounting: printed(byLight(40, 40, 40, 10)),
    troops: printed(byLight(40, 40, 40, 10)),
    'steep-slope': printed(byLight(40, 40, 40, 10)),
    turn: printed(byLight(40, 40, 40, 10)),
    'turn-over-45': printed(byLight(40, 40, 40, 10)),
  },
});
