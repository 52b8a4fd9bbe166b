import { couldTakeMore, deedsFor, isSpared, objectionToWay } from './law.js';
import {
  type Act,
  type Case,
  covered,
  type Deed,
  isAfv,
  type Member,
  mayIgnore,
  pointsOf,
} from './members.js';

/** A lawful way to meet Casualty Points, with what it covers. */
export interface Way {
  readonly deeds: readonly Deed[];
  readonly covers: number;
}

/** What an AFV is worth to its owner when ways are compared: as much as a squad. */
const AFV_WORTH = 4;

/**
 * The lawful ways to meet Casualty Points, what costs the owner least first. Ways in which something milder would do as
 * well are lawful too (R31), and left out; so is the same done to another unit of the same sort.
 */
export function waysOf(of: Case): Way[] {
  const order = [...of.members].sort((a, b) => rank(a) - rank(b) || a.number - b.number);
  const options = order.map((member) => deedsFor(member, of.law));
  const most = options.map((deeds) => Math.max(0, ...deeds.map((deed) => pointsOf(deed, of.law))));
  const rest = most.map((_, i) => most.slice(i).reduce((sum, n) => sum + n, 0));
  const found = new Map<string, Way>();
  const sorts = new Map(order.map((member) => [member, JSON.stringify(member.unit)]));
  const take = (deeds: readonly Deed[]) => {
    if (isIdle(deeds, of) || objectionToWay(deeds, of) || anotherIgnores(deeds, of)) return;
    const name = signature(deeds, order, sorts);
    if (found.has(name) || canBeMilder(deeds, of)) return;
    found.set(name, { deeds: deedsInOrder(deeds), covers: covered(deeds, of.law) });
  };
  // Of units in a row of which it is all the same which is which the later ones take no milder deed: it would be the same way again.
  const isLikeTheLast = (i: number) => {
    const [last, member] = [order[i - 1], order[i]!];
    if (!last || of.law.oneIgnores || sorts.get(last) !== sorts.get(member)) return false;
    return last.carrier === member.carrier && member.unit.load.length === 0;
  };
  const walk = (i: number, deeds: readonly Deed[], sum: number, last = 0): void => {
    if (sum >= of.points || i === order.length) {
      take(deeds);
      return;
    }
    // What is left cannot meet it: lawful only where everything falls.
    if (sum + rest[i]! < of.points && order.slice(0, i).some((member) => isSpared(member, deeds, of.law)))
      return;
    const able = options[i]!;
    for (let n = isLikeTheLast(i) ? last : 0; n < able.length; n++)
      walk(i + 1, [...deeds, able[n]!], sum + pointsOf(able[n]!, of.law), n);
    walk(i + 1, deeds, sum, able.length);
  };
  walk(0, [], 0);
  const costs = new Map([...found.values()].map((way) => [way, costOf(way)]));
  const ways = [...costs.keys()].sort((a, b) => byCost(costs.get(a)!, costs.get(b)!));
  if (!of.law.leastExcess) return ways;
  const least = leastOf(of);
  return ways.filter(({ covers }) => covers <= least);
}

/** The least that lawful ways cover. */
export function leastOf(of: Case): number {
  const free = { ...of, law: { ...of.law, leastExcess: false } };
  return Math.min(...waysOf(free).map(({ covers }) => covers));
}

/** Those that must take points first are looked at first. */
const rank = (member: Member): number => (isAfv(member) ? 0 : member.pinned ? 3 : member.carrier ? 2 : 1);

/**
 * Whether the points would be met without one of the deeds, and nothing else calls for it: pinned units that call for
 * others before them, or AFVs that are to come first. Tells at once what {@link canBeMilder} would.
 */
function isIdle(deeds: readonly Deed[], of: Case): boolean {
  if (of.law.afvsFirst || deeds.some(({ member, act }) => member.pinned || act === 'ignore')) return false;
  const least = Math.min(...deeds.map((deed) => pointsOf(deed, of.law)));
  return covered(deeds, of.law) - least >= of.points;
}

/** Whether one of the deeds could be milder, or left out, and all would still be lawful. */
function canBeMilder(deeds: readonly Deed[], of: Case): boolean {
  const sum = covered(deeds, of.law);
  // While something could take more, what no longer meets the points is not lawful: no need to ask.
  const exactly = couldTakeMore(deeds, of);
  const lawful = (others: readonly Deed[], less: number) =>
    !(exactly && sum - less < of.points) && !objectionToWay(others, of);
  return deeds.some((deed, i) => {
    const others = [...deeds.slice(0, i), ...deeds.slice(i + 1)];
    const points = pointsOf(deed, of.law);
    if (lawful(others, points)) return true;
    return deedsFor(deed.member, of.law).some(
      (milder) => isMilder(milder, deed) && lawful([...others, milder], points - pointsOf(milder, of.law)),
    );
  });
}

/** Whether one thing does less harm to a unit than another. */
const isMilder = (a: Deed, b: Deed): boolean =>
  a.act === b.act ? a.put < b.put : HARM.indexOf(a.act) < HARM.indexOf(b.act);
const HARM: readonly Act[] = ['ignore', 'pin', 'reduce', 'reduce-pin', 'put', 'eliminate'];

/** The same to units of the same sort has the same name, of carriers together with what is done to those aboard. */
const signature = (
  deeds: readonly Deed[],
  members: readonly Member[],
  sorts: ReadonlyMap<Member, string>,
): string => {
  const told = (all: readonly Deed[]) =>
    all.map(({ member, act, put, ignores }) => `${sorts.get(member)} ${act} ${put} ${ignores}`).sort();
  const groups = members
    .filter(({ carrier }) => !carrier)
    .map((of) => [
      sorts.get(of),
      ...told(deeds.filter(({ member }) => member === of || member.carrier === of.unit)),
    ]);
  return JSON.stringify(groups.map((group) => group.join('|')).sort());
};

/** Where one unit alone ignores a point it is all the same which: the first that could. */
const anotherIgnores = (deeds: readonly Deed[], { law }: Case): boolean => {
  if (!law.oneIgnores) return false;
  const able = deeds.filter(({ member }) => mayIgnore(member, law));
  const first = Math.min(...able.map(({ member }) => member.number));
  return able.some(({ member, ignores }) => ignores !== (member.number === first));
};

/** Points are first met by reductions, eliminations and rolls, by pins last (14.61); whoever ignores one, that one (14.63). */
export const deedsInOrder = (deeds: readonly Deed[]): Deed[] => {
  const late = ({ act }: Deed) => (act === 'ignore' ? 2 : act === 'pin' ? 1 : 0);
  return [...deeds].sort((a, b) => late(a) - late(b) || a.member.number - b.member.number);
};

/** What a way costs the owner: ratings lost, units pinned, firepower lost and pinned, points wasted. */
function costOf({ deeds, covers }: Way): readonly number[] {
  const sum = (of: (deed: Deed) => number) => deeds.reduce((all, deed) => all + of(deed), 0);
  const pins = (deed: Deed) =>
    deed.act === 'pin' || deed.act === 'reduce-pin' || (deed.act === 'put' && !isAfv(deed.member));
  // Who is still aboard is pinned with his carrier (8.5).
  const aboard = ({ member }: Deed) => member.unit.load.length - riders(member, deeds).filter(isGone).length;
  return [
    sum((deed) => ratingLost(deed, deeds)),
    sum((deed) => (pins(deed) ? 1 + aboard(deed) : 0)),
    sum((deed) => (isGone(deed) ? firepower(deed.member) : 0)),
    sum((deed) => (pins(deed) ? firepower(deed.member) / (deed.act === 'reduce-pin' ? 2 : 1) : 0)),
    covers,
  ];
}

const isGone = ({ act }: Deed): boolean => act === 'eliminate';

/** What is done to those aboard of a carrier. */
const riders = ({ unit }: Member, deeds: readonly Deed[]): readonly Deed[] =>
  deeds.filter(({ member }) => member.carrier === unit);

/** The Casualty Rating that a deed costs, on average where dice decide. */
function ratingLost({ member, act, put }: Deed, deeds: readonly Deed[]): number {
  const { rating, half = rating, unit } = member;
  if (act === 'eliminate') return rating + member.aboard;
  if (act === 'reduce' || act === 'reduce-pin') return rating - half;
  if (act !== 'put') return 0;
  if (isAfv(member)) return unit.immobile ? 0 : AFV_WORTH * (put >= 3 ? 1 : put / 6);
  // Those aboard who were given up before are not lost with it once more.
  const given = riders(member, deeds).reduce((sum, deed) => sum + ratingLost(deed, deeds), 0);
  return (rating + member.aboard - given) * Math.max(0, (6 - rating) / 6);
}

/** What a unit does for its owner; a leader is worth more than the squads he leads. */
const firepower = ({ unit }: Member): number =>
  (unit.apfp ?? 1) + unit.mg + 10 * unit.modifier + unit.weapons.reduce((sum, { apfp }) => sum + apfp, 0);

function byCost(a: readonly number[], b: readonly number[]): number {
  const i = a.findIndex((n, at) => n !== b[at]);
  return i < 0 ? 0 : a[i]! - b[i]!;
}
