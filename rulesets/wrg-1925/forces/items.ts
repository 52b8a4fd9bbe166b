import { defenceNamed } from './defence-names.js';
import {
  BY_TONS,
  type GoodName,
  goodKind,
  isRank,
  isVehicle,
  NAMES,
  nameIn,
  type PricedRank,
  type VehicleName,
} from './goods.js';
import { countTyped, wrong } from './mistakes.js';

/** Things of one name, each time an item stands. */
export interface Thing {
  readonly name: GoodName;
  readonly n: number;
}

/** Men alike in rank and in what they carry. */
export interface Men {
  readonly n: number;
  readonly rank: PricedRank;
  readonly things: readonly Thing[];
}

export interface VehicleItem {
  readonly n: number;
  readonly name: VehicleName;
  /** The weight of an AFV, the load of a soft vehicle; 0 where it is priced by the piece. */
  readonly tons: number;
  readonly things: readonly Thing[];
  readonly crew: readonly Men[];
}

/** What one item of an army list holds. */
export interface Item {
  readonly men?: Men;
  readonly vehicle?: VehicleItem;
  /** Heavy weapons and stores without men. */
  readonly things?: Men['things'];
  /** How many times the item stands. */
  readonly n: number;
  /** Prepared emplacements are built for its heavy weapons or vehicles (option.9). */
  readonly emplaced: boolean;
}

const SUCH_AS = 'men, weapons or vehicles, such as "6 x rifle, grenades" or "afv 25, afv-gun; cpl, smg"';

/**
 * Reads an item: `6 x rifle, grenades`, `mg-tripod, emplaced`, or a vehicle with its weapons and, behind semicolons,
 * its crew: `afv 25, afv-gun, 2 x mg-turret; cpl, smg, grenades; smg`.
 * @throws Wrong
 */
export function itemIn(typed: string): Item {
  const [head = '', ...crew] = typed.split(';');
  const [n, rest] = countTyped(head);
  const parts = partsOf(rest);
  const emplaced = parts.some((part) => /^emplaced$/i.test(part));
  const others = parts.filter((part) => !/^emplaced$/i.test(part));
  const vehicle = vehicleIn(others[0] ?? '');
  if (vehicle) {
    const things = others.slice(1).map(thingIn);
    const personal = things.find(({ name }) => ['rank', 'arm'].includes(goodKind(name)));
    if (personal) wrong('the crew of a vehicle behind a semicolon, as in "afv 25, afv-gun; cpl, smg"');
    return { n, emplaced, vehicle: { n, ...vehicle, things, crew: crew.map(menIn) } };
  }
  if (crew.length > 0) wrong('a semicolon only behind a vehicle, before its crew');
  const things = others.map(thingIn);
  const mounted = things.find(({ name }) => goodKind(name) === 'mounted');
  if (mounted) wrong(`${mounted.name} on a vehicle, as in "afv 25, ${mounted.name}"`);
  const isHeavy = things.some(({ name }) => goodKind(name) === 'heavy');
  if (emplaced && !isHeavy) wrong('"emplaced" for heavy weapons and vehicles');
  const isMen = things.some(({ name }) => ['rank', 'arm', 'carried'].includes(goodKind(name)));
  return isMen ? { n, emplaced, men: men(n, things) } : { n, emplaced, things };
}

/** The words between commas; `with` and `and` do as well. */
const partsOf = (typed: string): string[] => {
  const parts = typed.split(/,|\bwith\b|\band\b/i).map((part) => part.trim());
  return parts.some((part) => part === '') ? wrong(SUCH_AS) : parts;
};

/** Men of the crew of a vehicle. */
function menIn(typed: string): Men {
  const [n, rest] = countTyped(typed);
  const things = partsOf(rest).map(thingIn);
  const other = things.find(({ name }) => goodKind(name) === 'mounted');
  if (other) wrong(`${other.name} on the vehicle, before the first semicolon`);
  return men(n, things);
}

function men(n: number, things: readonly Thing[]): Men {
  const ranks = things.filter(({ name }) => isRank(name));
  if (ranks.length > 1) wrong('one rank for each man');
  if (new Set(things.map(({ name }) => name)).size < things.length) wrong('each thing once for each man');
  const many = things.find(
    (thing) => thing.n > 1 && ['rank', 'arm', 'carried'].includes(goodKind(thing.name)),
  );
  if (many) wrong(`one ${many.name} for each man`);
  const rank = (ranks[0]?.name ?? 'man') as PricedRank;
  return { n, rank, things: things.filter(({ name }) => !isRank(name)) };
}

function thingIn(typed: string): Thing {
  const [n, rest] = countTyped(typed);
  const name = nameIn(rest);
  if (name === undefined) {
    const bare = rest.replace(/\s+\d.*$/, '');
    const defence = defenceNamed(bare);
    if (defence) wrong(`no field defences: ${defence} goes with --defence, or under defences in a file`);
    // A guess is at one of them: nobody misspells the plural alone.
    return wrong(SUCH_AS, [bare.toLowerCase().replace(/\s+/g, '-').replace(/s$/, ''), NAMES]);
  }
  if (isVehicle(name)) return wrong('a vehicle at the beginning of an item of its own');
  return { name, n };
}

function vehicleIn(typed: string): Pick<VehicleItem, 'name' | 'tons'> | undefined {
  const [, word = typed, weight] =
    /^(.*?)\s+(\d+(?:\.\d+)?)\s*(?:t|tons?|tonnes?)?$/i.exec(typed.trim()) ?? [];
  const name = nameIn(word);
  if (name === undefined || !isVehicle(name)) return undefined;
  if (!(BY_TONS as readonly string[]).includes(name)) {
    return weight === undefined ? { name, tons: 0 } : wrong(`no weight for ${name}`);
  }
  const tons = Number(weight);
  const least = name === 'soft' ? 0 : 0.1;
  if (!(tons >= least && tons <= 200) || !/^\d+(\.\d\d?)?$/.test(weight ?? '')) {
    const what = name === 'soft' ? 'load' : 'weight';
    return wrong(
      `the ${what} of ${name} in tons from ${least} to 200, as in "${name} ${name === 'soft' ? 3 : 25}"`,
    );
  }
  return { name, tons };
}
