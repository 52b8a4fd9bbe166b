import { text, toggle } from '../../../src/rules/field.js';
import { derived, type NamedUnits } from '../../../src/rules/role.js';
import { type Foot, infantry, vehicle } from '../kinds.js';
import { role, takes } from '../words.js';
import { noWreck, someLeft } from './bars.js';

const passes = {
  side: derived(
    text('the player who passes; else the one whose try it is', { metavar: 'side', max: 80 }),
    (_: unknown, __, { unit }: NamedUnits) => unit?.side,
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
  takes: {
    infantry: takes({ kind: infantry, prefix: '', fields: [], also: passes, bars: [someLeft] }),
    vehicle: takes({ kind: vehicle, prefix: '', fields: [], also: passes, bars: [noWreck] }),
  },
});
