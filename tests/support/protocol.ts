import type { RulePlayed, Rulings } from '../../src/dice/play.js';
import type { AnyAction } from '../../src/rules/action.js';
import type { Effect } from '../../src/rules/effect.js';
import type { Result } from '../../src/rules/record.js';
import type { Step } from '../../src/rules/rule.js';
import type { State } from '../../src/rules/state.js';
import { type Given, inputOf, withDice } from './play.js';

/** A step with clause, ruling, id, value, text and its natural dice. */
export const lineOf = ({ id, clause, value, text, ruling, house, dice = [], own = [] }: Step): string =>
  [
    `${clause}${ruling ? ` ${ruling}` : ''} ${id} = ${JSON.stringify(value)}: ${text}`,
    ...(house ? ['(house)'] : []),
    ...own.map((cell) => `(own ${cell})`),
    ...dice.map(({ name, faces }) => `[${name} ${faces.join(',')}]`),
  ].join(' ');

/** An effect as `clause > deed {…}`. */
export const deedOf = ({ clause, do: deed, ...of }: Effect): string =>
  `${clause} > ${deed} ${JSON.stringify(of)}`;

/**
 * The whole protocol of an action, line by line: each step with clause, ruling, id, value, text and its natural dice; each
 * effect as `clause > deed {…}`; each field of the result; and last what the umpire announces.
 * @param dice thrown by hand, all of which must be used
 * @param past the table as it stands, where that is not an empty one
 */
export function protocolOf(
  action: AnyAction,
  given: Given,
  dice = '',
  rulings: Rulings = {},
  past?: State,
): string[] {
  const { steps, effects, result }: RulePlayed<Result> = withDice(action, given, dice, rulings, past);
  return [
    ...steps.map(lineOf),
    ...effects.map(deedOf),
    JSON.stringify(result),
    `= ${action.announce(result, inputOf(action, given) as never, steps)}`,
  ];
}
