import { action } from '../../rules/action.js';
import { text } from '../../rules/field.js';
import type { Rule, Step } from '../../rules/rule.js';
import { counted, list } from '../../rules/text/say.js';
import { addUp, dice, keep, wordsOf } from '../../rules/words.js';
import type { clauses } from './book.js';
import { type DiceTerm, meetsTarget, type RollGroup, sumText, targetText } from './dice.js';
import { readNotation } from './notation.js';
import { faultIn } from './pointer.js';
import { beyondOdds } from './work.js';

const { step } = wordsOf<keyof typeof clauses, never, never>();

type RollResult = { readonly total?: number; readonly successes?: number };

/** Dice as players write them. */
export const roll = action({
  name: 'roll',
  says: 'any dice, as players write them',
  inputs: {
    roll: text(
      '3d6+2, d66, d%, dav (average dice); 4d6kh3 and kl keep some; 6d6 5+ or ">=5" counts; commas',
      {
        metavar: 'dice',
        max: 300,
        bare: true,
        required: true,
        fault: faultIn,
      },
    ),
  },
  examples: [
    ['wg roll 3d6+2', 'three dice and two'],
    ['wg roll 6d6 5+', 'how many of six show 5 or more; the same as "6d6>=5", which a shell wants in quotes'],
    ['wg roll 4d6kh3 --odds', 'the three highest of four: the exact odds'],
    ['wg roll 10d6 4+, 4d6 5+', 'ten rifles and four that fire from the rear: each, and together'],
    ['wg roll 2d6 + d10 --dice "d6=3,4 d10=7"', 'dice thrown by hand'],
  ],
  result: {
    total: { help: 'what the dice come to; of all groups together, where there are several' },
    successes: { help: 'dice that met their target; of all groups together, where there are several' },
  },
  reminders: ['dice:kinds'],
  // Nobody knows whether a sum is wanted high or low.
  luck: ({ roll: typed }) =>
    readNotation(typed).every(isSum)
      ? undefined
      : { of: 'successes', read: (result) => result.successes as number | undefined },
  beyondOdds: (input) => beyondOdds(readNotation(input.roll)),
  *resolve({ roll: typed }): Rule<RollResult> {
    const groups = readNotation(typed);
    const sum = yield* addUp(
      ['total', 'successes'],
      groups.map((group, i) => () => thrown(group, `group-${i + 1}`)),
    );
    const result: RollResult = {
      ...(groups.some(isSum) && {
        total: sum.total + groups.reduce((all, of) => all + (isSum(of) ? least(of) : 0), 0),
      }),
      ...(!groups.every(isSum) && { successes: sum.successes }),
    };
    if (groups.length > 1) yield* together(result, groups);
    return result;
  },
  announce(result, { roll: typed }, steps = []) {
    const groups = readNotation(typed);
    const each = groups.map((group, i) =>
      said(
        group,
        steps.find(({ id }) => id === `group-${i + 1}`),
      ),
    );
    const all = inAll(result, groups);
    return all === undefined ? list(each) : `${list(each)}: ${all}`;
  },
});

/** What groups come to, above the least they can: the exact walk adds counts, which are never below 0. */
type GroupSums = Readonly<Record<'total' | 'successes', number>>;

const isSum = ({ target }: RollGroup): boolean => target === undefined;
const highest = ({ die: { faces }, times, keep: kept }: DiceTerm) => (kept?.n ?? times) * Math.max(...faces);

/** Where the count of a sum begins: dice that are taken away are counted from their highest down. */
const least = ({ dice: all, plus }: RollGroup): number =>
  all.reduce((sum, of) => sum - (of.minus ? highest(of) : 0), plus);

function* thrown(group: RollGroup, id: string): Rule<GroupSums> {
  const { target } = group;
  const [{ die, times }] = group.dice as readonly [DiceTerm];
  if (target) {
    // The name tells whoever shows the dice that these are the good ones.
    const { hits } = yield* dice({
      dice: [die.name],
      times,
      faces: die.faces,
      tally: ['hits'],
      read: (face) => (meetsTarget(target, face) ? { hits: 1 } : {}),
    });
    const text = `${hits || 'none'} of ${times} ${hits > 1 ? 'show' : 'shows'} ${targetText(target)}`;
    yield* step({ id, clause: 'dice:count', value: hits, text });
    return { total: 0, successes: hits };
  }
  const { total } = yield* addUp(
    ['total'],
    group.dice.map((of) => () => added(of)),
  );
  const value = total + least(group);
  const keeps = group.dice.some(({ keep: kept }) => kept);
  yield* step({
    id,
    clause: keeps ? 'dice:keep' : 'dice:roll',
    value,
    text: `${sumText(group)} is ${value}`,
  });
  return { total, successes: 0 };
}

/** Dice of one kind: what they add, or how far they stay below the most they could take away. */
function* added(of: DiceTerm): Rule<Readonly<Record<'total', number>>> {
  const { die, times, minus, keep: kept } = of;
  const { name, faces } = die;
  if (kept) {
    const total = yield* keep({ name, times, faces, keep: kept.n, which: kept.which });
    return { total: minus ? highest(of) - total : total };
  }
  const top = Math.max(...faces);
  return yield* dice({
    dice: [name],
    times,
    faces,
    tally: ['total'],
    read: (face) => ({ total: minus ? top - face : face }),
  });
}

/** What several groups come to together. */
function* together(result: RollResult, groups: readonly RollGroup[]): Rule<void> {
  const text = inAll(result, groups);
  const { total, successes: met } = result;
  if (text === undefined) return;
  if (several(groups, isSum)) yield* step({ id: 'total', clause: 'dice:roll', value: total!, text });
  else yield* step({ id: 'successes', clause: 'dice:count', value: met!, text });
}

const isCount = (group: RollGroup) => !isSum(group);
const several = (groups: readonly RollGroup[], of: (group: RollGroup) => boolean) =>
  groups.filter(of).length > 1;

const successes = (n: number) => counted(n, 'success', 'successes');

/** What a group came to; its line says it. */
const said = (group: RollGroup, line: Step | undefined): string => {
  const value = Number(line?.value ?? 0);
  return isSum(group) ? `${value}` : successes(value);
};

/** What the groups of one kind come to together, where there are several of a kind. */
function inAll({ total, successes: met }: RollResult, groups: readonly RollGroup[]): string | undefined {
  const all = [
    ...(several(groups, isSum) ? [`${total}`] : []),
    ...(several(groups, isCount) ? [successes(met!)] : []),
  ];
  return all.length > 0 ? `${list(all)} in all` : undefined;
}
