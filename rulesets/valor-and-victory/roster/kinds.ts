import type { Conflict } from '../../../src/rules/action.js';
import {
  choice,
  count,
  type FieldFault,
  type InputOf,
  list,
  text,
  toggle,
} from '../../../src/rules/field.js';
import { type Kinds, type Known as KnownOf, kind, known as knownOf } from '../../../src/rules/kind.js';
import { onceFor } from '../../../src/rules/once.js';
import type { Input } from '../../../src/rules/record.js';
import { type Unit as Listed, unitNamed } from '../../../src/rules/roster.js';
import type { State } from '../../../src/rules/state.js';
import { sameName } from '../../../src/rules/text/likeness.js';
import { LETTERS } from '../armour/tables.js';
import { minesLeft } from '../positions/in-mines.js';
import { ENTRENCHMENTS, FORTIFICATIONS } from '../positions/tables.js';
import { TERRAIN } from '../terrain/tables.js';
import { UNIT_WORDS, unitsFault, unitsIn } from '../units/unit-spec.js';
import {
  type Counter,
  isInfantry,
  isTransport,
  printedHalf,
  ratingIn,
  TRANSPORT_TAKES,
} from '../units/units.js';
import type { WeaponName } from '../weapons/weapons.js';
import { type Span, wrong } from '../words.js';
import { follows, pinnedWith } from './follow.js';
import { settles } from './hexes-told.js';
import { stands } from './said.js';

/** The longest name of a unit or hex. */
const LONGEST = 80;

const usedUp = (what: string) => count(`${what} that it has used up`, { max: 9, default: 0 });

const profile = {
  unit: list('the unit with its support weapons, as squad:4-6-4,lmg:3', {
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
  wire: text('a hex with barbed wire, in which it is or has told of', { metavar: 'hex', max: LONGEST }),
  mines: text('a hex that is mined, as it has told: the game keeps that of the hex', {
    metavar: 'hex',
    max: LONGEST,
  }),
  clears: text('a hex whose barbed wire it has cleared, as it has told: the game knows of none there', {
    metavar: 'hex',
    max: LONGEST,
  }),
  aboard: text('the carrier that it rides in, or that tows it', { metavar: 'unit', max: LONGEST }),
  pinned: toggle('pinned', {}),
  pinnedNow: toggle('pinned in this very phase', {}),
  valorous: toggle('valorous', {}),
  reduced: toggle('reduced: its half squad has taken its place', {}),
  immobile: toggle('AFVs: immobile', {}),
  marked: toggle('a Move or Fire marker', {}),
  moved: toggle('it has moved in this phase', {}),
  moving: toggle('it is moving, and nobody else of its side has begun to', {}),
  laned: toggle('a fire lane has attacked it where it entered, or was laid where it was', {}),
  mined: toggle('mines have attacked it where it entered', {}),
  minesBehind: list('minefields that it has gone on from, and that are still to attack it, in this order', {
    metavar: 'hex',
    max: LONGEST,
    fault: () => undefined,
  }),
  passing: toggle('it is on its way through a full hex, or fired at in one', {}),
  spent: count('movement points that it has spent in that move', { max: 99, default: 0 }),
  advanced: toggle('it has advanced in this phase', {}),
  assaulted: toggle('it has close assaulted in this phase, or turn', {}),
  assaultMove: toggle('it makes an assault move in this phase', {}),
  transfer: choice(
    ['loaded', 'unloaded', 'over'],
    'it got on or off, or took on or let off somebody, this turn; over: it has moved since',
    {},
  ),
  enters: text('the bunker that it has taken with more than it holds: two of them go in', {
    metavar: 'hex',
    max: LONGEST,
  }),
  tried: toggle('it has tried to rally in this phase', {}),
  fired: toggle('its support weapon has fired this turn', {}),
  lane: toggle('it may have laid a fire lane in this phase', {}),
  smoked: toggle('it has placed smoke in this phase', {}),
  firedAt: text('one of those whom it has fired at this turn', { metavar: 'unit', max: LONGEST }),
  led: toggle('leaders: he has modified an attack this turn', {}),
  valourCheck: choice(['due', 'made'], 'after a natural 2: its valour check', {}),
  sniperDue: toggle('its natural 12 may bring a sniper', {}),
  sniped: toggle('a sniper has attacked its hex, and is looked for when its points are met', {}),
  overrunBy: text('the AFV that has overrun its hex in this phase', { metavar: 'unit', max: LONGEST }),
  uses: choice(['grenades', 'satchel'], 'the counter it uses up in its next attack or defence', {}),
  grenadesUsed: usedUp('Grenades counters'),
  satchelsUsed: usedUp('satchel charges'),
  panzerfaustsUsed: usedUp('Panzerfausts'),
  atGrenadesUsed: usedUp('AT grenades'),
  points: count('Casualty Points that its hex has to meet', { max: 60, default: 0 }),
  pointsBy: choice(['assault', 'fire'], 'what brought them', {}),
  burst: toggle('those points are doubled, on infantry alone', {}),
  crewChecked: toggle('AFVs: the crew made its check in that close assault', {}),
  struck: count('AFVs: points it took in the assault of which the rest is owed', { max: 9, default: 0 }),
  eliminated: toggle('eliminated', {}),
};

/** What a counter says stands in its roster; what becomes of it is a mark. */
const BECOMES = ['pinned', 'pinned-now', 'aboard', 'towed', 'immobile', 'advanced', 'marked'];

function counterFault(entry: string): FieldFault | undefined {
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

type CounterFields = InputOf<typeof profile> & InputOf<typeof marks>;

/** APFP, range and Casualty Rating as they are printed. */
const PRINTED = /^\d{1,2}-\d{1,2}-\d{1,2}$/;

/**
 * What goes with some kinds of units alone: the fields, those units, and who they are. A printed range stays with whoever has
 * handed his bazooka over.
 */
const ONLY: readonly (readonly [fields: readonly string[], is: (unit: Counter) => boolean, who: string])[] = [
  [['half', 'reduced'], ({ kind }) => kind === 'squad', 'squads'],
  [['valorous', 'valourCheck', 'assaulted', 'assaultMove', 'enters', 'uses'], isInfantry, 'infantry'],
  [['led'], ({ kind }) => kind === 'leader' || kind === 'hero', 'leaders'],
  [['armour', 'rearArmour', 'immobile', 'crewChecked'], ({ kind }) => kind === 'afv', 'AFVs'],
  [['mp', 'transport', 'tow'], ({ kind }) => kind === 'afv' || kind === 'vehicle', 'AFVs and vehicles'],
  [['largeGun'], ({ kind }) => kind === 'gun', 'Guns'],
  [['pinned', 'pinnedNow', 'tried'], ({ kind }) => kind !== 'afv', 'everything but AFVs'],
  [['aboard'], (unit) => isInfantry(unit) || unit.kind === 'gun', 'infantry and Guns'],
];

function conflict(input: Input, table?: State, who?: Rider): Conflict | undefined {
  const of = input as CounterFields;
  const [unit] = unitsIn(of.unit);
  if (!unit) return { input: 'unit', message: 'a unit is needed: squad:4-6-4' };
  for (const [fields, is, who] of ONLY) {
    const stray = fields.find((name) => input[name] !== undefined && input[name] !== false);
    if (stray && !is(unit)) return { input: stray, message: `is for ${who}` };
  }
  const { half, uses, transport, rearArmour, armour } = of;
  const rating = half === undefined ? 1 : ratingIn(half);
  const isHalf =
    half === undefined || (rating > 0 && rating < unit.rating! && (unit.half ?? rating) === rating);
  return (
    wrong(half && !PRINTED.test(half), 'half', 'takes what its counter has, as in 2-6-2') ??
    wrong(!isHalf, 'half', 'does not go with the Casualty Rating of the squad') ??
    wrong(
      uses && !weaponsLeft(unit, of).some(({ name }) => name === uses),
      'uses',
      'needs such a counter in unit, and not used up yet',
    ) ??
    wrong(transport && !isTransport(transport), 'transport', TRANSPORT_TAKES) ??
    wrong(rearArmour && !armour, 'rearArmour', 'needs armour') ??
    (who && notCarried(of, table?.units ?? [], who))
  );
}

type Rider = Pick<Listed, 'name' | 'side'>;

/** Only carriers of his own side take somebody aboard (8.1). */
function notCarried({ aboard }: CounterFields, units: readonly Listed[], who: Rider): Conflict | undefined {
  if (aboard === undefined || aboard === null) return undefined;
  const carrier = unitNamed(units, aboard);
  if (!carrier) return wrong(true, 'aboard', `takes the name of a carrier, and no unit is called ${aboard}`);
  const { name, side } = carrier;
  const { kind } = known(carrier).counter;
  const isFoe = side !== undefined && who.side !== undefined && !sameName(side, who.side);
  return (
    wrong(kind !== 'afv' && kind !== 'vehicle', 'aboard', `is for carriers: ${name} is none`) ??
    wrong(isFoe, 'aboard', `is for one's own carriers: ${name} is of ${side}`)
  );
}

/** Infantry, an AFV, a vehicle or a Gun. Markers come off in the clean-up of the After-Action Phases (5.36). */
export const unit = kind({
  name: 'unit',
  says: 'a unit: infantry, an AFV, a vehicle or a Gun',
  profile,
  marks,
  conflict,
  follows,
  settles: (table, before, by) => {
    const told = pinnedWith(settles(table, before, by), by);
    return by === undefined ? minesLeft(told, before) : told;
  },
  lasts: {
    // Whoever is pinned in this phase is pinned from the next one on; where nobody tells phases he is so at once.
    pinnedNow: { until: 'phase', becomes: 'pinned', unclocked: 'becomes' },
    moved: 'phase',
    moving: 'move',
    spent: 'move',
    laned: 'move',
    mined: 'move',
    minesBehind: 'phase',
    passing: { until: 'move', unclocked: true },
    lane: 'phase',
    smoked: 'phase',
    advanced: 'phase',
    assaulted: { until: 'phase', unclocked: true },
    assaultMove: 'phase',
    transfer: 'clean-up',
    enters: { until: 'phase', unclocked: true },
    tried: 'phase',
    valourCheck: { until: 'phase', unclocked: true },
    sniperDue: { until: 'phase', unclocked: true },
    sniped: { until: 'phase', unclocked: true },
    overrunBy: { until: 'phase', unclocked: true },
    marked: 'clean-up',
    fired: 'clean-up',
    firedAt: 'clean-up',
    led: 'clean-up',
  },
  gone: ({ eliminated }) => (eliminated ? 'it is eliminated' : undefined),
  stands: (of) => stands(seen(of)),
});
export const kinds = { unit } satisfies Kinds<Span>;

/** A unit with its profile and its marks in one, and what of its counter is left. */
type Plain = KnownOf<typeof profile, typeof marks>;
export type KnownUnit = Plain & { readonly counter: Counter };

/** The counters that are used up, and the marks that count them. */
export const EXPENDED = {
  grenades: 'grenadesUsed',
  satchel: 'satchelsUsed',
  panzerfaust: 'panzerfaustsUsed',
  'at-grenades': 'atGrenadesUsed',
} as const satisfies Partial<Record<WeaponName, keyof typeof marks>>;
export type Expendable = keyof typeof EXPENDED;

/** What is known of a unit with its counter, without what it has used up; of some half squads the book says theirs (14.61). */
export const seen: (of: Plain) => KnownUnit = onceFor((of) => {
  const [counter] = unitsIn(of.unit);
  const half = of.half ?? (of.reduced ? printedHalf(counter!) : undefined);
  return { ...of, half, counter: { ...counter!, weapons: weaponsLeft(counter!, of) } };
});

function weaponsLeft({ weapons }: Counter, of: CounterFields): Counter['weapons'] {
  const used = new Map<string, number>(Object.entries(EXPENDED).map(([name, mark]) => [name, of[mark]]));
  return weapons.filter(({ name }) => {
    const n = used.get(name) ?? 0;
    used.set(name, n - 1);
    return n <= 0;
  });
}

/** What is known of a unit of a roster: a reduced squad is the half squad that took its place. */
export const known = (of: Listed): KnownUnit => seen(knownOf(unit, of));
