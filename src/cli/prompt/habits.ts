import { historyOf } from '../../log/history.js';
import type { Event } from '../../log/line/line.js';
import type { AnyAction } from '../../rules/action.js';
import type { Fields } from '../../rules/field.js';
import { flagOf } from '../line/flags.js';

/** What is done most in a game: questions begin there. */
export class Habits {
  private constructor(private readonly events: readonly Event[]) {}

  /** Those of a game so far; none, where its log cannot be read. */
  static of(path: string, ruleset: string): Habits {
    try {
      const past = historyOf(path).events.filter(({ undone }) => !undone);
      return new Habits(past.map(({ event }) => event).filter(({ record }) => record.ruleset === ruleset));
    } catch (error) {
      if ((error as Error).name !== 'LogError') throw error;
      return new Habits([]);
    }
  }

  /** The actions that were taken most first; of others the order stays. */
  actions(names: readonly string[]): string[] {
    const times = (name: string) => this.events.filter(({ record }) => record.action === name).length;
    return names.toSorted((a, b) => times(b) - times(a));
  }

  /** Those whom it was done to most first. */
  suffered<U>(action: string, units: readonly U[], nameOf: (unit: U) => string): U[] {
    const named = this.events.filter(({ record }) => record.action === action).map(({ units }) => units);
    const times = (unit: U) => named.filter((of) => of?.names.slice(1).includes(nameOf(unit))).length;
    return units.toSorted((a, b) => times(b) - times(a));
  }

  /** The inputs of an action, those that were told most first; what units filled in was not. */
  inputs({ name: action, inputs }: AnyAction, names: readonly string[]): string[] {
    const events = this.events.filter(({ record }) => record.action === action);
    const isTold =
      (name: string) =>
      ({ record, units }: Event) =>
        !units?.filled.includes(name) &&
        record.input[name] !== ((inputs as Fields)[name]?.default ?? undefined);
    const times = new Map(names.map((name) => [name, events.filter(isTold(name)).length]));
    return names.toSorted((a, b) => times.get(b)! - times.get(a)!);
  }

  /** What was chosen most of each choice: in this game or, where nobody has chosen, in the examples of the action. */
  choices({ name: action, inputs, examples }: AnyAction): Readonly<Record<string, string>> {
    const chosen = this.events
      .filter(({ record }) => record.action === action)
      .map(({ record }) => record.input);
    const typed = examples.flatMap(([line]) => line.split(' '));
    const most: Record<string, string> = {};
    for (const [name, field] of Object.entries(inputs as Fields)) {
      if (field.kind !== 'choice' || field.default !== undefined) continue;
      const shown = typed.filter((_, i) => [flagOf(name), `-${field.short}`].includes(typed[i - 1] ?? ''));
      const here = chosen.map((input) => input[name]).filter((value) => value !== undefined);
      const found = here.length > 0 ? here.map(String) : shown;
      const times = (choice: string) => found.filter((value) => value === choice).length;
      const [first] = field.choices.toSorted((a, b) => times(b) - times(a));
      if (first !== undefined && times(first) > 0) most[name] = first;
    }
    return most;
  }
}
