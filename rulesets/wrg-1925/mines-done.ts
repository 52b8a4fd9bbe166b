import type { Rule } from '../../src/rules/rule.js';
import { gotOut } from './armour-done.js';
import { casualties } from './deeds.js';
import type { Escaped } from './escape.js';
import type { Mines } from './mines-input.js';
import { mined } from './roles/armour.js';

/** What mines leave on the table. */

interface Done extends Escaped {
  readonly casualties?: number;
  readonly state?: string;
  readonly onFire?: boolean;
}

/** Men on mines, in a vehicle on them, or in the cone of one that is fired: that is fire, and the others are not. */
export function* minesDone(input: Mines, done: Done): Rule<void> {
  if (input.target === undefined) return;
  const { casualties: fell, crewLost = 0, state, onFire } = done;
  if (input.range !== undefined)
    yield* mined.on.set('wrg:react.1', { underFire: true, otherFire: true, nearest: input.range });
  if (fell !== undefined) yield* casualties(mined, 'wrg:mine.8', fell);
  if (input.at === 'hard') yield* mined.on.set('wrg:mine.13', { afv: true });
  if (state === 'knocked-out' || state === 'destroyed') {
    yield* mined.on.set('wrg:mine.13', { knockedOut: true, ...(onFire && { onFire: true }) });
    yield* gotOut(mined, input, done);
    return;
  }
  yield* casualties(mined, 'wrg:mine.6', crewLost);
  if (state === 'immobilised' || state === 'disabled')
    yield* mined.on.set('wrg:mine.13', { immobilised: true });
}
