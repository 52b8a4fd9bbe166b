import type { Unit } from '../../../src/rules/roster.js';
import { isHard } from '../movement/movers.js';
import { armsIn } from '../roster/arms.js';
import { type Group, type GunCrew, known, type Troops, type Vehicle } from '../roster/kinds.js';
import { storeIn } from '../roster/stores.js';
import type { Fire } from '../weapons/firing-group.js';
import { isHelper } from '../weapons/kinds.js';
import type { Weapon } from '../weapons/weapons.js';
import { defenceIn, supportIn } from './defences.js';
import { type GoodName, type PricedRank as GoodRank, goodKind } from './goods.js';
import type { Item, Men, VehicleItem as Priced, Thing } from './items.js';
import type { Army, ArmyGroup } from './list.js';

/** How a weapon is called in the lists of prices, where it is not called alike; of a fougasse the defender pays. */
const PRICED_AS: Readonly<Partial<Record<Weapon, GoodName>>> = {
  satchel: 'satchel-charge',
  'light-gun': 'afv-gun',
  fougasse: 'claymore',
};

const goodOf = (weapon: Weapon): GoodName => PRICED_AS[weapon] ?? (weapon as GoodName);
const thingsOf = (arms: readonly Fire[]): Thing[] =>
  arms.filter(({ weapon }) => !isHelper(weapon)).map(({ weapon, n }) => ({ name: goodOf(weapon), n }));

/** The army of a side, as `wg points` prices it: each unit is a group of it. */
export function armyOf(
  side: string,
  units: readonly Unit[],
  as: (unit: Unit) => Unit['profile'] = ({ began }) => began,
): Army {
  const all = units.map((unit) => known({ ...unit, profile: as(unit) }));
  const force = all.find((of) => of.kind === 'force');
  return {
    side,
    defender: force?.defender ?? false,
    groups: all.flatMap((of) => (of.kind === 'force' ? [] : [groupOf(of)])),
    defences: (force?.defences ?? []).map(defenceIn),
    support: (force?.offTable ?? []).map(supportIn),
  };
}

function groupOf(of: Troops): ArmyGroup {
  return { name: of.name, starts: of.starts, items: of.kind === 'vehicle' ? ofVehicle(of) : ofMen(of) };
}

function ofMen(of: Group | GunCrew): Item[] {
  const heavy: Fire[] = of.kind === 'gun' ? [{ weapon: of.weapon, n: of.pieces }] : [];
  const things = thingsOf([...heavy, ...armsIn(of.weapons)]);
  const stores = (of.stores ?? []).map(storeIn);
  const { men, rest } = inHand(of, of.men, [...things, ...stores]);
  const emplaced = of.kind === 'gun' && of.emplaced;
  const gun = emplaced ? [item({ things: rest.slice(0, 1), emplaced })] : [];
  const others = emplaced ? rest.slice(1) : rest;
  return [
    ...men.map((men) => item({ men })),
    ...gun,
    ...(others.length > 0 ? [item({ things: others })] : []),
    ...mounts(of),
  ];
}

const mounts = (of: Group | GunCrew): Item[] => {
  if (of.kind === 'gun' || of.rides === undefined || of.men === 0) return [];
  const name = of.rides === 'bicycle' ? 'cycle' : of.rides;
  return [item({ vehicle: { n: of.men, name, tons: 0, things: [], crew: [] } })];
};

function ofVehicle(of: Vehicle): Item[] {
  const things = [...thingsOf(armsIn(of.weapons)), ...(of.stores ?? []).map(storeIn)];
  if (of.projectors) things.push({ name: 'projectors', n: 1 });
  const smgs: Thing[] = of.smgs ? [{ name: 'smg', n: of.smgs }] : [];
  const { men: crew } = inHand(of, of.crew, smgs);
  const hard = isHard(of);
  const name = of.type === 'motorcycle' ? 'motorcycle' : !hard ? 'soft' : of.at === 'apc' ? 'apc' : 'afv';
  const tons = name === 'motorcycle' ? 0 : ((hard ? of.weight : of.load) ?? 0);
  return [item({ vehicle: { n: 1, name, tons, things, crew } satisfies Priced, emplaced: of.emplaced })];
}

function item(of: Partial<Item>): Item {
  const n = of.men?.n ?? of.vehicle?.n ?? 1;
  return { n, emplaced: false, ...of };
}

type Leading = Pick<Troops, 'leaders' | 'radios'> & { readonly grenades?: number };

/** Men with what each of them has in hand: leaders first, and weapons in the order in which they are listed. */
function inHand(of: Leading, n: number, things: readonly Thing[]): { men: Men[]; rest: Thing[] } {
  const each = (names: readonly Thing[]) => names.flatMap(({ name, n }) => Array<GoodName>(n).fill(name));
  const arms = each(things.filter(({ name }) => goodKind(name) === 'arm'));
  const carried = each([
    ...things.filter(({ name }) => goodKind(name) === 'carried' && name !== 'grenade'),
    { name: 'radio', n: of.radios },
  ]);
  const thrown = things.find(({ name }) => name === 'grenade')?.n ?? 0;
  const grenades = Math.max(of.grenades ?? 0, thrown);
  const men = Array.from({ length: n }, (_, i): Men => {
    const own = [arms[i], i < grenades ? ('grenade' as const) : undefined].filter(
      (name) => name !== undefined,
    );
    return {
      n: 1,
      rank: (of.leaders?.[i] ?? 'man') as GoodRank,
      things: own.map((name) => ({ name, n: 1 })),
    };
  });
  const over = [...arms.slice(n), ...carried].map((name) => ({ name, n: 1 }));
  const rest = [...things.filter(({ name }) => !['arm', 'carried'].includes(goodKind(name))), ...over];
  return { men: alike(men), rest };
}

/** Men who are alike stand together. */
function alike(men: readonly Men[]): Men[] {
  const all: Men[] = [];
  for (const man of men) {
    const i = all.findIndex((other) => key(other) === key(man));
    if (i < 0) all.push(man);
    else all[i] = { ...man, n: all[i]!.n + 1 };
  }
  return all;
}
const key = ({ rank, things }: Men): string => JSON.stringify([rank, things]);
