import type { Cell } from '../../../src/rules/book/cell.js';
import type { Rule } from '../../../src/rules/rule.js';
import type { Looked } from '../../../src/rules/words.js';
import { look, type RulingId, ruling } from '../words.js';
import { BY_PIECE, type GoodName, goodKind } from './goods.js';
import type { Item, Men, Thing, VehicleItem } from './items.js';
import { options, type Priced, prices } from './tables.js';

/** A price, and the ruling by which a good is priced as another. */
interface Price extends Looked<number> {
  readonly as?: RulingId;
}

/** Points as they are counted: no more decimals than fractions of tons bring. */
export const exact = (points: number): number => Number(points.toFixed(4));

/** What one of a good costs (points.3 to points.11, option.11, option.12). */
export function* priceOf(name: GoodName): Rule<Price> {
  switch (name) {
    case 'assault-rifle-single': {
      const like = (yield* ruling('wrg:R52')) === 1 ? 'rifle' : 'assault-rifle';
      return { ...(yield* look(prices.cells[like])), as: 'wrg:R52' };
    }
    case 'automatic-gun': {
      const like = (yield* ruling('wrg:R122')) === 1 ? 'afv-gun' : 'mg-turret';
      return { ...(yield* look(prices.cells[like])), as: 'wrg:R122' };
    }
    case 'claymore':
      return yield* look(options.cells['command-mine']);
    case 'bangalore':
    case 'satchel-charge':
      return yield* look(options.cells[name]);
    default:
      return yield* look((prices.cells as Readonly<Record<Priced, Cell<number>>>)[name]);
  }
}

/** Rounds the price of one item up, if so ruled (R119). */
export function* rounded(points: number): Rule<number> {
  return (yield* ruling('wrg:R119')) === 2 ? Math.ceil(exact(points)) : exact(points);
}

/**
 * The weapons of a man that are paid for: all of them, or the dearest alone (R120); and those of them that are not. What
 * else he carries is paid for in any case.
 */
export function* armsPaidFor({ things }: Men): Rule<{ paid: readonly Thing[]; free: readonly Thing[] }> {
  const arms = things.filter(({ name }) => goodKind(name) === 'arm');
  if (arms.length < 2 || (yield* ruling('wrg:R120')) === 1) return { paid: things, free: [] };
  let dearest = arms[0]!;
  let most = -1;
  for (const arm of arms) {
    const { value } = yield* priceOf(arm.name);
    if (value > most) [dearest, most] = [arm, value];
  }
  const free = arms.filter((arm) => arm !== dearest);
  return { paid: things.filter((thing) => !free.includes(thing)), free };
}

/** A man with none of the weapons listed, grenades included, has a pistol (points.8). */
export const hasPistol = ({ things }: Men): boolean =>
  !things.some(({ name }) => goodKind(name) === 'arm' || name === 'grenade');

/** What one man costs with all he carries. */
function* manAt(men: Men): Rule<number> {
  const names: GoodName[] = ['man', ...(men.rank === 'man' ? [] : [men.rank])];
  const { paid } = yield* armsPaidFor(men);
  const pistol: Thing[] =
    hasPistol(men) && !paid.some(({ name }) => name === 'pistol') ? [{ name: 'pistol', n: 1 }] : [];
  return yield* thingsAt([...names.map((name) => ({ name, n: 1 })), ...paid, ...pistol]);
}

export function* thingsAt(things: readonly Thing[]): Rule<number> {
  let points = 0;
  for (const { name, n } of things) points += n * (yield* priceOf(name)).value;
  return points;
}

/** The price of a vehicle without weapons and crew (points.12, points.13, points.15). */
export function* vehicleAt({ name, tons }: VehicleItem): Rule<Price> {
  if (name === 'soft') {
    const { value: base, ...from } = yield* look(prices.cells.soft);
    const { value: load } = yield* look(prices.cells['soft-load']);
    return { ...from, value: yield* rounded(base + load * tons), ...byTons(tons) };
  }
  if ((BY_PIECE as readonly string[]).includes(name)) {
    return yield* look(prices.cells[name as (typeof BY_PIECE)[number]]);
  }
  const { value: ton, ...from } = yield* look(prices.cells.afv);
  return { ...from, value: yield* rounded(ton * tons), ...byTons(tons) };
}

const byTons = (tons: number) => (Number.isInteger(tons) ? {} : ({ as: 'wrg:R119' } as const));

/** The prices of the single things of an item: a man with what he carries, a weapon, a vehicle with its weapons. */
export function* singles({ men, vehicle, things, n }: Item): Rule<readonly { n: number; points: number }[]> {
  const all: { n: number; points: number }[] = [];
  if (men) all.push({ n, points: yield* manAt(men) });
  for (const thing of things ?? [])
    all.push({ n: n * thing.n, points: yield* thingsAt([{ ...thing, n: 1 }]) });
  if (vehicle) {
    const { value } = yield* vehicleAt(vehicle);
    all.push({ n, points: value + (yield* thingsAt(vehicle.things)) });
    for (const crew of vehicle.crew) all.push({ n: n * crew.n, points: yield* manAt(crew) });
  }
  return all;
}
