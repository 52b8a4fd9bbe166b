import { type InputOf, text, toggle } from '../../../src/rules/field.js';
import type { Rule } from '../../../src/rules/rule.js';
import type { State } from '../../../src/rules/state.js';
import { named } from '../../../src/rules/text/likeness.js';
import { counted, list, names, signed } from '../../../src/rules/text/say.js';
import { dice, rounds } from '../../../src/rules/words.js';
import { roundOf, state } from '../state.js';
import { action, anew, ends, put, refuse, ruling, step } from '../words.js';
import { untriedIn } from './last-try.js';
import { called, canPlay, MOST_SIDES, seatsOf, sidesTyped } from './sides.js';

const inputs = {
  sides: text(
    'the players, as they sit round the table; else those of the turn before or of the units on record, or Attacker,Defender',
    {
      metavar: 'Red,Blue',
      max: 80,
      ofGame: 'sides',
    },
  ),
  modifiers: text("the scenario's modifiers to their dice, in the same order", {
    metavar: '1,0',
    max: 20,
  }),
  new: toggle('a new game begins, with its first turn, and units of the roster as they came', {}),
};
type Input = InputOf<typeof inputs>;
type Result = { order: string[] };

export const initiative = action({
  name: 'initiative',
  says: 'A turn begins: who tries the first unit',
  inputs,
  conflict: ({ sides, modifiers }) => {
    const typed = sidesTyped(sides ?? 'Attacker,Defender');
    if (!canPlay(typed)) {
      return { input: 'sides', message: `takes 2 to ${MOST_SIDES} different names with commas: Red,Blue` };
    }
    const numbers = modifiers === undefined ? undefined : sidesTyped(modifiers).map(modifier);
    return numbers &&
      ((sides !== undefined && numbers.length !== typed.length) || numbers.includes(undefined))
      ? { input: 'modifiers', message: 'takes a number from -9 to 9 for each side: 1,0' }
      : undefined;
  },
  examples: [
    ['wg initiative -r fubar', 'the attacker and the defender'],
    ['wg initiative -r fubar --sides Red,Blue,Green', 'three players'],
    ['wg initiative -r fubar --sides Red,Blue --odds', 'the chances instead of a roll'],
    ['wg initiative -r fubar --sides Red,Blue --dice "red=3,5 blue=3,2"', 'dice thrown by hand'],
  ],
  result: { order: { help: 'the players by their initiative, the first to try a unit first' } },
  views: {
    first: ({ order }: Result) => order[0],
    order: ({ order }: Result) => (order.length > 2 ? order.join(' before ') : undefined),
  },
  reminders: ['fubar:turn.1'],
  roles: [],
  memory: state,
  *resolve(input, table): Rule<Result> {
    if (!input.new) yield* untried(table);
    const seats = seatsOf(table, input.sides, input.new);
    const adds = yield* scenario(input, seats);
    const { ranks } = yield* rounds<Ranking>({
      name: 'initiative',
      start: { ranks: [seats] },
      isOver: ({ ranks }) => ranks.every((rank) => rank.length === 1),
      round: (state) => oneRoll(state, seats, adds),
      key: ({ ranks: now }) => keyOf(now),
    });
    const order = ranks.flat();
    const text = `${order[0]} tries the first unit of the turn`;
    yield* step({ id: 'first', clause: 'fubar:init.3', value: order[0]!, text });
    const goes = 'the initiative goes back and forth until all units have been tried';
    yield* step({ id: 'until', clause: 'fubar:turn.2', value: true, text: goes });
    yield* begins(table, order, seats, input.new);
    return { order };
  },
  announce: ({ order }) =>
    order.length === 2
      ? `${order[0]} has the initiative`
      : `${order[0]} has the initiative, then ${list(order.slice(1))}`,
});

/** Who stands before whom; players who tie stand together. */
interface Ranking {
  readonly ranks: readonly (readonly string[])[];
}

/** A turn begins: what lasted as long as the last one is over (turn.2). */
function* begins(
  table: State,
  order: readonly string[],
  seats: readonly string[],
  isNew: boolean,
): Rule<void> {
  const { turn, retries } = roundOf(table);
  if (isNew) yield* anew('fubar:init.1');
  yield* ends('fubar:turn.2', 'turn');
  yield* put('fubar:turn.2', 'turn', isNew ? 1 : turn + 1);
  yield* put('fubar:init.1', 'order', order);
  yield* put('fubar:init.1', 'seats', seats);
  yield* put('fubar:init.3', 'holder', order[0]!);
  yield* put('fubar:init.3', 'active', null);
  yield* put('fubar:init.6', 'passed', 0);
  yield* put('fubar:init.6', 'done', []);
  yield* put('fubar:turn.2', 'over', null);
  if (retries) yield* put('fubar:turn.1', 'retries', null);
}

/** Says who had no try in the turn that ends, though not everybody passed (turn.2). */
function* untried(table: State): Rule<void> {
  const { turn } = roundOf(table);
  const left = untriedIn(table);
  if (left.length === 0) return;
  const text = `without a try in turn ${turn}: ${names(left)}`;
  yield* step({ id: 'untried', clause: 'fubar:turn.2', value: left.length, text });
}

const modifier = (typed: string): number | undefined => (/^[+-]?\d$/.test(typed) ? Number(typed) : undefined);

/** The modifiers of the scenario, if the players use them (R2). */
function* scenario({ modifiers }: Input, sides: readonly string[]): Rule<Readonly<Record<string, number>>> {
  if (modifiers === undefined) return {};
  const used = (yield* ruling('fubar:R2')) === 2;
  const numbers = sidesTyped(modifiers).map((typed) => modifier(typed)!);
  if (numbers.length !== sides.length) {
    const given = counted(numbers.length, 'modifier');
    refuse('fubar:init.1', `There are ${sides.length} sides and ${given}: one for each.`);
  }
  const said = sides.map((side, i) => `${side} ${signed(numbers[i]!)}`);
  const text = used ? `by the scenario: ${list(said)}` : 'the bare dice decide, without modifiers';
  yield* step({ id: 'modifiers', clause: 'fubar:init.1', value: used, text, ruling: 'fubar:R2' });
  return used ? Object.fromEntries(sides.map((side, i) => [side, numbers[i]!])) : {};
}

/** The dice of those who stand together: everybody's (init.1), or those of a tie again (init.2, R5). */
function* oneRoll(
  { ranks }: Ranking,
  seats: readonly string[],
  adds: Readonly<Record<string, number>>,
): Rule<Ranking> {
  // As they sit, so that the same players are the same state however they came to tie.
  const seated = (rank: readonly string[]) => seats.filter((side) => rank.includes(side));
  const tied = ranks.findIndex((rank) => rank.length > 1);
  const rolling = ranks[tied]!;
  const higher = yield* dice({
    dice: rolling.map(called),
    times: 1,
    tally: rolling,
    read: (...faces) => higherThan(rolling.map((side, i) => [side, faces[i]! + (named(adds, side) ?? 0)])),
  });
  const places = [...new Set(Object.values(higher))].sort((a, b) => a - b);
  const split = places.map((place) => rolling.filter((side) => higher[side] === place));
  const text = split.map((rank) => list(rank)).join(' before ');
  yield* step({ id: 'rolls', clause: 'fubar:init.1', value: split.map((rank) => rank.join(' = ')), text });
  const after = [...ranks.slice(0, tied), ...split, ...ranks.slice(tied + 1)];
  if (after.every((rank) => rank.length === 1)) return { ranks: after };
  const several = ranks.flat().length > 2;
  const everyone = several && (yield* ruling('fubar:R5')) === 2;
  yield* step({
    id: 'tie',
    clause: 'fubar:init.2',
    value: true,
    text: everyone ? 'a tie: everyone rolls again' : 'a tie: those who tied roll again',
    ...(several && { ruling: 'fubar:R5' as const }),
  });
  return { ranks: everyone ? [seats] : after.map(seated) };
}

const keyOf = (order: readonly (readonly string[])[]): string =>
  order.map((rank) => rank.join(' = ')).join(', ');

/** How many of those who roll have more than each of them: who tie have as many above them. */
const higherThan = (scores: readonly (readonly [side: string, score: number])[]): Record<string, number> =>
  Object.fromEntries(
    scores.map(([side, score]) => [side, scores.filter(([, other]) => other > score).length]),
  );
