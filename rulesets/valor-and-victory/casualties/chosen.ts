import type { FieldFault } from '../../../src/rules/field.js';
import type { Rule } from '../../../src/rules/rule.js';
import { sameName } from '../../../src/rules/text/likeness.js';
import { unitSaid } from '../units/units.js';
import { refuse, step } from '../words.js';
import type { Effects } from './effects.js';
import { objectionTo, objectionToWay } from './law.js';
import { type Written, wayInWords, writtenWay } from './listing.js';
import { ACTS, type Act, type Case, covered, type Deed, type Member, mayIgnore } from './members.js';
import { effectsOf, sparesRiders } from './outcome.js';
import { deedsInOrder, leastOf, type Way, waysOf } from './ways.js';

/** How a way to meet the points is typed: `eliminate:1,pin:2`, and `put:3=2` for points on an AFV, vehicle or Gun. */
export const CHOICE_METAVAR = 'eliminate:1,pin:2';
/** Whichever way is listed first, the best for the owner, where nobody knows yet what there will be to choose. */
export const FIRST_WAY = 'first';
export const isFirstWay = (entry: string): boolean => entry.trim().toLowerCase() === FIRST_WAY;

/** One thing that is to be done, to the unit with this number; 0 is of nobody. */
interface Choice {
  readonly act: Act;
  readonly number: number;
  readonly put: number;
}
type Typed = Omit<Choice, 'number'> & { readonly whom: string };

/** A name may have a comma of its own: one ends a part where another act is said behind it. */
const BETWEEN = new RegExp(`,(?=\\s*(?:[a-z-]+:|(?:${ACTS.join('|')})\\s+\\d))`, 'i');
const partsOf = (entry: string): string[] => entry.split(BETWEEN);

const partOf = (part: string): Typed | undefined => {
  const [, typed = '', said = ''] = /^([a-z-]+)(?::\s*|\s+(?=\d))(.+)$/i.exec(part.trim()) ?? [];
  const act = ACTS.find((name) => name === typed.toLowerCase());
  // Points are put on somebody; behind any other act an equals sign is one of his name.
  const [, whom = said, put] = (act === 'put' && /^(.+?)\s*=(\d)$/.exec(said)) || [];
  const isWhom = /^\d{1,2}$|[^\d\s,=]/.test(whom);
  return act && isWhom && (act === 'put') === (put !== undefined)
    ? { act, whom, put: Number(put ?? 0) }
    : undefined;
};

/** What is wrong with a choice as it was typed. */
export function choiceFault(entry: string): FieldFault | undefined {
  if (isFirstWay(entry)) return undefined;
  const wrong = partsOf(entry).find((part) => !partOf(part));
  if (wrong === undefined) return undefined;
  const [act = ''] = wrong.trim().split(/[: =]/);
  return {
    takes: `${ACTS.filter((name) => name !== 'put').join(', ')} with the number of a unit or its name, or put:1=2 for points on it: ${CHOICE_METAVAR}; ${FIRST_WAY} alone for the first way`,
    ...(!(ACTS as readonly string[]).includes(act) && { word: [act, [...ACTS, FIRST_WAY]] as const }),
  };
}

const spelt = (entries: readonly string[]): readonly string[] =>
  entries.filter((entry) => !isFirstWay(entry));

/**
 * What is to be done, in the order in which it was typed; nothing, where that is the first way.
 * @param names of the units in their order, where they have any
 */
export const choicesIn = (entries: readonly string[], names: readonly string[] = []): Choice[] =>
  spelt(entries).flatMap((entry) =>
    partsOf(entry).map((part) => {
      const { act, whom, put } = partOf(part)!;
      return { act, number: numberOf(whom, names), put };
    }),
  );

/** A unit may be called by a number: its name comes first. */
function numberOf(whom: string, names: readonly string[]): number {
  const called = names.findIndex((name) => sameName(name, whom)) + 1;
  return called === 0 && /^\d+$/.test(whom) ? Number(whom) : called;
}

/** The names that were typed, of those who are not called by a number. */
export const namesIn = (entries: readonly string[]): readonly string[] =>
  spelt(entries)
    .flatMap((entry) => partsOf(entry).map((part) => partOf(part)!.whom))
    .filter((whom) => !/^\d+$/.test(whom));

/** The first name that was typed and is that of nobody. */
export const strangerIn = (entries: readonly string[], names: readonly string[] = []): string | undefined =>
  namesIn(entries).find((whom) => numberOf(whom, names) === 0);

/** The way that is listed first; nothing is done, where nothing can take points. */
export function* firstWay(of: Case): Rule<Way> {
  const way = waysOf(of)[0] ?? { deeds: [], covers: 0 };
  const text = `the first way: ${wayInWords(way) || 'nothing in the hex can take them'}`;
  yield* step({ id: 'first', clause: 'vv:14.61a', value: writtenWay(way).choose, text });
  return way;
}

/** What the owner has chosen, if the rules let him. */
export function* wayChosen(choices: readonly Choice[], of: Case): Rule<Way> {
  const deeds = deedsChosen(choices, of);
  const objection =
    deeds.map((deed) => objectionTo(deed, of.law)).find((found) => found) ?? objectionToWay(deeds, of);
  if (objection) refuse(objection.clause, objection.message, objection.hint);
  const covers = covered(deeds, of.law);
  if (of.law.leastExcess && covers > leastOf(of)) {
    const least = `${leastOf(of)} can be had: by R31 option 2 the least excess must be.`;
    refuse('vv:14.61g', `It covers ${covers}, and ${least}`);
  }
  const way: Way = { deeds: deedsInOrder(deeds), covers };
  const pins = way.deeds.filter(({ act }) => act === 'pin');
  if (pins.length > 0 && pins.length < way.deeds.length) {
    const text = `pins come last: ${wayInWords(way)}`;
    yield* step({ id: 'order', clause: 'vv:14.61h', value: writtenWay(way).choose, text });
  }
  return way;
}

/** What becomes of the units by a way. */
export function* met(way: Way, of: Case): Rule<{ ways: Written[] } & Effects> {
  const { total, covers: points } = yield* effectsOf(way, of);
  const lost = sparesRiders({ ...way, covers: points }, of);
  const why =
    points >= of.points ? '' : lost ? ', the rest is lost: passengers need not take it' : ', all there is';
  const enough = `covers ${points} of ${of.points}${why}`;
  const said = lost
    ? ({ clause: 'vv:15.10d', ruling: 'vv:R57' } as const)
    : ({ clause: 'vv:14.61g', ruling: 'vv:R31' } as const);
  yield* step({ ...said, id: 'covers', value: points, text: enough });
  if (total.pinned > 0) {
    const text =
      'pinned until rallied in the After-Action Phase, or until the next Command Phase of their owner';
    yield* step({ id: 'until', clause: 'vv:14.7b', value: total.pinned, text });
  }
  return { ways: [writtenWay(way)], ...total };
}

/** The deeds that were chosen, a unit once: it is not pinned and then eliminated (14.61). */
function deedsChosen(choices: readonly Choice[], { members, law }: Case): Deed[] {
  const deeds: Deed[] = [];
  for (const member of members) {
    const mine = choices.filter(({ number }) => number === member.number);
    if (mine.length === 0) continue;
    const act = together(
      mine.map((each) => each.act),
      member,
    );
    const put = mine.find((each) => each.act === 'put')?.put ?? 0;
    // A unit that may ignore a point does, unless another alone may.
    const ignored = law.oneIgnores && deeds.some(({ ignores }) => ignores);
    deeds.push({ member, act, put, ignores: act === 'ignore' || (mayIgnore(member, law) && !ignored) });
  }
  return deeds;
}

/** What has been chosen for one unit: several things at once make sense in one case, reduced and then pinned (14.61). */
function together(acts: readonly Act[], { unit, number }: Member): Act {
  const harm = acts.filter((act) => act !== 'ignore');
  const [act = 'ignore', other] = harm;
  if (other === undefined) return act;
  const who = unitSaid(unit);
  if (new Set(harm).size < harm.length)
    refuse('vv:14.61f', `The ${who} (${number}) is named twice for the same.`);
  if (harm.length === 2 && harm.includes('reduce') && harm.includes('pin')) return 'reduce-pin';
  const message = `The ${who} is either pinned, or reduced and perhaps pinned, or eliminated in one attack.`;
  return refuse('vv:14.61f', message);
}
