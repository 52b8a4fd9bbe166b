import type { Tally } from '../../src/rules/draw.js';
import type { Rule } from '../../src/rules/rule.js';
import { counted, list } from '../../src/rules/say.js';
import { lastly, onward, pick } from '../../src/rules/words.js';
import { countFigures, type Figure } from './figure.js';
import { identified } from './identify.js';
import { type Attack, called, orderOfPriority, type Tied } from './priority.js';
import { hasEquipment, isAnimalOrCycle, type SoftLoss, softLosses, type Touched } from './soft-loss.js';
import { ruling, step } from './words.js';

/** Who falls, by name, and what falls with them. */
export type Fallen = { casualties: number; fallen: readonly string[] } & SoftLoss;

/** How many of those who tie were rolled for, and how many of them fall. */
interface Share {
  readonly rolled: number;
  readonly falls: number;
}

/**
 * Who falls of figures that are known one by one. Ends a rule.
 * @param potential casualties, by `potentialCasualties`
 */
export function* whoFalls(figures: readonly Figure[], potential: number, attack: Attack): Rule<Fallen> {
  const watched = figures.some(hasEquipment);
  if (potential === 0) return { casualties: 0, fallen: [], ...(yield* softLosses([], figures)) };
  const order = yield* orderOfPriority(figures, attack);
  return yield* onward(
    `shares of ${potential}`,
    () => sharesOf(order, potential, watched),
    (shares) => endOf(order, shares, figures),
  );
}

/** How the rolls fall out among those who tie. */
function* sharesOf(order: readonly Tied[], potential: number, watched: boolean): Rule<Share[]> {
  const blocks = order.flatMap((tied, block) => Array<number>(countFigures(tied)).fill(block));
  const start = (block: number) => blocks.indexOf(block);
  const { falls, rolled } = yield* identified({
    figures: blocks.length,
    potential,
    watched,
    tiedFrom: (place) => start(blocks[place]!),
    naming: (place) => called(order[blocks[place]!]!).replace(/^\d+ /, ''),
  });
  return order.map((_, block) => ({
    rolled: blocks.filter((of, place) => of === block && place < rolled).length,
    falls: falls.filter((place) => blocks[place] === block).length,
  }));
}

/** Lots are drawn among those who tie; then what they have with them is rolled for. */
function* endOf(order: readonly Tied[], shares: readonly Share[], figures: readonly Figure[]): Rule<Fallen> {
  const onlyIfHit = figures.some(({ radio }) => radio) && (yield* ruling('wrg:R24')) === 2;
  const down: string[] = [];
  const touched: Touched[] = [];
  for (const [block, tied] of order.entries()) {
    const { rolled, falls } = shares[block]!;
    const all = Object.fromEntries(tied.map(({ name, n }) => [name, n]));
    const fell = yield* pick('lot', all, falls);
    for (const { name } of tied) down.push(...Array<string>(fell[name] ?? 0).fill(name));
    if (tied.length > 1 && falls > 0) yield* byLot(tied, fell);
    if (!tied.some(hasEquipment)) continue;
    const spared = yield* sparedOf(tied, fell, Math.max(0, rolled - falls));
    for (const figure of tied.filter(hasEquipment)) {
      const hit = fell[figure.name]!;
      const riders = hit + (spared[lotOf(figure)] ?? 0);
      if (riders > 0) touched.push({ figure, riders, radios: onlyIfHit ? hit : riders });
    }
  }
  const fallen = { casualties: down.length, fallen: down };
  const key = touched.map(({ figure, riders, radios }) => `${figure.name} ${riders} ${radios}`);
  return yield* lastly({
    name: `equipment of ${key}`,
    part: () => softLosses(touched, figures),
    saying: () => saidToFall(down),
    to: (soft) => ({ ...fallen, ...soft }),
  });
}

function* saidToFall(down: readonly string[]): Rule<void> {
  const text = () =>
    down.length === 0 ? 'nobody falls' : `${inWords(down)} ${down.length === 1 ? 'falls' : 'fall'}`;
  yield* step({ id: 'fallen', clause: 'wrg:identify.1', value: down, text });
}

function* byLot(tied: Tied, fell: Tally): Rule<void> {
  const names = tied.flatMap(({ name }) =>
    (fell[name] ?? 0) > 0 ? [`${fell[name]! > 1 ? `${fell[name]} ` : ''}${name}`] : [],
  );
  const text = () => `equal in all nine, so by lot: ${list(names)}`;
  yield* step({ id: 'lot', clause: 'wrg:identify.3', value: names, text, ruling: 'wrg:R80' });
}

/** What figures who tie are told apart by when lots are drawn among the spared: only equipment counts now. */
const lotOf = ({ name, radio, rides }: Figure): string => {
  if (radio || (rides !== undefined && isAnimalOrCycle(rides))) return name;
  return rides === undefined ? 'any other' : `in ${rides}`;
};

/** Those of the tied who were rolled for and spared, by lot. */
function* sparedOf(tied: Tied, fell: Tally, n: number): Rule<Tally> {
  const left: Record<string, number> = {};
  for (const figure of tied) {
    left[lotOf(figure)] = (left[lotOf(figure)] ?? 0) + figure.n - fell[figure.name]!;
  }
  const spared = yield* pick('spared', left, n);
  const all = Object.values(left).reduce((sum, of) => sum + of, 0);
  if (Object.keys(left).length > 1 && n > 0 && n < all) {
    const names = Object.keys(left).filter((lot) => spared[lot]! > 0);
    const text = () => `${counted(n, 'more', 'more')} rolled for, by lot: ${list(names)}`;
    yield* step({ id: 'spared', clause: 'wrg:identify.3', value: names, text, ruling: 'wrg:R80' });
  }
  return spared;
}

/** `Sgt and 2 Rifleman`. */
export function inWords(names: readonly string[]): string {
  const each = [...new Set(names)].map((name) => {
    const n = names.filter((other) => other === name).length;
    return n === 1 ? name : `${n} ${name}`;
  });
  return list(each);
}
