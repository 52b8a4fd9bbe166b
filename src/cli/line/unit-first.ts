import { meant } from '../../engine/roster/short-names.js';
import { tableNow } from '../../game/table.js';
import { currentGame } from '../../log/current.js';
import { type Env, logPath } from '../../log/file.js';
import { gameSpelt } from '../../log/games.js';
import { type Unit, unitNamed } from '../../rules/roster.js';
import { gameStateOf, type RuleSystem } from '../../rules/system.js';
import { quoted } from '../../rules/text/say.js';

/** The game that a line is for. */
interface OfGame {
  readonly system: RuleSystem;
  /** The one that was named; the one in use, where none was. */
  readonly game: string | undefined;
  readonly env: Env;
}

/**
 * What to type where a line begins with a unit in place of an action.
 * @returns undefined where no unit of the game is named so
 * @throws LogError
 */
export async function unitFirst(
  words: readonly string[],
  { system, game, env }: OfGame,
): Promise<string | undefined> {
  const kept = await gameStateOf(system);
  if (!kept) return undefined;
  const path = logPath(gameSpelt(game ?? currentGame(env), env), env);
  const { units } = tableNow(path, system.id, kept.memory).state.state;
  const unit = unitBeginning(words, units);
  const [action = system.actions[0]] = system.usual ?? [];
  return (
    unit && `${unit.name} is a unit: an action stands before it, as in wg ${action} ${quoted(unit.name)}`
  );
}

/** The unit with whose name, of one word or several, a line begins; or that its first letters mean alone. */
function unitBeginning(words: readonly string[], units: readonly Unit[]): Unit | undefined {
  for (let n = words.length; n > 0; n--) {
    const unit = unitNamed(units, words.slice(0, n).join(' '));
    if (unit) return unit;
  }
  const [short, ...others] = meant(words[0] ?? '', units, { role: undefined, side: undefined });
  return others.length === 0 ? short : undefined;
}
