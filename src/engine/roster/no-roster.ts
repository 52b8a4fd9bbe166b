import { type Env, logPath } from '../../log/file.js';
import { follow, TakenBack } from '../../log/follow.js';
import { namesOfGames } from '../../log/games.js';
import { read } from '../../log/line/read.js';
import { capital } from '../../rules/text/say.js';
import { EngineError } from '../errors.js';
import { shown } from '../shown.js';
import { didYouMean } from '../suggest.js';
import { ruleSystemOf, type SystemName } from '../systems.js';

/** A game in which units were looked for, and the rule system whose they would be. */
interface Sought {
  readonly game: string;
  readonly system: SystemName;
  readonly env: Env;
}

/** Why a game has no units of a rule system. */
interface WithoutUnits {
  /** In the middle of a sentence. */
  readonly why: string;
  /** What to type instead. */
  readonly hint: string;
  /** Nobody has put a roster into it: it can be played without one. */
  readonly played?: true;
}

/** Why a game has no units of a rule system, and what to type instead. */
export function withoutUnits({ game, system, env }: Sought): WithoutUnits {
  const called = shown(game);
  const near = didYouMean(game, namesOfGames(env));
  if (near !== undefined) return { why: `there is no game ${called}`, hint: near };
  const other = ruleSystemOf(mustered(logPath(game, env)));
  return other === undefined || other.id === system.id
    ? {
        why: `the game ${called} has no roster`,
        hint: 'wg roster load <file> puts one in; wg roster kinds shows what stands in it.',
        played: true,
      }
    : {
        why: `the game ${called} has no units of ${system.title}`,
        hint: `Those in it are of ${other.title}: -r ${other.short}.`,
      };
}

/** The rule system of the roster that was put into a game last. @throws LogError */
function mustered(path: string): string | undefined {
  const { standing } = follow(path);
  const undone = new TakenBack(standing);
  const rosters = [...standing].filter((at) => at.of.kind === 'roster' && !undone.has(at));
  const last = rosters.at(-1);
  return last && read('roster', last)?.roster.ruleset;
}

export const noRoster = ({ why, hint }: WithoutUnits): EngineError =>
  new EngineError('nothing-found', `${capital(why)}.`, hint);
