import type { Input } from '../../../src/rules/record.js';
import type { Unit } from '../../../src/rules/roster.js';
import type { State } from '../../../src/rules/state.js';
import { sameName } from '../../../src/rules/text/likeness.js';
import { isRoomy } from '../fire/roles.js';
import { isAfv, isHard } from '../movement/movers.js';
import { armsOf, heavyAmong } from '../roster/arms.js';
import { isPrisoner, isStranger, menOf, type Troops, troopsOf } from '../roster/kinds.js';
import { type FIGURES, lateOf } from '../roster/marks.js';
import { isOverdue } from '../roster/standing.js';
import { filled, isTyped, toldByTable, troops, type UnitsByRole } from '../roster/troops.js';
import { namesIn } from '../say.js';
import { lightFor, periodOf, troopsOn } from '../state.js';
import { role } from '../words.js';
import { isDue, isLate, scoreForCrews, testsAsAfv } from './due.js';
import { newlyJoined } from './known.js';

/** Who tests his reaction, who joined him, and what a game knows: fire on him, what he did himself, the tests he has made. */

export const tester = role('tester', {
  says: 'who tests',
  acts: true,
  // Prisoners take all tests (prisoner.4).
  goneToo: isPrisoner,
  by: 'name',
  ...troops({
    clause: 'wrg:afv.1',
    when: (of, { afv }) => afv === true && !isHard(of) && !isStranger(of),
    says: ({ name }) => `${name} is no AFV: its test is that of men.`,
  }),
  fills: filled(asTester, asKnown),
});

const joiner = (name: string, says: string, before: readonly string[]) =>
  role(name, {
    says,
    side: { is: 'own', clause: 'wrg:react.23' },
    ...troops(),
    fills: ([of], { lostInBattle }, named) =>
      lostInBattle === undefined && !isStranger(troopsOf(of!))
        ? { joined: [...before.flatMap((role) => named[role]?.name ?? []), of!.name] }
        : {},
  });
const JOINED = ['joined', 'joinedSecond', 'joinedThird'] as const;
export const joiners = [
  joiner(JOINED[0], 'a group that joined it', []),
  joiner(JOINED[1], 'another one', JOINED.slice(0, 1)),
  joiner(JOINED[2], 'a third', JOINED.slice(0, 2)),
] as const;

/** Where he is, and what was agreed to add. */
function asTester(of: Troops, asked: Input) {
  const { mod, leader, interpenetrated, intermingled } = asked;
  const again = follows(of, asked);
  const quality = mod === undefined && !again && of.quality !== 0 ? of.quality : undefined;
  if (testsAsAfv(of, asked)) return { afv: true, quality };
  // Who is told one by one may be elsewhere than all of it (react.22).
  const oneByOne = of.kind === 'group' && (of.figure?.length ?? 0) > 0;
  // Men dice for surrender where enemies are mixed with them (react.30).
  const dices = (interpenetrated || intermingled) && leader === undefined;
  return {
    quality,
    allCovered: of.kind !== 'vehicle' && !again && of.cover !== 'open' && !oneByOne,
    // A crew of two or more has a score of its own, which the test of the leader has not (extra.1).
    crewWeapons: of.kind === 'gun' && of.men > 1 && leader === undefined,
    ...(of.kind !== 'vehicle' && dices && { men: of.men }),
    ...(of.kind !== 'vehicle' && (dices || asked.men !== undefined) && { inGroup: of.men }),
  };
}

const factsOf = ({ facts, factsBefore }: Troops): readonly string[] | undefined => facts ?? factsBefore;

/** The test of a leader, and that of crews after their group, has the factors of the group (extra.1, extra.3). */
function follows(of: Troops, asked: Input): boolean {
  if (asked.leader !== undefined) return true;
  const ofCrews = asked.crewWeapons === true || (of.kind === 'gun' && of.men > 1);
  if (testsAsAfv(of, asked) || !ofCrews) return false;
  const { tested, bound, underFire } = of;
  return (
    scoreForCrews({ tested, bound, underFire, overdue: isOverdue(of), facts: factsOf(of) }) !== undefined
  );
}

/** Everything that a game knows of whoever tests. */
function asKnown(of: Troops, asked: Input) {
  const is = testsMade(of, asked);
  if (follows(of, asked)) return { ...is, facts: factsOf(of) };
  if (asked.mod !== undefined) return is;
  return { ...is, ...(testsAsAfv(of, asked) ? ofAfv(of, asked) : ofGroup(of, asked)) };
}

/** What its tests came to, which of them this is, and whether it can test at all. */
function testsMade(of: Troops, asked: Input) {
  const { underFire, antiTankFire, knockedOut, immobilised: held, crewsTested, crewsBound } = of;
  const all = { knockedOut, ...heavyOf(of), underFire, overdue: isOverdue(of) };
  if (testsAsAfv(of, asked)) return { ...all, tested: of.afvTested, bound: of.afvBound, antiTankFire, held };
  const leaderTested = of.leaderTested || of.leaderTestedBefore;
  return { ...all, tested: of.tested, bound: of.bound, crewsTested, crewsBound, leaderTested };
}

/** The heavy weapons on the ground that it has with it, and all of its list where some stand there (react.30). */
function heavyOf(of: Troops) {
  if (of.kind === 'vehicle') return { ownWeapons: [], wouldLeave: [] };
  const { weapons = [] } = of;
  const isOnList = heavyAmong(weapons).length > 0;
  return { ownWeapons: isOnList ? weapons : [], wouldLeave: heavyAmong(armsOf(of)) };
}

type FigureField = (typeof FIGURES)[number];
/** What happened in the period that the test is about. */
const figureOf = (of: Troops, asked: Input) => {
  const late = isLate(of, asked);
  return <F extends FigureField>(figure: F) => of[late ? lateOf(figure) : figure] as Troops[F];
};

function ofGroup(of: Troops, asked: Input) {
  const figure = figureOf(of, asked);
  const points = Math.min(999, Math.floor(Math.max(0, figure('points'))));
  // Who fell since then does not count for a test that is overdue.
  const since = isOverdue(of) ? of.lostInPeriod : 0;
  return {
    points,
    pooledTens: isTyped(asked, ['points']) ? 0 : Math.max(0, Math.floor(points / 10) - figure('tens')),
    lostInBattle: Math.min(60, of.lostInBattle - since),
    lostInPeriod: Math.min(60, figure('lostInPeriod')),
    machineGuns: Math.min(30, figure('machineGuns')),
    ...isolatedIn(of, figure),
    fired: figure('fired'),
    ownLmgs: isTyped(asked, ['friendlyLmgs']) ? 0 : figure('ownLmgs'),
    nearest: figure('nearest'),
    surprised: figure('surprised'),
    armourFires: figure('armourFires'),
    ownLeaderRan: figure('ran') && !of.stayed,
    flame: of.flame !== undefined,
    joinedBefore: of.joined,
  };
}

/** Those who were told to be isolated, as far as so many are left (react.9, react.10, R108). */
function isolatedIn(of: Troops, figure: ReturnType<typeof figureOf>) {
  const men = isStranger(of) ? MOST_MEN : menOf(of);
  const led = Math.max(0, men - (of.leaders?.length ?? 0));
  return {
    isolatedFromLeaders: Math.min(figure('isolatedFromLeaders'), led),
    isolatedFromAll: Math.min(figure('isolatedFromAll'), men),
  };
}
const MOST_MEN = 99;

/** An AFV moves or stands still. */
function ofAfv(of: Troops, asked: Input) {
  const figure = figureOf(of, asked);
  const stands = isTyped(asked, ['stationary', 'immobilised']) || of.immobilised;
  return {
    antiTankPoints: Math.min(99, Math.max(0, Math.floor(figure('antiTankPoints')))),
    otherFire: figure('otherFire'),
    surprised: figure('antiTankSurprise'),
    closeAttack: figure('closeAttack'),
    commanderLost: of.commanderLost,
    moving: figure('moved') && !stands,
  };
}

/** What the table tells besides: of whoever it knows nothing no test is due; flame of an earlier period; losses of others. */
export function knownOfTest(table: State, named: UnitsByRole, asked: Input): Input {
  const unit = named.tester?.[0];
  const name = unit?.name ?? asked.name;
  if (typeof name !== 'string') return {};
  const of = unit && troopsOf(unit);
  const period = periodOf(table) - (of && isLate(of, asked) ? 1 : 0);
  const flameBefore = !isTyped(asked, ['flame']) && of?.flame !== undefined && of.flame !== period;
  return {
    ...toldByTable({
      undue: !isDue(of, asked),
      inAfv: of !== undefined && ridesInside(table, of),
      flameBefore,
      afvsLost: unit && afvsLost(table, unit, asked),
      friendsFire: unit && friendsFired(table, unit, asked),
    }),
    ...(asked.mod === undefined && of && testsAsAfv(of, asked) && lightFor(table, asked)),
    ...lossesOfOthers(table, named, asked, { of, name }),
  };
}

/** Whether men ride inside an AFV, whose test is theirs (R151). */
export const ridesInside = ({ units }: Pick<State, 'units'>, of: Troops): boolean =>
  of.kind !== 'vehicle' &&
  of.aboard !== undefined &&
  units.some((unit) => unit.kind === 'vehicle' && sameName(unit.name, of.aboard!) && isRoomy(troopsOf(unit)));

/** The other AFVs of its side that were knocked out (afv.13). */
function afvsLost({ units }: State, tester: Unit, asked: Input): number {
  if (asked.mod !== undefined || !testsAsAfv(troopsOf(tester), asked) || tester.side === undefined) return 0;
  const others = units.filter(({ name, side }) => name !== tester.name && side === tester.side);
  const wrecks = troopsOn({ units: others }).filter((other) => isAfv(other) && other.knockedOut);
  return Math.min(20, wrecks.length);
}

/** Whether others of its side have fired, in this period, at those who fired at it (react.4). */
function friendsFired({ units }: State, tester: Unit, asked: Input): boolean {
  const of = troopsOf(tester);
  if (asked.mod !== undefined || testsAsAfv(of, asked) || follows(of, asked) || isLate(of, asked))
    return false;
  const firesAt = (unit: Unit, at: Unit) => unit.marks.firedAt === `men:${at.name}`;
  const friends = units.filter(({ name, side }) => name !== tester.name && side === tester.side);
  return units.some(
    (foe) => foe.side !== tester.side && firesAt(foe, tester) && friends.some((unit) => firesAt(unit, foe)),
  );
}

/** Fire at any of those who are one group now is fire at the group: points, their tens and machine guns (react.8, react.13). */
function underFireToo(all: readonly Troops[], asked: Input): Input {
  const sum = (name: 'points' | 'machineGuns' | 'tens') =>
    all.reduce((n, of) => n + Math.max(0, Number(figureOf(of, asked)(name))), 0);
  const points = Math.min(999, Math.floor(sum('points')));
  const pooledTens = isTyped(asked, ['points']) ? 0 : Math.max(0, Math.floor(points / 10) - sum('tens'));
  return toldByTable({
    points: isTyped(asked, ['points']) ? undefined : points,
    pooledTens,
    machineGuns: isTyped(asked, ['machineGuns']) ? undefined : Math.min(30, sum('machineGuns')),
  });
}

/** Groups that join keep the losses of both, and one that splits off those of the whole (react.23). */
function lossesOfOthers(
  { units }: State,
  named: UnitsByRole,
  asked: Input,
  { of, name }: { readonly of: Troops | undefined; readonly name: string },
) {
  const ofRoles = JOINED.flatMap((role) => named[role] ?? []);
  const joined = [...namesIn(asked.joined), ...ofRoles.map((unit) => unit.name)];
  if (joined.length === 0 || asked.lostInBattle !== undefined) return {};
  const fresh = newlyJoined({ name, joined, joinedBefore: of?.joined ?? [] });
  const others = units.filter((unit) => fresh.some((other) => sameName(other, unit.name))).map(troopsOf);
  const late = of !== undefined && isOverdue(of);
  const lostInPeriod = (of: Troops) => (late ? (isOverdue(of) ? of.lateLostInPeriod : 0) : of.lostInPeriod);
  return {
    ...(of && named.joined && asked.mod === undefined ? underFireToo([of, ...others], asked) : {}),
    othersLost: others.reduce((sum, { lostInBattle }) => sum + lostInBattle, 0),
    othersLostInPeriod: others.reduce((sum, other) => sum + lostInPeriod(other), 0),
  };
}
