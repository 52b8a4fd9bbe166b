import type { Rule } from '../../src/rules/rule.js';
import type { State } from '../../src/rules/state.js';
import { armsUsed } from './arms-fired.js';
import { namesIn } from './battle-change.js';
import { casualties, crewArms, crewGetsOut, isThere, oneOfMen, ridersGetOff, type Stands } from './deeds.js';
import type { Fallen } from './fallen.js';
import { countFigures, type Figure, figuresOf } from './figure.js';
import { countOf, type Fire, firesOf, groupsOf } from './firing-group.js';
import { isAnimalOrCycle } from './mounts.js';
import { CREW, isRider, riders } from './roles/target.js';
import { leadersLeft, rosterLeft } from './roster/losses.js';
import { periodOf } from './state.js';
import { isFlame, isLmg, isThrown } from './weapon-kinds.js';
import { ruling } from './words.js';

/** What fire at men leaves on the table: who fired, who was under it, and who fell. */

/** What was typed or filled in of fire. */
export interface Fired {
  readonly name?: string | undefined;
  readonly target?: string | readonly string[] | undefined;
  readonly fire?: readonly string[] | undefined;
  readonly group?: readonly string[] | undefined;
  readonly byArmour?: boolean;
  readonly armsFired?: readonly string[] | undefined;
  readonly range?: number | undefined;
  readonly figure?: readonly string[] | undefined;
  readonly fromMap?: boolean | undefined;
}

/** What the group that is named fired: where only one `--group` fires, that is it. */
export function ownFire(input: Fired): Fire[] {
  const groups = namesIn(input.group);
  if (input.fire === undefined) return groups.length === 1 ? allFire(input) : [];
  return ranged(firesOf(input.fire), input.range);
}

const allFire = (input: Fired): Fire[] => [
  ...(input.fire === undefined ? [] : ranged(firesOf(input.fire), input.range)),
  ...groupsOf(input.group ?? []).flatMap(({ fire, range }) => ranged(fire, range)),
];

const ranged = (fire: readonly Fire[], range: number | undefined): Fire[] =>
  fire.map((of) => (of.at === undefined && range !== undefined ? { ...of, at: range } : of));

const nearestIn = (fire: readonly Fire[]): number | undefined => {
  const at = fire.flatMap((of) => (of.at === undefined ? [] : [of.at]));
  return at.length > 0 ? Math.min(...at) : undefined;
};

/** Whoever fires shows himself (notes.1) and has fired: for his test, his next shot and the rest of the period. */
export function* hasFired(firer: Stands, input: Fired, table: State): Rule<void> {
  if (input.name === undefined) return;
  const own = ownFire(input);
  const period = periodOf(table);
  const thrown = countOf({ fire: own }, isThrown);
  const all = countOf({ fire: own }, () => true);
  // To throw grenades is not to fire, unless so ruled.
  const fired = all === 0 || thrown < all || (yield* ruling('wrg:R87')) === 2;
  yield* isThere(firer, 'wrg:react.5');
  yield* firer.on.set('wrg:react.5', { ...(fired && { fired }), nearest: nearestIn(own) });
  yield* firer.on.add('wrg:react.3', { ownLmgs: countOf({ fire: own }, isLmg) });
  if (input.fromMap) yield* firer.on.set('wrg:notes.1', { hidden: null }, 'period');
  if (fired) yield* firer.on.set('wrg:tactical.4', { lastFired: period });
  yield* armsUsed(firer, input, () => own);
  yield* firer.on.add('wrg:fire.4', { menFired: all, menThrown: thrown });
}

/** Men that are fired at, whoever falls. */
export function* underFire(target: Stands, input: Fired, table: State): Rule<void> {
  if (input.target === undefined) return;
  const fire = allFire(input);
  const flame = countOf({ fire }, isFlame) > 0;
  yield* isThere(target, 'wrg:react.1');
  for (const on of [target.on, ...ridersIn(input)]) {
    yield* on.set('wrg:react.1', {
      underFire: true,
      otherFire: true,
      nearest: nearestIn(fire),
      ...(input.fromMap && { surprised: true }),
      ...(input.byArmour && { armourFires: true }),
      ...(flame && { flame: periodOf(table) }),
    });
  }
}

/** The points that were scored on them (react.8), each ten of one fire by itself (R131). */
export function* scored(target: Stands, input: Fired, points: number): Rule<void> {
  if (input.target === undefined) return;
  for (const on of [target.on, ...ridersIn(input)])
    yield* on.add('wrg:react.8', { points, tens: Math.floor(Math.max(0, points) / 10) });
}

/** Those who ride in what is fired at are part of the target. */
const ridersIn = ({ figure = [] }: Fired) => (figuresOf(figure).some(isRider) ? [riders.on] : []);

/** What of whoever is fired at stands in his roster. */
interface Struck extends Fired {
  readonly targets?: number | undefined;
  readonly exposed?: number | undefined;
  readonly targetLeaders?: readonly string[] | undefined;
  readonly targetRoster?: readonly string[] | undefined;
  readonly targetSmgs?: number;
  readonly crewLostInBattle?: number;
  readonly crewLostInPeriod?: number;
}

/** What fell: how many, and who, where that is known. */
type Fell = { readonly casualties: number; readonly leaders?: readonly string[] } & Partial<Fallen>;

/** Who fell (identify.1): men by number or by name, leaders, radios, and the soft vehicle they were in. */
export function* struck(target: Stands, input: Struck, fell: Fell): Rule<void> {
  if (input.target === undefined) return;
  const { casualties: n, fallen, radiosOut = [] } = fell;
  if (!fallen || !input.figure) {
    yield* casualties(target, 'wrg:identify.1', n);
    if (n > 0 && input.exposed) yield* exposedFell(target, n, input.exposed - n);
    if (n > 0) yield* leadersFell(target, input, fell.leaders ?? [], (input.targets ?? 0) - n);
    return;
  }
  const figures = figuresOf(input.figure);
  const aboard = yield* ridersFell(figures, fallen);
  yield* casualties(target, 'wrg:identify.1', n - aboard);
  yield* target.on.add('wrg:soft.3', { radios: -radiosOut.length });
  yield* namesOff(target, input, figures, fallen);
  yield* crewFell(target, input, figures, fell);
}

/** Those who ride in what is fired at, or on it, each unit its own. */
function* ridersFell(figures: readonly Figure[], fallen: readonly string[]): Rule<number> {
  let all = 0;
  for (const [i, { name }] of figures.filter(isRider).entries()) {
    const n = countOfName(fallen, name);
    yield* casualties(oneOfMen(riders.name, i + 1), 'wrg:soft.1', n);
    all += n;
  }
  return all;
}

const countOfName = (names: readonly string[], name: string): number =>
  names.filter((other) => other === name).length;

/** Of a group that is counted its leaders are rolled for before its men (identify.3). */
function* leadersFell(
  target: Stands,
  { targetLeaders = [] }: Struck,
  fallen: readonly string[],
  left: number,
): Rule<void> {
  if (targetLeaders.length === 0) return;
  yield* target.on.set('wrg:identify.3', { leaders: leadersLeft(targetLeaders, fallen, left) });
}

function* namesOff(
  target: Stands,
  input: Struck,
  figures: readonly Figure[],
  fallen: readonly string[],
): Rule<void> {
  const fell = fallen.flatMap((name) => figures.find((of) => of.name === name) ?? []);
  const own = fell.filter((figure) => !isRider(figure) && figure.name !== CREW);
  if (own.length === 0) return;
  const ranks = own.map(({ rank }) => rank);
  yield* leadersFell(target, input, ranks, countFigures(figures) - fell.length);
  const { targetRoster = [] } = input;
  if (targetRoster.length > 0)
    yield* target.on.set('wrg:identify.1', { figure: rosterLeft(targetRoster, own) });
}

/** Of those in hatches the commander is one, and nobody says which: it is he where nobody of them is left (crew.5, afv.15). */
function* exposedFell(target: Stands, fell: number, left: number): Rule<void> {
  yield* target.on.add('wrg:crew.5', { exposed: -fell });
  if (fell > 0 && left <= 0 && target.as.vehicle)
    yield* target.as.vehicle.set('wrg:afv.15', { commanderLost: true });
}

/**
 * A man of the crew who was exposed is so no more (crew.5). A soft vehicle is destroyed, and burns: whoever is left in it gets
 * out on the spot (soft.1, soft.2).
 */
function* crewFell(target: Stands, input: Struck, figures: readonly Figure[], fell: Fell): Rule<void> {
  const { fallen = [], vehiclesLost = [], vehiclesBurning = [] } = fell;
  const { targetSmgs = 0, targetLeaders: leaders, crewLostInBattle = 0, crewLostInPeriod = 0 } = input;
  const crew = figures.find(({ name }) => name === CREW);
  const left = (crew?.n ?? 0) - countOfName(fallen, CREW);
  if (crew?.cover === 'hatch') yield* exposedFell(target, crew.n - left, left);
  const isVehicle = (name: string) => !isAnimalOrCycle(name);
  if (!vehiclesLost.some(isVehicle)) return;
  const burning = vehiclesBurning.some(isVehicle);
  yield* target.as.vehicle!.set('wrg:soft.1', { destroyed: true, ...(burning && { burning: true }) });
  yield* ridersGetOff(target, 'wrg:soft.1');
  const smgs = Math.min(targetSmgs, left);
  const lost = (crew?.n ?? 0) - left;
  yield* crewGetsOut(target, 'wrg:soft.1', left, {
    weapons: crewArms(smgs, left - smgs),
    ...(leaders && { leaders }),
    lostInBattle: crewLostInBattle + lost,
    lostInPeriod: crewLostInPeriod + lost,
  });
}
