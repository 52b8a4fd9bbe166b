import { NoRoom, pathsOf } from '../dice/paths/paths.js';
import type { Trodden } from '../dice/paths/questions.js';
import { type Cells, play, type Rulings, resultOf } from '../dice/play.js';
import { type Heard, recordedHand } from '../dice/recorded.js';
import { ruleOf } from '../engine/resolve.js';
import { spellingOf } from '../odds/distribution.js';
import type { AnyAction } from '../rules/action.js';
import type { Rule } from '../rules/rule.js';
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

/**
 * Plays lines again of which some are the same again and again, with other dice: of those the paths are kept that they take.
 */
export class RollsAgain {
  private readonly lines = new Map<string, Trodden | undefined>();

  /**
   * The paths of a line, from the second time on that it is played.
   * @param line all that decides what it comes to, but the dice
   */
  pathsOf(
    line: string,
    rule: () => Rule<unknown>,
    terms: LuckTerms,
    anyway: readonly string[],
  ): Trodden | undefined {
    const isKnown = this.lines.has(line);
    if (!isKnown && this.lines.size >= LINES) return undefined;
    const paths = this.lines.get(line) ?? (isKnown ? pathsOf(rule, { ...terms, anyway }, ROOM) : undefined);
    this.lines.set(line, paths);
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
