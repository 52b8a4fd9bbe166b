import { COUNTED } from '../roster/figures.js';
import { hasFled, inMelee, most, riding } from '../roster/foot.js';
import { infantry } from '../roster/kinds.js';
import { role, takes } from '../words.js';

/** What a unit brings with it, and what may keep it from combining. */
const combining = {
  kind: infantry,
  fields: ['grade', ...COUNTED, 'routing', 'mounted', 'horses', 'dugIn'],
  most,
} as const;
const others = { clause: 'bg:combine.3', says: () => 'A vehicle combines with nothing.' } as const;

export const unit = role('unit', {
  says: 'the unit',
  acts: true,
  takes: { infantry: takes({ ...combining, group: 'Unit', also: { inMelee, riding, reacted: hasFled } }) },
  others,
});

export const other = role('other', {
  says: 'the unit it combines with',
  side: { is: 'own', clause: 'bg:combine.1' },
  takes: {
    infantry: takes({
      ...combining,
      prefix: 'other',
      group: 'Other unit',
      also: { otherInMelee: inMelee, otherRiding: riding, otherReacted: hasFled },
    }),
  },
  others,
});
