import type { Tally } from '../../src/rules/draw.js';
import type { Rule } from '../../src/rules/rule.js';
import { counted, list } from '../../src/rules/say.js';
import { lastly, onward, pick } from '../../src/rules/words.js';
import { countFigures, type Figure } from './figure.js';
import { identified, type Rolled } from './identify.js';
import { type Attack, called, orderOfPriority, type Tied } from './priority.js';
import { hasEquipment, isAnimalOrCycle, type SoftLoss, softLosses, type Touched } from './soft-loss.js';
import { ruling, step } from './words.js';

/** Who falls, by name, and what falls with them. */
export type Fallen = { casualties: number; fallen: readonly string[] } & SoftLoss;

/** Those who tie, with the places they take in the order. */
interface Block {
  readonly tied: Tied;
  readonly from: number;
  readonly upTo: number;
}

/**
 * Who falls of figures that are known one by one. Ends a rule.
 * @param potential casualties, by `potentialCasualties`
 */
export function* whoFalls(figures: readonly Figure[], potential: number, attack: Attack): Rule<Fallen> {
  if (potential === 0) return { casualties: 0, fallen: [], ...(yield* softLosses([], figures)) };
  const blocks = inPlaces(yield* orderOfPriority(figures, attack));
  const blockOf = blocks.flatMap((block) => Array<Block>(block.upTo - block.from).fill(block));
  const inOrder = {
    figures: blockOf.length,
    potential,
    watched: figures.some(hasEquipment),
    tiedFrom: (place: number) => blockOf[place]!.from,
    naming: (place: number) => called(blockOf[place]!.tied).replace(/^\d+ /, ''),
  };
  return yield* onward(
    `rolls for ${potential}`,
    () => identified(inOrder),
    (rolled) => endOf(blocks, rolled, figures),
  );
}

function inPlaces(order: readonly Tied[]): Block[] {
  const blocks: Block[] = [];
  for (const tied of order) {
    const from = blocks.at(-1)?.upTo ?? 0;
    blocks.push({ tied, from, upTo: from + countFigures(tied) });
  }
  return blocks;
}

/** Lots are drawn among those who tie; then what they have with them is rolled for. */
function* endOf(
  blocks: readonly Block[],
  { falls, rolled }: Rolled,
  figures: readonly Figure[],
): Rule<Fallen> {
  const onlyIfHit = figures.some(({ radio }) => radio) && (yield* ruling('wrg:R24')) === 2;
  const down: string[] = [];
  const touched: Touched[] = [];
  for (const { tied, from, upTo } of blocks) {
    const hits = falls.filter((place) => place >= from && place < upTo).length;
    const diced = Math.max(hits, Math.min(rolled, upTo) - from);
    const watched = diced > 0 && tied.some(hasEquipment);
    if (hits === 0 && !watched) continue;
    const fell = yield* pick('lot', Object.fromEntries(tied.map(({ name, n }) => [name, n])), hits);
    for (const { name } of tied) for (let i = 0; i < fell[name]!; i++) down.push(name);
    if (tied.length > 1 && hits > 0) yield* byLot(tied, fell);
    if (!watched) continue;
    const spared = yield* sparedOf(tied, fell, diced - hits);
    for (const figure of tied.filter(hasEquipment)) {
      const hit = fell[figure.name]!;
      const riders = hit + spared[lotOf(figure)]!;
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
