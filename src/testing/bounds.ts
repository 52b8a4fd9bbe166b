import { EngineError } from '../engine/errors.js';
import { wrongValues } from '../engine/inputs/given-values.js';
import { readInputs } from '../engine/inputs/inputs.js';
import type { AnyAction } from '../rules/action.js';
import { eachOf, type Field, type Fields } from '../rules/field.js';

/**
 * The bounds of every number, written down once more: by action, `least..most` with the unit of what is measured, or `or` where a
 * number may stand in place of a name; and the inputs that take it, with spaces between them.
 */
export type Bounds = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The least and the most of a field that takes a number. */
function boundsOf(field: Field): readonly [least: number, most: number] | undefined {
  if (field.kind === 'count' || field.kind === 'measure') return [field.min, field.max];
  return 'or' in field ? field.or : undefined;
}

/** Numbers that an action takes beyond the bounds of an input, or does not take at them, a line each. */
export function numbersOutOfBounds(action: AnyAction): string[] {
  const takes = (input: string, n: number) => wrongValues(action, { [input]: n }).length === 0;
  return eachOf(action.inputs as Fields).flatMap(([input, field]) => {
    const [least, most] = boundsOf(field) ?? [];
    if (least === undefined || most === undefined) return [];
    const wrong = [
      ...[least, most].filter((n) => !takes(input, n)).map((n) => `does not take ${n}`),
      ...[least - 1, most + 1].filter((n) => takes(input, n)).map((n) => `takes ${n}`),
    ];
    return wrong.map((what) => `${action.name}: ${input} ${what}, and is said to take ${least} to ${most}`);
  });
}

/** Whether a number is taken where it is typed, and stands as it was. */
function takesTyped(action: AnyAction, input: string, n: number): boolean {
  try {
    return readInputs(action, { [input]: String(n) })[input] === n;
  } catch (error) {
    if (error instanceof EngineError && error.code === 'bad-value') return false;
    throw error;
  }
}

/** What is wrong with an input, by the bounds that are written down for it. */
function otherThan(bound: string, action: AnyAction, input: string): string[] {
  const [range, unit] = bound.split(' ');
  const [least, most] = range!.split('..').map(Number) as [number, number];
  const field = (action.inputs as Fields)[input];
  if (!field || !boundsOf(field)) return ['takes no number'];
  const isMeasured = unit !== undefined && unit !== 'or';
  const [beyond, within] = isMeasured ? [0.01, [least, most, most - 0.5]] : [1, [least, most]];
  const taken = [least - beyond, least, most, most + beyond, most - 0.5].filter((n) =>
    takesTyped(action, input, n),
  );
  return [
    ...(taken.join() === within.join() ? [] : [`takes ${taken} where ${bound} is written down`]),
    ...(isMeasured && !('unit' in field && field.unit === unit) ? [`is not measured in ${unit}`] : []),
  ];
}

/** In what the numbers that actions take differ from what is written down, a line each. */
export function otherBounds(actions: readonly AnyAction[], all: Bounds): string[] {
  const known = new Set(actions.map(({ name }) => name));
  const strangers = Object.keys(all).filter((name) => !known.has(name));
  return [
    ...strangers.map((name) => `there is no ${name}`),
    ...actions.flatMap((action) => {
      const rows = Object.entries(all[action.name] ?? {}).flatMap(([bound, inputs]) =>
        inputs
          .trim()
          .split(/\s+/)
          .map((input) => ({ bound, input })),
      );
      const told = rows.map(({ input }) => input);
      const missing = eachOf(action.inputs as Fields).flatMap(([input, field]) =>
        boundsOf(field) && !told.includes(input) ? [`${input} has no bounds written down`] : [],
      );
      const twice = told.filter((input, i) => told.indexOf(input) !== i).map((input) => `${input} twice`);
      const other = rows.flatMap(({ bound, input }) =>
        otherThan(bound, action, input).map((why) => `${input} ${why}`),
      );
      return [...missing, ...twice, ...other].map((why) => `${action.name}: ${why}`);
    }),
  ];
}
