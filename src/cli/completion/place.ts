import { systemAsked } from '../../engine/system-asked.js';
import { SYSTEMS } from '../../engine/systems.js';
import { currentGame } from '../../log/current.js';
import { gameSpelt } from '../../log/games.js';
import type { RuleSystem } from '../../rules/system.js';
import type { Io } from '../io.js';
import { valueBehind } from '../line/parse.js';

/** What a line that is being typed belongs to. */
export interface LineContext {
  readonly game: string;
  /** The rule system that is in force, if anything says so, as {@link systemAsked} has it. */
  readonly asked: ReturnType<typeof systemAsked>;
  /** The rule system it is about: that in force, or the first. */
  readonly system: RuleSystem;
  readonly io: Io;
}

/** What a line belongs to by its flags and by the game; as without them, where they are wrong. */
export function contextOf(words: readonly string[], io: Io): LineContext {
  const game = valueBehind(words, '--game');
  const asked = askedIn({ ruleset: valueBehind(words, '--ruleset', '-r'), game }, io);
  return {
    game: gameSpelt(game ?? currentGame(io.env), io.env),
    asked,
    system: asked?.system ?? SYSTEMS[0]!,
    io,
  };
}

function askedIn(flags: Parameters<typeof systemAsked>[0], io: Io): LineContext['asked'] {
  try {
    return systemAsked(flags, io.env);
  } catch {
    return undefined;
  }
}
