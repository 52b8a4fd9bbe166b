import { NoRoom, pathsOf } from '../dice/paths/paths.js';
import type { Trodden } from '../dice/paths/questions.js';
import { type Cells, play, type Rulings, resultOf } from '../dice/play.js';
import { type Heard, recordedHand } from '../dice/recorded.js';
import { ruleOf } from '../engine/resolve.js';
import { spellingOf } from '../odds/distribution.js';
import type { AnyAction } from '../rules/action.js';
import { onceFor } from '../rules/once.js';
import type { Input, Resolution } from '../rules/record.js';
import type { InContext } from './context.js';

/** What decides odds, besides what a rule looks at of its input and of the game. */
export interface LuckTerms {
  readonly rulings: Rulings;
  readonly cells: Cells;
}

/** A die that was thrown: the faces it has, and the one it shows. */
type ThrownDie = Parameters<Heard>;

/** Lines of which the paths are kept, and what is kept of each. */
const [LINES, ROOM] = [64, 1_000];

/** How a line is played again. */
interface PlayedAgain {
  readonly action: AnyAction;
  readonly terms: LuckTerms;
  readonly anyway: readonly string[];
}

/**
 * Plays lines again of which some are the same again and again, with other dice: of those the paths are kept that they take.
 */
export class RollsAgain {
  private readonly lines = onceFor((_: Input) => new Map<string, Trodden | undefined>());
  private kept = 0;

  /**
   * The paths of a line, from the second time on that it is played.
   * @param input one and the same of lines that are alike
   * @param question what else decides what it comes to, but the dice
   */
  pathsOf({ input }: Pick<Resolution, 'input'>, question: string, { action, terms, anyway }: PlayedAgain) {
    const lines = this.lines(input);
    const isKnown = lines.has(question);
    if (!isKnown && this.kept >= LINES) return undefined;
    if (!isKnown) this.kept++;
    const rule = () => ruleOf(action, input);
    const paths = lines.get(question) ?? (isKnown ? pathsOf(rule, { ...terms, anyway }, ROOM) : undefined);
    lines.set(question, paths);
    return paths;
  }
}

/**
 * The dice of a resolution, as its rule asks for them.
 * @param paths those of its line, where they are known and it was played without cells of the players' own
 * @returns undefined where it asks for others, or comes to something else
 */
export function diceOf(
  one: InContext,
  action: AnyAction,
  terms: LuckTerms,
  paths?: Trodden,
): readonly ThrownDie[] | undefined {
  try {
    return diceBy(one, action, terms, paths);
  } catch (error) {
    return error instanceof NoRoom ? diceOf(one, action, terms) : undefined;
  }
}

function diceBy(
  { event: { record }, past }: InContext,
  action: AnyAction,
  { rulings, cells }: LuckTerms,
  paths?: Trodden,
): readonly ThrownDie[] | undefined {
  const dice: ThrownDie[] = [];
  const hand = recordedHand(record.steps, (...die) => dice.push(die));
  const rule = () => ruleOf(action, record.input, past);
  const { house = {}, anyway = [] } = record;
  let result: string;
  let cellsMet: Cells = {};
  if (paths) result = paths.go(hand).json;
  else if (Object.keys(cells).length === 0)
    result = spellingOf(resultOf(rule(), hand, { rulings, cells, anyway }));
  else {
    const played = play(rule(), hand, { rulings, cells, anyway });
    result = spellingOf(played.result);
    cellsMet = played.house;
  }
  hand.finish();
  return result === spellingOf(record.result) && spellingOf(cellsMet) === spellingOf(house)
    ? dice
    : undefined;
}
