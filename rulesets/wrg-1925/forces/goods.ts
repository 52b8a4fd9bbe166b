import type { ClauseId } from '../words.js';

/**
 * What a good is: a rank, a weapon of one man (points.6), anything else that one man carries, a weapon that is served by
 * a crew, something that is on a vehicle, or a store that anybody may have.
 */
type Kind = 'rank' | 'arm' | 'carried' | 'heavy' | 'mounted' | 'store';

interface Good {
  readonly kind: Kind;
  readonly clause: ClauseId;
  /** One of it, and several. */
  readonly words: readonly [one: string, many: string];
}

const good = (kind: Kind, clause: ClauseId, one: string, many = `${one}s`): Good => ({
  kind,
  clause,
  words: [one, many],
});

/** What an army list can hold, by the names in which it is typed. */
export const GOODS = {
  man: good('rank', 'wrg:points.3', 'man', 'men'),
  officer: good('rank', 'wrg:points.4', 'officer'),
  sgt: good('rank', 'wrg:points.4', 'sergeant'),
  cpl: good('rank', 'wrg:points.4', 'corporal'),
  lcpl: good('rank', 'wrg:points.4', 'lance corporal'),
  pistol: good('carried', 'wrg:points.8', 'pistol'),
  rifle: good('arm', 'wrg:points.6', 'rifle'),
  smg: good('arm', 'wrg:points.6', 'SMG'),
  'assault-rifle': good('arm', 'wrg:points.6', 'assault rifle'),
  'assault-rifle-single': good(
    'arm',
    'wrg:points.6',
    'assault rifle without bursts',
    'assault rifles without bursts',
  ),
  'grenade-launcher': good('arm', 'wrg:points.6', 'grenade launcher'),
  'lmg-magazine': good('arm', 'wrg:points.6', 'magazine LMG'),
  'lmg-belt': good('arm', 'wrg:points.6', 'belt fed LMG'),
  grenade: good('carried', 'wrg:points.7', 'man with grenades', 'men with grenades'),
  'sticky-bomb': good('carried', 'wrg:points.9', 'man with sticky bombs', 'men with sticky bombs'),
  molotov: good('carried', 'wrg:points.9', 'man with Molotovs', 'men with Molotovs'),
  'flame-thrower': good('carried', 'wrg:points.9', 'flame thrower'),
  'night-vision': good('carried', 'wrg:points.9', 'night vision device'),
  'one-man': good('carried', 'wrg:points.10', 'one-man anti-tank weapon'),
  radio: good('carried', 'wrg:points.10', 'radio'),
  'mine-detector': good('carried', 'wrg:points.10', 'mine detector'),
  'mortar-2in': good('heavy', 'wrg:points.9', '2in mortar'),
  'mortar-60mm': good('heavy', 'wrg:points.9', '60mm mortar'),
  'mortar-81mm': good('heavy', 'wrg:points.10', '3in or 81mm mortar'),
  'mg-tripod': good('heavy', 'wrg:points.10', 'tripod or wheeled MG'),
  recoilless: good('heavy', 'wrg:points.11', 'recoilless gun'),
  gun: good('heavy', 'wrg:points.11', 'anti-tank gun'),
  missile: good('heavy', 'wrg:points.11', 'missile set'),
  'mg-pintle': good('mounted', 'wrg:points.10', 'pintle MG'),
  'mg-turret': good('mounted', 'wrg:points.10', 'turret MG'),
  'automatic-gun': good('mounted', 'wrg:points.11', 'automatic gun'),
  'afv-gun': good('mounted', 'wrg:points.11', 'AFV gun'),
  'afv-flame': good('mounted', 'wrg:points.9', 'AFV flame thrower'),
  'vehicle-bangalore': good('mounted', 'wrg:points.14', 'vehicle Bangalore'),
  flail: good('mounted', 'wrg:points.14', 'flail'),
  searchlight: good('mounted', 'wrg:points.14', 'searchlight'),
  projectors: good('mounted', 'wrg:points.14', 'set of smoke projectors', 'sets of smoke projectors'),
  claymore: good('store', 'wrg:option.11', 'Claymore'),
  bangalore: good('store', 'wrg:option.12', 'Bangalore torpedo', 'Bangalore torpedoes'),
  'satchel-charge': good('store', 'wrg:option.12', 'satchel charge'),
} as const satisfies Readonly<Record<string, Good>>;
export type GoodName = keyof typeof GOODS;

/** The ranks from the lowest up. */
export const RANKS_BY_PRICE = ['man', 'lcpl', 'cpl', 'sgt', 'officer'] as const;
export type PricedRank = (typeof RANKS_BY_PRICE)[number];

export const isRank = (name: string): name is PricedRank =>
  (RANKS_BY_PRICE as readonly string[]).includes(name);
export const goodKind = (name: GoodName): Kind => GOODS[name].kind;

/** `a corporal`, `6 rifles`. */
export const goods = (name: GoodName, n: number): string => `${n} ${GOODS[name].words[n === 1 ? 0 : 1]}`;

/** Vehicles that are priced by the ton, and those that are priced by the piece (points.12, points.13, points.15). */
export const BY_TONS = ['afv', 'apc', 'soft'] as const;
export const BY_PIECE = ['motorcycle', 'cycle', 'horse', 'aircraft'] as const;
export type VehicleName = (typeof BY_TONS)[number] | (typeof BY_PIECE)[number];

export const VEHICLE_WORDS: Readonly<Record<VehicleName, readonly [one: string, many: string]>> = {
  afv: ['AFV', 'AFVs'],
  apc: ['armoured carrier', 'armoured carriers'],
  soft: ['soft vehicle', 'soft vehicles'],
  motorcycle: ['motorcycle', 'motorcycles'],
  cycle: ['cycle', 'cycles'],
  horse: ['horse', 'horses'],
  aircraft: ['aircraft', 'aircraft'],
};

/** Other ways to type a name. */
const ALIASES: Readonly<Record<string, GoodName | VehicleName>> = {
  sergeant: 'sgt',
  corporal: 'cpl',
  'lance-corporal': 'lcpl',
  soldier: 'man',
  men: 'man',
  detector: 'mine-detector',
  'anti-tank-gun': 'gun',
  'tripod-mg': 'mg-tripod',
  'mg-vehicle': 'mg-pintle',
  'vehicle-mg': 'mg-pintle',
  'turret-mg': 'mg-turret',
  'mortar-3in': 'mortar-81mm',
  'smoke-projectors': 'projectors',
  'bangalore-torpedo': 'bangalore',
  'bangalore-torpedoe': 'bangalore',
  satchel: 'satchel-charge',
  tank: 'afv',
  'armoured-car': 'afv',
  carrier: 'apc',
  truck: 'soft',
  lorry: 'soft',
  lorrie: 'soft',
  car: 'soft',
  jeep: 'soft',
  'half-track': 'soft',
  glider: 'aircraft',
  helicopter: 'aircraft',
};

/** The name of a good or a vehicle in what was typed: in upper or lower case, with spaces or hyphens, one or several. */
export function nameIn(typed: string): GoodName | VehicleName | undefined {
  const word = typed
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  for (const tried of [word, word.replace(/s$/, '')]) {
    if (Object.hasOwn(ALIASES, tried)) return ALIASES[tried];
    if (Object.hasOwn(GOODS, tried) || Object.hasOwn(VEHICLE_WORDS, tried)) return tried as GoodName;
  }
  return undefined;
}

export const isVehicle = (name: string): name is VehicleName => Object.hasOwn(VEHICLE_WORDS, name);

const named = (...kinds: readonly Kind[]): readonly string[] =>
  (Object.keys(GOODS) as GoodName[]).filter((name) => kinds.includes(goodKind(name)));

/** The words of an item, by what they are for. */
export const ITEM_WORDS = {
  men: named('rank'),
  'with them': named('arm', 'carried'),
  'heavy weapons': named('heavy'),
  vehicles: Object.keys(VEHICLE_WORDS),
  'on vehicles': named('mounted'),
  stores: named('store'),
} as const;

/** All names that can be typed, for a guess at a wrong one. */
export const NAMES: readonly string[] = [
  ...Object.values(ITEM_WORDS).flat(),
  ...Object.keys(ALIASES),
  'grenades',
];
