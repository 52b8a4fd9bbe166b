import { SYSTEMS } from '../../rulesets/index.js';
import type { AnyAction } from '../../src/rules/action.js';
import { actionsOf, type RuleSystem } from '../../src/rules/system.js';

/** Every action of every rule system, loaded. */
export const ACTIONS: readonly {
  readonly system: RuleSystem;
  readonly action: AnyAction;
  readonly id: string;
  readonly name: string;
}[] = (
  await Promise.all(
    SYSTEMS.map(async (system) =>
      (await actionsOf(system)).map((action) => ({ system, action, id: system.id, name: action.name })),
    ),
  )
).flat();

/** The actions of one rule system. */
export const actionsIn = (id: string): AnyAction[] =>
  ACTIONS.flatMap(({ system, action }) => (system.id === id ? [action] : []));

/** One action of a rule system. There must be one. */
export function actionNamed(id: string, name: string): AnyAction {
  const found = actionsIn(id).find((action) => action.name === name);
  if (!found) throw new Error(`${id} has no action ${name}`);
  return found;
}
