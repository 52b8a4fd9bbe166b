import { barring, type Conflict } from '../../../src/rules/action.js';
import { count, type InputOf, list, measure, text, toggle } from '../../../src/rules/field.js';
import type { Rule } from '../../../src/rules/rule.js';
import { counted, numbered } from '../../../src/rules/text/say.js';
import { isThere } from '../roster/deeds.js';
import { menOf } from '../roster/kinds.js';
import { filled, men } from '../roster/troops.js';
import { LONGEST_NAME, metres, scale } from '../say.js';
import { inPeriod, state } from '../state.js';
import { within } from '../weapons/effect.js';
import { action, role, ruling, step } from '../words.js';

/** `25`, or `8p` where the leader lies prone. */
const DISTANCE = /^(\d{1,4}(?:\.\d{1,2})?)(p?)$/i;

const figure = { group: 'A figure' };
const group = { group: 'A group' };
const inputs = {
  nearest: measure('distance to the nearest other figure', { ...figure, unit: 'metres', max: 9999 }),
  prone: toggle('the figure is prone', figure),
  otherProne: toggle('the other one is prone', figure),
  men: count('men in the group, officers and NCOs included', { ...group, min: 1, max: 99 }),
  leaders: count('officers and NCOs among them', { ...group, max: 99, default: 0 }),
  leaderAt: list('metres from a man to an officer or NCO, 8p if that one is prone; once for each man', {
    ...group,
    metavar: 'metres',
    max: 99,
    fault: (entry) =>
      DISTANCE.test(entry) ? undefined : { takes: 'metres, such as 25, or 8p for a prone leader' },
  }),
  nobodyNear: toggle('no man of the group is within reach of an officer or NCO', group),
  name: text('the group, by its name in the roster', { ...group, metavar: 'name', max: LONGEST_NAME }),
  scale,
};

/** How many men a group of the roster has is known, and not how far they are from its leaders: only that is asked for. */
const isolationRequires = (input: Partial<InputOf<typeof inputs>>): (keyof typeof inputs)[] =>
  input.name !== undefined && input.nearest === undefined && !input.nobodyNear ? ['leaderAt'] : [];

const isolated = role('isolated', {
  says: 'the group',
  by: 'name',
  ...men('wrg:figure.6', 'be isolated as a group of men is'),
  fills: filled((of, { nearest }) =>
    nearest === undefined ? { men: menOf(of), leaders: Math.min(of.leaders?.length ?? 0, menOf(of)) } : {},
  ),
});

/** How near a figure must be, in metres: where one of the two stands, or where none does (figure.5, figure.6). */
const REACH = { standing: 30, prone: 10 } as const;

type Input = InputOf<typeof inputs>;
type Result = { isolated?: boolean; fromLeaders?: number };

export const isolation = action({
  name: 'isolation',
  says: 'Is a figure isolated from the others, or a group from officers and NCOs',
  inputs,
  requires: isolationRequires,
  conflict: (input) => isolationConflict(input),
  examples: [
    ['wg isolation --nearest 25', 'a figure 25 metres from the next, both standing'],
    ['wg isolation --nearest 12 --prone --other-prone', 'both of them prone'],
    ['wg isolation --men 8 --leader-at 40 --leader-at 8p', 'a group, one man of it near a prone sergeant'],
    ['wg isolation --nearest 12 --prone --odds', 'nothing here is left to chance'],
  ],
  result: {
    isolated: { help: 'the figure is isolated from all others; with --nearest', order: ['false', 'true'] },
    fromLeaders: { help: 'figures of the group isolated from officers and NCOs; with --men' },
  },
  roles: [isolated],
  memory: state,
  *resolve(input): Rule<Result> {
    const result = {
      ...(input.nearest !== undefined && { isolated: yield* fromAll(input, input.nearest) }),
      ...(input.men !== undefined && { fromLeaders: yield* fromLeaders(input, input.men) }),
    };
    if (input.name !== undefined) yield* areIsolated(result);
    return result;
  },
  announce: ({ isolated, fromLeaders }, { men = 0 }) =>
    [
      ...(isolated === undefined ? [] : [`the figure is ${isolated ? 'isolated' : 'not isolated'}`]),
      ...(fromLeaders === undefined
        ? []
        : [`${share(fromLeaders, men)} of ${counted(men, 'figure')} isolated from leaders`]),
    ].join('; '),
});

/** Its reaction test of this period counts them (react.9, react.10): a group is told as a whole, other figures one by one. */
function* areIsolated({ isolated: fromAll, fromLeaders }: Result): Rule<void> {
  yield* inPeriod();
  yield* isThere(isolated, 'wrg:figure.6');
  if (fromLeaders !== undefined)
    yield* isolated.on.set('wrg:figure.6', { isolatedFromLeaders: fromLeaders || null });
  if (fromAll) yield* isolated.on.add('wrg:figure.5', { isolatedFromAll: 1 });
}

const share = (n: number, of: number) => (n === 0 ? 'none' : n === of ? 'all' : `${n}`);

function isolationConflict(input: Input): Conflict | undefined {
  const { nearest, men, leaders, leaderAt = [] } = input;
  const barred = barring(input);
  if (nearest === undefined && men === undefined) {
    return { input: 'nearest', message: 'needs a distance, for a figure; or give --men, for a group' };
  }
  return (
    (nearest === undefined ? barred(['prone', 'otherProne'], 'needs --nearest') : undefined) ??
    (men === undefined ? barred(['leaders', 'leaderAt', 'nobodyNear'], 'needs --men') : undefined) ??
    (input.nobodyNear ? barred(['leaderAt'], 'does not go with --nobody-near') : undefined) ??
    (men !== undefined && leaders > men
      ? { input: 'leaders', message: `${numbered(men, 'man', 'men')} cannot hold ${leaders}` }
      : undefined) ??
    (men !== undefined && leaderAt.length > men - leaders
      ? {
          input: 'leaderAt',
          message: `${numbered(men - leaders, 'other man is', 'other men are')} in the group, and each is given once`,
        }
      : undefined)
  );
}

/** Whether a figure is isolated (figure.5). */
function* fromAll({ prone, otherProne, scale: figures }: Input, nearest: number): Rule<boolean> {
  const reach = prone && otherProne ? REACH.prone : REACH.standing;
  const near = within(nearest, reach, (yield* ruling('wrg:R60')) === 1);
  const who = prone && otherProne ? 'both are prone' : 'one of them stands';
  const text = `${metres(nearest, figures)} to the nearest figure, and ${who}: ${near ? 'not isolated' : 'isolated'}, the limit is ${metres(reach, figures)}`;
  return yield* step({ id: 'figure', clause: 'wrg:figure.5', value: !near, text, ruling: 'wrg:R60' });
}

/** How many of a group are isolated from officers and NCOs (figure.6): all or none of them, unless so ruled (R107). */
function* fromLeaders({ leaders, leaderAt = [], scale: figures }: Input, men: number): Rule<number> {
  const inclusive = (yield* ruling('wrg:R60')) === 1;
  const near = leaderAt.filter((entry) => {
    const [, distance, prone] = DISTANCE.exec(entry)!;
    return within(Number(distance), prone ? REACH.prone : REACH.standing, inclusive);
  }).length;
  const limits = `${metres(REACH.standing, figures)} of one who stands, ${metres(REACH.prone, figures)} of a prone one`;
  const reached = `${counted(near, 'man', 'men')} within reach of an officer or NCO: ${limits}`;
  yield* step({ id: 'near', clause: 'wrg:figure.6', value: near, text: reached, ruling: 'wrg:R60' });
  const others = men - leaders;
  if ((yield* ruling('wrg:R107')) === 2) {
    const each = `each man by his own distance: ${others - near} isolated from leaders`;
    return yield* step({
      id: 'isolated',
      clause: 'wrg:figure.6',
      value: others - near,
      text: each,
      ruling: 'wrg:R107',
    });
  }
  const ownCounts = near === 0 && leaders > 0 && (yield* ruling('wrg:R108')) === 2;
  const isolated = near > 0 || ownCounts ? 0 : others;
  const text = ownCounts
    ? 'a leader is in the group: nobody is isolated from leaders'
    : isolated === 0
      ? 'nobody is isolated from leaders'
      : `all are isolated from leaders${leaders > 0 ? ', but for the leaders themselves' : ''}: ${isolated}`;
  return yield* step({
    id: 'isolated',
    clause: 'wrg:figure.6',
    value: isolated,
    text,
    ruling: leaders > 0 && near === 0 ? 'wrg:R108' : 'wrg:R107',
  });
}
