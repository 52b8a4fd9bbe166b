import { wrongValues } from '../engine/inputs/given-values.js';
import type { AnyAction } from '../rules/action.js';
import type { Field, Fields } from '../rules/field.js';

/** The least and the most of a field that takes a number. */
function boundsOf(field: Field): readonly [least: number, most: number] | undefined {
  if (field.kind === 'count' || field.kind === 'measure') return [field.min, field.max];
  return 'or' in field ? field.or : undefined;
}

/** Numbers that an action takes beyond the bounds of an input, or does not take at them, a line each. */
export function numbersOutOfBounds(action: AnyAction): string[] {
  const takes = (input: string, n: number) => wrongValues(action, { [input]: n }).length === 0;
  return Object.entries(action.inputs as Fields).flatMap(([input, field]) => {
    const [least, most] = boundsOf(field) ?? [];
    if (least === undefined || most === undefined) return [];
    const wrong = [
      ...[least, most].filter((n) => !takes(input, n)).map((n) => `does not take ${n}`),
      ...[least - 1, most + 1].filter((n) => takes(input, n)).map((n) => `takes ${n}`),
    ];
    return wrong.map((what) => `${action.name}: ${input} ${what}, and is said to take ${least} to ${most}`);
  });
}
