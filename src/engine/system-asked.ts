import { currentGame, rulesetOf } from '../log/current.js';
import { type Env, logPath } from '../log/file.js';
import { gameSpelt } from '../log/games.js';
import { EngineError } from './errors.js';
import { shown } from './shown.js';
import { ruleSystemOf, type SystemAsked, systemNamed } from './systems.js';

/**
 * The rule system a line is for, if anything says so: its flag, the game it belongs to, or WG_RULESET.
 * @throws EngineError `unknown-ruleset`; `bad-system` too where the game is played by one that is not there any more
 */
export function systemAsked(
  { ruleset, game }: { readonly ruleset?: string | undefined; readonly game?: string | undefined },
  env: Env,
): SystemAsked | undefined {
  if (ruleset !== undefined) return { system: systemNamed(ruleset), because: '' };
  const name = gameSpelt(game ?? currentGame(env), env);
  const played = rulesetOf(logPath(name, env));
  const system = ruleSystemOf(played);
  if (system) return { system, because: `, by which the game ${shown(name)} is played` };
  if (played !== undefined)
    throw new EngineError(
      'bad-system',
      `The game ${shown(name)} is played by ${shown(played)}, which is not added.`,
      'wg system add <folder or package> adds it; wg game use <name> plays another game.',
    );
  if (!env.WG_RULESET) return undefined;
  const because = ', as WG_RULESET says';
  return { system: systemNamed(env.WG_RULESET, because), because };
}
