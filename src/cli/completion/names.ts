import { allSystems, BESIDE } from '../../engine/systems.js';
import { type RuleSystem, toldActions } from '../../rules/system.js';
import { beginsAs } from './begins.js';
import type { Candidate } from './candidates.js';
import type { LineContext } from './place.js';

/**
 * The actions that begin so: those of the rule system in force, each with what it settles; or of all, with those that have
 * it.
 */
export async function actionNames(text: string, says: boolean, { asked }: LineContext): Promise<Candidate[]> {
  const beside = await Promise.all(BESIDE.map((system) => described(system, text, says)));
  if (asked) return [...(await described(asked.system, text, says)), ...beside.flat()];
  const having = new Map<string, string[]>();
  for (const { short, actions } of allSystems())
    for (const name of actions) having.set(name, [...(having.get(name) ?? []), short]);
  const all = [...having].map(([value, systems]) => ({ value, says: systems.join(', ') }));
  return [...all, ...beside.flat()];
}

async function described(system: RuleSystem, text: string, says: boolean): Promise<Candidate[]> {
  const names = system.actions.filter((name) => beginsAs(name, text));
  if (!says) return names.map((value) => ({ value }));
  return (await toldActions(system, names)).map(({ name, says }) => ({ value: name, says }));
}
