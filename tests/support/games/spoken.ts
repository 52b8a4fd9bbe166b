import { enteredHand } from '../../../src/dice/entered.js';
import type { Rulings } from '../../../src/dice/play.js';
import { seededHand } from '../../../src/dice/seeded.js';
import { readFor } from '../../../src/engine/inputs/inputs.js';
import { type Call, deedOn, type PlanGame } from '../../../src/engine/plan/call.js';
import { spokenAgainst } from '../../../src/engine/remarks.js';
import { playedBy, type Task } from '../../../src/engine/resolve.js';
import { filledLine, taskFor } from '../../../src/engine/task.js';
import type { Bearing } from '../../../src/rules/permit.js';
import type { Input, Result } from '../../../src/rules/record.js';
import { type Unit, withDefaults } from '../../../src/rules/roster.js';
import type { Value } from '../../../src/rules/rule.js';
import type { State } from '../../../src/rules/state.js';
import type { RuleSystem } from '../../../src/rules/system.js';
import { afterMuster, afterPast } from '../../../src/table/table.js';
import { callsOf, fieldWith } from './plan.js';

/** What bearings have against lines of a game, on tables that are kept in memory: short rows, of which there are many. */

/** A unit as a roster file has it, but by the names of its fields. */
export interface Listed {
  readonly name: string;
  readonly side?: string;
  readonly kind?: string;
  readonly [field: string]: Value | undefined;
}

/** What a unit is changed to by hand, by its name. */
type Changes = Readonly<Record<string, Readonly<Record<string, Value>>>>;

/** A line of a game; one with the dice that were thrown; or units that are changed by hand. */
export type Before = string | readonly [line: string, dice: string] | Changes;

/** Lines of a game, of which the last is looked at and not played. */
export interface Situation {
  /** Units that are there besides those of the game. */
  readonly besides?: readonly Listed[];
  /** Those that are there in their place. */
  readonly alone?: readonly Listed[];
  /** The sides that the game was begun with. */
  readonly sides?: readonly string[];
  readonly before?: readonly Before[];
  readonly line: string;
  readonly rulings?: Rulings;
  /** In a strict game there are some that others do not have. */
  readonly strict?: boolean;
  /** The side that acts, where no unit that is named tells it. */
  readonly by?: string;
}

/** A bearing that speaks, and in which words: `clause word (missing): why -> way`. */
interface Spoken {
  readonly bearing: Bearing;
  readonly told: string;
}

/** A game of these units, in which situations are looked at. */
export class SpokenGame {
  private constructor(
    private readonly system: RuleSystem,
    private readonly units: readonly Listed[],
    private readonly field: PlanGame,
  ) {}

  static async of(system: RuleSystem, units: readonly Listed[]): Promise<SpokenGame> {
    return new SpokenGame(system, units, await fieldWith(system, []));
  }

  /** The bearings of its rule system. */
  get bearings(): readonly Bearing[] {
    return this.field.kept.bearings ?? [];
  }

  /** What speaks against the line of a situation, in the order in which it is told. */
  async spokenIn(of: Situation): Promise<readonly Spoken[]> {
    const { alone = this.units, besides = [], sides, before = [], line, rulings = {}, by, strict } = of;
    let state = { ...this.begun([...alone, ...besides]), ...(sides && { sides }) };
    for (const one of before) state = await this.after(state, one, rulings);
    const task = await this.lookedAt(await this.call(line, rulings), state);
    const side = task.units?.by ?? by;
    const found = (bearings: readonly Bearing[]) =>
      spokenAgainst(task, { of: { ...this.field.kept, bearings }, state, by: side, strict });
    const [clash] = found([]);
    if (clash) throw new Error(`${line}: ${clash.says}`);
    return this.bearings.flatMap((bearing) =>
      found([bearing]).map((told) => ({ bearing, told: inWords(told, bearing) })),
    );
  }

  private begun(units: readonly Listed[]): State {
    const { start, kinds } = this.field.kept.memory;
    const listed = units.map(({ name, side, kind = Object.keys(kinds)[0]!, ...of }): Unit => {
      const { profile, marks } = partsOf(of as Input, kinds[kind]!);
      const whole = withDefaults(kinds[kind]!.profile, profile);
      return { name, ...(side !== undefined && { side }), kind, profile: whole, began: whole, marks };
    });
    return afterMuster(start, { ruleset: this.system.id, units: listed }, kinds);
  }

  private async call(line: string, rulings: Rulings): Promise<Call> {
    const [call] = await callsOf(this.system, [line]);
    return { ...call!, rulings, anyway: true };
  }

  /** A line as far as it is told: what is missing is not asked for. */
  private async lookedAt(call: Call, state: State): Promise<Task> {
    const { start, game, env } = this.field;
    const table = { ...start, state: { ...start.state, state } };
    const { filling, given } = await filledLine(call, { ...call, game, env, table });
    const open = { ...call, filling };
    return taskFor(open, readFor(open, given), given);
  }

  private async after(state: State, one: Before, rulings: Rulings): Promise<State> {
    const { kinds } = this.field.kept.memory;
    if (typeof one === 'string' || Array.isArray(one)) {
      const [line, dice] = (typeof one === 'string' ? [one] : one) as [string, string?];
      const { task, past } = await deedOn(await this.call(line, rulings), state, this.field);
      const hand = dice === undefined ? seededHand('spoken', 0) : enteredHand(dice);
      const { result, ...played } = playedBy(task, past, hand);
      if (dice !== undefined) (hand as ReturnType<typeof enteredHand>).finish();
      const { action, input, units } = task;
      const done = { action: action.name, input, result: result as Result, ...played };
      return afterPast(state, { ...done, named: units?.roles ?? {} }, kinds);
    }
    return Object.entries(one as Changes).reduce((now, [name, of]) => {
      const unit = now.units.find((is) => is.name === name);
      if (!unit) throw new Error(`there is no ${name}`);
      const change = { ruleset: this.system.id, unit: name, ...partsOf(of, kinds[unit.kind]!) };
      return afterMuster(now, change, kinds);
    }, state);
  }
}

/** Fields of a unit, as a roster keeps them apart. */
function partsOf(of: Input, is: { readonly profile: object; readonly marks: object }) {
  const only = (fields: object) =>
    Object.fromEntries(Object.entries(of).filter(([name]) => Object.hasOwn(fields, name)));
  const strange = Object.keys(of).find(
    (name) => !Object.hasOwn(is.profile, name) && !Object.hasOwn(is.marks, name),
  );
  if (strange) throw new Error(`there is no ${strange}`);
  return { profile: only(is.profile) as Input, marks: only(is.marks) as Input };
}

const inWords = (
  { clause, word, says, way }: { clause: string; word?: string; says: string; way?: string },
  { refuses, strict, missing, under }: Bearing,
): string => {
  const flags = Object.entries({ refuses, strict, missing }).flatMap(([flag, is]) => (is ? [flag] : []));
  const how = [
    ...(word === undefined ? [] : [word]),
    ...flags,
    ...(under ? [`${under.ruling}=${under.option}`] : []),
  ];
  return `${clause}${how.length > 0 ? ` (${how.join(', ')})` : ''}: ${says}${way === undefined ? '' : ` -> ${way}`}`;
};
