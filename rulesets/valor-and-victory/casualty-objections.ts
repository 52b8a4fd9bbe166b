import { type Act, type Deed, mayIgnore } from './casualty-deeds.js';
import { isAfv, isSoft, type Law, type Member, roomOn } from './casualty-units.js';
import { unitSaid } from './units.js';
import type { ClauseId } from './words.js';

/** What the rules have against something. */
export interface Objection {
  readonly clause: ClauseId;
  readonly message: string;
  readonly hint?: string;
}

/** What the rules have against a deed, whatever else is done (14.61 to 14.65, 15.10). */
export function objectionTo(deed: Deed, law: Law): Objection | undefined {
  const { member, act } = deed;
  if (act === 'ignore' && !mayIgnore(member, law)) {
    return {
      clause: 'vv:14.63a',
      message: `The ${unitSaid(member.unit)} cannot ignore a point: it is not valorous.`,
    };
  }
  if (member.carrier) return objectionAboard(deed, member.carrier.kind === 'afv', law);
  if (isAfv(member)) return objectionToAfv(deed, law);
  if (isSoft(member)) return objectionToSoft(deed, law);
  return objectionOnFoot(deed);
}

function objectionOnFoot({ member, act }: Deed): Objection | undefined {
  const who = unitSaid(member.unit);
  if (act === 'put') {
    return { clause: 'vv:14.61a', message: `The ${who} makes no roll: it is pinned, reduced or eliminated.` };
  }
  if (member.pinned && act !== 'eliminate' && act !== 'ignore') {
    return { clause: 'vv:14.62b', message: `The ${who} was pinned before: it can only be eliminated.` };
  }
  return objectionToReducing(member, act);
}

function objectionToReducing(member: Member, act: Act): Objection | undefined {
  if (act !== 'reduce' && act !== 'reduce-pin') return undefined;
  const who = unitSaid(member.unit);
  if (member.unit.kind !== 'squad')
    return { clause: 'vv:14.61c', message: `Only squads are reduced, no ${who}.` };
  if (member.half !== undefined) return undefined;
  return {
    clause: 'vv:13.10',
    message: `The Casualty Rating of the half squad of the ${who} is not known.`,
    hint: 'Say it with the squad, as in squad:4-6-4:half=2; by R40 option 2 it is half, rounded down.',
  };
}

/** Passengers and Guns in tow (14.65, 15.10). */
function objectionAboard(
  { member, act }: Deed,
  inAfv: boolean,
  { byFire, afvPassengers, survival }: Law,
): Objection | undefined {
  const who = unitSaid(member.unit);
  if (member.unit.kind === 'gun') {
    return { clause: 'vv:14.65b', message: `The ${who} in tow cannot be given up for its carrier.` };
  }
  if (inAfv && !afvPassengers) {
    const why = byFire
      ? 'AP fire does not reach passengers of an AFV'
      : 'By R39 option 2 passengers of an AFV take no points';
    return { clause: 'vv:14.65b', message: `${why}: ${who}.` };
  }
  if (!inAfv && !survival) {
    return {
      clause: 'vv:14.65a',
      message: `By R34 option 2 passengers take no points in a close assault: ${who}.`,
    };
  }
  if (act === 'pin' || act === 'reduce-pin') {
    return {
      clause: inAfv ? 'vv:15.10e' : 'vv:14.65b',
      message: `The ${who} is aboard: passengers are not pinned for points.`,
    };
  }
  if (act === 'put')
    return { clause: 'vv:14.65a', message: `The ${who} makes no roll: it is reduced or eliminated.` };
  if (member.pinned && act === 'reduce') {
    return { clause: 'vv:14.62b', message: `The ${who} was pinned before: it can only be eliminated.` };
  }
  return objectionToReducing(member, act);
}

/** AFVs take points as an immobilisation roll, in a close assault alone (15.10). */
function objectionToAfv({ member, act, put }: Deed, law: Law): Objection | undefined {
  if (law.byFire) return { clause: 'vv:14.65b', message: 'AP fire does nothing to an AFV.' };
  const { number } = member;
  if (act !== 'put') {
    return {
      clause: 'vv:15.10a',
      message: 'An AFV takes points as an immobilisation roll.',
      hint: `As in put:${number}=2.`,
    };
  }
  const most = roomOn(member, law);
  if (put <= most) return undefined;
  if (member.taken > 0) {
    const left = most === 0 ? 'no more' : `${most} more at most`;
    return {
      clause: 'vv:15.10b',
      message: `This AFV has taken ${member.taken} Casualty Points: ${left}, not ${put}.`,
    };
  }
  if (most === 0) {
    return { clause: 'vv:15.10b', message: `By R38 option 3 an immobile AFV takes no points, not ${put}.` };
  }
  return { clause: 'vv:15.10b', message: `This AFV takes ${most} Casualty Points at most, not ${put}.` };
}

/** Unarmoured vehicles and Guns (14.64). */
function objectionToSoft({ member, act, put }: Deed, { survival }: Law): Objection | undefined {
  const who = unitSaid(member.unit);
  if (act === 'eliminate' || act === 'ignore') return undefined;
  if (member.pinned) {
    return {
      clause: 'vv:14.64d',
      message: `The ${who} was pinned before: it has no roll and can only be eliminated.`,
    };
  }
  if (act === 'reduce' || act === 'reduce-pin')
    return { clause: 'vv:14.61c', message: `Only squads are reduced, no ${who}.` };
  if (act === 'pin') return undefined;
  if (!survival) {
    return {
      clause: 'vv:14.64b',
      message: `By R34 option 2 the ${who} is pinned or eliminated, without a roll.`,
    };
  }
  if (put < 2)
    return {
      clause: 'vv:14.64a',
      message: `One point pins the ${who} without a roll.`,
      hint: `As in pin:${member.number}.`,
    };
  if (put <= member.rating) return undefined;
  const hint = `As in eliminate:${member.number}.`;
  return {
    clause: 'vv:14.64c',
    message: `More than its ${member.rating} points eliminate the ${who} without a roll.`,
    hint,
  };
}
