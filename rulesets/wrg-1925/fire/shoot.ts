import type { Rule } from '../../../src/rules/rule.js';
import type { State } from '../../../src/rules/state.js';
import { counted } from '../../../src/rules/text/say.js';
import { part, restOf } from '../../../src/rules/words.js';
import { notOut } from '../anti-tank/wreck.js';
import { strikesHome } from '../buildings/struck-home.js';
import { whoFallsNow } from '../casualties/fallen.js';
import type { Attack } from '../casualties/priority.js';
import { firesAsBound } from '../reaction/bound.js';
import { inPeriod, state } from '../state.js';
import { within } from '../weapons/effect.js';
import { countOf, type FiringGroup } from '../weapons/firing-group.js';
import { fireEffect } from '../weapons/group-fire.js';
import {
  isGrenadeFlameOrGun,
  isHelper,
  isMachineGun,
  isMine,
  isMortar,
  strikesFromOutside,
} from '../weapons/kinds.js';
import { firesAtAll, mayFire, mustStrike, shotPermits } from '../weapons/may-fire.js';
import { firer, knownOfShot } from '../weapons/roles.js';
import { rowOf } from '../weapons/weapons.js';
import { action, refuse, ruling, step } from '../words.js';
import {
  chanceStands,
  chanceThrown,
  countedBefore,
  itsChanceStands,
  newPotential,
  nowSpared,
  sparedBefore,
} from './before.js';
import { chancePoints, type Throwing } from './chance.js';
import { countedFall } from './counted.js';
import { isNamedGroup, ownFire, pointsKept, shotIsFired, struck, underFire, underIt } from './done.js';
import { firingGroups, type Shot, shootInputs, shotConflict, shotRequires } from './input.js';
import { downTheRope, observer, riders, target } from './roles.js';
import { type Struck, struckInWords, struckResult, struckViews } from './struck.js';
import { tacticalOf, targetPoints } from './tactical.js';
import { targetGroup } from './target-fields.js';

export const shoot = action({
  name: 'shoot',
  says: 'Fire at a group of men, and see who falls',
  inputs: shootInputs,
  requires: shotRequires,
  conflict: shotConflict,
  examples: [
    [
      'wg shoot -r wrg --fire rifle:6,lmg-belt:1 --range 90 --men 8 --targets 8 --uncovered 8',
      'a section at eight men in the open',
    ],
    ['wg shoot -r wrg --points 24 --men 8 --targets 8 --odds', 'the chances, from points added up already'],
    [
      'wg shoot -r wrg --fire rifle:6 --range 90 --men 8 --targets 8 --dice "chance=4 potential=5 identify=3,1"',
      'dice thrown by hand, at eight men in a trench',
    ],
    [
      'wg shoot -r wrg --group "rifle:6;men=8;range=90" --group "mg-tripod:1;men=3;range=200" --targets 8',
      'two groups at one target',
    ],
    [
      'wg shoot -r wrg --fire smg:4@20 --men 5 --figure "Sgt:erect,soft,20" --figure "5 Rifleman:soft,25"',
      'and who falls by name',
    ],
  ],
  result: struckResult,
  views: struckViews,
  sums: ['total'],
  reminders: ['wrg:fire.3'],
  roles: [firer, target, riders, observer],
  fromTable: (table, units, asked) => ({
    ...knownOfShot(table, units, asked),
    ...downTheRope(table, units, asked),
  }),
  ways: [{ says: 'grenades', input: { fire: ['grenade:1'] } }],
  permits: [...notOut('does not fire'), ...shotPermits],
  memory: state,
  *resolve(input, table: State): Rule<Struck> {
    yield* inPeriod();
    yield* firesAsBound(input, () => ownFire(input));
    yield* shotIsFired(firer, input, table);
    yield* underFire(target, input, table);
    if (input.observer !== undefined) yield* observer.on.add('wrg:heavy.3', { directs: 1 });
    // What was added up already is the sum of all that fires, and nothing is added to that.
    const keeps = input.target !== undefined && input.points === undefined;
    return yield* casualtiesOf(input, keeps, yield* part(dangerOf, input, keeps));
  },
  luck: () => ({ of: 'casualties', read: ({ casualties }) => casualties }),
  announce: struckInWords,
});

/** What the fire comes to before anybody is rolled for (potential.1), and what it is, where the figures are known. */
interface Danger {
  readonly potential: number;
  readonly attack?: Attack;
}

function* dangerOf(input: Shot, keeps: boolean): Rule<Danger> {
  const potential = yield* potentialIn(input, keeps);
  return { potential, ...(input.figure && { attack: attackOf(firingGroups(input), input) }) };
}

function attackOf(groups: readonly FiringGroup[], input: Shot): Attack {
  const strong = groups.some((group) => striking(group, input).intoBuilding > 0);
  return { strong, anyGun: strong || groups.some((group) => countOf(group, isGrenadeFlameOrGun) > 0) };
}

function* potentialIn(input: Shot, keeps: boolean): Rule<number> {
  const points = yield* pointsOn(input);
  const throws = points.throwing.length > 0 && !(yield* chanceStands(input));
  const chance = throws ? yield* chancePoints(points.throwing, targetGroup(input).targets) : 0;
  if (keeps && throws && points.ownThrows) yield* chanceThrown(firer, input.target!, input.chanceAt);
  const total = yield* totalOf(input, points, chance);
  return yield* newPotential(target, input, total, keeps);
}

/** Guns and anti-tank weapons need only fire on a bunker or building to strike it; what goes into a slit is told (tactical.3). */
const striking = (group: FiringGroup, { atBuilding }: Shot): FiringGroup =>
  atBuilding
    ? { ...group, intoBuilding: Math.max(group.intoBuilding, countOf(group, strikesFromOutside)) }
    : group;

/** The points before the chance dice, and who throws those. */
interface Points {
  readonly base: number;
  readonly says: string;
  readonly throwing: readonly Throwing[];
  /** Whether the group that is named throws one of its own. */
  readonly ownThrows?: boolean;
}

function* pointsOn(input: Shot): Rule<Points> {
  if (input.points !== undefined) {
    const text = `${counted(input.points, 'point')} added up already`;
    yield* step({ id: 'points', clause: 'wrg:potential.1', value: input.points, text });
    yield* machineGuns(input, input.machineGuns);
    return { base: input.points, says: '', throwing: input.men === undefined ? [] : [{ men: input.men }] };
  }
  const groups = firingGroups(input);
  yield* mayFire(input, groups);
  const fired = yield* groupsThatFire(input, groups);
  yield* strikesHome(
    input,
    fired.map(({ group }) => group),
  );
  let effect = 0;
  for (const { points } of fired) effect += input.blind ? yield* halved(points) : points;
  const first = input.pointsBefore === undefined;
  let tactical = first ? yield* targetPoints(targetGroup(input)) : yield* countedBefore(input);
  for (const { group } of fired) tactical += yield* tacticalOf(group);
  yield* machineGuns(
    input,
    fired.reduce((sum, { group }) => sum + countOf(group, isMachineGun), 0),
  );
  const throwing: Throwing[] = [];
  let ownThrows = false;
  for (const { group, isOwn } of fired) {
    const stands = isOwn && (yield* itsChanceStands(input));
    const all = yield* throwingOf(group);
    const now = stands ? all.filter(({ isMine }) => isMine) : all;
    ownThrows ||= isOwn && now.some(({ isMine }) => !isMine);
    throwing.push(...now);
  }
  return {
    base: effect + tactical,
    says: `${effect} fire effect, ${tactical} target and tactical`,
    throwing,
    ownThrows,
  };
}

/** A group throws one die; for its mines none besides, unless so ruled (R72). */
function* throwingOf(group: FiringGroup): Rule<Throwing[]> {
  const mines = countOf(group, isMine);
  const firing = Math.min(
    group.men,
    countOf(group, (weapon) => !isMine(weapon)),
  );
  const men = mines > 0 && firing === 0 ? [] : [{ men: group.men, firing }];
  if (mines === 0) return men;
  if ((yield* ruling('wrg:R72')) === 2)
    return [...men, ...Array<Throwing>(mines).fill({ men: 0, isMine: true })];
  const text = 'no chance die for a mine';
  yield* step({ id: 'mine', clause: 'wrg:chance.1', value: 0, text, ruling: 'wrg:R72' });
  return men;
}

interface Firing {
  readonly points: number;
  readonly group: FiringGroup;
  /** Whether it is the group that is named. */
  readonly isOwn: boolean;
}

/** The groups of which something reaches the target (fire.1, heavy.1). */
function* groupsThatFire(input: Shot, groups: readonly FiringGroup[]): Rule<Firing[]> {
  const inTrees = input.trees !== undefined && within(input.trees, 50, (yield* ruling('wrg:R60')) === 1);
  const fired: Firing[] = [];
  for (const [place, group] of groups.entries()) {
    if (groups.length > 1) {
      const n = place + 1;
      yield* step({
        id: 'group',
        clause: 'wrg:potential.1',
        value: n,
        text: `group ${n}, ${counted(group.men, 'man', 'men')}`,
      });
    }
    const reaching = yield* fireEffect(group, inTrees, input.scale);
    if (!firesAtAll(reaching.group)) continue;
    yield* mustStrike(reaching.group);
    fired.push({
      ...reaching,
      group: striking(reaching.group, input),
      isOwn: isNamedGroup(input, place),
    });
  }
  if (fired.length === 0) refuseNothing(groups, inTrees);
  return fired;
}

/** Nothing is left that fires: too near, too far, or the bombs burst on the way. */
function refuseNothing(groups: readonly FiringGroup[], inTrees: boolean): never {
  const weapons = groups.flatMap(({ fire }) => fire.map(({ weapon }) => weapon));
  if (inTrees && weapons.some(isMortar)) {
    const others = weapons.every((weapon) => isMortar(weapon) || isHelper(weapon));
    const rest = others ? '' : ', and nothing else has an effect at its range';
    refuse('wrg:heavy.4', `The bombs burst in trees in line, not on the target${rest}.`);
  }
  const heavy = weapons.every((weapon) => rowOf(weapon).isHeavy);
  return refuse(
    heavy ? 'wrg:heavy.1' : 'wrg:fire.1',
    'Nothing that fires has an effect at its range.',
    'A printed 0 is too near or too far to fire (wrg:R62).',
  );
}

/** Blind fire into smoke counts half the fire effect of a group (smoke.4). */
function* halved(points: number): Rule<number> {
  const up = (yield* ruling('wrg:R74')) === 2;
  if ((yield* ruling('wrg:R75')) === 2) return points;
  const half = up ? Math.ceil(points / 2) : points / 2;
  const text = `blind into smoke, half of ${points}: ${counted(half, 'point')}`;
  return yield* step({ id: 'blind', clause: 'wrg:smoke.4', value: half, text, ruling: 'wrg:R74' });
}

/** Machine guns that fire on the target, for its reaction test. */
function* machineGuns(input: Shot, n: number): Rule<void> {
  if (n === 0) return;
  if (input.target !== undefined)
    for (const on of underIt(target, input)) yield* on.add('wrg:react.13', { machineGuns: n });
  const text = `${counted(n, 'machine gun')} on the target`;
  yield* step({ id: 'machine-guns', clause: 'wrg:react.13', value: n, text, ruling: 'wrg:R135' });
}

function* totalOf(input: Shot, { base, says, throwing }: Points, chance: number): Rule<number> {
  let total = base + chance;
  const { pointsBefore: before } = input;
  const sum = says || (throwing.length > 0 ? counted(base, 'point') : '');
  const parts = [...(sum ? [sum] : []), ...(throwing.length > 0 ? [`${chance} chance`] : [])];
  if (input.blind && (yield* ruling('wrg:R75')) === 2) {
    const half = (yield* ruling('wrg:R74')) === 2 ? Math.ceil(total / 2) : total / 2;
    const text = `blind into smoke, half of everything, ${total}: ${counted(half, 'point')}`;
    total = yield* step({ id: 'blind', clause: 'wrg:smoke.4', value: half, text, ruling: 'wrg:R75' });
  }
  total += before ?? 0;
  if (before !== undefined) parts.push(`${before} before`);
  const text = `${parts.length > 0 ? `${parts.join(', ')}: ` : ''}total ${total}`;
  yield* pointsKept(target, input, total, before);
  return yield* step({ id: 'total', clause: 'wrg:potential.1', value: total, text });
}

/** Who falls: by name where the figures are known, else how many. */
function* casualtiesOf(input: Shot, keeps: boolean, { potential, attack }: Danger): Rule<Struck> {
  if (input.figure && attack) {
    const before = { spared: sparedBefore(input), vehicleDiced: input.vehicleDiced };
    return yield* restOf(
      part(whoFallsNow, { figure: input.figure, potential, attack }, before, keeps),
      function* ({ fell, rolled, vehicleDiced }): Rule<Struck> {
        if (potential > 0) yield* struck(target, input, fell);
        if (keeps && potential > 0) yield* nowSpared(target, rolled, fell.casualties, vehicleDiced);
        return fell;
      },
    );
  }
  return yield* countedFall(target, input, potential, { keeps });
}
