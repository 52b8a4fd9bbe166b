import type { Cell } from '../../../src/rules/book/cell.js';
import { type CellReading, type PlayedTable, played } from '../../../src/rules/book.js';
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

/** `-10`: what is lost. */
const lost = (text = ''): number => -Number(text);
const metresOf: CellReading<ByLight> = (day, moonlight, dark, closedDown) =>
  byLight(Number(day), Number(moonlight), Number(dark), lost(closedDown));
const lostByLight: CellReading<ByLight> = (day, moonlight, dark, closedDown) =>
  byLight(lost(day), lost(moonlight), lost(dark), lost(closedDown));
const BY_LIGHT = ['Daylight', 'Moonlight or illumination', 'In the dark', 'AFV moving closed down'];

// The tables as our copy of the book has them.

export const footMovementPrinted: PlayedTable = {
  title: 'Foot movement',
  source: 'Foot Movement',
  columns: ['movement', 'metres', 'limits'],
  rows: [
    ['Short dash', 30, 'no firing'],
    ['Walking, firing if desired', 50, '-'],
    ['Crawling, wading knee deep, climbing with hands', 20, 'no firing'],
    ['Man-handling a wheeled or tripod gun', 15, '3 or more men'],
    ['Climbing a steep slope', -10, '-'],
    ['Moving through woods', -10, '-'],
    ['Crossing hedge, high river bank, wall, wire, punji belt', -10, '-'],
    ['Inside buildings', -10, '-'],
    ['Limbering or unlimbering a gun', -10, '-'],
    ['Preparing mortar, tripod or wheeled MG to fire', -10, '-'],
    ['Entering or leaving a vehicle', -10, '-'],
    [
      'Moving half or third share of MG, mortar, missile set',
      -10,
      'wheeled or tripod MG; 3in or 81mm mortar',
    ],
    ['Hacking through brush', -10, '-'],
    ['Silent movement', 'half speed', 'no firing, dashing, speech, hacking'],
    ['Doubling', 75, 'small arms or radio only; no fire, no grenades; 1 period in 3'],
  ],
  provenance: 'book',
  played: [
    /* @__PURE__ */ played(footPaces, {
      walk: ['Walking', 'metres'],
      dash: ['Short dash', 'metres'],
      double: ['Doubling', 'metres'],
      crawl: ['Crawling, wading', 'metres'],
      wade: ['Crawling, wading', 'metres'],
      climb: ['Crawling, wading', 'metres'],
      manhandle: ['Man-handling', 'metres'],
    }),
    /* @__PURE__ */ played(footDeductions, {
      'steep-slope': ['Climbing a steep slope', 'metres', lost],
      woods: ['Moving through woods', 'metres', lost],
      obstacle: ['Crossing hedge', 'metres', lost],
      indoors: ['Inside buildings', 'metres', lost],
      limbering: ['Limbering', 'metres', lost],
      preparing: ['Preparing mortar', 'metres', lost],
      boarding: ['Entering or leaving a vehicle', 'metres', lost],
      share: ['Moving half or third share', 'metres', lost],
      brush: ['Hacking through brush', 'metres', lost],
    }),
  ],
};

export const vehicleMovementPrinted: PlayedTable = {
  title: 'Vehicle movement',
  source: 'Vehicle Movement',
  columns: ['movement', 'Daylight', 'Moonlight or illumination', 'In the dark', 'AFV moving closed down'],
  rows: [
    ['High speed dash in the open', 180, 120, 60, -40],
    ['Move and fire', 120, 80, 40, -40],
    ['Reverse', 60, 60, 60, -20],
    ['Swim if amphibious, or riding horse', 60, 60, 60, -20],
    ['Medium tank crushing through brush', -40, -40, -40, -10],
    ['Tracked or multi-wheeled AFV, or horse: hedge, wall, ditch, bank', -40, -40, -40, -10],
    ['Accelerate from halt', -40, -40, -40, -10],
    ['Start up', -40, -40, -40, -10],
    ['Limber or unlimber', -40, -40, -40, -10],
    ['Mount or dismount', -40, -40, -40, -10],
    ['Pick up or set down troops', -40, -40, -40, -10],
    ['Climb steep slope', -40, -40, -40, -10],
    ['Each turn during period', -40, -40, -40, -10],
    ['Each turn over 45 degrees during period', -40, -40, -40, -10],
  ],
  provenance:
    'book; the four cells of Reverse are blank in our copy of the main table and come from the quick-reference sheet; the last ten rows share one printed cell in each column',
  played: [
    /* @__PURE__ */ played(vehiclePaces, {
      dash: ['High speed dash', BY_LIGHT, metresOf],
      'move-and-fire': ['Move and fire', BY_LIGHT, metresOf],
      reverse: ['Reverse', BY_LIGHT, metresOf],
      swim: ['Swim if amphibious', BY_LIGHT, metresOf],
      ride: ['Swim if amphibious', BY_LIGHT, metresOf],
    }),
    /* @__PURE__ */ played(vehicleDeductions, {
      brush: ['Medium tank crushing', BY_LIGHT, lostByLight],
      obstacle: ['Tracked or multi-wheeled', BY_LIGHT, lostByLight],
      halt: ['Accelerate from halt', BY_LIGHT, lostByLight],
      'start-up': ['Start up', BY_LIGHT, lostByLight],
      limbering: ['Limber or unlimber', BY_LIGHT, lostByLight],
      mounting: ['Mount or dismount', BY_LIGHT, lostByLight],
      troops: ['Pick up or set down', BY_LIGHT, lostByLight],
      'steep-slope': ['Climb steep slope', BY_LIGHT, lostByLight],
      turn: ['Each turn during', BY_LIGHT, lostByLight],
      'turn-over-45': ['Each turn over 45', BY_LIGHT, lostByLight],
    }),
  ],
};
