import type { Rule } from '../../../src/rules/rule.js';
import { isInfantry } from '../units/units.js';
import { step } from '../words.js';
import { carriedOut, type Effects } from './effects.js';
import { objectionToWay } from './law.js';
import { type Case, covered, type Deed, isAfv, isSoft, memberSaid, pointsOf } from './members.js';
import { deedsInOrder, type Way } from './ways.js';

/** Whether points are lost that passengers of an AFV may take, and need not (R57). */
export const sparesRiders = ({ deeds, covers }: Way, { points, members, law }: Case): boolean =>
  law.afvPassengers &&
  covers < points &&
  members.some(
    (member) =>
      member.carrier?.kind === 'afv' &&
      isInfantry(member.unit) &&
      !deeds.some((deed) => deed.member === member && deed.act === 'eliminate'),
  );

/** Unit by unit what happens, and how many of each, with what they carry; and the points that are met so. */
export function* effectsOf({ deeds }: Way, of: Case): Rule<{ total: Effects; covers: number }> {
  const total = { pinned: 0, reduced: 0, eliminated: 0, immobilised: 0 };
  const first = deedsInOrder(deeds.filter(({ member }) => member.carrier));
  const rolls = deeds.filter(({ member, act }) => act === 'put' && isSoft(member));
  const others = deeds.filter((deed) => !first.includes(deed) && !rolls.includes(deed));
  const become = function* (deed: Deed): Rule<void> {
    const lost = first
      .filter(({ member, act }) => member.carrier === deed.member.unit && act === 'eliminate')
      .map(({ member }) => member.unit);
    const came = yield* carriedOut(deed, of.law, lost);
    for (const what of Object.keys(came) as (keyof Effects)[]) total[what] += came[what] ?? 0;
  };
  for (const deed of first) yield* become(deed);
  let more = 0;
  for (const deed of rolls) {
    const before = total.eliminated;
    yield* become(deed);
    if (total.eliminated > before) more += yield* passengersCount(deed, first, of);
  }
  const needed =
    more > 0 ? yield* stillNeeded(others, [...first, ...rolls], { ...of, points: of.points - more }) : others;
  for (const deed of [...deedsInOrder(needed), ...crewsBesides(deeds, of)]) yield* become(deed);
  return { total, covers: more + covered([...first, ...rolls, ...needed], of.law) };
}

/** Passengers who are lost with a vehicle that has not survived its roll count towards the total (14.64). */
function* passengersCount(
  { member: { unit, number } }: Deed,
  paid: readonly Deed[],
  { members }: Case,
): Rule<number> {
  const value = members
    .filter((member) => member.carrier === unit && isInfantry(member.unit))
    .reduce((sum, member) => {
      const act = paid.find((deed) => deed.member === member)?.act;
      const { rating, half = rating } = member;
      return sum + (act === 'eliminate' ? 0 : act === 'reduce' ? half : rating);
    }, 0);
  if (value === 0) return 0;
  const text = `Casualty Ratings of its passengers count as well: ${value}`;
  return yield* step({ id: `aboard-${number}`, clause: 'vv:14.64e', value, text });
}

/** What has still to be done where points are met otherwise, the hardest spared first. */
function* stillNeeded(deeds: readonly Deed[], done: readonly Deed[], of: Case): Rule<Deed[]> {
  let needed = [...deeds];
  const harm = (deed: Deed) => pointsOf(deed, of.law);
  for (const deed of [...deeds].sort((a, b) => harm(b) - harm(a))) {
    const others = needed.filter((other) => other !== deed);
    if (isAfv(deed.member) || objectionToWay([...done, ...others], of)) continue;
    needed = others;
    const text = `${memberSaid(deed.member)} is spared: the passengers met its points`;
    yield* step({ id: `spared-${deed.member.number}`, clause: 'vv:14.64e', value: deed.act, text });
  }
  return needed;
}

/** AFVs that were immobile before survive the assault without points too: their crews check (18.6). */
const crewsBesides = (deeds: readonly Deed[], { members, law }: Case): Deed[] =>
  members
    .filter((member) => isAfv(member) && member.unit.immobile && !law.byFire)
    .filter((member) => !deeds.some((deed) => deed.member === member))
    .map((member) => ({ member, act: 'put', put: 0, ignores: false }));
