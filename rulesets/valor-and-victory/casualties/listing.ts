import type { Rule, Step, Value } from '../../../src/rules/rule.js';
import { counted, list } from '../../../src/rules/text/say.js';
import { step } from '../words.js';
import { type Act, type Case, memberSaid } from './members.js';
import { sparesRiders } from './outcome.js';
import { type Way, waysOf } from './ways.js';

/** One way, as `--choose` takes it. */
export type Written = { choose: string[]; covers: number };

/** The most ways that are listed. */
export const MOST_WAYS = 30;
/** The most that are said, so that the best can be read aloud; one more takes no more room than the word of it. */
const SAID = 6;
const saidOfAll = (all: number): number => (all === SAID + 1 ? all : Math.min(all, SAID));

/** Those that are said, in their order. */
export const saidOf = <W extends { readonly [K in 'choose' | 'deeds']?: readonly unknown[] }>(
  ways: readonly W[],
): readonly W[] => {
  const done = ways.filter(({ choose, deeds }) => (choose ?? deeds ?? []).length > 0);
  return done.slice(0, saidOfAll(done.length));
};

export const writtenWay = ({ deeds, covers }: Way): Written => ({
  choose: deeds.flatMap(({ member: { number }, act, put }) =>
    act === 'reduce-pin'
      ? [`reduce:${number}`, `pin:${number}`]
      : [`${act}:${number}${act === 'put' ? `=${put}` : ''}`],
  ),
  covers,
});

const line = (id: string, value: Value, text: string) =>
  step({ id, clause: 'vv:14.61g', value, text, ruling: 'vv:R31' });

/** The ways, best for the owner first, each a line as far as they can be read aloud; where there are too many, the first. */
export function* listing(of: Case): Rule<Written[]> {
  const found = waysOf(of);
  const ways = found.slice(0, MOST_WAYS);
  const most = ways[0]?.covers ?? 0;
  const spared = ways.find((way) => sparesRiders(way, of));
  if (spared) {
    const value = of.points - spared.covers;
    const text = `passengers need not take points: ${value} of ${of.points} are lost where they do not`;
    yield* step({ id: 'passengers', clause: 'vv:15.10d', value, text, ruling: 'vv:R57' });
  } else if (of.members.length > 0 && ways.every(({ covers }) => covers < of.points)) {
    const all = 'the units cannot meet them all: whatever can take points takes all it can';
    const none = 'none of the units can take points here: nothing can be done';
    yield* line('too-many', most, ways[0] && most === 0 ? none : all);
  }
  for (const [i, way] of saidOf(ways).entries()) {
    const text = `${i + 1}: ${wayInWords(way)}${coverSaid(way.covers, of.points)}`;
    yield* line(`way-${i + 1}`, writtenWay(way).choose, text);
  }
  const unsaid = found.length - saidOfAll(found.length);
  if (unsaid > 0) {
    const listed = found.length > MOST_WAYS ? `--json lists the ${MOST_WAYS} cheapest` : 'listed by --json';
    yield* line('more-ways', unsaid, `${counted(unsaid, 'way')} more, ${listed}`);
  }
  return ways.map(writtenWay);
}

/** How many ways there are besides the best, listed or not. */
export const otherWays = (ways: readonly Written[], steps: readonly Step[]): number => {
  const unsaid = steps.find(({ id }) => id === 'more-ways')?.value;
  return typeof unsaid === 'number' ? SAID + unsaid - 1 : ways.length - 1;
};

/** What a way covers, where that is more or less than there is to be met. */
export const coverSaid = (covers: number, points: number): string =>
  covers === points ? '' : `, covers ${covers} of ${points}`;

const DONE: Readonly<Record<Exclude<Act, 'put'>, string>> = {
  ignore: 'ignore one on',
  pin: 'pin',
  reduce: 'reduce',
  'reduce-pin': 'reduce and pin',
  eliminate: 'eliminate',
};

/** A way, as it is said: `reduce Able and pin Baker`, `pin Able, Baker and Coleman`. */
export const wayInWords = ({ deeds }: Way): string =>
  deedsSaid(
    deeds.map(({ member, act, put, ignores }) => [
      act === 'put' ? `put ${put} on` : DONE[act],
      `${memberSaid(member)}${ignores && act !== 'ignore' ? IGNORED : ''}`,
    ]),
  );

const IGNORED = ', one point ignored';

/** What is done, and to whom: to whomever the same is done, in one. */
export function deedsSaid(deeds: readonly (readonly [does: string, whom: string])[]): string {
  const groups: { readonly does: string; readonly to: string[] }[] = [];
  for (const [does, whom] of deeds) {
    const last = groups.at(-1);
    if (last?.does === does && ![whom, ...last.to].some((of) => of.endsWith(IGNORED))) last.to.push(whom);
    else groups.push({ does, to: [whom] });
  }
  const said = groups.map(({ does, to }) => `${does} ${list(to)}`);
  return groups.some(({ to }) => to.length > 1) ? said.join(', ') : list(said);
}
