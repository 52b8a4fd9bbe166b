import type { Input } from '../../../src/rules/record.js';
import { type FIGURES, lateOf } from '../battle-marks.js';
import { isOverdue } from '../battle-said.js';
import { scoreForCrews } from '../due-test.js';
import { heavyArms } from './fill-armour.js';
import { isHard, type Troops } from './kinds.js';
import { isTyped, said } from './units.js';

/** What a game knows of whoever tests: fire on it, what it did itself, and the tests it has made. */

type Figure = (typeof FIGURES)[number];

/** Inputs that tell of fire on a group, and on an AFV. */
const OF_FIRE = ['points', 'machineGuns', 'lostInPeriod', 'flankFire', 'armourFires', 'surprised'] as const;
const OF_ANTI_TANK_FIRE = ['antiTankPoints', 'surprised', 'closeAttack'] as const;
const tells = (asked: Input, names: readonly string[]): boolean => names.some((name) => asked[name]);

/** Whether it makes the test of an AFV. */
export const testsAsAfv = (of: Troops | undefined, { afv, leader }: Input): boolean =>
  afv === true || (of?.kind === 'vehicle' && isHard(of) && leader === undefined);

/** Why an AFV tests: anti-tank fire that it has not tested on, or the end of a period. */
const whenOf = (of: Troops, { when }: Input): unknown =>
  when ?? (of.antiTankFire || !(isOverdue(of) || of.underFire) ? 'fire' : 'period-end');

/** Whether the test that comes first is that of the period before. */
export const isLate = (of: Troops, asked: Input): boolean =>
  isOverdue(of) && (!testsAsAfv(of, asked) || whenOf(of, asked) === 'period-end');

/** Whether a test is due: the game knows of fire on it, or what was typed tells of some. */
export function isDue(of: Troops | undefined, asked: Input): boolean {
  const under = of !== undefined && (isLate(of, asked) || of.underFire);
  if (!testsAsAfv(of, asked)) return under || tells(asked, OF_FIRE);
  if (tells(asked, OF_ANTI_TANK_FIRE)) return true;
  const atEnd = of === undefined ? asked.when === 'period-end' : whenOf(of, asked) === 'period-end';
  return atEnd ? under || asked.otherFire === true : of?.antiTankFire === true;
}

const figureOf = (of: Troops, asked: Input) => {
  const late = isLate(of, asked);
  return <F extends Figure>(figure: F) => of[late ? lateOf(figure) : figure] as Troops[F];
};

/** What its tests came to, which of them this is, and whether it can test at all. */
function scores(of: Troops, asked: Input): Input {
  const afv = testsAsAfv(of, asked);
  const { underFire, antiTankFire, knockedOut, immobilised: held } = of;
  const ownWeapons = of.kind === 'group' && heavyArms(of) > 0 ? of.weapons : undefined;
  const [tested, bound] = afv ? [of.afvTested, of.afvBound] : [of.tested, of.bound];
  const all = { knockedOut, ownWeapons, underFire, overdue: isOverdue(of), tested, bound };
  if (afv) return scored({ ...all, antiTankFire, held });
  const { crewsTested, crewsBound } = of;
  return scored({ ...all, crewsTested, crewsBound, leaderTested: of.leaderTested || of.leaderTestedBefore });
}

/** Without what says nothing; a score of 0 does. */
const scored = (of: Readonly<Record<string, Input[string] | undefined>>): Input =>
  Object.fromEntries(
    Object.entries(of).filter((entry): entry is [string, Input[string]] => !!entry[1] || entry[1] === 0),
  );

const testsCrews = (of: Troops, { crewWeapons, leader }: Input): boolean =>
  leader === undefined && (crewWeapons === true || (of.kind === 'gun' && of.men > 1));

/** The test of a leader, and that of crews after their group, has the factors of the group (extra.1, extra.3). */
export function follows(of: Troops, asked: Input): boolean {
  if (asked.leader !== undefined) return true;
  if (testsAsAfv(of, asked) || !testsCrews(of, asked)) return false;
  const { tested, bound, underFire } = of;
  return (
    scoreForCrews({ tested, bound, underFire, overdue: isOverdue(of), facts: factsOf(of) }) !== undefined
  );
}

const factsOf = ({ facts, factsBefore }: Troops): readonly string[] | undefined => facts ?? factsBefore;

/** Everything that a game knows of whoever tests. */
export function asKnown(of: Troops, asked: Input): Input {
  const is = scores(of, asked);
  if (follows(of, asked)) return { ...is, ...said({ facts: factsOf(of) }) };
  if (asked.mod !== undefined) return is;
  return { ...is, ...(testsAsAfv(of, asked) ? ofAfv(of, asked) : ofGroup(of, asked)) };
}

function ofGroup(of: Troops, asked: Input): Input {
  const figure = figureOf(of, asked);
  const points = Math.min(999, Math.floor(Math.max(0, figure('points'))));
  // Who fell since then does not count for a test that is overdue.
  const since = isOverdue(of) ? of.lostInPeriod : 0;
  return said({
    points,
    pooledTens: isTyped(asked, ['points']) ? 0 : Math.max(0, Math.floor(points / 10) - figure('tens')),
    lostInBattle: Math.min(60, of.lostInBattle - since),
    lostInPeriod: Math.min(60, figure('lostInPeriod')),
    machineGuns: Math.min(30, figure('machineGuns')),
    fired: figure('fired'),
    ownLmgs: isTyped(asked, ['friendlyLmgs']) ? 0 : figure('ownLmgs'),
    nearest: figure('nearest'),
    surprised: figure('surprised'),
    armourFires: figure('armourFires'),
    ownLeaderRan: figure('ran'),
    flame: of.flame !== undefined,
    joinedBefore: of.joined,
  });
}

/** An AFV moves or stands still. */
function ofAfv(of: Troops, asked: Input): Input {
  const figure = figureOf(of, asked);
  const stands = isTyped(asked, ['stationary', 'immobilised']) || of.immobilised;
  return said({
    antiTankPoints: Math.min(99, Math.max(0, Math.floor(figure('antiTankPoints')))),
    otherFire: figure('otherFire'),
    surprised: figure('antiTankSurprise'),
    closeAttack: figure('closeAttack'),
    commanderLost: of.commanderLost,
    moving: figure('moved') && !stands,
  });
}
