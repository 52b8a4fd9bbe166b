import type { Rule } from '../../../src/rules/rule.js';
import { counted } from '../../../src/rules/text/say.js';
import { look, type RulingId, ruling, step } from '../words.js';
import { GOODS, type GoodName, goods, RANKS_BY_PRICE, VEHICLE_WORDS } from './goods.js';
import type { Item, Men, VehicleItem } from './items.js';
import type { ArmyGroup } from './list.js';
import { armsPaidFor, exact, hasPistol, priceOf, rounded, singles, vehicleAt } from './price.js';
import { options } from './tables.js';

/** What a group costs: by the lists, and with what its start puts on that. */
export interface Bill {
  readonly single: number;
  readonly points: number;
  /** How often its points count: 2 for troops of the defender (option.4). */
  readonly times: number;
}

/** All men of a group, the crews of its vehicles among them. */
const menOf = (items: readonly Item[]): Men[] =>
  items.flatMap(({ men, vehicle, n }) => [
    ...(men ? [{ ...men, n }] : []),
    ...(vehicle?.crew ?? []).map((crew) => ({ ...crew, n: n * crew.n })),
  ]);

/** The bill of a group, a line for each thing in it. */
export function* billOf(group: ArmyGroup, defender: boolean): Rule<Bill> {
  const says = group.name ? `${group.name}: ` : '';
  for (const [name, { n, ruling: by }] of yield* countGoods(group.items)) {
    if (n > 0) yield* goodsLine(name, n, says, by);
  }
  for (const { vehicle } of group.items) if (vehicle) yield* vehicleLines(vehicle, says);
  let single = 0;
  let extra = 0;
  const more = group.starts === 'air-landed' ? yield* look(options.cells['air-landed']) : undefined;
  for (const item of group.items) {
    for (const { n, points } of yield* singles(item)) {
      single += n * points;
      if (more) extra += n * ((yield* rounded(points * (1 + more.value / 100))) - points);
    }
  }
  single = exact(single);
  yield* groupLine(group, single);
  if (more) {
    const points = exact(single + extra);
    const text = `${says}air landed, ${more.value} per cent more, ${points} points`;
    yield* step({
      id: 'air-landed',
      clause: 'wrg:option.3',
      value: points,
      text,
      from: more,
      ruling: 'wrg:R119',
    });
    return { single, points, times: 1 };
  }
  const times = defender && (yield* isDoubled(group)) ? yield* doubled(single, says) : 1;
  return { single, points: exact(single * times), times };
}

/** What items cost by the lists, each thing by itself. */
export function* singlesOf(items: readonly Item[]): Rule<number> {
  let sum = 0;
  for (const item of items) for (const { n, points } of yield* singles(item)) sum += n * points;
  return exact(sum);
}

/** How many of each good, in the order in which goods are listed, and the ruling on those that a man has besides others. */
function* countGoods(items: readonly Item[]): Rule<Map<GoodName, { n: number; ruling?: RulingId }>> {
  const counts = new Map<GoodName, { n: number; ruling?: RulingId }>();
  for (const name of Object.keys(GOODS) as GoodName[]) counts.set(name, { n: 0 });
  const add = (name: GoodName, n: number, by?: RulingId) => {
    const before = counts.get(name)!;
    counts.set(name, { ...before, n: before.n + n, ...(by && { ruling: by }) });
  };
  for (const men of menOf(items)) {
    add('man', men.n);
    if (men.rank !== 'man') add(men.rank, men.n);
    const { paid, free } = yield* armsPaidFor(men);
    const isArm = (name: GoodName) => GOODS[name].kind === 'arm';
    const several = paid.filter(({ name }) => isArm(name)).length + free.length > 1;
    for (const { name, n } of paid) add(name, n * men.n, several && isArm(name) ? 'wrg:R120' : undefined);
    if (hasPistol(men) && !paid.some(({ name }) => name === 'pistol')) add('pistol', men.n);
  }
  for (const { things, vehicle, n } of items) {
    for (const thing of [...(things ?? []), ...(vehicle?.things ?? [])]) add(thing.name, n * thing.n);
  }
  return counts;
}

function* goodsLine(name: GoodName, n: number, says: string, by?: RulingId): Rule<void> {
  const from = yield* priceOf(name);
  const points = n * from.value;
  const each = priced(n, from.value);
  const line = { id: name, clause: GOODS[name].clause, value: points, from };
  if (name === 'missile') {
    const two = (yield* ruling('wrg:R124')) === 1;
    const missiles = two ? `with ${2 * n} missiles` : 'with missiles without limit';
    const text = `${says}${goods(name, n)} ${missiles}, ${each}`;
    yield* step({ ...line, text, ruling: 'wrg:R124' });
    return;
  }
  const source = by ?? from.as;
  yield* step({ ...line, text: `${says}${goods(name, n)} ${each}`, ...(source && { ruling: source }) });
}

/** `6 rifles at 5, 30 points`; one of a thing is said with its price alone. */
export function priced(n: number, each: number): string {
  if (each === 0) return 'at no cost';
  return n === 1 ? `at ${each} points` : `at ${each}, ${exact(n * each)} points`;
}

/** The vehicles of one item, and whether their crew is paid for (points.12 to points.15). */
function* vehicleLines(vehicle: VehicleItem, says: string): Rule<void> {
  const { n, name, tons, crew, things } = vehicle;
  const from = yield* vehicleAt(vehicle);
  const points = exact(n * from.value);
  const isAfv = name === 'afv' || name === 'apc';
  const clause = isAfv ? 'wrg:points.12' : name === 'soft' ? 'wrg:points.13' : 'wrg:points.15';
  const size = isAfv ? ` of ${counted(tons, 'ton')}` : name === 'soft' ? ` for ${counted(tons, 'ton')}` : '';
  const what = `${n} ${VEHICLE_WORDS[name][n === 1 ? 0 : 1]}${size}`;
  const text = `${says}${what} ${priced(n, from.value)}`;
  yield* step({ id: name, clause, value: points, text, from, ...(from.as && { ruling: from.as }) });
  if (name === 'motorcycle' || name === 'cycle' || name === 'horse') return;
  const men = crew.reduce((sum, one) => sum + one.n, 0);
  const weapons = things.length > 0 ? 'weapons and ' : '';
  const whose = n === 1 ? 'its' : 'their';
  const paid =
    men > 0
      ? `${whose} ${weapons}crew of ${men} are paid for besides`
      : `${whose} crew is not listed: it is paid for besides, as men`;
  yield* step({ id: 'crew', clause: 'wrg:points.14', value: men, text: `${says}${paid}` });
}

const STARTS_WORDS = {
  'on-table': '',
  'in-position': ' in position',
  later: ' to come later',
  'air-landed': ' from the air',
} as const;

/** What a group is by the lists, and who leads it (scale.5). */
function* groupLine({ name, starts, items }: ArmyGroup, single: number): Rule<void> {
  const men = menOf(items);
  const all = men.reduce((sum, { n }) => sum + n, 0);
  const leader = RANKS_BY_PRICE.findLast((rank) => rank !== 'man' && men.some((of) => of.rank === rank));
  const led = leader
    ? `led by ${leader === 'officer' ? 'an' : 'a'} ${GOODS[leader].words[0]}`
    : 'without an officer or NCO';
  const text = `${name || 'the group'}${STARTS_WORDS[starts]}: ${counted(all, 'man', 'men')}${all > 0 ? ` ${led}` : ''}, ${single} points`;
  yield* step({ id: 'group', clause: 'wrg:scale.5', value: single, text });
}

/** Whether the defender's points count double for this group: all that is there at the start, or in position (R13). */
function* isDoubled({ starts }: ArmyGroup): Rule<boolean> {
  if (starts === 'later') return false;
  return starts === 'in-position' || (yield* ruling('wrg:R13')) === 1;
}

function* doubled(single: number, says: string): Rule<number> {
  const from = yield* look(options.cells.defender);
  const points = exact(single * from.value);
  const text = `${says}of the defender, times ${from.value}, ${points} points`;
  yield* step({ id: 'doubled', clause: 'wrg:option.4', value: points, text, from, ruling: 'wrg:R13' });
  return from.value;
}
