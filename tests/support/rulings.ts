import { expect, test } from 'vitest';
import type { AnyAction } from '../../src/rules/action.js';
import { Refusal } from '../../src/rules/rule.js';
import { actionsOf, type RuleSystem } from '../../src/rules/system.js';
import { type Given, withSeed } from './play.js';

/** The lines of an answer that a ruling decides, as `clause id = value: text`; or why that is not allowed, as `clause: why`. */
function tellsOf(action: AnyAction, given: Given, ruling: string, option: number, throwOf = 0): string[] {
  try {
    return withSeed(action, given, 'rulings', throwOf, { [ruling]: option }).steps.flatMap((step) =>
      step.ruling === ruling
        ? [`${step.clause} ${step.id} = ${JSON.stringify(step.value)}: ${step.text}`]
        : [],
    );
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [`${error.clause}: ${error.message}`];
  }
}

/** An action with inputs by which a ruling makes a difference; what is told by each of its options; which throw shows it. */
type Told = readonly [
  action: string,
  given: Given,
  told: Readonly<Record<number, readonly string[]>>,
  throwOf?: number,
];

/** What an umpire says by each option of each ruling: what he does not say where it is left out is nothing. */
export async function rulingsTell(system: RuleSystem, all: Readonly<Record<string, Told>>): Promise<void> {
  const { book } = await system.book();
  const actions = await actionsOf(system);
  test.each(Object.entries(all))(
    '%s is told by each of its options as it is played',
    (id, [name, given, told, at]) => {
      const action = actions.find((of) => of.name === name)!;
      const options = Object.keys(book.rulings[id]!.options);
      const said = options.map((n) => [n, tellsOf(action, given, id, Number(n), at)]);
      expect(Object.fromEntries(said)).toEqual(told);
    },
  );
}
