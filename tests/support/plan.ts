import { parse } from '../../src/cli/parse.js';
import { filledInputs } from '../../src/engine/inputs/inputs.js';
import { type Call, deedOn, type Field } from '../../src/engine/plan/call.js';
import type { Played } from '../../src/engine/plan/chain.js';
import { NOTHING } from '../../src/log/chain.js';
import { ruleOf } from '../../src/rules/action.js';
import { type Effect, now } from '../../src/rules/effect.js';
import type { Unit } from '../../src/rules/roster.js';
import { isRefusal, type Rule } from '../../src/rules/rule.js';
import { EMPTY_TABLE, type State } from '../../src/rules/state.js';
import { actionOf, gameStateOf, type RuleSystem } from '../../src/rules/system.js';
import { afterPast } from '../../src/table/table.js';
import { bruteForce, type Fraction, same, textOf } from './brute-force.js';
import { words } from './cli.js';

/** A table with these units and nothing else, before a plan. */
export async function fieldWith(system: RuleSystem, units: readonly Partial<Unit>[]): Promise<Field> {
  const kept = (await gameStateOf(system))!;
  const state: State = {
    ...EMPTY_TABLE,
    units: units.map((unit) => ({ marks: {}, began: unit.profile!, ...unit }) as Unit),
  };
  const mark = { offset: 0, lines: 0 } as never;
  const start = { state: { state, n: 0 }, mark, head: NOTHING, unread: [] };
  return { game: 'none', env: { HOME: '/nowhere' }, kept, strict: false, start };
}

/** Lines of a plan as they are typed. */
export const callsOf = (system: RuleSystem, lines: readonly string[]): Promise<Call[]> =>
  Promise.all(
    lines.map(async (line): Promise<Call> => {
      const [name, ...rest] = words(line);
      const action = await actionOf(system, name!);
      const { given, words: units } = parse(name!, action, rest, true);
      return {
        line,
        system,
        action,
        rulings: {},
        typed: [],
        cells: {},
        read: (of, given, fill) => filledInputs(of, given, {}, fill),
        given,
        words: units,
        anyway: false,
        acting: undefined,
      };
    }),
  );

/** Hands on every draw of a rule, with its parts and rounds written out in line, and notes down what it does. */
function* doing(rule: Rule<unknown>, done: Effect[]): Rule<unknown> {
  let next = rule.next();
  while (!next.done) {
    const ask = next.value;
    if (ask.kind === 'effect') {
      const does = now(ask.effect);
      if (does) done.push(does);
      next = rule.next();
    } else if (ask.kind === 'part') next = rule.next(yield* doing(ask.of(...(ask.args as never)), done));
    else if (ask.kind === 'rest') next = rule.next(yield* doing(ask.rule(), done));
    else if (ask.kind === 'sum') {
      const sum = Object.fromEntries(ask.tally.map((name) => [name, 0]));
      for (const part of ask.parts) {
        const added = (yield* doing(part(), done)) as Record<string, number>;
        for (const name of ask.tally) sum[name] = sum[name]! + added[name]!;
      }
      next = rule.next(sum);
    } else if (ask.kind === 'rounds') {
      let state: unknown = ask.start;
      while (!ask.isOver(state as never)) state = yield* doing(ask.round(state as never), done);
      next = rule.next(state);
    } else next = rule.next(yield ask);
  }
  return next.value;
}

function* effectsOf(rule: Rule<unknown>): Rule<readonly Effect[]> {
  const done: Effect[] = [];
  yield* doing(rule, done);
  return done;
}

const product = (a: Fraction, b: Fraction): Fraction => ({ num: a.num * b.num, over: a.over * b.over });
const sum = (a: Fraction, b: Fraction): Fraction =>
  a.over === b.over
    ? { num: a.num + b.num, over: a.over }
    : { num: a.num * b.over + b.num * a.over, over: a.over * b.over };

/** A table as an oracle tells it apart: units with all that is known of them. */
const tableText = (state: State, broke: number | undefined): string =>
  `${broke ?? 'played'} ${textOf(state.units)} ${textOf(state.slots)}`;

/**
 * Every way that a plan can go, face by face and line by line: tables are never merged on the way, and no code is shared with the exact
 * walk. Of a line with the same inputs the faces are gone through once.
 */
export async function everyEnd(calls: readonly Call[], field: Field): Promise<ReadonlyMap<string, Fraction>> {
  const ends = new Map<string, Fraction>();
  const known = new Map<string, ReturnType<typeof bruteForce<readonly Effect[]>>>();
  const end = (state: State, chance: Fraction, broke?: number) => {
    const text = tableText(state, broke);
    const there = ends.get(text);
    ends.set(text, there ? sum(there, chance) : chance);
  };
  const follow = async (line: number, state: State, chance: Fraction): Promise<void> => {
    const call = calls[line];
    if (!call) return end(state, chance);
    try {
      const { task, past } = await deedOn(call, state, field);
      const { action, input, units } = task;
      const key = textOf([action.name, input]);
      const odds =
        known.get(key) ?? bruteForce(() => effectsOf(ruleOf(action, input as never, past)), { merged: true });
      known.set(key, odds);
      for (const { value: effects, chance: so } of odds.chances.all()) {
        const done = { action: action.name, input, result: {}, rulings: {}, steps: [], effects };
        const after = afterPast(state, { ...done, named: units?.roles ?? {} }, field.kept.memory.kinds);
        await follow(line + 1, after, product(chance, so));
      }
    } catch (error) {
      if (!isRefusal(error) && (error as { code?: string }).code !== 'not-allowed') throw error;
      end(state, chance, line + 1);
    }
  };
  await follow(0, field.start.state.state, { num: 1n, over: 1n });
  return ends;
}

/** Everything in which the ends of a plan differ from those that were found face by face. */
export function differencesIn({ ends }: Played, every: ReadonlyMap<string, Fraction>): string[] {
  const found = new Map<string, bigint>();
  for (const { value, weight } of ends.outcomes) {
    const text = tableText(value.state, value.broke?.line);
    found.set(text, (found.get(text) ?? 0n) + weight);
  }
  const wrong = [...every].filter(
    ([text, chance]) => !same({ num: found.get(text) ?? 0n, over: ends.total }, chance),
  );
  const strange = [...found.keys()].filter((text) => !every.has(text));
  return [
    ...wrong.map(([text]) => `another chance: ${text}`),
    ...strange.map((text) => `never comes: ${text}`),
  ];
}
