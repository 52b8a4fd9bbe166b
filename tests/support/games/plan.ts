import { parse } from '../../../src/cli/line/parse.js';
import { type Call, deedOn, type PlanGame } from '../../../src/engine/plan/call.js';
import { isBar, type PlanPlayed } from '../../../src/engine/plan/chain.js';
import { ruleOf } from '../../../src/engine/resolve.js';
import { NO_LINE } from '../../../src/log/line/chain.js';
import { exactEffects } from '../../../src/odds/exact.js';
import { Deeds } from '../../../src/odds/walk/did.js';
import { Parts } from '../../../src/odds/walk/parts.js';
import { type Effect, notLate } from '../../../src/rules/effect.js';
import type { Unit } from '../../../src/rules/roster.js';
import type { Rule } from '../../../src/rules/rule.js';
import { EMPTY_TABLE, type State } from '../../../src/rules/state.js';
import { actionOf, gameStateOf, type RuleSystem } from '../../../src/rules/system.js';
import { afterPast } from '../../../src/table/table.js';
import { bruteForce } from '../../../src/testing/brute-force/brute-force.js';
import { type Fraction, same, textOf } from '../../../src/testing/brute-force/chances.js';
import { words } from '../cli.js';

/** A table with these units and nothing else, before a plan. */
export async function fieldWith(system: RuleSystem, units: readonly Partial<Unit>[]): Promise<PlanGame> {
  const kept = (await gameStateOf(system))!;
  const state: State = {
    ...EMPTY_TABLE,
    units: units.map((unit) => ({ marks: {}, began: unit.profile!, ...unit }) as Unit),
  };
  const mark = { offset: 0, lines: 0 } as never;
  const start = { state: { state, n: 0 }, mark, head: NO_LINE, unread: [] };
  return { game: 'none', env: { HOME: '/nowhere' }, kept, strict: false, start };
}

/** Lines of a plan as they are typed. */
export const callsOf = (system: RuleSystem, lines: readonly string[]): Promise<Call[]> =>
  Promise.all(
    lines.map(async (line, at): Promise<Call> => {
      const [name, ...rest] = words(line);
      const action = await actionOf(system, name!);
      const { given, words: units } = parse(name!, action, rest, { words: true });
      return {
        line,
        system,
        action,
        rulings: {},
        rulingsTyped: [],
        cells: {},
        optional: {},
        sides: [],
        given,
        words: units,
        anyway: false,
        acting: undefined,
        behind: lines.slice(0, at).map((before) => words(before)[0]!),
      };
    }),
  );

/** Hands on every draw of a rule, with its parts and rounds written out in line, and notes down what it does. */
function* doing(rule: Rule<unknown>, done: Effect[]): Rule<unknown> {
  let next = rule.next();
  while (!next.done) {
    const ask = next.value;
    if (ask.kind === 'effect') {
      const does = notLate(ask.effect);
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

/** A unit as the end of a plan tells of it: without the marks that only lines look up. */
function toldOf(unit: Unit, { kept }: PlanGame): Unit {
  const { lookedUp = {} } = kept.memory.kinds[unit.kind]!;
  const marks = Object.entries(unit.marks).filter(([mark]) => !(mark in lookedUp));
  return { ...unit, marks: Object.fromEntries(marks) };
}

/** A table as an oracle tells it apart: units with all that is told of them. */
const tableText = ({ units, slots }: State, broke: number | undefined, told = (unit: Unit) => unit): string =>
  `${broke ?? 'played'} ${textOf(units.map(told))} ${textOf(slots)}`;

/** What a line can do, with the chance of each; whatever other lines, or other tables, came to. */
type OddsOf = (rule: () => Rule<unknown>) => readonly { value: readonly Effect[]; chance: Fraction }[];

/** Face by face: no code is shared with the exact walk. */
const byFaces: OddsOf = (rule) => bruteForce(() => effectsOf(rule()), { merged: true }).chances.all();

/** By the exact walk of this line alone. */
export const byWalk: OddsOf = (rule) => {
  const { outcomes, total } = exactEffects(rule, {
    ...{ rulings: {}, cells: {}, anyway: false, most: 100_000 },
    ...{ parts: new Parts(), deeds: new Deeds() },
  });
  return outcomes.map(({ value, weight }) => ({ value, chance: { num: weight, over: total } }));
};

/**
 * Every way that a plan can go, line by line: tables are never merged on the way. Of a line with the same inputs the odds are found once.
 */
export async function everyEnd(
  calls: readonly Call[],
  field: PlanGame,
  oddsOf: OddsOf = byFaces,
): Promise<ReadonlyMap<string, Fraction>> {
  const ends = new Map<string, Fraction>();
  const known = new Map<string, ReturnType<OddsOf>>();
  const end = (state: State, chance: Fraction, broke?: number) => {
    const text = tableText(state, broke, (unit) => toldOf(unit, field));
    const there = ends.get(text);
    ends.set(text, there ? sum(there, chance) : chance);
  };
  const follow = async (line: number, state: State, chance: Fraction): Promise<void> => {
    const call = calls[line];
    if (!call) return end(state, chance);
    try {
      const { task, past } = await deedOn(call, state, field);
      const { action, input, units } = task;
      const key = textOf([action.name, input, past ?? 'none']);
      const odds = known.get(key) ?? oddsOf(() => ruleOf(action, input, past));
      known.set(key, odds);
      for (const { value: effects, chance: so } of odds) {
        const done = { action: action.name, input, result: {}, rulings: {}, steps: [], effects };
        const after = afterPast(state, { ...done, named: units?.roles ?? {} }, field.kept.memory.kinds);
        await follow(line + 1, after, product(chance, so));
      }
    } catch (error) {
      if (!isBar(error)) throw error;
      end(state, chance, line + 1);
    }
  };
  await follow(0, field.start.state.state, { num: 1n, over: 1n });
  return ends;
}

/** Everything in which the ends of a plan differ from those that were found face by face. */
export function differencesIn({ ends }: PlanPlayed, every: ReadonlyMap<string, Fraction>): string[] {
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
