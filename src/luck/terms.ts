import { type Cells, play, type Rulings } from '../dice/play.js';
import { type Heard, recordedHand } from '../dice/recorded.js';
import { keyOf } from '../odds/distribution.js';
import { type AnyAction, ruleOf } from '../rules/action.js';
import type { InContext } from './context.js';

/** What decides odds, besides what a rule looks at of its input and of the game. */
export interface Terms {
  readonly rulings: Rulings;
  readonly cells: Cells;
}

/**
 * Plays a resolution again with its own dice, to find by what it was played.
 * @param heard is told of every die
 * @returns undefined where it does not come to the same
 */
export function termsOf(one: InContext, action: AnyAction, heard: Heard = () => {}): Terms | undefined {
  const { house } = one;
  const { record } = one.event;
  const own = { rulings: record.rulings, cells: record.house ?? {} };
  const agreed = house && {
    rulings: { ...house.rulings, ...own.rulings },
    cells: { ...house.cells, ...own.cells },
  };
  // A line may have been played without the house rules of its game.
  for (const terms of agreed ? [agreed, own] : [own]) {
    const thrown: Parameters<Heard>[] = [];
    if (!comesToTheSame(one, action, terms, (...die) => thrown.push(die))) continue;
    for (const die of thrown) heard(...die);
    return terms;
  }
  return undefined;
}

/** Whether a resolution that is played again comes to the same, and asks for the same dice. */
function comesToTheSame(
  { event, past }: InContext,
  action: AnyAction,
  { rulings, cells }: Terms,
  heard: Heard,
): boolean {
  const { record } = event;
  try {
    const hand = recordedHand(record.steps, heard);
    const played = play(ruleOf(action, record.input as never, past), hand, rulings, cells, record.anyway);
    hand.finish();
    return keyOf(played.result) === keyOf(record.result) && keyOf(played.house) === keyOf(record.house ?? {});
  } catch {
    return false;
  }
}
