import type { Rule } from '../../../src/rules/rule.js';
import type { State } from '../../../src/rules/state.js';
import type { Fallen } from '../casualties/fallen.js';
import { countFigures, type Figure, figuresOf, isAnimalOrCycle } from '../casualties/figure.js';
import { radioOf } from '../casualties/soft-loss.js';
import { leadersLeft, rosterLeft } from '../roster/arms.js';
import {
  crewGetsOut,
  isThere,
  one,
  ridersGetOff,
  ridersStandUp,
  type Stands,
  takesCasualties,
} from '../roster/deeds.js';
import { namesIn } from '../say.js';
import { periodOf } from '../state.js';
import { firesAt, isFiredAtToo, spends, spendsMore } from '../weapons/arms-fired.js';
import { countOf, type Fire, firesOf, groupsOf } from '../weapons/firing-group.js';
import { isFlame, isLmg, isThrown } from '../weapons/kinds.js';
import { type ClauseId, ruling, step } from '../words.js';
import { CREW, isOf, isRider, riders, ridersOf } from './roles.js';

/** What fire at men leaves on the table: who fired, who was under it, and who fell. */

/** What was typed or filled in of fire, and what of whoever is fired at stands in his roster. */
export interface Fired {
  readonly name?: string | undefined;
  readonly target?: string | readonly string[] | undefined;
  readonly fire?: readonly string[] | undefined;
  readonly group?: readonly string[] | undefined;
  readonly byArmour?: boolean;
  readonly armsFired?: readonly string[] | undefined;
  readonly range?: number | undefined;
  readonly fromMap?: boolean | undefined;
  readonly firedAt?: string | undefined;
  readonly figure?: readonly string[] | undefined;
  readonly targets?: number | undefined;
  readonly exposed?: number | undefined;
  readonly targetLeaders?: readonly string[] | undefined;
  readonly targetRadios?: number;
  readonly targetRoster?: readonly string[] | undefined;
  readonly targetSmgs?: number;
  readonly crewLostInBattle?: number;
  readonly crewLostInPeriod?: number;
  /** Of an area, those who ride in what is in it. */
  readonly aboard?: readonly string[] | undefined;
}

/** What the group that is named fired: where only one `--group` fires, that is it. */
export function ownFire(input: Fired): Fire[] {
  if (input.fire === undefined) return namesIn(input.group).length === 1 ? allFire(input) : [];
  return ranged(firesOf(input.fire), input.range);
}

/** Whether a group is the one that is named, by its place among those that fire. */
export const isNamedGroup = ({ name, fire, group }: Fired, place: number): boolean =>
  name !== undefined && place === 0 && (fire !== undefined || namesIn(group).length === 1);

const allFire = ({ fire = [], group = [], range }: Fired): Fire[] => [
  ...ranged(firesOf(fire), range),
  ...groupsOf(group).flatMap((of) => ranged(of.fire, of.range)),
];

const ranged = (fire: readonly Fire[], range: number | undefined): Fire[] =>
  fire.map((of) => (of.at === undefined && range !== undefined ? { ...of, at: range } : of));

const nearestIn = (fire: readonly Fire[]): number | undefined => {
  const at = fire.flatMap((of) => of.at ?? []);
  return at.length > 0 ? Math.min(...at) : undefined;
};

/** Whoever fires has fired: for his test, his next shot and the rest of the period. */
export function* shotIsFired(firer: Stands, input: Fired, table: State): Rule<void> {
  if (input.name === undefined) return;
  const own = ownFire(input);
  const thrown = countOf({ fire: own }, isThrown);
  const all = countOf({ fire: own }, () => true);
  // To throw grenades is not to fire, unless so ruled.
  const fired = all === 0 || thrown < all || (yield* ruling('wrg:R87')) === 2;
  yield* isThere(firer, 'wrg:react.5');
  yield* firer.on.set('wrg:react.5', { nearest: nearestIn(own) });
  if (fired) yield* firer.on.set('wrg:react.5', { fired, lastFired: periodOf(table) });
  yield* firer.on.add('wrg:react.3', { ownLmgs: countOf({ fire: own }, isLmg) });
  if (isFiredAtToo('house', input.firedAt, input.target)) yield* spendsMore(firer, input, own);
  else yield* spends(firer, input, own, all);
  if (typeof input.target === 'string') yield* firesAt(firer, input, `men:${input.target}`);
  yield* firer.on.add('wrg:fire.4', { menThrown: thrown });
}

/** Those who ride in what is fired at are part of the target. */
export const underIt = (target: Stands, { figure = [] }: Fired) =>
  figuresOf(figure).some(isRider) ? [target.on, riders.on] : [target.on];

/** Whether who is fired at sees flame used: a fougasse is flame as well, unless it is ruled that it is not (R176). */
function* isSeenAsFlame(fire: readonly Fire[]): Rule<boolean> {
  if (countOf({ fire }, isFlame) > 0) return true;
  return countOf({ fire }, (weapon) => weapon === 'fougasse') > 0 && (yield* ruling('wrg:R176')) === 1;
}

/** What men know of fire that comes at them, or at what they are in: their tests rest on it (react.17 to react.19, react.21). */
export function* knownOfFire(fire: readonly Fire[], { fromMap, byArmour }: Fired, table: State) {
  const flame = yield* isSeenAsFlame(fire);
  return {
    underFire: true,
    otherFire: true,
    nearest: nearestIn(fire),
    ...(fromMap && { surprised: true }),
    ...(byArmour && { armourFires: true }),
    ...(flame && { flame: periodOf(table) }),
  };
}

/** Men that are fired at, whoever falls. */
export function* underFire(target: Stands, input: Fired, table: State): Rule<void> {
  if (input.target === undefined) return;
  const known = yield* knownOfFire(allFire(input), input, table);
  yield* isThere(target, 'wrg:react.1');
  for (const on of underIt(target, input)) yield* on.set('wrg:react.1', known);
}

/**
 * The points that were scored on them (react.8), each ten of one fire by itself (R131).
 * @param total of all that is one fire
 * @param before what of it was scored before
 */
export function* pointsKept(target: Stands, input: Fired, total: number, before = 0): Rule<void> {
  if (input.target === undefined) return;
  const tensIn = (points: number) => Math.floor(Math.max(0, points) / 10);
  const by = { points: total - before, tens: tensIn(total) - tensIn(before) };
  for (const on of underIt(target, input)) yield* on.add('wrg:react.8', by);
}

/** What fell: how many, and who, where that is known. */
type Fell = { readonly casualties: number; readonly leaders?: readonly string[] } & Partial<Fallen>;

/** Who fell (identify.1): men by number or by name, leaders, radios, and the soft vehicle they were in. */
export function* struck(target: Stands, input: Fired, fell: Fell): Rule<void> {
  if (input.target === undefined) return;
  const { casualties: n, fallen } = fell;
  if (!fallen || !input.figure) {
    yield* takesCasualties(target, 'wrg:identify.1', n);
    yield* target.on.add('wrg:orders.4', { hit: n });
    if (input.exposed) yield* exposedFell(target, n, input.exposed - n, fell.leaders);
    if (n > 0) yield* leadersFell(target, input.targetLeaders, fell.leaders ?? [], (input.targets ?? 0) - n);
    return;
  }
  const figures = figuresOf(input.figure);
  for (const [i, own] of ridersOf(figures).entries())
    yield* groupFell(one(riders, i + 1), 'wrg:soft.1', own, fell);
  const own = figures.filter((figure) => !isRider(figure));
  const down = fallenOf(own, fallen);
  const left = countFigures(own) - down.length;
  yield* takesCasualties(target, 'wrg:identify.1', down.length);
  yield* target.on.add('wrg:orders.4', { hit: down.length });
  yield* radiosOutOf(target, own, fell);
  if (down.length > 0) {
    const ranks = down.map(({ rank }) => rank);
    yield* leadersFell(target, input.targetLeaders, ranks, left);
    if (input.targetRoster?.length)
      yield* target.on.set('wrg:identify.1', { figure: rosterLeft(input.targetRoster, down) });
  }
  const crew = own.filter((figure) => isOf(figure, CREW));
  yield* crewFell(target, input, crew, fell, (vehiclesLost) => vehiclesLost.some(isVehicle));
}

const isVehicle = (name: string) => !isAnimalOrCycle(name);

/**
 * Radios of men who are only counted (soft.3): who has one is known to be rolled for where everybody is.
 * @param target the role in which they stand
 * @param all whether each man of the target was rolled for
 */
export function* radiosIn(
  target: Stands,
  { target: name, targetRadios = 0, targetRoster }: Fired,
  all: boolean,
): Rule<void> {
  if (targetRoster?.length) return;
  if (!all) {
    const text = 'if the man with the radio was rolled for, a 1 puts it out of action: --figure names him';
    return void (yield* step({ id: 'radio-man', clause: 'wrg:soft.3', value: true, text }));
  }
  for (let n = 1; n <= targetRadios; n++)
    if (yield* radioOf(String(name ?? 'the target'))) yield* target.on.add('wrg:soft.3', { radios: -1 });
}

/** Those of these figures who fell, or whose radio is out. */
const fallenOf = (figures: readonly Figure[], fallen: readonly string[]): Figure[] =>
  fallen.flatMap((name) => figures.find((of) => of.name === name) ?? []);

/** The radios of these figures that are out for the battle (soft.3). */
function* radiosOutOf(role: Stands, figures: readonly Figure[], { radiosOut = [] }: Down): Rule<void> {
  yield* role.on.add('wrg:soft.3', { radios: -fallenOf(figures, radiosOut).length });
}

/** Who fell by name, and whose radio. */
type Down = Partial<Pick<Fallen, 'fallen' | 'radiosOut'>>;

/** Of one of several groups its own fall, and its figures tell whom it has lost. */
export function* groupFell(
  role: Stands,
  clause: ClauseId,
  figures: readonly Figure[],
  fell: Down,
): Rule<void> {
  const down = fallenOf(figures, fell.fallen ?? []);
  yield* takesCasualties(role, clause, down.length);
  yield* role.on.add('wrg:orders.4', { hit: down.length });
  yield* radiosOutOf(role, figures, fell);
  const leaders = figures.flatMap(({ rank, n }) => (rank === 'private' ? [] : Array<string>(n).fill(rank)));
  const ranks = down.map(({ rank }) => rank).filter((rank) => rank !== 'private');
  if (ranks.length > 0) yield* leadersFell(role, leaders, ranks, countFigures(figures) - down.length);
}

/** Leaders are rolled for before the men (identify.3). */
function* leadersFell(
  target: Stands,
  leaders: readonly string[] = [],
  fallen: readonly string[],
  left: number,
): Rule<void> {
  if (leaders.length > 0)
    yield* target.on.set('wrg:identify.3', { leaders: leadersLeft(leaders, fallen, left) });
}

/**
 * Of those in hatches the commander is one: the first leader who falls or, where no leader is known, the last who is left
 * (crew.5, identify.3, afv.15).
 */
function* exposedFell(
  { on }: Stands,
  fell: number,
  left: number,
  leaders: readonly string[] = [],
): Rule<void> {
  yield* on.add('wrg:crew.5', { exposed: -fell });
  if (fell > 0 && (left <= 0 || leaders.length > 0)) yield* on.set('wrg:afv.15', { commanderLost: true });
}

/**
 * A man of the crew who was exposed is so no more (crew.5). A soft vehicle is destroyed, and burns: whoever is left in it gets
 * out on the spot (soft.1, soft.2).
 * @param crew its men, as they were fired at
 * @param isIt whether the vehicle is among these
 */
export function* crewFell(
  target: Stands,
  input: Fired,
  crew: readonly Figure[],
  fell: Fell,
  isIt: (vehicles: readonly string[]) => boolean,
): Rule<void> {
  const { fallen = [], vehiclesLost = [], vehiclesBurning = [] } = fell;
  const down = fallenOf(crew, fallen);
  const left = countFigures(crew) - down.length;
  if (crew[0]?.cover === 'hatch') {
    const ranks = down.map(({ rank }) => rank).filter((rank) => rank !== 'private');
    yield* exposedFell(target, down.length, left, ranks);
  }
  if (!isIt(vehiclesLost)) return;
  const burning = isIt(vehiclesBurning);
  yield* target.on.set('wrg:soft.1', { destroyed: true, ...(burning && { burning: true }) });
  if (input.aboard?.length || figuresOf(input.figure ?? []).some(isRider)) yield* ridersStandUp(target);
  yield* ridersGetOff(target, 'wrg:soft.1');
  const smgs = Math.min(input.targetSmgs ?? 0, left);
  const ranks = down.map(({ rank }) => rank);
  const leaders = input.targetLeaders && leadersLeft(input.targetLeaders, ranks, left);
  yield* crewGetsOut(target, 'wrg:soft.1', input, {
    smgs,
    pistols: left - smgs,
    lost: down.length,
    leaders,
    isFiredAt: true,
  });
}
