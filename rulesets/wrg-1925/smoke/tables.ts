import { type CellReading, type PlayedTable, played } from '../../../src/rules/book.js';
import type { ClauseId } from '../words.js';
import { inferred, printed, table } from '../words.js';

/** What makes smoke (smoke.6, smoke.7, smoke.8), and the length of its screen. */
export const screens = table({
  id: 'wrg:table.smoke',
  title: 'Smoke screens',
  unit: 'metres',
  must: ['at least 1 metre', (n) => n >= 1],
  cells: {
    'off-table': printed(300),
    'mortar-81mm': printed(100),
    'mortar-60mm': printed(50),
    'mortar-2in': printed(50),
    'afv-gun': printed(50),
    'grenade-launcher': printed(50),
    'one-man': printed(50),
    projectors: printed(50),
    'burning-vehicle': printed(50),
    'burning-building': printed(50),
    'burning-vegetation': printed(50),
  },
});
export type SmokeSource = keyof typeof screens.cells;
export const SMOKE_SOURCES = Object.keys(screens.cells) as SmokeSource[];

/** An area that is lit: metres around a point, and for how many periods. */
export interface Lit {
  readonly radius: number;
  readonly periods: number;
}

/** What gives light (light.3 to light.6). A trip flare is printed by its diameter, 20 metres. */
export const illumination = table({
  id: 'wrg:table.illumination',
  title: 'Illumination',
  unit: 'metres and periods',
  must: ['at least 1 metre and 1 period', ({ radius, periods }: Lit) => radius >= 1 && periods >= 1],
  cells: {
    'trip-flare': printed<Lit>({ radius: 10, periods: 1 }),
    'mortar-2in': printed<Lit>({ radius: 20, periods: 1 }),
    'mortar-60mm': printed<Lit>({ radius: 20, periods: 1 }),
    // The period is not printed again for the larger mortar.
    'mortar-81mm': inferred<Lit>({ radius: 30, periods: 1 }, 'wrg:R179', { 2: { radius: 30, periods: 2 } }),
    'off-table': printed<Lit>({ radius: 150, periods: 5 }),
    'flame-thrower': printed<Lit>({ radius: 30, periods: 2 }),
    fougasse: printed<Lit>({ radius: 30, periods: 2 }),
    'burning-vehicle': printed<Lit>({ radius: 30, periods: 2 }),
    'burning-building': inferred<Lit>({ radius: 30, periods: 2 }, 'wrg:R179'),
  },
});
export type LightSource = keyof typeof illumination.cells;
export const LIGHT_SOURCES = Object.keys(illumination.cells) as LightSource[];

/** What makes the smoke or the light, as it is called at the table. */
export const SOURCE_WORDS: Readonly<Record<SmokeSource | LightSource, string>> = {
  'off-table': 'off-table fire',
  'mortar-81mm': 'a 3in or 81mm mortar',
  'mortar-60mm': 'a 60mm mortar',
  'mortar-2in': 'a 2in mortar',
  'afv-gun': 'an AFV shell gun of 75mm or more',
  'grenade-launcher': 'a grenade launcher',
  'one-man': 'a suitable one-man anti-tank weapon',
  projectors: 'the multiple projectors of an AFV',
  'burning-vehicle': 'a burning vehicle',
  'burning-building': 'a burning building',
  'burning-vegetation': 'burning vegetation',
  'trip-flare': 'a trip flare',
  'flame-thrower': 'a flame thrower',
  fougasse: 'a fougasse',
};

/** What both burns and smokes (light.6), and whose smoke it is. */
const FIRES: Readonly<Partial<Record<LightSource, SmokeSource>>> = {
  'flame-thrower': 'burning-vegetation',
  fougasse: 'burning-vegetation',
  'burning-vehicle': 'burning-vehicle',
  'burning-building': 'burning-building',
};

/** The smoke that comes with a light, if any does. */
export const smokeOf = (source: LightSource): SmokeSource | undefined => FIRES[source];

/** The light that comes with smoke, if any does. */
export const lightWith = (source: SmokeSource): LightSource | undefined =>
  source === 'burning-vehicle' || source === 'burning-building' ? source : undefined;

/** What burns where smoke comes of a fire. */
export const fireOf = (source: SmokeSource): LightSource | undefined =>
  LIGHT_SOURCES.find((light) => FIRES[light] === source);

/** The clause that has a source of smoke. */
export const clauseOfSmoke = (source: SmokeSource): ClauseId => {
  if (source === 'projectors') return 'wrg:smoke.8';
  return source === 'off-table' || source === 'mortar-81mm' ? 'wrg:smoke.6' : 'wrg:smoke.7';
};

/** The clause that has a source of light. */
export function clauseOfLight(source: LightSource): ClauseId {
  switch (source) {
    case 'trip-flare':
      return 'wrg:light.3';
    case 'off-table':
      return 'wrg:light.5';
    case 'mortar-2in':
    case 'mortar-60mm':
    case 'mortar-81mm':
      return 'wrg:light.4';
    default:
      return 'wrg:light.6';
  }
}

const litBy: CellReading<Lit> = (area, periods) => {
  const metres = Number.parseInt(area, 10);
  return { radius: area.endsWith('diameter') ? metres / 2 : metres, periods: Number.parseInt(periods, 10) };
};
const OF_LIGHT = ['area in metres', 'periods'];

// The tables as our copy of the book has them.

export const illuminationPrinted: PlayedTable = {
  title: 'Illumination',
  source: 'Battlefield Illumination',
  columns: ['source of light', 'area in metres', 'periods'],
  rows: [
    ['trip flare', '20 diameter', 1],
    ['2in or 60mm mortar', '20 radius', 1],
    ['3in or 81mm mortar', '30 radius', '1 (not repeated in print)'],
    ['off-table mission', '150 radius', 5],
    ['flame thrower or fougasse', '30 radius', 2],
    ['burning vehicle', '30 radius', 2],
  ],
  provenance: 'book (printed as prose)',
  played: [
    /* @__PURE__ */ played(illumination, {
      'trip-flare': ['trip flare', OF_LIGHT, litBy],
      'mortar-2in': ['2in or 60mm mortar', OF_LIGHT, litBy],
      'mortar-60mm': ['2in or 60mm mortar', OF_LIGHT, litBy],
      'mortar-81mm': ['3in or 81mm mortar', OF_LIGHT, litBy],
      'off-table': ['off-table mission', OF_LIGHT, litBy],
      'flame-thrower': ['flame thrower or fougasse', OF_LIGHT, litBy],
      fougasse: ['flame thrower or fougasse', OF_LIGHT, litBy],
      'burning-vehicle': ['burning vehicle', OF_LIGHT, litBy],
    }),
  ],
};

export const smokePrinted: PlayedTable = {
  title: 'Smoke screens',
  source: 'Smoke Concealment',
  columns: ['source of smoke', 'length in metres', 'direction'],
  rows: [
    ['off-table fire', 300, 'any angle to the wind'],
    ['3in or 81mm mortar', 100, 'down wind'],
    ['AFV shell gun of at least 75mm', 50, 'down wind'],
    ['burning vehicle', 50, 'down wind'],
    ['vegetation or building set alight by fougasse, flame thrower', 50, 'down wind'],
    ['2in or 60mm mortar', 50, 'down wind'],
    ['grenade launcher', 50, 'down wind'],
    ['suitable one-man anti-tank weapon', 50, 'down wind'],
    ['AFV multiple projectors', 50, 'parallel to the front, 50 metres away'],
  ],
  provenance: 'book (printed as prose)',
  played: [
    /* @__PURE__ */ played(screens, {
      'off-table': ['off-table fire', 'length in metres'],
      'mortar-81mm': ['3in or 81mm mortar', 'length in metres'],
      'mortar-60mm': ['2in or 60mm mortar', 'length in metres'],
      'mortar-2in': ['2in or 60mm mortar', 'length in metres'],
      'afv-gun': ['AFV shell gun', 'length in metres'],
      'grenade-launcher': ['grenade launcher', 'length in metres'],
      'one-man': ['suitable one-man', 'length in metres'],
      projectors: ['AFV multiple projectors', 'length in metres'],
      'burning-vehicle': ['burning vehicle', 'length in metres'],
      'burning-building': ['vegetation or building', 'length in metres'],
      'burning-vegetation': ['vegetation or building', 'length in metres'],
    }),
  ],
};
