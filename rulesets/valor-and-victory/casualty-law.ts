import { counted } from '../../src/rules/say.js';
import { type Deed, pointsOf } from './casualty-deeds.js';
import type { Objection } from './casualty-objections.js';
import { deedsFor } from './casualty-options.js';
import { isAfv, type Law, type Member, roomOn } from './casualty-units.js';
import { unitSaid } from './units.js';

/** Casualty Points that the units of one hex have to meet. */
export interface Case {
  readonly points: number;
  readonly members: readonly Member[];
  readonly law: Law;
}

/** The points that deeds cover together. */
export const covered = (deeds: readonly Deed[], law: Law): number =>
  deeds.reduce((sum, deed) => sum + pointsOf(deed, law), 0);

/** What the rules have against these deeds together; each is lawful by itself (14.61 to 14.63, 15.10). */
export function objectionToWay(deeds: readonly Deed[], of: Case): Objection | undefined {
  return (
    unpinnedFirst(deeds, of) ??
    withItsCarrier(deeds) ??
    onAfvs(deeds, of) ??
    afvsFirst(deeds, of) ??
    ignoring(deeds, of) ??
    meetsAll(deeds, of)
  );
}

const deedOf = (deeds: readonly Deed[], member: Member) => deeds.find((deed) => deed.member === member);

/** Points go on unpinned units before pinned ones (14.62). */
function unpinnedFirst(deeds: readonly Deed[], { members, law }: Case): Objection | undefined {
  const pinned = deeds.find(({ member }) => member.pinned && !member.carrier);
  if (!pinned) return undefined;
  const spared = members.find((member) => {
    if (member.pinned || member.carrier || isAfv(member) || deedsFor(member, law).length === 0) return false;
    const act = deedOf(deeds, member)?.act;
    return law.strictOrder ? act !== 'eliminate' : act === undefined || act === 'ignore';
  });
  if (!spared) return undefined;
  const first = `the ${unitSaid(spared.unit)} ${law.strictOrder ? 'is not eliminated' : 'has taken no effect'} yet`;
  return {
    clause: 'vv:14.62a',
    message: `Unpinned units come before the ${unitSaid(pinned.member.unit)}: ${first}.`,
  };
}

/** Passengers fall with a vehicle that is eliminated, and are counted with it (14.64). */
function withItsCarrier(deeds: readonly Deed[]): Objection | undefined {
  const lost = deeds.find(
    ({ member }) =>
      member.carrier &&
      deeds.some(({ member: of, act }) => of.unit === member.carrier && act === 'eliminate'),
  );
  if (!lost) return undefined;
  const who = unitSaid(lost.member.unit);
  return {
    clause: 'vv:14.64e',
    message: `The ${who} is eliminated with its vehicle and counted there already.`,
  };
}

/** All AFVs together may have a limit (R37). */
function onAfvs(deeds: readonly Deed[], { law }: Case): Objection | undefined {
  const put = putOnAfvs(deeds);
  return put <= law.mostOnAll
    ? undefined
    : { clause: 'vv:15.10b', message: `The AFVs take ${law.mostOnAll} Casualty Points at most, not ${put}.` };
}

const putOnAfvs = (deeds: readonly Deed[]): number =>
  deeds.reduce((sum, { member, put }) => sum + (isAfv(member) ? put : 0), 0);

/** AFVs take the first points, where that is ruled (R36). */
function afvsFirst(deeds: readonly Deed[], of: Case): Objection | undefined {
  if (!of.law.afvsFirst) return undefined;
  const least = Math.min(of.points, roomOnAfvs(of));
  const put = putOnAfvs(deeds);
  return put >= least
    ? undefined
    : {
        clause: 'vv:15.10c',
        message: `By R36 option 2 ${least} Casualty Points go on AFVs first, not ${put}.`,
      };
}

/** The points that the AFVs can take together. */
const roomOnAfvs = ({ members, law }: Case): number =>
  Math.min(
    law.mostOnAll,
    members.filter(isAfv).reduce((sum, afv) => sum + roomOn(afv, law), 0),
  );

/** Whoever ignores a point takes an effect before any other, while points remain (14.63). */
function ignoring(deeds: readonly Deed[], { points, law }: Case): Objection | undefined {
  const all = deeds.filter(({ ignores }) => ignores);
  if (law.oneIgnores && all.length > 1) {
    return { clause: 'vv:14.63a', message: 'By R32 option 2 one unit alone ignores a point in an attack.' };
  }
  const unharmed = all.filter(({ act }) => act === 'ignore');
  if (unharmed.length === 0) return undefined;
  const who = unitSaid(unharmed[0]!.member.unit);
  return unharmed.length === 1 && covered(deeds, law) >= points
    ? undefined
    : {
        clause: 'vv:14.63b',
        message: `Points remain: the ${who} that ignored one takes an effect before any other.`,
      };
}

/** Whether a unit that could be eliminated is not. */
export const isSpared = (member: Member, deeds: readonly Deed[]): boolean =>
  !member.carrier && !isAfv(member) && deedOf(deeds, member)?.act !== 'eliminate';

/** Whether something is left that has to take points before any are lost. */
export const couldTakeMore = (deeds: readonly Deed[], of: Case): boolean =>
  of.members.some((member) => isSpared(member, deeds)) ||
  (!of.law.byFire && putOnAfvs(deeds) < roomOnAfvs(of));

/** All points are met, or everything is gone that could meet them (14.61). */
function meetsAll(deeds: readonly Deed[], of: Case): Objection | undefined {
  const { points, members, law } = of;
  const sum = covered(deeds, law);
  if (sum >= points) return undefined;
  const spared = members.find(
    (member) => !member.carrier && !isAfv(member) && deedOf(deeds, member)?.act !== 'eliminate',
  );
  if (spared) return { clause: 'vv:14.61g', message: `That covers ${sum} of ${points} Casualty Points.` };
  if (!couldTakeMore(deeds, of)) return undefined;
  return {
    clause: 'vv:15.10f',
    message: `${counted(points - sum, 'more Casualty Point has', 'more Casualty Points have')} to go on the AFV.`,
  };
}
