import type { Tally } from '../../../src/rules/draw.js';
import type { Rule } from '../../../src/rules/rule.js';
import { named } from '../../../src/rules/text/likeness.js';
import { counted, list } from '../../../src/rules/text/say.js';
import { part, partOfAlike, pick, pickOf, rest, restOf, toldAs } from '../../../src/rules/words.js';
import { ruling, step } from '../words.js';
import { everyoneLike, likeIn } from './alike.js';
import { countFigures, type Figure, figuresOf } from './figure.js';
import { identified, type PriorityRolled } from './identify.js';
import { type Attack, anyOf, orderOfPriority, orderSaid, type Tied } from './priority.js';
import {
  type Equipment,
  type Equipped,
  equipmentOf,
  hasEquipment,
  hasVehicle,
  lotOf,
  type RolledFor,
  type SoftLoss,
  softLosses,
  type Touched,
  touchedOf,
  withEquipment,
  withoutVehicle,
} from './soft-loss.js';

/** Who falls, by name, and what falls with them. */
export type Fallen = { casualties: number; fallen: readonly string[] } & SoftLoss;

/** The same, with how far the rolls went, where more fire may come. */
interface Fell {
  readonly fell: Fallen;
  readonly rolled: number;
  /** Whether the soft vehicle they are in was rolled for. */
  readonly vehicleDiced: boolean;
}

/** How far the rolls went under fire that came before in the period. */
interface RolledBefore {
  /** Figures that were rolled for and spared, the first in the order; nothing, if none was. */
  readonly spared?: number | undefined;
  /** The soft vehicle was rolled for, once for all in it (soft.1). */
  readonly vehicleDiced?: boolean | undefined;
}

/** Those who tie, with the places they take in the order. */
interface Block {
  readonly tied: Tied;
  readonly from: number;
  readonly upTo: number;
}

/** Figures that are known one by one, and the fire they are under. */
interface UnderFire {
  /** Each of them, as it is typed. */
  readonly figure: readonly string[];
  /** Potential casualties, by `potentialCasualties`. */
  readonly potential: number;
  readonly attack: Attack;
}

/** Who falls of them. */
export function* whoFalls(of: UnderFire): Rule<Fallen> {
  const { fell } = yield* part(whoFallsNow, of, {}, false);
  return fell;
}

/**
 * The same under fire that comes in several lines.
 * @param before how far the rolls had gone earlier in the period
 * @param keeps whether it makes a difference how far the rolls go
 */
export function* whoFallsNow(of: UnderFire, before: RolledBefore, keeps: boolean): Rule<Fell> {
  if (of.potential === 0) return yield* fallsNow(of, before, keeps);
  const { blocks } = yield* part(inOrder, of.figure, of.attack);
  const everyone = everyoneLike(blocks.map(({ tied }) => tied));
  if (!everyone) return yield* fallsNow(of, before, keeps);
  const alike = ({ fell, ...far }: Fell) =>
    everyone(fell.fallen).map((fallen) => ({ fell: { ...fell, fallen }, ...far }));
  return yield* restOf(partOfAlike(alike, fallsNow, of, before, keeps));
}

function* fallsNow(
  of: UnderFire,
  { spared, vehicleDiced = false }: RolledBefore,
  keeps: boolean,
): Rule<Fell> {
  const { down, touched, rolled } = yield* part(downOf, of, spared, keeps);
  const loses = vehicleDiced ? withoutVehicle(touched) : touched;
  const far = { rolled, vehicleDiced: keeps && (vehicleDiced || hasVehicle(touched)) };
  return yield* restOf(part(softLosses, loses), (soft) => fallsWith(down, soft, far, of.potential > 0));
}

/** They fall, and this with them, which is told where anything may have fallen. */
function* fallsWith(
  fallen: readonly string[],
  soft: SoftLoss,
  far: Omit<Fell, 'fell'>,
  isTold: boolean,
): Rule<Fell> {
  if (isTold) yield* saidToFall(fallen);
  return { fell: { casualties: fallen.length, fallen, ...soft }, ...far };
}

/** Who falls, and whose equipment is rolled for: as little as the rest depends on, so that ways to it are merged. */
interface Down {
  readonly down: readonly string[];
  readonly touched: Touched;
  readonly rolled: number;
}

function* downOf(of: UnderFire, spared: number | undefined, keeps: boolean): Rule<Down> {
  const { figure, potential, attack } = of;
  if (potential === 0)
    return { down: [], touched: touchedOf(equipmentOf(figuresOf(figure)), []), rolled: spared ?? 0 };
  const { blocks } = yield* part(inOrder, figure, attack);
  yield* orderSaid(blocks.map(({ tied }) => tied));
  const rolled = yield* part(rolledOf, of, spared, keeps);
  return yield* rest(() =>
    toldAs(lotsOf(of, rolled, spared ?? 0), (fell) => ({ ...fell, rolled: keeps ? rolled.rolled : 0 })),
  );
}

/** Figures in their order of priority, those who tie together, and what they have with them. */
interface InPlaces {
  readonly blocks: readonly Block[];
  readonly equipment: Equipment;
}

function* inOrder(figure: readonly string[], attack: Attack): Rule<InPlaces> {
  const figures = figuresOf(figure);
  return { blocks: inPlaces(yield* orderOfPriority(figures, attack)), equipment: equipmentOf(figures) };
}

function* rolledOf(
  { figure, potential, attack }: UnderFire,
  spared: number | undefined,
  keeps: boolean,
): Rule<PriorityRolled> {
  const { blocks } = yield* part(inOrder, figure, attack);
  const blockOf = blocks.flatMap((block) => Array<Block>(block.upTo - block.from).fill(block));
  return yield* identified({
    figures: blockOf.length,
    potential,
    watched: keeps || blocks.some(({ tied }) => tied.some(hasEquipment)),
    spared,
    tiedFrom: (place) => blockOf[place]!.from,
    naming: (place) => anyOf(blockOf[place]!.tied),
  });
}

function inPlaces(order: readonly Tied[]): Block[] {
  const blocks: Block[] = [];
  for (const tied of order) {
    const from = blocks.at(-1)?.upTo ?? 0;
    blocks.push({ tied, from, upTo: from + countFigures(tied) });
  }
  return blocks;
}

/** Lots are drawn among those who tie, and among those of them who were rolled for and spared. */
function* lotsOf(
  { figure, attack }: UnderFire,
  { falls, rolled }: PriorityRolled,
  before: number,
): Rule<Omit<Down, 'rolled'>> {
  const { blocks, equipment } = yield* part(inOrder, figure, attack);
  const onlyIfHit = equipment.radios && (yield* ruling('wrg:R24')) === 2;
  const struck: TiedWhoFall[] = [];
  for (const { tied, from, upTo } of blocks) {
    const hits = falls.filter((place) => place >= from && place < upTo).length;
    const diced = Math.max(hits, Math.min(rolled, upTo) - Math.max(from, Math.min(before, upTo)));
    const watched = diced > 0 ? tied.filter(hasEquipment).map(withEquipment) : [];
    if (hits > 0 || watched.length > 0) struck.push({ tied, hits, diced, watched });
  }
  return yield* lotsAmong(struck, 0, { equipment, onlyIfHit }, { down: [], rolledFor: [] });
}

/** Those who tie, of whom so many fall and so many were rolled for. */
interface TiedWhoFall {
  readonly tied: Tied;
  readonly hits: number;
  readonly diced: number;
  /** Those of them whose equipment is rolled for with them. */
  readonly watched: readonly Equipped[];
}

/** How radios are rolled for, and what there is to roll for. */
interface Watch {
  readonly equipment: Equipment;
  readonly onlyIfHit: boolean;
}

/** Who has fallen, and whose equipment is rolled for, by the lots so far. */
interface ByLot {
  readonly down: readonly string[];
  readonly rolledFor: readonly RolledFor[];
}

/** The lots from this place on of those who tie. */
function* lotsAmong(
  struck: readonly TiedWhoFall[],
  from: number,
  watch: Watch,
  before: ByLot,
): Rule<Omit<Down, 'rolled'>> {
  let { down, rolledFor } = before;
  for (let i = from; i < struck.length; i++) {
    const { tied, hits, diced, watched } = struck[i]!;
    if (tied.length > 1) return yield* rest(() => lots(struck, i, watch, { down, rolledFor }));
    // One who ties with nobody, or several who are alike, need no lots.
    const [{ name }] = tied as [Figure];
    down = [...down, ...Array<string>(hits).fill(name)];
    if (watched.length > 0)
      rolledFor = rolledWith(
        watched,
        { fell: { [name]: hits }, spared: { [watched[0]!.lot]: diced - hits } },
        watch,
        rolledFor,
      );
  }
  return { down, touched: touchedOf(watch.equipment, rolledFor) };
}

/** The lots of those who tie at this place, and from there on. */
function* lots(
  struck: readonly TiedWhoFall[],
  at: number,
  watch: Watch,
  { down, rolledFor }: ByLot,
): Rule<Omit<Down, 'rolled'>> {
  const { tied, hits, diced, watched } = struck[at]!;
  const among: Record<string, number> = {};
  for (const { name, n } of tied) among[name] = n;
  const fell = yield* pickOf({
    name: 'lot',
    from: among,
    take: hits,
    asks: 'Who falls?',
    alike: likeIn(tied),
  });
  const downNow = [...down];
  for (const { name } of tied) for (let i = 0; i < fell[name]!; i++) downNow.push(name);
  if (hits > 0) yield* byLot(tied, fell);
  if (watched.length === 0) return yield* lotsAmong(struck, at + 1, watch, { down: downNow, rolledFor });
  const left: Record<string, number> = {};
  for (const figure of tied) {
    const lot = lotOf(figure);
    left[lot] = (named(left, lot) ?? 0) + figure.n - fell[figure.name]!;
  }
  const goOn = function* (spared: Tally): Rule<Omit<Down, 'rolled'>> {
    yield* sparedByLot(left, spared, diced - hits);
    const now = { down: downNow, rolledFor: rolledWith(watched, { fell, spared }, watch, rolledFor) };
    return yield* lotsAmong(struck, at + 1, watch, now);
  };
  const spared = pick('spared', left, diced - hits, 'Who else was rolled for?');
  return yield* at + 1 < struck.length ? goOn(yield* spared) : restOf(spared, goOn);
}

/** Who fell by lot, by name, and who was rolled for and spared, by lot. */
interface Lots {
  readonly fell: Tally;
  readonly spared: Tally;
}

/** Whose equipment is rolled for behind these lots. */
function rolledWith(
  watched: readonly Equipped[],
  { fell, spared }: Lots,
  { onlyIfHit }: Watch,
  before: readonly RolledFor[],
): RolledFor[] {
  const rolledFor = [...before];
  for (const of of watched) {
    const hit = fell[of.name]!;
    const n = hit + spared[of.lot]!;
    if (n > 0) rolledFor.push({ of, n, radios: onlyIfHit ? hit : n });
  }
  return rolledFor;
}

function saidToFall(down: readonly string[]): Rule<readonly string[]> {
  const text = () =>
    down.length === 0 ? 'nobody falls' : `${namesInWords(down)} ${down.length === 1 ? 'falls' : 'fall'}`;
  return step({ id: 'fallen', clause: 'wrg:identify.1', value: down, text });
}

/** Where figures are only counted the players see who falls (identify.3), but for leaders who are known. */
export function* whoTheyAre(
  { casualties, leaders = [] }: { readonly casualties: number; readonly leaders?: readonly string[] },
  more = '; --figure names them',
): Rule<void> {
  if (casualties === 0) return;
  if (leaders.length > 0) {
    const text = `${list(leaders)} among them, of higher rank than the men`;
    yield* step({ id: 'leaders', clause: 'wrg:identify.3', value: leaders, text });
  }
  const order = 'men in a struck bunker, erect, moving, firing, least cover, high rank, near';
  const text = `who falls, in this order: ${order}${more}`;
  yield* step({ id: 'who', clause: 'wrg:identify.3', value: casualties, text });
}

function* byLot(tied: Tied, fell: Tally): Rule<void> {
  const names = tied.flatMap(({ name }) =>
    (named(fell, name) ?? 0) > 0 ? [`${fell[name]! > 1 ? `${fell[name]} ` : ''}${name}`] : [],
  );
  const text = () => `equal in all nine, so by lot: ${list(names)}`;
  yield* step({ id: 'lot', clause: 'wrg:identify.3', value: names, text, ruling: 'wrg:R80' });
}

/** Says who of the tied was rolled for and spared, by lot. */
function* sparedByLot(left: Tally, spared: Tally, n: number): Rule<void> {
  const lots = Object.keys(left);
  const all = lots.reduce((sum, lot) => sum + left[lot]!, 0);
  if (lots.length === 1 || n === 0 || n >= all) return;
  const names = lots.filter((lot) => spared[lot]! > 0);
  const text = () => `${counted(n, 'more', 'more')} rolled for, by lot: ${list(names)}`;
  yield* step({ id: 'spared', clause: 'wrg:identify.3', value: names, text, ruling: 'wrg:R80' });
}

/** `Sgt and 2 Rifleman`. */
export function namesInWords(names: readonly string[]): string {
  const each = [...new Set(names)].map((name) => {
    const n = names.filter((other) => other === name).length;
    return n === 1 ? name : `${n} ${name}`;
  });
  return list(each);
}
