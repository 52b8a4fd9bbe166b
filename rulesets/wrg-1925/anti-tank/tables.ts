import { type CellReading, type PlayedTable, played } from '../../../src/rules/book.js';
import { printed, table } from '../words.js';

/** What a weapon that is not made for it deducts from its fire effect against armour (antitank.2, antitank.3). */
export const armourDeductions = table({
  id: 'wrg:table.antitank-effect',
  title: 'Fire effect against armour: deductions',
  unit: 'points',
  cells: { 'afv-gun': printed(-2), 'heavy-mg': printed(-2) },
});

/** The heaviest AFV that a heavy MG or a light shell gun can hurt (antitank.3). */
export const heavyMgLimit = table({
  id: 'wrg:table.antitank-effect',
  title: 'Fire effect against armour: the heaviest target of a heavy MG',
  unit: 'tons',
  cells: { 'heavy-mg-target': printed(15) },
});

/** Target and tactical points against armour (antitank.4 to antitank.12). */
export const antitankModifiers = table({
  id: 'wrg:table.antitank-modifiers',
  title: 'Anti-tank target and tactical points',
  unit: 'points',
  cells: {
    flank: printed(1),
    light: printed(1),
    'target-moved': printed(-1, 'wrg:R30', { 2: 0 }),
    'under-fire': printed(-1, 'wrg:R30', { 2: 0 }),
    surprised: printed(-1, 'wrg:R29', { 2: -2 }),
    heavy: printed(-1, 'wrg:R29', { 2: -2 }),
    concealed: printed(-1, 'wrg:R29', { 2: -2 }),
    moved: printed(-2, 'wrg:R30', { 2: 0 }),
    smoke: printed(-2, 'wrg:R30', { 2: 0 }),
  },
});

/** The weights in tons below which an AFV is light and from which it is heavy, by year (antitank.5, antitank.9). */
export const afvClasses = table({
  id: 'wrg:table.afv-classes',
  title: 'AFV weight classes',
  unit: 'tons',
  must: ['a weight for light that is not above that for heavy', ({ light, heavy }) => light <= heavy],
  cells: {
    'up to 1941': printed({ light: 12, heavy: 25 }),
    'up to 1950': printed({ light: 18, heavy: 40 }),
    'after 1950': printed({ light: 25, heavy: 50 }),
  },
});

/** What a man needs to get out of a knocked out vehicle (crew.1, crew.3). */
export const crewEscape = table({
  id: 'wrg:table.crew-escape',
  title: 'Escape from a knocked out vehicle',
  unit: 'on a die, or more',
  together: ['no higher number for pistol than for smg', ({ smg, pistol }) => pistol! <= smg!],
  cells: { smg: printed(6), pistol: printed(3), passenger: printed(3) },
});

/** `AFV gun (-2)`: what is deducted. */
const deduction: CellReading<number> = (weapon) => Number(/\((-\d+)\)$/.exec(weapon)?.[1]);
/** `under 12` and `25 or more`. */
const classOf: CellReading<{ light: number; heavy: number }> = (under, from) => ({
  light: Number(/^under (\d+)$/.exec(under)?.[1]),
  heavy: Number(/^(\d+) or more$/.exec(from)?.[1]),
});
const OF_CLASS = ['light (+1)', 'heavy (-1)'];
/** The die with which somebody gets out with this. */
const outWith = (what: string, die = '', fate = ''): number | string =>
  fate.includes(what) ? Number(die) : fate;

// The tables as our copy of the book has them.

export const antitankEffectPrinted: PlayedTable = {
  title: 'Anti-tank fire effect after deductions',
  source: 'Anti-Tank Fire',
  columns: ['each', 'Up to 25', 'Up to 50', 'Up to 100', 'Up to 250', 'beyond 250', 'targets'],
  rows: [
    ['One man anti-tank weapon', 2, 6, 4, 2, '1 (to 500)', 'any AFV'],
    ['Recoilless anti-tank gun', 0, 4, 4, 4, 3, 'any AFV'],
    ['Conventional anti-tank gun', 2, 3, 3, 3, 3, 'any AFV'],
    ['Anti-tank guided missile', 0, 0, 0, 0, 6, 'any AFV'],
    ['AFV shell gun, at least 75mm (-2)', 4, 8, 6, 6, 6, 'any AFV'],
    ['AFV gun under 75mm, not automatic (-2)', 0, 1, 1, 1, 1, 'any AFV'],
    [
      'MG 12.7mm+ or automatic light shell gun in turret (-2)',
      0,
      2,
      8,
      6,
      4,
      'AFV up to 15 tons, post-war SP',
    ],
    ['MG 12.7mm+ on pintle (-2)', 2, 4, 4, 2, 0, 'AFV up to 15 tons, post-war SP'],
    ['MG 12.7mm+ on tripod or wheels (-2)', -1, 2, 3, 2, 1, 'AFV up to 15 tons, post-war SP'],
  ],
  provenance:
    'inferred (rows of the two fire effect tables less the printed 2; the gun under 75mm by the ruling that puts it in the conventional gun row)',
  played: [
    /* @__PURE__ */ played(armourDeductions, {
      'afv-gun': ['AFV shell gun', 'each', deduction],
      'heavy-mg': ['MG 12.7mm+ on tripod', 'each', deduction],
    }),
    /* @__PURE__ */ played(heavyMgLimit, {
      'heavy-mg-target': ['MG 12.7mm+ on tripod', 'targets'],
    }),
  ],
};

export const antitankModifiersPrinted: PlayedTable = {
  title: 'Anti-tank target and tactical points',
  source: 'Anti-Tank Fire',
  columns: ['if', 'points'],
  rows: [
    ['fire meets the flank of the target at a smaller angle than its front', 1],
    ['AFV under 12 tons to 1941, 18 to 1950, 25 after', 1],
    ['target moved 50 metres in the period', -1],
    ['firing weapon under fire from weapons able to damage it', -1],
    ['firing weapon surprised by first fire from a hidden source', -1],
    ['AFV of 25 tons or more to 1941, 40 to 1950, 50 after', -1],
    ['target partially concealed by soft or hard cover', -1],
    ['firing weapon moved in the period', -2],
    ['target behind a local smoke screen', -2],
  ],
  provenance: 'book (labels shortened)',
  played: [
    /* @__PURE__ */ played(antitankModifiers, {
      flank: ['fire meets the flank', 'points'],
      light: ['AFV under 12 tons', 'points'],
      'target-moved': ['target moved', 'points'],
      'under-fire': ['firing weapon under fire', 'points'],
      surprised: ['firing weapon surprised', 'points'],
      heavy: ['AFV of 25 tons', 'points'],
      concealed: ['target partially concealed', 'points'],
      moved: ['firing weapon moved', 'points'],
      smoke: ['target behind a local smoke screen', 'points'],
    }),
  ],
};

export const afvClassesPrinted: PlayedTable = {
  title: 'AFV weight classes in tons',
  source: 'Anti-Tank Fire',
  columns: ['years', 'light (+1)', 'neither (0)', 'heavy (-1)'],
  rows: [
    ['up to 1941', 'under 12', '12 to under 25', '25 or more'],
    ['up to 1950', 'under 18', '18 to under 40', '40 or more'],
    ['after 1950', 'under 25', '25 to under 50', '50 or more'],
  ],
  provenance: 'book (the middle column inferred from the other two)',
  played: [
    /* @__PURE__ */ played(afvClasses, {
      'up to 1941': ['up to 1941', OF_CLASS, classOf],
      'up to 1950': ['up to 1950', OF_CLASS, classOf],
      'after 1950': ['after 1950', OF_CLASS, classOf],
    }),
  ],
};

export const crewEscapePrinted: PlayedTable = {
  title: 'Escape from a knocked out vehicle',
  source: 'AFV Crew Casualties',
  columns: ['die', 'crewman', 'infantry passenger'],
  rows: [
    [6, 'leaves with SMG, if paid for', 'escapes with personal weapons'],
    [5, 'escapes with pistol', 'escapes with personal weapons'],
    [4, 'escapes with pistol', 'escapes with personal weapons'],
    [3, 'escapes with pistol', 'escapes with personal weapons'],
    [2, 'casualty', 'casualty'],
    [1, 'casualty', 'casualty'],
  ],
  provenance: 'book (printed as prose)',
  played: [
    /* @__PURE__ */ played(crewEscape, {
      smg: [6, ['die', 'crewman'], (...row) => outWith('SMG', ...row)],
      pistol: [3, ['die', 'crewman'], (...row) => outWith('pistol', ...row)],
      passenger: [3, ['die', 'infantry passenger'], (...row) => outWith('personal weapons', ...row)],
    }),
  ],
};
