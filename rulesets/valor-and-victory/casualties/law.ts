import { counted } from '../../../src/rules/text/say.js';
import { isInfantry, unitSaid } from '../units/units.js';
import type { ClauseId } from '../words.js';
import {
  ACTS,
  type Act,
  type Case,
  covered,
  type Deed,
  isAfv,
  isSoft,
  type Law,
  type Member,
  mayIgnore,
  pointsOf,
  roomOn,
} from './members.js';

/** What the rules have against something. */
interface Objection {
  readonly clause: ClauseId;
  readonly message: string;
  readonly hint?: string;
}
const no = (clause: ClauseId, message: string, hint?: string): Objection => ({
  clause,
  message,
  ...(hint !== undefined && { hint }),
});

/** What the rules have against a deed, whatever else is done (14.61 to 14.65, 15.10). */
export function objectionTo(deed: Deed, law: Law): Objection | undefined {
  const { member, act } = deed;
  if (act === 'ignore' && !mayIgnore(member, law))
    return no('vv:14.63a', `The ${unitSaid(member.unit)} cannot ignore a point: it is not valorous.`);
  if (law.fullHex && (act === 'pin' || act === 'reduce-pin'))
    return no(
      'vv:beyond.13.8',
      `Inside a full hex nobody is pinned: the ${unitSaid(member.unit)} is eliminated.`,
    );
  if (member.carrier) return objectionAboard(deed, member.carrier.kind === 'afv', law);
  if (isAfv(member)) return objectionToAfv(deed, law);
  return isSoft(member) ? objectionToSoft(deed, law) : objectionOnFoot(deed);
}

const onlyEliminated = (who: string): Objection =>
  no('vv:14.62b', `The ${who} was pinned before: it can only be eliminated.`);

function objectionOnFoot({ member, act }: Deed): Objection | undefined {
  const who = unitSaid(member.unit);
  if (act === 'put') return no('vv:14.61a', `The ${who} makes no roll: it is pinned, reduced or eliminated.`);
  if (member.pinned && act !== 'eliminate' && act !== 'ignore') return onlyEliminated(who);
  return objectionToReducing(member, act);
}

function objectionToReducing({ unit, half }: Member, act: Act): Objection | undefined {
  if (act !== 'reduce' && act !== 'reduce-pin') return undefined;
  const who = unitSaid(unit);
  if (unit.kind !== 'squad') return no('vv:14.61c', `Only squads are reduced, no ${who}.`);
  const hint = 'Say it with the squad, as in squad:4-6-4:half=2; by R40 option 2 it is half, rounded down.';
  return half === undefined
    ? no('vv:13.10', `The Casualty Rating of the half squad of the ${who} is not known.`, hint)
    : undefined;
}

/** Passengers and Guns in tow (14.65, 15.10). */
function objectionAboard({ member, act }: Deed, inAfv: boolean, law: Law): Objection | undefined {
  const who = unitSaid(member.unit);
  if (member.unit.kind === 'gun')
    return no('vv:14.65b', `The ${who} in tow cannot be given up for its carrier.`);
  if (inAfv && !law.afvPassengers) {
    const ruled = 'By R39 option 2 passengers of an AFV take no points';
    const why = law.byFire ? 'AP fire does not reach passengers of an AFV' : ruled;
    return no('vv:14.65b', `${why}: ${who}.`);
  }
  if (!inAfv && !law.survival)
    return no('vv:14.65a', `By R34 option 2 passengers take no points in a close assault: ${who}.`);
  if (act === 'pin' || act === 'reduce-pin') {
    const clause = inAfv ? 'vv:15.10e' : 'vv:14.65b';
    return no(clause, `The ${who} is aboard: passengers are not pinned for points.`);
  }
  if (act === 'put') return no('vv:14.65a', `The ${who} makes no roll: it is reduced or eliminated.`);
  return member.pinned && act === 'reduce' ? onlyEliminated(who) : objectionToReducing(member, act);
}

/** AFVs take points as an immobilisation roll, in a close assault alone (15.10). */
function objectionToAfv({ member, act, put }: Deed, law: Law): Objection | undefined {
  const { number, taken } = member;
  if (law.byFire) return no('vv:14.65b', 'AP fire does nothing to an AFV.');
  if (act !== 'put')
    return no('vv:15.10a', 'An AFV takes points as an immobilisation roll.', `As in put:${number}=2.`);
  const most = roomOn(member, law);
  if (put <= most) return undefined;
  const left = most === 0 ? 'no more' : `${most} more at most`;
  if (taken > 0) return no('vv:15.10b', `This AFV has taken ${taken} Casualty Points: ${left}, not ${put}.`);
  return most === 0
    ? no('vv:15.10b', `By R38 option 3 an immobile AFV takes no points, not ${put}.`)
    : no('vv:15.10b', `This AFV takes ${most} Casualty Points at most, not ${put}.`);
}

/** Unarmoured vehicles and Guns (14.64). */
function objectionToSoft({ member, act, put }: Deed, { survival, attack }: Law): Objection | undefined {
  const { unit, pinned, rating, number } = member;
  const who = unitSaid(unit);
  if (act === 'eliminate' || act === 'ignore') return undefined;
  if (pinned)
    return no('vv:14.64d', `The ${who} was pinned before: it has no roll and can only be eliminated.`);
  if (act === 'reduce' || act === 'reduce-pin') return objectionToReducing(member, act);
  if (rating < attack)
    return no('vv:14.64c', `By R56 option 2 an attack of ${attack} points eliminates the ${who}.`);
  if (act === 'pin') return undefined;
  if (!survival)
    return no('vv:14.64b', `By R34 option 2 the ${who} is pinned or eliminated, without a roll.`);
  if (put < 2) return no('vv:14.64a', `One point pins the ${who} without a roll.`, `As in pin:${number}.`);
  if (put <= rating) return undefined;
  const message = `More than its ${rating} points eliminate the ${who} without a roll.`;
  return no('vv:14.64c', message, `As in eliminate:${number}.`);
}

/** Deeds that were worked out already: ways ask for them over and over. */
const known = new WeakMap<Law, Map<Member, readonly Deed[]>>();

/** Everything that may be done with a unit by itself. */
export function deedsFor(member: Member, law: Law): readonly Deed[] {
  const deeds = known.get(law) ?? new Map<Member, readonly Deed[]>();
  known.set(law, deeds);
  if (!deeds.has(member)) deeds.set(member, lawfulDeeds(member, law));
  return deeds.get(member)!;
}

function lawfulDeeds(member: Member, law: Law): Deed[] {
  const most = Math.min(9, Math.max(member.rating, law.mostOnAfv));
  const puts = Array.from({ length: most }, (_, i) => i + 1);
  const plain = ACTS.flatMap((act) =>
    (act === 'put' ? puts : [0]).map((put) => ({ member, act, put, ignores: act === 'ignore' })),
  );
  // Where one unit alone may ignore a point, each may also be the one that does not.
  const ignoring = (deed: Deed): Deed[] =>
    law.oneIgnores && !deed.ignores ? [{ ...deed, ignores: true }, deed] : [{ ...deed, ignores: true }];
  const deeds = mayIgnore(member, law) ? plain.flatMap(ignoring) : plain;
  return deeds.filter((deed) => objectionTo(deed, law) === undefined && pointsOf(deed, law) > 0);
}

/** What the rules have against these deeds together; each is lawful by itself (14.61 to 14.63, 15.10). */
export const objectionToWay = (deeds: readonly Deed[], of: Case): Objection | undefined =>
  unpinnedFirst(deeds, of) ??
  withItsCarrier(deeds) ??
  onAfvs(deeds, of) ??
  ignoring(deeds, of) ??
  meetsAll(deeds, of);

const deedOf = (deeds: readonly Deed[], member: Member) => deeds.find((deed) => deed.member === member);

/** Points go on unpinned units before pinned ones (14.62). */
function unpinnedFirst(deeds: readonly Deed[], { members, law }: Case): Objection | undefined {
  const pinned = deeds.find(({ member }) => member.pinned && !member.carrier);
  if (!pinned) return undefined;
  const spared = members.find((member) => {
    if (member.pinned || member.carrier || isAfv(member) || deedsFor(member, law).length === 0) return false;
    const act = deedOf(deeds, member)?.act;
    return law.strictOrder ? act !== 'eliminate' : act === undefined || act === 'ignore' || act === 'reduce';
  });
  if (!spared) return undefined;
  const first = `the ${unitSaid(spared.unit)} is not ${law.strictOrder ? '' : 'pinned or '}eliminated yet`;
  return no('vv:14.62a', `Unpinned units come before the ${unitSaid(pinned.member.unit)}: ${first}.`);
}

/** Passengers fall with a vehicle that is eliminated, and are counted with it (14.64). */
function withItsCarrier(deeds: readonly Deed[]): Objection | undefined {
  const gone = deeds.filter(({ act }) => act === 'eliminate').map(({ member }) => member.unit);
  const lost = deeds.find(({ member: { carrier } }) => carrier && gone.includes(carrier))?.member;
  return (
    lost &&
    no('vv:14.64e', `The ${unitSaid(lost.unit)} is eliminated with its vehicle and counted there already.`)
  );
}

const putOnAfvs = (deeds: readonly Deed[]): number =>
  deeds.reduce((sum, { member, put }) => sum + (isAfv(member) ? put : 0), 0);

/** The points that the AFVs can take together. */
const roomOnAfvs = ({ members, law }: Case): number =>
  Math.min(
    law.mostOnAll,
    members.filter(isAfv).reduce((sum, afv) => sum + roomOn(afv, law), 0),
  );

/** All AFVs together may have a limit (R37), and take the first points, where that is ruled (R36). */
function onAfvs(deeds: readonly Deed[], of: Case): Objection | undefined {
  const { mostOnAll, afvsFirst } = of.law;
  const put = putOnAfvs(deeds);
  if (put > mostOnAll)
    return no('vv:15.10b', `The AFVs take ${mostOnAll} Casualty Points at most, not ${put}.`);
  const least = afvsFirst ? Math.min(of.points, roomOnAfvs(of)) : 0;
  return put < least
    ? no('vv:15.10c', `By R36 option 2 AFVs take ${counted(least, 'Casualty Point')} first, not ${put}.`)
    : undefined;
}

/** Whoever ignores a point takes an effect before any other, while points remain (14.63). */
function ignoring(deeds: readonly Deed[], { points, law }: Case): Objection | undefined {
  const all = deeds.filter(({ ignores }) => ignores);
  if (law.oneIgnores && all.length > 1)
    return no('vv:14.63a', 'By R32 option 2 one unit alone ignores a point in an attack.');
  const [unharmed, other] = all.filter(({ act }) => act === 'ignore');
  if (!unharmed || (!other && covered(deeds, law) >= points)) return undefined;
  const who = unitSaid(unharmed.member.unit);
  return no('vv:14.63b', `Points remain: the ${who} that ignored one takes an effect before any other.`);
}

/** Whether a unit that could be eliminated is not; those aboard go with their carrier, or may be given up for an AFV. */
export const isSpared = (member: Member, deeds: readonly Deed[], { passengersMust }: Law): boolean =>
  (!member.carrier || (passengersMust && member.carrier.kind === 'afv' && isInfantry(member.unit))) &&
  !isAfv(member) &&
  deedOf(deeds, member)?.act !== 'eliminate';

/** Whether something is left that has to take points before any are lost. */
export const couldTakeMore = (deeds: readonly Deed[], of: Case): boolean =>
  of.members.some((member) => isSpared(member, deeds, of.law)) ||
  (!of.law.byFire && putOnAfvs(deeds) < roomOnAfvs(of));

/** All points are met, or everything is gone that could meet them (14.61). */
function meetsAll(deeds: readonly Deed[], of: Case): Objection | undefined {
  const sum = covered(deeds, of.law);
  const left = of.points - sum;
  if (left <= 0 || !couldTakeMore(deeds, of)) return undefined;
  return of.members.some((member) => isSpared(member, deeds, of.law))
    ? no('vv:14.61g', `That covers ${sum} of ${of.points} Casualty Points.`)
    : no(
        'vv:15.10f',
        `${counted(left, 'more Casualty Point has', 'more Casualty Points have')} to go on the AFV.`,
      );
}
