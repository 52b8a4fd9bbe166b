import type { Conflict } from '../../../src/rules/action.js';
import { type FieldFault, type ListField, list } from '../../../src/rules/field.js';
import { a } from '../../../src/rules/text/say.js';
import { WEAPON_NAMES, type Weapon, type WeaponName, WITHOUT_APFP } from '../weapons/weapons.js';
import { wrong } from '../words.js';
import { type Counter, type CounterKind, INFANTRY, KINDS } from './units.js';

/**
 * Units as they are typed: `squad:4-6-4,lmg:3,leader:-1`. A support weapon belongs to the unit before it, a unit `aboard`
 * or a Gun `towed` to the carrier before it; `3xsquad:4-6-5` are three of a kind.
 */
const UNITS_METAVAR = 'squad:4-6-4,lmg:3,leader:-1';

/** An input that takes units as they are typed. */
export const unitsField = <const O extends Partial<Omit<ListField, 'kind' | 'help'>> = Record<never, never>>(
  help: string,
  more: O = {} as O,
) => list(help, { metavar: UNITS_METAVAR, max: 12, words: UNIT_WORDS, fault: unitsFault, ...more });

/** Who rides stands behind his carrier, and never by himself. */
export const ridesAlone = (name: string, units: readonly Counter[] = []): Conflict | undefined =>
  wrong(
    units.some(({ aboard }) => aboard),
    name,
    'a unit aboard stands behind its carrier: afv:mg=4,squad:4-6-4:aboard',
  );

class Misread extends Error {
  constructor(readonly fault: FieldFault) {
    super(fault.takes);
  }
}
const misread = (takes: string, word?: FieldFault['word']): never => {
  throw new Misread({ takes, ...(word && { word }) });
};

const PLAIN: Omit<Counter, 'kind'> = {
  modifier: 0,
  mg: 0,
  ff: 0,
  gun: 0,
  valorous: false,
  pinned: false,
  pinnedNow: false,
  aboard: false,
  towed: false,
  shield: false,
  immobile: false,
  advanced: false,
  marked: false,
  elite: false,
  fixed: false,
  weapons: [],
  load: [],
};

const STATES = {
  valorous: { valorous: true },
  pinned: { pinned: true },
  'pinned-now': { pinnedNow: true },
  aboard: { aboard: true },
  towed: { towed: true },
  shield: { shield: true },
  immobile: { immobile: true },
  advanced: { advanced: true },
  marked: { marked: true },
  elite: { elite: true },
  fixed: { fixed: true },
} as const satisfies Record<string, Partial<Counter>>;
export type SpecState = keyof typeof STATES;

/** Short for it, in either spelling. */
const SHORT: Readonly<Record<string, SpecState>> = { valor: 'valorous', valour: 'valorous' };

const ON_FOOT: readonly SpecState[] = ['valorous', 'pinned', 'pinned-now', 'aboard', 'advanced', 'marked'];
/** The words that may follow a unit, and the numbers: `mg=4`. */
const WORDS: Readonly<Record<CounterKind, { states: readonly SpecState[]; numbers: readonly string[] }>> = {
  squad: { states: [...ON_FOOT, 'elite'], numbers: ['half'] },
  'half-squad': { states: [...ON_FOOT, 'elite'], numbers: [] },
  leader: { states: ON_FOOT, numbers: [] },
  hero: { states: ON_FOOT, numbers: [] },
  afv: { states: ['immobile', 'fixed', 'marked'], numbers: ['mg', 'ff', 'gun'] },
  vehicle: { states: ['pinned', 'pinned-now', 'marked'], numbers: ['mg', 'ff', 'cr'] },
  gun: { states: ['pinned', 'pinned-now', 'marked', 'shield', 'towed'], numbers: ['gun', 'cr'] },
};
/** What stands behind a unit as its counter has it: APFP, range and Casualty Rating, and the modifier of a leader. */
const PRINTED: Readonly<Partial<Record<CounterKind, readonly string[]>>> = {
  squad: ['4-6-4'],
  'half-squad': ['2-6-2'],
  leader: ['0 to -3', '1-3-1'],
  hero: ['0 to -3', '1-3-1'],
};

/** What can be said of units, for help and for those who have misspelt it. */
export const UNIT_WORDS = {
  units: KINDS,
  'support weapons behind their unit': WEAPON_NAMES,
  'behind a colon': [
    'APFP-range-Casualty Rating',
    'the modifier of a leader',
    'the APFP of a weapon, or APFP-range',
    ...Object.keys(STATES),
    'fired',
    'half=2 (Casualty Rating of its half squad)',
    'mg=4 (APFP of machine guns)',
    'ff=3 (of those that fire forward only)',
    'gun=12 (of a main Gun)',
    'cr=3 (Casualty Rating of a vehicle or Gun)',
  ],
};

const INPUT_OF: Readonly<Record<string, keyof Counter>> = {
  half: 'half',
  mg: 'mg',
  ff: 'ff',
  gun: 'gun',
  cr: 'rating',
};

/** Reads units. @throws Misread */
function read(entry: string): Counter[] {
  const units: Counter[] = [];
  for (const part of entry.split(',')) {
    const [head = '', ...words] = part.trim().toLowerCase().split(':');
    if (/^(0|\d{2,})x/.test(head)) misread('one to nine of a kind at once, as in 3xsquad:4-6-4');
    const [, times = '1', name = ''] = /^(?:(\d)x)?(.*)$/.exec(head)!;
    if ((WEAPON_NAMES as readonly string[]).includes(name)) addWeapon(units, name as WeaponName, words);
    else if ((KINDS as readonly string[]).includes(name))
      addUnits(units, name as CounterKind, words, Number(times));
    else misread(`units such as ${UNITS_METAVAR}`, [name, [...KINDS, ...WEAPON_NAMES]]);
  }
  return units;
}

function addUnits(units: Counter[], kind: CounterKind, words: readonly string[], times: number): void {
  const said = words.map((word) => meaning(kind, word));
  const again = words.find((_, i) => said.slice(0, i).some((one) => Object.keys(said[i]!)[0]! in one));
  if (again !== undefined) misread(`each thing that is said of ${a(kind)} once, and not ${again} again`);
  const unit: Counter = Object.assign({ kind, ...PLAIN }, ...said, kind === 'hero' && { valorous: true });
  const needsProfile = kind === 'squad' || kind === 'half-squad';
  if (needsProfile && !unit.profile) misread(`a ${kind} with APFP, range and Casualty Rating: ${kind}:4-6-4`);
  if (unit.rating === 0) misread(`a Casualty Rating of 1 or more for ${a(kind)}`);
  if (unit.half !== undefined && unit.half >= (unit.rating ?? 0)) {
    misread(`a half squad with a lower Casualty Rating than its squad: ${kind}:4-6-4:half=2`);
  }
  if (!unit.aboard && !unit.towed) {
    for (let i = 0; i < times; i++) units.push(unit);
    return;
  }
  const carrier = lastOf(units);
  if (!carrier || (INFANTRY as readonly CounterKind[]).includes(carrier.kind) || carrier.kind === 'gun') {
    if (unit.towed) misread('a Gun that is towed behind the vehicle before it: vehicle:cr=4,gun:towed');
    units.push(...Array.from({ length: times }, () => unit));
    return;
  }
  units[units.length - 1] = { ...carrier, load: [...carrier.load, ...Array<Counter>(times).fill(unit)] };
}

/** What one word says of a unit. */
function meaning(kind: CounterKind, word: string): Partial<Counter> {
  const { states, numbers } = WORDS[kind];
  const onFoot = (INFANTRY as readonly CounterKind[]).includes(kind);
  const profile = onFoot && /^(\d{1,2})-(\d{1,2})-(\d{1,2})$/.exec(word);
  if (profile)
    return { profile: word, apfp: Number(profile[1]), range: Number(profile[2]), rating: Number(profile[3]) };
  if (/^-?[0-3]$/.test(word) && (kind === 'leader' || kind === 'hero'))
    return { modifier: Math.abs(Number(word)) };
  const number = /^([a-z]+)=(\d{1,2})$/.exec(word);
  if (number && numbers.includes(number[1]!)) return { [INPUT_OF[number[1]!]!]: Number(number[2]) };
  const state = SHORT[word] ?? word;
  if ((states as readonly string[]).includes(state)) return STATES[state as SpecState];
  const all = [...(PRINTED[kind] ?? []), ...states, ...numbers.map((name) => `${name}=n`)];
  return misread(`${a(kind)} with ${all.join(', ')}`, [word, states]);
}

function addWeapon(units: Counter[], name: WeaponName, words: readonly string[]): void {
  const holder = lastOf(units);
  if (!holder) throw new Misread({ takes: `a unit before its weapon: squad:4-6-4,${name}:3` });
  const printed = words.find((word) => /^\d{1,2}(-[1-9]\d?)?$/.test(word));
  const other = words.find((word) => word !== printed && word !== 'fired');
  if (other !== undefined) misread(`a weapon with its APFP, and its range: ${name}:3-6`, [other, ['fired']]);
  if (printed === undefined && !WITHOUT_APFP.includes(name))
    misread(`the APFP of the ${name} from its counter: ${name}:3`);
  const [apfp = 0, range] = printed?.split('-').map(Number) ?? [];
  const weapon: Weapon = { name, apfp, ...(range && { range }), fired: words.includes('fired') };
  const armed = (unit: Counter): Counter => ({ ...unit, weapons: [...unit.weapons, weapon] });
  const passenger = lastOf(holder.load);
  units[units.length - 1] = passenger
    ? { ...holder, load: [...holder.load.slice(0, -1), armed(passenger)] }
    : armed(holder);
}

const lastOf = (units: readonly Counter[]): Counter | undefined => units.at(-1);

/** What is wrong with units as they were typed. */
export function unitsFault(entry: string): FieldFault | undefined {
  try {
    read(entry);
    return undefined;
  } catch (error) {
    if (error instanceof Misread) return error.fault;
    throw error;
  }
}

/** What was read already: whoever looks at a table asks for the same units many times over. */
const seen = new Map<string, readonly Counter[]>();
const MOST_SEEN = 1000;

/** The units that were typed. */
export function unitsIn(entries: readonly string[]): readonly Counter[] {
  if (entries.length === 0) return [];
  const typed = entries.join(',');
  let found = seen.get(typed);
  if (!found) {
    if (seen.size >= MOST_SEEN) seen.clear();
    found = read(typed);
    seen.set(typed, found);
  }
  return found;
}
