import type { Rule } from '../../../src/rules/rule.js';
import { d6, dice, type Looked, part } from '../../../src/rules/words.js';
import { metres, type Scale } from '../say.js';
import { effectAt, whyNothing } from '../weapons/effect.js';
import { isMortar } from '../weapons/kinds.js';
import type { Weapon } from '../weapons/weapons.js';
import { look, permits, type RulingId, refuse, ruling, step } from '../words.js';
import { type Exposure, exposureCalled, exposures } from './exposure.js';
import { buildingFire, buildingPoints } from './tables.js';

/** What die and points together must exceed (building.2). */
const STANDS = 10;

type FireRow = keyof typeof buildingFire.cells;

/** What a building is exposed to and can be harmed by. */
interface Harm {
  readonly exposure: Exposure;
  /** Points of each. */
  readonly each: number;
  readonly n: number;
  readonly row: FireRow;
}

interface Exposed {
  readonly exposed: readonly Exposure[];
  readonly range: number | undefined;
  readonly scale: Scale;
  /** What it was exposed to earlier in the period, and the die that was thrown then: one a period (R170). */
  readonly before?: readonly Exposure[] | undefined;
  readonly thrown?: number | undefined;
}

/** What becomes of a building; with the die of the period, where there is one for all. */
interface Built {
  readonly destroyed: boolean;
  readonly onFire: boolean;
  readonly die?: number;
}

function* harmsOf(exposed: readonly Exposure[], input: Exposed): Rule<Harm[]> {
  const harms: Harm[] = [];
  for (const exposure of exposed) {
    const harm = yield* harmOf(exposure, input);
    if (harm) harms.push(harm);
  }
  return harms;
}

/** Whether a building is destroyed, and burns (building.1 to building.5). */
export function* building(input: Exposed): Rule<Built> {
  const harms = yield* harmsOf(input.exposed, input);
  if (harms.length === 0) refuse(NO_HARM.clause, NO_HARM.says, NO_HARM.way);
  const each = (yield* ruling('wrg:R170')) === 2;
  if (each) return yield* fateOf(yield* firstToDestroy(harms));
  const all = [...(yield* earlier(input)), ...harms];
  const { cause, die } = yield* allTogether(all, input.thrown);
  return { ...(yield* fateOf(cause)), die };
}

/** What harmed it earlier in the period counts with the rest (R170). */
function* earlier(input: Exposed): Rule<Harm[]> {
  if (!input.before?.length) return [];
  const text = 'what it was exposed to earlier this period counts with it';
  yield* step({ id: 'before', clause: 'wrg:building.2', value: true, text, ruling: 'wrg:R170' });
  return yield* harmsOf(input.before, input);
}

function* fateOf(cause: FireRow | undefined): Rule<Built> {
  if (cause === undefined) return { destroyed: false, onFire: false };
  return { destroyed: true, onFire: yield* burns(cause) };
}

/** What weapons of one kind do to a building; nothing, where they cannot harm it. */
function* harmOf(exposure: Exposure, { range, scale }: Exposed): Rule<Harm | undefined> {
  if (exposure.kind !== 'weapon') return yield* chargeOf(exposure);
  const { weapon, n, at = range ?? 0 } = exposure;
  const who = `${exposureCalled(exposure)} at ${metres(at, scale)}`;
  const { counts, source } = yield* canHarm(weapon);
  if (!counts) {
    const text = `${who}: no harm to a building`;
    yield* step({
      id: weapon,
      clause: 'wrg:building.1',
      value: 0,
      text,
      ...(source && { ruling: source }),
    });
    return undefined;
  }
  const from = yield* effectAt(weapon, at);
  if (from.value === 0 && (yield* ruling('wrg:R62')) === 1) {
    const text = `${who}: ${yield* whyNothing(weapon, at)}`;
    yield* step({ id: weapon, clause: 'wrg:building.1', value: 0, text, ruling: 'wrg:R62' });
    return undefined;
  }
  return yield* harm({ exposure, each: from.value, n, row: rowOf(weapon) }, who, from, source);
}

/** Off-table fire, satchel charges and molotovs, which have no fire effect row (building.3, R130, R171). */
function* chargeOf(exposure: Exclude<Exposure, { kind: 'weapon' }>): Rule<Harm> {
  const { kind, n } = exposure;
  const from = yield* look(buildingPoints.cells[kind]);
  const flat = kind === 'off-table' && n > 1 && (yield* ruling('wrg:R130')) === 1;
  const of = {
    exposure,
    each: from.value,
    n: flat ? 1 : n,
    row: kind === 'molotov' ? 'other' : kind,
  } as const;
  return yield* harm(of, exposureCalled(exposure), from, kind === 'off-table' ? 'wrg:R130' : undefined);
}

function* harm(of: Harm, who: string, from: Looked<unknown>, source?: RulingId): Rule<Harm> {
  const { exposure, each, n } = of;
  const isOffTable = exposure.kind === 'off-table';
  yield* step({
    id: exposure.kind === 'weapon' ? exposure.weapon : exposure.kind,
    clause: isOffTable ? 'wrg:building.3' : 'wrg:building.2',
    value: n * each,
    text: `${who}: ${n > 1 ? `${each} each, ` : ''}${n * each}`,
    from,
    ...(source && { ruling: source }),
  });
  return of;
}

const ALWAYS: readonly Weapon[] = [
  'mortar-2in',
  'mortar-60mm',
  'mortar-81mm',
  'recoilless',
  'gun',
  'afv-gun',
  'light-gun',
  'afv-flame',
  'missile',
  'flame-thrower',
  'grenade-launcher',
  'one-man',
];

/** Whether a weapon harms a house whatever is ruled, where it reaches it (building.1). */
export const harmsHouses = (weapon: Weapon): boolean =>
  ALWAYS.includes(weapon) || weapon === 'satchel' || weapon === 'molotov';

/** Those that harm it by one option of a ruling; a fougasse sets buildings on fire as flame throwers do. */
const RULED: Readonly<
  Partial<Record<Weapon, { readonly ruling: 'wrg:R26' | 'wrg:R172' | 'wrg:R176'; readonly option: 1 | 2 }>>
> = {
  'mg-tripod': { ruling: 'wrg:R26', option: 2 },
  fougasse: { ruling: 'wrg:R176', option: 1 },
  'mg-pintle': { ruling: 'wrg:R172', option: 1 },
  'mg-turret': { ruling: 'wrg:R172', option: 1 },
};

/** What a ruling says that nothing comes of, whichever option is played (R172). */
const SPOKEN_OF: readonly Weapon[] = ['grenade', 'helper'];

/** Which weapons can harm a building (building.1, R26, R172, R176). */
function* canHarm(weapon: Weapon): Rule<{ counts: boolean; source?: RulingId }> {
  if (ALWAYS.includes(weapon)) return { counts: true };
  const ruled = RULED[weapon];
  if (ruled) return { counts: (yield* ruling(ruled.ruling)) === ruled.option, source: ruled.ruling };
  return { counts: false, ...(SPOKEN_OF.includes(weapon) && { source: 'wrg:R172' as const }) };
}

/** What is refused where nothing harms it. */
const NO_HARM = {
  clause: 'wrg:building.1',
  says: 'None of these weapons can harm the building.',
  way: 'Heavy weapons, flame, launchers, anti-tank weapons, charges and molotovs can, in range.',
} as const;

interface FiredAtBuilding {
  readonly fire?: readonly string[];
  readonly bunker?: boolean;
  readonly prepared?: boolean;
}

/** Whether all that is fired at a building harms none, if these do not. */
function isHarmless(
  { fire = [], bunker, prepared }: FiredAtBuilding,
  these: readonly Weapon[] = [],
): boolean {
  if (bunker || prepared || fire.length === 0) return false;
  const weapons = exposures(fire).map((of) => (of.kind === 'weapon' ? of.weapon : undefined));
  const harmsNone = (weapon: Weapon | undefined) =>
    weapon !== undefined && !ALWAYS.includes(weapon) && (!RULED[weapon] || these.includes(weapon));
  if (these.length === 0) return weapons.every(harmsNone);
  // Of those that a ruling speaks of the rule itself tells.
  const isPlain = (weapon: Weapon | undefined) => harmsNone(weapon) && !SPOKEN_OF.includes(weapon!);
  return weapons.every(isPlain) && weapons.some((weapon) => these.includes(weapon!));
}

/** What harms no building is not fired at one (building.1). */
export const harmPermits = permits<FiredAtBuilding>(
  { ...NO_HARM, when: (input) => isHarmless(input), physical: true },
  {
    ...NO_HARM,
    when: (input) => isHarmless(input, ['mg-tripod']),
    under: { ruling: 'wrg:R26', option: 1 },
    physical: true,
  },
  {
    ...NO_HARM,
    when: (input) => isHarmless(input, ['mg-pintle', 'mg-turret']),
    under: { ruling: 'wrg:R172', option: 2 },
    physical: true,
  },
  {
    ...NO_HARM,
    when: (input) => isHarmless(input, ['fougasse']),
    under: { ruling: 'wrg:R176', option: 2 },
    physical: true,
  },
);

/** The row of the table of burning buildings that a weapon stands in. */
function rowOf(weapon: Weapon): FireRow {
  if (weapon === 'afv-gun' || weapon === 'light-gun') return 'tank-gun';
  if (weapon === 'recoilless' || weapon === 'gun') return 'anti-tank-gun';
  return isMortar(weapon) ? 'mortar' : 'other';
}

/** One die, and the points of all of them (building.2). What did it, if it is destroyed. */
function* allTogether(
  harms: readonly Harm[],
  thrown: number | undefined,
): Rule<{ cause: FireRow | undefined; die: number }> {
  const points = harms.reduce((sum, { each, n }) => sum + each * n, 0);
  const needed = STANDS + 1 - points;
  const on =
    needed > 6
      ? 'no die destroys it'
      : needed <= 1
        ? 'any die destroys it'
        : `destroyed on ${needed === 6 ? 6 : `${needed} or more`}`;
  const text = `${points} in all: ${on}`;
  yield* step({ id: 'points', clause: 'wrg:building.2', value: points, text, ruling: 'wrg:R170' });
  const die = thrown ?? (yield* d6('building'));
  const sum = points + die;
  const destroyed = sum > STANDS;
  const said = `${thrown === undefined ? '' : `the ${die} thrown before stands: `}${sum}, ${destroyed ? 'more than' : 'not more than'} ${STANDS}: ${fate(destroyed)}`;
  yield* step({ id: 'destroyed', clause: 'wrg:building.2', value: destroyed, text: said });
  return { cause: destroyed ? yield* mostOf(harms) : undefined, die };
}

const fate = (destroyed: boolean) => (destroyed ? 'the building is destroyed' : 'it stands');

/** A die for each weapon until one destroys it (R170). */
function* firstToDestroy(harms: readonly Harm[]): Rule<FireRow | undefined> {
  for (const { exposure, each, n, row } of harms)
    if (yield* part(destroys, exposureCalled(exposure), each, n)) return row;
  return undefined;
}

/** Whether weapons of one kind destroy it, with a die for each of them (R170). */
function* destroys(called: string, each: number, n: number): Rule<boolean> {
  const { over } = yield* dice({
    dice: ['building'],
    times: n,
    tally: ['over'],
    read: (face) => ({ over: face + each > STANDS ? 1 : 0 }),
  });
  const text = `${called}, a die for each: ${fate(over > 0)}`;
  const line = { id: 'destroyed', clause: 'wrg:building.2', value: over > 0 } as const;
  return yield* step({ ...line, text, ruling: 'wrg:R170' });
}

/** Which of several kinds of weapon tells whether it burns (R190). */
function* mostOf(harms: readonly Harm[]): Rule<FireRow> {
  const points = new Map<FireRow, number>();
  for (const { row, each, n } of harms) points.set(row, (points.get(row) ?? 0) + each * n);
  const rows: { row: FireRow; scored: number; burnsOn: number }[] = [];
  for (const [row, scored] of points) {
    rows.push({ row, scored, burnsOn: (yield* look(buildingFire.cells[row])).value });
  }
  if (rows.every(({ burnsOn }) => burnsOn === rows[0]!.burnsOn)) return rows[0]!.row;
  const readiest = (yield* ruling('wrg:R190')) === 2;
  rows.sort((a, b) => (readiest ? 0 : b.scored - a.scored) || b.burnsOn - a.burnsOn);
  const { row } = rows[0]!;
  const text = `${readiest ? 'burning most readily' : 'most of it'}: ${CAUSES[row]}`;
  yield* step({ id: 'cause', clause: 'wrg:building.4', value: row, text, ruling: 'wrg:R190' });
  return row;
}

const CAUSES: Readonly<Record<FireRow, string>> = {
  'tank-gun': 'tank gun fire',
  'anti-tank-gun': 'anti-tank gun fire',
  satchel: 'the satchel charge',
  mortar: 'mortar fire',
  'off-table': 'off-table fire',
  other: 'weapons that set it on fire',
};

/** Guns, charges, mortars and off-table fire set it on fire on 1 or 2, the others always (building.4, building.5). */
function* burns(row: FireRow): Rule<boolean> {
  const from = yield* look(buildingFire.cells[row]);
  if (from.value >= 6) {
    const text = `destroyed by ${CAUSES[row]}: it is on fire`;
    return yield* step({ id: 'on-fire', clause: 'wrg:building.5', value: true, text, from });
  }
  const onFire = (yield* d6('fire')) <= from.value;
  const text = onFire ? 'the building is on fire' : 'it is not on fire';
  return yield* step({ id: 'on-fire', clause: 'wrg:building.4', value: onFire, text, from });
}
