import type { FieldFault, Vocabulary } from '../../../src/rules/field.js';
import { named } from '../../../src/rules/text/likeness.js';
import { numbered } from '../../../src/rules/text/say.js';
import { isCrewServed, isHelper, isLmg, isRocket } from './kinds.js';
import { WEAPONS, type Weapon } from './weapons.js';

/** Some weapons of one kind that fire at one range. */
export interface Fire {
  readonly weapon: Weapon;
  readonly n: number;
  /** Metres, where it is not that of the group. */
  readonly at?: number;
}

/** A group that fires. */
export interface FiringGroup {
  readonly fire: readonly Fire[];
  /** All living members, firing or not (R70). */
  readonly men: number;
  readonly range?: number;
  /** Firers that moved this period or did not fire in the last (tactical.4). */
  readonly moved: number;
  /** Of those, firers that did both (R86). */
  readonly both: number;
  /** Weapons used from a moving vehicle (tactical.5). */
  readonly movingVehicleWeapons: number;
  /** Blows into or at a bunker or building (tactical.3). */
  readonly intoBuilding: number;
}

/** What players type for a weapon besides its name. */
const ALIASES: Readonly<Record<string, Weapon>> = {
  lmg: 'lmg-magazine',
  'belt-lmg': 'lmg-belt',
  'magazine-lmg': 'lmg-magazine',
  no2: 'lmg-no2',
  launcher: 'grenade-launcher',
  flame: 'flame-thrower',
  bazooka: 'one-man',
  panzerfaust: 'one-man',
  piat: 'one-man',
  tripod: 'mg-tripod',
  mmg: 'mg-tripod',
  hmg: 'mg-tripod',
  pintle: 'mg-pintle',
  turret: 'mg-turret',
  'mortar-3in': 'mortar-81mm',
  'tank-gun': 'afv-gun',
  'anti-tank-gun': 'gun',
};

const weaponNamed = (typed: string): Weapon | undefined => {
  const name = typed.trim().toLowerCase();
  const singular = name.replace(/s$/, '');
  return (WEAPONS as readonly string[]).includes(name)
    ? (name as Weapon)
    : (WEAPONS as readonly string[]).includes(singular)
      ? (singular as Weapon)
      : (named(ALIASES, name) ?? named(ALIASES, singular));
};

const MOST = 99;
const FARTHEST = 9999;
const FORM =
  'a weapon, how many, and its range in metres where it is its own, such as rifle:6 or mg-tripod:1@180';

const isFault = (read: object): read is FieldFault => 'takes' in read;

/** Reads `rifle:6@90`. */
function readFire(entry: string): Fire | FieldFault {
  const [, typed = '', n = '1', at] =
    /^\s*([\w-]+)(?::(\d{1,3}))?(?:@(\d{1,4}(?:\.\d{1,2})?)m?)?\s*$/.exec(entry) ?? [];
  if (typed === '') return { takes: FORM };
  const weapon = weaponNamed(typed);
  if (!weapon) return { takes: FORM, word: [typed.toLowerCase(), WEAPONS] };
  if (Number(n) < 1 || Number(n) > MOST) return { takes: `1 to ${MOST} of a weapon` };
  return { weapon, n: Number(n), ...(at !== undefined && { at: Number(at) }) };
}

/** Reads `rifle:6,lmg-belt:1`. */
function readFires(entry: string): Fire[] | FieldFault {
  const read = entry.split(/[,+]/).map(readFire);
  return read.find(isFault) ?? (read as Fire[]);
}

/** What is wrong with one `--fire`, if anything is. */
export function fireFault(entry: string): FieldFault | undefined {
  const read = readFires(entry);
  return isFault(read) ? read : undefined;
}

/** Reads `--fire` flags that have been checked. */
export const firesOf = (entries: readonly string[]): Fire[] =>
  withHelpers(entries.flatMap((entry) => readFires(entry) as Fire[]));

/** Those who help fire at the range of their weapon: the last one before them, else the first. */
const withHelpers = (fires: readonly Fire[]): Fire[] =>
  fires.map((fire, i) => {
    if (!isHelper(fire.weapon) || fire.at !== undefined) return fire;
    const helped = fire.weapon === 'helper' ? isCrewServed : isLmg;
    const isHelped = ({ weapon }: Fire) => helped(weapon);
    const at = (fires.slice(0, i).findLast(isHelped) ?? fires.find(isHelped))?.at;
    return { ...fire, ...(at !== undefined && { at }) };
  });

/** The other words of a group, and what they are called in it. */
const KEYS: Readonly<Record<string, keyof Omit<FiringGroup, 'fire'>>> = {
  men: 'men',
  range: 'range',
  moved: 'moved',
  both: 'both',
  vehicle: 'movingVehicleWeapons',
  'moving-vehicle-weapons': 'movingVehicleWeapons',
  into: 'intoBuilding',
  'into-building': 'intoBuilding',
};
/** The words of `--fire`, for help. */
export const FIRE_WORDS: Vocabulary = { weapons: WEAPONS };
/** The words of `--group`, for help: what it has besides its weapons. */
export const GROUP_WORDS: Vocabulary = {
  words: [
    'men=8',
    'range=90',
    'moved=2',
    'both=1',
    'vehicle=1 (--moving-vehicle-weapons)',
    'into=1 (--into-building)',
  ],
};
const GROUP_FORM =
  'weapons, then men and range, and moved, both, vehicle or into where they apply, such as "rifle:6,lmg-belt:1;men=8;range=90;moved=2"';

/** Reads `rifle:6,lmg-belt:1;men=8;range=90;moved=2`. */
function readGroup(entry: string): FiringGroup | FieldFault {
  const [weapons = '', ...rest] = entry.split(';');
  const fires = readFires(weapons);
  if (isFault(fires)) return { ...fires, takes: GROUP_FORM };
  const fire = withHelpers(fires);
  const found: Partial<Record<keyof FiringGroup, number>> = {};
  for (const part of rest) {
    const [, typed = '', value = ''] = /^\s*([\w-]+)\s*=\s*(\d{1,4}(?:\.\d{1,2})?)m?\s*$/.exec(part) ?? [];
    const key = named(KEYS, typed.toLowerCase());
    if (typed !== '' && !key) return { takes: GROUP_FORM, word: [typed.toLowerCase(), Object.keys(KEYS)] };
    if (!key || found[key] !== undefined) return { takes: GROUP_FORM };
    const number = Number(value);
    const most = key === 'range' ? FARTHEST : MOST;
    if (number > most || (key !== 'range' && !Number.isInteger(number))) return { takes: GROUP_FORM };
    found[key] = number;
  }
  const { men, range } = found;
  if (men === undefined || men < 1) return { takes: `the men in the group too, as in ${GROUP_FORM}` };
  if (range === undefined && fire.some(({ at }) => at === undefined)) {
    return { takes: `the range of its weapons too, as in ${GROUP_FORM}` };
  }
  return {
    fire,
    men,
    ...(range !== undefined && { range }),
    moved: found.moved ?? 0,
    both: found.both ?? 0,
    movingVehicleWeapons: found.movingVehicleWeapons ?? 0,
    intoBuilding: found.intoBuilding ?? 0,
  };
}

/** What is wrong with one `--group`, if anything is. */
export function groupFault(entry: string): FieldFault | undefined {
  const read = readGroup(entry);
  if (isFault(read)) return read;
  const wrong = tooMany(read);
  return wrong === undefined ? undefined : { takes: `no more than fires: ${wrong[1]}` };
}

/** Reads `--group` flags that have been checked. */
export const groupsOf = (entries: readonly string[]): FiringGroup[] =>
  entries.map((entry) => readGroup(entry) as FiringGroup);

/** How many of the weapons of a group are of a kind. */
export const countOf = ({ fire }: Pick<FiringGroup, 'fire'>, is: (weapon: Weapon) => boolean): number =>
  fire.reduce((sum, { weapon, n }) => (is(weapon) ? sum + n : sum), 0);

/** Those that take a crew, which has a test of its own (extra.1): an LMG where its No. 2 helps. */
export function ofCrews(fire: readonly Fire[]): Fire[] {
  const helped = fire.some(({ weapon }) => weapon === 'lmg-no2');
  return fire.filter(
    ({ weapon }) => isCrewServed(weapon) || isRocket(weapon) || isHelper(weapon) || (helped && isLmg(weapon)),
  );
}

/** What is counted among the weapons of a group and is more than there are: the input, and a word on it. */
export function tooMany(group: FiringGroup): [keyof FiringGroup, string] | undefined {
  const all = countOf(group, () => true);
  const keys = ['moved', 'movingVehicleWeapons', 'intoBuilding'] as const;
  const key = keys.find((name) => group[name] > all);
  if (key) return [key, `${group[key]} of ${numbered(all, 'weapon')}`];
  return group.both > group.moved ? ['both', `${group.both} of the ${group.moved} that moved`] : undefined;
}
