import type { Conflict } from '../../../src/rules/action.js';
import { choice, count, type Fault, type InputOf, list, text, toggle } from '../../../src/rules/field.js';
import type { Input } from '../../../src/rules/record.js';
import { type Unit as Listed, type UnitKind, withDefaults } from '../../../src/rules/roster.js';
import { LETTERS } from '../armour-tables.js';
import { ENTRENCHMENTS, FORTIFICATIONS, TERRAIN } from '../tables.js';
import { UNIT_WORDS, unitsFault, unitsIn } from '../unit-spec.js';
import { isInfantry, type Unit } from '../units.js';

/** The longest name of a unit or hex. */
const LONGEST = 80;

const profile = {
  unit: list('the unit with its support weapons, as it is typed elsewhere', {
    required: true,
    metavar: 'squad:4-6-4,lmg:3',
    max: 1,
    between: /\n+/,
    words: UNIT_WORDS,
    fault: counterFault,
  }),
  half: text('squads: APFP-range-Casualty Rating of the half squad', { metavar: '2-6-2', max: 8 }),
  atfp: choice(LETTERS, 'anti-tank factor of its Gun, bazooka or AT grenades', {}),
  weaponRange: count('printed range of its bazooka in hexes', { min: 1, max: 30 }),
  armour: choice(LETTERS, 'AFVs: front armour, or the only printed one', {}),
  rearArmour: choice(LETTERS, 'AFVs: rear armour, where it has another', {}),
  mp: count('AFVs and vehicles: movement points on the counter', { max: 40 }),
  transport: text('AFVs and vehicles: transport class, T1, T2 or TH', { metavar: 'T2', max: 2 }),
  tow: toggle('a dash below the class: it can tow a Gun', {}),
  largeGun: toggle('Guns: a large one', {}),
};

const marks = {
  hex: text('the hex where it is, as the players call it', { metavar: 'hex', max: LONGEST }),
  terrain: choice([...TERRAIN, ...FORTIFICATIONS, ...ENTRENCHMENTS], 'terrain of that hex', {}),
  entrenchment: choice(ENTRENCHMENTS, 'entrenchment beside the terrain', {}),
  aboard: text('the carrier it is aboard of, or that tows it', { metavar: 'unit', max: LONGEST }),
  pinned: toggle('pinned', {}),
  pinnedNow: toggle('pinned in this very phase', {}),
  valorous: toggle('valorous', {}),
  reduced: toggle('reduced: its half squad has taken its place', {}),
  immobile: toggle('AFVs: immobile', {}),
  marked: toggle('a Move or Fire marker', {}),
  advanced: toggle('it has advanced in this phase', {}),
  fired: toggle('its support weapon has fired this turn', {}),
  led: toggle('leaders: he has modified an attack this turn', {}),
  uses: choice(['grenades', 'satchel'], 'the counter it uses up in its next attack or defence', {}),
  points: count('Casualty Points that its hex has to meet', { max: 60, default: 0 }),
  pointsBy: choice(['assault', 'fire'], 'what brought them', {}),
  crewChecked: toggle('AFVs: the crew made its check in that close assault', {}),
  eliminated: toggle('eliminated', {}),
};

/** What a counter says stands in its roster; what becomes of it is a mark. */
const BECOMES = ['pinned', 'pinned-now', 'aboard', 'towed', 'immobile', 'advanced', 'marked'];

function counterFault(entry: string): Fault | undefined {
  const fault = unitsFault(entry);
  if (fault) return fault;
  const mark = entry
    .toLowerCase()
    .split(/[:,\s]+/)
    .find((word) => BECOMES.includes(word) || word === 'fired');
  if (mark) return { takes: `the counter alone: ${mark} is a mark, and stands beside it` };
  const [unit, ...more] = unitsIn([entry]);
  return unit && more.length === 0 ? undefined : { takes: 'one unit: each has a name of its own' };
}

export type Counter = InputOf<typeof profile> & InputOf<typeof marks>;

/** APFP, range and Casualty Rating as they are printed. */
const PRINTED = /^\d{1,2}-\d{1,2}-\d{1,2}$/;
export const ratingIn = (printed: string): number => Number(printed.split('-')[2]);

/** What goes with some kinds of units alone: the fields, those units, and who they are. */
const ONLY: readonly (readonly [fields: readonly string[], is: (unit: Unit) => boolean, who: string])[] = [
  [['half', 'reduced'], ({ kind }) => kind === 'squad', 'squads'],
  [['valorous', 'advanced', 'uses'], isInfantry, 'infantry'],
  [['led'], ({ kind }) => kind === 'leader' || kind === 'hero', 'leaders'],
  [['armour', 'rearArmour', 'immobile', 'crewChecked'], ({ kind }) => kind === 'afv', 'AFVs'],
  [['mp', 'transport', 'tow'], ({ kind }) => kind === 'afv' || kind === 'vehicle', 'AFVs and vehicles'],
  [['largeGun'], ({ kind }) => kind === 'gun', 'Guns'],
  [['pinned', 'pinnedNow'], ({ kind }) => kind !== 'afv', 'everything but AFVs'],
  [['aboard'], (unit) => isInfantry(unit) || unit.kind === 'gun', 'infantry and Guns'],
  [['weaponRange'], ({ weapons }) => weapons.some(({ name }) => name === 'bazooka'), 'units with a bazooka'],
];

function conflict(input: Input): Conflict | undefined {
  const of = input as unknown as Counter;
  const [unit] = unitsIn(of.unit);
  if (!unit) return { input: 'unit', message: 'a unit is needed: squad:4-6-4' };
  for (const [fields, is, who] of ONLY) {
    const stray = fields.find((name) => input[name] !== undefined && input[name] !== false);
    if (stray && !is(unit)) return { input: stray, message: `is for ${who}` };
  }
  if (of.half !== undefined) {
    if (!PRINTED.test(of.half)) return { input: 'half', message: 'takes what its counter has, as in 2-6-2' };
    const rating = ratingIn(of.half);
    if (rating === 0 || rating >= unit.rating! || (unit.half ?? rating) !== rating)
      return { input: 'half', message: 'does not go with the Casualty Rating of the squad' };
  }
  if (of.uses !== undefined && !unit.weapons.some(({ name }) => name === of.uses))
    return { input: 'uses', message: 'needs such a counter in unit' };
  if (of.transport !== undefined && !/^T[1-9H]$/i.test(of.transport))
    return { input: 'transport', message: 'takes a class such as T1, T2 or TH' };
  return of.rearArmour !== undefined && of.armour === undefined
    ? { input: 'rearArmour', message: 'needs armour' }
    : undefined;
}

export const kinds = {
  unit: {
    says: 'a unit: infantry, an AFV, a vehicle or a Gun',
    profile,
    marks,
    conflict,
  },
} satisfies Record<string, UnitKind>;

/** A unit of the roster with its profile and its marks in one, and its counter. */
export type Known = Counter & { readonly name: string; readonly counter: Unit };

/** What is known of a unit of a roster: a reduced squad is the half squad that took its place. */
export function known({ name, profile: of, marks: now }: Listed): Known {
  const all = { ...withDefaults(profile, of), ...withDefaults(marks, now) } as unknown as Counter;
  const [unit] = unitsIn(all.unit);
  return { ...all, name, counter: unit! };
}
