import { glance } from '../game/memory.js';
import { gameStateOf, type RuleSystem } from '../rules/system.js';

/**
 * What the memory of a rule system holds of a game: units are said with it, and may be out of the game by it.
 * @returns looks into a log, by its path; nothing, where the rule system remembers nothing. @throws LogError
 */
export async function lookingAt(system: RuleSystem): Promise<(path: string) => unknown> {
  const kept = await gameStateOf(system);
  return (path) => kept && glance(path, system.id, kept.memory).state.state;
}
