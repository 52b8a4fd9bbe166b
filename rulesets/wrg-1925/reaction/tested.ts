import type { Rule } from '../../../src/rules/rule.js';
import { withoutHeavy } from '../roster/arms.js';
import { isThere } from '../roster/deeds.js';
import { group, UNARMED } from '../roster/kinds.js';
import { ruling, split } from '../words.js';
import type { DueTest } from './due.js';
import type { ReactionInput } from './inputs.js';
import { newlyJoined, testedOn } from './known.js';
import { joiners, tester } from './roles.js';

/** What a reaction test leaves on the table: what it binds the group to, whether it runs, and whose losses it has. */

interface TestScore {
  readonly score: number;
  readonly panics: boolean;
}

/**
 * Whoever panics abandons heavy weapons, unless so ruled (react.30, R40): as the period in which he runs begins, or at once
 * where it is this one. Crews that keep their heads after all keep them.
 */
function* abandons(input: ReactionInput, panics: boolean, atOnce = false): Rule<void> {
  const { ownWeapons, wouldLeave, crewWeapons } = input;
  if (panics && (yield* ruling('wrg:R40')) === 2) return;
  const at = atOnce ? undefined : 'period';
  if (panics) yield* tester.as.gun.set('wrg:react.30', { pieces: 0, abandoned: true }, at);
  if (!panics && !crewWeapons) return;
  if (ownWeapons !== undefined) {
    const weapons = panics ? withoutHeavy(ownWeapons, MOST) : ownWeapons;
    yield* tester.as.group.set('wrg:react.30', { weapons }, at);
    // A crew that has taken one over has it on its list.
    if (wouldLeave !== undefined) yield* tester.as.gun.set('wrg:react.30', { weapons }, at);
  }
  if (wouldLeave === undefined) return;
  const leftBehind = panics ? wouldLeave : null;
  yield* tester.as.group.set('wrg:react.30', { leftBehind }, at);
  yield* tester.as.gun.set('wrg:react.30', { leftBehind }, at);
}
const MOST = 99;

/** The score below which men who are mixed with enemies retire, if those scored more (react.28). */
const RETIRES_BELOW = 5;
const isMixed = ({ interpenetrated, intermingled }: ReactionInput): boolean =>
  interpenetrated || intermingled;

/** One that was not due is not counted (react.1). One that is overdue binds at once. */
export function* groupTested(
  input: ReactionInput,
  due: DueTest | undefined,
  { score, panics }: TestScore,
): Rule<void> {
  if (input.name === undefined || due?.isDue === false) return;
  yield* joins(input);
  // Crews that test have a score of their own.
  if (panics && !input.crewWeapons) yield* abandons(input, true, due?.overdue);
  const facts = testedOn(input);
  const anew = { leaderTested: null, leaderTestedBefore: null };
  const retires = isMixed(input) && score < RETIRES_BELOW && !panics ? true : undefined;
  const now = { retires, lateUnderFire: null, bound: score, facts: null, factsBefore: facts };
  const next = {
    willRetire: retires,
    hasTested: true,
    tested: score,
    facts,
    crewsTested: null,
    willRun: panics ? true : null,
  };
  const is = due?.overdue ? { ...now, ...(panics && { runs: true }) } : next;
  yield* tester.on.set('wrg:react.24', { ...anew, ...is });
  // Those who have joined it are one group with it, and its test is theirs (react.23).
  for (const { on } of input.joined?.length ? joiners : []) yield* on.set('wrg:react.23', { ...anew, ...is });
}

/** The crews of a group leave a score of their own (extra.1), for as long as that of the group. */
export function* crewsTested(
  input: ReactionInput,
  { score, panics }: TestScore,
  atOnce: boolean,
): Rule<void> {
  if (input.name === undefined) return;
  yield* isThere(tester, 'wrg:extra.1');
  yield* tester.on.set('wrg:extra.1', atOnce ? { crewsBound: score } : { crewsTested: score });
  // Of a heavy weapon the crew is all there is: it does not run where its own score is no panic.
  if (!panics) yield* tester.as.gun.set('wrg:extra.1', atOnce ? { runs: null } : { willRun: null });
  yield* abandons(input, panics, atOnce);
}

/**
 * The test of a leader governs him alone, unless so ruled (R147); but men run with a leader who does, and a leader who stays
 * does not lead them (react.14).
 */
export function* leaderHasTested(
  { name }: ReactionInput,
  { score, panics }: TestScore,
  atOnce: boolean,
): Rule<void> {
  if (name === undefined) return;
  const forAll = (yield* ruling('wrg:R147')) === 2;
  // A leader who stays keeps nobody from running, unless his test is that of all (R147).
  const runs = panics ? true : forAll ? null : undefined;
  const stays = panics ? null : true;
  yield* isThere(tester, 'wrg:extra.2');
  yield* tester.on.set(
    'wrg:extra.2',
    atOnce
      ? { leaderTestedBefore: true, runs, stays, ...(forAll && { bound: score }) }
      : { leaderTested: true, willRun: runs, willStay: stays, ...(forAll && { tested: score }) },
  );
}

/** The test of an AFV binds it at once, but for one at the end of the period (afv.17). */
export function* afvTested(
  { name }: ReactionInput,
  { isDue, when, overdue }: DueTest,
  score: number,
): Rule<void> {
  if (name === undefined || !isDue) return;
  yield* isThere(tester, 'wrg:afv.17');
  const atOnce = when === 'fire' || overdue;
  yield* tester.on.set('wrg:afv.17', {
    afv: true,
    ...(when !== 'period-end' || !overdue ? { antiTankFire: null } : {}),
    ...(atOnce ? { afvBound: score } : { afvTested: score, hasTested: true }),
    ...(overdue && { lateUnderFire: null }),
  });
}

/** Groups that join, or one that splits off, keep all losses (react.23). */
function* joins(input: ReactionInput): Rule<void> {
  yield* isThere(tester, 'wrg:react.1');
  const fresh = newlyJoined(input);
  if (fresh.length === 0) return;
  const { joinedBefore = [], othersLost = 0, othersLostInPeriod = 0 } = input;
  yield* tester.on.set('wrg:react.23', { joined: [...joinedBefore, ...fresh] });
  yield* tester.on.add('wrg:react.23', { lostInBattle: othersLost, lostInPeriod: othersLostInPeriod });
}

/** Men who surrender are lost to their group, and prisoners from then on; a group all of which does is taken as it stands, with its leaders (react.30). */
export function* haveSurrendered(input: ReactionInput, n: number): Rule<void> {
  if (input.name === undefined || n === 0) return;
  if (n === input.inGroup) return yield* allSurrendered(input);
  const is = { men: n, prisoner: true, ...UNARMED };
  // They remember what their group has been through: they take all tests (react.23, prisoner.4).
  const into = { kind: group.name, called: 'prisoners', is, keeps: ['lostInBattle', 'joined', 'flame'] };
  yield* split('wrg:react.30', tester.name, { men: n }, into);
  yield* tester.on.add('wrg:react.30', { lostInPeriod: n, lostInBattle: n });
}

/** What its test came to binds those who run. */
const UNBOUND = { tested: null, bound: null, crewsTested: null, crewsBound: null, willRun: null, runs: null };

/** Nobody of it runs, and whatever it would have kept on the run is taken from it: heavy weapons stand where they are. */
function* allSurrendered({ wouldLeave }: ReactionInput): Rule<void> {
  yield* tester.on.set('wrg:react.30', { prisoner: true, radios: 0, ...UNBOUND });
  yield* tester.as.group.set('wrg:react.30', { grenades: 0 });
  const leftBehind = wouldLeave && { leftBehind: wouldLeave };
  for (const at of [undefined, 'period'] as const) {
    yield* tester.as.group.set('wrg:react.30', { weapons: [], ...leftBehind }, at);
    yield* tester.as.gun.set('wrg:react.30', { weapons: [], pieces: 0, abandoned: true, ...leftBehind }, at);
  }
}
