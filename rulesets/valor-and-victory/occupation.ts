import type { Rule } from '../../src/rules/rule.js';
import { type Assault, named } from './assault-input.js';
import { placeSaid, positionOf } from './cover.js';
import { isBunker } from './stack.js';
import { counters, dieLimits, stackLimits } from './tables.js';
import { look, ruling, step } from './words.js';

/** What the assaulters gain with the hex, and what awaits them there (15.8, 20.3, 20.7). */
export function* occupation(input: Assault, units: number, points: number): Rule<void> {
  const position = positionOf(input);
  if (yield* allFall(input, points)) {
    const text = 'the points eliminate all assaulters: nobody holds the hex';
    yield* step({ id: 'nobody-left', clause: 'vv:14.61g', value: true, text, ruling: 'vv:R42' });
    return;
  }
  const { value: room } = yield* look(stackLimits.cells.bunker);
  if (isBunker(position) && units > room) {
    const text = `once the points are met, ${room} units go into the bunker; the rest stay where they came from`;
    yield* step({ id: 'bunker', clause: 'vv:15.8c', value: room, text, ruling: 'vv:R13' });
  } else if (position) {
    const text = `the assaulters move in and are inside the ${placeSaid(position)}`;
    yield* step({ id: 'inside', clause: 'vv:20.3', value: position, text, ruling: 'vv:R12' });
  }
  if (!input.minefield) return;
  const attacked = (yield* ruling('vv:R41')) === 1;
  const { value: upTo } = yield* look(dieLimits.cells.minefield);
  const text = attacked
    ? `mined: after the points one die for each unit that enters, lost on ${upTo} or less (wg mines -r vv)`
    : 'the mines do not attack those who take the hex by assault';
  yield* step({ id: 'minefield', clause: 'vv:20.7', value: attacked, text, ruling: 'vv:R41' });
}

/** Whether the points are all that the assaulters can take, where their ratings are known. */
function* allFall({ assault }: Assault, points: number): Rule<boolean> {
  const units = named(assault);
  if (!units) return false;
  const leader = yield* look(counters.cells.leader);
  const most = units.reduce(
    (sum, { rating, valorous }) => sum + (rating ?? leader.value.rating) + (valorous ? 1 : 0),
    0,
  );
  return points >= most;
}
