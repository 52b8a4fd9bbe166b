import type { AnyAction } from '../../src/rules/action.js';
import type { Bearing, Moment } from '../../src/rules/permit.js';
import type { AnyRole, Takes } from '../../src/rules/role.js';

/** What says inputs and roles by their names: an action, a role, a bearing. */
interface Speaker {
  readonly called: string;
  /** Whose names it may say: an action its own; roles and bearings share much, so theirs are those of the whole book. */
  readonly of: readonly AnyAction[];
  /** Inputs that it reads, asks for, blames or fills in, and roles whose units it looks at. */
  readonly inputs: Set<string>;
  readonly roles: Set<string>;
}

/** An object that notes down what is read of it. */
const noting = <T extends object>(of: T, names: Set<string>): T =>
  new Proxy(of, {
    get(target, name) {
      if (typeof name === 'string') names.add(name);
      return Reflect.get(target, name);
    },
  });

const saying = (said: readonly string[], names: Set<string>): readonly string[] => {
  for (const name of said) names.add(name);
  return said;
};

const filling = <T extends object>(filled: T, names: Set<string>): T => {
  saying(Object.keys(filled), names);
  return filled;
};

/** Notes down names that no type looks into, as they are said of the actions of a book, and tells which of them name nothing. */
export class Watch {
  private readonly speakers = new Map<object, Speaker>();
  private readonly strangers = new Set<string>();
  /** The same actions, watched. */
  readonly actions: readonly AnyAction[];

  constructor(private readonly book: readonly AnyAction[]) {
    this.actions = book.map((action) => this.action(action));
  }

  private speaker(as: object, called: string, of = this.book): Speaker {
    const found = this.speakers.get(as) ?? { called, of, inputs: new Set(), roles: new Set() };
    this.speakers.set(as, found);
    return found;
  }

  private action(action: AnyAction): AnyAction {
    const { name, requires, conflict, fromTable, ways = [], roles } = action;
    const { waits, asksTable, speaksOf, lacksWhom } = action;
    const own = this.speaker(action, name, [action]);
    for (const { input } of ways) saying(Object.keys(input), own.inputs);
    return {
      ...action,
      ...(roles && { roles: roles.map((role) => this.role(role, name)) }),
      ...(requires && { requires: (input) => saying(requires(input), own.inputs) }),
      ...(conflict && {
        conflict: (input) => {
          const found = conflict(input);
          if (found) own.inputs.add(found.input);
          return found;
        },
      }),
      ...(fromTable && {
        fromTable: (table, units, asked) =>
          filling(fromTable(table, noting(units, own.roles), noting(asked, own.inputs)), own.inputs),
      }),
      ...(waits && {
        waits: (table) => {
          const found = waits(table);
          for (const { typed = {} } of found) saying(Object.keys(typed), own.inputs);
          return found;
        },
      }),
      ...(asksTable && { asksTable: (asked) => asksTable(noting(asked, own.inputs)) }),
      ...(speaksOf && { speaksOf: (asked) => speaksOf(noting(asked, own.inputs)) }),
      ...(lacksWhom && { lacksWhom: (asked) => lacksWhom(noting(asked, own.inputs)) }),
    };
  }

  private role(role: AnyRole, action: string): AnyRole {
    const { name, takes, fills, comes, by, otherwise } = role;
    const { inputs, roles } = this.speaker(role, `the role ${name} in ${action}`);
    if (by !== undefined) inputs.add(by);
    if (otherwise !== undefined) roles.add(otherwise);
    const taking = (of: Takes): Takes => ({
      ...of,
      bar: (unit, asked, named) => of.bar(unit, noting(asked, inputs), noting(named, roles)),
      fill: (unit, asked, named) =>
        filling(of.fill(unit, noting(asked, inputs), noting(named, roles)), inputs),
    });
    return {
      ...role,
      takes: Object.fromEntries(Object.entries(takes).map(([kind, of]) => [kind, taking(of)])),
      ...(fills && {
        fills: (units, asked, named) =>
          filling(fills(units, noting(asked, inputs), noting(named, roles)), inputs),
      }),
      ...(comes && {
        comes: (unit, named, typed) => comes(unit, noting(named, roles), noting(typed, inputs)),
      }),
    };
  }

  /** The same bearing, watched. */
  bearing(bearing: Bearing): Bearing {
    const called = `the bearing by ${bearing.clause}`;
    const { inputs, roles } = this.speaker(bearing, called);
    for (const name of bearing.actions)
      if (!this.book.some((action) => action.name === name))
        this.strangers.add(`${called}: there is no action ${name}`);
    const watched = ({ input, named, ...moment }: Moment): Moment => ({
      ...moment,
      input: noting(input, inputs),
      named: noting(named, roles),
    });
    return {
      ...bearing,
      when: (moment) => bearing.when(watched(moment)),
      says: (moment) => bearing.says(watched(moment)),
    };
  }

  /** What was said so far and names nothing, with who said it. */
  slips(): string[] {
    const heard = [...this.speakers.values()].flatMap(({ called, of, inputs, roles }) => {
      const isInput = (name: string) => of.some((action) => Object.hasOwn(action.inputs, name));
      const isRole = (name: string) => of.some((action) => action.roles?.some((role) => role.name === name));
      return [
        ...[...inputs].filter((name) => !isInput(name)).map((name) => `${called}: there is no input ${name}`),
        ...[...roles].filter((name) => !isRole(name)).map((name) => `${called}: there is no role ${name}`),
      ];
    });
    return [...this.strangers, ...heard];
  }
}
