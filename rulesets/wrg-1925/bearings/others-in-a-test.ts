import { counted, names } from '../../../src/rules/text/say.js';
import { sum } from '../anti-tank/aboard.js';
import { isHard } from '../movement/movers.js';
import { isDue, isLate } from '../reaction/due.js';
import type { Troops } from '../roster/kinds.js';
import { troopsOn } from '../state.js';
import { type Bearing, bearings, type ClauseId, type Moment } from '../words.js';
import { wasTyped } from './told-besides.js';

/** What others have done counts in a reaction test by how near they are, and who has seen it: whom it may be, the game knows. */

type Whom = 'friends' | 'enemies';
/** What somebody did in the period that the test is about, which may be the one before. */
type Did = (of: Troops, late: boolean, tester: Troops) => boolean;

/** Who runs in panic dashes away: he has, once he has moved. */
const ran = (of: Troops, late: boolean): boolean => (late ? of.ran : of.runs && of.pace !== undefined);
const lmgsOf = (of: Troops, late: boolean): number => (late ? of.lateOwnLmgs : of.ownLmgs);
/** At whom whoever tests has fired in this period: he has seen him. */
const wasTarget: Did = ({ name }, late, { firedAt }) => !late && firedAt === `men:${name}`;
const wasHit = (of: Troops, late: boolean): boolean => (late ? of.lateLostInPeriod : of.lostInPeriod) > 0;

interface Those {
  readonly who: readonly Troops[];
  /** It is the test of the period before. */
  readonly late: boolean;
}
const NOBODY: Those = { who: [], late: false };

/** The others of a side who did so, where it is the test of a group, or of an AFV, that goes by it, and nobody has told. */
function those(now: Moment, { whom, did, input, ofAfv = false }: Others): Those {
  const [tester] = now.named.tester ?? [];
  if (tester?.side === undefined || wasTyped(now, input) || now.input[input]) return NOBODY;
  const { mod, leader, facts, crewWeapons } = now.input;
  const follows = mod !== undefined || leader !== undefined || (crewWeapons && facts !== undefined);
  const [of] = troopsOn({ units: [tester] });
  if (!of || follows || isHard(of) !== ofAfv || !isDue(of, now.input)) return NOBODY;
  const late = isLate(of, now.input);
  const others = now.state.units.filter(
    ({ name, side }) =>
      name !== tester.name && side !== undefined && (side === tester.side) === (whom === 'friends'),
  );
  return { who: troopsOn({ units: others }).filter((other) => did(other, late, of)), late };
}

interface Others {
  readonly clause: ClauseId;
  readonly whom: Whom;
  readonly did: Did;
  /** The input that it is told by. */
  readonly input: string;
  readonly ofAfv?: boolean;
  readonly says: (names: string, those: Those) => string;
}

const othersDid = (others: Others): Bearing => ({
  clause: others.clause,
  actions: ['reaction-test'],
  missing: true,
  when: (now) => those(now, others).who.length > 0,
  says: (now) => {
    const found = those(now, others);
    return others.says(names(found.who), found);
  },
});

export const othersInATest = bearings(
  othersDid({
    clause: 'wrg:react.3',
    whom: 'friends',
    did: (of, late) => lmgsOf(of, late) > 0,
    input: 'friendlyLmgs',
    says: (names, { who, late }) =>
      `${names} fired ${counted(sum(who.map((of) => lmgsOf(of, late))), 'LMG')}: as many of them as are within 100 metres count with its own, --friendly-lmgs`,
  }),
  othersDid({
    clause: 'wrg:react.6',
    whom: 'enemies',
    did: (of, late, tester) => wasTarget(of, late, tester) && isInTheOpen(of),
    input: 'enemyInOpen',
    says: (who) =>
      `${who}, at whom it fired, is in the open as far as the game knows: that counts, --enemy-in-open`,
  }),
  othersDid({
    clause: 'wrg:react.7',
    whom: 'enemies',
    did: (of, late) => ran(of, late) || (wasHit(of, late) && isInTheOpen(of)),
    input: 'enemyHit',
    says: (who) => `${who} lost men or ran: seen in the open that counts, --enemy-hit`,
  }),
  othersDid({
    clause: 'wrg:react.15',
    whom: 'friends',
    did: ran,
    input: 'friendsRan',
    says: (who) => `${who} ran in panic: within 25 metres, or 50 in open view, that counts, --friends-ran`,
  }),
  othersDid({
    clause: 'wrg:afv.11',
    whom: 'friends',
    did: (of, late) => ran(of, late) || hasRetired(of, late),
    input: 'friendsRetreat',
    ofAfv: true,
    says: (who) => `${who} ran or retired: where it was seen that counts, --friends-retreat`,
  }),
);

/** Whose test had him retire, and who has moved (react.28, afv.21). */
function hasRetired(of: Troops, late: boolean): boolean {
  if (late || of.pace === undefined) return false;
  return of.retires || (of.afvBound ?? 0) < 0;
}

const isInTheOpen = (of: Troops): boolean => of.kind !== 'vehicle' && of.cover === 'open';
