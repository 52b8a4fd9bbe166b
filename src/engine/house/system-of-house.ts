import { currentGame, rulesetOf } from '../../log/current.js';
import { type Env, logPath } from '../../log/file.js';
import { gameSpelt } from '../../log/games.js';
import { systemAsked } from '../system-asked.js';
import { type SystemAsked, systemCalled } from '../systems.js';

/** What a line says of its rule system. */
interface Said {
  readonly ruleset?: string | undefined;
  readonly game?: string | undefined;
  /** A file of house rules. */
  readonly house?: string | undefined;
}

/** What a file of house rules says of the rule system; the means to read it are loaded for those who have one. */
export async function rulesetSaidBy(house: string | undefined): Promise<string | undefined> {
  if (!house || house === 'none') return undefined;
  return (await import('./house-file.js')).rulesetOfHouse(house);
}

/**
 * The rule system a line is for, if anything says so: its flag, its game, the house rules that it names, or WG_RULESET.
 * @throws EngineError as {@link systemAsked} does, and where the file cannot be read
 */
export async function systemOfLine(said: Said, env: Env): Promise<SystemAsked | undefined> {
  const { ruleset, game, house } = said;
  const isOpen = () => rulesetOf(logPath(gameSpelt(game ?? currentGame(env), env), env)) === undefined;
  const its = ruleset === undefined && house && isOpen() ? await rulesetSaidBy(house) : undefined;
  const system = its === undefined ? undefined : systemCalled(its);
  return system ? { system, because: ', as its house rules say' } : systemAsked(said, env);
}
