import { text, toggle } from '../../../src/rules/field.js';
import { derived } from '../../../src/rules/role.js';
import type { Foot } from '../kinds.js';
import { role, takes } from '../words.js';
import { drives, onFoot } from './bars.js';
import { sideOf } from './so-far.js';

const also = {
  side: derived(
    text('the player who passes; else the one whose try it is', { metavar: 'side', max: 80 }),
    (_: unknown, __, named) => sideOf(named),
  ),
  tried: derived(
    toggle('that unit has been tried this turn', {}),
    ({ tried }: Pick<Foot, 'tried'>) => tried !== undefined,
  ),
};

/** The unit whose try a pass uses up. */
export const unit = role('unit', {
  says: 'the unit whose try it costs',
  by: 'name',
  takes: { infantry: takes({ ...onFoot, also }), vehicle: takes({ ...drives, also }) },
});
