import { register, systems } from '../api/engine.js';
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
