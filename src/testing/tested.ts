import { register, systems } from '../api/engine.js';
import { checkParts } from '../engine/outside/checked.js';
import { type Declared, type RuleSystem, ruleSystem } from '../rules/system.js';

/**
 * The rule system that is tested: one that comes with wg, or one of another package, which the engine plays from then on.
 * @throws EngineError `bad-system`
 */
export function toBeTested(system: Declared): RuleSystem {
  const isOurs = system.meta?.version === undefined && systems.some(({ id }) => id === system.meta?.id);
  if (!isOurs) register(system);
  return ruleSystem(system);
}

/**
 * The rule system that is tested with all its parts loaded, or why it cannot be played: in words alone, since the place in its own files
 * stands in them.
 * @param folder where it lies
 */
export async function playable(
  declared: Declared,
  folder: string,
): Promise<{ readonly system: RuleSystem } | { readonly id: string; readonly wrong: Error }> {
  try {
    const system = toBeTested(declared);
    await checkParts(system, folder);
    return { system };
  } catch (error) {
    const { message, hint } = error as Error & { readonly hint?: string };
    const wrong = new Error([message, hint].filter(Boolean).join(' '));
    wrong.stack = wrong.message;
    return { id: declared?.meta?.id ?? 'the rule system', wrong };
  }
}
