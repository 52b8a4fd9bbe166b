import type { Rule } from '../../src/rules/rule.js';
import { type Choice, deedChosen, together } from './casualty-choice.js';
import type { Act, Deed } from './casualty-deeds.js';
import { carriedOut, type Effects } from './casualty-effects.js';
import { type Case, covered, objectionToWay } from './casualty-law.js';
import { type Written, wayInWords, written } from './casualty-listing.js';
import { objectionTo } from './casualty-objections.js';
import { isAfv } from './casualty-units.js';
import { inOrder, leastOf, type Way } from './casualty-ways.js';
import { unitSaid } from './units.js';
import { refuse, step } from './words.js';

/** What the owner has chosen, if the rules let him, and what becomes of it. */
export function* chosen(choices: readonly Choice[], of: Case): Rule<{ ways: Written[] } & Effects> {
  const deeds = deedsChosen(choices, of);
  const objection =
    deeds.map((deed) => objectionTo(deed, of.law)).find((found) => found) ?? objectionToWay(deeds, of);
  if (objection) refuse(objection.clause, objection.message, objection.hint);
  const covers = covered(deeds, of.law);
  if (of.law.leastExcess && covers > leastOf(of)) {
    refuse(
      'vv:14.61g',
      `It covers ${covers}, and ${leastOf(of)} can be had: by R31 option 2 the least excess must be.`,
    );
  }
  const way: Way = { deeds: inOrder(deeds), covers };
  const pins = way.deeds.filter(({ act }) => act === 'pin');
  if (pins.length > 0 && pins.length < way.deeds.length) {
    const text = `pins come last: ${wayInWords(way)}`;
    yield* step({ id: 'order', clause: 'vv:14.61h', value: written(way).choose, text });
  }
  const total = yield* effectsOf(way, of);
  const enough =
    covers >= of.points
      ? `covers ${covers} of ${of.points}`
      : `covers ${covers} of ${of.points}, all there is`;
  yield* step({ id: 'covers', clause: 'vv:14.61g', value: covers, text: enough, ruling: 'vv:R31' });
  if (total.pinned > 0) {
    const text =
      'pinned until rallied in the After-Action Phase, or until the next Command Phase of their owner';
    yield* step({ id: 'until', clause: 'vv:14.7b', value: total.pinned, text });
  }
  return { ways: [written(way)], ...total };
}

/** Unit by unit what happens, and how many of each, with what they carry. */
function* effectsOf({ deeds }: Way, of: Case): Rule<Effects> {
  let total: Effects = { pinned: 0, reduced: 0, eliminated: 0, immobilised: 0 };
  const first = inOrder(deeds.filter(({ member }) => member.carrier));
  const later = [...deeds.filter(({ member }) => !member.carrier), ...crewsBesides(deeds, of)];
  for (const deed of [...first, ...later]) {
    const lost = first
      .filter(({ member, act }) => member.carrier === deed.member.unit && act === 'eliminate')
      .map(({ member }) => member.unit);
    const { pinned, reduced, eliminated, immobilised } = yield* carriedOut(deed, of.law, lost);
    total = {
      pinned: total.pinned + pinned,
      reduced: total.reduced + reduced,
      eliminated: total.eliminated + eliminated,
      immobilised: total.immobilised + immobilised,
    };
  }
  return total;
}

/** AFVs that were immobile before survive the assault without points too: their crews check (18.6). */
const crewsBesides = (deeds: readonly Deed[], { members, law }: Case): Deed[] =>
  members
    .filter((member) => isAfv(member) && member.unit.immobile && !law.byFire)
    .filter((member) => !deeds.some((deed) => deed.member === member))
    .map((member) => ({ member, act: 'put', put: 0, ignores: false }));

/** The deeds that were chosen, a unit once: it is not pinned and then eliminated (14.61). */
function deedsChosen(choices: readonly Choice[], { members, law }: Case): Deed[] {
  const deeds: Deed[] = [];
  for (const member of members) {
    const mine = choices.filter(({ number }) => number === member.number);
    if (mine.length === 0) continue;
    const act = together(mine.map((each) => each.act));
    const who = unitSaid(member.unit);
    if (act === 'twice') refuse('vv:14.61f', `The ${who} (${member.number}) is named twice for the same.`);
    if (act === 'pin, then eliminate') {
      refuse(
        'vv:14.61f',
        `The ${who} is either pinned, or reduced and perhaps pinned, or eliminated in one attack.`,
      );
    }
    const put = mine.find((each) => each.act === 'put')?.put ?? 0;
    deeds.push(
      deedChosen(
        member,
        act as Act,
        put,
        law,
        deeds.some(({ ignores }) => ignores),
      ),
    );
  }
  return deeds;
}
